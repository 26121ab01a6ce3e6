//! Checks the LUTs of Xilinx 7 series designs, from the netlist to the bitstream.
//!
//! If one net reaches two inputs of a LUT, the router may bring it to one pin for both. nextpnr
//! 0.11.1 then writes the names of both inputs without a space between them, cannot read them back,
//! and writes a wrong table into the bitstream (nextpnr issue 1757 and pull request 1781).
//! Simulating the netlist cannot show that. Therefore such LUTs are refused in the netlist, such
//! names are refused in nextpnr's output, and each table in the FASM is compared with the netlist's
//! for the nets at its pins.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use anyhow::{ensure, Context, Result};
use serde_json::{Map, Value};

/// Prefix of the attributes that say which input of the netlist's LUT is at a pin.
const PIN: &str = "X_ORIG_PORT_A";

/// nextpnr's names of the constant nets.
const CONSTANTS: [(&str, &str); 2] = [("$PACKER_GND_NET", "0"), ("$PACKER_VCC_NET", "1")];

/// How many items of a long list an error shows.
const SHOWN: usize = 5;

/// Fails if one net, or a constant, reaches two inputs of a LUT that may share a pin: any but the
/// sixth, which has its own pin.
pub fn check_netlist(netlist: &Value, top: &str) -> Result<()> {
    let shared: Vec<&str> = luts(netlist, top)?.filter(|(_, cell)| is_shared(cell)).map(|(name, _)| name).collect();
    ensure!(
        shared.is_empty(),
        "one net reaches two inputs of {} LUTs, and nextpnr would write wrong tables for them: {}",
        shared.len(),
        list_first(&shared)
    );
    Ok(())
}

fn is_shared(cell: &Value) -> bool {
    let nets: Vec<String> = inputs(cell).filter(|(input, _)| *input < 5).map(|(_, net)| net).collect();
    nets.iter().collect::<BTreeSet<_>>().len() < nets.len()
}

/// Fails if nextpnr's netlist names a LUT's inputs at a pin in another form than `I0 I1`.
pub fn check_pin_names(routed: &Value, top: &str) -> Result<()> {
    let is_name = |word: &str| word.strip_prefix('I').is_some_and(|digit| matches!(digit.parse(), Ok(0..=5)));
    let mut malformed = Vec::new();
    for (name, cell) in placed_luts(routed, top)? {
        let attributes = cell["attributes"].as_object().into_iter().flatten();
        for (pin, inputs) in attributes.filter(|(attribute, _)| attribute.starts_with(PIN)) {
            if !inputs.as_str().is_some_and(|inputs| inputs.split(' ').all(is_name)) {
                malformed.push(format!("{name} has {pin} = {inputs}"));
            }
        }
    }
    ensure!(
        malformed.is_empty(),
        "nextpnr's names of {} pins of LUTs are malformed: {}",
        malformed.len(),
        list_first(&malformed)
    );
    Ok(())
}

/// Fails if a LUT's table in the FASM differs from the netlist's for the nets routed to its pins;
/// returns how many were compared. `tiles` names the tile at each place.
pub fn check_tables(
    netlist: &Value,
    routed: &Value,
    top: &str,
    fasm: &str,
    tiles: &HashMap<(u32, u32), String>,
) -> Result<usize> {
    let tables = tables(fasm)?;
    let nets = Nets::new(netlist, routed, top)?;
    let placed: BTreeMap<&str, &Value> = placed_luts(routed, top)?.collect();
    let mut wrong = Vec::new();
    let mut count = 0;
    for (name, lut) in luts(netlist, top)? {
        let cell = placed.get(name).with_context(|| format!("nextpnr placed no LUT {name}"))?;
        let place = place(cell, tiles).with_context(|| format!("the place of {name}"))?;
        let table =
            tables.get(&place.key).with_context(|| format!("the FASM has no table {} for {name}", place.key))?;
        count += 1;
        if !is_same(lut, cell, &nets, table, place.is_lower)? {
            wrong.push(format!("{name} at {}", place.key));
        }
    }
    ensure!(wrong.is_empty(), "the tables of {} LUTs are wrong in the FASM: {}", wrong.len(), list_first(&wrong));
    Ok(count)
}

