//! A robot program: a fresh process for each attempt, in a private directory that lasts, never waited for too long.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{sync_channel, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// Longest line that is read; whoever sends more floods us.
const LINE_BYTES: u64 = 4096;

/// A running program that ends with us.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing to kill.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Gives the program a line and returns its first one; the error says how it misbehaved.
pub fn ask(command: &[String], directory: &Path, line: &str, limit: Duration) -> Result<String, String> {
    let (program, arguments) = command.split_first().ok_or("the command is empty")?;
    let child = Command::new(program)
        .args(arguments)
        .current_dir(directory)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|why| format!("cannot start '{program}': {why}"))?;
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
