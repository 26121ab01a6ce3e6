//! A keeper: a process of ours between the referee and one bot, which starts it under the limits, watches what it and all that
//! it starts use, ends them all, and tells the referee what the system has counted.
//!
//! As the *subreaper* of everything below it, the keeper inherits every process whose parent ends: none escapes by forking or by
//! opening a session of its own, and all are waited for, so that the system's accounting of waited-for children (as `wait4` tells
//! it) is complete. Bot and referee speak directly, over pipes that the keeper only hands on. Keeper and referee speak over a socket;
//! when the referee is gone, however that came about, the keeper ends everything.

mod family;
mod watch;

use std::time::Duration;

use clap::Args;
use serde::{Deserialize, Serialize};

pub use watch::keep;

/// What a keeper is told on its command line.
#[derive(Args, Clone, Debug)]
pub struct KeepArgs {
    /// Milliseconds of CPU time after which the bot is ended
    #[arg(long)]
    pub cpu_ms: u64,

    /// KiB of memory above which the bot is ended
    #[arg(long)]
    pub memory_kib: u64,

    /// The bot's command
    #[arg(required = true, trailing_var_arg = true, allow_hyphen_values = true)]
    pub command: Vec<String>,
}

/// What a keeper says to the referee, a JSON object a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Word {
    /// The bot runs; its process group has this number.
    Started(i32),
    /// It could not be started.
    NoStart(String),
    /// Nothing of it is left.
    Over(Account),
}

/// How a bot ended and what it used, together with all processes it started.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Account {
    /// CPU time, user and system, in milliseconds.
    pub cpu_ms: u64,
    /// The most memory that was resident, in KiB.
    pub memory_kib: u64,
    /// In words, how it ended by itself; nothing if it had to be ended.
    pub ending: Option<String>,
    /// Which limit it broke.
    pub broke: Option<Limit>,
}

/// A limit that the keeper enforces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    /// CPU time.
    Cpu,
    /// Memory.
    Memory,
    /// Number of processes.
    Processes,
}

/// Most processes of one bot at a time.
const MOST_PROCESSES: usize = 32;

/// How often the keeper looks.
const LOOK: Duration = Duration::from_millis(20);
