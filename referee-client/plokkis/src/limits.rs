//! Limits of a bot in a game.

use std::time::Duration;

use clap::Args;
use referee_client::child;

/// Default disk limit in MiB.
pub const DISK_MIB: u64 = 16;

/// Time for a bot to exit after the game.
pub const EXIT_TIME: Duration = Duration::from_secs(1);

/// Limits of a bot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limits {
    /// CPU time above which it gets no match points.
    pub cpu: Duration,
    /// CPU time above which it drops out.
    pub cpu_end: Duration,
    /// Memory in KiB.
    pub memory_kib: u64,
    /// Disk space in KiB, in a folder of its own.
    pub disk_kib: u64,
    /// Waiting time over all its turns.
    pub wait: Duration,
    /// Time to exit after the game.
    pub exit_time: Duration,
}

impl Limits {
    /// The limits that the bot's supervisor enforces.
    pub fn enforced_limits(&self) -> child::Limits {
        child::Limits { cpu: self.cpu_end, memory_kib: self.memory_kib, disk_kib: self.disk_kib }
    }
}

/// The limits as command line options.
#[derive(Args, Clone, Debug)]
pub struct LimitArgs {
    /// CPU time above which a bot gets no match points
    #[arg(long, value_name = "S", default_value = "30", value_parser = parse_seconds)]
    pub cpu: Duration,

    /// CPU time above which a bot drops out
    #[arg(long, value_name = "S", default_value = "90", value_parser = parse_seconds)]
    pub cpu_end: Duration,

    /// Memory above which a bot drops out
    #[arg(long, value_name = "MIB", default_value = "512", value_parser = clap::value_parser!(u64).range(1..=1_048_576))]
    pub memory: u64,

    /// Disk space above which a bot drops out; it may write only to the folder in its TMPDIR
    #[arg(long, value_name = "MIB", default_value_t = DISK_MIB, value_parser = clap::value_parser!(u64).range(1..=1_048_576))]
    pub disk: u64,

    /// Waiting time for a bot, over all its turns
    #[arg(long, value_name = "S", default_value = "180", value_parser = parse_seconds)]
    pub wait: Duration,
}

impl LimitArgs {
    pub fn limits(&self) -> Limits {
        Limits {
            cpu: self.cpu,
            cpu_end: self.cpu_end,
            memory_kib: self.memory * 1024,
            disk_kib: self.disk * 1024,
            wait: self.wait,
            exit_time: EXIT_TIME,
        }
    }
}

fn parse_seconds(text: &str) -> Result<Duration, String> {
    let number = text.parse().ok().filter(|number| (0.1..=86_400.0).contains(number));
    number.map(Duration::from_secs_f64).ok_or_else(|| "a time is 0.1 to 86400 seconds".to_owned())
}
