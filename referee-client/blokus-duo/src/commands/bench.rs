//! `bench`: searches fixed positions. Nodes and cycles are a signature: the accelerator's model,
//! its simulated Verilog and its netlist must agree. A commit that changes them must say so.

use std::io::{stdout, Write};
use std::time::{Duration, Instant};

use anyhow::Context;
use clap::{Args, ValueEnum};
use duo_core::configuration::MOST_ENGINES;
use duo_core::cycle_model::timing::CLOCK_HZ;
use duo_core::player::{Player as Side, Start};
use duo_core::search::techniques::Techniques;
use duo_core::search::MAX_DEPTH;
use serde::Serialize;

use duo_line::pins::Simulated;
use duo_players::figures::{group_digits, seconds};
use duo_players::game::Game;
use duo_players::player::Player;
use duo_players::players::engine::Engine;
use duo_players::players::model::{Extras, Model};
use duo_players::strength::Strength;
use duo_players::thinking::DEFAULT_BUDGET_CYCLES;
use referee_client::fail::bad_input;
use referee_client::note;
use referee_client::progress::Progress;

/// One position a line, as moves from the empty board.
const POSITIONS: &str = include_str!("../../data/bench_positions.txt");

/// Time limit of a search that only its budget ends.
const UNLIMITED: Duration = Duration::from_secs(100_000);

/// Arguments of `bench`.
#[derive(Args)]
#[command(after_help = "Examples: blokus-duo bench --on model --budget-cycles 1000000 --json
          blokus-duo bench --depth 6 --without table,killers
          blokus-duo bench --engines 4 --depth 8")]
pub struct BenchArgs {
    /// The player that searches
    #[arg(long, value_name = "model|model+tree|sim|engine", value_enum, default_value = "model")]
    on: On,

    /// Thinking time for each position in the accelerator's clock cycles; for engine, the nodes it
    /// searches [default: 200000]
    #[arg(long, value_name = "N")]
    budget_cycles: Option<u64>,

    /// The budget by name; board is a board's thinking time in a contest
    #[arg(long, value_name = "NAME", value_enum, conflicts_with = "budget_cycles")]
    strength: Option<Strength>,

    /// Search to this depth instead, however many cycles that takes (model only)
    #[arg(long, value_name = "N", conflicts_with_all = ["budget_cycles", "strength"], value_parser = clap::value_parser!(u32).range(1..=i64::from(MAX_DEPTH)))]
    depth: Option<u32>,

    /// Search without these techniques: table, killers, reductions, replies, features, tuning,
    /// helper (model only)
    #[arg(long, value_name = "TECHNIQUES", value_delimiter = ',')]
    without: Vec<String>,

    /// How many engines search, 1 to 8 (model only) [default: the main board's 2]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=MOST_ENGINES as i64))]
    engines: Option<u8>,

    /// Write one JSON object a position and one for the sum
    #[arg(long)]
    json: bool,
}

/// The players that can be measured.
#[derive(Clone, Copy, ValueEnum)]
enum On {
    /// The accelerator's fast model
    Model,
    /// The fast model of an accelerator that searches a tree best first
    #[value(name = "model+tree")]
    Tree,
    /// The accelerator's emitted Verilog in simulation, from and to its serial pins
    Sim,
    /// The same search at this machine's speed, on one core, without cycles
    Engine,
}

/// Extras of `model+tree`.
const TREE: Extras = Extras { tree: true, book: false, ponders: false };

impl On {
    fn clock_hz(self) -> u32 {
        match self {
            On::Tree => TREE.clock_hz(),
            On::Model | On::Sim | On::Engine => CLOCK_HZ,
        }
    }
}

/// The result of one position.
#[derive(Serialize)]
struct Line {
    position: usize,
    ply: u32,
    r#move: String,
    score: Option<i32>,
    depth: Option<u32>,
    nodes: u64,
    cycles: Option<u64>,
}

/// The sum over all positions.
#[derive(Serialize)]
struct Sum {
    positions: usize,
    nodes: u64,
    cycles: Option<u64>,
    cycles_per_node: Option<f64>,
    /// In time at the accelerator's clock; for a player without cycles, in wall-clock time.
    nodes_per_second: f64,
    /// Clock frequency of the board with these settings.
    clock_hz: u32,
}

