//! What a bot may use in a game.

use std::time::Duration;

use referee_client::child;

/// MiB that a bot may write in a game unless the organiser says otherwise.
pub const DISK_MIB: u64 = 16;

/// How long a bot may take to end when its game is over.
pub const FAREWELL: Duration = Duration::from_secs(1);

/// What a bot may use in a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limits {
    /// CPU time above which it gets no match points.
    pub cpu: Duration,
    /// CPU time above which its game is interrupted.
    pub cpu_end: Duration,
    /// KiB of memory.
    pub memory_kib: u64,
    /// KiB that it may write, in a folder of its own.
    pub disk_kib: u64,
    /// How long it may be waited for, all its turns together.
    pub wait: Duration,
    /// How long it may take to end when the game is over.
    pub farewell: Duration,
}

impl Limits {
    /// Those that a bot's supervisor enforces.
    pub fn enforced(&self) -> child::Limits {
        child::Limits { cpu: self.cpu_end, memory_kib: self.memory_kib, disk_kib: self.disk_kib }
    }
}
