//! Refuses what nextpnr 0.11.1 for the Xilinx 7 series accepts silently but writes wrongly into the
//! bitstream.

use std::collections::BTreeSet;

use anyhow::{ensure, Context, Result};
use serde_json::Value;

/// Memories and shift registers made of LUTs, whose initial contents are lost (openXC7's
/// nextpnr-xilinx, issue 181).
const LUT_MEMORIES: [&str; 8] =
    ["SRL16E", "SRLC32E", "RAM32X1D", "RAM64X1D", "RAM128X1D", "RAM32M", "RAM64M", "RAM256X1S"];

/// Widths of a whole block RAM that are not twice a width of its halves.
const ODD_WIDTHS: [u64; 2] = [1, 9];

/// The parameters with the width of each port of a block RAM.
const WIDTHS: [&str; 4] = ["READ_WIDTH_A", "READ_WIDTH_B", "WRITE_WIDTH_A", "WRITE_WIDTH_B"];

/// Fails if a cell of the netlist has a setting that nextpnr writes wrongly.
pub fn check_netlist(netlist: &Value, top: &str) -> Result<()> {
    let cells = netlist["modules"][top]["cells"].as_object().with_context(|| format!("{top} has no cells"))?;
    for (name, cell) in cells {
        let kind = cell["type"].as_str().unwrap_or_default();
        let parameters = || cell["parameters"].as_object().into_iter().flatten();
        if kind == "RAMB36E1" {
            let width =
                |port: &str| cell["parameters"][port].as_str().and_then(|bits| u64::from_str_radix(bits, 2).ok());
            let odd = WIDTHS.into_iter().find(|port| width(port).is_some_and(|width| ODD_WIDTHS.contains(&width)));
            ensure!(
                odd.is_none(),
                "{name}: nextpnr writes a RAMB36E1 with a {} of 1 or 9 wrongly",
                odd.unwrap_or_default()
            );
        }
        if LUT_MEMORIES.contains(&kind) {
            let is_set = |value: &Value| value.as_str().is_some_and(|bits| bits.contains('1'));
            let set = parameters().find(|(parameter, value)| parameter.starts_with("INIT") && is_set(value));
            ensure!(set.is_none(), "{name}: nextpnr loses the initial contents of a {kind}");
        }
    }
    Ok(())
}

/// Fails if a global clock is not switched on in some row of the device; nextpnr omits rows that a
/// small design does not use. `tiles` are the device's tiles.
pub fn check_clock_rows<'a>(fasm: &str, tiles: impl Iterator<Item = &'a String>) -> Result<()> {
    let clocks: BTreeSet<&str> = fasm
        .lines()
        .filter(|line| line.starts_with("CLK_BUFG_REBUF"))
        .filter_map(|line| line.split_once('.')?.1.strip_suffix("_ENABLE_ABOVE"))
        .collect();
    let switched: BTreeSet<&str> = fasm.lines().filter(|line| line.starts_with("CLK_HROW")).collect();
    for tile in tiles.filter(|tile| tile.starts_with("CLK_HROW")) {
        for clock in &clocks {
            ensure!(
                switched.contains(format!("{tile}.CLK_HROW_R_CK_{clock}_ACTIVE").as_str()),
                "the clock {clock} is not switched on in {tile}, which nextpnr leaves out where a design has nothing"
            );
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn checked(kind: &str, parameter: &str, value: &str) -> Result<()> {
        let cell = json!({ "type": kind, "parameters": { parameter: value } });
        check_netlist(&json!({ "modules": { "top": { "cells": { "m": cell } } } }), "top")
    }

    #[test]
    fn block_ram_of_an_odd_width_is_refused() {
        for width in ["1", "1001"] {
            let error = checked("RAMB36E1", "READ_WIDTH_B", width).unwrap_err().to_string();
            assert!(error.contains("m: ") && error.contains("READ_WIDTH_B"), "{error}");
        }
        assert!(checked("RAMB36E1", "READ_WIDTH_B", "10010").is_ok());
        assert!(checked("RAMB18E1", "READ_WIDTH_B", "1001").is_ok());
    }

    #[test]
    fn memory_of_luts_with_contents_is_refused() {
        assert!(checked("SRL16E", "INIT", "0000000000000100").is_err());
        assert!(checked("RAM64M", "INIT_C", "1").is_err());
        assert!(checked("RAM64M", "INIT_C", "xx00").is_ok());
        assert!(checked("LUT2", "INIT", "0110").is_ok());
    }

    #[test]
    fn clock_that_a_row_does_not_have_is_refused() {
        let fasm = "CLK_BUFG_REBUF_X78Y117.GCLK16_ENABLE_ABOVE\nCLK_HROW_TOP_R_X78Y130.CLK_HROW_R_CK_GCLK16_ACTIVE\n";
        let tiles = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
        let one = tiles(&["CLK_HROW_TOP_R_X78Y130", "INT_L_X0Y0"]);
        assert!(check_clock_rows(fasm, one.iter()).is_ok());
        let two = tiles(&["CLK_HROW_TOP_R_X78Y130", "CLK_HROW_BOT_R_X78Y26"]);
        let error = check_clock_rows(fasm, two.iter()).unwrap_err().to_string();
        assert!(error.contains("GCLK16 is not switched on in CLK_HROW_BOT_R_X78Y26"), "{error}");
    }
}
