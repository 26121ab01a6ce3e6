//! What went over a line, byte by byte with its time, kept in a file: what a referee can show when a team asks why it lost.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use anyhow::Context;
use referee_client::fail::bad_input;
use serde::{Deserialize, Serialize};

use super::Line;
use crate::monitor::Speaker;
use crate::players::{Fault, Search};

/// Bytes that were sent together, or came together, as far as anybody knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Heard {
    /// Microseconds since the line was opened.
    pub us: u64,
    /// Who said it.
    pub by: Speaker,
    /// The bytes, a character each: those beyond ASCII as U+0080 to U+00FF.
    pub bytes: String,
}

impl Heard {
    /// The bytes themselves; of a file that somebody has meddled with, what is no byte is left out.
    pub fn raw(&self) -> Vec<u8> {
        self.bytes.chars().filter_map(|byte| u8::try_from(byte).ok()).collect()
    }
}

/// A file that takes down what is heard. It is made when there is something to be written, anew each time.
#[derive(Clone)]
pub struct Transcript(Arc<Mutex<Page>>);

struct Page {
    path: PathBuf,
    file: Option<File>,
    begun: Instant,
    /// Why not all that was heard is in the file.
    failed: Option<io::Error>,
}

impl Transcript {
    /// Takes down into this file; times count from now.
    pub fn new(path: PathBuf) -> Transcript {
        Transcript(Arc::new(Mutex::new(Page { path, file: None, begun: Instant::now(), failed: None })))
    }

    /// Whether everything has been written.
    pub fn check(&self) -> anyhow::Result<()> {
        let mut page = self.page();
        let path = page.path.display().to_string();
        page.failed.take().map_or(Ok(()), |why| Err(why).with_context(|| format!("cannot write {path}")))
    }

    fn add(&self, by: Speaker, bytes: &[u8], at: Instant) {
        let mut page = self.page();
        if bytes.is_empty() || page.failed.is_some() {
            return;
        }
        let us = at.saturating_duration_since(page.begun).as_micros() as u64;
        let heard = Heard { us, by, bytes: bytes.iter().copied().map(char::from).collect() };
        page.failed = page.write(&heard).err();
    }

    fn page(&self) -> MutexGuard<'_, Page> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Page {
    fn write(&mut self, heard: &Heard) -> io::Result<()> {
        let line = serde_json::to_string(heard)? + "\n";
        let file = match &mut self.file {
            Some(file) => file,
            none => none.insert(File::create(&self.path)?),
        };
        file.write_all(line.as_bytes())
    }
}

/// Reads what was taken down; nothing if there is no such file. A last line that a kill has torn is left out.
pub fn read(path: &Path) -> anyhow::Result<Option<Vec<Heard>>> {
    let file = match File::open(path) {
        Ok(file) => BufReader::new(file),
        Err(why) if why.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(why) => return Err(bad_input(format!("cannot read {}: {why}", path.display()))),
    };
    let lines: Vec<String> = file
        .lines()
        .collect::<io::Result<_>>()
        .map_err(|why| bad_input(format!("cannot read {}: {why}", path.display())))?;
    let mut heard = Vec::new();
    for (number, line) in (1..).zip(&lines) {
        match serde_json::from_str(line) {
            Ok(bytes) => heard.push(bytes),
            Err(_) if number == lines.len() => {}
            Err(why) => return Err(bad_input(format!("{}, line {number}: {why}", path.display()))),
        }
    }
    Ok(Some(heard))
}

/// A line of which everything is taken down.
pub struct Transcribed<L> {
    line: L,
    transcript: Transcript,
    /// When the last byte to the board had left.
    sent: Instant,
}

impl<L: Line> Transcribed<L> {
    /// Takes down what goes over `line`.
    pub fn new(line: L, transcript: Transcript) -> Transcribed<L> {
        Transcribed { line, transcript, sent: Instant::now() }
    }
}

impl<L: Line> Line for Transcribed<L> {
    fn ready(&mut self) -> Result<bool, Fault> {
        self.line.ready()
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
        self.transcript.add(Speaker::Board, &[byte], self.sent + after);
        Ok((byte, after))
    }

    fn unasked(&mut self, quiet: Duration) -> Result<Vec<u8>, Fault> {
        let bytes = self.line.unasked(quiet)?;
        self.transcript.add(Speaker::Board, &bytes, Instant::now());
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
    use crate::line::fake::{Defect, FakeBoard};

    #[test]
    fn what_goes_over_the_line_is_in_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("bytes.jsonl");
        let transcript = Transcript::new(path.clone());
        let mut line = Transcribed::new(FakeBoard::new(Defect::None), transcript.clone());
        assert!(!path.exists());
        line.send(b"0").unwrap();
        let identifier: Vec<u8> = (0..3).map(|_| line.receive(Duration::from_secs(1)).unwrap().0).collect();
        transcript.add(Speaker::Board, b"\xff\n", Instant::now());
        transcript.check().unwrap();
        let heard = read(&path).unwrap().unwrap();
        assert_eq!((heard[0].by, heard[0].raw()), (Speaker::Referee, b"0".to_vec()));
        assert_eq!(heard[1..4].iter().flat_map(Heard::raw).collect::<Vec<_>>(), identifier);
        assert_eq!(heard[4].raw(), b"\xff\n");
        // A torn end counts for nothing; what lies in the middle is named.
        let text = std::fs::read_to_string(&path).unwrap();
        std::fs::write(&path, &text[..text.len() - 5]).unwrap();
        assert_eq!(read(&path).unwrap().unwrap(), heard[..4]);
        std::fs::write(&path, format!("nonsense\n{text}")).unwrap();
        assert!(read(&path).unwrap_err().to_string().contains("bytes.jsonl, line 1"));
        assert_eq!(read(&folder.path().join("none")).unwrap(), None);
    }

    #[test]
    fn a_file_that_cannot_be_written_is_told_at_the_end_of_the_game() {
        let transcript = Transcript::new("/nonexistent/bytes.jsonl".into());
        transcript.check().unwrap();
        transcript.add(Speaker::Board, b"1", Instant::now());
        assert!(transcript.check().unwrap_err().to_string().contains("cannot write /nonexistent/bytes.jsonl"));
    }
}
