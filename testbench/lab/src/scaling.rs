//! `cargo lab scaling`: counts with the fast model how many cycles machines of one to eight engines
//! take to a depth.

pub mod picture;
pub mod results;

use anyhow::{Context, Result};
use clap::Args;
use duo_core::configuration::MOST_ENGINES;
use serde::Deserialize;
use testbench::command;

use self::results::Record;

/// Arguments of `scaling`.
#[derive(Args)]
#[command(
    after_help = "Examples: cargo lab scaling\n            cargo lab scaling --engines 1,2,4 --depths 6,8\n            cargo xtask report --write"
)]
pub struct ScalingArgs {
    /// Numbers of engines
    #[arg(long, value_name = "N", value_delimiter = ',', default_value = "1,2,4,6,8", value_parser = clap::value_parser!(u32).range(1..=MOST_ENGINES as i64))]
    engines: Vec<u32>,

    /// Search the bench's positions to these depths
    #[arg(long, value_name = "N", value_delimiter = ',', default_value = "6,7,8,9,10", value_parser = clap::value_parser!(u32).range(1..=16))]
    depths: Vec<u32>,
}

/// The last line of `blokus-duo bench --json`.
#[derive(Deserialize)]
struct Sum {
    nodes: u64,
    cycles: u64,
}

/// Measures and stores the figures.
pub fn run(args: &ScalingArgs) -> Result<()> {
    for &depth in &args.depths {
        for &engines in &args.engines {
            let Sum { nodes, cycles } = bench(engines, depth)?;
            Record { engines, depth, cycles, nodes }.save()?;
            println!("{engines} engines to depth {depth}: {cycles} cycles, {nodes} nodes");
        }
    }
    Ok(())
}

fn bench(engines: u32, depth: u32) -> Result<Sum> {
    let mut bench = command::cargo();
    bench.args(["run", "--release", "--package", "blokus-duo", "--bin", "blokus-duo", "--"]);
    bench.args(["bench", "--on", "model", "--json"]);
    bench.args(["--engines", &engines.to_string(), "--depth", &depth.to_string()]);
    eprintln!("counting cycles to depth {depth}: {engines} engines");
    let text = command::read_visibly(&mut bench)?;
    let last = text.lines().last().context("the bench printed nothing")?;
    serde_json::from_str(last).context("the bench's last line is not its sum")
}

/// Million cycles to each depth, one row per machine, with the speed-up over one engine.
pub fn table() -> Result<String> {
    let all = results::all()?;
    let depths = results::depths(&all);
    let heads: String = depths.iter().map(|depth| format!(" depth {depth} |")).collect();
    let mut table = format!("| engines |{heads} nodes a cycle |\n|---|{}---|\n", "---|".repeat(depths.len()));
    for engines in results::machines(&all) {
        let row = |depth| results::find(&all, engines, depth);
        let mut cells = String::new();
        for &depth in &depths {
            cells += &match (row(depth), results::speed_up(&all, engines, depth)) {
                (Some(record), Some(speed_up)) => format!(" {:.2} ({speed_up:.2}) |", record.cycles as f64 / 1e6),
                _ => " |".to_owned(),
            };
        }
        let deepest = depths.iter().rev().find_map(|&depth| row(depth));
        let nodes =
            deepest.map_or_else(String::new, |record| format!("{:.2}", record.nodes as f64 / record.cycles as f64));
        table += &format!("| {engines} |{cells} {nodes} |\n");
    }
    Ok(table)
}
