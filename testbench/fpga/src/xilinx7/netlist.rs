//! Reads the netlist that a bitstream configures, as Verilog.
//!
//! It uses the bits alone: LUTs with their contents, flip-flops, carry chains, memories, pins and
//! the clock generator, connected by the closed switches. It ignores the design's own netlist, so a
//! simulation of this Verilog tests every step between the netlist and the bitstream: packing,
//! placement, routing, and the writing of each setting.
//!
//! The search begins at the output pins and follows each wire back to its driver. Settings that
//! this project's designs do not use are refused, so that nothing is left out silently.

mod clocking;
mod configuration;
mod fabric;
mod memory;
mod pins;
mod slice;

use std::collections::{HashMap, HashSet};

use anyhow::{bail, ensure, Context, Result};

use self::configuration::Configuration;
use self::fabric::{Fabric, Wire};
use crate::read_back::verilog::Verilog;
use crate::read_back::{Netlist, Port};

/// The models that the netlists instantiate.
const MODELS: &str = include_str!("netlist/half_block_ram.v");

/// A device whose bitstreams can be read as netlists.
pub struct Device {
    fabric: Fabric,
    pads: HashMap<String, pins::Pad>,
}

impl Device {
    /// Reads Project X-Ray's description of a part from the database's folder.
    ///
    /// # Errors
    /// A file that is missing or malformed.
    pub fn read(folder: &std::path::Path, number: &str, die: &str) -> Result<Device> {
        let fabric = Fabric::read(folder, die)?;
        let pads = pins::pads(&fabric, &folder.join(number).join("package_pins.csv"))?;
        Ok(Device { fabric, pads })
    }

    /// The netlist that this FASM configures, as the module `top` with these ports.
    ///
    /// # Errors
    /// An unsupported setting, or a wire with two drivers or none.
    pub fn netlist(&self, fasm: &str, top: &str, ports: &[Port]) -> Result<Netlist> {
        let configuration = Configuration::read(&self.fabric, fasm)?;
        let mut reader = Reader {
            fabric: &self.fabric,
            configuration: &configuration,
            inputs: HashMap::new(),
            drivers: HashMap::new(),
            requested: HashSet::new(),
            pending: Vec::new(),
            verilog: Verilog::default(),
        };
        reader.connect_ports(&self.pads, ports)?;
        while let Some(signal) = reader.pending.pop() {
            let name = signal.name();
            reader.define(&signal).with_context(|| {
                format!("{name}, {} of {}", signal.pin, self.fabric.tiles[signal.tile as usize].name)
            })?;
        }
        Ok(reader.verilog.netlist(top, ports, MODELS))
    }
}

/// An output of a site.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Signal {
    tile: u32,
    site: usize,
    pin: String,
}

impl Signal {
    fn name(&self) -> String {
        format!("t{}_{}_{}", self.tile, self.site, self.pin)
    }
}

/// The driver of a wire.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Driver {
    Constant(bool),
    /// An input of the design.
    Port(String),
    Signal(Signal),
}

/// Follows wires from sinks to drivers and writes down the cells that it meets.
struct Reader<'a> {
    fabric: &'a Fabric,
    configuration: &'a Configuration,
    /// The design's inputs, by the tile and site of their pads.
    inputs: HashMap<(u32, usize), String>,
    drivers: HashMap<Wire, Driver>,
    requested: HashSet<Signal>,
    pending: Vec<Signal>,
    verilog: Verilog,
}

