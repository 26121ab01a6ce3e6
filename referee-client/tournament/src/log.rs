//! The log of a tournament.
//!
//! Results, rounds and decisions are lines of one file, in the order in which they happened.
//! Several programs write to it: the one that plays, and the commands with which an organiser
//! decides, even while games are played. A writer locks the file for each line and first reads what
//! the others wrote. A line counts once its line end has been written. A line that a kill left
//! unfinished is cut off by the next writer; a line that did not fit on the disk is cut off by its
//! own writer.

use std::fs::{File, OpenOptions};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use referee_client::fail::bad_input;
use referee_client::json_fault;
use referee_client::text_file::byte_order_mark_length;

use crate::entry::Entry;
use crate::plan::Plan;
use crate::state::State;

/// Maximum size of a log in bytes: two million games of 500 bytes each.
const MAX_BYTES: u64 = 1_000_000_000;

/// A log that is open for writing.
pub struct Log {
    path: PathBuf,
    file: File,
    reader: Reader,
}

/// The part of a log that has been read.
struct Reader {
    state: State,
    /// Length of these lines in bytes.
    read: u64,
    lines: usize,
}

/// Reads a log without changing it: the tournament's state and the log's lines.
pub fn read(path: &Path, plan: Plan) -> anyhow::Result<(State, Vec<Entry>)> {
    let mut reader = Reader { state: State::new(plan), read: 0, lines: 0 };
    let entries = match File::open(path) {
        Ok(mut file) => reader.follow(path, &mut file)?,
        Err(why) if why.kind() == ErrorKind::NotFound => Vec::new(),
        Err(why) => return Err(cannot("read", path, &why)),
    };
    Ok((reader.state, entries))
}

fn cannot(what: &str, path: &Path, why: &io::Error) -> anyhow::Error {
    bad_input(format!("cannot {what} {}: {why}", path.display()))
}

impl Reader {
    /// Reads the complete lines that were added since the last call.
    fn follow(&mut self, path: &Path, file: &mut File) -> anyhow::Result<Vec<Entry>> {
        let mut bytes = Vec::new();
        let mut read = |file: &mut File| {
            let length = file.metadata()?.len();
            if length > MAX_BYTES {
                return Err(io::Error::new(ErrorKind::FileTooLarge, format!("a log of {length} bytes is too large")));
            }
            file.seek(SeekFrom::Start(self.read))?;
            file.read_to_end(&mut bytes)
        };
        read(file).with_context(|| format!("cannot read {}", path.display()))?;
        if self.read == 0 {
            let mark = byte_order_mark_length(&bytes);
            self.read = mark as u64;
            bytes.drain(..mark);
        }
        if bytes.windows(2).any(|pair| pair[0] == b'\r' && pair[1] != b'\n') {
            let why = "a line ends with CR instead of LF: convert the line ends";
            return Err(bad_input(format!("{}: {why}", path.display())));
        }
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        let mut entries = Vec::new();
        for line in bytes[..whole].split_inclusive(|&byte| byte == b'\n') {
            if line.trim_ascii().is_empty() {
                self.read += line.len() as u64;
                self.lines += 1;
                continue;
            }
            let at = |why: String| bad_input(format!("{}, line {}: {why}", path.display(), self.lines + 1));
            let entry: Entry = serde_json::from_slice(line).map_err(|why| at(json_fault::describe(line, &why)))?;
            self.state.apply(entry.clone()).map_err(at)?;
            self.read += line.len() as u64;
            self.lines += 1;
            entries.push(entry);
        }
        Ok(entries)
    }
}

impl Log {
    /// Opens or creates the log of a tournament with this plan, and reads it.
    pub fn open(path: &Path, plan: Plan) -> anyhow::Result<Log> {
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
        let file = file.map_err(|why| cannot("write", path, &why))?;
        // A new file survives a power failure only once its folder is synced.
        path.parent().map_or(Ok(()), |folder| File::open(folder)?.sync_all())?;
        let reader = Reader { state: State::new(plan), read: 0, lines: 0 };
        let mut log = Log { path: path.to_owned(), file, reader };
        log.follow()?;
        Ok(log)
    }

    /// The state of the tournament after the lines read so far.
    pub fn state(&self) -> &State {
        &self.reader.state
    }

    /// Reads what other programs have written meanwhile.
    pub fn follow(&mut self) -> anyhow::Result<Vec<Entry>> {
        self.reader.follow(&self.path, &mut self.file)
    }

    /// Appends the line that `next` makes from the state after reading what others wrote. If `next`
    /// returns `None`, nothing is written. On return the line is on the disk. Returns the lines of
    /// the others, and this one.
    pub fn write(
        &mut self,
        next: impl FnOnce(&State) -> anyhow::Result<Option<Entry>>,
    ) -> anyhow::Result<(Vec<Entry>, Option<Entry>)> {
        self.file.lock().with_context(|| format!("cannot lock {}", self.path.display()))?;
        let written = self.write_locked(next);
        let unlocked = self.file.unlock();
        let written = written?;
        unlocked.with_context(|| format!("cannot unlock {}", self.path.display()))?;
        Ok(written)
    }

    /// Runs `work` with the current state while no other program writes to the log.
    pub fn with_lock<T>(&mut self, work: impl FnOnce(&State) -> anyhow::Result<T>) -> anyhow::Result<T> {
        self.file.lock().with_context(|| format!("cannot lock {}", self.path.display()))?;
        let done = self.follow().and_then(|_| work(self.state()));
        let unlocked = self.file.unlock();
        let done = done?;
        unlocked.with_context(|| format!("cannot unlock {}", self.path.display()))?;
        Ok(done)
    }

