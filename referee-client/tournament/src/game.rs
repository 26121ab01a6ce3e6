//! What a game's program tells the tournament, and what it is told.

use std::io::Write;
use std::path::{Path, PathBuf};

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

/// A game whose tournaments a program plays. All that is the same for every program is not in here.
pub trait Program: 'static {
    /// The program as it is typed.
    const NAME: &'static str;

    /// What `--player` takes, for `--help`: a line.
    const PLAYER: &'static str;

    /// Two players as examples for `--help`.
    const EXAMPLES: [&'static str; 2];

    /// How many may sit at a table of this game: 1, 2 or 4.
    const SEATS: &'static [usize];

    /// The options with which a tournament of this game is begun.
    type Options: Args;

    /// Why this is no player of the game, if it is none.
    fn check(player: &Entrant) -> Result<(), String>;

    /// The game's own part of the plan, for these players; those whose games are judged by hand are not among them.
    fn settings(options: &Self::Options, players: &[Entrant]) -> anyhow::Result<Settings>;

    /// The game as this plan has it. `threads` is what a player may use that goes by the clock.
    fn game(plan: &Plan, threads: usize) -> anyhow::Result<Box<dyn Game>>;
}

/// A game's own part of a plan.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// A value of the game's own type, as the plan keeps it.
    pub values: Map<String, Value>,
    /// How results become a standing.
    pub scoring: Scoring,
    /// Rounds where nobody names a number.
    pub rounds: Option<u64>,
}

/// The game's own type from its part of the plan.
pub fn settings_of<T: DeserializeOwned>(plan: &Plan) -> anyhow::Result<T> {
    let values = Value::Object(plan.settings.clone());
    serde_json::from_value(values).map_err(|why| bad_input(format!("no plan of {}: {why}", plan.game)))
}

/// What a player needs to play a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Need {
    /// This machine's processor.
    Processor,
    /// Something that is there once and may be missing, and nothing of this machine beside: a board on its port, a client that comes over
    /// the network. It plays one game at a time.
    Line(String),
    /// Nothing: its games are played elsewhere, and somebody enters their results. Such a player is written `NAME=judge`.
    Judge,
}

/// What stands for a player whose games are judged by hand.
pub const JUDGE: &str = "judge";

/// What a player of a game needs. Whatever the game, its games may be judged by hand.
pub fn need(game: &dyn Game, player: &Entrant) -> anyhow::Result<Need> {
    match is_judged(player) {
        true => Ok(Need::Judge),
        false => game.need(player),
    }
}

/// Whether somebody enters the results of this player's games.
pub fn is_judged(player: &Entrant) -> bool {
    player.player() == JUDGE
}

/// A game as a plan has it.
pub trait Game: Send + Sync {
    /// How the names of records end, as in `blksgf`.
    fn record_ending(&self) -> &'static str;

    /// What a player needs; an error says why it is none.
    fn need(&self, player: &Entrant) -> anyhow::Result<Need>;

    /// Whether a player thinks by the wall's clock on this machine, so that a busy machine weakens it.
    fn goes_by_the_clock(&self, _player: &Entrant) -> bool {
        false
    }

    /// Opens a player and closes it again, so that what is wrong with it is known before the first game.
    fn admit(&self, player: &Entrant) -> anyhow::Result<()>;

    /// Games are about to be played: opens what players come through, such as a port of the network.
    fn opens(&self) -> anyhow::Result<()> {
        Ok(())
    }

    /// Plays a game and writes its record. Whatever a player does wrong costs it the game; an error stops the tournament.
    ///
    /// If a player that may be missing is, and this is not the last call, nothing is played. When all are there, the desk is told that
    /// the game begins.
    fn play(&self, table: &Table, desk: &mut Desk) -> anyhow::Result<Played>;

    /// All positions of a record, the first one before any turn.
    fn frames(&self, record: &Path) -> anyhow::Result<Vec<Frame>>;

    /// Tells what was said to a player in a game, and by it, from the transcript at this path, with times; whether there is one.
    fn tell_evidence(&self, transcript: &Path, json: bool, out: &mut dyn Write) -> anyhow::Result<bool> {
        evidence::tell(transcript, json, out)
    }

    /// The rule behind what ended a game, as the result's reason or a player's fault names it; nothing if it is none of the game's.
    fn rule(&self, reason: &str) -> Option<String>;
}

/// Who plays which game.
pub struct Table<'a> {
    /// The plan.
    pub plan: &'a Plan,
    /// The game.
    pub slot: Slot,
    /// The players by seat.
    pub players: Vec<Entrant>,
}

impl Table<'_> {
    /// What chance comes from for a seat.
    pub fn seed(&self, seat: usize) -> u64 {
        self.slot.seed(self.plan, seat)
    }
}

/// Where a game is played: what is kept of it, and who is told.
pub struct Desk<'a> {
    /// Where the record goes.
    pub record: PathBuf,
    /// Whether players that are missing have been waited for long enough: then they forfeit.
    pub is_last_call: bool,
    /// Shows positions to those who look on.
    pub live: Live,
    pub(crate) folder: &'a Folder,
    pub(crate) game: u64,
    pub(crate) begins: &'a mut dyn FnMut(),
}

impl Desk<'_> {
    /// Where that goes which is said to the player in this seat, and by it.
    pub fn transcript(&self, seat: usize) -> PathBuf {
        self.folder.transcript(self.game, seat)
    }

    /// All players are there, or forfeit: the game begins.
    pub fn begins(&mut self) {
        (self.begins)();
    }
}

/// What became of a game.
#[derive(Debug)]
pub enum Played {
    /// It is over.
    Over(Box<Outcome>),
    /// It has not begun: the player in this seat is missing, and why.
    Missing(usize, String),
}
