//! Finds commands that keep people waiting without a word.

use std::io::Read;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use nix::sys::signal::{killpg, Signal};
use nix::unistd::Pid;
use reference_common::cases::amount;
use testbench::processes;

use super::found::Call;

/// Most processor time before the first word: two seconds in which both of two processors work. The
/// wall clock would also count the machine's other work.
const MOST_WORK: Duration = Duration::from_secs(4);

/// A command that neither works nor speaks for this long waits for something.
const PATIENCE: Duration = Duration::from_secs(60);

/// Time between two looks at a silent command.
const GLANCE: Duration = Duration::from_millis(20);

/// Whether a call may be begun and broken off: it does not write to the repository, and does not
/// wait for a line from another program.
pub fn is_checked(call: &Call) -> bool {
    let first = call.arguments.first().map_or("", String::as_str);
    match call.program.as_str() {
        "test" => false,
        "xtask" => ["formal", "licences", "lint", "site", "synth", "test", "tidy", "walk"].contains(&first),
        "lab" => !call.arguments.iter().any(|argument| argument == "--write"),
        _ => !["bot", "gtp", "robot"].contains(&first),
    }
}

/// The call's program, command and subcommand: calls that differ in what follows usually begin alike.
/// When all cases are asked for, the whole call.
pub fn kind(call: &Call) -> Vec<String> {
    std::iter::once(&call.program).chain(&call.arguments).take(amount(3, usize::MAX)).cloned().collect()
}

/// Runs a call in `place` up to its first word. Returns the complaint if that comes late.
pub fn complaint(programs: &Path, call: &Call, place: &Path) -> Option<String> {
    let (mut reader, writer) = std::io::pipe().unwrap();
    let mut command = Command::new(programs.join(&call.program));
    command.args(&call.arguments).current_dir(place).stdin(Stdio::null()).process_group(0);
    command.env("CARGO_TARGET_DIR", place.join("target"));
    command.stdout(writer.try_clone().unwrap()).stderr(writer);
    let mut child = command.spawn().unwrap();
    // The command still holds the writing ends, which would keep the pipe open.
    drop(command);
    let (spoken, words) = mpsc::channel();
    let listener = std::thread::spawn(move || spoken.send(reader.read(&mut [0]).unwrap()));
    let group = child.id();
    let begun = Instant::now();
    let complaint = loop {
        let word = words.recv_timeout(GLANCE);
        let work = processes::total(&processes::group(group));
        if work > MOST_WORK {
            break Some(format!("no word for {work:?} of processor time"));
        }
        if word.is_ok() {
            break None;
        }
        if begun.elapsed() > PATIENCE {
            break Some("it waits without a word".to_owned());
        }
    };
    // It may have ended by itself.
    let _ = killpg(Pid::from_raw(group.cast_signed()), Signal::SIGKILL);
    child.wait().unwrap();
    listener.join().unwrap().ok();
    complaint
}
