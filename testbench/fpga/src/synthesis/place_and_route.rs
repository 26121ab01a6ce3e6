//! Turns a netlist into a bitstream, with nextpnr and the packer.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

use anyhow::{bail, Context, Result};
use boards::{Board, Part};
use serde::Deserialize;
use serde_json::Value;

use super::router::{self, Pass, MAX_PASSES};
use super::{floorplan, limits, lut_pins, netlist};
use crate::xilinx7::bitstream::{Device, Packed};
use crate::xilinx7::tile_grid;
use testbench::{command, progress, tools};

/// The result of one seed.
#[derive(Clone, Debug)]
pub struct Routed {
    /// The seed.
    pub seed: u32,
    /// Highest clock that the longest path allows, in MHz.
    pub fmax_mhz: f64,
    /// That path, as text.
    pub longest_path: String,
    /// Cells used and available, by kind.
    pub utilization: BTreeMap<String, Used>,
    /// Time for place and route.
    pub seconds: u64,
}

/// The number of cells of one kind.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Used {
    /// In the device.
    pub available: u64,
    /// In the design.
    pub used: u64,
}

/// The fields of nextpnr's report that are read here.
#[derive(Deserialize)]
struct Report {
    fmax: BTreeMap<String, Clock>,
    utilization: BTreeMap<String, Used>,
    critical_paths: Vec<CriticalPath>,
}

#[derive(Deserialize)]
struct Clock {
    achieved: f64,
}

#[derive(Deserialize)]
struct CriticalPath {
    from: String,
    to: String,
    path: Vec<Step>,
}

#[derive(Deserialize)]
struct Step {
    delay: f64,
    from: Point,
    to: Point,
}

#[derive(Deserialize)]
struct Point {
    cell: String,
}

/// Prepares nextpnr, which takes over a minute the first time.
pub fn prepare(board: &Board) -> Result<()> {
    let mut nextpnr = program(board)?;
    progress::announce("preparing nextpnr", || command::run(nextpnr.arg("--version")))?;
    Ok(())
}

/// Places and routes the netlist in `dir`; `None` if the router does not come to an end.
pub fn run(board: &Board, dir: &Path, seed: u32) -> Result<Option<Routed>> {
    let (report, log) = (format!("seed-{seed}.json"), format!("seed-{seed}.log"));
    let begun = Instant::now();
    // The caller, who sees all seeds, decides whether a path is too long.
    let mut nextpnr = program(board)?;
    nextpnr
        .current_dir(dir)
        .args(family_arguments(board, dir, seed))
        .args(["--json", netlist::JSON, "--seed", &seed.to_string(), "--timing-allow-fail", "--report", &report])
        // The log grows while nextpnr runs, so its progress can be followed.
        .args(["--quiet", "--log", &log]);
    let messages = dir.join(format!("seed-{seed}.messages"));
    if let Some(Pass { number, overused }) = router::run(&mut nextpnr, &dir.join(log), &messages, MAX_PASSES)? {
        let name = board.name;
        eprintln!(
            "{name}, seed {seed}: given up, because after {number} passes of the router {overused} wires are overused"
        );
        return Ok(None);
    }
    let seconds = begun.elapsed().as_secs();
    let text = fs::read_to_string(dir.join(&report)).with_context(|| format!("nextpnr left no {report}"))?;
    let mut routed = read_report(&text, seed)?;
    routed.seconds = seconds;
    subtract_filler_luts(&mut routed, dir)?;
    if let Part::Xilinx7 { die, .. } = board.part {
        switch_on_clock_rows(dir, seed, die)?;
        let count = check_luts(dir, seed, die)?;
        eprintln!("{}, seed {seed}: the tables of {count} LUTs in the FASM are those of the netlist", board.name);
    }
    Ok(Some(routed))
}

