//! The results of a tournament's games: a file with one JSON line a game, written so that a kill at any moment loses no
//! game that is over.
//!
//! A line counts once its end has been written. What a kill left of a line is cut off when the file is opened again, and
//! its game is played anew.

use std::collections::HashSet;
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use serde::{Deserialize, Serialize};

use super::plan::Plan;
use super::schedule::{pair_of, slot};
use crate::players::Turn;
use referee_client::fail::bad_input;

/// A game that is over. Sides are 0 (moved first) and 1.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameResult {
    /// Its number in the plan.
    pub game: u64,
    /// The names of the players by side.
    pub players: [String; 2],
    /// The side that won, if one did.
    pub winner: Option<usize>,
    /// The points by side.
    pub scores: [i32; 2],
    /// What ended it.
    pub reason: String,
    /// What the loser did wrong, where it was not the points that decided.
    pub detail: Option<String>,
    /// Turns taken, those of the opening included.
    pub plies: u32,
    /// The opening.
    pub opening: String,
    /// What the turns cost, by side.
    pub costs: [Cost; 2],
}

/// What the turns of one side cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Cost {
    /// Turns taken.
    pub turns: u32,
    /// Microseconds for all.
    pub us: u128,
    /// Microseconds for the slowest.
    pub slowest_us: u128,
    /// Clock cycles of the accelerator.
    pub cycles: u64,
    /// Nodes searched.
    pub nodes: u64,
}

impl Cost {
    /// Counts one more turn.
    pub fn add(&mut self, turn: &Turn) {
        let us = turn.elapsed.as_micros();
        self.turns += 1;
        self.us += us;
        self.slowest_us = self.slowest_us.max(us);
        self.cycles += turn.search.cycles.unwrap_or(0);
        self.nodes += turn.search.nodes.unwrap_or(0);
    }
}

impl GameResult {
    /// The points that the player on this side gets: 1, a half or none.
    pub fn points(&self, side: usize) -> f64 {
        match self.winner {
            None => 0.5,
            Some(winner) => f64::from(u8::from(winner == side)),
        }
    }

    /// The side that lost for another reason than the points.
    pub fn forfeited_by(&self) -> Option<usize> {
        self.winner.filter(|_| self.detail.is_some()).map(|winner| 1 - winner)
    }

    /// Why this cannot be a result of a game of this plan.
    fn misfit(&self, plan: &Plan) -> Option<String> {
        if self.game == 0 || pair_of(self.game) >= plan.pairs() {
            return Some(format!("there is no game {} in the plan", self.game));
        }
        if plan.shard.is_some_and(|shard| !shard.plays(pair_of(self.game))) {
            return Some(format!("game {} belongs to another part", self.game));
        }
        let names = slot(plan, self.game).players.map(|player| plan.players[player].name());
        if names != [&self.players[0], &self.players[1]] {
            return Some(format!("game {} is one between {} and {}", self.game, names[0], names[1]));
        }
        self.winner.is_some_and(|winner| winner > 1).then(|| "a winner is 0 or 1".to_owned())
    }
}

/// The file, open for more results.
pub struct ResultsFile {
    path: PathBuf,
    file: File,
}

impl ResultsFile {
    /// Opens the file of a tournament with this plan, or begins it, and reads what is in it.
    pub fn open(path: &Path, plan: &Plan) -> anyhow::Result<(ResultsFile, Vec<GameResult>)> {
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
        let mut file = file.map_err(|why| bad_input(format!("cannot write {}: {why}", path.display())))?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).with_context(|| format!("cannot read {}", path.display()))?;
        let results = parse(&bytes, path, plan)?;
        // What a kill left of a line would spoil the next one.
        file.set_len(whole_lines(&bytes) as u64)?;
        file.seek(SeekFrom::End(0))?;
        // A new file is on the disk when its name is in the folder there.
        path.parent().map_or(Ok(()), |folder| File::open(folder)?.sync_all())?;
        Ok((ResultsFile { path: path.to_owned(), file }, results))
    }

    /// Adds a result; when this returns, the disk has it.
    pub fn append(&mut self, result: &GameResult) -> anyhow::Result<()> {
        let mut line = serde_json::to_vec(result)?;
        line.push(b'\n');
        let written = self.file.write_all(&line).and_then(|()| self.file.sync_data());
        written.with_context(|| format!("cannot write {}", self.path.display()))
    }
}

