//! `cargo xtask lint`: checks the emitted Verilog with Verilator and Yosys.

use anyhow::Result;
use boards::ALL;
use duo_core::configuration::Configuration;
use duo_core::cycle_model::timing::BAUD;
use hdl::accelerator::Accelerator;
use testbench::{lint, verilog};

use crate::emit;

/// Checks every committed top, and the accelerator of every configuration that a board carries.
pub fn run() -> Result<()> {
    emit::check()?;
    let mut texts = other_accelerators();
    for top in verilog::tops() {
        texts.push((top.to_owned(), verilog::of(top)?));
    }
    lint::run(&texts)
}

/// The accelerators of configurations other than the main one, each named after the first board
/// with it.
fn other_accelerators() -> Vec<(String, String)> {
    let mut seen = vec![Configuration::MAIN];
    let mut files = Vec::new();
    for board in ALL {
        if !seen.contains(&board.configuration) {
            seen.push(board.configuration);
            let top = format!("accelerator_of_{}", board.name.replace('-', "_"));
            let text = hdl::emit::verilog(&top, || Accelerator::new(board.clock_hz, BAUD, board.configuration));
            files.push((top, text));
        }
    }
    files
}
