//! A running bot, as the referee sees it: lines to it, lines from it, and in the end what it used.

use std::fmt::Display;
use std::io::{BufRead, BufReader, Read, Write};
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{sync_channel, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Context;
use nix::sys::signal::{killpg, Signal};
use nix::unistd::Pid;
use rustix::fs::{fcntl_getfl, fcntl_setfl, OFlags};

use crate::fault::Fault;
use crate::keeper::{Account, Word};

/// Longest line that is read. A move has at most 26 characters.
const LINE_BYTES: u64 = 1024;

/// Lines that a bot may write ahead; then it waits.
const LINES_AHEAD: usize = 16;

/// How long a keeper may take for what it does at once.
const KEEPER_PATIENCE: Duration = Duration::from_secs(20);

/// How long a bot may take to end when its game is over.
pub const FAREWELL: Duration = Duration::from_secs(1);

/// What a bot may use in a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limits {
    /// CPU time above which it gets no match points.
    pub cpu: Duration,
    /// CPU time above which its game is interrupted.
    pub cpu_end: Duration,
    /// KiB of memory.
    pub memory_kib: u64,
    /// How long it may be waited for, all its turns together.
    pub wait: Duration,
    /// How long it may take to end when the game is over.
    pub farewell: Duration,
}

/// A running bot.
pub struct Process {
    keeper: Child,
    words: BufReader<UnixStream>,
    group: Option<Pid>,
    input: Option<ChildStdin>,
    lines: Receiver<Heard>,
    patience: Duration,
}

/// What was read.
enum Heard {
    Line(String),
    TooLong,
}

impl Process {
    /// Starts a bot under a keeper.
    pub fn start(command: &[String], limits: &Limits) -> anyhow::Result<Result<Process, Fault>> {
        let (words, theirs) = UnixStream::pair().context("cannot make a socket")?;
        words.set_read_timeout(Some(KEEPER_PATIENCE))?;
        let option = |name: &str, value: &dyn Display| format!("--{name}={value}");
        let mut keeper = Command::new(std::env::current_exe()?)
            .arg("keep")
            .arg(option("cpu-ms", &limits.cpu_end.as_millis()))
            .arg(option("memory-kib", &limits.memory_kib))
            .arg("--")
            .args(command)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(OwnedFd::from(theirs))
            .spawn()
            .context("cannot start a keeper")?;
        let input = keeper.stdin.take().context("a pipe is missing")?;
        // A bot that does not read must not hold us up.
        fcntl_setfl(&input, fcntl_getfl(&input)? | OFlags::NONBLOCK)?;
        let output = keeper.stdout.take().context("a pipe is missing")?;
        let (sender, lines) = sync_channel(LINES_AHEAD);
        thread::spawn(move || read_lines(output, &sender));
        let mut words = BufReader::new(words);
        let group = match hear(&mut words) {
            Some(Word::Started(group)) => Some(Pid::from_raw(group)),
            Some(Word::NoStart(why)) => {
                keeper.wait()?;
                return Ok(Err(Fault::NoStart(why)));
            }
            _ => None,
        };
        Ok(Ok(Process { keeper, words, group, input: Some(input), lines, patience: limits.wait }))
    }

    /// Writes a line. Whoever does not take it is judged by what it writes itself.
    pub fn tell(&mut self, line: &str) {
        let Some(input) = &mut self.input else { return };
        if input.write_all(format!("{line}\n").as_bytes()).is_err() {
            // Half a line is worse than none.
            self.input = None;
        }
    }

    /// Waits for a line.
    pub fn hear(&mut self) -> Result<String, Fault> {
        let begun = Instant::now();
        let heard = self.lines.recv_timeout(self.patience);
        self.patience = self.patience.saturating_sub(begun.elapsed());
        match heard {
            Ok(Heard::Line(line)) => Ok(line),
            Ok(Heard::TooLong) => Err(Fault::Floods),
            Err(RecvTimeoutError::Timeout) => Err(Fault::Hangs),
            Err(RecvTimeoutError::Disconnected) => Err(Fault::Ended("closed its output".to_owned())),
        }
    }

    /// Ends it, after it has had `farewell` to end by itself, and tells what it used.
    pub fn end(mut self, farewell: Duration) -> Account {
        self.input = None;
        let socket = self.words.get_ref();
        let waited = socket.set_read_timeout(Some(farewell.max(Duration::from_millis(1))));
        let account = waited.ok().and_then(|()| self.account());
        account
            .or_else(|| {
                let socket = self.words.get_ref();
                let _ = socket.shutdown(std::net::Shutdown::Write);
                let _ = socket.set_read_timeout(Some(KEEPER_PATIENCE));
                self.account()
            })
            .unwrap_or_default()
    }

    /// The keeper's account, if it comes in time.
    fn account(&mut self) -> Option<Account> {
        match hear(&mut self.words) {
            Some(Word::Over(account)) => Some(account),
            _ => None,
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.words.get_ref().shutdown(std::net::Shutdown::Both);
        let begun = Instant::now();
        while matches!(self.keeper.try_wait(), Ok(None)) {
            if begun.elapsed() > KEEPER_PATIENCE {
                let _ = self.keeper.kill();
            }
            thread::sleep(Duration::from_millis(1));
        }
        // A keeper that somebody has killed has not killed anybody.
        if let Some(group) = self.group {
            let _ = killpg(group, Signal::SIGKILL);
        }
    }
}

impl Fault {
    /// The same, told better by what the keeper knows.
    pub fn explained(self, account: &Account) -> Fault {
        match (&account.broke, self) {
            (Some(limit), _) => Fault::from(*limit),
            (None, Fault::Ended(closed)) => Fault::Ended(account.ending.clone().unwrap_or(closed)),
            (None, fault) => fault,
        }
    }
}

fn hear(words: &mut BufReader<UnixStream>) -> Option<Word> {
    let mut line = String::new();
    words.read_line(&mut line).ok()?;
    serde_json::from_str(&line).ok()
}

fn read_lines(output: ChildStdout, heard: &SyncSender<Heard>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let read = output.by_ref().take(LINE_BYTES).read_until(b'\n', &mut line);
        let word = match read {
            Ok(0) | Err(_) => return,
            Ok(count) if count as u64 == LINE_BYTES && line.last() != Some(&b'\n') => Heard::TooLong,
            Ok(_) => Heard::Line(String::from_utf8_lossy(&line).trim().to_owned()),
        };
        let is_last = matches!(word, Heard::TooLong);
        // Nobody listens to a bot that is out.
        if heard.send(word).is_err() || is_last {
            return;
        }
    }
}
