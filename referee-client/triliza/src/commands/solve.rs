//! `solve`: the value of every first cell, and the best policy.

use std::io::{stdout, Write};

use clap::Args;
use referee_client::fail::bad_input;
use serde_json::{json, Value};
use triliza::board::CELL_COUNT;
use triliza::plain;
use triliza::solver::{Choice, Situation, Skill, Solver};

use crate::cli::{probability, seconds};
use crate::mishaps::Mishap;
use crate::simulation::{Hands, USUAL_SECONDS};

/// Different times that a robot may be given: the solver's work grows with their sums.
const MOST_TIMES: usize = 5;

/// The three kinds of cells, one cell of each.
const KINDS: [(&str, usize); 3] = [("centre", 4), ("corner", 0), ("edge", 1)];

/// Arguments of `solve`.
#[derive(Args)]
#[command(after_help = "Example: triliza solve --success 0.8 --json")]
pub struct SolveArgs {
    #[command(flatten)]
    skills: SkillArgs,

    /// Write the best cell for every situation that can come about after red's best first cell, too
    #[arg(long)]
    policy: bool,

    /// Write one JSON object
    #[arg(long)]
    json: bool,
}

/// How well both robots do.
#[derive(Args)]
pub struct SkillArgs {
    /// Probability that a placement succeeds, for both robots
    #[arg(long, value_name = "P", default_value = "0.8", value_parser = probability)]
    success: f64,

    /// Green's own probability
    #[arg(long, value_name = "P", value_parser = probability)]
    green_success: Option<f64>,

    /// Red's own probability
    #[arg(long, value_name = "P", value_parser = probability)]
    red_success: Option<f64>,

    /// Seconds that green's attempts take, equally likely, such as 50,70 [default: a match takes 50,75,100;
    /// otherwise a tie on time is a fair coin]
    #[arg(long, value_name = "S,S", value_delimiter = ',', value_parser = seconds, requires = "red_times")]
    green_times: Vec<u8>,

    /// The same for red
    #[arg(long, value_name = "S,S", value_delimiter = ',', value_parser = seconds, requires = "green_times")]
    red_times: Vec<u8>,
}

impl SkillArgs {
    /// Simulated robots that do as well, green's and red's.
    pub fn hands(&self, mishaps: &[Mishap]) -> [Hands; 2] {
        let hands = |own: Option<f64>, times: &[u8]| Hands {
            success: own.unwrap_or(self.success),
            times: times.to_vec(),
            mishaps: mishaps.to_vec(),
        };
        [hands(self.green_success, &self.green_times), hands(self.red_success, &self.red_times)]
    }

    /// The same with the simulation's usual times unless others are given.
    #[must_use]
    pub fn with_usual_times(&self) -> SkillArgs {
        let or_usual = |times: &[u8]| if times.is_empty() { USUAL_SECONDS.to_vec() } else { times.to_vec() };
        let (green_times, red_times) = (or_usual(&self.green_times), or_usual(&self.red_times));
        SkillArgs { green_times, red_times, ..*self }
    }

    /// Green's and red's skill.
    pub fn skills(&self) -> anyhow::Result<[Skill; 2]> {
        let skill = |own: Option<f64>, times: &[u8]| {
            if times.len() > MOST_TIMES {
                return Err(bad_input(format!("at most {MOST_TIMES} different times can be solved")));
            }
            Skill::new(own.unwrap_or(self.success), times.to_vec()).ok_or_else(|| bad_input("no such skill"))
        };
        Ok([skill(self.green_success, &self.green_times)?, skill(self.red_success, &self.red_times)?])
    }
}

/// Solves and prints.
pub fn run(args: &SolveArgs) -> anyhow::Result<()> {
    let [green, red] = args.skills.skills()?;
    let mut solver = Solver::new(green, red);
    let values: Vec<f64> = (0..CELL_COUNT).map(|cell| solver.red_wins(&Situation::begin(cell))).collect();
    // The first of equals: the order of the kinds is that of their worth at the usual odds.
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
