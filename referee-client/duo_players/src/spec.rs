//! Player specifications: the texts after `--player`, `--first` and `--second` and in tournament
//! plans, as a type.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use duo_core::cycle_model::timing::CLOCK_HZ;
use duo_core::levels::{Effort, Level};
use duo_core::search::techniques::{Techniques, UnknownTechnique};
use referee_client::fail::bad_input;
use referee_client::suggestion::did_you_mean;

use crate::player::Player;
use crate::players::engine::Engine;
use crate::players::first_legal::FirstLegal;
use crate::players::level::Leveled;
use crate::players::model::{Extras, Model};
use crate::players::random::Random;
use crate::thinking::Thinking;

/// The forms of a specification, for messages.
pub const PLAYERS: &str =
    "sim, model[-TECHNIQUE...][-ENGINES][+tree][+book][+ponder], engine, first-legal, random[:SEED], level:NAME[:SEED], human, serial:PATH, gtp:COMMAND";

/// Opens a player. Each program has its own function, because not every program can open every
/// player.
pub type OpenPlayer = fn(&PlayerSpec, &Thinking) -> anyhow::Result<Box<dyn Player>>;

/// A player specification, parsed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerSpec {
    /// The accelerator's Verilog in simulation.
    Sim,
    /// The accelerator's fast model.
    Model(Techniques, Extras),
    /// The accelerator's search at the host's speed.
    Engine,
    /// The first legal move of the list.
    FirstLegal,
    /// A random legal move. Without a seed, every run differs.
    Random(Option<u64>),
    /// One of the levels for people. Without a seed, every run differs.
    Level(Level, Option<u64>),
    /// A person at the keyboard.
    Human,
    /// A board on a serial port.
    Serial(PathBuf, PositionTransfer),
    /// Another program: its command line.
    Gtp(String),
}

/// How a board is told a position that it has not played itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionTransfer {
    /// It cannot be told: it understands only the contest's prompts.
    Prompts,
    /// With set-up frames, which our boards understand in addition to the prompts.
    SetUpFrames,
}

/// Why a text is not a player specification.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSpec {
    /// No player has this name.
    #[error("there is no player '{0}'; players are {PLAYERS}{similar}", similar = similar_player(.0))]
    Unknown(String),
    /// The accelerator does not have this technique.
    #[error("{0}")]
    Technique(#[from] UnknownTechnique),
    /// Without a tree, a technique of the tree would have no effect.
    #[error("'{0}': branching, tail, fresh, nodes, prune and playouts belong to the tree; add +tree")]
    NoTree(String),
    /// The seed is not a number.
    #[error("the seed '{0}' must be a number from 0 to 18446744073709551615")]
    Seed(String),
    /// No level has this name.
    #[error("there is no level '{0}'; levels are {levels}, weakest first{similar}", similar = similar_level(.0), levels = Level::all().map(|level| level.name).join(", "))]
    Level(String),
    /// No path follows `serial:`.
    #[error("serial: needs the path of a port, as in serial:/dev/ttyUSB0; `blokus-duo ports` lists them")]
    NoPort,
    /// A budget was given, which only players of a tournament have.
    #[error("'{0}': only a tournament takes a budget after '@'; use --budget-cycles or --move-time here")]
    Budget(String),
    /// No command follows `gtp:`.
    #[error("gtp: needs a command, as in gtp:'pentobi-gtp --nobook --level 5'")]
    NoCommand,
}

impl FromStr for PlayerSpec {
    type Err = BadSpec;

    fn from_str(text: &str) -> Result<PlayerSpec, BadSpec> {
        let (kind, rest) = text.split_once(':').map_or((text, None), |(kind, rest)| (kind, Some(rest)));
        if kind.contains('@') {
            return Err(BadSpec::Budget(text.to_owned()));
        }
        match (kind, rest) {
            ("sim", None) => Ok(PlayerSpec::Sim),
            (model, None) if model.starts_with("model") => match Extras::strip(&model["model".len()..]) {
                (more, _) if more.contains('+') => Err(BadSpec::Unknown(text.to_owned())),
                (mistyped, _) if !mistyped.is_empty() && !mistyped.starts_with('-') => {
                    Err(BadSpec::Unknown(text.to_owned()))
                }
                (techniques, extras) => {
                    let techniques: Techniques = techniques.parse()?;
                    if techniques.needs_tree() && !extras.tree {
                        return Err(BadSpec::NoTree(text.to_owned()));
                    }
                    Ok(PlayerSpec::Model(techniques, extras))
                }
            },
            ("engine", None) => Ok(PlayerSpec::Engine),
            ("first-legal", None) => Ok(PlayerSpec::FirstLegal),
            ("random", None) => Ok(PlayerSpec::Random(None)),
            ("random", Some(seed)) => Ok(PlayerSpec::Random(Some(parse_seed(seed)?))),
            ("level", level) => {
                let level = level.unwrap_or_default();
                let (name, seed) = level.split_once(':').map_or((level, None), |(name, seed)| (name, Some(seed)));
                let level = Level::find(name).ok_or_else(|| BadSpec::Level(name.to_owned()))?;
                Ok(PlayerSpec::Level(level, seed.map(parse_seed).transpose()?))
            }
            ("human", None) => Ok(PlayerSpec::Human),
            ("serial", Some(path)) if !path.is_empty() => {
                Ok(PlayerSpec::Serial(path.into(), PositionTransfer::Prompts))
            }
            ("serial+setup", Some(path)) if !path.is_empty() => {
                Ok(PlayerSpec::Serial(path.into(), PositionTransfer::SetUpFrames))
            }
            ("serial" | "serial+setup", _) => Err(BadSpec::NoPort),
            ("gtp", Some(command)) if !command.trim().is_empty() => Ok(PlayerSpec::Gtp(command.to_owned())),
            ("gtp", _) => Err(BadSpec::NoCommand),
            _ => Err(BadSpec::Unknown(text.to_owned())),
        }
    }
}

