//! The supervisor: starts, watches, ends and accounts for a child.

use std::fs::File;
use std::io::{self, stderr, BufRead, BufReader, Read, Write};
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::process::{ChildStderr, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use clap::Parser;
use nix::sys::prctl::set_child_subreaper;
use nix::sys::resource::{getrlimit, getrusage, setrlimit, Resource, Usage, UsageWho};
use nix::sys::signal::{killpg, Signal};
use nix::sys::time::TimeValLike;
use nix::sys::wait::{waitpid, WaitPidFlag, WaitStatus};
use nix::unistd::Pid;

use super::family::{kill_all, usage};
use super::own_folder::OwnFolder;
use super::words::{Account, Limit, Word};

/// The first argument that makes a program a supervisor.
pub(crate) const SUPERVISE: &str = "supervise";

/// Maximum number of processes of a child with limits.
const MAX_PROCESSES: usize = 32;

/// Interval between two measurements.
const LOOK: Duration = Duration::from_millis(20);

/// Factor between the hard limits and the watched ones. Hard limits only stop growth between two
/// measurements.
const HARD: u64 = 2;

/// Bytes of a block in the system's count of writes.
const BLOCK: u64 = 512;

/// Maximum part of a stderr line that is passed on at once, in bytes.
const ERROR_BYTES: u64 = 4096;

/// The supervisor's command line.
#[derive(Parser, Clone, Debug)]
#[command(name = SUPERVISE)]
pub(crate) struct SuperviseArgs {
    /// Milliseconds of CPU time after which the child is ended
    #[arg(long, requires_all = ["memory_kib", "disk_kib"])]
    cpu_ms: Option<u64>,

    /// KiB of memory above which the child is ended
    #[arg(long, requires = "cpu_ms")]
    memory_kib: Option<u64>,

    /// KiB that the child may write, into a folder of its own
    #[arg(long, requires = "cpu_ms")]
    disk_kib: Option<u64>,

    /// Pass on what the child writes to its stderr
    #[arg(long)]
    errors: bool,

    /// The child's command
    #[arg(required = true, trailing_var_arg = true, allow_hyphen_values = true)]
    command: Vec<String>,
}

/// The child's limits.
#[derive(Clone, Copy)]
struct Bounds {
    cpu_ms: u64,
    memory_kib: u64,
    disk_kib: u64,
}

impl Bounds {
    /// The limit that a child with this account has broken.
    fn broken_by(&self, account: &Account) -> Option<Limit> {
        let limits = [
            (account.memory_kib > self.memory_kib, Limit::Memory),
            (account.disk_kib > self.disk_kib, Limit::Disk),
            (account.cpu_ms > self.cpu_ms, Limit::Cpu),
        ];
        limits.iter().find_map(|&(is_broken, limit)| is_broken.then_some(limit))
    }
}

impl SuperviseArgs {
    fn bounds(&self) -> Option<Bounds> {
        Some(Bounds { cpu_ms: self.cpu_ms?, memory_kib: self.memory_kib?, disk_kib: self.disk_kib? })
    }
}

/// A child that has been started.
struct RunningChild {
    pid: Pid,
    /// The thread that passes on the child's stderr, if it is wanted.
    errors: Option<JoinHandle<()>>,
    /// The limits of a child, and the folder to which it may write.
    limits: Option<(Bounds, OwnFolder)>,
}

/// The channel to the program that started us. The socket is our stderr.
#[derive(Clone)]
struct Speaker(Arc<Mutex<UnixStream>>);

impl Speaker {
    fn send(&self, word: &Word) -> anyhow::Result<()> {
        let line = serde_json::to_string(word)? + "\n";
        // If the program is gone, the message is not needed.
        let _ = self.0.lock().unwrap_or_else(PoisonError::into_inner).write_all(line.as_bytes());
        Ok(())
    }
}

/// Starts a child and watches it until it has ended or the program that started us is gone.
pub(crate) fn supervise(args: &SuperviseArgs) -> anyhow::Result<()> {
    let mut master = UnixStream::from(stderr().as_fd().try_clone_to_owned()?);
    let speaker = Speaker(Arc::new(Mutex::new(master.try_clone()?)));
    set_child_subreaper(true)?;
    let RunningChild { pid, errors, limits } = match start(args, &speaker) {
        Ok(ward) => ward,
        Err(why) => return speaker.send(&Word::NoStart(why.to_string())),
    };
    speaker.send(&Word::Started(pid.as_raw()))?;
    master.set_read_timeout(Some(LOOK))?;
    let mut account = Account::default();
    while account.ending.is_none() && account.broke.is_none() && !is_gone(&mut master) {
        account.ending = reap(pid)?.0;
        if let Some((bounds, folder)) = &limits {
            account.broke = measure(bounds, folder, &mut account)?;
        }
    }
    // Repeat, because processes forked in the meantime are found only by the next call.
    loop {
        let _ = killpg(pid, Signal::SIGKILL);
        kill_all();
        let (ending, is_last) = reap(pid)?;
        // After a kill, the exit status is our own doing.
        drop(ending);
        if is_last {
            break;
        }
        thread::sleep(LOOK / 20);
    }
    // All processes that could hold the pipe open are gone.
    let _ = errors.map(JoinHandle::join);
    let used = getrusage(UsageWho::RUSAGE_CHILDREN)?;
    account.cpu_ms = (used.user_time() + used.system_time()).num_milliseconds() as u64;
    // The system reports the largest single process; all together may have been larger.
    account.memory_kib = account.memory_kib.max(used.max_rss() as u64);
    if let Some((bounds, folder)) = &limits {
        account.disk_kib = account.disk_kib.max(on_disk_kib(bytes_written(&used), folder));
        // Check what happened between the last measurement and the end.
        account.broke = account.broke.or_else(|| bounds.broken_by(&account));
    }
    speaker.send(&Word::Over(account))
}

/// Starts the child, and a thread for its stderr if it is wanted.
fn start(args: &SuperviseArgs, speaker: &Speaker) -> anyhow::Result<RunningChild> {
    let limits = args.bounds().map(|bounds| OwnFolder::new().map(|folder| (bounds, folder))).transpose()?;
    if let Some((bounds, _)) = &limits {
        // These limits cannot be raised again.
        let limit = |resource, most: u64| {
            let most = most.min(getrlimit(resource)?.1);
            setrlimit(resource, most, most)
        };
        limit(Resource::RLIMIT_DATA, bounds.memory_kib.saturating_mul(HARD * 1024))?;
        limit(Resource::RLIMIT_CPU, HARD * bounds.cpu_ms.div_ceil(1000))?;
        limit(Resource::RLIMIT_FSIZE, bounds.disk_kib.saturating_mul(HARD * 1024))?;
        limit(Resource::RLIMIT_CORE, 0)?;
    }
    let (program, arguments) = args.command.split_first().ok_or(io::Error::from(io::ErrorKind::InvalidInput))?;
    let mut command = Command::new(program);
    command.args(arguments).process_group(0).stdin(Stdio::inherit()).stdout(Stdio::inherit()).stderr(if args.errors {
        Stdio::piped()
    } else {
        Stdio::null()
    });
    let mut child = match &limits {
        Some((_, folder)) => folder.start(&mut command)?,
        None => command.spawn()?,
    };
    // Close our copies of the pipes, so that we notice when the child closes its own.
    let nothing = File::options().read(true).write(true).open("/dev/null")?;
    rustix::stdio::dup2_stdin(&nothing)?;
    rustix::stdio::dup2_stdout(&nothing)?;
    let speaker = speaker.clone();
    let errors = child.stderr.take().map(|stderr| thread::spawn(move || pass_on(stderr, &speaker)));
    Ok(RunningChild { pid: Pid::from_raw(child.id() as i32), errors, limits })
}

/// Passes on every line. A line without an end is passed on in parts, so that memory is bounded.
fn pass_on(stderr: ChildStderr, speaker: &Speaker) {
    let mut stderr = BufReader::new(stderr);
    let mut line = Vec::new();
    while let Ok(1..) = stderr.by_ref().take(ERROR_BYTES).read_until(b'\n', &mut line) {
        let _ = speaker.send(&Word::Error(String::from_utf8_lossy(&line).trim_end().to_owned()));
        line.clear();
    }
}

/// Whether the program that started us has closed its side. Waits for one interval at most.
fn is_gone(master: &mut UnixStream) -> bool {
    // The program never writes, so anything that can be read means its end.
    match master.read_exact(&mut [0]) {
        Ok(()) => true,
        Err(why) => {
            !matches!(why.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut | io::ErrorKind::Interrupted)
        }
    }
}

/// Waits for all ended processes. Returns how the child itself ended, if it did, and whether all
/// processes have ended.
fn reap(child: Pid) -> nix::Result<(Option<String>, bool)> {
    let mut ending = None;
    loop {
        match waitpid(None, Some(WaitPidFlag::WNOHANG)) {
            Ok(WaitStatus::StillAlive) => return Ok((ending, false)),
            Ok(WaitStatus::Exited(pid, status)) if pid == child => {
                ending = Some(if status == 0 { "ended".to_owned() } else { format!("ended with status {status}") });
            }
            Ok(WaitStatus::Signaled(pid, signal, _)) if pid == child => {
                ending = Some(format!("was ended by {signal}"));
            }
            Ok(_) | Err(nix::errno::Errno::EINTR) => {}
            Err(nix::errno::Errno::ECHILD) => return Ok((ending, true)),
            Err(why) => return Err(why),
        }
    }
}

/// Measures the child's use of resources. Returns the limit that it exceeds, if any.
fn measure(bounds: &Bounds, folder: &OwnFolder, account: &mut Account) -> nix::Result<Option<Limit>> {
    let now = usage();
    let waited_for = getrusage(UsageWho::RUSAGE_CHILDREN)?;
    account.cpu_ms = now.cpu_ms + (waited_for.user_time() + waited_for.system_time()).num_milliseconds() as u64;
    account.memory_kib = account.memory_kib.max(now.memory_kib);
    account.disk_kib = account.disk_kib.max(on_disk_kib(now.written + bytes_written(&waited_for), folder));
    Ok(bounds.broken_by(account).or((now.processes > MAX_PROCESSES).then_some(Limit::Processes)))
}

/// Bytes that ended and waited-for processes have written to disks.
fn bytes_written(waited_for: &Usage) -> u64 {
    waited_for.block_writes() as u64 * BLOCK
}

/// Use of disk space: the larger of the bytes written to disks, even if deleted since, and the size
/// of the folder, even if it is in memory.
fn on_disk_kib(written: u64, folder: &OwnFolder) -> u64 {
    written.max(folder.size()).div_ceil(1024)
}
