//! The players that the page offers. A player that starts a program or opens a port is offered only
//! if the server was started with it, so that visitors of the page cannot start anything else.

use duo_core::cycle_model::timing::CLOCK_HZ;
use duo_core::levels::{Effort, Level};
use duo_core::search::techniques::Techniques;
use duo_players::players::model::Extras;
use serde::Serialize;

use duo_players::spec::PlayerSpec;
use duo_players::strength::time_of_model;

/// The name of a person who plays on the page.
pub const GUEST: &str = "human";

/// A player that the page offers.
#[derive(Clone, Debug, Serialize)]
pub struct Offer {
    /// The name in a request.
    pub name: String,
    /// A description for people.
    pub about: String,
    #[serde(skip)]
    contestant: Contestant,
}

/// The player of one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contestant {
    /// A person on the page.
    Guest,
    /// A player other than a guest.
    Player(PlayerSpec),
}

/// The players that the page offers.
pub struct Offers(Vec<Offer>);

impl Offers {
    /// The players that run in the page's own process.
    pub fn in_process() -> Offers {
        let model = |extras| PlayerSpec::Model(Techniques::default(), extras);
        let plain = [
            (model(Extras::default()), "the accelerator's fast model: its moves and its cycles"),
            (model(Extras { tree: true, ..Extras::default() }), "the fast model of the board that searches best first"),
            (PlayerSpec::Random(None), "any legal move"),
            (PlayerSpec::FirstLegal, "the first legal move of the list"),
        ];
        let guest =
            Offer { name: GUEST.to_owned(), about: "you, on this page".to_owned(), contestant: Contestant::Guest };
        let engine = Offer::new(PlayerSpec::Engine, "the search at this machine's speed, on all its cores");
        let plain = plain.map(|(spec, about)| Offer::new(spec, about));
        let levels = Level::all().map(|level| {
            let about = format!("level {} of {}: {}", level.number, Level::COUNT, describe_level(level));
            Offer::new(PlayerSpec::Level(level, None), about)
        });
        Offers([guest, engine].into_iter().chain(plain).chain(levels).collect())
    }

    /// The in-process players, the simulation, and the players that the server was started with.
    pub fn on_server(more: &[PlayerSpec]) -> Offers {
        let Offers(mut offers) = Offers::in_process();
        let before = offers.iter().position(|offer| offer.name == "random").unwrap_or(offers.len());
        let sim = Offer::new(PlayerSpec::Sim, "the accelerator's Verilog in simulation, over its serial pins");
        offers.insert(before, sim);
        offers.extend(more.iter().map(|spec| Offer::new(spec.clone(), "offered by this server")));
        Offers(offers)
    }

    /// The offers in the order in which the page shows them.
    pub fn list(&self) -> &[Offer] {
        &self.0
    }

    /// The player of this name, if it is offered. A seed may follow the name if the player takes
    /// one.
    pub fn find(&self, name: &str) -> Result<Contestant, String> {
        if name == GUEST {
            return Ok(Contestant::Guest);
        }
        let asked = name.parse().map(Contestant::Player);
        let unseeded = match &asked {
            Ok(Contestant::Player(PlayerSpec::Random(_))) => Some(Contestant::Player(PlayerSpec::Random(None))),
            Ok(Contestant::Player(PlayerSpec::Level(level, _))) => {
                Some(Contestant::Player(PlayerSpec::Level(*level, None)))
            }
            Ok(other) => Some(other.clone()),
            Err(_) => None,
        };
        match asked {
            Ok(contestant) if self.0.iter().any(|offer| Some(&offer.contestant) == unseeded.as_ref()) => Ok(contestant),
            _ => {
                let names: Vec<&str> = self.0.iter().map(|offer| offer.name.as_str()).collect();
                Err(format!("there is no player '{}' here; players are {}", name.escape_debug(), names.join(", ")))
            }
        }
    }
}

