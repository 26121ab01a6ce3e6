//! Builds a shared library from Verilog with Verilator and g++, once for each set of inputs.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

use anyhow::{Context, Result};
use duo_core::cycle_model::Port;
use sha2::{Digest, Sha256};

use super::{header, shim};
use crate::mutation::chosen;
use crate::{cache, command, progress, tools, workspace};

/// The language is Verilog, as emitted by rust-hdl, because SystemVerilog reserves many useful
/// names. Registers without an initial value start at zero. Assertions are off, and linting is the
/// work of `xtask lint`.
const VERILATOR_FLAGS: &[&str] = &[
    "--cc",
    "--default-language",
    "1364-2005",
    "-O3",
    "--x-assign",
    "fast",
    "--x-initial",
    "fast",
    "--no-assert",
    "-Wno-lint",
    "-Wno-fatal",
    "--quiet-stats",
];

/// `-fno-gnu-unique` and hidden symbols keep several loaded designs from sharing each other's
/// statics.
const CXX_FLAGS: &[&str] =
    &["-std=c++17", "-fPIC", "-fno-gnu-unique", "-fvisibility=hidden", "-DVL_TIME_CONTEXT", "-fno-strict-aliasing"];

/// Optimisation of the code that runs on every clock. Verilator's `_vl_insert_WW` must be inlined:
/// its constant arguments then remove most of it. `-O1` alone finds it too long. The passes that
/// are left out, and the one that gives up early, search Verilator's long functions for stores that
/// are never read. They took two fifths of the compiler's time and made no simulation faster.
/// Compiling the accelerator takes 10 s of processor time, and it steps as fast as with `-O2`,
/// which takes 30 s.
const FAST: &[&str] = &[
    "-O1",
    "--param",
    "max-inline-insns-single=1000",
    "--param",
    "early-inlining-insns=200",
    "--param",
    "sccvn-max-alias-queries-per-access=20",
    "-fno-tree-sink",
    "-fno-tree-dse",
];

/// Optimisation of the code that runs once.
const SLOW: &[&str] = &["-O0"];

/// Verilated C++ beyond this many bytes is compiled by several compilers in parallel.
const ONE_COMPILER: u64 = 1 << 20;

/// Verilog beyond this many bytes is a netlist of gates.
const GATES: usize = 8 << 20;

/// Compilers take much longer for one large function than for small ones of the same total length.
const SMALL_FUNCTIONS: &[&str] = &["--output-split-cfuncs", "500"];

/// Most bytes for one run of the compiler.
const LONGEST_UNIT: u64 = 4 << 20;

/// Abilities of a simulation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    /// It runs.
    Fast,
    /// It also writes waveforms.
    Traced,
}

/// All inputs of a library.
pub struct Recipe<'a> {
    /// The top module.
    pub name: &'a str,
    /// Its Verilog, with all modules below it.
    pub verilog: &'a str,
    /// The model's inputs.
    pub inputs: &'a [Port],
    /// The model's outputs.
    pub outputs: &'a [Port],
    /// The abilities it needs.
    pub variant: Variant,
}

/// Verilator's data-flow optimisation fails with an internal error on some mutants of a default.
fn mutant_flags() -> &'static [&'static str] {
    if chosen::is_asked_for() {
        &["-fno-dfg"]
    } else {
        &[]
    }
}