/// Compares each routed LUT with the netlist; returns their number.
fn check_luts(dir: &Path, seed: u32, die: &str) -> Result<usize> {
    let read = |name: &str| fs::read_to_string(dir.join(name)).with_context(|| format!("cannot read {name}"));
    let json = |name: &str| -> Result<Value> {
        serde_json::from_str(&read(name)?).with_context(|| format!("{name} is malformed"))
    };
    let (netlist, mut routed) = (json(netlist::JSON)?, json(&routed_netlist(seed))?);
    let top = netlist::top(&netlist)?;
    name_design(&mut routed, top)?;
    lut_pins::check_pin_names(&routed, top)?;
    lut_pins::check_tables(&netlist, &routed, top, &read(&config(seed))?, &tile_grid::names(die)?)
}

/// Gives the design its name back: nextpnr may write it as `top`.
fn name_design(routed: &mut Value, name: &str) -> Result<()> {
    let modules = routed["modules"].as_object_mut().context("nextpnr's netlist has no modules")?;
    if let Some(design) = modules.remove("top") {
        modules.insert(name.to_owned(), design);
    }
    Ok(())
}

/// Adds the clocks that nextpnr omits to the routed design of that seed in `dir`.
fn switch_on_clock_rows(dir: &Path, seed: u32, die: &str) -> Result<()> {
    let path = dir.join(config(seed));
    let fasm = fs::read_to_string(&path).context("cannot read the routed design")?;
    let fasm = limits::with_all_clock_rows(&fasm, tile_grid::names(die)?.values());
    fs::write(&path, fasm).with_context(|| format!("cannot write {}", path.display()))
}

/// nextpnr's own netlist for that seed.
fn routed_netlist(seed: u32) -> String {
    format!("seed-{seed}.routed.json")
}

/// Subtracts the filler LUTs, which only keep slices free, from the design's LUTs.
fn subtract_filler_luts(routed: &mut Routed, dir: &Path) -> Result<()> {
    if dir.join(floorplan::BEFORE_PACKING).exists() {
        let path = dir.join(floorplan::KEPT_FREE);
        let text = fs::read_to_string(&path).with_context(|| format!("nextpnr left no {}", path.display()))?;
        let luts = routed.utilization.get_mut("SLICE_LUTX").context("nextpnr reports no LUTs")?;
        let added: u64 = text.trim().parse().with_context(|| format!("{} holds no number", path.display()))?;
        luts.used = luts.used.checked_sub(added).context("nextpnr reports fewer LUTs than were added")?;
    }
    Ok(())
}

/// nextpnr for the board's family.
fn program(board: &Board) -> Result<Command> {
    match board.part {
        Part::Ecp5 { .. } => tools::nextpnr_ecp5("nextpnr_ecp5"),
        Part::Gowin { .. } => tools::nextpnr_gowin(),
        Part::Xilinx7 { die, .. } => tools::nextpnr_xilinx7(die),
    }
}

/// The arguments that differ between the families: the device, the constraints and the output.
fn family_arguments(board: &Board, dir: &Path, seed: u32) -> Vec<String> {
    let constraints = board.constraints_file();
    match board.part {
        Part::Ecp5 { size, package, speed } => vec![
            format!("--{size}"),
            format!("--package={package}"),
            format!("--speed={speed}"),
            format!("--lpf={constraints}"),
            format!("--textcfg={}", config(seed)),
            // Needs a fifth less wire than the default placer: see
            // hdl/doc/experiments/place_and_route.md.
            "--placer=static".to_owned(),
        ],
        Part::Gowin { number, .. } => vec![
            format!("--device={number}"),
            format!("--vopt=cst={constraints}"),
            format!("--freq={}", f64::from(board.clock_hz) / 1e6),
            format!("--write={}", config(seed)),
        ],
        // nextpnr derives the accelerator's clock from the oscillator's, which is in the
        // constraints.
        Part::Xilinx7 { number, .. } => {
            let mut arguments = vec![
                format!("--device={number}"),
                format!("--vopt=xdc={constraints}"),
                format!("--vopt=fasm={}", config(seed)),
                format!("--write={}", routed_netlist(seed)),
            ];
            let scripts = [("--pre-pack", floorplan::BEFORE_PACKING), ("--pre-place", floorplan::BEFORE_PLACING)];
            let there = scripts.into_iter().filter(|(_, script)| dir.join(script).exists());
            arguments.extend(there.map(|(when, script)| format!("{when}={script}")));
            arguments
        }
    }
}

