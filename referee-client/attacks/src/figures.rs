//! What a process uses, as the system tells it.

use std::fs;

/// What a process uses at a moment, or the most that it has used.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Figures {
    /// Resident memory in KiB.
    pub memory_kib: usize,
    /// Open descriptors.
    pub descriptors: usize,
    /// Threads.
    pub threads: usize,
}

impl Figures {
    /// What the process uses now; nothing if it is gone.
    pub fn of(process: u32) -> Figures {
        let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
        let number = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
            line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
        };
        let descriptors = fs::read_dir(format!("/proc/{process}/fd")).map_or(0, Iterator::count);
        Figures { memory_kib: number("VmRSS"), descriptors, threads: number("Threads") }
    }

    /// The greater of each.
    pub fn most(self, other: Figures) -> Figures {
        Figures {
            memory_kib: self.memory_kib.max(other.memory_kib),
            descriptors: self.descriptors.max(other.descriptors),
            threads: self.threads.max(other.threads),
        }
    }
}
