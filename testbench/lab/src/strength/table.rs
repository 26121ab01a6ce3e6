//! The games' figures as tables: the headlines for the README, and all of them.

use anyhow::{Context, Result};

use super::questions;
use super::results::{self, Record};

/// The questions in the README, each at its largest budget.
const HEADLINES: [&str; 5] = ["engine", "tree-engine", "tree-pentobi", "budget", "helper"];

/// The rows for the README.
pub fn headlines() -> Result<String> {
    let all = results::all()?;
    let largest = |name: &&str| all.iter().find(|record| record.question == **name);
    rows(HEADLINES.iter().filter_map(largest))
}

/// All rows.
pub fn all_rows() -> Result<String> {
    rows(results::all()?.iter())
}

fn rows<'a>(all: impl Iterator<Item = &'a Record>) -> Result<String> {
    let mut all = all.peekable();
    if all.peek().is_none() {
        return Ok("No games are stored yet: `cargo lab strength` plays them.\n".to_owned());
    }
    let mut table = String::from(
        "| with against without | cycles a move | won | drawn | lost | score | points ahead | won : lost from both sides |\n\
         |---|---|---|---|---|---|---|---|\n",
    );
    for Record { question, cycles, tally, .. } in all {
        let title = questions::find_question(question).ok().context("a stored question is unknown")?.title;
        table.push_str(&format!(
            "| {title} | {} million | {} | {} | {} | {:.3} ± {:.3} | {:+.1} | {} : {} |\n",
            *cycles as f64 / 1e6,
            tally.won,
            tally.drawn,
            tally.lost,
            tally.score,
            tally.error,
            tally.margin,
            tally.won_twice,
            tally.lost_twice
        ));
    }
    Ok(table)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headlines_are_questions() {
        for name in HEADLINES {
            assert!(questions::find_question(name).is_ok(), "{name}");
        }
    }
}
