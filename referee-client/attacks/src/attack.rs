//! Clients that do the same wrong thing, all at once, and come again when they are thrown out.

use std::io::{ErrorKind, Write};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::thread;
use std::time::{Duration, Instant};

/// No attack connects more often, because each connection keeps a port of this machine for a minute.
const MOST_CONNECTIONS: usize = 3000;

/// A connection that is not there by then is tried again later: the server's queue is full.
const CONNECT_PATIENCE: Duration = Duration::from_millis(50);

/// More than any of these servers' connections.
pub(crate) const CROWD: usize = 800;

/// No pause but the server's.
pub(crate) const AT_ONCE: Duration = Duration::ZERO;

/// A little now and then.
pub(crate) const SLOWLY: Duration = Duration::from_millis(200);

/// Clients and what they do.
pub struct Attack {
    /// What it is called in the table.
    pub name: &'static str,
    /// How many at a time.
    pub clients: usize,
    /// What the client of this number says first.
    pub say: Box<dyn Fn(usize) -> Vec<u8> + Sync>,
    /// What it goes on to say, and after which pause; nothing more if that is empty. It never reads.
    pub more: (Vec<u8>, Duration),
    /// What it does when the first words are said.
    pub end: End,
}

/// What a client does when it has spoken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// It stays.
    Stay,
    /// It closes its own side and stays.
    HalfClose,
    /// It goes, whatever it may have been told, and comes again.
    Leave,
}

struct Client {
    stream: TcpStream,
    unsaid: Vec<u8>,
    /// When it says more.
    next: Instant,
    closed: bool,
}

impl Attack {
    /// Clients that all say the same and stay.
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

    /// They go on with this, a piece each `pause`.
    #[must_use]
    pub fn going_on(mut self, more: impl Into<Vec<u8>>, pause: Duration) -> Attack {
        self.more = (more.into(), pause);
        self
    }

    /// They end so.
    #[must_use]
    pub fn ending(mut self, end: End) -> Attack {
        self.end = end;
        self
    }

    /// Attacks as long as it shall; says how many connections were made.
    pub(crate) fn run(&self, address: &str, goes_on: impl Fn() -> bool) -> usize {
        let address: SocketAddr = address.parse().expect("a server's address");
        let mut crowd: Vec<Option<Client>> = (0..self.clients).map(|_| None).collect();
        let mut made = 0;
        while goes_on() {
            let mut full = false;
            for place in &mut crowd {
                if place.is_none() && !full && made < MOST_CONNECTIONS && goes_on() {
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

    /// Does what can be done now; whether the client is still there.
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
        // Whoever is thrown out sees the end, unless there is something unread before it.
        match client.stream.peek(&mut [0]) {
            Ok(bytes) => bytes > 0,
            Err(why) => why.kind() == ErrorKind::WouldBlock,
        }
    }
}
