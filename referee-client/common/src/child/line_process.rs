//! A child that reads and writes lines. The number and length of waiting lines are limited.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{ChildStdin, ChildStdout};
use std::sync::mpsc::{sync_channel, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use rustix::fs::{fcntl_getfl, fcntl_setfl, OFlags};

use super::process::{Process, Start, StartError};
use super::words::Account;
use crate::text_file::skip_byte_order_mark;

/// Number of lines that a child may write before it blocks.
const LINES_AHEAD: usize = 16;

/// A running child with its lines.
#[derive(Debug)]
pub struct LineProcess {
    input: Option<ChildStdin>,
    lines: Receiver<Heard>,
    process: Process,
}

/// Why a line is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Silence {
    /// No line came in time.
    Timeout,
    /// The line is too long. Nothing more is read.
    TooLong,
    /// The child has closed its output, usually because it has ended.
    Closed,
}

/// A line, or the end of the readable lines.
#[derive(Debug)]
enum Heard {
    Line(String),
    TooLong,
}

impl LineProcess {
    /// Starts a child whose lines have at most `longest_line` bytes, including the line end.
    pub fn start(start: &Start, longest_line: usize) -> Result<LineProcess, StartError> {
        let (process, input, output) = Process::start(start)?;
        // A child that does not read must not block us.
        let flags = fcntl_getfl(&input).and_then(|flags| fcntl_setfl(&input, flags | OFlags::NONBLOCK));
        flags.map_err(std::io::Error::from)?;
        let (sender, lines) = sync_channel(LINES_AHEAD);
        thread::spawn(move || read_lines(output, longest_line as u64, &sender));
        Ok(LineProcess { input: Some(input), lines, process })
    }

    /// Sends a line. If the child does not read it, its missing answer will show that.
    pub fn send_line(&mut self, line: &str) {
        let Some(input) = &mut self.input else { return };
        if input.write_all(format!("{line}\n").as_bytes()).is_err() {
            // After half a line, nothing more can be sent.
            self.input = None;
        }
    }

    /// Closes the child's input.
    pub fn hang_up(&mut self) {
        self.input = None;
    }

    /// Waits for a line. Blanks around it are trimmed, invalid UTF-8 is replaced, and a byte order
    /// mark before the first line is skipped.
    pub fn read_line(&mut self, patience: Duration) -> Result<String, Silence> {
        match self.lines.recv_timeout(patience) {
            Ok(Heard::Line(line)) => Ok(line),
            Ok(Heard::TooLong) => Err(Silence::TooLong),
            Err(RecvTimeoutError::Timeout) => Err(Silence::Timeout),
            Err(RecvTimeoutError::Disconnected) => Err(Silence::Closed),
        }
    }

    /// Discards the lines received so far, until the deadline at the latest.
    pub fn forget(&mut self, deadline: Instant) {
        while self.lines.try_recv().is_ok() && Instant::now() < deadline {}
    }

    /// Whether the child runs. Its end is noticed with a short delay.
    pub fn is_running(&mut self) -> bool {
        self.process.is_running()
    }

    /// Ends the child after giving it the time `farewell` to end by itself. Returns the resources
    /// used, and the last lines on stderr if they are stored.
    pub fn end(mut self, farewell: Duration) -> (Account, String) {
        self.hang_up();
        let account = self.process.end(farewell);
        (account, self.process.last_words())
    }
}

fn read_lines(output: ChildStdout, longest_line: u64, heard: &SyncSender<Heard>) {
    let mut output = BufReader::new(output);
    let mut is_first = true;
    loop {
        let mut line = Vec::new();
        let read = output.by_ref().take(longest_line).read_until(b'\n', &mut line);
        let word = match read {
            Ok(0) | Err(_) => return,
            Ok(count) if count as u64 == longest_line && line.last() != Some(&b'\n') => Heard::TooLong,
            Ok(_) => {
                let text = String::from_utf8_lossy(&line);
                let text = if is_first { skip_byte_order_mark(&text) } else { &text };
                Heard::Line(text.trim().to_owned())
            }
        };
        is_first = false;
        let is_last = matches!(word, Heard::TooLong);
        // The receiver is gone while the child is being ended.
        if heard.send(word).is_err() || is_last {
            return;
        }
    }
}
