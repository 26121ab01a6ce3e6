//! Refuses what the tools accept silently but the device does not do: cells that nextpnr 0.11.1 for
//! the Xilinx 7 series writes wrongly into the bitstream, and modes of the ECP5's block RAMs.

use std::collections::{BTreeSet, HashSet};

use anyhow::{ensure, Context, Result};
use serde_json::{json, Value};

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

/// Width at which an ECP5's block RAM writes only at port A, reads only at port B, and shows the
/// word on the outputs of both.
const WHOLE_WIDTH: u64 = 36;

/// Fails if a port of an ECP5's block RAM is in a mode other than NORMAL, or both reads and writes:
/// what it then reads while it writes depends on the mode, and not every width has every mode.
pub fn check_ecp5(netlist: &Value, top: &str) -> Result<()> {
    let module = &netlist["modules"][top];
    let cells = module["cells"].as_object().with_context(|| format!("{top} has no cells"))?;
    let rams = || cells.iter().filter(|(_, cell)| cell["type"] == "DP16KD");
    if rams().next().is_none() {
        return Ok(());
    }
    let used = used_bits(module);
    for (name, cell) in rams() {
        let width = cell["parameters"]["DATA_WIDTH_A"].as_str().and_then(|bits| u64::from_str_radix(bits, 2).ok());
        for port in ["A", "B"] {
            let mode = cell["parameters"][format!("WRITEMODE_{port}")].as_str().unwrap_or("NORMAL");
            ensure!(mode == "NORMAL", "{name}: port {port} is in the mode {mode}");
            let writes = cell["connections"][format!("WE{port}")] != json!(["0"]);
            let is_output = |pin: &str| pin.starts_with(&format!("DO{port}"));
            let pins = cell["connections"].as_object().into_iter().flatten();
            let mut read = pins.filter(|(pin, _)| is_output(pin)).flat_map(|(_, bits)| bits.as_array()).flatten();
            let reads = read.any(|bit| bit.as_u64().is_some_and(|bit| used.contains(&bit)));
            ensure!(
                !(reads && writes) || width == Some(WHOLE_WIDTH) && port == "A",
                "{name}: port {port} reads and writes"
            );
        }
    }
    Ok(())
}

/// The nets that an input of a cell or an output of the module has.
fn used_bits(module: &Value) -> HashSet<u64> {
    let numbers = |bits: &Value| bits.as_array().into_iter().flatten().filter_map(Value::as_u64).collect::<Vec<_>>();
    let entries = |value: &'_ Value| value.as_object().cloned().into_iter().flatten();
    let of_cells = entries(&module["cells"]).flat_map(|(_, cell)| {
        let is_input = |pin: &str| cell["port_directions"][pin] == "input";
        entries(&cell["connections"])
            .filter(|(pin, _)| is_input(pin))
            .flat_map(|(_, bits)| numbers(&bits))
            .collect::<Vec<_>>()
    });
    let of_ports = entries(&module["ports"]).filter(|(_, port)| port["direction"] == "output");
    of_cells.chain(of_ports.flat_map(|(_, port)| numbers(&port["bits"]))).collect()
}

/// The FASM with every global clock switched on in every row of the device; nextpnr omits rows that
/// a small design does not use, and clocks then fail. `tiles` are the device's tiles.
pub fn with_all_clock_rows<'a>(fasm: &str, tiles: impl Iterator<Item = &'a String>) -> String {
    let clocks: BTreeSet<&str> = fasm
        .lines()
        .filter(|line| line.starts_with("CLK_BUFG_REBUF"))
        .filter_map(|line| line.split_once('.')?.1.strip_suffix("_ENABLE_ABOVE"))
        .collect();
    let switched: BTreeSet<&str> = fasm.lines().filter(|line| line.starts_with("CLK_HROW")).collect();
    let rows: BTreeSet<&String> = tiles.filter(|tile| tile.starts_with("CLK_HROW")).collect();
    let needed =
        rows.iter().flat_map(|row| clocks.iter().map(move |clock| format!("{row}.CLK_HROW_R_CK_{clock}_ACTIVE")));
    let missing: String = needed.filter(|line| !switched.contains(line.as_str())).map(|line| line + "\n").collect();
    format!("{fasm}{missing}")
}

#[cfg(test)]
mod tests {
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
    fn block_ram_port_that_reads_and_writes_or_has_another_mode_is_refused() {
        let check_width = |width: &str, mode: &str, enable: Value, read: Value| {
            let directions = json!({ "WEA": "input", "WEB": "input", "DOA0": "output", "I": "input" });
            let connections = json!({ "WEA": [enable], "WEB": ["0"], "DOA0": [7] });
            let ram = json!({ "type": "DP16KD", "parameters": { "WRITEMODE_A": mode, "DATA_WIDTH_A": width },
                "port_directions": directions, "connections": connections });
            let reader = json!({ "type": "LUT4", "port_directions": directions, "connections": { "I": [read] } });
            check_ecp5(&json!({ "modules": { "top": { "cells": { "m": ram, "r": reader } } } }), "top")
        };
        let check = |mode: &str, enable: Value, read: Value| check_width("10010", mode, enable, read);
        assert!(check_width("100100", "NORMAL", json!(5), json!(7)).is_ok(), "shows what port B reads");
        assert!(check("NORMAL", json!("0"), json!(7)).is_ok(), "reads");
        assert!(check("NORMAL", json!(5), json!(8)).is_ok(), "writes");
        let error = |result: Result<()>| result.unwrap_err().to_string();
        assert_eq!(error(check("NORMAL", json!(5), json!(7))), "m: port A reads and writes");
        assert_eq!(error(check("READBEFOREWRITE", json!(5), json!(8))), "m: port A is in the mode READBEFOREWRITE");
    }

    #[test]
    fn clock_is_switched_on_in_the_rows_that_nextpnr_omits() {
        let fasm = "CLK_BUFG_REBUF_X78Y117.GCLK16_ENABLE_ABOVE\nCLK_HROW_TOP_R_X78Y130.CLK_HROW_R_CK_GCLK16_ACTIVE\n";
        let tiles = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
        let one = tiles(&["CLK_HROW_TOP_R_X78Y130", "INT_L_X0Y0"]);
        assert_eq!(with_all_clock_rows(fasm, one.iter()), fasm);
        let two = tiles(&["CLK_HROW_TOP_R_X78Y130", "CLK_HROW_BOT_R_X78Y26"]);
        let added = "CLK_HROW_BOT_R_X78Y26.CLK_HROW_R_CK_GCLK16_ACTIVE\n";
        assert_eq!(with_all_clock_rows(fasm, two.iter()), format!("{fasm}{added}"));
    }
}
