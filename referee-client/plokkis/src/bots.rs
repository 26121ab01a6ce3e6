//! Bots as the command line names them: our own ones, or any command.

use std::fmt;
use std::str::FromStr;

use plokkis_core::engine::{self, Engine};
use plokkis_core::players::simple::{Simple, Taste};
use plokkis_core::players::territory::Territory;
use plokkis_core::players::Player;

/// Games of a match or a tournament for which a seed is good.
const GAMES_A_SEED: u64 = 1_000_000;

/// A thousandth of the effort that a game of the contest allows.
const THOUSANDTHS: f64 = 1000.0;

/// The most times that effort.
const MOST_EFFORT: f64 = 1000.0;

/// A bot that this program can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Own {
    /// The strong one, with its effort in thousandths of what a game of the contest allows.
    Strong(u32),
    /// A simple one, with its seed.
    Simple(Taste, u64),
    /// One that looks a move ahead for territory, with its seed.
    Territory(u64),
}

/// A bot: one of our own, or a command with its words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bot {
    /// A process of this program.
    Own(Own),
    /// Any other program.
    Command(Vec<String>),
}

impl Own {
    /// The name that it tells the referee.
    pub fn name(self) -> &'static str {
        match self {
            Own::Strong(_) => engine::NAME,
            Own::Simple(Taste::Any, _) => "Random",
            Own::Simple(Taste::Biggest, _) => "Biggest",
            Own::Simple(Taste::Smallest, _) => "Smallest",
            Own::Territory(_) => "Territory",
        }
    }

    /// Its effort, as a multiple of what a game of the contest allows, if it is the strong one.
    pub fn effort(self) -> Option<f64> {
        match self {
            Own::Strong(thousandths) => Some(f64::from(thousandths) / THOUSANDTHS),
            Own::Simple(..) | Own::Territory(_) => None,
        }
    }

    /// Who decides its moves.
    pub fn player(self) -> Box<dyn Player> {
        match self {
            Own::Strong(thousandths) => Box::new(Engine::with_effort(f64::from(thousandths) / THOUSANDTHS)),
            Own::Simple(taste, seed) => Box::new(Simple::new(taste, seed)),
            Own::Territory(seed) => Box::new(Territory::new(seed)),
        }
    }

    fn for_game(self, game: u64) -> Own {
        let seed = |seed: u64| seed.wrapping_mul(GAMES_A_SEED).wrapping_add(game);
        match self {
            Own::Strong(effort) => Own::Strong(effort),
            Own::Simple(taste, of_all) => Own::Simple(taste, seed(of_all)),
            Own::Territory(of_all) => Own::Territory(seed(of_all)),
        }
    }
}

/// Stands in a command for the seed by which its first piece is to be drawn.
const FIRST: &str = "{first}";

impl Bot {
    /// The words that start it for a game; simple bots play another game each time.
    pub fn words(&self, game: u64) -> anyhow::Result<Vec<String>> {
        match self {
            Bot::Command(words) => Ok(words.clone()),
            Bot::Own(own) => {
                let program = std::env::current_exe()?.to_string_lossy().into_owned();
                Ok(vec![program, "bot".to_owned(), own.for_game(game).to_string()])
            }
        }
    }

    /// The same; one of our own draws its first piece by this seed. Any other program chooses it as ever, unless its command says by
    /// [`FIRST`] where the seed is to stand.
    pub fn words_with_first(&self, game: u64, seed: u64) -> anyhow::Result<Vec<String>> {
        let mut words = self.words(game)?;
        match self {
            Bot::Own(_) => words.extend(["--first".to_owned(), seed.to_string()]),
            Bot::Command(_) => words.iter_mut().for_each(|word| *word = word.replace(FIRST, &seed.to_string())),
        }
        Ok(words)
    }
}

impl FromStr for Own {
    type Err = String;

