//! A robot program: a fresh process for each attempt, in a private directory that lasts, never waited for too long.

use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicI32, Ordering};
use std::sync::mpsc::{sync_channel, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use rustix::process::{kill_process_group, Pid, Signal};

/// Longest line that is read; whoever sends more floods us.
const LINE_BYTES: u64 = 4096;

/// Exit status of who is stopped by Ctrl+C, as shells have it.
const STOPPED: i32 = 130;

/// The process group of the program that runs; 0 while none does.
static GROUP: AtomicI32 = AtomicI32::new(0);

/// A running program that ends with us, and with it whatever it has started.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // Not yet waited for, its number is still its own.
        kill_group();
        GROUP.store(0, Ordering::SeqCst);
        let _ = self.0.wait();
    }
}

/// Whoever stops us stops the program that runs, too: in a group of its own it does not hear the terminal's Ctrl+C.
pub fn end_with_us() -> Result<(), ctrlc::Error> {
    ctrlc::set_handler(|| {
        kill_group();
        std::process::exit(STOPPED);
    })
}

fn kill_group() {
    // Everything may have ended by itself; then there is nothing to kill.
    if let Some(group) = Pid::from_raw(GROUP.load(Ordering::SeqCst)) {
        let _ = kill_process_group(group, Signal::KILL);
    }
}

/// Gives the program a line and returns its first one; the error says how it misbehaved.
pub fn ask(command: &[String], directory: &Path, line: &str, limit: Duration) -> Result<String, String> {
    let (program, arguments) = command.split_first().ok_or("the command is empty")?;
    let child = Command::new(program)
        .args(arguments)
        .current_dir(directory)
        .process_group(0)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|why| format!("cannot be started: '{program}': {why}"))?;
    // Process numbers fit: the system's own type for them is this.
    GROUP.store(child.id() as i32, Ordering::SeqCst);
    let mut running = Running(child);
    let mut input = running.0.stdin.take().ok_or("a pipe is missing")?;
    let output = running.0.stdout.take().ok_or("a pipe is missing")?;
    let (sender, received) = sync_channel(1);
    thread::spawn(move || {
        let mut line = Vec::new();
        let read = BufReader::new(output).take(LINE_BYTES).read_until(b'\n', &mut line);
        // Nobody listens any more once the limit has passed.
        let _ = sender.send(read.map(|_| line));
    });
    // A program that does not read is judged by what it writes.
    let _ = input.write_all(format!("{line}\n").as_bytes());
    drop(input);
    match received.recv_timeout(limit) {
        Ok(Ok(line)) if line.is_empty() => Err("ended without an answer".to_owned()),
        Ok(Ok(line)) => Ok(String::from_utf8_lossy(&line).trim().to_owned()),
        Ok(Err(why)) => Err(format!("cannot be read: {why}")),
        Err(RecvTimeoutError::Timeout) => Err("hangs".to_owned()),
        Err(RecvTimeoutError::Disconnected) => Err("cannot be read".to_owned()),
    }
}
