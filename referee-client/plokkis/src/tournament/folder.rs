//! The folder of a tournament: its plan, its results, a record of each game, the table.

use std::collections::HashSet;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use referee_client::fail::bad_input;
use referee_client::journal::Journal;
use referee_client::work_folder::{self, Lock};
use serde::{Deserialize, Serialize};

use super::plan::{Plan, TABLE};
use super::schedule::Seats;
use crate::standings::Score;

const PLAN: &str = "tournament.json";
const RESULTS: &str = "results.jsonl";
const GAMES: &str = "games";
const STANDINGS: &str = "table.txt";

/// A game that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameResult {
    /// Its number in the tournament, from 1.
    pub game: u64,
    /// Who sat where, by their index in the plan.
    pub seats: Seats,
    /// How they did.
    pub scores: [Score; TABLE],
}

/// A tournament's folder.
pub struct Folder {
    path: PathBuf,
}

impl Folder {
    /// The folder at this path, which may not be there yet.
    pub fn new(path: &Path) -> Folder {
        Folder { path: path.to_owned() }
    }

    /// The plan of the tournament in it, if there is one.
    pub fn plan(&self) -> anyhow::Result<Option<Plan>> {
        let path = self.path.join(PLAN);
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(why) if why.kind() == ErrorKind::NotFound => return Ok(None),
            Err(why) => return Err(bad_input(format!("cannot read {}: {why}", path.display()))),
        };
        let bad = |why: String| bad_input(format!("{} is no plan of a tournament: {why}", path.display()));
        let plan: Plan = serde_json::from_str(&text).map_err(|why| bad(why.to_string()))?;
        plan.problem().map_or(Ok(Some(plan)), |why| Err(bad(why)))
    }

    /// Makes the folder if need be and takes it for this program alone.
    pub fn lock(&self) -> anyhow::Result<Lock> {
        work_folder::lock(&self.path, GAMES)
    }

    /// Writes the plan of a new tournament.
    pub fn settle(&self, plan: &Plan) -> anyhow::Result<()> {
        work_folder::write(&self.path, PLAN, &(serde_json::to_string_pretty(plan)? + "\n"))
    }

    /// Opens the results for more of them, and reads those that are there.
    pub fn results(&self, plan: &Plan) -> anyhow::Result<(Journal, Vec<GameResult>)> {
        let mut known = HashSet::new();
        Journal::open(&self.path.join(RESULTS), |result: &GameResult| {
            if result.seats.iter().any(|&bot| bot >= plan.bots.len()) {
                return Some(format!("the plan has {} bots", plan.bots.len()));
            }
            (!known.insert(result.game)).then(|| format!("game {} stands there twice", result.game))
        })
    }

    /// Where the record of a game stands.
    pub fn record(&self, game: u64) -> PathBuf {
        self.path.join(GAMES).join(format!("{game:06}.jsonl"))
    }

    /// Keeps the tables.
    pub fn keep(&self, tables: &str) -> anyhow::Result<()> {
        work_folder::write(&self.path, STANDINGS, tables)
    }
}