    fn from_str(text: &str) -> Result<Own, String> {
        let (kind, seed) = text.split_once(':').unwrap_or((text, "1"));
        if kind == "self" {
            return effort(seed).map(Own::Strong);
        }
        let seed = seed.parse().map_err(|_| format!("'{seed}' is no seed: a seed is a whole number"))?;
        match kind {
            "random" => Ok(Own::Simple(Taste::Any, seed)),
            "biggest" => Ok(Own::Simple(Taste::Biggest, seed)),
            "smallest" => Ok(Own::Simple(Taste::Smallest, seed)),
            "territory" => Ok(Own::Territory(seed)),
            _ => Err(format!(
                "there is no bot '{text}': self[:EFFORT], random[:SEED], biggest[:SEED], smallest[:SEED] or territory[:SEED]"
            )),
        }
    }
}

/// So many times the effort that a game of the contest allows, in thousandths.
fn effort(text: &str) -> Result<u32, String> {
    let times: f64 =
        text.parse().map_err(|_| format!("'{text}' is no effort: an effort is a number, as in self:0.1"))?;
    if !(1.0 / THOUSANDTHS..=MOST_EFFORT).contains(&times) {
        return Err(format!(
            "an effort is {} to {MOST_EFFORT} times that of the contest, not {text}",
            1.0 / THOUSANDTHS
        ));
    }
    Ok((times * THOUSANDTHS).round() as u32)
}

impl fmt::Display for Own {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Own::Strong(thousandths) if f64::from(*thousandths) == THOUSANDTHS => write!(out, "self"),
            Own::Strong(thousandths) => write!(out, "self:{}", f64::from(*thousandths) / THOUSANDTHS),
            Own::Simple(Taste::Any, seed) => write!(out, "random:{seed}"),
            Own::Simple(Taste::Biggest, seed) => write!(out, "biggest:{seed}"),
            Own::Simple(Taste::Smallest, seed) => write!(out, "smallest:{seed}"),
            Own::Territory(seed) => write!(out, "territory:{seed}"),
        }
    }
}

impl FromStr for Bot {
    type Err = String;

    fn from_str(text: &str) -> Result<Bot, String> {
        match shell_words::split(text) {
            Ok(words) if !words.is_empty() => match words.as_slice() {
                [word] if word.parse::<Own>().is_ok() => word.parse().map(Bot::Own),
                _ => Ok(Bot::Command(words)),
            },
            Ok(_) => Err("a bot is a command, or self, random, biggest, smallest or territory".to_owned()),
            Err(why) => Err(format!("'{text}' is no command: {why}")),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Bot::Own(own) => own.fmt(out),
            Bot::Command(words) => out.write_str(&shell_words::join(words)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_written_as_they_are_read() {
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
        assert_eq!("random".parse::<Bot>(), Ok(Bot::Own(Own::Simple(Taste::Any, 1))));
        for text in ["self:1", " self", "'self'"] {
            assert_eq!(text.parse::<Bot>(), "self".parse(), "{text}");
        }
        for (text, told) in [("self:x", "'x' is no effort"), ("self:0", "0.001 to 1000 times"), ("self:NaN", "not NaN")]
        {
            assert!(text.parse::<Own>().unwrap_err().contains(told), "{text}");
        }
        assert!("".parse::<Bot>().is_err() && "'x".parse::<Bot>().is_err());
    }

    #[test]
    fn a_first_piece_is_drawn_by_our_own_bots_and_by_commands_that_say_where_the_seed_stands() {
        let words = |text: &str| text.parse::<Bot>().unwrap().words_with_first(3, 77).unwrap();
        assert_eq!(words("self")[1..], ["bot", "self", "--first", "77"]);
        assert_eq!(words("./former bot --first {first}"), ["./former", "bot", "--first", "77"]);
        assert_eq!(words("./bot 3"), ["./bot", "3"]);
    }

    #[test]
    fn a_simple_bot_plays_another_game_each_time_and_the_strong_one_the_same() {
        let words = |text: &str, game| text.parse::<Bot>().unwrap().words(game).unwrap();
        assert_ne!(words("random:1", 1), words("random:1", 2));
        assert_ne!(words("random:1", 1), words("random:2", 1));
        assert_eq!(words("self", 1), words("self", 2));
    }
}
