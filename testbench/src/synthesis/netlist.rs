//! From Verilog to the netlist of the device's own cells, with Yosys.

use std::path::{Path, PathBuf};

use anyhow::Result;
use hdl::board::Part;
use sha2::{Digest, Sha256};

use crate::{cache, command, progress, tools, workspace};

/// The netlist for place and route.
pub const JSON: &str = "netlist.json";

/// The same netlist for simulation.
pub const VERILOG: &str = "netlist.v";

/// How every netlist of an ECP5 is made.
pub const SYNTHESIS_ECP5: &str = "synth_ecp5 -abc9";

/// How every netlist of a Gowin device is made. What nothing drives is zero, because nextpnr refuses what is undefined.
const SYNTHESIS_GOWIN: &str = "synth_gowin -family gw5a -setundef";

/// How every netlist of Xilinx' 7 series is made. Multipliers are made of LUTs: nextpnr knows no delays of the device's own, and would judge no
/// path through one.
const SYNTHESIS_XILINX7: &str = "synth_xilinx -family xc7 -flatten -abc9 -nodsp";

/// How the netlist of a device is made.
pub fn synthesis(part: Part) -> &'static str {
    match part {
        Part::Ecp5 { .. } => SYNTHESIS_ECP5,
        Part::Gowin { .. } => SYNTHESIS_GOWIN,
        Part::Xilinx7 { .. } => SYNTHESIS_XILINX7,
    }
}

/// The folder with [`JSON`] and [`VERILOG`] of the module `top`; made once for each Verilog and kind of `synthesis`.
pub fn synthesised(top: &str, verilog: &str, synthesis: &str) -> Result<PathBuf> {
    let mut hash = Sha256::new();
    [top, verilog, synthesis, tools::PYOSYS.version].iter().for_each(|part| hash.update(part));
    let key: String = hash.finalize()[..8].iter().map(|byte| format!("{byte:02x}")).collect();
    let message = format!("synthesising {top} with Yosys");
    cache::folder(workspace::target_dir().join("synth/netlists").join(format!("{top}-{key}")), |dir| {
        progress::announce(&message, || synthesise(dir, top, verilog, synthesis))
    })
}

fn synthesise(dir: &Path, top: &str, verilog: &str, synthesis: &str) -> Result<()> {
    std::fs::write(dir.join(format!("{top}.v")), verilog)?;
    // Short names in the text: those that synthesis makes up are many and long, and compilers read all of them.
    let script = format!(
        "read_verilog {top}.v; {synthesis} -top {top}; write_json {JSON}; \
         cd {top}; rename -hide w:* c:* %u; cd ..; write_verilog -noattr {VERILOG}"
    );
    command::run(tools::yosys(&script)?.current_dir(dir))?;
    Ok(())
}