impl Recipe<'_> {
    /// Returns the library, built or cached.
    pub fn build(&self) -> Result<PathBuf> {
        let dir = verilator_dir().join(format!("{}-{}", self.name, self.key()));
        let message = format!("building the simulation of {} with Verilator and g++", self.name);
        let dir = cache::folder(dir, |fresh| progress::announce(&message, || self.fill(fresh)))
            .with_context(|| format!("cannot build the simulation of {}", self.name))?;
        Ok(dir.join(LIBRARY))
    }

    fn key(&self) -> String {
        let shim = shim::source(self.inputs, self.outputs, |port| Some(port.name.to_owned()));
        let parts = [self.name, self.verilog, &shim, tools::VERILATOR.version];
        let mut hash = Sha256::new();
        let flags = [VERILATOR_FLAGS, CXX_FLAGS, FAST, SLOW, self.trace_flags(), mutant_flags(), self.split_flags()];
        for part in parts.iter().chain(flags.into_iter().flatten()) {
            hash.update(part.len().to_le_bytes());
            hash.update(part);
        }
        short(hash)
    }

    fn trace_flags(&self) -> &'static [&'static str] {
        match self.variant {
            Variant::Fast => &[],
            Variant::Traced => &["--trace-vcd", "--trace-structs", "--timescale", "1ns/1ns"],
        }
    }

    fn split_flags(&self) -> &'static [&'static str] {
        if self.verilog.len() > GATES {
            SMALL_FUNCTIONS
        } else {
            &[]
        }
    }

    fn fill(&self, dir: &Path) -> Result<()> {
        command::require("g++")?;
        std::thread::scope(|scope| {
            // Verilator uses one processor.
            let runtime = scope.spawn(|| progress::in_silence(runtime));
            self.compile_design(dir, || runtime.join().expect("the compiler's thread does not panic"))
        })
    }

    /// Verilates and compiles the design, and links it with the runtime.
    fn compile_design(&self, dir: &Path, runtime: impl FnOnce() -> Result<PathBuf>) -> Result<()> {
        let verilog = dir.join(format!("{}.v", self.name));
        fs::write(&verilog, self.verilog)?;
        let work = tempfile::tempdir().context("cannot create a temporary folder")?;
        command::run(
            tools::verilator()?
                .args(VERILATOR_FLAGS)
                .args(self.trace_flags())
                .args(mutant_flags())
                .args(self.split_flags())
                .args(["--top-module", self.name, "--prefix", "Vdut", "--Mdir"])
                .arg(work.path())
                .arg(&verilog),
        )?;
        let header = fs::read_to_string(work.path().join("Vdut.h"))?;
        let members = header::check(&header, self.inputs, self.outputs)?;
        let shim = shim::source(self.inputs, self.outputs, |port| members.get(port.name).cloned());
        fs::write(work.path().join("shim.cpp"), shim)?;
        let units = units(work.path())?;
        let objects = self.compile(work.path(), &units)?;
        let runtime = runtime()?;
        command::run(
            Command::new("g++")
                .args(["-shared", "-Wl,--exclude-libs,ALL", "-Wl,-Bsymbolic", "-o"])
                .arg(dir.join(LIBRARY))
                .args(objects)
                .args(RUNTIME.map(|name| runtime.join(name).with_extension("o"))),
        )?;
        Ok(())
    }

    /// Compiles every unit, with as many compilers as there are processors.
    fn compile(&self, work: &Path, units: &[Unit]) -> Result<Vec<PathBuf>> {
        let queue = Mutex::new(units.iter());
        let worker = || -> Result<()> {
            loop {
                // Its own statement, so that the lock is released while the compiler runs.
                let next = queue.lock().expect("no worker panics").next();
                let Some(unit) = next else { return Ok(()) };
                let mut compiler = compiler()?;
                compiler.current_dir(work).args(unit.optimisation);
                if self.variant == Variant::Traced {
                    compiler.args(["-DVM_TRACE=1", "-DVM_TRACE_VCD=1"]);
                }
                compiler.args(["-I.", "-c", "-o"]).arg(&unit.object).arg(&unit.source);
                command::run(&mut compiler)?;
            }
        };
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..processors()).map(|_| scope.spawn(worker)).collect();
            workers.into_iter().try_for_each(|worker| worker.join().expect("no worker panics"))
        })?;
        Ok(units.iter().map(|unit| work.join(&unit.object)).collect())
    }
}

/// The name of the library in its folder.
const LIBRARY: &str = "design.so";

/// Verilator's own C++, the same for every design.
const RUNTIME: [&str; 3] = ["verilated", "verilated_threads", "verilated_vcd_c"];

fn verilator_dir() -> PathBuf {
    workspace::target_dir().join("verilator")
}

fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

fn short(hash: Sha256) -> String {
    hash.finalize()[..8].iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn compiler() -> Result<Command> {
    let include = tools::verilator_include()?;
    let mut compiler = Command::new("g++");
    compiler.args(CXX_FLAGS).arg("-I").arg(&include).arg("-I").arg(include.join("vltstd"));
    Ok(compiler)
}

/// The runtime's object files, compiled once for all designs.
fn runtime() -> Result<PathBuf> {
    let mut hash = Sha256::new();
    CXX_FLAGS.iter().for_each(|flag| hash.update(flag));
    let name = format!("runtime-{}-{}", tools::VERILATOR.version, short(hash));
    cache::folder(verilator_dir().join(name), |fresh| {
        progress::announce("compiling Verilator's runtime", || {
            RUNTIME.iter().try_for_each(|name| {
                let source = tools::verilator_include()?.join(name).with_extension("cpp");
                let object = fresh.join(name).with_extension("o");
                command::run(compiler()?.args(["-O2", "-c", "-o"]).arg(object).arg(source))?;
                Ok(())
            })
        })
    })
}

/// One run of the compiler.
struct Unit {
    source: String,
    object: String,
    optimisation: &'static [&'static str],
}

