//! Writes the messages of a line, one per line of output.

use std::io::Write;
use std::time::{Duration, Instant};

use duo_core::protocol::{Frame, Prompt};
use serde::Serialize;

use super::messages::{split, Message, Speaker};

/// A pause of this length ends a burst. USB adapters hold bytes back for up to 16 ms.
pub const PAUSE: Duration = Duration::from_millis(30);

/// A burst of this length is written without waiting for a pause, because the line is flooded.
const MAX_BURST: usize = 256;

/// Time limit for a reply in the contest.
const LIMIT: Duration = Duration::from_secs(1);

/// Bytes without a pause between them, from one sender if it is known.
struct Burst {
    speaker: Option<Speaker>,
    bytes: Vec<u8>,
    /// Arrival time of each byte.
    times: Vec<Instant>,
    last: Instant,
}

/// A line of the log.
#[derive(Serialize)]
struct Entry {
    time_ms: f64,
    from: Option<Speaker>,
    bytes: String,
    meaning: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    after_ms: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    remark: Option<&'static str>,
}

/// Writes messages and tracks the prompt that waits for an answer.
pub struct Log<W> {
    out: W,
    json: bool,
    begun: Instant,
    burst: Option<Burst>,
    /// Time at which the prompt that waits for an answer was complete.
    asked: Option<Instant>,
}

impl<W: Write> Log<W> {
    /// Lines go to `out`; times count from `begun`.
    pub fn new(out: W, json: bool, begun: Instant) -> Log<W> {
        Log { out, json, begun, burst: None, asked: None }
    }

    /// Time at which [`Log::pause`] is due unless more bytes arrive.
    pub fn deadline(&self) -> Option<Instant> {
        self.burst.as_ref().map(|burst| burst.last + PAUSE)
    }

    /// Adds bytes that arrived at this time.
    pub fn add(&mut self, speaker: Option<Speaker>, bytes: &[u8], at: Instant) -> anyhow::Result<()> {
        let goes_on = |burst: &Burst| burst.speaker == speaker && at < burst.last + PAUSE;
        if !self.burst.as_ref().is_some_and(goes_on) {
            self.pause()?;
        }
        let burst = self.burst.get_or_insert_with(|| Burst { speaker, bytes: Vec::new(), times: Vec::new(), last: at });
        burst.bytes.extend(bytes);
        burst.times.resize(burst.bytes.len(), at);
        burst.last = at;
        if burst.bytes.len() >= MAX_BURST {
            self.pause()?;
        }
        Ok(())
    }

    /// Ends the burst and writes it.
    pub fn pause(&mut self) -> anyhow::Result<()> {
        let Some(Burst { speaker, bytes, mut times, .. }) = self.burst.take() else { return Ok(()) };
        for (message, bytes) in split(&bytes, speaker) {
            let its_times: Vec<Instant> = times.drain(..bytes.len()).collect();
            let entry = self.entry(message, bytes, speaker.or(message.speaker()), &its_times);
            self.write(&entry)?;
        }
        Ok(self.out.flush()?)
    }

    fn entry(&mut self, message: Message, bytes: &[u8], from: Option<Speaker>, times: &[Instant]) -> Entry {
        let (first, last) = (times[0], times[times.len() - 1]);
        let mut after = None;
        let mut remark = None;
        match message {
            Message::Frame(Frame::Prompt(Prompt::End)) => self.asked = None,
            Message::Frame(Frame::Prompt(_)) => self.asked = Some(last),
            Message::Reply(_) => {
                after = self.asked.take().map(|asked| last.saturating_duration_since(asked));
                remark = match after {
                    None => Some("unasked"),
                    Some(after) if after > LIMIT => Some("late"),
                    Some(_) => None,
                };
            }
            Message::Frame(_) | Message::Raw => {}
        }
        Entry {
            time_ms: milliseconds(first.saturating_duration_since(self.begun)),
            from,
            bytes: bytes.escape_ascii().to_string(),
            meaning: message.to_string(),
            after_ms: after.map(milliseconds),
            remark,
        }
    }

    fn write(&mut self, entry: &Entry) -> anyhow::Result<()> {
        if self.json {
            writeln!(self.out, "{}", serde_json::to_string(entry)?)?;
            return Ok(());
        }
        let Entry { time_ms, from, bytes, meaning, after_ms, remark } = entry;
        let from = from.map_or_else(|| "?".to_owned(), |speaker| speaker.to_string());
        let after = after_ms.map_or_else(String::new, |after| format!(", after {after:.1} ms"));
        let remark = remark.map_or_else(String::new, |remark| format!(" ({remark})"));
        writeln!(self.out, "{:10.3}  {from:7}  {bytes:8}  {meaning}{after}{remark}", time_ms / 1000.0)?;
        Ok(())
    }
}

fn milliseconds(time: Duration) -> f64 {
    time.as_micros() as f64 / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The log of bytes that arrived at these times in milliseconds.
    fn log(heard: &[(Option<Speaker>, u64, &[u8])]) -> String {
        let begun = Instant::now();
        let mut out = Vec::new();
        let mut log = Log::new(&mut out, false, begun);
        for &(speaker, at, bytes) in heard {
            log.add(speaker, bytes, begun + Duration::from_millis(at)).unwrap();
        }
        log.pause().unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn log_shows_both_directions_with_times() {
        let (referee, board) = (Some(Speaker::Referee), Some(Speaker::Board));
        let heard: [(_, _, &[u8]); 8] = [
            (referee, 0, b"0"),
            (board, 1, b"1R"),
            (board, 12, b"S"),
            (referee, 2000, b"25"),
            (board, 3100, b"55u0"),
            (board, 3150, b"55u0"),
            (board, 3200, b"\xff"),
            (referee, 4000, b"9"),
        ];
        insta::assert_snapshot!(log(&heard));
    }

    #[test]
    fn flood_is_written_while_it_lasts() {
        let begun = Instant::now();
        let mut out = Vec::new();
        let mut log = Log::new(&mut out, false, begun);
        for _ in 0..MAX_BURST {
            log.add(Some(Speaker::Board), b"flood!", begun).unwrap();
        }
        drop(log);
        let written = String::from_utf8(out).unwrap();
        assert_eq!(written.lines().count(), 5, "{written}");
    }

    #[test]
    fn log_of_one_line_finds_the_senders() {
        let heard: [(_, _, &[u8]); 4] = [(None, 0, b"0"), (None, 3, b"1RS"), (None, 500, b"4a8"), (None, 600, b"e0")];
        insta::assert_snapshot!(log(&heard));
    }
}
