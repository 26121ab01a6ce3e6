//! A player of a tournament: `[NAME=]P[@BUDGET]`. Two players may differ in their budget alone.

use std::collections::HashMap;
use std::fmt;
use std::path::Path;
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use crate::players::open;

use ::tournament::entrant::Entrant;
use ::tournament::evidence::Transcript;
use duo_line::serial::SerialLine;
use duo_line::serial_player::WirePlayer;
use duo_line::transcript::Transcribed;
use duo_players::player::Player;
use duo_players::players::engine::Engine;
use duo_players::players::random::Random;
use duo_players::spec::PlayerSpec;
use duo_players::thinking::Thinking;
use referee_client::fail::bad_input;

/// A player specification with a name and a budget.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contender {
    text: String,
    name: String,
    spec: PlayerSpec,
    budget: Option<Budget>,
}

/// Effort for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Budget {
    /// Clock cycles of the accelerator; for the engine, nodes.
    Count(u64),
    /// Wall-clock time.
    Time(Duration),
}

/// Why a text cannot be a player of a tournament.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadContender {
    /// The player specification is wrong.
    #[error("{0}")]
    Spec(#[from] duo_players::spec::BadSpec),
    /// A person cannot play in a tournament, because it needs the keyboard.
    #[error("a human cannot play in a tournament")]
    Human,
    /// The player takes no budget.
    #[error("'{0}' takes no budget after '@'; sim@CYCLES, model@CYCLES, engine@NODES and engine@TIMEms do")]
    NoBudget(String),
    /// The budget is not a number.
    #[error("the budget '{0}' must be a number from 1 up, or a time such as 200ms")]
    Budget(String),
}

impl FromStr for Contender {
    type Err = BadContender;

    fn from_str(text: &str) -> Result<Contender, BadContender> {
        let entrant = Entrant::from(text.to_owned());
        let (name, player) = (entrant.name(), entrant.player());
        // A command line or a path may contain '@'.
        let (player, budget) = match player.rsplit_once('@') {
            Some((player, budget)) if !player.contains(':') => (player, Some(budget.parse()?)),
            _ => (player, None),
        };
        let spec: PlayerSpec = player.parse()?;
        match (&spec, budget) {
            (PlayerSpec::Human, _) => return Err(BadContender::Human),
            (_, None) | (PlayerSpec::Engine, _) | (PlayerSpec::Sim | PlayerSpec::Model(..), Some(Budget::Count(_))) => {
            }
            _ => return Err(BadContender::NoBudget(player.to_owned())),
        }
        Ok(Contender { text: text.to_owned(), name: name.to_owned(), spec, budget })
    }
}

impl FromStr for Budget {
    type Err = BadContender;

    fn from_str(text: &str) -> Result<Budget, BadContender> {
        let budget = match text.strip_suffix("ms") {
            Some(number) => number.parse().ok().filter(|&ms| ms > 0).map(|ms| Budget::Time(Duration::from_millis(ms))),
            None => text.parse().ok().filter(|&count| count > 0).map(Budget::Count),
        };
        budget.ok_or_else(|| BadContender::Budget(text.to_owned()))
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}

/// The players of a tournament, each parsed once, when it is first asked for. Evidence and replays
/// of a folder need none of them, so a player that a newer version no longer knows does not hide
/// them.
#[derive(Default)]
pub struct Roster(Mutex<HashMap<String, Arc<Contender>>>);

impl Roster {
    /// Parses these players, except those whose results a judge enters.
    pub fn of(players: &[Entrant]) -> anyhow::Result<Roster> {
        let roster = Roster::default();
        players.iter().filter(|player| !player.is_judged()).try_for_each(|player| roster.player(player).map(drop))?;
        Ok(roster)
    }

    /// The player behind an entrant.
    pub fn player(&self, entrant: &Entrant) -> anyhow::Result<Arc<Contender>> {
        // A panic cannot leave an entry half made.
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(player) = known.get(entrant.text()) {
            return Ok(Arc::clone(player));
        }
        let parsed = entrant.text().parse::<Contender>();
        let player = Arc::new(parsed.map_err(|why| bad_input(format!("{entrant} is not a player: {why}")))?);
        known.insert(entrant.text().to_owned(), Arc::clone(&player));
        Ok(player)
    }
}

impl Contender {
    /// The name in tables and records.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether it thinks in wall-clock time, so that other load weakens it.
    pub fn uses_wall_clock(&self) -> bool {
        match self.spec {
            PlayerSpec::Engine => !matches!(self.budget, Some(Budget::Count(_))),
            _ => self.is_program(),
        }
    }

    pub fn is_program(&self) -> bool {
        matches!(self.spec, PlayerSpec::Gtp(_))
    }

    /// The port of a board.
    pub fn port(&self) -> Option<&Path> {
        match &self.spec {
            PlayerSpec::Serial(path, _) => Some(path),
            _ => None,
        }
    }

    pub fn spec(&self) -> &PlayerSpec {
        &self.spec
    }

    /// Refuses a player that can only play from the empty board.
    pub fn check_accepts_openings(&self) -> anyhow::Result<()> {
        self.spec
            .check_accepts_openings()
            .map_err(|why| bad_input(format!("{why}; or play without: --opening-plies 0")))
    }