impl Offer {
    fn new(spec: PlayerSpec, about: impl Into<String>) -> Offer {
        Offer { name: spec.to_string(), about: about.into(), contestant: Contestant::Player(spec) }
    }
}

/// A level that a person can choose.
#[derive(Debug, Serialize)]
pub struct LevelOffer {
    number: usize,
    name: &'static str,
    /// The player's name in a request.
    player: String,
    about: String,
    /// Number of legal moves that it sees; `None` if it sees all.
    sees: Option<usize>,
    /// Clock cycles of its search; `None` if it sees only some moves.
    cycles: Option<u64>,
    /// Whether it has as many cycles as a board in a contest.
    is_contest: bool,
    /// Approximate time that the model takes for a move, in milliseconds.
    model_ms: f64,
}

/// The levels, the weakest first.
pub fn levels() -> [LevelOffer; Level::COUNT] {
    Level::all().map(|level| LevelOffer {
        number: level.number,
        name: level.name,
        player: PlayerSpec::Level(level, None).to_string(),
        about: describe_level(level),
        sees: match level.effort {
            Effort::Glance(seen) => Some(seen),
            Effort::Search(_) => None,
        },
        cycles: match level.effort {
            Effort::Glance(_) => None,
            Effort::Search(cycles) => Some(cycles),
        },
        is_contest: level.number == Level::COUNT,
        model_ms: match level.effort {
            Effort::Glance(_) => 0.0,
            Effort::Search(cycles) => time_of_model(cycles).as_secs_f64() * 1000.0,
        },
    })
}

/// Describes a level's play.
fn describe_level(level: Level) -> String {
    match level.effort {
        Effort::Glance(seen) => format!("sees {seen} of the legal moves, drawn at random"),
        Effort::Search(0) => "sees all legal moves, one ply deep".to_owned(),
        Effort::Search(cycles) if level.number == Level::COUNT => {
            format!("{cycles} cycles a move, as a board in a contest")
        }
        Effort::Search(cycles) => format!("the fast model with {cycles} cycles a move"),
    }
}

impl Contestant {
    /// Whether a person plays, in the browser.
    pub fn is_guest(&self) -> bool {
        *self == Contestant::Guest
    }

    /// Whether its games can begin from any position.
    pub fn knows_positions(&self) -> bool {
        match self {
            Contestant::Guest => true,
            Contestant::Player(spec) => spec.check_accepts_openings().is_ok(),
        }
    }

    /// Clock frequency of the board whose cycles are its budget.
    pub fn clock_hz(&self) -> u32 {
        match self {
            Contestant::Player(spec) => spec.clock_hz(),
            Contestant::Guest => CLOCK_HZ,
        }
    }

    /// Whether its budget is in cycles of the accelerator.
    pub fn has_clock(&self) -> bool {
        matches!(self, Contestant::Player(PlayerSpec::Model(..) | PlayerSpec::Sim))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_and_ports_cannot_be_requested() {
        let offers = Offers::on_server(&["gtp:known --level 1".parse().unwrap()]);
        assert_eq!(offers.find("human"), Ok(Contestant::Guest));
        assert_eq!(offers.find("engine"), Ok(Contestant::Player(PlayerSpec::Engine)));
        assert!(matches!(offers.find("level:casual:7"), Ok(Contestant::Player(PlayerSpec::Level(..)))));
        assert_eq!(offers.find("random:7"), Ok(Contestant::Player(PlayerSpec::Random(Some(7)))));
        assert_eq!(
            offers.find("gtp:known --level 1"),
            "gtp:known --level 1"
                .parse()
                .map(Contestant::Player)
                .map_err(|_: duo_players::spec::BadSpec| String::new())
        );
        for wrong in ["gtp:known --level 2", "gtp:sh -c true", "serial:/dev/ttyUSB0", "", "random:x", "nobody"] {
            assert!(offers.find(wrong).is_err_and(|why| why.contains("players are human, engine")), "{wrong}");
        }
    }
}