/// Reads the results of a tournament without touching its file.
pub fn read(path: &Path, plan: &Plan) -> anyhow::Result<Vec<GameResult>> {
    match std::fs::read(path) {
        Ok(bytes) => parse(&bytes, path, plan),
        Err(why) if why.kind() == ErrorKind::NotFound => Ok(Vec::new()),
        Err(why) => Err(bad_input(format!("cannot read {}: {why}", path.display()))),
    }
}

/// Length of the lines that have an end.
fn whole_lines(bytes: &[u8]) -> usize {
    bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1)
}

fn parse(bytes: &[u8], path: &Path, plan: &Plan) -> anyhow::Result<Vec<GameResult>> {
    let mut results: Vec<GameResult> = Vec::new();
    let mut known = HashSet::new();
    for (index, line) in bytes[..whole_lines(bytes)].split_inclusive(|&byte| byte == b'\n').enumerate() {
        let at = |why: &dyn std::fmt::Display| bad_input(format!("{}, line {}: {why}", path.display(), index + 1));
        let result: GameResult = serde_json::from_slice(line).map_err(|why| at(&why))?;
        if let Some(why) = result.misfit(plan) {
            return Err(at(&why));
        }
        if !known.insert(result.game) {
            return Err(at(&format!("game {} stands there twice", result.game)));
        }
        results.push(result);
    }
    Ok(results)
}

#[cfg(test)]
pub mod tests {
    use super::super::plan::tests::plan;
    use super::super::plan::Format;
    use super::*;
    use std::fs;

    /// A result for tests: the winner is a side.
    pub fn result(plan: &Plan, game: u64, winner: Option<usize>) -> GameResult {
        let players = slot(plan, game).players.map(|player| plan.players[player].name().to_owned());
        GameResult {
            game,
            players,
            winner,
            scores: [-3, -4],
            reason: "both players passed".to_owned(),
            detail: None,
            plies: 30,
            opening: "55t0".to_owned(),
            costs: [Cost::default(); 2],
        }
    }

    fn folder_with_two() -> (tempfile::TempDir, PathBuf, Plan) {
        let plan = plan(Format::RoundRobin, &["random:1", "random:2"], 2);
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("results.jsonl");
        let (mut file, none) = ResultsFile::open(&path, &plan).unwrap();
        assert_eq!(none, []);
        file.append(&result(&plan, 2, Some(0))).unwrap();
        file.append(&result(&plan, 1, None)).unwrap();
        (folder, path, plan)
    }

    #[test]
    fn wherever_the_file_is_torn_whole_lines_count_and_the_next_one_is_whole() {
        let (_folder, path, plan) = folder_with_two();
        let whole = fs::read(&path).unwrap();
        let first_end = whole.iter().position(|&byte| byte == b'\n').unwrap() + 1;
        for length in 0..whole.len() {
            fs::write(&path, &whole[..length]).unwrap();
            let (mut file, known) = ResultsFile::open(&path, &plan).unwrap();
            assert_eq!(known.len(), usize::from(length >= first_end), "cut at {length}");
            file.append(&result(&plan, 4, Some(1))).unwrap();
            let games: Vec<u64> = read(&path, &plan).unwrap().iter().map(|result| result.game).collect();
            assert_eq!(games, if length >= first_end { vec![2, 4] } else { vec![4] });
        }
    }

    #[test]
    fn a_line_that_lies_is_named() {
        let (_folder, path, plan) = folder_with_two();
        let whole = fs::read_to_string(&path).unwrap();
        let told = |text: String, plan: &Plan| {
            fs::write(&path, text).unwrap();
            read(&path, plan).unwrap_err().to_string()
        };
        assert!(told(whole.clone() + "nonsense\n", &plan).contains("results.jsonl, line 3: expected ident"));
        assert!(told(whole.clone() + &whole, &plan).ends_with("line 3: game 2 stands there twice"));
        assert!(
            told(whole.replace("\"game\":1", "\"game\":5"), &plan).ends_with("line 2: there is no game 5 in the plan")
        );
        let swapped = whole.replacen("random:2", "random:9", 1);
        assert!(told(swapped, &plan).ends_with("line 1: game 2 is one between random:2 and random:1"));
        let part = Plan { shard: Some("2/2".parse().unwrap()), ..plan };
        assert!(told(whole, &part).ends_with("line 1: game 2 belongs to another part"));
    }
}
