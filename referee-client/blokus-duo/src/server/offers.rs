//! Whom one may play with on the page. Players that start programs or open lines are there only if the server was told so:
//! whoever reaches the page must not be able to start anything else.

use duo_core::cycle_model::timing::CLOCK_HZ;
use duo_core::levels::{Effort, Level};
use serde::Serialize;

use crate::players::spec::PlayerSpec;
use crate::strength::time_of_model;

/// The name of somebody who plays on the page.
pub const GUEST: &str = "human";

/// A player that may be asked for.
#[derive(Clone, Debug, Serialize)]
pub struct Offer {
    /// The name to ask for it.
    pub name: String,
    /// Who that is.
    pub about: String,
}

/// Who takes one side of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contestant {
    /// Somebody on the page.
    Guest,
    /// One of our players.
    Player(PlayerSpec),
}

/// All players that may be asked for.
pub struct Offers(Vec<Offer>);

impl Offers {
    /// Those that everybody has, and some that the server was told to offer.
    pub fn new(more: &[String]) -> Offers {
        let always = [
            (GUEST, "you, on this page"),
            ("engine", "the search at this machine's speed, on all its cores"),
            ("model", "the accelerator's fast model: its moves and its cycles"),
            ("model+tree", "the same of the board that grows a tree, best first"),
            ("sim", "the accelerator's Verilog in simulation, over its serial pins"),
            ("random", "any legal move"),
            ("first-legal", "the first legal move of the list"),
        ];
        let always = always.map(|(name, about)| Offer { name: name.to_owned(), about: about.to_owned() });
        let always = always.into_iter().filter(|offer| cfg!(not(target_family = "wasm")) || offer.name != "sim");
        let levels = Level::all().map(|level| {
            let name = PlayerSpec::Level(level, None).to_string();
            Offer { name, about: format!("level {} of {}: {}", level.number, Level::COUNT, what_it_does(level)) }
        });
        let more = more.iter().map(|name| Offer { name: name.clone(), about: "offered by this server".to_owned() });
        Offers(always.chain(levels).chain(more).collect())
    }

    /// The list.
    pub fn list(&self) -> &[Offer] {
        &self.0
    }

    /// The player of this name, if it is offered. A seed may be added to those that take one.
    pub fn find(&self, name: &str) -> Result<Contestant, String> {
        if name == GUEST {
            return Ok(Contestant::Guest);
        }
        let offered = |name: &str| self.0.iter().any(|offer| offer.name == name);
        match name.parse() {
            Ok(spec @ PlayerSpec::Random(_)) if offered("random") => Ok(Contestant::Player(spec)),
            Ok(spec @ PlayerSpec::Level(..)) => Ok(Contestant::Player(spec)),
            Ok(spec) if offered(name) => Ok(Contestant::Player(spec)),
            _ => {
                let names: Vec<&str> = self.0.iter().map(|offer| offer.name.as_str()).collect();
                Err(format!("there is no player '{}' here; players are {}", name.escape_debug(), names.join(", ")))
            }
        }
    }
}

/// A level as somebody chooses it.
#[derive(Debug, Serialize)]
pub struct LevelOffer {
    number: usize,
    name: &'static str,
    /// The player that has it.
    player: String,
    about: String,
    /// About how long one waits for its move.
    model_ms: f64,
}

/// The levels, the weakest first.
pub fn levels() -> [LevelOffer; Level::COUNT] {
    Level::all().map(|level| LevelOffer {
        number: level.number,
        name: level.name,
        player: PlayerSpec::Level(level, None).to_string(),
        about: what_it_does(level),
        model_ms: match level.effort {
            Effort::Glance(_) => 0.0,
            Effort::Search(cycles) => time_of_model(cycles).as_secs_f64() * 1000.0,
        },
    })
}

/// What a level does at each of its turns.
fn what_it_does(level: Level) -> String {
    match level.effort {
        Effort::Glance(seen) => format!("sees {seen} of the legal moves, drawn by lot"),
        Effort::Search(0) => "sees all legal moves, and nothing behind them".to_owned(),
        Effort::Search(cycles) if level.number == Level::COUNT => {
            format!("{cycles} cycles a move, as a board in a contest")
        }
        Effort::Search(cycles) => format!("the fast model with {cycles} cycles a move"),
    }
}

impl Contestant {
    /// Whether somebody on the page takes this side.
    pub fn is_guest(&self) -> bool {
        *self == Contestant::Guest
    }

    /// Whether it can be told of any position.
    pub fn knows_positions(&self) -> bool {
        match self {
            Contestant::Guest => true,
            Contestant::Player(spec) => spec.check_knows_openings().is_ok(),
        }
    }

    /// The clock that its budget is counted by.
    pub fn clock_hz(&self) -> u32 {
        match self {
            Contestant::Player(spec) => spec.clock_hz(),
            Contestant::Guest => CLOCK_HZ,
        }
    }

    /// Whether it thinks by the accelerator's clock.
    pub fn has_clock(&self) -> bool {
        matches!(self, Contestant::Player(PlayerSpec::Model(..) | PlayerSpec::Sim))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_and_lines_are_not_to_be_had_by_asking() {
        let offers = Offers::new(&["gtp:known --level 1".to_owned()]);
        assert_eq!(offers.find("human"), Ok(Contestant::Guest));
        assert_eq!(offers.find("engine"), Ok(Contestant::Player(PlayerSpec::Engine)));
        assert!(matches!(offers.find("level:casual:7"), Ok(Contestant::Player(PlayerSpec::Level(..)))));
        assert_eq!(offers.find("random:7"), Ok(Contestant::Player(PlayerSpec::Random(Some(7)))));
        assert_eq!(
            offers.find("gtp:known --level 1"),
            "gtp:known --level 1"
                .parse()
                .map(Contestant::Player)
                .map_err(|_: crate::players::spec::BadSpec| String::new())
        );
        for wrong in ["gtp:known --level 2", "gtp:sh -c true", "serial:/dev/ttyUSB0", "", "random:x", "nobody"] {
            assert!(offers.find(wrong).is_err_and(|why| why.contains("players are human, engine")), "{wrong}");
        }
    }
}
