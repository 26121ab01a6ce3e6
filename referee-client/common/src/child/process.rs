//! A child under its supervisor, as our program sees it: started, running, ended.

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

/// How long a supervisor may take for what it does at once.
const SUPERVISOR_PATIENCE: Duration = Duration::from_secs(20);

/// Lines of a child's stderr that are kept: what went wrong is not always in the very last one, as after a panic in Rust.
const LAST_LINES: usize = 3;

/// Characters of each of them.
const LAST_LINE_CHARACTERS: usize = 200;

/// This program, even if its file has been replaced meanwhile.
const THIS_PROGRAM: &str = "/proc/self/exe";

/// What is to be started, and how.
#[derive(Clone, Copy, Debug)]
pub struct Start<'a> {
    /// The program and its arguments.
    pub command: &'a [String],
    /// The folder for what it keeps: its `TMPDIR`. Ours without; one with limits has one of its own.
    pub keep: Option<&'a Path>,
    /// What it may use; as much as there is without.
    pub limits: Option<Limits>,
    /// What becomes of its stderr.
    pub errors: Errors,
}

/// What a child may use, together with all that it starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// CPU time.
    pub cpu: Duration,
    /// Resident memory in KiB.
    pub memory_kib: u64,
    /// What it may write, in KiB. That goes into a folder of its own, which its `TMPDIR` names and which is gone when it has ended.
    pub disk_kib: u64,
}

/// What becomes of what a child writes to its stderr.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Errors {
    /// Nobody reads it.
    Discarded,
    /// Its last words are kept, see [`Process::last_words`].
    Kept,
    /// It goes to our stderr.
    Shown,
}

/// Why there is no child.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// There is nothing to be started.
    #[error("the command is empty")]
    Empty,
    /// The system cannot start it.
    #[error("cannot start '{program}': {why}")]
    Program {
        /// The program.
        program: String,
        /// What the system says.
        why: String,
    },
    /// There is no supervisor for it.
    #[error("cannot start a supervisor: {0}")]
    Supervisor(#[from] io::Error),
}

impl<'a> Start<'a> {
    /// Started where we are, without limits, and nobody reads its stderr.
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
        // In a group of its own, so that the terminal's Ctrl+C ends us and leaves the supervisor to end the rest.
        supervisor.process_group(0).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(OwnedFd::from(socket));
        supervisor
    }
}

/// A running child; dropped, it is ended with all that it has started.
#[derive(Debug)]
pub struct Process {
    supervisor: Child,
    socket: UnixStream,
    words: Receiver<Word>,
    group: Option<Pid>,
    last_lines: Arc<Mutex<VecDeque<String>>>,
}

impl Process {
    /// Starts a child; with it come the ends of its stdin and stdout.
    pub fn start(start: &Start) -> Result<(Process, ChildStdin, ChildStdout), StartError> {
        let program = start.command.first().ok_or(StartError::Empty)?;
        let (socket, theirs) = UnixStream::pair()?;
        let heard = BufReader::new(socket.try_clone()?);
        // The command is gone after this, and with it our copy of their end.
        let mut supervisor = start.supervisor(theirs).spawn()?;
        let pipes = supervisor.stdin.take().zip(supervisor.stdout.take());
        let (sender, words) = channel();
        let last_lines = Arc::new(Mutex::new(VecDeque::new()));
        let (shown, kept) = (start.errors == Errors::Shown, last_lines.clone());
        thread::spawn(move || hear(heard, &sender, shown, &kept));
        let mut process = Process { supervisor, socket, words, group: None, last_lines };
        match process.words.recv_timeout(SUPERVISOR_PATIENCE) {
            Ok(Word::Started(group)) => process.group = Some(Pid::from_raw(group)),
            Ok(Word::NoStart(why)) => return Err(StartError::Program { program: program.clone(), why }),
            // It is judged by what it says, or does not say, itself.
            _ => {}
        }
        let (input, output) = pipes.ok_or_else(|| io::Error::other("a pipe is missing"))?;
        Ok((process, input, output))
    }

    /// Whether it has not ended; seen a moment after it has.
    pub fn is_running(&mut self) -> bool {
        matches!(self.supervisor.try_wait(), Ok(None))
    }

    /// The last lines that it has written to its stderr as one that can be shown, with [`Errors::Kept`].
    pub fn last_words(&self) -> String {
        let lines = self.last_lines.lock().unwrap_or_else(PoisonError::into_inner);
        lines.iter().map(String::as_str).collect::<Vec<_>>().join(" / ")
    }

    /// Ends it, after it has had `farewell` to end by itself, and tells what it used.
    pub fn end(&mut self, farewell: Duration) -> Account {
        self.account(farewell)
            .or_else(|| {
                let _ = self.socket.shutdown(Shutdown::Write);
                self.account(SUPERVISOR_PATIENCE)
            })
            .unwrap_or_default()
    }

    /// The supervisor's account, if it comes in time.
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
        // A supervisor that somebody has killed has not killed anybody.
        if let Some(group) = self.group {
            let _ = killpg(group, Signal::SIGKILL);
        }
    }
}

/// Takes everything that the supervisor says, so that the child never waits for us.
fn hear(from: impl BufRead, words: &Sender<Word>, shown: bool, last_lines: &Mutex<VecDeque<String>>) {
    for line in from.lines().map_while(Result::ok) {
        match serde_json::from_str(&line) {
            Ok(Word::Error(line)) if shown => note!("{line}"),
            Ok(Word::Error(line)) => {
                // What a terminal would obey is not shown.
                let line: String = line.trim().chars().filter(|letter| !letter.is_control()).collect();
                if !line.is_empty() {
                    let mut lines = last_lines.lock().unwrap_or_else(PoisonError::into_inner);
                    lines.push_back(line.chars().take(LAST_LINE_CHARACTERS).collect());
                    let too_many = lines.len().saturating_sub(LAST_LINES);
                    lines.drain(..too_many);
                }
            }
            Ok(word) => {
                // Nobody may want to know any more; stderr is passed on all the same.
                let _ = words.send(word);
            }
            // A supervisor that cannot work says so in other words, and ends.
            Err(_) => {}
        }
    }
}
