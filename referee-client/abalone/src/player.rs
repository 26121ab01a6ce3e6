//! Players as named on the command line.

use std::str::FromStr;
use std::time::Duration;

use abalone_core::contest::CONTEST_CLOCK_MS;
use abalone_core::search::DEFAULT_MEGABYTES;
use anyhow::bail;
use fastrand::Rng;
use referee_client::child::{Errors, Process, Start, StartError};
use referee_client::fail::bad_input;
use referee_client::suggestion::did_you_mean;
use tokio::process::{ChildStdin, ChildStdout};
use tokio::time::timeout;

use crate::arguments::EvaluationName;
use crate::brain::Brain;
use crate::link::{Incoming, Link};
use crate::protocol::Answer;
use crate::session::{Say, Session};

/// Time limit for a player to introduce itself, and again to say that it is ready.
pub const INTRODUCTION_PATIENCE: Duration = Duration::from_secs(10);

/// The limit of a player's thinking.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Thinking {
    /// By its clock for the whole game.
    #[default]
    Clock,
    /// Wall time for each move.
    MoveTime(Duration),
    /// Processor time of each thread for each move. Only our own engine understands this.
    CpuTime(Duration),
    /// A number of positions for each move.
    Nodes(u64),
    /// A search depth in plies.
    Depth(u32),
}

/// A player as named by `--first` and `--against`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerSpec {
    kind: Kind,
    pub thinking: Thinking,
    text: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    Engine(EvaluationName),
    Simple,
    Random(u64),
    Command(Vec<String>),
}

/// The names of the players, for suggestions.
const KINDS: [&str; 5] = ["engine", "engine-linear", "simple", "random", "cmd"];

impl FromStr for PlayerSpec {
    type Err = String;

    fn from_str(text: &str) -> Result<PlayerSpec, String> {
        if let Some(command) = text.strip_prefix("cmd:") {
            let words = shell_words::split(command).map_err(|why| format!("'{command}': {why}"))?;
            if words.is_empty() {
                return Err("the command is empty".to_owned());
            }
            return Ok(PlayerSpec { kind: Kind::Command(words), thinking: Thinking::Clock, text: text.to_owned() });
        }
        let (who, thinking) = match text.split_once('@') {
            Some((who, limit)) => (who, read_limit(limit)?),
            None => (text, Thinking::Clock),
        };
        let kind = match who.split_once(':').unwrap_or((who, "")) {
            ("engine", "") => Kind::Engine(EvaluationName::Network),
            ("engine-linear", "") => Kind::Engine(EvaluationName::Linear),
            ("simple", "") => Kind::Simple,
            ("random", "") => Kind::Random(1),
            ("random", seed) => {
                Kind::Random(seed.parse().map_err(|_| format!("'{seed}' is not a seed: use a whole number"))?)
            }
            _ => {
                return Err(format!(
                    "'{text}' is not a player: use engine, engine-linear, simple or random[:SEED], each with a limit \
                     such as @100ms, @100cpu-ms, @50000nodes or @5plies if you like; or cmd:COMMAND{}",
                    did_you_mean(who.split(':').next().unwrap_or_default(), &KINDS)
                ))
            }
        };
        Ok(PlayerSpec { kind, thinking, text: text.to_owned() })
    }
}

/// Parses `100ms`, `1s`, `100cpu-ms`, `50000nodes` or `6plies`.
fn read_limit(text: &str) -> Result<Thinking, String> {
    let unit = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let number = text[..text.len() - unit.len()].parse::<u64>().ok().filter(|&number| number > 0);
    let limit = number.and_then(|number| match unit {
        "ms" if number <= CONTEST_CLOCK_MS => Some(Thinking::MoveTime(Duration::from_millis(number))),
        "s" if number <= CONTEST_CLOCK_MS / 1000 => Some(Thinking::MoveTime(Duration::from_secs(number))),
        "cpu-ms" if number <= CONTEST_CLOCK_MS => Some(Thinking::CpuTime(Duration::from_millis(number))),
        "nodes" => Some(Thinking::Nodes(number)),
        "plies" if number <= 50 => Some(Thinking::Depth(number as u32)),
        _ => None,
    });
    limit.ok_or_else(|| format!("'{text}' is not a limit: use 100ms, 1s, 100cpu-ms, 50000nodes or 6plies"))
}

/// A player at the other end of a link.
pub struct Player {
    /// The name that the player gave.
    pub name: String,
    pub link: Link,
    /// Keeps the player's program alive, if the player is a program.
    _program: Option<Process>,
}

impl PlayerSpec {
    /// Whether it is an external program.
    pub fn is_program(&self) -> bool {
        matches!(self.kind, Kind::Command(_))
    }

