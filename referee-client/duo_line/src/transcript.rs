//! A line that records every byte with its time.

use std::time::{Duration, Instant};

use ::tournament::evidence::{Speaker, Transcript};

use crate::Line;
use duo_players::player::{Fault, Search};

/// A line with a transcript.
pub struct Transcribed<L> {
    line: L,
    transcript: Transcript,
    /// Time at which the last byte to the board was sent.
    sent: Instant,
}

impl<L: Line> Transcribed<L> {
    /// Records the bytes of `line`.
    pub fn new(line: L, transcript: Transcript) -> Transcribed<L> {
        Transcribed { line, transcript, sent: Instant::now() }
    }
}

impl<L: Line> Line for Transcribed<L> {
    fn reopen(&mut self) -> Result<bool, Fault> {
        self.line.reopen()
    }

    fn send(&mut self, bytes: &[u8]) -> Result<(), Fault> {
        let sent = self.line.send(bytes);
        self.sent = Instant::now();
        if sent.is_ok() {
            self.transcript.add(Speaker::Referee, bytes, self.sent);
        }
        sent
    }

    fn receive(&mut self, limit: Duration) -> Result<(u8, Duration), Fault> {
        let (byte, after) = self.line.receive(limit)?;
        self.transcript.add(Speaker::Player, &[byte], self.sent + after);
        Ok((byte, after))
    }

    fn read_unasked(&mut self, quiet: Duration) -> Result<Vec<u8>, Fault> {
        let bytes = self.line.read_unasked(quiet)?;
        self.transcript.add(Speaker::Player, &bytes, Instant::now());
        Ok(bytes)
    }

    fn settling(&self) -> Duration {
        self.line.settling()
    }

    fn search(&mut self) -> Search {
        self.line.search()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simulated_board::{Defect, FakeBoard};
    use ::tournament::evidence::{read, Message};

    #[test]
    fn transcript_contains_all_bytes_of_the_line() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("bytes.jsonl");
        let transcript = Transcript::new(path.clone());
        let mut line = Transcribed::new(FakeBoard::new(Defect::None), transcript.clone());
        assert!(!path.exists());
        line.send(b"0").unwrap();
        let identifier: Vec<u8> = (0..3).map(|_| line.receive(Duration::from_secs(1)).unwrap().0).collect();
        transcript.check().unwrap();
        let heard = read(&path).unwrap().unwrap();
        assert_eq!((heard[0].by, heard[0].to_bytes()), (Speaker::Referee, b"0".to_vec()));
        assert_eq!(heard[1..].iter().flat_map(Message::to_bytes).collect::<Vec<_>>(), identifier);
        assert!(heard[1..].iter().all(|heard| heard.by == Speaker::Player));
    }
}