    /// Opens a board for one game with a transcript; `None` if this is not a board.
    pub fn open_board(&self, transcript: &Transcript) -> Option<anyhow::Result<Box<dyn Player>>> {
        let PlayerSpec::Serial(path, transfer) = &self.spec else { return None };
        let line = SerialLine::open(path.clone()).map_err(bad_input);
        let line = line.map(|line| Transcribed::new(line, transcript.clone()));
        Some(line.map(|line| Box::new(WirePlayer::new(self.spec.to_string(), line, *transfer)) as Box<dyn Player>))
    }

    /// Opens a player for one game. `seed` is for players with chance; an engine that thinks in
    /// wall-clock time uses `threads` threads.
    pub fn open(&self, thinking: &Thinking, seed: u64, threads: usize) -> anyhow::Result<Box<dyn Player>> {
        match (&self.spec, self.budget) {
            (PlayerSpec::Engine, Some(Budget::Count(nodes))) => Ok(Box::new(Engine::with_nodes(nodes))),
            (PlayerSpec::Engine, Some(Budget::Time(time))) if time > thinking.move_time => {
                let limit = thinking.move_time.as_millis();
                Err(bad_input(format!("{self} would answer too late: a reply has {limit} ms (--move-time)")))
            }
            (PlayerSpec::Engine, Some(Budget::Time(time))) => Ok(Box::new(Engine::with_time(time, threads))),
            (PlayerSpec::Engine, None) => Ok(Box::new(Engine::with_time(thinking.move_time, threads))),
            (PlayerSpec::Level(level, own), _) => {
                PlayerSpec::Level(*level, Some(own.unwrap_or(0) ^ seed)).open_in_process(thinking)
            }
            (PlayerSpec::Random(own), _) => Ok(Box::new(Random::new(own.unwrap_or(0) ^ seed))),
            (spec, Some(Budget::Count(budget_cycles))) => open(spec, &Thinking::new(thinking.move_time, budget_cycles))
                .map_err(|why| bad_input(format!("{self}: {why}"))),
            (spec, _) => open(spec, thinking),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use duo_core::search::techniques::Techniques;
    use duo_players::players::model::Extras;
    use duo_players::spec::PositionTransfer;

    fn read(text: &str) -> Result<(String, PlayerSpec, Option<Budget>), BadContender> {
        text.parse().map(|Contender { name, spec, budget, .. }| (name, spec, budget))
    }

    #[test]
    fn contenders_have_budgets_and_names() {
        let count = |count| Some(Budget::Count(count));
        assert_eq!(
            read("model@500000"),
            Ok(("model@500000".into(), PlayerSpec::Model(Techniques::default(), Extras::default()), count(500_000)))
        );
        assert_eq!(read("new=sim@5"), Ok(("new".into(), PlayerSpec::Sim, count(5))));
        assert_eq!(read("engine@9"), Ok(("engine@9".into(), PlayerSpec::Engine, count(9))));
        let time = Some(Budget::Time(Duration::from_millis(200)));
        assert_eq!(read("engine@200ms"), Ok(("engine@200ms".into(), PlayerSpec::Engine, time)));
        assert_eq!(read("first-legal"), Ok(("first-legal".into(), PlayerSpec::FirstLegal, None)));
        // A command line may contain both signs.
        assert_eq!(read("gtp:a@2 b=c"), Ok(("gtp:a@2 b=c".into(), PlayerSpec::Gtp("a@2 b=c".into()), None)));
        let board = PlayerSpec::Serial("/dev/a@9".into(), PositionTransfer::Prompts);
        assert_eq!(read("ours=serial:/dev/a@9"), Ok(("ours".into(), board, None)));
        assert_eq!(read("p3=gtp:a b=c"), Ok(("p3".into(), PlayerSpec::Gtp("a b=c".into()), None)));
    }

    #[test]
    fn roster_parses_each_player_once_and_leaves_out_judged_ones() {
        let players = ["a=model@5", "b=judge"].map(|text| Entrant::from(text.to_owned()));
        let roster = Roster::of(&players).unwrap();
        assert!(Arc::ptr_eq(&roster.player(&players[0]).unwrap(), &roster.player(&players[0]).unwrap()));
        let late = Entrant::from("late=engine@9".to_owned());
        assert_eq!(roster.player(&late).unwrap().name(), "late");
        let told = Roster::of(&[Entrant::from("x=luck".to_owned())]).err().unwrap().to_string();
        assert!(told.starts_with("x=luck is not a player: there is no player 'luck'"), "{told}");
    }

    #[test]
    fn invalid_contenders_are_refused_with_a_reason() {
        assert_eq!(read("me=human"), Err(BadContender::Human));
        assert_eq!(read("first-legal@5"), Err(BadContender::NoBudget("first-legal".into())));
        assert_eq!(read("model@5ms"), Err(BadContender::NoBudget("model".into())));
        assert_eq!(read("model@0"), Err(BadContender::Budget("0".into())));
        assert_eq!(read("model@"), Err(BadContender::Budget("".into())));
        assert_eq!(read("engine@0ms"), Err(BadContender::Budget("0ms".into())));
        assert!(matches!(read("a=b"), Err(BadContender::Spec(_))));
    }
}
