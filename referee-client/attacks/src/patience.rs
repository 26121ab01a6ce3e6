//! Slow clients. Each must be cut off in time, even if no other client wants its place.

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::thread;
use std::time::{Duration, Instant};

/// Time between two messages, and between two checks.
const PAUSE: Duration = Duration::from_millis(100);

/// A slow client.
pub struct Dawdler {
    /// The name in the table.
    pub name: &'static str,
    /// The first message.
    pub say: Vec<u8>,
    /// Sent after every pause.
    pub more: &'static [u8],
    /// Whether it reads.
    pub reads: bool,
    /// Time within which it must be cut off.
    pub bound: Duration,
}

/// Checks that all slow clients are cut off in time, and prints the times.
///
/// # Panics
///
/// A client is not cut off.
pub fn are_cut_off(address: &str, dawdlers: &[Dawdler]) {
    let begun = Instant::now();
    let cut_off: Vec<Option<Duration>> = thread::scope(|scope| {
        let threads: Vec<_> = dawdlers.iter().map(|dawdler| scope.spawn(|| dawdler.dawdle(address))).collect();
        threads.into_iter().map(|thread| thread.join().expect("a dawdler")).collect()
    });
    for (dawdler, cut_off) in dawdlers.iter().zip(&cut_off) {
        println!("| {} | cut off after {cut_off:.1?} | within {:?} |", dawdler.name, dawdler.bound);
    }
    let late: Vec<&str> = dawdlers
        .iter()
        .zip(cut_off)
        .filter(|(_, cut_off)| cut_off.is_none())
        .map(|(dawdler, _)| dawdler.name)
        .collect();
    assert!(late.is_empty(), "after {:?} these are still there: {late:?}", begun.elapsed());
}

impl Dawdler {
    fn dawdle(&self, address: &str) -> Option<Duration> {
        let mut stream = TcpStream::connect(address).expect("a connection");
        stream.set_nonblocking(true).expect("a socket");
        let begun = Instant::now();
        let mut unsaid = self.say.clone();
        while begun.elapsed() < self.bound {
            match stream.write(if unsaid.is_empty() { self.more } else { &unsaid }) {
                Ok(said) => drop(unsaid.drain(..said.min(unsaid.len()))),
                Err(why) if why.kind() == ErrorKind::WouldBlock => {}
                Err(_) => return Some(begun.elapsed()),
            }
            if self.reads && has_ended(&mut stream) {
                return Some(begun.elapsed());
            }
            thread::sleep(PAUSE);
        }
        None
    }
}

/// Reads what has arrived. Returns whether the connection has ended.
fn has_ended(stream: &mut TcpStream) -> bool {
    loop {
        match stream.read(&mut [0; 4096]) {
            Ok(0) => return true,
            Ok(_) => {}
            Err(why) => return why.kind() != ErrorKind::WouldBlock,
        }
    }
}
