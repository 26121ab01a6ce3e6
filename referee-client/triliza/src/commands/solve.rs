//! `solve`: the value of each first cell, and the best policy.

use std::io::{stdout, Write};

use clap::Args;
use serde_json::{json, Value};
use triliza_core::board::CELL_COUNT;
use triliza_core::plain;
use triliza_core::solver::{Choice, Situation, Solver};

use crate::skills::SkillArgs;

/// The three kinds of cells, each with one cell of the kind.
const KINDS: [(&str, usize); 3] = [("centre", 4), ("corner", 0), ("edge", 1)];

#[derive(Args)]
#[command(after_help = "Example: triliza solve --success 0.8 --json")]
pub struct SolveArgs {
    #[command(flatten)]
    skills: SkillArgs,

    /// Also list the best cell for every situation that can occur after red's best first cell
    #[arg(long)]
    policy: bool,

    /// Write one JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &SolveArgs) -> anyhow::Result<()> {
    let [green, red] = args.skills.skills()?;
    let mut solver = Solver::new(green, red);
    let values: Vec<f64> = (0..CELL_COUNT).map(|cell| solver.red_wins(&Situation::begin(cell))).collect();
    // If several kinds are best, take the first one in the order of values at the default odds.
    let (kind, cell) = KINDS.into_iter().rev().max_by(|a, b| values[a.1].total_cmp(&values[b.1])).unwrap_or(KINDS[0]);
    let policy = if args.policy { solver.policy(Situation::begin(cell)) } else { Vec::new() };
    let mut out = stdout().lock();
    if args.json {
        let red_win: Value = KINDS.iter().map(|&(kind, cell)| (kind.to_owned(), json!(values[cell]))).collect();
        let mut line = json!({
            "red_win": red_win, "best_first_cell": cell, "cells": values,
            "plain": { "games": plain::games(), "positions": plain::positions() },
        });
        if args.policy {
            line["policy"] = policy.iter().map(decision).collect();
        }
        return Ok(writeln!(out, "{line}")?);
    }
    writeln!(out, "red's probability to win, by the cell of its first cube")?;
    for (kind, cell) in KINDS {
        writeln!(out, "  {kind:6}  {:.4}", values[cell])?;
    }
    writeln!(out, "red puts its first cube on the {kind}")?;
    writeln!(out, "plain noughts and crosses: {} games, {} positions", plain::games(), plain::positions())?;
    for (situation, choice) in &policy {
        let Situation { board, attempts, green_behind, .. } = situation;
        let (team, behind) = (situation.to_move(), format!("{green_behind:+} s"));
        writeln!(
            out,
            "{board}  attempt {}  {team:5}  {behind:>6}  cell {}  {:.4}",
            attempts / 2 + 1,
            choice.cell,
            choice.red_wins
        )?;
    }
    Ok(())
}

fn decision((situation, choice): &(Situation, Choice)) -> Value {
    json!({
        "board": situation.board.to_string(), "attempt": situation.attempts / 2 + 1,
        "team": situation.to_move().to_string(), "green_behind_s": situation.green_behind,
        "cell": choice.cell, "red_wins": choice.red_wins,
    })
}
