//! What the ledger came to, as it is kept in `testbench/ledger.json`.

use std::collections::BTreeMap;

use anyhow::Result;
use serde::{Deserialize, Serialize};

use super::kinds::{Kind, Verdict};
use crate::results;

/// Its name in `testbench/`.
const FILE: &str = "ledger.json";

/// The losses of games against one opponent at one budget.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Record {
    /// Against whom: `engine`, `tenfold`, or the folder of the records.
    pub against: String,
    /// Clock cycles of a move.
    pub cycles: u64,
    /// How many times as many the deep search had.
    pub deeper: u64,
    /// What was given away counted from here, in units of 1/400 logit.
    pub margin: i32,
    /// Games played or read.
    pub games: usize,
    /// How many of them were lost.
    pub lost: usize,
    /// The losses.
    pub losses: Vec<Losses>,
    /// Clock cycles of all searches that were made for it.
    pub searched_cycles: u64,
    /// Of the main board's Verilog that played.
    pub verilog_sha256: String,
}

/// Losses of one kind.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Losses {
    /// The kind.
    pub kind: Kind,
    /// All of them.
    pub count: usize,
    /// Where there was a turn that gave the game away: how many at which ply.
    pub plies: BTreeMap<usize, usize>,
}

/// Counts losses by kind and ply.
pub fn count<'a>(verdicts: impl Iterator<Item = &'a Verdict> + Clone) -> Vec<Losses> {
    let of = |kind| {
        let mut losses = Losses { kind, count: 0, plies: BTreeMap::new() };
        for verdict in verdicts.clone().filter(|verdict| verdict.kind == kind) {
            losses.count += 1;
            if let Some(turn) = &verdict.turn {
                *losses.plies.entry(turn.ply).or_default() += 1;
            }
        }
        losses
    };
    Kind::ALL.map(of).into_iter().filter(|losses| losses.count > 0).collect()
}

impl Record {
    /// Keeps it in the place of what was known about such games.
    pub fn save(self) -> Result<()> {
        results::write(FILE, &with(all()?, self))
    }

    /// How many losses of a kind there are.
    pub fn of(&self, kind: Kind) -> usize {
        self.losses.iter().filter(|losses| losses.kind == kind).map(|losses| losses.count).sum()
    }
}

/// All that is kept.
pub fn all() -> Result<Vec<Record>> {
    results::read(FILE)
}

fn with(mut all: Vec<Record>, new: Record) -> Vec<Record> {
    let key = |record: &Record| (record.against.clone(), record.cycles, record.deeper);
    all.retain(|record| key(record) != key(&new));
    all.push(new);
    all.sort_by_key(key);
    all
}

#[cfg(test)]
mod tests {
    use super::super::kinds::Turn;
    use super::*;

    fn verdict(kind: Kind, ply: Option<usize>) -> Verdict {
        let turn = |ply| Turn { ply, played: "0000".into(), better: None, before: 0, after: -900, why: String::new() };
        Verdict { kind, turn: ply.map(turn) }
    }

    #[test]
    fn losses_are_counted_by_kind_and_ply() {
        let verdicts = [
            verdict(Kind::Horizon, Some(12)),
            verdict(Kind::Given, None),
            verdict(Kind::Horizon, Some(12)),
            verdict(Kind::Horizon, Some(20)),
        ];
        let counted = count(verdicts.iter());
        let expected = [
            Losses { kind: Kind::Given, count: 1, plies: BTreeMap::new() },
            Losses { kind: Kind::Horizon, count: 3, plies: BTreeMap::from([(12, 2), (20, 1)]) },
        ];
        assert_eq!(counted, expected);
    }

    #[test]
    fn what_is_new_takes_the_place_of_what_was_known() {
        let record = |against: &str, cycles, games| Record {
            against: against.to_owned(),
            cycles,
            deeper: 100,
            margin: 160,
            games,
            lost: 0,
            losses: Vec::new(),
            searched_cycles: 0,
            verilog_sha256: String::new(),
        };
        let all = [record("engine", 10, 1), record("tenfold", 10, 2), record("engine", 10, 3), record("engine", 76, 4)];
        let games: Vec<usize> = all.into_iter().fold(Vec::new(), with).iter().map(|record| record.games).collect();
        assert_eq!(games, [3, 4, 2]);
    }
}