/// Searches every position and writes the results, the sum last.
pub fn run(args: &BenchArgs) -> anyhow::Result<()> {
    let positions = positions()?;
    let mut player = args.player()?;
    let progress = Progress::new(positions.len(), "positions");
    let mut out = stdout().lock();
    let begun = Instant::now();
    let mut lines = Vec::new();
    for (index, game) in positions.iter().enumerate() {
        let line = search(player.as_mut(), index + 1, game)?;
        if args.json {
            writeln!(out, "{}", serde_json::to_string(&line)?)?;
        } else {
            writeln!(out, "{}", line.text())?;
        }
        lines.push(line);
        progress.step();
    }
    let time = begun.elapsed();
    drop(progress);
    let sum = Sum::of(&lines, time, args.on.clock_hz());
    if args.json {
        return Ok(writeln!(out, "{}", serde_json::to_string(&sum)?)?);
    }
    writeln!(out, "{}", sum.text())?;
    note!("{} on this machine, {} nodes a second", seconds(time), group_digits(per_second(sum.nodes, time) as u64));
    Ok(())
}

fn search(player: &mut dyn Player, number: usize, game: &Game) -> anyhow::Result<Line> {
    player.new_game(game.position().start(Side::First))?;
    let turn = player.reply(game, UNLIMITED)?;
    Ok(Line {
        position: number,
        ply: game.position().ply(),
        r#move: turn.code.to_string(),
        score: turn.search.score,
        depth: turn.search.depth,
        nodes: turn.search.nodes.context("the player does not count nodes")?,
        cycles: turn.search.cycles,
    })
}

impl BenchArgs {
    fn player(&self) -> anyhow::Result<Box<dyn Player>> {
        let techniques = self.without.iter().try_fold(Techniques::default(), |used, name| used.without(name));
        let mut techniques = techniques.map_err(bad_input)?;
        if let Some(engines) = self.engines {
            if techniques.engines == 1 {
                return Err(bad_input("--without helper means one engine: drop it or --engines"));
            }
            techniques.engines = engines.into();
        }
        let budget_cycles = self.strength.map(Strength::budget_cycles).or(self.budget_cycles);
        let budget_cycles = budget_cycles.unwrap_or(DEFAULT_BUDGET_CYCLES);
        Ok(match (self.on, self.depth) {
            (On::Model, None) => Box::new(Model::new(techniques, budget_cycles)),
            (On::Tree, None) => Box::new(Model::new(techniques, budget_cycles).with(TREE)),
            (On::Model, Some(depth)) => Box::new(Model::to_depth(techniques, depth)),
            (On::Tree, Some(_)) => return Err(bad_input("--depth works with --on model only: a tree has no depth")),
            _ if self.depth.is_some() || !self.without.is_empty() || self.engines.is_some() => {
                return Err(bad_input(
                    "--depth, --without and --engines are for --on model: the simulation has a budget, and the main board's accelerator",
                ));
            }
            (On::Sim, _) => Box::new(Simulated::new(budget_cycles)?),
            (On::Engine, _) => Box::new(Engine::with_nodes(budget_cycles)),
        })
    }
}

impl Line {
    fn text(&self) -> String {
        let Line { position, ply, r#move, .. } = self;
        let cycles = self.cycles.map_or_else(String::new, |cycles| format!("  {:>13} cycles", group_digits(cycles)));
        let depth = self.depth.unwrap_or(0);
        format!("{position:3}. ply {ply:2}  {move}  depth {depth:2}  {:>13} nodes{cycles}", group_digits(self.nodes))
    }
}

impl Sum {
    fn of(lines: &[Line], time: Duration, clock_hz: u32) -> Sum {
        let nodes = lines.iter().map(|line| line.nodes).sum();
        let cycles: Option<u64> = lines.iter().map(|line| line.cycles).sum();
        let cycles_per_node = cycles.map(|cycles| cycles as f64 / nodes as f64);
        let nodes_per_second = cycles_per_node.map_or(per_second(nodes, time), |cycles| f64::from(clock_hz) / cycles);
        Sum { positions: lines.len(), nodes, cycles, cycles_per_node, nodes_per_second, clock_hz }
    }

    fn text(&self) -> String {
        let Sum { positions, nodes, .. } = self;
        let rate = format!("{:.1} M nodes a second", self.nodes_per_second / 1e6);
        let searched = format!("{positions} positions: {} nodes", group_digits(*nodes));
        match (self.cycles, self.cycles_per_node) {
            (Some(cycles), Some(cycles_per_node)) => {
                let clock = f64::from(self.clock_hz) / 1e6;
                let cycles = group_digits(cycles);
                format!("{searched} in {cycles} cycles\n{cycles_per_node:.3} cycles a node: {rate} at {clock} MHz")
            }
            _ => format!("{searched}: {rate}"),
        }
    }
}

fn per_second(nodes: u64, time: Duration) -> f64 {
    nodes as f64 / time.as_secs_f64()
}

fn positions() -> anyhow::Result<Vec<Game>> {
    let lines = POSITIONS.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| Ok(Game::from_codes(line, Start::Five)?)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use duo_core::moves::has_placement;

    #[test]
    fn bench_positions_cover_opening_to_end_with_moves_to_find() {
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
