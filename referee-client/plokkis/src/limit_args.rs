//! The limits of the contest as options.

use std::time::Duration;

use clap::Args;

use crate::limits::{Limits, DISK_MIB, FAREWELL};

/// The limits of a game.
#[derive(Args, Clone, Debug)]
pub struct LimitArgs {
    /// CPU time above which a bot gets no match points
    #[arg(long, value_name = "S", default_value = "30", value_parser = seconds)]
    pub cpu: Duration,

    /// CPU time above which a bot's game is interrupted
    #[arg(long, value_name = "S", default_value = "90", value_parser = seconds)]
    pub cpu_end: Duration,

    /// Memory above which a bot's game is interrupted
    #[arg(long, value_name = "MIB", default_value = "512", value_parser = clap::value_parser!(u64).range(1..=1_048_576))]
    pub memory: u64,

    /// What a bot may write in a game, into a folder of its own that its TMPDIR names; more interrupts its game
    #[arg(long, value_name = "MIB", default_value_t = DISK_MIB, value_parser = clap::value_parser!(u64).range(1..=1_048_576))]
    pub disk: u64,

    /// How long a bot may be waited for, all its turns together
    #[arg(long, value_name = "S", default_value = "180", value_parser = seconds)]
    pub wait: Duration,
}

impl LimitArgs {
    /// The limits.
    pub fn limits(&self) -> Limits {
        Limits {
            cpu: self.cpu,
            cpu_end: self.cpu_end,
            memory_kib: self.memory * 1024,
            disk_kib: self.disk * 1024,
            wait: self.wait,
            farewell: FAREWELL,
        }
    }
}

fn seconds(text: &str) -> Result<Duration, String> {
    let number = text.parse().ok().filter(|number| (0.1..=86_400.0).contains(number));
    number.map(Duration::from_secs_f64).ok_or_else(|| "a time is 0.1 to 86400 seconds".to_owned())
}
