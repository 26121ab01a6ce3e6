//! The referee's first exchange with a board: it sends `0` and reads `1XX`.

use super::{is_line_end, Prompt, Reply};

/// The handshake without a line: the caller sends, receives and keeps the time.
///
/// A board may miss a `0` while it starts up, so a caller may send it again. Afterwards, up to one
/// answer per zero may arrive.
#[derive(Clone, Debug, Default)]
pub struct Handshake {
    zeros: usize,
    /// Number of bytes received since the first `0`, without line ends.
    heard: usize,
    /// Bytes received since the last `0`, without line ends.
    answer: Vec<u8>,
}

/// The state of the answer since the last `0`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Identification {
    /// The answer may still become an identifier.
    Incomplete,
    /// The complete answer: the team's identifier, printable or not.
    Identifier([u8; 2]),
    /// The answer is too long, or does not begin with `1`.
    Wrong,
}

impl Handshake {
    /// A handshake before its first `0`.
    pub const fn new() -> Handshake {
        Handshake { zeros: 0, heard: 0, answer: Vec::new() }
    }

    /// Begins an attempt and returns the bytes to send. Earlier answers no longer count.
    pub fn start(&mut self) -> Vec<u8> {
        self.zeros += 1;
        self.answer.clear();
        Prompt::Start.to_bytes()
    }

    /// Takes the next byte from the board.
    pub fn take(&mut self, byte: u8) -> Identification {
        if !is_line_end(byte) {
            self.heard += 1;
            self.answer.push(byte);
        }
        self.identification()
    }

    /// The state of the answer since the last `0`.
    pub fn identification(&self) -> Identification {
        match Reply::parse(&self.answer) {
            Some(Reply::Identifier(team)) => Identification::Identifier(team),
            _ if self.answer.len() < Prompt::Start.reply_length() => Identification::Incomplete,
            _ => Identification::Wrong,
        }
    }

    /// The bytes since the last `0`, without line ends.
    pub fn answer(&self) -> &[u8] {
        &self.answer
    }

    /// Number of bytes that may still arrive if the board answers every `0` that was sent.
    pub fn owed_bytes(&self) -> usize {
        (self.zeros * Prompt::Start.reply_length()).saturating_sub(self.heard)
    }

    /// Drops the answer's first byte, to find an identifier after noise.
    pub fn skip_byte(&mut self) {
        if !self.answer.is_empty() {
            self.answer.remove(0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn identification(bytes: &[u8]) -> Identification {
        let mut handshake = Handshake::new();
        handshake.start();
        for &byte in bytes {
            handshake.take(byte);
        }
        handshake.identification()
    }

    #[test]
    fn identifier_is_a_one_and_two_bytes() {
        assert_eq!(identification(b"\r\n1RS\r\n"), Identification::Identifier(*b"RS"));
        assert_eq!(identification(b"1\xff\x01"), Identification::Identifier(*b"\xff\x01"));
        for incomplete in [&b""[..], b"1R", b"\r\n", b"xy"] {
            assert_eq!(identification(incomplete), Identification::Incomplete);
        }
        for wrong in [&b"AB1"[..], b"1AB1", b"1AB1AB", b"53e0"] {
            assert_eq!(identification(wrong), Identification::Wrong);
        }
    }

    #[test]
    fn handshake_counts_the_answers_to_every_zero() {
        let mut handshake = Handshake::new();
        assert_eq!(handshake.owed_bytes(), 0);
        assert_eq!((handshake.start(), handshake.start()), (b"0".to_vec(), b"0".to_vec()));
        handshake.take(b'\n');
        handshake.take(b'1');
        assert_eq!(handshake.owed_bytes(), 5);
        handshake.start();
        assert_eq!((handshake.owed_bytes(), handshake.answer()), (8, &b""[..]));
    }

    #[test]
    fn identifier_is_found_behind_noise() {
        let mut handshake = Handshake::new();
        handshake.start();
        let found = b"\0\xff1R2".iter().find_map(|&byte| match handshake.take(byte) {
            Identification::Identifier(team) => Some(team),
            Identification::Wrong => {
                handshake.skip_byte();
                None
            }
            Identification::Incomplete => None,
        });
        assert_eq!(found, Some(*b"R2"));
    }
}