    fn write_locked(
        &mut self,
        next: impl FnOnce(&State) -> anyhow::Result<Option<Entry>>,
    ) -> anyhow::Result<(Vec<Entry>, Option<Entry>)> {
        let others = self.follow()?;
        let Some(entry) = next(self.state())? else { return Ok((others, None)) };
        if let Some(why) = self.state().problem_with(&entry) {
            return Err(bad_input(why));
        }
        let mut line = serde_json::to_vec(&entry)?;
        line.push(b'\n');
        // Overwrite a line that a kill left unfinished.
        let end = self.reader.read;
        let added = self
            .file
            .set_len(end)
            .and_then(|()| self.file.seek(SeekFrom::Start(end)))
            .and_then(|_| self.file.write_all(&line))
            .and_then(|()| self.file.sync_data());
        if let Err(why) = added {
            // Remove the line, which may be incomplete on the disk.
            let _ = self.file.set_len(end);
            return Err(why).with_context(|| format!("cannot write {}", self.path.display()));
        }
        self.reader.read += line.len() as u64;
        self.reader.lines += 1;
        self.reader.state.apply(entry.clone()).map_err(bad_input)?;
        Ok((others, Some(entry)))
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::decisions::Decision;
    use crate::format::Format;
    use crate::plan::tests::plan;
    use crate::results::tests::result;

    fn result_line(game: u64, winner: Option<usize>) -> impl FnOnce(&State) -> anyhow::Result<Option<Entry>> {
        move |state| Ok(Some(Entry::Result(Box::new(result(state, game, winner)))))
    }

    fn folder_with_two() -> (tempfile::TempDir, PathBuf, Plan) {
        let plan = plan(Format::RoundRobin, &["random:1", "random:2"], 2);
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("results.jsonl");
        let mut log = Log::open(&path, plan.clone()).unwrap();
        log.write(result_line(2, Some(0))).unwrap();
        log.write(result_line(1, None)).unwrap();
        (folder, path, plan)
    }

    #[test]
    fn log_counts_complete_lines_wherever_the_file_is_cut() {
        let (_folder, path, plan) = folder_with_two();
        let whole = fs::read(&path).unwrap();
        let first_end = whole.iter().position(|&byte| byte == b'\n').unwrap() + 1;
        for length in 0..whole.len() {
            fs::write(&path, &whole[..length]).unwrap();
            let mut log = Log::open(&path, plan.clone()).unwrap();
            assert_eq!(log.state().results().len(), usize::from(length >= first_end), "cut at {length}");
            log.write(result_line(4, Some(1))).unwrap();
            let (state, _) = read(&path, plan.clone()).unwrap();
            let games: Vec<u64> = state.results().iter().map(|result| result.game).collect();
            assert_eq!(games, if length >= first_end { vec![2, 4] } else { vec![4] });
        }
    }

    #[test]
    fn two_writers_read_each_others_lines() {
        let (_folder, path, plan) = folder_with_two();
        let mut player = Log::open(&path, plan.clone()).unwrap();
        let mut organiser = Log::open(&path, plan).unwrap();
        player.write(result_line(3, Some(0))).unwrap();
        let replay = Decision::Replay { game: 3, reason: "a bug".to_owned() };
        let (others, own) = organiser.write(|_| Ok(Some(Entry::Decision(replay.clone())))).unwrap();
        assert_eq!((others.len(), own), (1, Some(Entry::Decision(replay.clone()))));
        assert_eq!(player.follow().unwrap(), [Entry::Decision(replay.clone())]);
        assert!(!player.state().has_result(3));
        // The writer refuses an entry that no longer fits, and writes nothing.
        let told = player.write(|_| Ok(Some(Entry::Decision(replay)))).unwrap_err().to_string();
        assert_eq!(told, "game 3 has no result");
        assert_eq!(organiser.follow().unwrap(), []);
    }

    #[test]
    fn read_skips_a_byte_order_mark_and_blank_lines() {
        let (_folder, path, plan) = folder_with_two();
        let whole = fs::read_to_string(&path).unwrap();
        let [crlf, blank] = [whole.replace('\n', "\r\n"), whole.replace('\n', "\n \n") + "\n\n"];
        for text in [format!("\u{feff}{whole}"), crlf, blank] {
            fs::write(&path, &text).unwrap();
            let mut log = Log::open(&path, plan.clone()).unwrap();
            assert_eq!(log.state().results().len(), 2, "{text:?}");
            log.write(result_line(3, Some(1))).unwrap();
            assert_eq!(read(&path, plan.clone()).unwrap().0.results().len(), 3, "{text:?}");
        }
        fs::write(&path, whole.replace('\n', "\r")).unwrap();
        let error = Log::open(&path, plan).err().unwrap().to_string();
        assert!(error.ends_with("results.jsonl: a line ends with CR instead of LF: convert the line ends"), "{error}");
        assert_eq!(fs::read_to_string(&path).unwrap().len(), whole.len());
    }

    #[test]
    fn read_names_the_line_that_does_not_fit() {
        let (_folder, path, plan) = folder_with_two();
        let whole = fs::read_to_string(&path).unwrap();
        let told = |text: String| {
            fs::write(&path, text).unwrap();
            read(&path, plan.clone()).unwrap_err().to_string()
        };
        assert!(told(whole.clone() + "nonsense\n").contains("results.jsonl, line 3: expected ident at column 2"));
        assert!(told(whole.clone() + &whole).ends_with("line 3: game 2 has a result already"));
        assert!(told(whole.replace("\"game\":1", "\"game\":5")).ends_with("line 2: there is no game 5 in the plan"));
        let swapped = whole.replacen("random:2", "random:9", 1);
        assert!(told(swapped).ends_with("line 1: game 2 is between random:2 and random:1"));
    }
}
