//! Transcripts: the messages between referee and player, with times. They show a team why it lost.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use anyhow::Context;
use referee_client::fail::bad_input;
use referee_client::foreign_text::Printable;
use referee_client::json_fault::describe;
use referee_client::text_file::skip_byte_order_mark;
use serde::{Deserialize, Serialize};

/// The sender of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Speaker {
    /// The referee.
    Referee,
    /// The player: a board, a program or a client.
    #[serde(alias = "board")]
    Player,
}

/// Bytes that were sent or received in one go, as far as the line shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Message {
    /// Microseconds since the line was opened.
    pub us: u64,
    /// The sender.
    pub by: Speaker,
    /// One character for each byte; bytes beyond ASCII are U+0080 to U+00FF.
    pub bytes: String,
}

impl Message {
    /// The bytes. Characters that are not bytes, in an edited file, are skipped.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.bytes.chars().filter_map(|byte| u8::try_from(byte).ok()).collect()
    }
}

/// A transcript file. It is created with the first message, and replaced if it exists.
#[derive(Clone)]
pub struct Transcript(Arc<Mutex<Page>>);

struct Page {
    path: PathBuf,
    file: Option<File>,
    begun: Instant,
    /// The first error; nothing is written after it.
    failed: Option<io::Error>,
}

impl Transcript {
    /// A transcript in this file; times count from now.
    pub fn new(path: PathBuf) -> Transcript {
        Transcript(Arc::new(Mutex::new(Page { path, file: None, begun: Instant::now(), failed: None })))
    }

    /// Reports the first write error, if any.
    pub fn check(&self) -> anyhow::Result<()> {
        let mut page = self.page();
        let path = page.path.display().to_string();
        page.failed.take().map_or(Ok(()), |why| Err(why).with_context(|| format!("cannot write {path}")))
    }

    /// Adds a message that was sent or received at this time.
    pub fn add(&self, by: Speaker, bytes: &[u8], at: Instant) {
        let mut page = self.page();
        if bytes.is_empty() || page.failed.is_some() {
            return;
        }
        let us = at.saturating_duration_since(page.begun).as_micros() as u64;
        let heard = Message { us, by, bytes: bytes.iter().copied().map(char::from).collect() };
        page.failed = page.write(&heard).err();
    }

    fn page(&self) -> MutexGuard<'_, Page> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Page {
    fn write(&mut self, heard: &Message) -> io::Result<()> {
        let line = serde_json::to_string(heard)? + "\n";
        let file = match &mut self.file {
            Some(file) => file,
            none => none.insert(File::create(&self.path)?),
        };
        file.write_all(line.as_bytes())
    }
}

/// Reads a transcript; `None` if the file does not exist. An unfinished last line is skipped.
pub fn read(path: &Path) -> anyhow::Result<Option<Vec<Message>>> {
    let cannot = |why: &io::Error| bad_input(format!("cannot read {}: {why}", path.display()));
    let file = match File::open(path) {
        Ok(file) => BufReader::new(file),
        Err(why) if why.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(why) => return Err(cannot(&why)),
    };
    let lines: Vec<String> = file.lines().collect::<io::Result<_>>().map_err(|why| cannot(&why))?;
    let mut heard = Vec::new();
    for (number, line) in (1..).zip(&lines) {
        // People open transcripts in editors, which may add a mark and blank lines.
        let line = if number == 1 { skip_byte_order_mark(line) } else { line };
        if line.trim().is_empty() {
            continue;
        }
        match serde_json::from_str(line) {
            Ok(bytes) => heard.push(bytes),
            Err(_) if number == lines.len() => {}
            Err(why) => return Err(bad_input(format!("{}, line {number}: {}", path.display(), describe(line, &why)))),
        }
    }
    Ok(Some(heard))
}

/// Writes a transcript, one line per line of text. Returns whether the file exists.
pub fn write_text(path: &Path, json: bool, out: &mut dyn Write) -> anyhow::Result<bool> {
    let Some(heard) = read(path)? else { return Ok(false) };
    for heard in heard {
        if json {
            writeln!(out, "{}", serde_json::to_string(&heard)?)?;
            continue;
        }
        let seconds = heard.us as f64 / 1e6;
        let by = match heard.by {
            Speaker::Referee => "referee",
            Speaker::Player => "player",
        };
        for line in String::from_utf8_lossy(&heard.to_bytes()).lines() {
            // Escape control characters: a player may send anything.
            writeln!(out, "{seconds:10.6}  {by:7}  {}", Printable(line))?;
        }
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn read_returns_the_messages_that_were_added() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("bytes.jsonl");
        let transcript = Transcript::new(path.clone());
        assert!(!path.exists());
        transcript.add(Speaker::Referee, b"go\n", Instant::now());
        transcript.add(Speaker::Player, b"\xff\x1b\n", Instant::now());
        transcript.check().unwrap();
        let heard = read(&path).unwrap().unwrap();
        assert_eq!((heard[0].by, heard[0].to_bytes()), (Speaker::Referee, b"go\n".to_vec()));
        assert_eq!(heard[1].to_bytes(), b"\xff\x1b\n");
        let mut told = Vec::new();
        assert!(write_text(&path, false, &mut told).unwrap());
        let told = String::from_utf8(told).unwrap();
        assert!(told.contains("referee  go\n") && told.contains("\\u{1b}\n") && told.lines().count() == 2, "{told}");
        // An unfinished last line is skipped; a bad line in the middle is an error.
        let text = std::fs::read_to_string(&path).unwrap();
        std::fs::write(&path, &text[..text.len() - 5]).unwrap();
        assert_eq!(read(&path).unwrap().unwrap(), heard[..1]);
        std::fs::write(&path, format!("\u{feff}{}\r\n \n", text.replace('\n', "\r\n"))).unwrap();
        assert_eq!(read(&path).unwrap().unwrap(), heard, "as an editor may save it");
        std::fs::write(&path, format!("nonsense\n{text}")).unwrap();
        assert!(read(&path).unwrap_err().to_string().contains("bytes.jsonl, line 1"));
        assert_eq!(read(&folder.path().join("none")).unwrap(), None);
        // Transcripts written before tournaments had several games can still be read.
        std::fs::write(&path, "{\"us\":1,\"by\":\"board\",\"bytes\":\"1\"}\n").unwrap();
        assert_eq!(read(&path).unwrap().unwrap()[0].by, Speaker::Player);
    }

    #[test]
    fn check_reports_a_file_that_cannot_be_written() {
        let transcript = Transcript::new("/nonexistent/bytes.jsonl".into());
        transcript.check().unwrap();
        transcript.add(Speaker::Player, b"1", Instant::now());
        assert!(transcript.check().unwrap_err().to_string().contains("cannot write /nonexistent/bytes.jsonl"));
    }
}
