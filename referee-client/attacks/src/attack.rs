//! Clients that all misbehave in the same way at once, and reconnect when they are closed.

use std::io::{ErrorKind, Write};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::thread;
use std::time::{Duration, Instant};

/// Maximum number of connections of an attack, because each one occupies a port of this machine for
/// a minute.
const MAX_CONNECTIONS: usize = 3000;

/// Time limit for connecting. After it the client tries again later, because the server's queue is
/// full.
const CONNECT_PATIENCE: Duration = Duration::from_millis(50);

/// A number of clients above the connection limit of all servers.
pub(crate) const CROWD: usize = 800;

/// The messages follow each other without a pause.
pub(crate) const AT_ONCE: Duration = Duration::ZERO;

/// A little data at intervals.
pub(crate) const SLOWLY: Duration = Duration::from_millis(200);

/// An attack: a number of clients and their behaviour.
pub struct Attack {
    /// The name in the table.
    pub name: &'static str,
    /// Number of clients at the same time.
    pub clients: usize,
    /// The first message of the client with this number.
    pub say: Box<dyn Fn(usize) -> Vec<u8> + Sync>,
    /// The data that it sends repeatedly afterwards, and the pause before each; empty for none. It
    /// never reads.
    pub more: (Vec<u8>, Duration),
    /// Its action after its first message.
    pub end: End,
}

/// A client's action after its messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// It stays.
    Stay,
    /// It closes its own side and stays.
    HalfClose,
    /// It leaves and reconnects.
    Leave,
}

struct Client {
    stream: TcpStream,
    unsaid: Vec<u8>,
    /// Time of the next message.
    next: Instant,
    closed: bool,
}

impl Attack {
    /// Clients that all send the same message and stay.
    pub fn new(name: &'static str, clients: usize, say: impl Into<Vec<u8>>) -> Attack {
        let say = say.into();
        Attack {
            name,
            clients,
            say: Box::new(move |_| say.clone()),
            more: (Vec::new(), Duration::ZERO),
            end: End::Stay,
        }
    }

    /// Lets the clients send `more` repeatedly, with this pause.
    #[must_use]
    pub fn going_on(mut self, more: impl Into<Vec<u8>>, pause: Duration) -> Attack {
        self.more = (more.into(), pause);
        self
    }

    /// Sets the end.
    #[must_use]
    pub fn ending(mut self, end: End) -> Attack {
        self.end = end;
        self
    }

    /// Attacks while `goes_on` returns true. Returns the number of connections.
    pub(crate) fn run(&self, address: &str, goes_on: impl Fn() -> bool) -> usize {
        let address: SocketAddr = address.parse().expect("a server's address");
        let mut crowd: Vec<Option<Client>> = (0..self.clients).map(|_| None).collect();
        let mut made = 0;
        while goes_on() {
            let mut full = false;
            for place in &mut crowd {
                if place.is_none() && !full && made < MAX_CONNECTIONS && goes_on() {
                    *place = self.connect(&address, made);
                    full = place.is_none();
                    made += usize::from(!full);
                }
                if place.as_mut().is_some_and(|client| !self.act(client)) {
                    *place = None;
                }
            }
            thread::sleep(Duration::from_millis(5));
        }
        made
    }

    fn connect(&self, address: &SocketAddr, number: usize) -> Option<Client> {
        let stream = TcpStream::connect_timeout(address, CONNECT_PATIENCE).ok()?;
        stream.set_nonblocking(true).ok()?;
        Some(Client { stream, unsaid: (self.say)(number), next: Instant::now(), closed: false })
    }

    /// Takes one step without blocking. Returns whether the client is still connected.
    fn act(&self, client: &mut Client) -> bool {
        if client.unsaid.is_empty() && !client.closed && !self.more.0.is_empty() && client.next <= Instant::now() {
            client.unsaid.clone_from(&self.more.0);
        }
        if !client.unsaid.is_empty() {
            match client.stream.write(&client.unsaid) {
                Ok(said) => drop(client.unsaid.drain(..said)),
                Err(why) if why.kind() == ErrorKind::WouldBlock => return true,
                Err(_) => return false,
            }
            client.next = Instant::now() + self.more.1;
        }
        if client.unsaid.is_empty() && !client.closed {
            match self.end {
                End::Stay => {}
                End::HalfClose => {
                    client.closed = true;
                    return client.stream.shutdown(Shutdown::Write).is_ok();
                }
                End::Leave => return false,
            }
        }
        // A closed client reads the end of the stream, unless unread bytes come first.
        match client.stream.peek(&mut [0]) {
            Ok(bytes) => bytes > 0,
            Err(why) => why.kind() == ErrorKind::WouldBlock,
        }
    }
}
