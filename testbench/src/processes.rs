//! Other processes and the processor time that they use, read from Linux's `/proc`.

use std::fs;
use std::path::Path;
use std::time::Duration;

use nix::sys::signal::{kill, Signal};
use nix::unistd::Pid;

/// Linux tells processor time in this unit, the same on every machine.
pub const TICK: Duration = Duration::from_millis(10);

/// A process at one moment.
#[derive(Clone, Copy, Debug)]
pub struct Process {
    number: u32,
    parent: u32,
    group: u32,
    used: Duration,
    used_by_children: Duration,
}

impl Process {
    /// Reads the process with this number; `None` if there is none.
    pub fn read(number: u32) -> Option<Process> {
        let stat = fs::read_to_string(format!("/proc/{number}/stat")).ok()?;
        // The program's name, in brackets, may contain spaces; the state follows it.
        let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(1);
        let mut next = |skipped: usize| fields.nth(skipped)?.parse::<u32>().ok();
        let (parent, group) = (next(0)?, next(0)?);
        let times = [next(8)?, next(0)?, next(0)?, next(0)?];
        let used = TICK * (times[0] + times[1]);
        Some(Process { number, parent, group, used, used_by_children: TICK * (times[2] + times[3]) })
    }

    /// Processor time of all its threads.
    pub fn used(&self) -> Duration {
        self.used
    }

    /// Its command line, and the names of threads that have one of their own. A test's thread has
    /// the first 15 letters of the test's name.
    pub fn describe(&self) -> String {
        let folder = format!("/proc/{}", self.number);
        let read = |path: &Path| fs::read_to_string(path).unwrap_or_default().trim_end().to_owned();
        let line = read(Path::new(&format!("{folder}/cmdline"))).replace('\0', " ");
        let program = read(Path::new(&format!("{folder}/comm")));
        let threads = fs::read_dir(format!("{folder}/task")).into_iter().flatten().flatten();
        let mut named: Vec<String> = threads.map(|thread| read(&thread.path().join("comm"))).collect();
        named.retain(|name| *name != program && !name.is_empty());
        if named.is_empty() {
            line.trim_end().to_owned()
        } else {
            format!("{} [{}]", line.trim_end(), named.join(", "))
        }
    }

    /// Ends it; it may have ended by itself.
    pub fn kill(&self) {
        let _ = kill(Pid::from_raw(self.number.cast_signed()), Signal::SIGKILL);
    }
}

/// A process with its children, their children, and so on.
pub fn family(of: u32) -> Vec<Process> {
    let all = all();
    let mut family: Vec<Process> = all.iter().copied().filter(|process| process.number == of).collect();
    let mut next = 0;
    while let Some(parent) = family.get(next).map(|process| process.number) {
        family.extend(all.iter().filter(|process| process.parent == parent));
        next += 1;
    }
    family
}

/// The processes of a group.
pub fn group(group: u32) -> Vec<Process> {
    all().into_iter().filter(|process| process.group == group).collect()
}

/// Processor time of these processes and of their children that have ended.
pub fn total(processes: &[Process]) -> Duration {
    processes.iter().map(|process| process.used + process.used_by_children).sum()
}

fn all() -> Vec<Process> {
    let Ok(entries) = fs::read_dir("/proc") else { return Vec::new() };
    entries.flatten().filter_map(|entry| Process::read(entry.file_name().to_str()?.parse().ok()?)).collect()
}

#[cfg(test)]
mod tests {
    use std::process::{Command, Stdio};

    use super::*;

    #[test]
    fn processor_time_is_read() {
        let me = std::process::id();
        let used = || Process::read(me).unwrap().used();
        let before = used();
        while used() < before + Duration::from_millis(50) {
            std::hint::black_box((0..100_000u64).sum::<u64>());
        }
        // Read first, because time goes on.
        let at_least = used();
        assert!(total(&family(me)) >= at_least);
        assert!(Process::read(0).is_none());
    }

    #[test]
    fn process_is_described_by_its_command_and_its_named_threads() {
        let me = Process::read(std::process::id()).unwrap();
        let (end, ended) = std::sync::mpsc::channel::<()>();
        let waiting = std::thread::Builder::new().name("waits".to_owned()).spawn(move || ended.recv()).unwrap();
        // The thread names itself.
        while !me.describe().contains("waits") {}
        assert!(me.describe().starts_with(&std::env::args().next().unwrap()), "{}", me.describe());
        drop(end);
        assert!(waiting.join().unwrap().is_err());
    }

    #[test]
    fn family_has_grandchildren_and_can_be_ended() {
        let mut shell = Command::new("sh");
        // The shell waits for a child of its own.
        let mut shell = shell.args(["-c", "sleep 99; true"]).stderr(Stdio::null()).spawn().unwrap();
        while family(shell.id()).len() < 2 {}
        family(std::process::id())
            .iter()
            .skip(1)
            .filter(|process| process.parent == shell.id())
            .for_each(Process::kill);
        // Its command has ended, so the shell ends.
        assert!(shell.wait().unwrap().success());
        assert!(family(shell.id()).is_empty());
    }
}
