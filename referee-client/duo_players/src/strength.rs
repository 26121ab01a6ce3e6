//! Named strengths: how long the accelerator thinks about a move, by a name for the command line and for the page.
//!
//! A strength is a budget of the accelerator's clock cycles and nothing else; the players `model` and `sim` have such a clock.

use std::time::Duration;

use clap::ValueEnum;
use duo_core::cycle_model::timing::CLOCK_HZ;
use duo_core::settings::Settings;
use serde::{Deserialize, Serialize};
use serde_json::{json, Value};

/// Cycles that the model gets through in a second on one core of a server, about: `bench --on model` on a machine of 2024.
const MODEL_CYCLES_PER_SECOND: f64 = 11e6;

/// A named budget.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum Strength {
    /// 200,000 cycles: an answer at once, and little enough to simulate
    Quick,
    /// 4,000,000 cycles: the model answers in less than a second
    Club,
    /// As many cycles as the main board thinks about a move in a contest; the model takes some seconds for them
    Board,
}

impl Strength {
    /// All of them, the weakest first.
    pub const ALL: [Strength; 3] = [Strength::Quick, Strength::Club, Strength::Board];

    /// Its name, on the command line as on the page.
    pub const fn name(self) -> &'static str {
        match self {
            Strength::Quick => "quick",
            Strength::Club => "club",
            Strength::Board => "board",
        }
    }

    /// The accelerator's thinking time for a move in its own clock cycles.
    pub fn budget_cycles(self) -> u64 {
        match self {
            Strength::Quick => 200_000,
            Strength::Club => 4_000_000,
            Strength::Board => Settings::default_at(CLOCK_HZ).budget_cycles.into(),
        }
    }

    /// The same on a board with this clock: in a contest each thinks as long.
    pub fn budget_cycles_at(self, clock_hz: u32) -> u64 {
        match self {
            Strength::Board => Settings::default_at(clock_hz).budget_cycles.into(),
            named => named.budget_cycles(),
        }
    }

    /// How long the main board takes for that.
    pub fn time_on_board(self) -> Duration {
        Duration::from_secs_f64(self.budget_cycles() as f64 / f64::from(CLOCK_HZ))
    }

    /// What the page says of it.
    pub fn described(self) -> Value {
        json!({
            "name": self.name(),
            "budget_cycles": self.budget_cycles(),
            "board_ms": self.time_on_board().as_secs_f64() * 1000.0,
            "model_ms": self.time_of_model().as_secs_f64() * 1000.0,
        })
    }

    /// About how long the model takes for that, on one core.
    pub fn time_of_model(self) -> Duration {
        time_of_model(self.budget_cycles())
    }
}

/// About how long the fast model takes for so many cycles, on one core.
pub fn time_of_model(budget_cycles: u64) -> Duration {
    Duration::from_secs_f64(budget_cycles as f64 / MODEL_CYCLES_PER_SECOND)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::thinking::Thinking;
    use duo_core::best_first;

    #[test]
    fn every_name_is_read_back() {
        for strength in Strength::ALL {
            assert_eq!(Strength::from_str(strength.name(), false), Ok(strength));
            assert_eq!(serde_json::to_value(strength).unwrap(), strength.name());
        }
        assert_eq!(Strength::value_variants(), Strength::ALL);
    }

    #[test]
    fn each_is_stronger_than_the_one_before_and_a_board_answers_within_the_contests_second() {
        assert!(Strength::ALL.windows(2).all(|pair| pair[0].budget_cycles() < pair[1].budget_cycles()));
        let contest = Thinking::named(Duration::from_secs(1), Strength::Board);
        for clock_hz in [CLOCK_HZ, best_first::CLOCK_HZ] {
            let cycles = contest.budget_within_limit(clock_hz).unwrap();
            assert_eq!(cycles, u64::from(clock_hz) * 95 / 100);
        }
        assert!(Strength::Board.time_on_board() >= Duration::from_millis(900));
    }
}
