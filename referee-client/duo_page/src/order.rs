//! The page's order for a new game.

use std::time::Duration;

use duo_core::player::Player as Side;
use duo_core::position::Position;
use serde::Deserialize;

use crate::offers::{Contestant, Offers};
use duo_players::game::parse_start;
use duo_players::game::Game;
use duo_players::spec::PlayerSpec;
use duo_players::strength::Strength;
use duo_players::thinking::Thinking;

/// Maximum thinking time for a move.
const MAX_MOVE_TIME: Duration = Duration::from_secs(30);

/// Maximum budget of the simulation in cycles, which takes minutes.
const MAX_SIM_BUDGET: u64 = 5_000_000;

/// Maximum pause between two turns.
const MAX_PACE: Duration = Duration::from_secs(10);

/// Maximum length of a person's name.
const MAX_NAME_CHARACTERS: usize = 24;

/// Allowed time on a clock, in seconds.
const CLOCK_SECONDS: std::ops::RangeInclusive<u64> = 10..=7200;

/// The request, unchecked.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OrderForm {
    first: String,
    second: String,
    /// The names of the people.
    first_name: Option<String>,
    second_name: Option<String>,
    /// The start cell of the side that moves first, `5` or `a`.
    #[serde(default = "five")]
    start: String,
    /// The position to begin from; the empty board if absent.
    position: Option<String>,
    /// Seconds that each person has for all moves; unlimited if absent.
    clock_s: Option<u64>,
    #[serde(default = "a_second")]
    move_time_ms: u64,
    /// The accelerator's thinking time by name; the shortest if absent.
    strength: Option<Strength>,
    /// The accelerator's thinking time in clock cycles.
    budget_cycles: Option<u64>,
    /// Minimum time between two turns when only programs play.
    #[serde(default)]
    pace_ms: u64,
    /// For two people on two devices: the side, 0 or 1, of the one who starts the game.
    own_side: Option<usize>,
}

fn five() -> String {
    "5".to_owned()
}

fn a_second() -> u64 {
    1000
}

/// A checked order.
#[derive(Clone, Debug)]
pub struct Order {
    /// The players, first side first.
    pub contestants: [Contestant; 2],
    /// The names that the page shows.
    pub names: [String; 2],
    /// The game before the first turn.
    pub opening: Game,
    /// The time limit and search budget of programs.
    pub thinking: Thinking,
    /// Minimum time between two turns when only programs play.
    pub pace: Duration,
    /// Time for all moves of each person.
    pub clock: Option<Duration>,
    /// In a game between two people on two devices, the side of the one who started it.
    pub own_side: Option<Side>,
}

impl OrderForm {
    /// Checks the request.
    pub fn check(self, offers: &Offers) -> Result<Order, String> {
        let contestants = [offers.find(&self.first)?, offers.find(&self.second)?];
        let [move_time, pace] = [self.move_time_ms, self.pace_ms].map(Duration::from_millis);
        if move_time.is_zero() || move_time > MAX_MOVE_TIME {
            return Err(format!("move_time_ms must be from 1 to {}", MAX_MOVE_TIME.as_millis()));
        }
        if pace > MAX_PACE {
            return Err(format!("pace_ms must be at most {}", MAX_PACE.as_millis()));
        }
        let thinking = match (self.strength, self.budget_cycles) {
            (Some(_), Some(_)) => return Err("either strength or budget_cycles, not both".to_owned()),
            (Some(strength), None) => Thinking::with_strength(move_time, strength),
            (None, Some(budget_cycles)) => Thinking::new(move_time, budget_cycles),
            (None, None) => Thinking::with_strength(move_time, Strength::Quick),
        };
        let budget_cycles = thinking.budget_cycles;
        let greatest = Strength::Board.budget_cycles();
        if budget_cycles > greatest {
            return Err(format!("budget_cycles must be at most {greatest}, what a board thinks"));
        }
        let is_sim = |contestant: &Contestant| *contestant == Contestant::Player(PlayerSpec::Sim);
        if budget_cycles > MAX_SIM_BUDGET && contestants.iter().any(is_sim) {
            return Err(format!(
                "sim would take too long for {budget_cycles} cycles: at most {MAX_SIM_BUDGET}; model plays the same moves"
            ));
        }
        if contestants.iter().any(|contestant| thinking.budget_within_limit(contestant.clock_hz()).is_err()) {
            let limit = move_time.as_millis();
            return Err(format!("{budget_cycles} cycles are too much to answer within {limit} ms (move_time_ms)"));
        }
        let opening = self.opening(&contestants)?;
        let own_side = self.own_side.map(|side| own_side(side, &contestants)).transpose()?;
        if self.clock_s.is_some_and(|seconds| !CLOCK_SECONDS.contains(&seconds)) {
            return Err(format!("clock_s must be from {} to {}", CLOCK_SECONDS.start(), CLOCK_SECONDS.end()));
        }
        let name = |contestant: &Contestant, name: String, own: Option<String>| match (contestant, self.strength) {
            (Contestant::Guest, _) => own.map_or(Ok(name), person),
            (_, _) if own.is_some() => Err(format!("'{}' has a name already", name.escape_debug())),
            (Contestant::Player(PlayerSpec::Level(level, _)), _) => {
                Ok(format!("{} (level {})", level.name, level.number))
            }
            (_, Some(strength)) if contestant.has_clock() => Ok(format!("{name} ({})", strength.name())),
            _ => Ok(name),
        };
        let names = [
            name(&contestants[0], self.first, self.first_name)?,
            name(&contestants[1], self.second, self.second_name)?,
        ];
        Ok(Order {
            contestants,
            names,
            opening,
            thinking,
            pace,
            clock: self.clock_s.map(Duration::from_secs),
            own_side,
        })
    }