/// Merges Verilator's many files into a few, because each one costs a second for its headers alone.
fn units(work: &Path) -> Result<Vec<Unit>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(work)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.ends_with(".cpp") {
            files.push((name, entry.metadata()?.len()));
        }
    }
    // Largest first: each file goes to the group with the least work.
    files.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    let (slow, fast): (Vec<_>, Vec<_>) = files.into_iter().partition(|(name, _)| name.contains("__Slow"));
    let total = size(&fast);
    let groups = if total > ONE_COMPILER { 2 * processors() } else { 1 };
    let mut units = group_files(work, "fast", fast, groups, FAST)?;
    units.extend(group_files(work, "slow", slow, 1, SLOW)?);
    Ok(units)
}

/// Merges these files into `groups` runs of the compiler, or more if they are long.
fn group_files(
    work: &Path,
    name: &str,
    files: Vec<(String, u64)>,
    groups: usize,
    optimisation: &'static [&'static str],
) -> Result<Vec<Unit>> {
    let groups = groups.max(size(&files).div_ceil(LONGEST_UNIT) as usize);
    let mut bins: Vec<(u64, Vec<(String, u64)>)> = vec![Default::default(); groups];
    for file in files {
        let bin = bins.iter_mut().min_by_key(|bin| bin.0).expect("there is at least one group");
        bin.0 += file.1;
        bin.1.push(file);
    }
    let unit =
        |(index, (_, files)): (usize, &(u64, Vec<_>))| gather(work, &format!("{name}{index}"), files, optimisation);
    bins.iter().enumerate().map(unit).collect()
}

fn size(files: &[(String, u64)]) -> u64 {
    files.iter().map(|file| file.1).sum()
}

fn gather(work: &Path, name: &str, files: &[(String, u64)], optimisation: &'static [&'static str]) -> Result<Unit> {
    let source = format!("{name}.unit.cc");
    let mut text = String::new();
    for (file, _) in files {
        let _ = writeln!(text, "#include \"{file}\"");
    }
    fs::write(work.join(&source), text)?;
    Ok(Unit { source, object: format!("{name}.o"), optimisation })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn units_of(count: usize, bytes: usize) -> Vec<(String, String)> {
        let work = tempfile::tempdir().unwrap();
        for number in 0..count {
            fs::write(work.path().join(format!("Vdut__{number}.cpp")), vec![b' '; bytes]).unwrap();
            fs::write(work.path().join(format!("Vdut__{number}__Slow.cpp")), vec![b' '; bytes]).unwrap();
        }
        let text = |unit: &Unit| fs::read_to_string(work.path().join(&unit.source)).unwrap();
        units(work.path()).unwrap().iter().map(|unit| (unit.object.clone(), text(unit))).collect()
    }

    #[test]
    fn every_file_is_in_one_unit_and_no_unit_is_too_long() {
        let (count, bytes) = (50, 1 << 20);
        let units = units_of(count, bytes);
        let objects: std::collections::BTreeSet<_> = units.iter().map(|unit| &unit.0).collect();
        assert_eq!(objects.len(), units.len());
        let included = |name: &str| units.iter().map(|unit| unit.1.matches(name).count()).sum::<usize>();
        for number in 0..count {
            assert_eq!(included(&format!("Vdut__{number}.cpp")), 1);
            assert_eq!(included(&format!("Vdut__{number}__Slow.cpp")), 1);
        }
        let most = units.iter().map(|unit| unit.1.lines().count()).max().unwrap();
        assert!(most as u64 * bytes as u64 <= LONGEST_UNIT, "{most} files");
    }

    #[test]
    fn small_block_has_two_units() {
        let units = units_of(3, 100);
        assert_eq!(units.iter().map(|unit| unit.1.lines().count()).collect::<Vec<_>>(), [3, 3]);
    }
}
