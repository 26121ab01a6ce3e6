//! All descendants of this process, as the system lists them.

use std::fs;

use nix::sys::signal::{kill, Signal};
use nix::unistd::{getpid, sysconf, Pid, SysconfVar};

/// Resources that the descendants currently use, without ended processes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Usage {
    /// Number of processes.
    pub processes: usize,
    /// CPU time in milliseconds, including children that have been waited for.
    pub cpu_ms: u64,
    /// Resident memory in KiB.
    pub memory_kib: u64,
    /// Bytes written to disks, by the system's account.
    pub written: u64,
}

/// Measures all descendants.
pub fn usage() -> Usage {
    let per_second = sysconf(SysconfVar::CLK_TCK).ok().flatten().unwrap_or(100).max(1) as u64;
    let page_kib = sysconf(SysconfVar::PAGE_SIZE).ok().flatten().unwrap_or(4096) as u64 / 1024;
    let each = members().into_iter().filter_map(|pid| Some((stat(pid)?, bytes_written(pid))));
    each.fold(Usage::default(), |sum, ([cpu_ticks, pages], written)| Usage {
        processes: sum.processes + 1,
        cpu_ms: sum.cpu_ms + cpu_ticks * 1000 / per_second,
        memory_kib: sum.memory_kib + pages * page_kib,
        written: sum.written + written,
    })
}

/// Kills all descendants. Processes forked in the meantime are found by the next call.
pub fn kill_all() {
    for pid in members() {
        // The process may have ended already.
        let _ = kill(Pid::from_raw(pid), Signal::SIGKILL);
    }
}

/// All descendants.
fn members() -> Vec<i32> {
    let mut found = children(getpid().as_raw());
    let mut next = 0;
    while let Some(&pid) = found.get(next) {
        found.extend(children(pid));
        next += 1;
    }
    found
}

/// The children of all of a process's threads; empty if it has ended.
fn children(pid: i32) -> Vec<i32> {
    let Ok(threads) = fs::read_dir(format!("/proc/{pid}/task")) else { return Vec::new() };
    let lists = threads.flatten().filter_map(|thread| fs::read_to_string(thread.path().join("children")).ok());
    lists.flat_map(|list| list.split_whitespace().filter_map(|pid| pid.parse().ok()).collect::<Vec<_>>()).collect()
}

/// Ticks of CPU time, and resident pages.
fn stat(pid: i32) -> Option<[u64; 2]> {
    let text = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The name in brackets may contain anything. The fields after it are numbered from 3, the
    // state.
    let (_, fields) = text.rsplit_once(')')?;
    let fields: Vec<&str> = fields.split_whitespace().collect();
    let field = |number: usize| fields.get(number - 3)?.parse::<u64>().ok();
    let cpu = field(14)? + field(15)? + field(16)? + field(17)?;
    Some([cpu, field(24)?])
}

/// Bytes that a process has written to disks; 0 if it has ended.
fn bytes_written(pid: i32) -> u64 {
    let text = fs::read_to_string(format!("/proc/{pid}/io")).unwrap_or_default();
    let bytes = text.lines().find_map(|line| line.strip_prefix("write_bytes: ")?.parse().ok());
    bytes.unwrap_or(0)
}
