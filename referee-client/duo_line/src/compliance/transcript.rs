//! The bytes on the line during a check, to explain a failure.

use std::time::Duration;

use serde::Serialize;

/// Number of entries that a report shows: the last ones.
const SHOWN: usize = 10;

/// Bytes in one direction.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Entry {
    /// Whether the bytes went to the board.
    pub sent: bool,
    /// The bytes, escaped where not printable.
    pub bytes: String,
    /// Time of the last byte after the last byte to the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after_ms: Option<f64>,
}

/// The entries of a check.
#[derive(Debug, Default)]
pub struct Transcript(Vec<Entry>);

impl Transcript {
    /// Notes bytes to the board.
    pub fn note_sent(&mut self, bytes: &[u8]) {
        self.0.push(Entry { sent: true, bytes: bytes.escape_ascii().to_string(), after_ms: None });
    }

    /// Notes bytes from the board; `after` is `None` for unasked bytes.
    pub fn note_received(&mut self, bytes: &[u8], after: Option<Duration>) {
        if !bytes.is_empty() {
            let after_ms = after.map(|after| after.as_micros() as f64 / 1000.0);
            self.0.push(Entry { sent: false, bytes: bytes.escape_ascii().to_string(), after_ms });
        }
    }

    /// Takes the last entries and discards the rest.
    pub fn take_last(&mut self) -> Vec<Entry> {
        let skipped = self.0.len().saturating_sub(SHOWN);
        std::mem::take(&mut self.0).split_off(skipped)
    }
}

impl std::fmt::Display for Entry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Entry { sent, bytes, after_ms } = self;
        match (sent, after_ms) {
            (true, _) => write!(f, "sent      {bytes}"),
            (false, Some(after)) => write!(f, "received  {bytes}  after {after:.1} ms"),
            (false, None) => write!(f, "received  {bytes}  unasked"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn take_last_returns_the_last_entries_with_their_times() {
        let mut transcript = Transcript::default();
        for _ in 0..SHOWN {
            transcript.note_sent(b"40000");
        }
        transcript.note_received(b"", None);
        transcript.note_received(b"1\r\n", Some(Duration::from_micros(1500)));
        transcript.note_received(b"\xff", None);
        let shown: Vec<String> = transcript.take_last().iter().map(Entry::to_string).collect();
        assert_eq!(shown.len(), SHOWN);
        assert_eq!(
            shown[SHOWN - 3..],
            ["sent      40000", "received  1\\r\\n  after 1.5 ms", "received  \\xff  unasked"]
        );
        assert!(transcript.take_last().is_empty());
    }
}
