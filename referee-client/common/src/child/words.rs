//! Messages from a supervisor to its program, one JSON object per line.

use serde::{Deserialize, Serialize};

/// A message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Word {
    /// The child runs in this process group.
    Started(i32),
    /// The child could not be started.
    NoStart(String),
    /// A line, or part of a long line, from the child's stderr.
    Error(String),
    /// All processes of the child have ended.
    Over(Account),
}

/// How a child ended and what it used, including all processes that it started.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Account {
    /// CPU time, user and system, in milliseconds.
    pub cpu_ms: u64,
    /// Maximum resident memory in KiB.
    pub memory_kib: u64,
    /// The larger of the bytes written to disks and the size of its folder, in KiB. Counted only
    /// with limits.
    pub disk_kib: u64,
    /// How it ended by itself; `None` if it had to be killed.
    pub ending: Option<String>,
    /// The limit that it exceeded.
    pub broke: Option<Limit>,
}

/// A limit that the supervisor enforces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    /// CPU time.
    Cpu,
    /// Memory.
    Memory,
    /// Disk space.
    Disk,
    /// Number of processes.
    Processes,
}
