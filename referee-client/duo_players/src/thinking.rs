//! How long players may think, by the wall's clock and by the accelerator's.

use std::time::Duration;

use clap::Args;
use duo_core::cycle_model::timing::CLOCK_HZ;

use crate::strength::Strength;
use referee_client::fail::bad_input;

/// The accelerator's budget for a move where nobody says otherwise: enough to play well, little enough to simulate.
pub const DEFAULT_BUDGET_CYCLES: u64 = 200_000;

/// Cycles that an answer may take beyond the budget: finishing the node under way (less than 2,000) and sending four
/// characters (less than 25,000), with a margin.
const CYCLES_TO_ANSWER: u64 = 50_000;

/// Time for a move, as people give it; every command that asks players has these arguments.
#[derive(Args, Clone, Copy, Debug)]
pub struct ThinkingArgs {
    /// Time for a reply in milliseconds, on the player's own clock
    #[arg(long, value_name = "MS", default_value = "1000", value_parser = milliseconds)]
    pub move_time: Duration,

    /// The accelerator's thinking time for a move in its own clock cycles, for the players that have such a clock [default:
    /// 200000; for match 600000]
    #[arg(long, value_name = "N")]
    budget_cycles: Option<u64>,

    /// The same by a name: what a board thinks in a contest is board
    #[arg(long, value_name = "NAME", value_enum, conflicts_with = "budget_cycles")]
    strength: Option<Strength>,
}

impl ThinkingArgs {
    /// What they say; where they say no budget it is `default_cycles`, or what the time for a reply leaves.
    pub fn or(&self, default_cycles: u64) -> Thinking {
        let move_time = self.move_time;
        match self.strength {
            Some(strength) => Thinking::named(move_time, strength),
            None => {
                let default = || default_cycles.min(most_cycles(move_time, CLOCK_HZ));
                Thinking::new(move_time, self.budget_cycles.unwrap_or_else(default))
            }
        }
    }

    /// The same with the budget of those who do not say otherwise.
    pub fn thinking(&self) -> Thinking {
        self.or(DEFAULT_BUDGET_CYCLES)
    }
}

/// Time for a move.
#[derive(Clone, Copy, Debug)]
pub struct Thinking {
    /// Time for a reply, on the player's own clock.
    pub move_time: Duration,
    /// The accelerator's thinking time in its own clock cycles; by a name, that of the main board.
    pub budget_cycles: u64,
    /// The name, where it has one.
    pub strength: Option<Strength>,
}

impl Thinking {
    /// So many cycles.
    pub fn new(move_time: Duration, budget_cycles: u64) -> Thinking {
        Thinking { move_time, budget_cycles, strength: None }
    }

    /// As many cycles as the name says.
    pub fn named(move_time: Duration, strength: Strength) -> Thinking {
        Thinking { move_time, budget_cycles: strength.budget_cycles(), strength: Some(strength) }
    }

    /// The budget on a board with this clock, if a player that uses it up still answers in time.
    pub fn budget_within_limit(&self, clock_hz: u32) -> anyhow::Result<u64> {
        let most = most_cycles(self.move_time, clock_hz);
        let budget = self.strength.map_or(self.budget_cycles, |strength| strength.budget_cycles_at(clock_hz));
        if budget > most {
            let (limit, clock) = (self.move_time.as_millis(), clock_hz / 1_000_000);
            let why = format!(
                "--budget-cycles {budget} is too much to answer within {limit} ms at {clock} MHz: at most {most}"
            );
            return Err(bad_input(why));
        }
        Ok(budget)
    }
}

/// The largest budget with which an answer comes within this time from a board with this clock.
fn most_cycles(move_time: Duration, clock_hz: u32) -> u64 {
    let cycles = move_time.as_millis().saturating_mul(u128::from(clock_hz)) / 1000;
    u64::try_from(cycles).unwrap_or(u64::MAX).saturating_sub(CYCLES_TO_ANSWER)
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
            Thinking::new(Duration::from_millis(millis), budget_cycles).budget_within_limit(CLOCK_HZ).is_ok()
        };
        let cycles_a_second = u64::from(CLOCK_HZ);
        assert!(budget(1000, cycles_a_second - CYCLES_TO_ANSWER));
        assert!(!budget(1000, cycles_a_second - CYCLES_TO_ANSWER + 1));
        assert!(!budget(1, cycles_a_second / 1000));
        assert!(budget(u64::MAX, 1 << 60));
    }

    #[test]
    fn a_budget_that_nobody_gives_fits_the_time() {
        let said = |millis, strength| {
            let move_time = Duration::from_millis(millis);
            ThinkingArgs { move_time, budget_cycles: None, strength }.thinking()
        };
        assert_eq!(said(1000, None).budget_cycles, DEFAULT_BUDGET_CYCLES);
        assert_eq!(said(2, None).budget_cycles, u64::from(CLOCK_HZ) / 500 - CYCLES_TO_ANSWER);
        assert!(said(1000, Some(Strength::Board)).budget_within_limit(CLOCK_HZ).is_ok());
        assert!(said(900, Some(Strength::Board)).budget_within_limit(CLOCK_HZ).is_err());
    }
}
