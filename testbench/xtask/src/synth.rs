//! `cargo xtask synth`: makes a board's bitstream and stores its figures.

use anyhow::Result;
use boards::Board;
use clap::Args;
use fpga::synthesis::{self, figures};

use loading::arguments::board;
use loading::arguments::ChangeArgs;

/// Arguments of `synth`.
#[derive(Args)]
#[command(
    after_help = "Examples: cargo xtask synth ulx3s-85f\n          cargo xtask synth ulx3s-85f --team XY\n          \
    cargo xtask synth arty-a7-100t --only-verilog"
)]
pub struct SynthArgs {
    /// The board; `cargo xtask report` lists them
    #[arg(value_parser = board)]
    board: &'static Board,

    /// Number of seeds for place and route; each must reach the clock
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=100))]
    seeds: u32,

    /// Seeds in parallel, each in about one and a half gigabytes of memory [default: one for each
    /// processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=64))]
    jobs: Option<u32>,

    /// Only write Verilog and constraints to target/synth/BOARD, and a script if the vendor's tool
    /// needs one
    #[arg(long, conflicts_with_all = ["seeds", "jobs"])]
    only_verilog: bool,

    #[command(flatten)]
    change: ChangeArgs,
}

/// Makes the bitstream and stores the figures.
pub fn run(args: &SynthArgs) -> Result<()> {
    if args.only_verilog {
        println!("{}", synthesis::verilog_only(args.board, &args.change.change())?.display());
        return Ok(());
    }
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = args.jobs.map_or(processors, |jobs| jobs as usize).min(args.seeds as usize);
    let figures = synthesis::run(args.board, args.seeds, jobs, &args.change.change())?;
    let figures = figures.with_cycles_per_node(figures::cycles_per_node(args.board)?);
    figures.write(args.board)?;
    println!("{}", synthesis::bitstream(args.board).display());
    println!("{}", serde_json::to_string(&figures)?);
    Ok(())
}
