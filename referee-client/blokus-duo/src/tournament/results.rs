//! The results of a tournament's games: a journal with one line a game. A game of which a kill left a part of a line is played
//! anew.

use std::collections::HashSet;
use std::path::Path;

use referee_client::journal::{self, Journal};
use serde::{Deserialize, Serialize};

use super::plan::Plan;
use super::schedule::{pair_of, slot};
use crate::players::Turn;

/// A game that is over. Sides are 0 (moved first) and 1.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameResult {
    /// Its number in the plan.
    pub game: u64,
    /// The names of the players by side.
    pub players: [String; 2],
    /// The side that won, if one did: neither in a draw, nor where both forfeit.
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
            None if self.is_forfeited_by(side) => 0.0,
            None => 0.5,
            Some(winner) => f64::from(u8::from(winner == side)),
        }
    }

    /// Whether this side lost for another reason than the points.
    pub fn is_forfeited_by(&self, side: usize) -> bool {
        self.detail.is_some() && self.winner != Some(side)
    }

    /// Whether neither side has shown anything: both forfeit.
    pub fn is_void(&self) -> bool {
        self.detail.is_some() && self.winner.is_none()
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

/// Opens the file of a tournament with this plan, or begins it, and reads what is in it.
pub fn open(path: &Path, plan: &Plan) -> anyhow::Result<(Journal, Vec<GameResult>)> {
    Journal::open(path, misfits(plan))
}

/// Reads the results of a tournament without touching its file.
pub fn read(path: &Path, plan: &Plan) -> anyhow::Result<Vec<GameResult>> {
    journal::read(path, misfits(plan))
}

/// Why a result, after those seen before, does not belong to this plan.
fn misfits(plan: &Plan) -> impl FnMut(&GameResult) -> Option<String> + '_ {
    let mut known = HashSet::new();
    move |result| {
        let twice = || (!known.insert(result.game)).then(|| format!("game {} stands there twice", result.game));
        result.misfit(plan).or_else(twice)
    }
}

#[cfg(test)]
pub mod tests {
    use super::super::plan::tests::plan;
    use super::super::plan::Format;
    use super::*;
    use std::fs;
    use std::path::PathBuf;

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
        let (mut file, none) = open(&path, &plan).unwrap();
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
            let (mut file, known) = open(&path, &plan).unwrap();
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
