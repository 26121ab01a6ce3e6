//! What somebody on the page asks for when starting a game.

use std::time::Duration;

use blokus_duo::player::Start;
use serde::Deserialize;

use super::offers::{Contestant, Offers};
use crate::arguments::start_cell;
use crate::players::spec::PlayerSpec;
use crate::players::thinking::Thinking;
use crate::strength::Strength;

/// Nobody may keep this machine busier for a move.
const LONGEST_MOVE: Duration = Duration::from_secs(30);

/// The same for the simulation, in the accelerator's cycles: it takes minutes for so many.
const GREATEST_SIM_BUDGET: u64 = 5_000_000;

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
    /// The accelerator's thinking time by name; without it and `budget_cycles`, the least one.
    strength: Option<Strength>,
    /// The same in clock cycles.
    budget_cycles: Option<u64>,
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
        let budget_cycles = match (self.strength, self.budget_cycles) {
            (Some(_), Some(_)) => return Err("either strength or budget_cycles, not both".to_owned()),
            (Some(strength), None) => strength.budget_cycles(),
            (None, Some(budget_cycles)) => budget_cycles,
            (None, None) => Strength::Quick.budget_cycles(),
        };
        let greatest = Strength::Board.budget_cycles();
        if budget_cycles > greatest {
            return Err(format!("budget_cycles must be at most {greatest}, what a board thinks"));
        }
        let is_sim = |contestant: &Contestant| *contestant == Contestant::Player(PlayerSpec::Sim);
        if budget_cycles > GREATEST_SIM_BUDGET && contestants.iter().any(is_sim) {
            return Err(format!(
                "sim would take too long for {budget_cycles} cycles: at most {GREATEST_SIM_BUDGET}; model plays the same moves"
            ));
        }
        let thinking = Thinking { move_time, budget_cycles };
        if thinking.budget_within_limit().is_err() {
            let limit = move_time.as_millis();
            return Err(format!("{budget_cycles} cycles are too much to answer within {limit} ms (move_time_ms)"));
        }
        let start = start_cell(&self.start)?;
        let name = |contestant: &Contestant, name| match (contestant.has_clock(), self.strength) {
            (true, Some(strength)) => format!("{name} ({})", strength.name()),
            _ => name,
        };
        let names = [name(&contestants[0], self.first), name(&contestants[1], self.second)];
        Ok(Order { contestants, names, start, thinking, pace })
    }
}

impl Order {
    /// The same game with the sides changed.
    pub fn with_sides_changed(mut self) -> Order {
        self.contestants.reverse();
        self.names.reverse();
        self
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
            (r#""budget_cycles":4294967295"#, "budget_cycles must be at most"),
            (r#""budget_cycles":200000,"strength":"quick""#, "not both"),
            (r#""strength":"grandmaster""#, "unknown variant"),
            (r#""strength":"board","move_time_ms":200"#, "too much to answer"),
            (r#""budget_cycles":9000000,"move_time_ms":100"#, "too much to answer"),
            (r#""budget_cycles":-1"#, "invalid value"),
            (r#""start":"6""#, "start cells are 5 and a"),
            (r#""third":"human""#, "unknown field"),
        ] {
            let answer = check(&format!(r#"{{"first":"model","second":"model",{more}}}"#));
            assert!(answer.as_ref().is_err_and(|why| why.contains(complaint)), "{more}: {answer:?}");
        }
    }

    #[test]
    fn a_strength_is_a_budget_with_a_name_that_the_players_with_a_clock_show() {
        let order = check(r#"{"first":"human","second":"model","strength":"board"}"#).unwrap();
        assert_eq!(order.thinking.budget_cycles, Strength::Board.budget_cycles());
        assert_eq!(order.names, ["human", "model (board)"]);
        assert_eq!(order.with_sides_changed().names, ["model (board)", "human"]);
        let unnamed = check(r#"{"first":"human","second":"model"}"#).unwrap();
        assert_eq!((unnamed.thinking.budget_cycles, unnamed.names[1].as_str()), (200_000, "model"));
        let sim = check(r#"{"first":"human","second":"sim","strength":"board"}"#);
        assert!(sim.as_ref().is_err_and(|why| why.contains("sim would take too long")), "{sim:?}");
        assert!(check(r#"{"first":"human","second":"sim","strength":"club"}"#).is_ok());
    }
}
