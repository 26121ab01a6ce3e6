//! A child under its supervisor, seen from our program.

use std::collections::VecDeque;
use std::io::{self, BufRead, BufReader};
use std::net::Shutdown;
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{channel, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use nix::sys::signal::{killpg, Signal};
use nix::unistd::Pid;

use super::supervisor::SUPERVISE;
use super::words::{Account, Word};
use crate::note;

/// Time limit for a supervisor's immediate answers.
const SUPERVISOR_PATIENCE: Duration = Duration::from_secs(20);

/// Number of last lines of stderr that are stored. The reason is not always in the very last line,
/// for example after a Rust panic.
const LAST_LINES: usize = 3;

/// Maximum length of each of these lines, in characters.
const LAST_LINE_CHARACTERS: usize = 200;

/// This program, even if its file has been replaced.
const THIS_PROGRAM: &str = "/proc/self/exe";

/// How to start a child.
#[derive(Clone, Copy, Debug)]
pub struct Start<'a> {
    /// The program and its arguments.
    pub command: &'a [String],
    /// The folder that `TMPDIR` names; our own if `None`. A child with limits has a folder of its
    /// own.
    pub keep: Option<&'a Path>,
    /// Limits, if there are any.
    pub limits: Option<Limits>,
    /// How its stderr is handled.
    pub errors: Errors,
}

/// Limits of resources for a child, including everything that it starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// CPU time.
    pub cpu: Duration,
    /// Resident memory in KiB.
    pub memory_kib: u64,
    /// Data that it may write, in KiB. It can write only to its own folder, which `TMPDIR` names
    /// and which is removed at its end.
    pub disk_kib: u64,
}

/// How a child's stderr is handled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Errors {
    /// Discard it.
    Discarded,
    /// Store the last lines; see [`Process::last_words`].
    Stored,
    /// Print it on our stderr.
    Shown,
}

/// Why a child could not be started.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The command is empty.
    #[error("the command is empty")]
    Empty,
    /// The system cannot start the program.
    #[error("cannot start '{program}': {why}")]
    Program {
        /// The program.
        program: String,
        /// The system's error.
        why: String,
    },
    /// The supervisor could not be started.
    #[error("cannot start a supervisor: {0}")]
    Supervisor(#[from] io::Error),
}

impl<'a> Start<'a> {
    /// Starts in our working folder, without limits, and discards stderr.
    pub fn new(command: &'a [String]) -> Start<'a> {
        Start { command, keep: None, limits: None, errors: Errors::Discarded }
    }

    fn supervisor(&self, socket: UnixStream) -> Command {
        let mut supervisor = Command::new(THIS_PROGRAM);
        supervisor.arg(SUPERVISE);
        if let Some(Limits { cpu, memory_kib, disk_kib }) = self.limits {
            supervisor.arg(format!("--cpu-ms={}", cpu.as_millis()));
            supervisor.arg(format!("--memory-kib={memory_kib}")).arg(format!("--disk-kib={disk_kib}"));
        }
        if self.errors != Errors::Discarded {
            supervisor.arg("--errors");
        }
        supervisor.arg("--").args(self.command);
        self.keep.map(|folder| supervisor.env("TMPDIR", folder));
        // In its own process group, Ctrl+C in the terminal ends only us, and the supervisor ends
        // the rest.
        supervisor.process_group(0).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(OwnedFd::from(socket));
        supervisor
    }
}

/// A running child. Dropping it ends the child and everything that it has started.
#[derive(Debug)]
pub struct Process {
    supervisor: Child,
    socket: UnixStream,
    words: Receiver<Word>,
    group: Option<Pid>,
    last_lines: Arc<Mutex<VecDeque<String>>>,
}

impl Process {
    /// Starts a child; returns its stdin and stdout.
    pub fn start(start: &Start) -> Result<(Process, ChildStdin, ChildStdout), StartError> {
        let program = start.command.first().ok_or(StartError::Empty)?;
        let (socket, theirs) = UnixStream::pair()?;
        let heard = BufReader::new(socket.try_clone()?);
        // The command is dropped here, and with it our copy of the other end.
        let mut supervisor = start.supervisor(theirs).spawn()?;
        let pipes = supervisor.stdin.take().zip(supervisor.stdout.take());
        let (sender, words) = channel();
        let last_lines = Arc::new(Mutex::new(VecDeque::new()));
        let (shown, stored) = (start.errors == Errors::Shown, last_lines.clone());
        thread::spawn(move || read_messages(heard, &sender, shown, &stored));
        let mut process = Process { supervisor, socket, words, group: None, last_lines };
        match process.words.recv_timeout(SUPERVISOR_PATIENCE) {
            Ok(Word::Started(group)) => process.group = Some(Pid::from_raw(group)),
            Ok(Word::NoStart(why)) => return Err(StartError::Program { program: program.clone(), why }),
            // The child's answers will show whether it works.
            _ => {}
        }
        let (input, output) = pipes.ok_or_else(|| io::Error::other("a pipe is missing"))?;
        Ok((process, input, output))
    }

    /// Whether the child runs. Its end is noticed with a short delay.
    pub fn is_running(&mut self) -> bool {
        matches!(self.supervisor.try_wait(), Ok(None))
    }

    /// The last lines of stderr, joined and made printable. Only with [`Errors::Stored`].
    pub fn last_words(&self) -> String {
        let lines = self.last_lines.lock().unwrap_or_else(PoisonError::into_inner);
        lines.iter().map(String::as_str).collect::<Vec<_>>().join(" / ")
    }

    /// Ends the child after giving it the time `farewell` to end by itself. Returns the resources
    /// used.
    pub fn end(&mut self, farewell: Duration) -> Account {
        self.account(farewell)
            .or_else(|| {
                let _ = self.socket.shutdown(Shutdown::Write);
                self.account(SUPERVISOR_PATIENCE)
            })
            .unwrap_or_default()
    }

    /// The supervisor's account, if it arrives in time.
    fn account(&mut self, patience: Duration) -> Option<Account> {
        match self.words.recv_timeout(patience) {
            Ok(Word::Over(account)) => Some(account),
            _ => None,
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.socket.shutdown(Shutdown::Both);
        let begun = Instant::now();
        while matches!(self.supervisor.try_wait(), Ok(None)) {
            if begun.elapsed() > SUPERVISOR_PATIENCE {
                let _ = self.supervisor.kill();
            }
            thread::sleep(Duration::from_millis(1));
        }
        // If the supervisor was killed, it has not ended the child.
        if let Some(group) = self.group {
            let _ = killpg(group, Signal::SIGKILL);
        }
    }
}

/// Reads all messages of the supervisor, so that the child never blocks.
fn read_messages(from: impl BufRead, words: &Sender<Word>, shown: bool, last_lines: &Mutex<VecDeque<String>>) {
    for line in from.lines().map_while(Result::ok) {
        match serde_json::from_str(&line) {
            Ok(Word::Error(line)) if shown => note!("{line}"),
            Ok(Word::Error(line)) => {
                // Control characters are not shown.
                let line: String = line.trim().chars().filter(|letter| !letter.is_control()).collect();
                if !line.is_empty() {
                    let mut lines = last_lines.lock().unwrap_or_else(PoisonError::into_inner);
                    lines.push_back(line.chars().take(LAST_LINE_CHARACTERS).collect());
                    let too_many = lines.len().saturating_sub(LAST_LINES);
                    lines.drain(..too_many);
                }
            }
            Ok(word) => {
                // The receiver may be gone, but stderr is still passed on.
                let _ = words.send(word);
            }
            // A broken supervisor prints other text and ends.
            Err(_) => {}
        }
    }
}
