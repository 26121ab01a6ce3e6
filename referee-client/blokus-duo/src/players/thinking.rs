//! How long players may think, by the wall's clock and by the accelerator's.

use std::time::Duration;

use blokus_duo::cycle_model::timing::CLOCK_HZ;
use clap::Args;

use referee_client::fail::bad_input;

/// The accelerator's budget for a move where nobody says otherwise: enough to play well, little enough to simulate.
pub const DEFAULT_BUDGET_CYCLES: &str = "200000";

/// Cycles that an answer may take beyond the budget: finishing the node under way (less than 2,000) and sending four
/// characters (less than 25,000), with a margin.
const CYCLES_TO_ANSWER: u64 = 50_000;

/// Time for a move; every command that asks players has these arguments.
#[derive(Args, Clone, Copy, Debug)]
pub struct Thinking {
    /// Time for a reply in milliseconds, on the player's own clock
    #[arg(long, value_name = "MS", default_value = "1000", value_parser = milliseconds)]
    pub move_time: Duration,

    /// The accelerator's thinking time for a move in its own clock cycles, for the players that have such a clock
    #[arg(long, value_name = "N", default_value = DEFAULT_BUDGET_CYCLES)]
    pub budget_cycles: u64,
}

impl Thinking {
    /// The budget, if a player that uses it up still answers in time.
    pub fn budget_within_limit(&self) -> anyhow::Result<u64> {
        let limit_cycles = self.move_time.as_millis() * u128::from(CLOCK_HZ) / 1000;
        let most = limit_cycles.saturating_sub(u128::from(CYCLES_TO_ANSWER));
        if u128::from(self.budget_cycles) > most {
            let (budget, limit, clock) = (self.budget_cycles, self.move_time.as_millis(), CLOCK_HZ / 1_000_000);
            let why = format!(
                "--budget-cycles {budget} is too much to answer within {limit} ms at {clock} MHz: at most {most}"
            );
            return Err(bad_input(why));
        }
        Ok(self.budget_cycles)
    }
}

/// A day; nobody waits longer.
const LONGEST_MILLISECONDS: u64 = 86_400_000;

fn milliseconds(text: &str) -> Result<Duration, String> {
    match text.parse() {
        Ok(count @ 1..=LONGEST_MILLISECONDS) => Ok(Duration::from_millis(count)),
        _ => Err(format!("a time is a number of milliseconds from 1 to {LONGEST_MILLISECONDS}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_leaves_time_to_answer() {
        let budget = |millis, budget_cycles| {
            Thinking { move_time: Duration::from_millis(millis), budget_cycles }.budget_within_limit().is_ok()
        };
        let cycles_a_second = u64::from(CLOCK_HZ);
        assert!(budget(1000, cycles_a_second - CYCLES_TO_ANSWER));
        assert!(!budget(1000, cycles_a_second - CYCLES_TO_ANSWER + 1));
        assert!(!budget(1, cycles_a_second / 1000));
        assert!(budget(u64::MAX, u64::MAX));
    }
}