/// Whether the netlist's LUT and the table at the routed pins agree for all values of the nets.
fn is_same(lut: &Value, cell: &Value, nets: &Nets, table: &[bool], is_lower: bool) -> Result<bool> {
    let pins: Vec<Option<String>> = (1..=6).map(|pin| nets.at_pin(cell, pin)).collect();
    let inputs: Vec<(usize, String)> = inputs(lut).collect();
    let mut variables: Vec<&str> = inputs.iter().map(|(_, net)| net.as_str()).filter(|net| !is_constant(net)).collect();
    variables.sort_unstable();
    variables.dedup();
    let init = lut["parameters"]["INIT"].as_str().context("a LUT has no table")?.as_bytes();
    for values in 0..1_usize << variables.len() {
        // An unconnected pin is high. A pin whose net the netlist's LUT does not have is high too:
        // it belongs to another LUT in the same site.
        let value = |net: &str| match variables.iter().position(|variable| *variable == net) {
            Some(at) => values >> at & 1,
            None => usize::from(net != "0"),
        };
        let index: usize = inputs.iter().map(|(input, net)| value(net) << input).sum();
        let expected = init[init.len() - 1 - index] == b'1';
        let at = pins.iter().enumerate().map(|(pin, net)| net.as_deref().map_or(1, value) << pin).sum::<usize>();
        if table[if is_lower { at & 31 } else { at }] != expected {
            return Ok(false);
        }
    }
    Ok(true)
}

fn is_constant(net: &str) -> bool {
    matches!(net, "0" | "1" | "x")
}

/// Names of nets in the netlist and in nextpnr's version of it.
struct Nets {
    /// The netlist's nets by name.
    known: HashMap<String, String>,
    /// Names of nextpnr's nets.
    names: HashMap<u64, Vec<String>>,
}

impl Nets {
    fn new(netlist: &Value, routed: &Value, top: &str) -> Result<Nets> {
        let mut known: HashMap<String, String> =
            CONSTANTS.into_iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        each_net(netlist, top, |name, bit| _ = known.insert(name, net_name(bit)))?;
        let mut names: HashMap<u64, Vec<String>> = HashMap::new();
        each_net(routed, top, |name, bit| {
            if let Some(bit) = bit.as_u64() {
                names.entry(bit).or_default().push(name);
            }
        })?;
        Ok(Nets { known, names })
    }

    /// The netlist's net at a LUT's pin; `None` if the netlist has no such net.
    fn at_pin(&self, cell: &Value, pin: usize) -> Option<String> {
        let net = cell["connections"][format!("A{pin}")][0].as_u64()?;
        self.names.get(&net)?.iter().find_map(|name| self.known.get(name)).cloned()
    }
}

/// Calls `use_bit` with each bit of each named net: `name`, or `name[3]` where it has several.
fn each_net(netlist: &Value, top: &str, mut use_bit: impl FnMut(String, &Value)) -> Result<()> {
    let nets = netlist["modules"][top]["netnames"].as_object().with_context(|| format!("{top} has no nets"))?;
    for (name, net) in nets {
        let bits = net["bits"].as_array().context("a net has no bits")?;
        let offset = net["offset"].as_u64().unwrap_or(0) as usize;
        match &bits[..] {
            [bit] => use_bit(name.clone(), bit),
            bits => bits.iter().enumerate().for_each(|(at, bit)| use_bit(format!("{name}[{}]", at + offset), bit)),
        }
    }
    Ok(())
}

/// The site of a placed LUT.
struct Place {
    /// The FASM feature of its table, without the brackets.
    key: String,
    /// Whether the LUT uses the site's lower output.
    is_lower: bool,
}

