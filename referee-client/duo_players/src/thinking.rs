//! Thinking time of players: wall-clock time, and cycles of the accelerator.

use std::time::Duration;

use clap::Args;
use duo_core::cycle_model::timing::CLOCK_HZ;

use crate::strength::Strength;
use referee_client::fail::bad_input;

/// The accelerator's default budget for a move. It plays well and is short enough to simulate.
pub const DEFAULT_BUDGET_CYCLES: u64 = 200_000;

/// Cycles that an answer may take beyond the budget: under 2,000 to finish a node and under 25,000
/// to send four characters, with a margin.
const CYCLES_TO_ANSWER: u64 = 50_000;

/// The thinking time on the command line.
#[derive(Args, Clone, Copy, Debug)]
pub struct ThinkingArgs {
    /// Time for a reply in milliseconds, on the player's own clock
    #[arg(long, value_name = "MS", default_value = "1000", value_parser = milliseconds)]
    pub move_time: Duration,

    /// Clock cycles for a move, for players that count the accelerator's cycles [default: 200000;
    /// for match 600000]
    #[arg(long, value_name = "N")]
    budget_cycles: Option<u64>,

    /// Clock cycles by name; board is a board's thinking time in a contest
    #[arg(long, value_name = "NAME", value_enum, conflicts_with = "budget_cycles")]
    strength: Option<Strength>,
}

impl ThinkingArgs {
    /// The chosen time. The default budget is `default_cycles`, or less if the reply time is too
    /// short for it.
    pub fn or(&self, default_cycles: u64) -> Thinking {
        let move_time = self.move_time;
        match self.strength {
            Some(strength) => Thinking::with_strength(move_time, strength),
            None => {
                let default = || default_cycles.min(max_cycles(move_time, CLOCK_HZ));
                Thinking::new(move_time, self.budget_cycles.unwrap_or_else(default))
            }
        }
    }

    /// The chosen time, with the usual default budget.
    pub fn thinking(&self) -> Thinking {
        self.or(DEFAULT_BUDGET_CYCLES)
    }
}

/// Thinking time for a move.
#[derive(Clone, Copy, Debug)]
pub struct Thinking {
    /// Time for a reply, on the player's own clock.
    pub move_time: Duration,
    /// Clock cycles for a move; for a named strength, on the main board.
    pub budget_cycles: u64,
    /// The strength, if the budget was given by name.
    pub strength: Option<Strength>,
}

impl Thinking {
    /// A budget in cycles.
    pub fn new(move_time: Duration, budget_cycles: u64) -> Thinking {
        Thinking { move_time, budget_cycles, strength: None }
    }

    /// A budget by name.
    pub fn with_strength(move_time: Duration, strength: Strength) -> Thinking {
        Thinking { move_time, budget_cycles: strength.budget_cycles(), strength: Some(strength) }
    }

    /// The budget at `clock_hz`; an error if an answer after the whole budget would be late.
    pub fn budget_within_limit(&self, clock_hz: u32) -> anyhow::Result<u64> {
        let most = max_cycles(self.move_time, clock_hz);
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

/// The largest budget that allows an answer within `move_time` at `clock_hz`.
fn max_cycles(move_time: Duration, clock_hz: u32) -> u64 {
    let cycles = move_time.as_millis().saturating_mul(u128::from(clock_hz)) / 1000;
    u64::try_from(cycles).unwrap_or(u64::MAX).saturating_sub(CYCLES_TO_ANSWER)
}

/// One day.
const MAX_MILLISECONDS: u64 = 86_400_000;

fn milliseconds(text: &str) -> Result<Duration, String> {
    match text.parse() {
        Ok(count @ 1..=MAX_MILLISECONDS) => Ok(Duration::from_millis(count)),
        _ => Err(format!("a time is a number of milliseconds from 1 to {MAX_MILLISECONDS}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budget_leaves_time_to_answer() {
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
    fn default_budget_fits_the_time() {
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
