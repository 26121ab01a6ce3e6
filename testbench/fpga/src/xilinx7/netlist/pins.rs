//! Pins of the package: their pads, and the logic between pad and wires, which must only pass
//! signals on.

use std::collections::HashMap;
use std::fs;
use std::path::Path;

use anyhow::{bail, ensure, Context, Result};

use super::fabric::Fabric;
use super::{Driver, Reader};
use crate::read_back::Port;

/// A pad: its tile and its site in it.
pub type Pad = (u32, usize);

/// The pads of a package, by the names of its pins.
pub fn pads(fabric: &Fabric, path: &Path) -> Result<HashMap<String, Pad>> {
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    let mut pads = HashMap::new();
    for line in text.lines().skip(1) {
        let fields: Vec<&str> = line.split(',').collect();
        let [pin, _, site, tile, ..] = fields[..] else { bail!("{}: {line:?} is too short", path.display()) };
        let Some(tile) = fabric.tile(tile) else { continue };
        let Some(kind) = fabric.tiles[tile as usize].sites.get(site) else { continue };
        // The two pads of a tile differ in kind.
        if let Some(index) = fabric.kind(tile).sites.iter().position(|known| known.kind == *kind) {
            pads.insert(pin.to_owned(), (tile, index));
        }
    }
    Ok(pads)
}

impl Reader<'_> {
    /// Registers the input ports and follows the output ports back.
    pub(super) fn connect_ports(&mut self, pads: &HashMap<String, Pad>, ports: &[Port]) -> Result<()> {
        let pad = |pin: &str| pads.get(pin).copied().with_context(|| format!("the package has no pin {pin}"));
        for port in ports.iter().filter(|port| !port.is_output) {
            for (bit, pin) in port.bits() {
                self.inputs.insert(pad(pin)?, bit);
            }
        }
        for port in ports.iter().filter(|port| port.is_output) {
            for (bit, pin) in port.bits() {
                let (tile, site) = pad(pin)?;
                let features = self.pad_features(tile, site)?;
                let drives = self.configuration.flags(tile, &features).any(|flag| flag.contains(".DRIVE."));
                ensure!(drives, "the pin {pin} of {bit} is not an output");
                let value = self.input(tile, site, "O").with_context(|| format!("the output {bit}"))?;
                self.verilog.output(&bit, &value);
            }
        }
        Ok(())
    }

    /// Prefix of a pad's features. A tile with a single pad has the features of either half of a
    /// tile with two.
    fn pad_features(&self, tile: u32, site: usize) -> Result<String> {
        let kind = self.fabric.kind(tile);
        if kind.sites.len() == 1 {
            let first = self.configuration.flags(tile, "IOB_").next().context("nothing is set in its tile")?;
            return Ok(format!("IOB_{}.", first.split('.').next().unwrap_or_default()));
        }
        let wire = &kind.wires[kind.sites[site].pins["O"] as usize];
        Ok(format!("IOB_Y{}.", wire.chars().last().unwrap_or('0')))
    }

    /// The input port at a pad.
    pub(super) fn pad_output(&mut self, tile: u32, site: usize, pin: &str) -> Result<Driver> {
        ensure!(pin == "I", "the output {pin} of a pad is not known here");
        let port = self.inputs.get(&(tile, site)).cloned();
        let port =
            port.with_context(|| format!("{} is an input that no port has", self.fabric.tiles[tile as usize].name))?;
        let features = self.pad_features(tile, site)?;
        let receives = self.configuration.flags(tile, &features).any(|flag| flag.ends_with(".IN"));
        ensure!(receives, "the pin of {port} is not an input");
        Ok(Driver::Port(port))
    }

    /// The driver behind the logic of a pin, which must only pass its input on.
    pub(super) fn pin_logic_output(&mut self, tile: u32, site: usize, pin: &str) -> Result<Driver> {
        let kind = self.fabric.kind(tile);
        let (input, needed) = match (kind.sites[site].kind.as_str(), pin) {
            ("ILOGICE3", "O") => ("D", "ZINV_D"),
            ("OLOGICE3", "OQ") => ("D1", "OMUX.D1"),
            (other, _) => bail!("the output {pin} of a {other} is not known here"),
        };
        let wire = kind.sites[site].pins[input];
        let number = kind.wires[kind.sites[site].pins[pin] as usize].chars().find(char::is_ascii_digit);
        let number = number.context("the logic of a pin has no number")?;
        let is_set = |number: char| {
            let logic = if input == "D" { "ILOGIC" } else { "OLOGIC" };
            self.has(tile, &format!("{logic}_Y{number}.{needed}"))
        };
        // A tile with a single pin has the features of either half of a tile with two.
        let is_single = self.fabric.tiles[tile as usize].sites.len() < 6;
        ensure!(is_set(number) || (is_single && (is_set('0') || is_set('1'))), "{needed} is missing");
        self.driver((tile, wire))
    }
}
