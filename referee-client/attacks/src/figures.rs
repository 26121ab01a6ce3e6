//! Resources of a process, read from `/proc`.

use std::fs;

/// Resources at one moment, or the maximum so far.
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
    /// The current resources; zeros if the process has ended.
    pub fn of(process: u32) -> Figures {
        let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
        let number = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
            line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
        };
        let descriptors = fs::read_dir(format!("/proc/{process}/fd")).map_or(0, Iterator::count);
        Figures { memory_kib: number("VmRSS"), descriptors, threads: number("Threads") }
    }

    /// The maximum of each figure.
    pub fn max(self, other: Figures) -> Figures {
        Figures {
            memory_kib: self.memory_kib.max(other.memory_kib),
            descriptors: self.descriptors.max(other.descriptors),
            threads: self.threads.max(other.threads),
        }
    }
}
