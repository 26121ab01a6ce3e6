//! The interface between a game's program and the tournament.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use referee_client::fail::bad_input;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::entrant::Entrant;
use crate::evidence;
use crate::folder::Folder;
use crate::live::{Frame, Live};
use crate::plan::Plan;
use crate::results::Outcome;
use crate::schedule::Slot;
use crate::scoring::Scoring;

/// A game that can be played in tournaments, with its command-line program.
pub trait Program: 'static {
    /// The program's name on the command line.
    const NAME: &'static str;

    /// One line of help for `--player`.
    const PLAYER: &'static str;

    /// Two players as examples for `--help`.
    const EXAMPLES: [&'static str; 2];

    /// Players in one game: 1, 2 or 4.
    const SEATS: &'static [usize];

    /// Options for a new tournament of this game.
    type Options: Args;

    /// Checks a player's specification; the error says what is wrong with it.
    fn check(player: &Entrant) -> Result<(), String>;

    /// Whether the player's thinking time is wall-clock time on this machine, so that other load
    /// weakens it.
    fn uses_wall_clock(_player: &Entrant) -> bool {
        false
    }

    /// The game's own part of the plan for these players. `players` leaves out players whose
    /// results a judge enters.
    fn settings(options: &Self::Options, players: &[Entrant]) -> anyhow::Result<Settings>;

    /// The game with the plan's settings. A player that thinks by the clock may use `threads`
    /// threads.
    fn game(plan: &Plan, threads: usize) -> anyhow::Result<Box<dyn Game>>;
}

/// A game's own part of a plan.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The game's settings as JSON.
    pub values: Map<String, Value>,
    /// How results become standings.
    pub scoring: Scoring,
    /// The default number of rounds.
    pub rounds: Option<u64>,
}

/// Reads the game's own settings from the plan.
pub fn settings_of<T: DeserializeOwned>(plan: &Plan) -> anyhow::Result<T> {
    let values = Value::Object(plan.settings.clone());
    serde_json::from_value(values).map_err(|why| bad_input(format!("not a valid plan of {}: {why}", plan.game)))
}

/// The resource that a player occupies during a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Need {
    /// This machine's processor.
    Processor,
    /// A resource that exists once and may be missing, such as a board on its port or a client on
    /// the network. It plays one game at a time and uses no processor here.
    Line(String),
    /// None: the game is played elsewhere, and a judge enters its result. Such a player is written
    /// `NAME=judge`.
    Judge,
}

/// The resource that this player needs. A judge may enter the results of every game.
pub fn need(game: &dyn Game, player: &Entrant) -> anyhow::Result<Need> {
    match player.is_judged() {
        true => Ok(Need::Judge),
        false => game.need(player),
    }
}

/// A game with the settings of one plan.
pub trait Game: Send + Sync {
    /// File extension of records, such as `blksgf`.
    fn record_extension(&self) -> &'static str;

    /// The resource that a player needs; the error says why the player is not valid.
    fn need(&self, player: &Entrant) -> anyhow::Result<Need>;

    /// The seats' colours in words, such as `blue`; empty if the game has none.
    fn seat_colours(&self) -> &'static [&'static str] {
        &[]
    }

    /// Opens a player and closes it again, so that faults show before the first game.
    fn admit(&self, player: &Entrant) -> anyhow::Result<()>;

    /// Opens what players connect to, such as a network port. Called once before the first game.
    fn open_for_players(&self) -> anyhow::Result<()> {
        Ok(())
    }

    /// Plays a game and writes its record. A player that makes a fault loses the game; an error
    /// stops the tournament.
    ///
    /// If a player is missing and this is not the last call, the game is not played. Calls
    /// [`Session::begin`] once all players are present.
    fn play(&self, matchup: &Matchup, session: &mut Session) -> anyhow::Result<Played>;

    /// All positions of a record, beginning with the one before the first turn.
    fn frames(&self, record: &Path) -> anyhow::Result<Vec<Frame>>;

    /// Writes a player's transcript as text or JSON. Returns whether the transcript exists.
    fn write_evidence(&self, transcript: &Path, json: bool, out: &mut dyn Write) -> anyhow::Result<bool> {
        evidence::write_text(transcript, json, out)
    }

    /// The thinking times of a finished game by seat; empty if the game's results do not have them.
    fn times(&self, _outcome: &Outcome) -> Vec<Times> {
        Vec::new()
    }

    /// The game's rule behind a result's reason or a player's fault, if it has one.
    fn rule(&self, reason: &str) -> Option<String>;
}

/// One game with its players.
pub struct Matchup<'a> {
    /// The plan.
    pub plan: &'a Plan,
    /// The game.
    pub slot: Slot,
    /// The players by seat.
    pub players: Vec<Entrant>,
}

impl Matchup<'_> {
    /// Random seed for a seat.
    pub fn seed(&self, seat: usize) -> u64 {
        self.slot.seed(self.plan, seat)
    }
}

/// The files and viewers of one game.
pub struct Session<'a> {
    /// Path of the game's record.
    pub record: PathBuf,
    /// Whether this is the last call: players who are still missing forfeit now.
    pub is_last_call: bool,
    /// Shows positions on the wall.
    pub live: Live,
    pub(crate) folder: &'a Folder,
    pub(crate) game: u64,
    pub(crate) on_begin: &'a mut dyn FnMut(),
}

impl Session<'_> {
    /// Path of the transcript for the player in this seat.
    pub fn transcript(&self, seat: usize) -> PathBuf {
        self.folder.transcript_path(self.game, seat)
    }

    /// Reports that all players are present, or have forfeited, and that the game starts.
    pub fn begin(&mut self) {
        self.live.start();
        (self.on_begin)();
    }
}

/// How an attempt to play a game ended.
#[derive(Debug)]
pub enum Played {
    /// The game is over.
    Over(Box<Outcome>),
    /// The game has not started: the seat of the missing player, and why it is missing.
    Missing(usize, String),
}

/// Thinking time, of one seat in a game or of a player in all games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Times {
    /// Moves made.
    pub moves: u64,
    /// Time for all.
    pub total: Duration,
    /// Time for the slowest, if it is known.
    pub longest: Option<Duration>,
}

impl Times {
    pub(crate) fn add(&mut self, other: Times) {
        self.moves += other.moves;
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
    }

    /// Mean time for a move.
    pub(crate) fn mean(&self) -> Option<Duration> {
        (self.moves > 0).then(|| self.total.div_f64(self.moves as f64))
    }
}
