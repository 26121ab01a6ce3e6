//! The results of games, stored in `testbench/strength.json`.

use anyhow::Result;
use serde::{Deserialize, Serialize};

use super::questions;
use crate::games::tally::Tally;
use crate::results;

/// The file in `testbench/`.
const FILE: &str = "strength.json";

/// The results of one question at one budget.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Record {
    /// The question's name.
    pub question: String,
    /// The first player's budget for a move, in clock cycles of the main board.
    pub cycles: u64,
    #[serde(flatten)]
    pub tally: Tally,
    /// Hash of the Verilog of [`questions::Question::board`] when the games were played.
    pub verilog_sha256: String,
}

impl Record {
    /// Stores it in place of the question's earlier record at this budget.
    pub fn save(self) -> Result<()> {
        results::write(FILE, &replace_record(all()?, self))
    }
}

/// All stored records, in the order of the questions, large budgets first.
pub fn all() -> Result<Vec<Record>> {
    results::read(FILE)
}

fn replace_record(mut all: Vec<Record>, new: Record) -> Vec<Record> {
    all.retain(|record| (&record.question, record.cycles) != (&new.question, new.cycles));
    all.push(new);
    let place = |name: &str| questions::ALL.iter().position(|question| question.name == name);
    all.sort_by_key(|record| (place(&record.question), std::cmp::Reverse(record.cycles)));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn new_record_replaces_the_old_one() {
        let record = |question: &str, cycles, won| Record {
            question: question.to_owned(),
            cycles,
            tally: Tally { won, ..Tally::default() },
            verilog_sha256: String::new(),
        };
        let all = [record("table", 10, 1), record("engine", 10, 2), record("engine", 76, 3), record("table", 10, 4)]
            .into_iter()
            .fold(Vec::new(), replace_record);
        assert_eq!(all, [record("engine", 76, 3), record("engine", 10, 2), record("table", 10, 4)]);
    }
}
