//! `cargo xtask synth`: makes a board's bitstream and stores its figures.

use std::ops::RangeInclusive;

use anyhow::Result;
use boards::{round_mhz, Board, Part};
use clap::Args;
use fpga::synthesis::{self, figures, netlist};

use loading::arguments::{board, ChangeArgs};
use testbench::bad_input::BadInput;

/// Arguments of `synth`.
#[derive(Args)]
#[command(
    after_help = "Examples: cargo xtask synth ulx3s-85f\n          cargo xtask synth ulx3s-85f --team XY\n          \
    cargo xtask synth ulx3s-85f --bring-up\n          cargo xtask synth arty-a7-100t --only-verilog"
)]
pub struct SynthArgs {
    /// The board; `cargo xtask report` lists them
    #[arg(value_parser = board)]
    board: &'static Board,

    /// Number of seeds for place and route; each that routes must reach the clock [default: two, or
    /// one for an Artix-7]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100))]
    seeds: Option<u32>,

    /// First of these seeds [default: 1, or the one with which the board was routed]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1000))]
    first_seed: Option<u32>,

    /// Seeds in parallel, in 1.5 GB of memory each [default: one for each processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=64))]
    jobs: Option<u32>,

    /// Only write Verilog, constraints, vendor script and FuseSoC core to target/synth/BOARD
    #[arg(long, conflicts_with_all = ["seeds", "first_seed", "jobs"])]
    only_verilog: bool,

    /// Make the small bring-up design instead, which tries the board (hdl/doc/bring_up.md)
    #[arg(long)]
    bring_up: bool,

    /// Artix-7 only, for a first try: no shift registers or memories of LUTs (unchecked hold times)
    #[arg(long, conflicts_with = "only_verilog")]
    without_lut_memories: bool,

    #[command(flatten)]
    change: ChangeArgs,
}

impl SynthArgs {
    /// The seeds for place and route.
    fn seeds(&self, board: &Board) -> RangeInclusive<u32> {
        let first = self.first_seed.unwrap_or(*board.seeds.start());
        let count = self.seeds.unwrap_or(board.seeds.clone().count() as u32);
        first..=first + count - 1
    }
}

/// Makes the bitstream and stores the figures.
pub fn run(args: &SynthArgs) -> Result<()> {
    let board = if args.bring_up { args.board.bring_up() } else { args.board };
    let mut how = netlist::synthesis(board.part);
    if args.without_lut_memories {
        if !matches!(board.part, Part::Xilinx7 { .. }) {
            return Err(BadInput(format!("--without-lut-memories is for an Artix-7, not for {}", board.name)).into());
        }
        how = how.without_lut_memories();
    }
    if args.only_verilog {
        println!("{}", synthesis::verilog_only(board, &args.change.change())?.display());
        return Ok(());
    }
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let seeds = args.seeds(board);
    let jobs = args.jobs.map_or(processors, |jobs| jobs as usize).min(seeds.clone().count());
    let figures = synthesis::run(board, how, seeds, jobs, &args.change.change())?;
    println!("{}", synthesis::bitstream(board).display());
    if args.bring_up || args.without_lut_memories {
        println!("{:.1} MHz allowed, {} MHz used", figures.fmax_mhz, round_mhz(figures.clock_mhz));
        return Ok(());
    }
    let figures = figures.with_cycles_per_node(figures::cycles_per_node(board)?);
    figures.write(board)?;
    println!("{}", serde_json::to_string(&figures)?);
    Ok(())
}
