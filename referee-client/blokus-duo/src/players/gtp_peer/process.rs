//! A child process that answers GTP commands: one line out, lines back up to an empty one, never waited for too long.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{sync_channel, Receiver, RecvTimeoutError, SyncSender};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::players::Fault;

/// Longest answer that is read; whoever sends more floods us.
const ANSWER_BYTES: usize = 64 * 1024;

/// Bytes of an answer that an error message shows.
const SHOWN_BYTES: usize = 60;

/// Characters of a program's last error line that an error message shows.
const LAST_LINE_CHARACTERS: usize = 200;

/// How long a dying program's last words are waited for.
const LAST_WORDS: Duration = Duration::from_millis(500);

/// The running program.
pub struct Process {
    child: Child,
    input: ChildStdin,
    output: Receiver<Vec<u8>>,
    last_error: Arc<Mutex<String>>,
    /// Ends with the program's stderr.
    error_reader: JoinHandle<()>,
}

impl Process {
    /// Starts a command; the error says why that is impossible.
    pub fn start(command: &[String]) -> Result<Process, String> {
        let (program, arguments) = command.split_first().ok_or("the command is empty")?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|why| format!("cannot start '{program}': {why}"))?;
        let missing = || "a pipe is missing".to_owned();
        let input = child.stdin.take().ok_or_else(missing)?;
        let stdout = child.stdout.take().ok_or_else(missing)?;
        let stderr = child.stderr.take().ok_or_else(missing)?;
        // Bounded, so that a program that floods us is stopped by its own pipe.
        let (sender, output) = sync_channel(16);
        thread::spawn(move || forward(stdout, &sender));
        let last_error = Arc::new(Mutex::new(String::new()));
        let kept = Arc::clone(&last_error);
        let error_reader = thread::spawn(move || keep_last_line(stderr, &kept));
        Ok(Process { child, input, output, last_error, error_reader })
    }

    /// Whether the program has not ended.
    pub fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Sends a command and returns the text of the answer.
    pub fn ask(&mut self, command: &str, limit: Duration) -> Result<String, Fault> {
        let deadline = Instant::now() + limit;
        // What came unasked is no answer.
        while self.output.try_recv().is_ok() {}
        if self.input.write_all(format!("{command}\n").as_bytes()).and_then(|()| self.input.flush()).is_err() {
            return Err(self.gone());
        }
        let mut received = Vec::new();
        loop {
            match self.output.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                Ok(bytes) => received.extend(bytes),
                Err(RecvTimeoutError::Timeout) => return Err(Fault::Timeout(limit)),
                Err(RecvTimeoutError::Disconnected) => return Err(self.gone()),
            }
            if let Some(answer) = whole_answer(&received) {
                return parse_answer(command, &answer);
            }
            if received.len() > ANSWER_BYTES {
                return Err(Fault::Malformed(format!("more than {ANSWER_BYTES} bytes in answer to '{command}'")));
            }
        }
    }

    /// Why the program is gone, as far as can be told.
    fn gone(&mut self) -> Fault {
        let since = Instant::now();
        let status = loop {
            match self.child.try_wait() {
                Ok(Some(status)) => break format!("the program ended ({status})"),
                _ if since.elapsed() > LAST_WORDS => break "the program closed its output".to_owned(),
                _ => thread::sleep(Duration::from_millis(5)),
            }
        };
        // The end may be seen before the last words have been read, which a child of the program may withhold for good.
        while !self.error_reader.is_finished() && since.elapsed() <= LAST_WORDS {
            thread::sleep(Duration::from_millis(5));
        }
        let last_error = self.last_error.lock().map(|line| line.clone()).unwrap_or_default();
        Fault::Disconnected(if last_error.is_empty() { status } else { format!("{status}: {last_error}") })
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing to kill.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Passes on what a program writes, until it or we end.
fn forward(mut from: impl Read, to: &SyncSender<Vec<u8>>) {
    let mut buffer = [0; 4096];
    while let Ok(count @ 1..) = from.read(&mut buffer) {
        if to.send(buffer[..count].to_vec()).is_err() {
            return;
        }
    }
}

/// Reads everything, so that the program never waits for us, and keeps the last line with something in it.
fn keep_last_line(from: impl Read, kept: &Mutex<String>) {
    let mut from = BufReader::new(from);
    let mut line = Vec::new();
    // A line without end must not fill the memory: it is taken in pieces.
    while let Ok(1..) = from.by_ref().take(ANSWER_BYTES as u64).read_until(b'\n', &mut line) {
        let text: String = String::from_utf8_lossy(&line).trim().chars().take(LAST_LINE_CHARACTERS).collect();
        if let (false, Ok(mut kept)) = (text.is_empty(), kept.lock()) {
            *kept = text;
        }
        line.clear();
    }
}

/// The answer, once its empty line has come. Empty lines before it do not count.
fn whole_answer(received: &[u8]) -> Option<String> {
    let text = String::from_utf8_lossy(received).replace('\r', "");
    let text = text.trim_start_matches('\n');
    text.split_once("\n\n").map(|(answer, _)| answer.to_owned())
}

/// Takes the status character and an id, if there is one, off the answer.
fn parse_answer(command: &str, answer: &str) -> Result<String, Fault> {
    let shown = || answer.chars().take(SHOWN_BYTES).collect::<String>().escape_debug().to_string();
    match answer.split_at_checked(1) {
        Some(("=", text)) => Ok(text.trim_start_matches(|c: char| c.is_ascii_digit()).trim().to_owned()),
        Some(("?", _)) => Err(Fault::Malformed(format!("'{command}' was refused: {}", shown()))),
        _ => Err(Fault::Malformed(format!("\"{}\" in answer to '{command}'", shown()))),
    }
}