    fn opening(&self, contestants: &[Contestant; 2]) -> Result<Game, String> {
        let Some(text) = &self.position else { return Ok(Game::new(parse_start(&self.start)?)) };
        if contestants.iter().any(|contestant| !contestant.knows_positions()) {
            return Err("a board that understands only the contest's prompts begins on the empty board".to_owned());
        }
        let position: Position = text.parse().map_err(|why| format!("{why}"))?;
        if position.is_over() {
            return Err("the game is over in that position".to_owned());
        }
        Game::from_position(&position).map_err(|why| why.to_string())
    }
}

/// The side of the person who starts a game between people on two devices.
fn own_side(side: usize, contestants: &[Contestant; 2]) -> Result<Side, String> {
    if !contestants.iter().all(Contestant::is_guest) {
        return Err("own_side is for a game on two devices, which two people play".to_owned());
    }
    Side::BOTH.get(side).copied().ok_or_else(|| "own_side must be 0 or 1".to_owned())
}

/// Checks a person's name.
fn person(name: String) -> Result<String, String> {
    let name = name.trim();
    let is_fine =
        !name.is_empty() && name.chars().count() <= MAX_NAME_CHARACTERS && !name.chars().any(char::is_control);
    if is_fine {
        return Ok(name.to_owned());
    }
    Err(format!("a name has 1 to {MAX_NAME_CHARACTERS} visible characters"))
}

impl Order {
    /// Whether turns may be taken back. They may not with clocks, on two devices, or with a board
    /// that understands only prompts.
    pub fn takes_back(&self) -> bool {
        self.clock.is_none() && self.own_side.is_none() && self.contestants.iter().all(Contestant::knows_positions)
    }

    /// Swaps the sides.
    pub fn with_sides_changed(mut self) -> Order {
        self.contestants.reverse();
        self.names.reverse();
        self.own_side = self.own_side.map(Side::other);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use duo_core::player::Start;

    fn check(text: &str) -> Result<Order, String> {
        let form: OrderForm = serde_json::from_str(text).map_err(|why| why.to_string())?;
        form.check(&Offers::on_server(&[]))
    }

    #[test]
    fn order_needs_only_two_players() {
        let order = check(r#"{"first":"human","second":"random:3"}"#).unwrap();
        assert!(order.contestants[0].is_guest() && !order.contestants[1].is_guest());
        assert_eq!((order.thinking.move_time, order.pace), (Duration::from_secs(1), Duration::ZERO));
        assert_eq!(order.opening.position(), &Position::new(Start::Five));
        assert!(order.takes_back());
    }

    #[test]
    fn excessive_thinking_times_are_refused() {
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
            (r#""clock_s":5"#, "clock_s must be from 10 to 7200"),
            (r#""first_name":"me""#, "'model' has a name already"),
            (r#""position":"here""#, "6 fields"),
            (r#""start":"6""#, "start cells are 5 and a"),
            (r#""third":"human""#, "unknown field"),
        ] {
            let answer = check(&format!(r#"{{"first":"model","second":"model",{more}}}"#));
            assert!(answer.as_ref().is_err_and(|why| why.contains(complaint)), "{more}: {answer:?}");
        }
    }

    #[test]
    fn people_and_levels_have_names() {
        let order = check(r#"{"first":"human","first_name":" Ada ","second":"level:2:7","clock_s":60}"#).unwrap();
        assert_eq!(
            (order.names.clone(), order.takes_back()),
            (["Ada".to_owned(), "novice (level 2)".to_owned()], false)
        );
        for name in ["", " ", "\u{7}bell", "1234567890123456789012345"] {
            let form = serde_json::json!({ "first": "human", "second": "human", "second_name": name });
            assert!(check(&form.to_string()).is_err_and(|why| why.contains("a name has")), "{name}");
        }
    }

    #[test]
    fn game_on_two_devices_is_between_people_and_takes_nothing_back() {
        let order = check(r#"{"first":"human","second":"human","own_side":1}"#).unwrap();
        assert_eq!((order.own_side, order.takes_back()), (Some(Side::Second), false));
        assert_eq!(order.with_sides_changed().own_side, Some(Side::First));
        for (text, why) in [
            (r#"{"first":"human","second":"engine","own_side":0}"#, "which two people play"),
            (r#"{"first":"human","second":"human","own_side":2}"#, "own_side must be 0 or 1"),
        ] {
            assert!(check(text).is_err_and(|told| told.contains(why)), "{text}");
        }
    }

    #[test]
    fn game_may_begin_from_a_position_before_its_end() {
        let line = "xxxx10/x3x9/4x9/4x9/4x9/14/9o4/9o4/9o4/9o4/14/14/14/14 o 5 0 3 -";
        let from = |line: &str| check(&format!(r#"{{"first":"human","second":"engine","position":"{line}"}}"#));
        assert_eq!(from(line).unwrap().opening.position().to_string(), line);
        let over = from(&line.replace(" 0 3 ", " 2 5 "));
        assert!(over.as_ref().is_err_and(|why| why.contains("is over")), "{over:?}");
    }

    #[test]
    fn players_with_a_clock_show_the_name_of_the_strength() {
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
