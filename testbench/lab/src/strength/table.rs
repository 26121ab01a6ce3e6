//! The games' figures as tables: what a reader of the README wants to know, and all of it.

use anyhow::{Context, Result};

use super::questions;
use super::results::{self, Record};

/// What the README tells, each at the largest budget that was played.
const HEADLINES: [&str; 5] = ["engine", "tree-engine", "tree-pentobi", "budget", "helper"];

/// The rows for the README.
pub fn headlines() -> Result<String> {
    let all = results::all()?;
    let largest = |name: &&str| all.iter().find(|record| record.question == **name);
    rows(HEADLINES.iter().filter_map(largest))
}

/// All rows.
pub fn whole() -> Result<String> {
    rows(results::all()?.iter())
}

fn rows<'a>(all: impl Iterator<Item = &'a Record>) -> Result<String> {
    let mut all = all.peekable();
    if all.peek().is_none() {
        return Ok("No games are kept yet: `cargo lab strength` plays them.\n".to_owned());
    }
    let mut table = String::from(
        "| with against without | cycles a move | won | drawn | lost | score | points ahead | won : lost from both sides |\n\
         |---|---|---|---|---|---|---|---|\n",
    );
    for Record { question, cycles, tally, .. } in all {
        let title = questions::named(question).ok().context("a question that nobody asks is kept")?.title;
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