impl Reader<'_> {
    /// The net at an input pin of a site, as Verilog.
    fn input(&mut self, tile: u32, site: usize, pin: &str) -> Result<String> {
        let kind = self.fabric.kind(tile);
        let wire = kind.sites[site].pins.get(pin);
        let wire = *wire.with_context(|| format!("the {} has no pin {pin}", kind.sites[site].kind))?;
        self.net((tile, wire))
    }

    /// The net of a wire, as Verilog.
    fn net(&mut self, wire: Wire) -> Result<String> {
        Ok(match self.driver(wire)? {
            Driver::Constant(value) => format!("1'b{}", u8::from(value)),
            Driver::Port(port) => port,
            Driver::Signal(signal) => self.signal(signal),
        })
    }

    /// The name of a signal; its definition is written now or later.
    fn signal(&mut self, signal: Signal) -> String {
        let name = signal.name();
        if self.requested.insert(signal.clone()) {
            self.pending.push(signal);
        }
        name
    }

    fn driver(&mut self, wire: Wire) -> Result<Driver> {
        if let Some(known) = self.drivers.get(&wire) {
            return Ok(known.clone());
        }
        let driver = self.search(wire)?;
        self.drivers.insert(wire, driver.clone());
        Ok(driver)
    }

    /// Follows a wire back over closed switches.
    fn search(&mut self, from: Wire) -> Result<Driver> {
        let mut at = from;
        let mut passed = HashSet::new();
        loop {
            ensure!(passed.insert(at), "{} is in a loop of switches", self.fabric.wire_name(from));
            let node = self.fabric.node(at);
            match self.source(&node)? {
                Source::Wire(next) => at = next,
                Source::Constant(value) => return Ok(Driver::Constant(value)),
                Source::Output(tile, site, pin) => return self.output(tile, site, &pin),
            }
        }
    }

    /// The only driver of a piece of metal.
    fn source(&self, node: &[Wire]) -> Result<Source> {
        let mut sources: Vec<Source> = Vec::new();
        let mut default = None;
        for &(tile, wire) in node {
            let kind = self.fabric.kind(tile);
            match kind.wires[wire as usize].as_str() {
                "VCC_WIRE" => return Ok(Source::Constant(true)),
                "GND_WIRE" => return Ok(Source::Constant(false)),
                _ => {}
            }
            let closed = self.configuration.tile(tile).and_then(|features| features.switches.get(&wire));
            if let Some(closed) = closed {
                sources.extend(closed.iter().map(|&source| Source::Wire((tile, source))));
            } else if let Some((site, pin)) = kind.outputs.get(&wire) {
                sources.push(Source::Output(tile, *site, pin.clone()));
            } else if let Some(fixed) = kind.fixed.get(&wire) {
                // A block RAM shows the outputs of its two halves also under the names of the
                // whole.
                let is_half = |source: &&u32| !kind.wires[**source as usize].contains("FIFO36");
                sources.extend(fixed.iter().filter(is_half).map(|&source| Source::Wire((tile, source))));
            } else if let Some(&source) = kind.default.get(&wire) {
                default = Some(Source::Wire((tile, source)));
            }
        }
        if sources.len() > 1 {
            bail!("{} has {} drivers: {sources:?}", self.fabric.wire_name(node[0]), sources.len());
        }
        let source = sources.pop().or(default);
        source.with_context(|| format!("nothing drives {}", self.fabric.wire_name(node[0])))
    }

    /// The driver behind an output pin, which may be that of an input pin of the same site.
    fn output(&mut self, tile: u32, site: usize, pin: &str) -> Result<Driver> {
        let signal = |pin: String| Ok(Driver::Signal(Signal { tile, site, pin }));
        match self.fabric.kind(tile).sites[site].kind.as_str() {
            "SLICEL" | "SLICEM" => signal(self.slice_output(tile, site, pin)?),
            "FIFO18E1" | "RAMB18E1" => signal(self.memory_output(tile, site, pin)?),
            "BUFGCTRL" | "BUFHCE" => self.buffer_output(tile, site),
            "PLLE2_ADV" => self.generator_output(tile, site, pin),
            "ILOGICE3" | "OLOGICE3" => self.pin_logic_output(tile, site, pin),
            "IOB33" | "IOB33S" | "IOB33M" => self.pad_output(tile, site, pin),
            other => bail!("a {other} drives {}, and there is no model of it", self.fabric.tiles[tile as usize].name),
        }
    }

    /// Writes the definition of a signal.
    fn define(&mut self, signal: &Signal) -> Result<()> {
        match self.fabric.kind(signal.tile).sites[signal.site].kind.as_str() {
            "SLICEL" | "SLICEM" => self.define_slice(signal),
            "FIFO18E1" | "RAMB18E1" => self.define_memory(signal),
            other => bail!("no definition of a {other}"),
        }
    }

    fn has(&self, tile: u32, feature: &str) -> bool {
        self.configuration.has(tile, feature)
    }
}

/// A source of a piece of metal: one switch away, or its driver.
#[derive(Debug)]
enum Source {
    Wire(Wire),
    Constant(bool),
    Output(u32, usize, String),
}
