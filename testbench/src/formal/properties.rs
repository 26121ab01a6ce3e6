//! Proves properties of a block for all inputs and all time, by induction over its clocks.
//!
//! A property is Verilog that is inserted into the block's module, where it sees all registers
//! (`testbench/properties`). It asserts what is always true, assumes promises of the blocks around
//! it, and asserts invariants that make it inductive. A SAT solver shows that it holds at
//! configuration, and after each clock if it held before.
//!
//! A property that cannot fail proves nothing, so each one has sabotages of the block under which
//! the proof must fail.

use std::fs;

use anyhow::{bail, ensure, Context, Result};

use crate::{command, progress, tools};

/// A property of a block.
#[derive(Debug)]
pub struct Property {
    /// The top that contains the module, or is the module.
    pub top: &'static str,
    /// The module.
    pub module: &'static str,
    /// The property in a line.
    pub promise: &'static str,
    /// The Verilog of the property.
    text: &'static str,
    /// It is proved for each value of the macro `CASE` below this number.
    cases: u32,
    /// Modules in it that are treated as black boxes: block RAMs.
    opaque: &'static [&'static str],
    /// Texts in the module and their faulty replacements.
    pub sabotages: &'static [(&'static str, &'static str)],
}

/// All properties, in the order of the data flow.
pub const PROPERTIES: [Property; 6] = [
    Property {
        top: "frame_decoder",
        module: "frame_decoder",
        promise: "every state ends within the longest pause; a `0` is a start frame; frames need a byte or a pause",
        text: include_str!("../../properties/frame_decoder.v"),
        cases: 1,
        opaque: &[],
        sabotages: &[
            ("pause$d = waited;", "pause$d = pause$q;"),
            ("if (is_zero$q | is_end$q) begin", "if (is_end$q) begin"),
            ("valid_out$d = emits & (~reset);", "valid_out$d = 1'b1;"),
        ],
    },
    Property {
        top: "turn_control",
        module: "turn_control",
        promise: "every prompt is answered by one move in time, pondering or not; no move is sent unasked; `0` is answered at once",
        text: include_str!("../../properties/turn_control.v"),
        cases: 1,
        opaque: &[],
        sabotages: &[
            ("hurry = pondering$q;", "hurry = 1'b0;"),
            ("send_identifier = ~reset;", "send_identifier = 1'b0;"),
            ("state$d = State$Reply;", "state$d = State$Think;"),
            ("if (~sending) begin", "if (1'b1) begin"),
        ],
    },
    Property {
        top: "search",
        module: "search_transposition_table",
        promise: "the other engine's writes are neither lost nor doubled, and never collide with own stores",
        text: include_str!("../../properties/transposition_table.v"),
        cases: 1,
        opaque: &["search_table_entries"],
        sabotages: &[
            ("writes_received$d = still_receiving & (~storing$q);", "writes_received$d = still_receiving;"),
            ("still_receiving = 1'b0;", "still_receiving = 1'b1;"),
        ],
    },
    Property {
        top: "move_sorter",
        module: "move_sorter",
        promise: "the moves are ordered by their keys, without gaps, and none is lost below sixteen",
        text: include_str!("../../properties/move_sorter.v"),
        cases: 15,
        opaque: &[],
        sabotages: &[
            ("(keys$3$q >= entering_key$q)", "(keys$3$q <= entering_key$q)"),
            ("occupied$7$d = occupied$8$q;", "occupied$7$d = occupied$7$q;"),
        ],
    },
    Property {
        top: "move_encoder",
        module: "move_encoder",
        promise: "only requested bytes are sent, three for an identifier and four for a move",
        text: include_str!("../../properties/move_encoder.v"),
        cases: 1,
        opaque: &[],
        sabotages: &[("bytes_left$d = three;", "bytes_left$d = four;"), ("bytes_left$d = none;", "")],
    },
    Property {
        top: "uart_tx",
        module: "uart_tx",
        promise: "the line carries one correct frame for each byte accepted, and is high otherwise",
        text: include_str!("../../properties/uart_tx.v"),
        cases: 1,
        opaque: &[],
        sabotages: &[
            ("new_frame[(64'h9)+:(1)] = 1'b0;", "new_frame[(64'h9)+:(1)] = 1'b1;"),
            ("if (free & valid) begin", "if (free) begin"),
        ],
    },
];