/// The ending of a message about an unknown player: a player with a similar name, if there is one.
fn similar_player(text: &str) -> String {
    const KINDS: [&str; 9] = ["sim", "model", "engine", "first-legal", "random", "level", "human", "serial", "gtp"];
    did_you_mean(text.split([':', '+']).next().unwrap_or_default(), &KINDS)
}

/// As [`similar_player`], for levels.
fn similar_level(text: &str) -> String {
    did_you_mean(text, &Level::all().map(|level| level.name))
}

fn parse_seed(text: &str) -> Result<u64, BadSpec> {
    text.parse().map_err(|_| BadSpec::Seed(text.to_owned()))
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerSpec::Sim => f.write_str("sim"),
            PlayerSpec::Model(techniques, extras) => write!(f, "model{techniques}{extras}"),
            PlayerSpec::Engine => f.write_str("engine"),
            PlayerSpec::FirstLegal => f.write_str("first-legal"),
            PlayerSpec::Random(None) => f.write_str("random"),
            PlayerSpec::Random(Some(seed)) => write!(f, "random:{seed}"),
            PlayerSpec::Level(level, None) => write!(f, "level:{}", level.name),
            PlayerSpec::Level(level, Some(seed)) => write!(f, "level:{}:{seed}", level.name),
            PlayerSpec::Human => f.write_str("human"),
            PlayerSpec::Serial(path, PositionTransfer::Prompts) => write!(f, "serial:{}", path.display()),
            PlayerSpec::Serial(path, PositionTransfer::SetUpFrames) => write!(f, "serial+setup:{}", path.display()),
            PlayerSpec::Gtp(command) => write!(f, "gtp:{command}"),
        }
    }
}

impl PlayerSpec {
    /// Refuses a player that can only begin from the empty board.
    pub fn check_accepts_openings(&self) -> anyhow::Result<()> {
        let PlayerSpec::Serial(path, PositionTransfer::Prompts) = self else { return Ok(()) };
        let path = path.display();
        Err(bad_input(format!(
            "serial:{path} cannot play openings: the contest's prompts tell a board only of games that it plays itself; \
             if the board is one of ours, which understand more, name it serial+setup:{path}"
        )))
    }

    /// Clock frequency of the accelerator whose cycles are its budget.
    pub fn clock_hz(&self) -> u32 {
        match self {
            PlayerSpec::Model(_, extras) => extras.clock_hz(),
            _ => CLOCK_HZ,
        }
    }