/// Reads a site as nextpnr writes it: `X30Y93/SLICE_X1Y0.A6LUT`.
fn place(cell: &Value, tiles: &HashMap<(u32, u32), String>) -> Result<Place> {
    let bel = cell["attributes"]["NEXTPNR_BEL"].as_str().context("it has none")?;
    let read = || {
        let (tile, rest) = bel.strip_prefix('X')?.split_once("/SLICE_X")?;
        let (x, y) = tile.split_once('Y')?;
        let (column, lut) = rest.split_once("Y0.")?;
        let tile = tiles.get(&(x.parse().ok()?, y.parse().ok()?))?;
        let kind = if tile.starts_with("CLBLM") && column == "0" { 'M' } else { 'L' };
        let key = format!("{tile}.SLICE{kind}_X{column}.{}LUT.INIT", &lut[..1]);
        Some(Place { key, is_lower: lut.ends_with("5LUT") })
    };
    read().with_context(|| format!("{bel} is not a place for a LUT"))
}

/// The tables of LUTs in FASM, lowest bit first.
fn tables(fasm: &str) -> Result<HashMap<String, Vec<bool>>> {
    let mut tables = HashMap::new();
    for line in fasm.lines().filter(|line| line.contains("LUT.INIT[")) {
        let (key, value) = line.split_once('[').context("a table has a range")?;
        let digits = value.split_once("'b").with_context(|| format!("{line:?} is not a table"))?.1;
        tables.insert(key.to_owned(), digits.trim().bytes().rev().map(|digit| digit == b'1').collect());
    }
    Ok(tables)
}

/// The netlist's LUTs.
fn luts<'a>(netlist: &'a Value, top: &str) -> Result<impl Iterator<Item = (&'a str, &'a Value)>> {
    let is_lut = |kind: &str| kind.strip_prefix("LUT").is_some_and(|width| width.parse::<u8>().is_ok());
    Ok(cells(netlist, top)?
        .iter()
        .map(|(name, cell)| (name.as_str(), cell))
        .filter(move |(_, cell)| is_lut(kind(cell))))
}

/// The netlist's LUTs where nextpnr placed them. Memories are left out: nextpnr keeps their pins'
/// names.
fn placed_luts<'a>(routed: &'a Value, top: &str) -> Result<impl Iterator<Item = (&'a str, &'a Value)>> {
    let is_lut = |cell: &Value| {
        kind(cell) == "SLICE_LUTX"
            && cell["attributes"]["X_ORIG_TYPE"].as_str().is_some_and(|original| original.starts_with("LUT"))
    };
    Ok(cells(routed, top)?.iter().map(|(name, cell)| (name.as_str(), cell)).filter(move |(_, cell)| is_lut(cell)))
}

fn cells<'a>(netlist: &'a Value, top: &str) -> Result<&'a Map<String, Value>> {
    netlist["modules"][top]["cells"].as_object().with_context(|| format!("{top} has no cells"))
}

fn kind(cell: &Value) -> &str {
    cell["type"].as_str().unwrap_or_default()
}

/// A LUT's inputs, as number and net.
fn inputs(cell: &Value) -> impl Iterator<Item = (usize, String)> + '_ {
    let connections = cell["connections"].as_object().into_iter().flatten();
    connections.filter_map(|(port, net)| Some((port.strip_prefix('I')?.parse().ok()?, net_name(&net[0]))))
}

/// A net: its number, or a constant.
fn net_name(net: &Value) -> String {
    net.as_str().map_or_else(|| net.to_string(), str::to_owned)
}

