//! A child to which lines are said and from which lines are heard, both bounded.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{ChildStdin, ChildStdout};
use std::sync::mpsc::{sync_channel, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use rustix::fs::{fcntl_getfl, fcntl_setfl, OFlags};

use super::process::{Process, Start, StartError};
use super::words::Account;

/// Lines that a child may write ahead; then it waits.
const LINES_AHEAD: usize = 16;

/// A running child and the lines between it and us.
#[derive(Debug)]
pub struct LineProcess {
    input: Option<ChildStdin>,
    lines: Receiver<Heard>,
    process: Process,
}

/// Why no line comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Silence {
    /// None came in time.
    Timeout,
    /// It is longer than lines may be; nothing more is read.
    TooLong,
    /// The child has closed its output, most often because it has ended.
    Closed,
}

/// What was read.
#[derive(Debug)]
enum Heard {
    Line(String),
    TooLong,
}

impl LineProcess {
    /// Starts a child whose lines have at most `longest_line` bytes, their ends included.
    pub fn start(start: &Start, longest_line: usize) -> Result<LineProcess, StartError> {
        let (process, input, output) = Process::start(start)?;
        // A child that does not read must not hold us up.
        let flags = fcntl_getfl(&input).and_then(|flags| fcntl_setfl(&input, flags | OFlags::NONBLOCK));
        flags.map_err(std::io::Error::from)?;
        let (sender, lines) = sync_channel(LINES_AHEAD);
        thread::spawn(move || read_lines(output, longest_line as u64, &sender));
        Ok(LineProcess { input: Some(input), lines, process })
    }

    /// Says a line. Whoever does not take it is judged by what it says itself.
    pub fn tell(&mut self, line: &str) {
        let Some(input) = &mut self.input else { return };
        if input.write_all(format!("{line}\n").as_bytes()).is_err() {
            // Half a line is worse than none.
            self.input = None;
        }
    }

    /// Says that there will be no more lines.
    pub fn hang_up(&mut self) {
        self.input = None;
    }

    /// Waits so long for a line; blanks around it are taken off, and what is no text in it is replaced.
    pub fn hear(&mut self, patience: Duration) -> Result<String, Silence> {
        match self.lines.recv_timeout(patience) {
            Ok(Heard::Line(line)) => Ok(line),
            Ok(Heard::TooLong) => Err(Silence::TooLong),
            Err(RecvTimeoutError::Timeout) => Err(Silence::Timeout),
            Err(RecvTimeoutError::Disconnected) => Err(Silence::Closed),
        }
    }

    /// Forgets what has come and was not heard; a flood is not followed beyond the deadline.
    pub fn forget(&mut self, deadline: Instant) {
        while self.lines.try_recv().is_ok() && Instant::now() < deadline {}
    }

    /// Whether it has not ended; seen a moment after it has.
    pub fn is_running(&mut self) -> bool {
        self.process.is_running()
    }

    /// Ends it, after it has had `farewell` to end by itself: what it used, and its last words on stderr if they are kept.
    pub fn end(mut self, farewell: Duration) -> (Account, String) {
        self.hang_up();
        let account = self.process.end(farewell);
        (account, self.process.last_words())
    }
}

fn read_lines(output: ChildStdout, longest_line: u64, heard: &SyncSender<Heard>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let read = output.by_ref().take(longest_line).read_until(b'\n', &mut line);
        let word = match read {
            Ok(0) | Err(_) => return,
            Ok(count) if count as u64 == longest_line && line.last() != Some(&b'\n') => Heard::TooLong,
            Ok(_) => Heard::Line(String::from_utf8_lossy(&line).trim().to_owned()),
        };
        let is_last = matches!(word, Heard::TooLong);
        // Nobody listens to a child that is being ended.
        if heard.send(word).is_err() || is_last {
            return;
        }
    }
}