/// Packs the routed configuration in `dir` into the bitstream; both are names of files there.
pub fn pack(board: &Board, dir: &Path, configuration: &str, bitstream: &str) -> Result<()> {
    let mut pack = match board.part {
        Part::Ecp5 { .. } => {
            let mut pack = tools::nextpnr_ecp5("ecppack")?;
            // The frequency in the constraints; a configuration that was unpacked has lost it.
            pack.args(["--compress", "--freq", "62.0", configuration, bitstream]);
            pack
        }
        Part::Gowin { die, .. } => {
            let mut pack = tools::gowin_pack()?;
            // The lights' pins double as a configuration port, which is unused.
            pack.args(["--cpu_as_gpio", "--device", die, "--output", bitstream, configuration]);
            pack
        }
        Part::Xilinx7 { number, die, .. } => {
            let path = dir.join(configuration);
            let fasm = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
            let packed = Device::new(number, die)?.bitstream(&fasm)?;
            let Packed { features, of_banks, .. } = packed;
            eprintln!("{bitstream} reads back as it was made: {features} features of the routed design and {of_banks} of its banks");
            let path = dir.join(bitstream);
            return fs::write(&path, packed.bytes).with_context(|| format!("cannot write {}", path.display()));
        }
    };
    command::run(pack.current_dir(dir))?;
    Ok(())
}

/// Fetches the program that unpacks the board's bitstreams, if it is not there yet.
pub fn unpacker(board: &Board) -> Result<()> {
    match board.part {
        Part::Ecp5 { .. } => tools::NEXTPNR_ECP5.dir()?,
        Part::Gowin { .. } => bail!("nothing unpacks the bitstreams of {}", board.name),
        Part::Xilinx7 { .. } => tools::debian::XILINX7.dir()?,
    };
    Ok(())
}

/// Unpacks the bitstream in `dir` into a routed configuration there. Gowin bitstreams cannot be
/// unpacked: there is no program for it.
pub fn unpack(board: &Board, dir: &Path, bitstream: &str, configuration: &str) -> Result<()> {
    match board.part {
        Part::Ecp5 { .. } => {
            command::run(tools::nextpnr_ecp5("ecpunpack")?.current_dir(dir).args([bitstream, configuration]))?;
            Ok(())
        }
        Part::Gowin { .. } => bail!("nothing unpacks the bitstreams of {}", board.name),
        Part::Xilinx7 { number, die, .. } => {
            let fasm = Device::new(number, die)?.fasm(&dir.join(bitstream))?;
            fs::write(dir.join(configuration), fasm).with_context(|| format!("cannot write {configuration}"))
        }
    }
}

/// The name of the routed configuration of that seed.
pub fn config(seed: u32) -> String {
    format!("seed-{seed}.config")
}

fn read_report(text: &str, seed: u32) -> Result<Routed> {
    let report: Report = serde_json::from_str(text).context("nextpnr's report cannot be read")?;
    let slowest = report.fmax.values().map(|clock| clock.achieved).min_by(f64::total_cmp);
    // Between flip-flops: pins have no clock, and as much time as they need.
    let path = report.critical_paths.iter().find(|path| path.from == path.to && path.from.starts_with("posedge"));
    Ok(Routed {
        seed,
        fmax_mhz: slowest.context("nextpnr reports no clock")?,
        longest_path: path.map(describe).unwrap_or_default(),
        utilization: report.utilization,
        seconds: 0,
    })
}

/// The path's flip-flops and the cells between them, with the delays in nanoseconds.
fn describe(path: &CriticalPath) -> String {
    let mut text = String::new();
    let mut since = 0.0;
    for step in &path.path {
        since += step.delay;
        if step.from.cell != step.to.cell {
            text.push_str(&format!("{since:8.2} ns  {}\n", step.to.cell));
        }
    }
    let begin = path.path.first().map_or("", |step| &step.from.cell);
    format!("    0.00 ns  {begin}\n{text}")
}

