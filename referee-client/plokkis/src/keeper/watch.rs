//! The keeper at work: start, watch, end, account.

use std::fs::File;
use std::io::{self, stderr, Read, Write};
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::process::{Command, Stdio};

use nix::sys::prctl::set_child_subreaper;
use nix::sys::resource::{getrusage, setrlimit, Resource, UsageWho};
use nix::sys::signal::{killpg, Signal};
use nix::sys::time::TimeValLike;
use nix::sys::wait::{waitpid, WaitPidFlag, WaitStatus};
use nix::unistd::Pid;

use super::family::{kill_all, usage};
use super::{Account, KeepArgs, Limit, Word, LOOK, MOST_PROCESSES};

/// How far the hard limits lie above those that are watched: they only stop what grows between two looks.
const HARD: u64 = 2;

/// Starts a bot and watches it until it has ended or the referee is gone. The socket to the referee is our stderr.
pub fn keep(args: &KeepArgs) -> anyhow::Result<()> {
    let mut referee = UnixStream::from(stderr().as_fd().try_clone_to_owned()?);
    set_child_subreaper(true)?;
    let pid = match start(args) {
        Ok(pid) => pid,
        Err(why) => return say(&mut referee, &Word::NoStart(why.to_string())),
    };
    say(&mut referee, &Word::Started(pid.as_raw()))?;
    referee.set_read_timeout(Some(LOOK))?;
    let mut account = Account::default();
    while account.ending.is_none() && account.broke.is_none() && !is_gone(&mut referee) {
        account.ending = reap(pid)?.0;
        account.broke = look(args, &mut account.memory_kib)?;
    }
    // A loop, since what is forked while we kill is only met the next time.
    loop {
        let _ = killpg(pid, Signal::SIGKILL);
        kill_all();
        let (ending, is_last) = reap(pid)?;
        // What it does once it has broken a limit or the referee wants it gone is our doing.
        drop(ending);
        if is_last {
            break;
        }
        std::thread::sleep(LOOK / 20);
    }
    let used = getrusage(UsageWho::RUSAGE_CHILDREN)?;
    account.cpu_ms = (used.user_time() + used.system_time()).num_milliseconds() as u64;
    // The system keeps the largest of them; together they may have been larger.
    account.memory_kib = account.memory_kib.max(used.max_rss() as u64);
    if account.broke.is_none() && account.memory_kib > args.memory_kib {
        account.broke = Some(Limit::Memory);
    }
    say(&mut referee, &Word::Over(account))
}

fn start(args: &KeepArgs) -> io::Result<Pid> {
    let limit = |resource, most: u64| setrlimit(resource, most, most);
    limit(Resource::RLIMIT_DATA, HARD * 1024 * args.memory_kib)?;
    limit(Resource::RLIMIT_CPU, HARD * args.cpu_ms.div_ceil(1000))?;
    limit(Resource::RLIMIT_CORE, 0)?;
    let (program, arguments) = args.command.split_first().ok_or(io::ErrorKind::InvalidInput)?;
    let child = Command::new(program)
        .args(arguments)
        .process_group(0)
        .stdin(Stdio::inherit())
        .stdout(Stdio::inherit())
        .stderr(Stdio::null())
        .spawn()?;
    // Ends of pipes that stay open here would hide it when the bot closes its own.
    let nothing = File::options().read(true).write(true).open("/dev/null")?;
    rustix::stdio::dup2_stdin(&nothing)?;
    rustix::stdio::dup2_stdout(&nothing)?;
    Ok(Pid::from_raw(child.id() as i32))
}

fn say(referee: &mut UnixStream, word: &Word) -> anyhow::Result<()> {
    let line = serde_json::to_string(word)? + "\n";
    // A referee that is gone needs no word.
    let _ = referee.write_all(line.as_bytes());
    Ok(())
}

/// Whether the referee has closed its side; waits for it for as long as a look takes.
fn is_gone(referee: &mut UnixStream) -> bool {
    // It never says anything: whatever comes is its end.
    match referee.read_exact(&mut [0]) {
        Ok(()) => true,
        Err(why) => {
            !matches!(why.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut | io::ErrorKind::Interrupted)
        }
    }
}

/// Takes leave of all who have ended: how the bot itself did, if it did, and whether nobody is left.
fn reap(bot: Pid) -> nix::Result<(Option<String>, bool)> {
    let mut ending = None;
    loop {
        match waitpid(None, Some(WaitPidFlag::WNOHANG)) {
            Ok(WaitStatus::StillAlive) => return Ok((ending, false)),
            Ok(WaitStatus::Exited(pid, status)) if pid == bot => {
                ending = Some(if status == 0 { "ended".to_owned() } else { format!("ended with status {status}") });
            }
            Ok(WaitStatus::Signaled(pid, signal, _)) if pid == bot => {
                ending = Some(format!("was ended by {signal}"));
            }
            Ok(_) | Err(nix::errno::Errno::EINTR) => {}
            Err(nix::errno::Errno::ECHILD) => return Ok((ending, true)),
            Err(why) => return Err(why),
        }
    }
}

/// Looks at what the bot uses now: the limit that it breaks.
fn look(args: &KeepArgs, most_memory_kib: &mut u64) -> nix::Result<Option<Limit>> {
    let now = usage();
    let waited_for = getrusage(UsageWho::RUSAGE_CHILDREN)?;
    let cpu_ms = now.cpu_ms + (waited_for.user_time() + waited_for.system_time()).num_milliseconds() as u64;
    *most_memory_kib = now.memory_kib.max(*most_memory_kib);
    Ok(if *most_memory_kib > args.memory_kib {
        Some(Limit::Memory)
    } else if cpu_ms > args.cpu_ms {
        Some(Limit::Cpu)
    } else if now.processes > MOST_PROCESSES {
        Some(Limit::Processes)
    } else {
        None
    })
}