impl Property {
    /// Proves it for the module in the text of its file.
    ///
    /// # Errors
    /// A property that does not hold, or a proof that could not run.
    pub fn prove(&self, verilog: &str) -> Result<()> {
        let end = format!("endmodule // {}\n", self.module);
        ensure!(verilog.contains(&end), "there is no module {}", self.module);
        let folder = tempfile::tempdir().context("cannot create a temporary folder")?;
        fs::write(folder.path().join("block.v"), verilog.replace(&end, &format!("{}{end}", self.text)))?;
        let message = format!("proving the properties of {}", self.module);
        progress::announce(&message, || (0..self.cases).try_for_each(|case| self.prove_case(folder.path(), case)))
    }

    /// Checks that the proof fails under one of the sabotages.
    ///
    /// # Errors
    /// A proof that succeeds in spite of it, or that could not run.
    pub fn reject(&self, verilog: &str, sabotage: (&str, &str)) -> Result<()> {
        let (from, to) = sabotage;
        let start = verilog.find(&format!("module {}(", self.module)).context("the module is not there")?;
        let (before, module) = verilog.split_at(start);
        ensure!(module.contains(from), "`{from}` is not in {}", self.module);
        match self.prove(&format!("{before}{}", module.replacen(from, to, 1))) {
            Ok(()) => bail!("it was proved with `{to}` for `{from}`"),
            Err(error) if error.is::<Unproved>() => Ok(()),
            Err(error) => Err(error),
        }
    }

    fn prove_case(&self, dir: &std::path::Path, case: u32) -> Result<()> {
        let opaque: String = self.opaque.iter().map(|module| format!("blackbox {module}; ")).collect();
        let module = self.module;
        let script = format!(
            "read_verilog -formal -DCASE={case} block.v; {opaque}hierarchy -check -top {module}; proc; flatten; \
             cutpoint -blackbox; memory_map; opt -full; async2sync; dffunmap; chformal -lower; opt_clean; \
             sat -tempinduct -maxsteps {STEPS} -prove-asserts -set-assumes -verify {module}"
        );
        let output = command::output(tools::yosys(&script)?.current_dir(dir))?;
        if output.status.success() {
            return Ok(());
        }
        let text = command::text(&output);
        ensure!(text.contains("proof did fail"), "{}", text.trim_end().lines().last().unwrap_or_default());
        let in_life = text.contains("model found for base case");
        bail!(Unproved(if in_life { "it fails within the first clocks" } else { "it is not inductive" }))
    }
}

/// Depth of the induction: the property held for this many clocks.
const STEPS: u32 = 2;

/// A property that does not hold, or is too weak to be proved.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
struct Unproved(&'static str);

#[cfg(test)]
mod tests {
    use super::PROPERTIES;
    use crate::mutation::modules::modules;
    use crate::verilog;

    #[test]
    fn every_property_and_its_sabotages_fit_a_committed_module() {
        for property in &PROPERTIES {
            let text = verilog::of(property.top).unwrap();
            let modules = modules(&text);
            let text_of = |name: &str| modules.iter().find(|module| module.name == name).map(|module| module.text());
            let module = text_of(property.module).unwrap_or_else(|| panic!("no module {}", property.module));
            for (from, _) in property.sabotages {
                assert!(module.contains(from), "`{from}` is not in {}", property.module);
            }
            for opaque in property.opaque {
                assert!(text_of(opaque).is_some(), "no module {opaque}");
            }
        }
    }
}