    /// Opens a player that needs nothing outside this process; an error for a simulation, a person,
    /// a board or another program.
    pub fn open_in_process(&self, thinking: &Thinking) -> anyhow::Result<Box<dyn Player>> {
        // A random seed appears in the name, so that the game can be repeated.
        let seed_or_drawn = |seed: &Option<u64>| seed.unwrap_or_else(|| fastrand::u64(..1_000_000));
        Ok(match self {
            PlayerSpec::Model(techniques, extras) => {
                Box::new(Model::new(*techniques, thinking.budget_within_limit(self.clock_hz())?).with(*extras))
            }
            PlayerSpec::Engine => Box::new(Engine::new()),
            PlayerSpec::FirstLegal => Box::new(FirstLegal),
            PlayerSpec::Random(seed) => Box::new(Random::new(seed_or_drawn(seed))),
            PlayerSpec::Level(level, seed) => {
                if let Effort::Search(budget_cycles) = level.effort {
                    Thinking::new(thinking.move_time, budget_cycles).budget_within_limit(self.clock_hz())?;
                }
                Box::new(Leveled::new(*level, seed_or_drawn(seed)))
            }
            PlayerSpec::Sim | PlayerSpec::Human | PlayerSpec::Serial(..) | PlayerSpec::Gtp(_) => {
                return Err(bad_input(format!("{self} cannot be reached from a page without a server")))
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_player_is_parsed() {
        let read = |text: &str| text.parse::<PlayerSpec>();
        assert_eq!(read("sim"), Ok(PlayerSpec::Sim));
        let model =
            |techniques, book, ponders| Ok(PlayerSpec::Model(techniques, Extras { tree: false, book, ponders }));
        assert_eq!(read("model"), model(Techniques::default(), false, false));
        let without = Techniques::default().without("table").unwrap();
        assert_eq!(read("model-table"), model(without, false, false));
        assert_eq!(read("model+ponder"), model(Techniques::default(), false, true));
        assert_eq!(read("model-table+ponder"), model(without, false, true));
        assert_eq!(read("model+book"), model(Techniques::default(), true, false));
        assert_eq!(read("model-table+book+ponder"), model(without, true, true));
        let tree = Extras { tree: true, ..Extras::default() };
        assert_eq!(read("model-table+tree"), Ok(PlayerSpec::Model(without, tree)));
        let four = Techniques { engines: 4, ..Techniques::default() };
        assert_eq!(read("model-4"), model(four, false, false));
        assert_eq!(read("engine"), Ok(PlayerSpec::Engine));
        assert_eq!(read("first-legal"), Ok(PlayerSpec::FirstLegal));
        assert_eq!(read("random"), Ok(PlayerSpec::Random(None)));
        assert_eq!(read("random:7"), Ok(PlayerSpec::Random(Some(7))));
        let casual = Level::find("casual").unwrap();
        assert_eq!(read("level:casual"), Ok(PlayerSpec::Level(casual, None)));
        assert_eq!(read("level:3:9"), Ok(PlayerSpec::Level(casual, Some(9))));
        assert_eq!(read("human"), Ok(PlayerSpec::Human));
        assert_eq!(read("serial:/dev/a:b"), Ok(PlayerSpec::Serial("/dev/a:b".into(), PositionTransfer::Prompts)));
        assert_eq!(read("serial+setup:/dev/a"), Ok(PlayerSpec::Serial("/dev/a".into(), PositionTransfer::SetUpFrames)));
        assert_eq!(read("gtp:a --b c:d"), Ok(PlayerSpec::Gtp("a --b c:d".into())));
    }

    #[test]
    fn only_boards_without_set_up_frames_are_refused_openings() {
        let refused = |text: &str| text.parse::<PlayerSpec>().unwrap().check_accepts_openings().is_err();
        assert!(refused("serial:/dev/a"));
        for text in ["serial+setup:/dev/a", "sim", "model", "gtp:a"] {
            assert!(!refused(text), "{text}");
        }
    }

    #[test]
    fn players_read_back_as_written() {
        for name in [
            "sim",
            "model",
            "model-table-replies",
            "model-killers+ponder",
            "model+book",
            "model-4+book+ponder",
            "model-helper+tree+book",
            "model-branching64.32-tail800+tree",
            "model-playouts64+tree",
            "model-table-6+ponder",
            "random",
            "random:7",
            "level:board",
            "level:novice:4",
            "serial:/dev/a",
            "serial+setup:/dev/a",
            "gtp:a --b c:d",
        ] {
            assert_eq!(name.parse::<PlayerSpec>().unwrap().to_string(), name);
        }
    }

    #[test]
    fn bad_specifications_are_refused_with_a_reason() {
        let read = |text: &str| text.parse::<PlayerSpec>();
        assert_eq!(read("deep-blue"), Err(BadSpec::Unknown("deep-blue".into())));
        for (wrong, right) in [("modell", "model"), ("modle+tree", "model"), ("rnadom:7", "random"), ("humna", "human")]
        {
            let why = read(wrong).unwrap_err().to_string();
            assert!(why.ends_with(&format!("; did you mean '{right}'?")), "{why}");
        }
        assert!(read("level:begginer").unwrap_err().to_string().ends_with("; did you mean 'beginner'?"));
        assert!(!read("deep-blue").unwrap_err().to_string().contains("did you mean"));
        assert_eq!(read("model-luck").unwrap_err().to_string(), UnknownTechnique("luck".into()).to_string());
        for model in ["model-branching64", "model-tail800+book", "model-playouts64"] {
            assert_eq!(read(model), Err(BadSpec::NoTree(model.into())));
        }
        assert_eq!(read("human:me"), Err(BadSpec::Unknown("human:me".into())));
        assert!(read("model-9")
            .unwrap_err()
            .to_string()
            .contains("engines from 1 to 8, width1 to width9999 and widthall"));
        for model in [
            "model+luck",
            "model+ponder-table",
            "model+ponder+ponder",
            "model+ponder+book",
            "model+book+book",
            "model+book+tree",
        ] {
            assert_eq!(read(model), Err(BadSpec::Unknown(model.into())));
        }
        assert_eq!(read("random:x"), Err(BadSpec::Seed("x".into())));
        assert_eq!(read("level:casual:x"), Err(BadSpec::Seed("x".into())));
        assert_eq!(read("level"), Err(BadSpec::Level("".into())));
        assert!(read("level:god").unwrap_err().to_string().contains("beginner, novice"));
        assert_eq!(read("serial:"), Err(BadSpec::NoPort));
        assert_eq!(read("serial+setup"), Err(BadSpec::NoPort));
        assert_eq!(read("gtp: "), Err(BadSpec::NoCommand));
        assert_eq!(read("model@20000"), Err(BadSpec::Budget("model@20000".into())));
        assert_eq!(read("gtp"), Err(BadSpec::NoCommand));
    }
}
