//! Builds a board's bitstream from its Verilog: Yosys, nextpnr with several seeds, the packer; and
//! collects the figures.
//!
//! Working files are in `target/synth/<board>`; the figures are in `constraints/<board>.json`.

pub mod figures;
pub mod floorplan;
pub mod limits;
pub mod lut_pins;
pub mod netlist;
pub mod place_and_route;
pub mod plot;
mod router;
pub mod settings;
pub mod simulation;
pub mod table;

use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use anyhow::{bail, Context, Result};
use boards::{round_mhz, Board};
use hdl::board::{Emit, Emitted};
use loading::arguments::Change;

use self::figures::{Figures, Seed};
use self::netlist::Synthesis;
use self::place_and_route::Routed;
use testbench::{progress, workspace};

/// The working folder of a board.
pub fn dir(board: &Board) -> PathBuf {
    workspace::target_dir().join("synth").join(board.name)
}

/// The bitstream that [`run`] writes.
pub fn bitstream(board: &Board) -> PathBuf {
    dir(board).join(board.bitstream_file())
}

/// The routed configuration of the best seed, which [`run`] writes next to the bitstream. Changing
/// the settings in it takes seconds.
pub fn configuration(board: &Board) -> PathBuf {
    dir(board).join(format!("{}.config", board.name))
}

/// Writes the board's Verilog, its constraints, the vendor's project script and the FuseSoC core;
/// returns their folder.
///
/// # Errors
/// A file that cannot be written.
pub fn verilog_only(board: &Board, change: &Change) -> Result<PathBuf> {
    let dir = dir(board);
    fs::create_dir_all(&dir).with_context(|| format!("cannot create {}", dir.display()))?;
    let settings = change.of(board.settings());
    let message = format!("emitting the Verilog of {}", board.name);
    let Emitted { verilog, top, constraints } = progress::announce(&message, || board.emit_with(&settings));
    let mut files = vec![(format!("{top}.v"), verilog), (board.constraints_file(), constraints)];
    files.extend(board.scripts());
    for (name, text) in files {
        let path = dir.join(name);
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(dir)
}

/// The file next to the bitstream with the hash of the Verilog that the bitstream was made from.
fn origin(board: &Board) -> PathBuf {
    dir(board).join("verilog.sha256")
}

/// Whether the board's bitstream was made from its current Verilog.
pub fn is_current(board: &'static Board) -> bool {
    let made_of = fs::read_to_string(origin(board)).ok();
    bitstream(board).is_file() && made_of.is_some_and(|made_of| made_of.trim() == figures::current_hash(board))
}

/// Builds the board's bitstream from the best of the `seeds` and applies `change` to its settings.
///
/// # Errors
/// No seed that routes; or one that routes and misses the clock: a clock that only a lucky seed
/// reaches does not count as reached.
pub fn run(
    board: &Board,
    synthesis: Synthesis,
    seeds: RangeInclusive<u32>,
    jobs: usize,
    change: &Change,
) -> Result<Figures> {
    let dir = dir(board);
    fs::create_dir_all(&dir).with_context(|| format!("cannot create {}", dir.display()))?;
    let message = format!("emitting the Verilog of {}", board.name);
    // Until the build succeeds, the old bitstream does not count as current.
    let _ = fs::remove_file(origin(board));
    let Emitted { verilog, top, constraints } = progress::announce(&message, || board.emit());
    fs::write(dir.join(board.constraints_file()), constraints)?;

    let netlist = netlist::synthesise(&top, &verilog, synthesis)?.join(netlist::JSON);
    fs::copy(&netlist, dir.join(netlist::JSON)).with_context(|| format!("cannot copy {}", netlist.display()))?;
    floorplan::fix_memories(board, &dir)?;
    let next_seed = seeds.end() + 1;
    let routed = place_and_route_all(board, &dir, seeds, jobs)?;
    let best = routed
        .iter()
        .max_by(|a, b| a.fmax_mhz.total_cmp(&b.fmax_mhz))
        .with_context(|| format!("no seed routes; go on with --first-seed {next_seed}"))?;
    let figures = Figures::new(board, &verilog, best, routed.iter().map(Seed::from).collect());
    if let Some(failed) = routed.iter().find(|routed| routed.fmax_mhz < figures.clock_mhz) {
        bail!(
            "timing does not close: with seed {} the longest path allows {:.2} MHz, and the clock is {} MHz.\n{}",
            failed.seed,
            failed.fmax_mhz,
            round_mhz(figures.clock_mhz),
            failed.longest_path
        );
    }
    let routed = dir.join(place_and_route::config(best.seed));
    fs::copy(&routed, configuration(board)).with_context(|| format!("cannot copy {}", routed.display()))?;
    settings::make_bitstream(board, change)?;
    fs::write(origin(board), &figures.verilog_sha256).context("cannot note what the bitstream was made of")?;
    Ok(figures)
}

/// Places and routes with every seed, `jobs` at a time.
fn place_and_route_all(board: &Board, dir: &Path, seeds: RangeInclusive<u32>, jobs: usize) -> Result<Vec<Routed>> {
    place_and_route::prepare(board)?;
    let last = *seeds.end();
    let message =
        format!("placing and routing {} with seeds {} to {last}, some minutes each", board.name, seeds.start());
    let queue = Mutex::new(seeds);
    let worker = || -> Result<Vec<Routed>> {
        let mut routed = Vec::new();
        loop {
            // Its own statement, so that the lock is released before the work begins.
            let next = queue.lock().expect("no worker panics").next();
            let Some(seed) = next else { return Ok(routed) };
            let Some(done) = place_and_route::run(board, dir, seed)? else { continue };
            eprintln!(
                "{}, seed {seed}, the last is {last}: {:.2} MHz, {} s of place and route",
                board.name, done.fmax_mhz, done.seconds
            );
            routed.push(done);
        }
    };
    let mut routed: Vec<Routed> = progress::announce(&message, || {
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..jobs).map(|_| scope.spawn(worker)).collect();
            workers.into_iter().map(|worker| worker.join().expect("no worker panics")).collect::<Result<Vec<_>>>()
        })
    })?
    .into_iter()
    .flatten()
    .collect();
    routed.sort_by_key(|routed| routed.seed);
    Ok(routed)
}
