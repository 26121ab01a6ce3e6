//! `bench`: searches from fixed positions. Its nodes and cycles are a signature: the same from the accelerator's model, from
//! its Verilog in simulation and from the netlist; a change that moves them must say so.

use std::io::{stdout, Write};
use std::time::{Duration, Instant};

use anyhow::Context;
use clap::{Args, ValueEnum};
use reference::blokus_duo::cycle_model::timing::CLOCK_HZ;
use reference::blokus_duo::player::{Player as Side, Start};
use serde_json::json;

use crate::game::Game;
use crate::players::spec::PlayerSpec;
use crate::players::thinking::{Thinking, DEFAULT_BUDGET_CYCLES};
use crate::progress::Progress;
use crate::watch::figures::{grouped, seconds};

/// One position a line, as moves from the empty board.
const POSITIONS: &str = include_str!("../../data/bench_positions.txt");

/// No limit of time: what counts is the budget.
const UNLIMITED: Duration = Duration::from_secs(100_000);

/// Arguments of `bench`.
#[derive(Args)]
#[command(after_help = "Example: blokus-duo bench --on model --budget-cycles 1000000 --json")]
pub struct BenchArgs {
    /// What searches
    #[arg(long, value_name = "sim|model", value_enum, default_value = "model")]
    on: On,

    /// Thinking time for each position in the accelerator's clock cycles
    #[arg(long, value_name = "N", default_value = DEFAULT_BUDGET_CYCLES)]
    budget_cycles: u64,

    /// Write one JSON object a position and one for the sum
    #[arg(long)]
    json: bool,
}

/// What can be measured.
#[derive(Clone, Copy, ValueEnum)]
enum On {
    /// The accelerator's emitted Verilog in simulation, from and to its serial pins
    Sim,
    /// The accelerator's software twin
    Model,
}

/// Sums over the positions.
#[derive(Default)]
struct Sum {
    positions: u64,
    nodes: u64,
    cycles: u64,
}

/// Searches every position and writes what it took, the sum last.
pub fn run(args: &BenchArgs) -> anyhow::Result<()> {
    let positions = positions()?;
    let mut player = args.on.player().open(&Thinking { move_time: UNLIMITED, budget_cycles: args.budget_cycles })?;
    let progress = Progress::new(positions.len(), "positions");
    let begun = Instant::now();
    let mut sum = Sum::default();
    let mut out = stdout().lock();
    for (index, game) in positions.iter().enumerate() {
        player.new_game(game.position().start(Side::First))?;
        let turn = player.reply(game, UNLIMITED)?;
        let nodes = turn.search.nodes.context("the player counts no nodes")?;
        let cycles = turn.search.cycles.context("the player counts no cycles")?;
        let (number, ply) = (index + 1, game.position().ply());
        let depth = turn.search.depth.unwrap_or(0);
        if args.json {
            let line = json!({
                "position": number, "ply": ply, "move": turn.code.to_string(), "score": turn.search.score,
                "depth": depth, "nodes": nodes, "cycles": cycles,
            });
            writeln!(out, "{line}")?;
        } else {
            let (nodes, cycles) = (grouped(nodes), grouped(cycles));
            writeln!(
                out,
                "{number:3}. ply {ply:2}  {}  depth {depth:2}  {nodes:>13} nodes  {cycles:>13} cycles",
                turn.code
            )?;
        }
        sum.positions += 1;
        sum.nodes += nodes;
        sum.cycles += cycles;
        progress.step();
    }
    let time = begun.elapsed();
    eprintln!("{} on this machine, {:.0} nodes a second", seconds(time), sum.nodes as f64 / time.as_secs_f64());
    sum.write(args.json, &mut out)
}

impl On {
    fn player(self) -> PlayerSpec {
        match self {
            On::Sim => PlayerSpec::Sim,
            On::Model => PlayerSpec::Model,
        }
    }
}

impl Sum {
    fn write(&self, as_json: bool, out: &mut impl Write) -> anyhow::Result<()> {
        let cycles_per_node = self.cycles as f64 / self.nodes as f64;
        let nodes_per_second = f64::from(CLOCK_HZ) / cycles_per_node;
        if as_json {
            let line = json!({
                "positions": self.positions, "nodes": self.nodes, "cycles": self.cycles,
                "cycles_per_node": cycles_per_node, "nodes_per_second": nodes_per_second,
            });
            return Ok(writeln!(out, "{line}")?);
        }
        let (nodes, cycles) = (grouped(self.nodes), grouped(self.cycles));
        writeln!(out, "{} positions: {nodes} nodes in {cycles} cycles", self.positions)?;
        let (rate, clock) = (nodes_per_second / 1e6, f64::from(CLOCK_HZ) / 1e6);
        Ok(writeln!(out, "{cycles_per_node:.3} cycles a node: {rate:.1} M nodes a second at {clock} MHz")?)
    }
}

fn positions() -> anyhow::Result<Vec<Game>> {
    let lines = POSITIONS.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| Ok(Game::from_codes(line, Start::Five)?)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use reference::blokus_duo::moves::has_placement;

    #[test]
    fn the_positions_reach_from_the_opening_to_the_end_and_leave_something_to_find() {
        let positions = positions().unwrap();
        assert!(positions.len() >= 24);
        let plies: Vec<u32> = positions.iter().map(|game| game.position().ply()).collect();
        assert_eq!((plies.iter().min(), plies.iter().max()), (Some(&2), Some(&30)));
        let codes: std::collections::HashSet<String> = positions.iter().map(Game::codes).collect();
        assert_eq!(codes.len(), positions.len(), "a position stands there twice");
        for game in &positions {
            assert!(!game.position().is_over() && has_placement(game.position()), "{}", game.codes());
        }
    }
}
