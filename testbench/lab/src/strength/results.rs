//! What games came to, as it is kept in `testbench/strength.json`.

use anyhow::Result;
use serde::{Deserialize, Serialize};

use super::questions;
use crate::games::tally::Tally;
use crate::results;

/// Its name in `testbench/`.
const FILE: &str = "strength.json";

/// What the games about a question came to at one budget.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Record {
    /// The question's name.
    pub question: String,
    /// What the first player had for a move, in clock cycles of the main board.
    pub cycles: u64,
    #[serde(flatten)]
    pub tally: Tally,
    /// Of the main board's Verilog that played.
    pub verilog_sha256: String,
}

impl Record {
    /// Keeps it in the place of what was known about the question at this budget.
    pub fn save(self) -> Result<()> {
        results::write(FILE, &with(all()?, self))
    }
}

/// All that is kept, in the order of the questions, large budgets first.
pub fn all() -> Result<Vec<Record>> {
    results::read(FILE)
}

fn with(mut all: Vec<Record>, new: Record) -> Vec<Record> {
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
    fn what_is_new_takes_the_place_of_what_was_known() {
        let record = |question: &str, cycles, won| Record {
            question: question.to_owned(),
            cycles,
            tally: Tally { won, ..Tally::default() },
            verilog_sha256: String::new(),
        };
        let all = [record("table", 10, 1), record("engine", 10, 2), record("engine", 76, 3), record("table", 10, 4)]
            .into_iter()
            .fold(Vec::new(), with);
        assert_eq!(all, [record("engine", 76, 3), record("engine", 10, 2), record("table", 10, 4)]);
    }
}