#[cfg(test)]
mod tests {
    use super::*;

    const REPORT: &str = r#"{
        "critical_paths": [
            {"from": "<async>", "to": "posedge clock", "path": []},
            {"from": "posedge clock", "to": "posedge clock", "path": [
                {"delay": 0.5, "from": {"cell": "a"}, "to": {"cell": "a"}, "type": "clk-to-q"},
                {"delay": 1.25, "from": {"cell": "a"}, "to": {"cell": "b"}, "type": "routing"},
                {"delay": 0.25, "from": {"cell": "b"}, "to": {"cell": "b"}, "type": "logic"},
                {"delay": 2.0, "from": {"cell": "b"}, "to": {"cell": "c"}, "type": "routing"}
            ]}
        ],
        "fmax": {"clock": {"achieved": 250.5, "constraint": 80}, "slow": {"achieved": 90.25, "constraint": 80}},
        "utilization": {"TRELLIS_FF": {"available": 100, "used": 7}}
    }"#;

    #[test]
    fn slowest_clock_and_its_path_are_found() {
        let routed = read_report(REPORT, 3).unwrap();
        assert_eq!((routed.seed, routed.fmax_mhz), (3, 90.25));
        assert_eq!(routed.utilization["TRELLIS_FF"].used, 7);
        assert_eq!(routed.longest_path, "    0.00 ns  a\n    1.75 ns  b\n    4.00 ns  c\n");
    }

    #[test]
    fn floor_plan_is_passed_on_where_there_is_one() {
        let (folder, board) = (tempfile::tempdir().unwrap(), Board::named("arty-a7-100t").unwrap());
        let passed_on = || -> Vec<String> {
            family_arguments(board, folder.path(), 1)
                .into_iter()
                .filter(|argument| argument.starts_with("--pre-"))
                .collect()
        };
        assert!(passed_on().is_empty());
        fs::write(folder.path().join(floorplan::BEFORE_PLACING), "").unwrap();
        assert_eq!(passed_on(), ["--pre-place=floorplan.py"]);
        fs::write(folder.path().join(floorplan::BEFORE_PACKING), "").unwrap();
        assert_eq!(passed_on(), ["--pre-pack=keep_free.py", "--pre-place=floorplan.py"]);
    }

    #[test]
    fn filler_luts_are_not_counted_as_the_designs() {
        let folder = tempfile::tempdir().unwrap();
        let used = |added: Option<&str>| {
            if let Some(added) = added {
                fs::write(folder.path().join(floorplan::KEPT_FREE), added).unwrap();
            }
            let mut routed = read_report(&REPORT.replace("TRELLIS_FF", "SLICE_LUTX"), 1).unwrap();
            subtract_filler_luts(&mut routed, folder.path())?;
            anyhow::Ok(routed.utilization["SLICE_LUTX"].used)
        };
        assert_eq!(used(None).unwrap(), 7);
        fs::write(folder.path().join(floorplan::BEFORE_PACKING), "").unwrap();
        assert!(used(None).is_err(), "nothing says how many they are");
        assert_eq!(used(Some("4")).unwrap(), 3);
        assert!(used(Some("8")).is_err() && used(Some("many")).is_err());
    }

    #[test]
    fn report_without_a_clock_is_an_error() {
        let text = r#"{"critical_paths": [], "fmax": {}, "utilization": {}}"#;
        assert_eq!(read_report(text, 1).unwrap_err().to_string(), "nextpnr reports no clock");
    }

    #[test]
    fn design_has_its_own_name_whatever_nextpnr_calls_it() {
        for name in ["top", "arty"] {
            let mut routed = serde_json::json!({ "modules": { name: { "cells": {} } } });
            name_design(&mut routed, "arty").unwrap();
            assert!(routed["modules"]["arty"]["cells"].is_object(), "{routed}");
        }
        assert!(name_design(&mut serde_json::json!({}), "arty").is_err());
    }
}