    /// Combines this seed with the player's own, so that many games differ.
    pub fn mix_seed(mut self, seed: u64) -> PlayerSpec {
        if let Kind::Random(own) = &mut self.kind {
            *own ^= seed;
        }
        self
    }

    /// The text from which it was parsed.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Starts the player and waits until it is ready. Our own players use `threads` threads; 0
    /// means one per core.
    pub async fn start(&self, threads: usize) -> anyhow::Result<Player> {
        let (program, link) = match &self.kind {
            Kind::Engine(evaluation) => {
                (None, start_brain(&self.text, Brain::engine(threads, DEFAULT_MEGABYTES, evaluation.load()?), threads))
            }
            Kind::Simple => (None, start_brain(&self.text, Brain::Simple, threads)),
            Kind::Random(seed) => (None, start_brain(&self.text, Brain::Random(Rng::with_seed(*seed)), threads)),
            Kind::Command(command) => {
                let (program, link) = start_program(command)?;
                (Some(program), link)
            }
        };
        let mut player = Player { name: String::new(), link, _program: program };
        match player.introduce().await {
            Ok(()) => Ok(player),
            Err(why) => bail!("{}: {why}", self.text),
        }
    }
}

/// Starts a program and opens a link to it. The program ends when the process is dropped.
fn start_program(command: &[String]) -> anyhow::Result<(Process, Link)> {
    let start = Start { errors: Errors::Shown, ..Start::new(command) };
    let (process, input, output) = Process::start(&start).map_err(|why| match why {
        StartError::Supervisor(_) => anyhow::Error::new(why),
        why => bad_input(why),
    })?;
    Ok((process, Link::new(ChildStdout::from_std(output)?, ChildStdin::from_std(input)?, ())))
}

/// A link to a brain inside this program.
fn start_brain(name: &str, brain: Brain, threads: usize) -> Link {
    let (link, mut lines, to_referee) = Link::within_program();
    let say: Say = std::sync::Arc::new(move |line| {
        to_referee.blocking_send(Incoming::Line(line, std::time::Instant::now())).is_ok()
    });
    let session = Session::new(name.to_owned(), brain, threads, DEFAULT_MEGABYTES, say);
    std::thread::spawn(move || session.run(std::iter::from_fn(|| lines.blocking_recv().map(Ok))));
    link
}

impl Player {
    /// A player on a link that has been opened from outside.
    pub fn new(link: Link) -> Player {
        Player { name: String::new(), link, _program: None }
    }

    /// Asks for the name and waits until the player is ready; the error says how it failed.
    pub async fn introduce(&mut self) -> Result<(), String> {
        self.link.send("aba");
        self.wait_for(Answer::AbaOk).await?;
        self.wait_until_ready().await
    }

    /// Waits until the player is ready; the error says how it failed.
    pub async fn wait_until_ready(&mut self) -> Result<(), String> {
        self.link.send("isready");
        self.wait_for(Answer::ReadyOk).await
    }

    async fn wait_for(&mut self, wanted: Answer) -> Result<(), String> {
        let heard = timeout(INTRODUCTION_PATIENCE, async {
            loop {
                match self.link.next().await {
                    Incoming::Closed(how) => return Err(how.to_owned()),
                    Incoming::Unreadable(why) => return Err(why.to_owned()),
                    Incoming::Line(line, _) => match Answer::read(&line)? {
                        Answer::Name(name) => self.name = name,
                        answer if answer == wanted => return Ok(()),
                        _ => {}
                    },
                }
            }
        });
        heard.await.unwrap_or_else(|_| Err(format!("it did not answer within {} s", INTRODUCTION_PATIENCE.as_secs())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_and_their_limits_are_read() {
        let thinking = |text: &str| text.parse::<PlayerSpec>().map(|spec| spec.thinking);
        assert_eq!(thinking("engine"), Ok(Thinking::Clock));
        assert_eq!(thinking("engine@100ms"), Ok(Thinking::MoveTime(Duration::from_millis(100))));
        assert_eq!(thinking("engine-linear@90cpu-ms"), Ok(Thinking::CpuTime(Duration::from_millis(90))));
        assert_eq!(thinking("simple@5plies"), Ok(Thinking::Depth(5)));
        assert_eq!(thinking("random:7@5000nodes"), Ok(Thinking::Nodes(5000)));
        assert_eq!(
            "cmd:'a b' c@d".parse::<PlayerSpec>().unwrap().kind,
            Kind::Command(vec!["a b".into(), "c@d".into()])
        );
        for wrong in ["", "enginee", "engine:3", "engine@", "engine@0ms", "engine@5", "simple@51plies", "cmd:", "cmd:'"]
        {
            assert!(thinking(wrong).is_err(), "{wrong}");
        }
    }
}
