//! What somebody on the page asks for when starting a game.

use std::time::Duration;

use blokus_duo::player::Start;
use serde::Deserialize;

use super::offers::{Contestant, Offers};
use crate::cli::start_cell;
use crate::players::thinking::Thinking;

/// Nobody may keep this machine busier for a move.
const LONGEST_MOVE: Duration = Duration::from_secs(30);

/// The same in the accelerator's cycles.
const GREATEST_BUDGET: u64 = 20_000_000;

/// Nobody wants to wait longer for a move that is known already.
const SLOWEST_PACE: Duration = Duration::from_secs(10);

/// The request as it comes.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OrderForm {
    first: String,
    second: String,
    /// The start cell of the side that moves first, `5` or `a`.
    #[serde(default = "five")]
    start: String,
    #[serde(default = "a_second")]
    move_time_ms: u64,
    #[serde(default = "some_cycles")]
    budget_cycles: u64,
    /// Least time between two turns to look at, where nobody plays on the page.
    #[serde(default)]
    pace_ms: u64,
}

fn five() -> String {
    "5".to_owned()
}

fn a_second() -> u64 {
    1000
}

fn some_cycles() -> u64 {
    crate::players::thinking::DEFAULT_BUDGET_CYCLES.parse().expect("a number")
}

/// A request that can be carried out.
#[derive(Clone, Debug)]
pub struct Order {
    /// Who takes the sides.
    pub contestants: [Contestant; 2],
    /// What the players are called.
    pub names: [String; 2],
    /// The first side's start cell.
    pub start: Start,
    /// How long players may think.
    pub thinking: Thinking,
    /// Least time between two turns.
    pub pace: Duration,
}

impl OrderForm {
    /// Checks what was asked for.
    pub fn check(self, offers: &Offers) -> Result<Order, String> {
        let contestants = [offers.find(&self.first)?, offers.find(&self.second)?];
        let [move_time, pace] = [self.move_time_ms, self.pace_ms].map(Duration::from_millis);
        if move_time.is_zero() || move_time > LONGEST_MOVE {
            return Err(format!("move_time_ms must be from 1 to {}", LONGEST_MOVE.as_millis()));
        }
        if pace > SLOWEST_PACE {
            return Err(format!("pace_ms must be at most {}", SLOWEST_PACE.as_millis()));
        }
        let thinking = Thinking { move_time, budget_cycles: self.budget_cycles };
        if self.budget_cycles > GREATEST_BUDGET {
            return Err(format!("budget_cycles must be at most {GREATEST_BUDGET}"));
        }
        if thinking.budget_within_limit().is_err() {
            return Err("budget_cycles is too much to answer within move_time_ms".to_owned());
        }
        let start = start_cell(&self.start)?;
        Ok(Order { contestants, names: [self.first, self.second], start, thinking, pace })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str) -> Result<Order, String> {
        let form: OrderForm = serde_json::from_str(text).map_err(|why| why.to_string())?;
        form.check(&Offers::new(&[]))
    }

    #[test]
    fn two_players_are_enough() {
        let order = check(r#"{"first":"human","second":"random:3"}"#).unwrap();
        assert!(order.contestants[0].is_guest() && !order.contestants[1].is_guest());
        assert_eq!(
            (order.start, order.thinking.move_time, order.pace),
            (Start::Five, Duration::from_secs(1), Duration::ZERO)
        );
    }

    #[test]
    fn what_would_keep_the_machine_busy_is_refused() {
        for (more, complaint) in [
            (r#""move_time_ms":0"#, "move_time_ms must be from 1 to 30000"),
            (r#""move_time_ms":30001"#, "move_time_ms must be from 1 to 30000"),
            (r#""move_time_ms":18446744073709551615"#, "move_time_ms must be from 1 to 30000"),
            (r#""pace_ms":10001"#, "pace_ms must be at most 10000"),
            (r#""budget_cycles":20000001"#, "budget_cycles must be at most 20000000"),
            (r#""budget_cycles":8000000,"move_time_ms":100"#, "too much to answer"),
            (r#""budget_cycles":-1"#, "invalid value"),
            (r#""start":"6""#, "start cells are 5 and a"),
            (r#""third":"human""#, "unknown field"),
        ] {
            let answer = check(&format!(r#"{{"first":"model","second":"model",{more}}}"#));
            assert!(answer.as_ref().is_err_and(|why| why.contains(complaint)), "{more}: {answer:?}");
        }
    }
}
