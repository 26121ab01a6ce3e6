//! Bots on the command line: a built-in bot or any command.

use std::fmt;
use std::str::FromStr;

use plokkis_core::engine::{self, Engine};
use plokkis_core::players::simple::{Simple, Taste};
use plokkis_core::players::territory::Territory;
use plokkis_core::players::Player;
use plokkis_core::protocol::check_name;
use referee_client::suggestion::did_you_mean;

use crate::referee::Contestant;

/// Each seed provides this many different seeds for games.
const GAMES_A_SEED: u64 = 1_000_000;

/// Units of effort in a contest game.
const THOUSANDTHS: f64 = 1000.0;

/// Greatest multiple of the contest's effort.
const MAX_EFFORT: f64 = 1000.0;

/// A bot that this program can play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuiltInBot {
    /// The strong bot, with its effort in thousandths of a contest game's.
    Strong(u32),
    /// A simple bot, with its seed.
    Simple(Taste, u64),
    /// The bot that looks one move ahead for territory, with its seed.
    Territory(u64),
}

/// A player of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contender {
    /// A person at this terminal, with this name.
    Human(String),
    /// A bot.
    Bot(Bot),
}

/// A bot: built-in, or an external command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bot {
    /// A built-in bot, run as a process of this program.
    BuiltIn(BuiltInBot),
    /// The words of an external command.
    Command(Vec<String>),
}

impl BuiltInBot {
    /// The name that it sends to the referee.
    pub fn name(self) -> &'static str {
        match self {
            BuiltInBot::Strong(_) => engine::NAME,
            BuiltInBot::Simple(Taste::Any, _) => "Random",
            BuiltInBot::Simple(Taste::Biggest, _) => "Biggest",
            BuiltInBot::Simple(Taste::Smallest, _) => "Smallest",
            BuiltInBot::Territory(_) => "Territory",
        }
    }

    /// The strong bot's effort, as a multiple of a contest game's.
    pub fn effort(self) -> Option<f64> {
        match self {
            BuiltInBot::Strong(thousandths) => Some(f64::from(thousandths) / THOUSANDTHS),
            BuiltInBot::Simple(..) | BuiltInBot::Territory(_) => None,
        }
    }

    /// The player that chooses its moves.
    pub fn player(self) -> Box<dyn Player> {
        match self {
            BuiltInBot::Strong(thousandths) => Box::new(Engine::with_effort(f64::from(thousandths) / THOUSANDTHS)),
            BuiltInBot::Simple(taste, seed) => Box::new(Simple::new(taste, seed)),
            BuiltInBot::Territory(seed) => Box::new(Territory::new(seed)),
        }
    }

    fn for_game(self, game: u64) -> BuiltInBot {
        let seed = |seed: u64| seed.wrapping_mul(GAMES_A_SEED).wrapping_add(game);
        match self {
            BuiltInBot::Strong(effort) => BuiltInBot::Strong(effort),
            BuiltInBot::Simple(taste, base) => BuiltInBot::Simple(taste, seed(base)),
            BuiltInBot::Territory(base) => BuiltInBot::Territory(seed(base)),
        }
    }
}

/// Placeholder in a command for the seed of the first piece.
const SEED_PLACEHOLDER: &str = "{first}";

impl Bot {
    /// The command line for a game. Simple bots get a different seed in each game.
    pub fn command(&self, game: u64) -> anyhow::Result<Vec<String>> {
        match self {
            Bot::Command(words) => Ok(words.clone()),
            Bot::BuiltIn(bot) => {
                let program = std::env::current_exe()?.to_string_lossy().into_owned();
                Ok(vec![program, "bot".to_owned(), bot.for_game(game).to_string()])
            }
        }
    }

    /// As [`Bot::command`], with a seed for a random first piece. An external bot uses the seed
    /// only if its command contains [`SEED_PLACEHOLDER`].
    pub fn command_with_first_piece(&self, game: u64, seed: u64) -> anyhow::Result<Vec<String>> {
        let mut words = self.command(game)?;
        match self {
            Bot::BuiltIn(_) => words.extend(["--first".to_owned(), seed.to_string()]),
            Bot::Command(_) => {
                words.iter_mut().for_each(|word| *word = word.replace(SEED_PLACEHOLDER, &seed.to_string()))
            }
        }
        Ok(words)
    }
}

/// The names of the built-in bots.
const KINDS: [&str; 5] = ["self", "random", "biggest", "smallest", "territory"];

/// The part of a word that names the kind of player.
fn kind(word: &str) -> &str {
    word.split(':').next().unwrap_or_default()
}

impl FromStr for BuiltInBot {
    type Err = String;

    fn from_str(text: &str) -> Result<BuiltInBot, String> {
        let (kind, seed) = text.split_once(':').unwrap_or((text, "1"));
        if kind == "self" {
            return effort(seed).map(BuiltInBot::Strong);
        }
        let seed = seed.parse().map_err(|_| format!("'{seed}' is not a seed: a seed is a whole number"))?;
        match kind {
            "random" => Ok(BuiltInBot::Simple(Taste::Any, seed)),
            "biggest" => Ok(BuiltInBot::Simple(Taste::Biggest, seed)),
            "smallest" => Ok(BuiltInBot::Simple(Taste::Smallest, seed)),
            "territory" => Ok(BuiltInBot::Territory(seed)),
            _ => Err(format!(
                "there is no bot '{text}': use self[:EFFORT], random[:SEED], biggest[:SEED], smallest[:SEED] or territory[:SEED]{}",
                did_you_mean(kind, &KINDS)
            )),
        }
    }
}

