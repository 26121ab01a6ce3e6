//! Reads the ports of a verilated design from Verilator's header.

use std::collections::HashMap;

use anyhow::{bail, Context, Result};
use duo_core::cycle_model::Port;

use super::CLOCK;

/// Direction of a port, seen from the design.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Direction {
    In,
    Out,
}

/// A member of the verilated class.
#[derive(Debug, PartialEq, Eq)]
struct Found {
    name: String,
    member: String,
    width: usize,
    direction: Direction,
}

/// Verilator's C++ member for each port, by the port's name.
pub type Members = HashMap<String, String>;

/// Fails unless the design's ports are the clock and exactly `inputs` and `outputs`. An optional
/// input may be missing in the design.
pub fn check(header: &str, inputs: &[Port], outputs: &[Port]) -> Result<Members> {
    let found = parse(header)?;
    for (ports, direction) in [(inputs, Direction::In), (outputs, Direction::Out)] {
        for port in ports {
            match found.iter().find(|found| found.name == port.name) {
                None if port.optional && direction == Direction::In => {}
                None => bail!("the model's port `{}` is missing in the design", port.name),
                Some(other) if other.width != port.width || other.direction != direction => bail!(
                    "port `{}` is {} bits {direction:?} in the model, but {} bits {:?} in the design",
                    port.name,
                    port.width,
                    other.width,
                    other.direction
                ),
                Some(_) => {}
            }
        }
    }
    let known = |name: &str| {
        let named = |port: &Port| port.name == name;
        name == CLOCK || inputs.iter().any(named) || outputs.iter().any(named)
    };
    if let Some(extra) = found.iter().find(|found| !known(&found.name)) {
        bail!("the design's port `{}` is missing in the model", extra.name);
    }
    let names = found.into_iter().map(|found| (found.name, found.member));
    Ok(names.collect())
}

/// Reads the lines `VL_IN8(&name,msb,lsb);` and their like (`OUT`; `16`, `64`, `W` or nothing for
/// the size).
fn parse(header: &str) -> Result<Vec<Found>> {
    let mut ports = Vec::new();
    for line in header.lines().map(str::trim) {
        let (direction, rest) = if let Some(rest) = line.strip_prefix("VL_IN") {
            (Direction::In, rest)
        } else if let Some(rest) = line.strip_prefix("VL_OUT") {
            (Direction::Out, rest)
        } else {
            continue;
        };
        let arguments = rest
            .split_once("(&")
            .and_then(|(_, rest)| rest.split_once(')'))
            .with_context(|| format!("cannot read the port in Verilator's header: {line}"))?
            .0;
        let mut arguments = arguments.split(',');
        let member = arguments.next().unwrap_or_default();
        let bits: Vec<usize> = arguments
            .take(2)
            .map(str::parse)
            .collect::<Result<_, _>>()
            .with_context(|| format!("cannot read the width in Verilator's header: {line}"))?;
        let [msb, lsb] = bits[..] else {
            bail!("cannot read the width in Verilator's header: {line}");
        };
        ports.push(Found {
            // Verilator prefixes names that C++ reserves, and writes in hexadecimal the `$` that
            // rust-hdl puts between an interface and its members, and behind an optional port's
            // name with a 0.
            name: member.trim_start_matches("__SYM__").replace("__024", "$").trim_end_matches("$0").to_owned(),
            member: member.to_owned(),
            width: msb + 1 - lsb,
            direction,
        });
    }
    Ok(ports)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEADER: &str =
        "    // PORTS\n    VL_IN8(&clock,0,0);\n    VL_IN64(&__SYM__long,39,0);\n    VL_OUTW(&cells,195,0,7);\n";
    const LONG: Port = Port { name: "long", width: 40, optional: false };
    const CELLS: Port = Port { name: "cells", width: 196, optional: false };

    fn complaint(inputs: &[Port], outputs: &[Port]) -> String {
        check(HEADER, inputs, outputs).unwrap_err().to_string()
    }

    #[test]
    fn equal_ports_pass() {
        let members = check(HEADER, &[LONG], &[CELLS]).unwrap();
        assert_eq!(members["long"], "__SYM__long");
        assert_eq!(members["cells"], "cells");
    }

    #[test]
    fn every_difference_is_named() {
        assert_eq!(complaint(&[LONG], &[]), "the design's port `cells` is missing in the model");
        let other = Port { name: "other", width: 1, optional: false };
        assert_eq!(complaint(&[LONG, other], &[CELLS]), "the model's port `other` is missing in the design");
        let optional = Port { optional: true, ..other };
        assert!(!check(HEADER, &[LONG, optional], &[CELLS]).unwrap().contains_key("other"));
        assert_eq!(complaint(&[LONG], &[CELLS, optional]), "the model's port `other` is missing in the design");
        let narrow = Port { width: 39, ..LONG };
        assert_eq!(
            complaint(&[narrow], &[CELLS]),
            "port `long` is 39 bits In in the model, but 40 bits In in the design"
        );
        assert_eq!(
            complaint(&[LONG, CELLS], &[]),
            "port `cells` is 196 bits In in the model, but 196 bits Out in the design"
        );
    }
}
