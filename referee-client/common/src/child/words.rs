//! What a supervisor says to the program that it works for, a JSON object a line.

use serde::{Deserialize, Serialize};

/// What a supervisor says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Word {
    /// The child runs; its process group has this number.
    Started(i32),
    /// It could not be started.
    NoStart(String),
    /// It has written this line, or this part of a long one, to its stderr.
    Error(String),
    /// Nothing of it is left.
    Over(Account),
}

/// How a child ended and what it used, together with all processes it started.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Account {
    /// CPU time, user and system, in milliseconds.
    pub cpu_ms: u64,
    /// The most memory that was resident, in KiB.
    pub memory_kib: u64,
    /// What was written to disks or lay in its folder at a time, whichever is more, in KiB; counted under limits only.
    pub disk_kib: u64,
    /// In words, how it ended by itself; nothing if it had to be ended.
    pub ending: Option<String>,
    /// Which limit it broke.
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