/// Parses an effort; returns thousandths.
fn effort(text: &str) -> Result<u32, String> {
    let times: f64 =
        text.parse().map_err(|_| format!("'{text}' is not an effort: an effort is a number, as in self:0.1"))?;
    if !(1.0 / THOUSANDTHS..=MAX_EFFORT).contains(&times) {
        return Err(format!("an effort is {} to {MAX_EFFORT} times the contest's, not {text}", 1.0 / THOUSANDTHS));
    }
    Ok((times * THOUSANDTHS).round() as u32)
}

impl fmt::Display for BuiltInBot {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            BuiltInBot::Strong(thousandths) if f64::from(*thousandths) == THOUSANDTHS => write!(out, "self"),
            BuiltInBot::Strong(thousandths) => write!(out, "self:{}", f64::from(*thousandths) / THOUSANDTHS),
            BuiltInBot::Simple(Taste::Any, seed) => write!(out, "random:{seed}"),
            BuiltInBot::Simple(Taste::Biggest, seed) => write!(out, "biggest:{seed}"),
            BuiltInBot::Simple(Taste::Smallest, seed) => write!(out, "smallest:{seed}"),
            BuiltInBot::Territory(seed) => write!(out, "territory:{seed}"),
        }
    }
}

/// The word for a person as a player.
const HUMAN: &str = "human";

/// A person's name if none is given.
const HUMAN_NAME: &str = "Human";

impl Contender {
    /// The contestant at its seat in the game with this number.
    pub fn seat(&self, game: u64) -> anyhow::Result<Contestant> {
        match self {
            Contender::Human(name) => Ok(Contestant::Person(name.clone())),
            Contender::Bot(bot) => bot.command(game).map(Contestant::Command),
        }
    }

    /// Whether it is a person.
    pub fn is_human(&self) -> bool {
        matches!(self, Contender::Human(_))
    }
}

impl FromStr for Contender {
    type Err = String;

    fn from_str(text: &str) -> Result<Contender, String> {
        let (word, name) = text.split_once(':').unwrap_or((text, HUMAN_NAME));
        if word != HUMAN {
            return text.parse().map(Contender::Bot);
        }
        check_name(name).map_err(|why| format!("'{name}': {why}"))?;
        Ok(Contender::Human(name.to_owned()))
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Contender::Human(name) if name == HUMAN_NAME => out.write_str(HUMAN),
            Contender::Human(name) => write!(out, "{HUMAN}:{name}"),
            Contender::Bot(bot) => bot.fmt(out),
        }
    }
}

impl FromStr for Bot {
    type Err = String;

    fn from_str(text: &str) -> Result<Bot, String> {
        match shell_words::split(text) {
            Ok(words) if !words.is_empty() => match words.as_slice() {
                [word] => match kind(word) {
                    HUMAN => Err("a human plays only in `plokkis match`".to_owned()),
                    kind if KINDS.contains(&kind) => word.parse().map(Bot::BuiltIn),
                    _ => Ok(Bot::Command(words)),
                },
                _ => Ok(Bot::Command(words)),
            },
            Ok(_) => Err("a bot is a command, or self, random, biggest, smallest or territory".to_owned()),
            Err(why) => Err(format!("'{text}' is not a command: {why}")),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Bot::BuiltIn(bot) => bot.fmt(out),
            Bot::Command(words) => out.write_str(&shell_words::join(words)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_read_back_as_written() {
        for text in [
            "self",
            "self:0.1",
            "self:10",
            "random:3",
            "biggest:1",
            "smallest:7",
            "territory:0",
            "python3 'my bot.py' 4",
            "./bot",
        ] {
            assert_eq!(text.parse::<Bot>().unwrap().to_string(), text);
        }
        assert_eq!("random".parse::<Bot>(), Ok(Bot::BuiltIn(BuiltInBot::Simple(Taste::Any, 1))));
        for text in ["self:1", " self", "'self'"] {
            assert_eq!(text.parse::<Bot>(), "self".parse(), "{text}");
        }
        for (text, expected) in
            [("self:x", "'x' is not an effort"), ("self:0", "0.001 to 1000 times"), ("self:NaN", "not NaN")]
        {
            assert!(text.parse::<BuiltInBot>().unwrap_err().contains(expected), "{text}");
            assert!(text.parse::<Bot>().unwrap_err().contains(expected), "{text}");
        }
        assert!("".parse::<Bot>().is_err() && "'x".parse::<Bot>().is_err());
    }

    #[test]
    fn human_plays_in_matches_only() {
        for (text, name) in [("human", "Human"), ("human:Ada", "Ada")] {
            let contender: Contender = text.parse().unwrap();
            assert_eq!(contender, Contender::Human(name.to_owned()));
            assert_eq!(contender.to_string(), text);
            assert!(text.parse::<Bot>().unwrap_err().contains("only in `plokkis match`"));
        }
        assert!("human:No One".parse::<Contender>().unwrap_err().contains("a name has 3 to 9"));
        assert_eq!("./human".parse(), Ok(Contender::Bot(Bot::Command(vec!["./human".to_owned()]))));
    }

    #[test]
    fn first_piece_seed_goes_to_built_in_bots_and_into_placeholders() {
        let words = |text: &str| text.parse::<Bot>().unwrap().command_with_first_piece(3, 77).unwrap();
        assert_eq!(words("self")[1..], ["bot", "self", "--first", "77"]);
        assert_eq!(words("./former bot --first {first}"), ["./former", "bot", "--first", "77"]);
        assert_eq!(words("./bot 3"), ["./bot", "3"]);
    }

    #[test]
    fn seed_of_a_simple_bot_changes_with_the_game() {
        let words = |text: &str, game| text.parse::<Bot>().unwrap().command(game).unwrap();
        assert_ne!(words("random:1", 1), words("random:1", 2));
        assert_ne!(words("random:1", 1), words("random:2", 1));
        assert_eq!(words("self", 1), words("self", 2));
    }
}
