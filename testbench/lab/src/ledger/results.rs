//! The ledger's figures, stored in `testbench/ledger.json`.

use std::collections::BTreeMap;

use anyhow::Result;
use serde::{Deserialize, Serialize};

use super::kinds::{Kind, Verdict};
use crate::results;

/// The file in `testbench/`.
const FILE: &str = "ledger.json";

/// The losses of games against one opponent at one budget.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Record {
    /// The opponent: `engine`, `tenfold`, or the folder of the records.
    pub against: String,
    /// Clock cycles per move.
    pub cycles: u64,
    /// Cycles of the deep search, as a multiple of `cycles`.
    pub deeper: u64,
    /// A loss of more than this counted as giving the game away, in units of 1/400 logit.
    pub margin: i32,
    /// The judging search.
    #[serde(default = "first_judge")]
    pub judge: String,
    /// Games played or read.
    pub games: usize,
    /// How many of them were lost.
    pub lost: usize,
    /// The losses.
    pub losses: Vec<Losses>,
    /// Clock cycles of all searches made for it.
    pub searched_cycles: u64,
    /// Hash of the Verilog of the main board that played.
    pub verilog_sha256: String,
}

/// The judge of records that do not name one.
fn first_judge() -> String {
    "model".to_owned()
}

/// Losses of one kind.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Losses {
    /// The kind.
    pub kind: Kind,
    /// Number of losses.
    pub count: usize,
    /// By ply: how many games the turn at that ply gave away, if there was such a turn.
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
    /// Stores it in place of the earlier record of such games.
    pub fn save(self) -> Result<()> {
        results::write(FILE, &replace_record(all()?, self))
    }

    /// Number of losses of one kind.
    pub fn of(&self, kind: Kind) -> usize {
        self.losses.iter().filter(|losses| losses.kind == kind).map(|losses| losses.count).sum()
    }
}

/// All stored records.
pub fn all() -> Result<Vec<Record>> {
    results::read(FILE)
}

fn replace_record(mut all: Vec<Record>, new: Record) -> Vec<Record> {
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
    fn new_record_replaces_the_old_one() {
        let record = |against: &str, cycles, games| Record {
            against: against.to_owned(),
            cycles,
            deeper: 100,
            margin: 160,
            judge: first_judge(),
            games,
            lost: 0,
            losses: Vec::new(),
            searched_cycles: 0,
            verilog_sha256: String::new(),
        };
        let all = [record("engine", 10, 1), record("tenfold", 10, 2), record("engine", 10, 3), record("engine", 76, 4)];
        let games: Vec<usize> =
            all.into_iter().fold(Vec::new(), replace_record).iter().map(|record| record.games).collect();
        assert_eq!(games, [3, 4, 2]);
    }
}
