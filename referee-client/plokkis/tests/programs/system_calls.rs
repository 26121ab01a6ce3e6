//! Checks every system call of a game: the strong bot reads no clock and requests no randomness.
//!
//! Clocks are usually read without a system call, by code that the kernel maps into each process
//! (the vDSO). The tracer hides this code from the bot, so that such readings become system calls
//! too. It cannot see instructions that count cycles or generate random bits, but safe Rust without
//! inline assembly contains none.

#![cfg(target_arch = "x86_64")]

use std::fs::File;
use std::io::Write;
use std::os::unix::process::CommandExt;
use std::process::{Command, Stdio};

use nix::sys::ptrace;
use nix::sys::wait::{waitpid, WaitStatus};
use nix::unistd::Pid;
use serde_json::Value;

use crate::match_runs::plokkis;

/// Calls that a bot may make during the game: reading, writing, memory, exit.
const READ: u64 = 0;
const WRITE: u64 = 1;
const PLAYING: [u64; 10] = [READ, WRITE, 9, 10, 11, 12, 25, 28, 131, 231];

/// Calls that a bot must never make: random bytes, clocks and timers.
const GETRANDOM: u64 = 318;
const CLOCKS: [u64; 15] = [35, 36, 37, 38, 96, 98, 99, 100, 201, 222, 226, 228, 229, 230, 283];

/// Random bytes that the C library requests for its allocator.
const ALLOCATORS_BYTES: u64 = 8;

/// A system call: its number and its second argument.
type Call = (u64, u64);

/// Runs a program to its end and returns all its system calls.
fn traced(command: &mut Command) -> Vec<Call> {
    // SAFETY: between fork and exec only a system call is made.
    unsafe {
        command.pre_exec(|| ptrace::traceme().map_err(std::io::Error::from));
    }
    // The tracer waits for this process.
    #[expect(clippy::zombie_processes)]
    let child = command.spawn().unwrap();
    let pid = Pid::from_raw(child.id() as i32);
    assert!(matches!(waitpid(pid, None).unwrap(), WaitStatus::Stopped(..)), "it stops before its first instruction");
    ptrace::setoptions(pid, ptrace::Options::PTRACE_O_TRACESYSGOOD | ptrace::Options::PTRACE_O_EXITKILL).unwrap();
    hide_vdso(pid);
    let (mut calls, mut is_entry) = (Vec::new(), true);
    ptrace::syscall(pid, None).unwrap();
    loop {
        let signal = match waitpid(pid, None).unwrap() {
            WaitStatus::PtraceSyscall(_) => {
                if is_entry {
                    let registers = ptrace::getregs(pid).unwrap();
                    calls.push((registers.orig_rax, registers.rsi));
                }
                is_entry = !is_entry;
                None
            }
            WaitStatus::Stopped(_, signal) => Some(signal),
            WaitStatus::Exited(..) => return calls,
            other => panic!("{other:?}"),
        };
        ptrace::syscall(pid, signal).unwrap();
    }
}

/// Removes the vDSO's address from the data that the kernel passes to a new program.
fn hide_vdso(pid: Pid) {
    const AT_IGNORE: i64 = 1;
    const AT_SYSINFO_EHDR: i64 = 33;
    let word = |at: u64| ptrace::read(pid, at as ptrace::AddressType).unwrap();
    // On the stack: the number of arguments, these and a zero, the environment and a zero, then
    // pairs.
    let mut at = ptrace::getregs(pid).unwrap().rsp;
    at += 8 * (word(at) as u64 + 2);
    while word(at) != 0 {
        at += 8;
    }
    at += 8;
    while word(at) != 0 {
        if word(at) == AT_SYSINFO_EHDR {
            ptrace::write(pid, at as ptrace::AddressType, AT_IGNORE).unwrap();
            return;
        }
        at += 16;
    }
}

/// The input of the strong bot in a recorded game, in the first seat.
fn input() -> File {
    let place = tempfile::tempdir().unwrap();
    let record = place.path().join("game.jsonl");
    let arguments = ["match", "self:0.1", "territory:1", "smallest", "random:1", "--width", "13", "--record"];
    plokkis(&[&arguments[..], &[record.to_str().unwrap()]].concat()).assert().success();
    let text = std::fs::read_to_string(&record).unwrap();
    let turns = text.lines().skip(1).map(|line| serde_json::from_str::<Value>(line).unwrap());
    let others: Vec<String> =
        turns.filter(|turn| turn["player"] != 1).map(|turn| turn["line"].as_str().unwrap().to_owned()).collect();
    let path = place.path().join("input");
    let mut file = File::create(&path).unwrap();
    write!(file, "13 4 1\n{}\n-1\n", others.join("\n")).unwrap();
    File::open(&path).unwrap()
}

#[test]
fn strong_bot_reads_no_clock_and_no_randomness() {
    let mut bot = Command::new(assert_cmd::cargo::cargo_bin("plokkis"));
    let calls = traced(bot.args(["bot", "self:0.1"]).stdin(input()).stdout(Stdio::null()));
    let first_line = calls.iter().position(|call| call.0 == WRITE).expect("a name");
    let (starting, playing) = calls.split_at(first_line);
    for &(call, bytes) in starting {
        assert!(!CLOCKS.contains(&call), "system call {call} at the start");
        assert!(call != GETRANDOM || bytes == ALLOCATORS_BYTES, "{bytes} random bytes at the start");
    }
    for (call, _) in playing {
        assert!(PLAYING.contains(call), "system call {call} in play");
    }
    assert!(playing.iter().filter(|call| call.0 == WRITE).count() > 10, "a whole game");
}

#[test]
fn tracer_detects_clock_calls() {
    let calls = traced(Command::new("date").stdout(Stdio::null()));
    assert!(calls.iter().any(|call| CLOCKS.contains(&call.0)), "{calls:?}");
}
