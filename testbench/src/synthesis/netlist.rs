//! From Verilog to the netlist of the device's own cells, with Yosys.

use std::path::{Path, PathBuf};

use anyhow::Result;
use sha2::{Digest, Sha256};

use crate::{cache, command, progress, tools, workspace};

/// The netlist for place and route.
pub const JSON: &str = "netlist.json";

/// The same netlist for simulation and proofs.
pub const VERILOG: &str = "netlist.v";

/// How every netlist of an ECP5 is made.
pub const SYNTHESIS: &str = "synth_ecp5 -abc9";

/// The folder with [`JSON`] and [`VERILOG`] of the module `top`; made once for each Verilog.
pub fn synthesised(top: &str, verilog: &str) -> Result<PathBuf> {
    let mut hash = Sha256::new();
    [top, verilog, SYNTHESIS, tools::PYOSYS.version].iter().for_each(|part| hash.update(part));
    let key: String = hash.finalize()[..8].iter().map(|byte| format!("{byte:02x}")).collect();
    let message = format!("synthesising {top} with Yosys");
    cache::folder(workspace::target_dir().join("synth/netlists").join(format!("{top}-{key}")), |dir| {
        progress::announce(&message, || synthesise(dir, top, verilog))
    })
}

fn synthesise(dir: &Path, top: &str, verilog: &str) -> Result<()> {
    std::fs::write(dir.join(format!("{top}.v")), verilog)?;
    let script =
        format!("read_verilog {top}.v; {SYNTHESIS} -top {top}; write_json {JSON}; write_verilog -noattr {VERILOG}");
    command::run(tools::yosys(&script)?.current_dir(dir))?;
    Ok(())
}
