//! Turns Verilog into a netlist of the device's own cells, with Yosys.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use boards::Part;
use serde_json::Value;
use sha2::{Digest, Sha256};

use testbench::{cache, command, progress, tools, workspace};

use super::{limits, lut_pins};

/// The netlist for place and route.
pub const JSON: &str = "netlist.json";

/// That netlist for simulation, as Verilog.
pub const VERILOG: &str = "netlist.v";

/// The file with the modules that replace cells.
const REPLACEMENTS: &str = "replacements.v";

/// How to make the netlist for a device.
#[derive(Clone, Copy)]
pub struct Synthesis {
    /// Yosys' own command for the family.
    family: &'static str,
    /// A module that is synthesised once for all its instances, before the design is flattened.
    by_itself: Option<&'static str>,
    /// Modules named like cells, with what replaces the cell at the end.
    replacements: &'static str,
    /// Yosys commands for the finished netlist.
    finish: &'static str,
    /// Fails if the netlist of a module has a cell that cannot be packed as it is meant.
    check: fn(&Value, &str) -> Result<()>,
    /// Whether shift registers and memories may be made of LUTs.
    has_lut_memories: bool,
}

/// The synthesis command for every netlist of an ECP5.
pub const SYNTHESIS_ECP5: &str = "synth_ecp5 -abc9";

/// Yosys gives the ports of block RAMs the mode READBEFOREWRITE at every width; the family's data
/// sheet has it for widths of 9 and more only. No port both reads and writes, so the mode that
/// every width has does the same.
const ECP5: Synthesis = Synthesis {
    family: SYNTHESIS_ECP5,
    by_itself: None,
    replacements: "",
    finish: "setparam -set WRITEMODE_A \"NORMAL\" -set WRITEMODE_B \"NORMAL\" t:DP16KD; ",
    check: limits::check_ecp5,
    has_lut_memories: true,
};

/// Undriven signals become zero, because nextpnr refuses undefined ones.
const GOWIN: Synthesis = Synthesis {
    family: "synth_gowin -family gw5a -setundef",
    by_itself: None,
    replacements: "",
    finish: "",
    check: |_, _| Ok(()),
    has_lut_memories: true,
};

/// Multipliers are made of LUTs, because nextpnr knows no delays of the device's multipliers and
/// would not time any path through one. Yosys had not finished six flattened engines after 13
/// minutes; synthesised once and copied, they take three.
const XILINX7: Synthesis = Synthesis {
    family: "synth_xilinx -family xc7 -flatten -abc9 -nodsp",
    by_itself: Some("search"),
    replacements: include_str!("cells/xilinx7_luts.v"),
    finish: "",
    check: |netlist, top| {
        lut_pins::check_netlist(netlist, top)?;
        limits::check_netlist(netlist, top)
    },
    has_lut_memories: true,
};

/// The synthesis for a device.
pub fn synthesis(part: Part) -> Synthesis {
    match part {
        Part::Ecp5 { .. } => ECP5,
        Part::Gowin { .. } => GOWIN,
        Part::Xilinx7 { .. } => XILINX7,
    }
}

impl Synthesis {
    /// This synthesis without shift registers and memories of LUTs. Their hold times are the
    /// longest, and the open tools do not check hold times.
    pub fn without_lut_memories(self) -> Synthesis {
        Synthesis { has_lut_memories: false, ..self }
    }

    /// The Yosys script that makes the module `top` of the device's cells.
    fn script(&self, top: &str) -> String {
        let Synthesis { family, by_itself, replacements, finish, has_lut_memories, .. } = self;
        let (mut before, mut after) = (String::new(), String::new());
        let without = if *has_lut_memories { "" } else { " -nolutram -nosrl" };
        if let Some(module) = by_itself {
            before = format!("setattr -mod -set keep_hierarchy 1 {top}${module}; ");
            // After flattening, some LUT inputs turn out to be constant or one net. `opt_lut_ins`
            // removes them if `opt_clean` has found them first: see `shared_inputs`.
            after = format!(
                "setattr -mod -unset keep_hierarchy {top}${module}; flatten; opt_clean; opt_lut_ins -tech xilinx; opt_clean; "
            );
        }
        if !replacements.is_empty() {
            after += &format!("techmap -map {REPLACEMENTS}; ");
        }
        after += finish;
        // Short names in the text: synthesis makes up many long ones, and compilers read all of
        // them.
        format!(
            "read_verilog {top}.v; {before}{family}{without} -top {top}; {after}write_json {JSON}; \
             cd {top}; rename -hide w:* c:* %u; cd ..; write_verilog -noattr {VERILOG}"
        )
    }
}

/// The folder with [`JSON`] and [`VERILOG`] of the module `top`; made once for each Verilog and
/// `synthesis`.
pub fn synthesise(top: &str, verilog: &str, synthesis: Synthesis) -> Result<PathBuf> {
    let script = synthesis.script(top);
    let mut hash = Sha256::new();
    [top, verilog, &script, synthesis.replacements, tools::PYOSYS.version].iter().for_each(|part| hash.update(part));
    let key: String = hash.finalize()[..8].iter().map(|byte| format!("{byte:02x}")).collect();
    let message = format!("synthesising {top} with Yosys");
    cache::folder(workspace::target_dir().join("synth/netlists").join(format!("{top}-{key}")), |dir| {
        progress::announce(&message, || {
            fs::write(dir.join(format!("{top}.v")), verilog)?;
            fs::write(dir.join(REPLACEMENTS), synthesis.replacements)?;
            command::run(tools::yosys(&script)?.current_dir(dir))?;
            let text = fs::read_to_string(dir.join(JSON)).context("Yosys left no netlist")?;
            (synthesis.check)(&serde_json::from_str(&text).context("Yosys' netlist cannot be read")?, top)
        })
    })
}

/// The name of a netlist's top module.
pub fn top(netlist: &Value) -> Result<&str> {
    let modules = netlist["modules"].as_object().context("the netlist has no modules")?;
    let is_top = |module: &Value| module["attributes"]["top"].as_str().is_some_and(|mark| mark.ends_with('1'));
    let top = modules.iter().find(|(_, module)| is_top(module));
    top.map(|(name, _)| name.as_str()).context("no module of the netlist is its top")
}

#[cfg(test)]
mod tests {
    use boards::ALL;
    use hdl::board::Emit;

    use super::*;

    #[test]
    fn module_synthesised_once_is_in_every_board_of_the_family() {
        for board in ALL.iter().copied() {
            if let Some(module) = synthesis(board.part).by_itself {
                let top = board.emit().top;
                assert!(board.emit().verilog.contains(&format!("module {top}${module}(")), "{}", board.name);
            }
        }
    }
}
