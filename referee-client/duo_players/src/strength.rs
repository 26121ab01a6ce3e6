//! Named strengths: thinking times of the accelerator with names for the command line and the page.
//!
//! A strength is a budget in clock cycles. It applies to `model` and `sim`, which count cycles.

use std::time::Duration;

use clap::ValueEnum;
use duo_core::cycle_model::timing::CLOCK_HZ;
use duo_core::settings::Settings;
use serde::{Deserialize, Serialize};
use serde_json::{json, Value};

/// Cycles that the model simulates per second on one core, measured with `bench --on model` on a
/// server of 2024.
const MODEL_CYCLES_PER_SECOND: f64 = 11e6;

/// A named budget.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum Strength {
    /// 200,000 cycles: answers at once, and is short enough to simulate
    Quick,
    /// 4,000,000 cycles: the model answers in less than a second
    Club,
    /// The main board's cycles for a move in a contest: the model takes some seconds
    Board,
}

impl Strength {
    /// All strengths, weakest first.
    pub const ALL: [Strength; 3] = [Strength::Quick, Strength::Club, Strength::Board];

    /// The name in player specifications and on the page.
    pub const fn name(self) -> &'static str {
        match self {
            Strength::Quick => "quick",
            Strength::Club => "club",
            Strength::Board => "board",
        }
    }

    /// Clock cycles for a move on the main board.
    pub fn budget_cycles(self) -> u64 {
        match self {
            Strength::Quick => 200_000,
            Strength::Club => 4_000_000,
            Strength::Board => Settings::default_at(CLOCK_HZ).budget_cycles.into(),
        }
    }

    /// Clock cycles for a move on a board at `clock_hz`. In a contest every board thinks for the
    /// same time.
    pub fn budget_cycles_at(self, clock_hz: u32) -> u64 {
        match self {
            Strength::Board => Settings::default_at(clock_hz).budget_cycles.into(),
            named => named.budget_cycles(),
        }
    }

    /// Thinking time on the main board.
    pub fn time_on_board(self) -> Duration {
        Duration::from_secs_f64(self.budget_cycles() as f64 / f64::from(CLOCK_HZ))
    }

    /// The strength as the page receives it.
    pub fn to_json(self) -> Value {
        json!({
            "name": self.name(),
            "budget_cycles": self.budget_cycles(),
            "board_ms": self.time_on_board().as_secs_f64() * 1000.0,
            "model_ms": self.time_of_model().as_secs_f64() * 1000.0,
        })
    }

    /// Approximate time that the model takes on one core.
    pub fn time_of_model(self) -> Duration {
        time_of_model(self.budget_cycles())
    }
}

/// Approximate time that the fast model takes for a budget on one core.
pub fn time_of_model(budget_cycles: u64) -> Duration {
    Duration::from_secs_f64(budget_cycles as f64 / MODEL_CYCLES_PER_SECOND)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::thinking::Thinking;
    use duo_core::best_first;

    #[test]
    fn names_read_back_as_written() {
        for strength in Strength::ALL {
            assert_eq!(Strength::from_str(strength.name(), false), Ok(strength));
            assert_eq!(serde_json::to_value(strength).unwrap(), strength.name());
        }
        assert_eq!(Strength::value_variants(), Strength::ALL);
    }

    #[test]
    fn strengths_increase_and_a_board_answers_within_a_second() {
        assert!(Strength::ALL.windows(2).all(|pair| pair[0].budget_cycles() < pair[1].budget_cycles()));
        let contest = Thinking::with_strength(Duration::from_secs(1), Strength::Board);
        for clock_hz in [CLOCK_HZ, best_first::CLOCK_HZ] {
            let cycles = contest.budget_within_limit(clock_hz).unwrap();
            assert_eq!(cycles, u64::from(clock_hz) * 95 / 100);
        }
        assert!(Strength::Board.time_on_board() >= Duration::from_millis(900));
    }
}