fn list_first(all: &[impl AsRef<str>]) -> String {
    all.iter().take(SHOWN).map(AsRef::as_ref).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// A netlist with a LUT `f` of the nets `a` and `b`, with these nets at its three inputs.
    fn netlist(inputs: [Value; 3]) -> Value {
        let [one, two, three] = inputs;
        json!({ "modules": { "top": {
            "cells": { "f": { "type": "LUT3", "parameters": { "INIT": "11101000" },
                "connections": { "I0": [one], "I1": [two], "I2": [three], "O": [9] } } },
            "netnames": { "a": { "bits": [2] }, "b": { "bits": [3, 4], "offset": 0 } }
        } } })
    }

    /// That LUT, placed, with the nets 12 (`a`), 13 (`b[0]`) and 14 (`b[1]`) at pins, and the names
    /// of its inputs there.
    fn routed(pins: &[(&str, u64, &str)]) -> Value {
        let mut attributes = json!({ "X_ORIG_TYPE": "LUT3", "NEXTPNR_BEL": "X5Y6/SLICE_X0Y0.B6LUT" });
        let mut connections = json!({});
        for (pin, net, names) in pins {
            attributes[format!("X_ORIG_PORT_{pin}")] = (*names).into();
            connections[*pin] = json!([net]);
        }
        json!({ "modules": { "top": {
            "cells": { "f": { "type": "SLICE_LUTX", "attributes": attributes, "connections": connections } },
            "netnames": { "a": { "bits": [12] }, "b": { "bits": [13, 14] } }
        } } })
    }

    /// FASM whose table for the LUT's site is this function of the pins A1 to A6.
    fn fasm(table: impl Fn([bool; 6]) -> bool) -> String {
        let value = |index: usize| table(std::array::from_fn(|pin| index >> pin & 1 == 1));
        let digits: String = (0..64).rev().map(|index| if value(index) { '1' } else { '0' }).collect();
        format!("CLBLM_R_X2Y7.SLICEM_X0.BLUT.INIT[63:0] = 64'b{digits}\n")
    }

    fn compared(netlist: &Value, routed: &Value, fasm: &str) -> Result<usize> {
        let tiles = HashMap::from([((5, 6), "CLBLM_R_X2Y7".to_owned())]);
        check_tables(netlist, routed, "top", fasm, &tiles)
    }

    #[test]
    fn netlist_is_refused_if_a_net_reaches_two_inputs() {
        let check = |inputs| check_netlist(&netlist(inputs), "top");
        assert!(check([json!(2), json!(3), json!(4)]).is_ok());
        for shared in [[json!(2), json!(3), json!(2)], [json!("1"), json!("1"), json!(2)]] {
            let error = check(shared).unwrap_err().to_string();
            assert!(error.contains("two inputs of 1 LUTs") && error.ends_with(": f"), "{error}");
        }
        let mut wide = netlist([json!(2), json!("1"), json!(3)]);
        wide["modules"]["top"]["cells"]["f"]["connections"]["I5"] = json!(["1"]);
        assert!(check_netlist(&wide, "top").is_ok());
    }

    #[test]
    fn pin_names_without_a_space_are_refused() {
        let check = |names| check_pin_names(&routed(&[("A1", 12, names)]), "top");
        assert!(check("I0").is_ok() && check("I0 I2").is_ok());
        for names in ["I1I0 ", "I0 ", "", "I6", "O"] {
            assert!(check(names).is_err(), "{names:?}");
        }
    }

    #[test]
    fn tables_are_compared_under_the_nets_at_the_pins() {
        let majority = |[_, b, _, a, _, c]: [bool; 6]| (a && (b || c)) || (b && c);
        let netlist = netlist([json!(2), json!(3), json!(4)]);
        let pins = routed(&[("A4", 12, "I0"), ("A2", 13, "I1"), ("A6", 14, "I2")]);
        assert_eq!(compared(&netlist, &pins, &fasm(majority)).unwrap(), 1);
        let error =
            compared(&netlist, &pins, &fasm(|pins| majority(pins) ^ (pins == [true; 6]))).unwrap_err().to_string();
        assert!(
            error.contains("1 LUTs are wrong") && error.contains("f at CLBLM_R_X2Y7.SLICEM_X0.BLUT.INIT"),
            "{error}"
        );
        // With the nets at other pins, the table is another function.
        let swapped = routed(&[("A1", 12, "I0"), ("A2", 13, "I1"), ("A6", 14, "I2")]);
        assert!(compared(&netlist, &swapped, &fasm(majority)).is_err());
        assert!(compared(&netlist, &pins, "").is_err(), "no table");
    }

    /// As nextpnr writes it: both names stand for the first input.
    #[test]
    fn one_pin_for_two_inputs_gives_both_the_same_value() {
        let netlist = netlist([json!(2), json!(2), json!(3)]);
        let pins = routed(&[("A1", 12, "I0I1 "), ("A3", 13, "I2")]);
        assert!(compared(&netlist, &pins, &fasm(|[a, ..]| a)).is_ok());
        assert!(compared(&netlist, &pins, &fasm(|[a, _, b, ..]| a && b)).is_err());
    }
}
