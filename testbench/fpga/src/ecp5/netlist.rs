//! Reads the netlist that a bitstream configures, as Verilog.
//!
//! The reader uses only the bits, as Project Trellis' `ecpunpack` names them, and ignores the
//! design's own netlist. A simulation of this Verilog therefore tests every step between the
//! netlist and the bitstream: packing, placement, routing, and the writing of each setting.
//!
//! The search begins at the output pins and follows each wire back to its driver. It refuses
//! settings that this project's designs do not use, so it leaves nothing out silently.

mod clocking;
mod fabric;
mod memory;
mod multiplier;
mod pins;
mod slice;

use std::collections::{HashMap, HashSet};
use std::path::Path;

use anyhow::{bail, ensure, Context, Result};

use self::fabric::{Drivers, Fabric, Place, Wire};
use super::configuration::Configuration;
use super::database::Database;
use crate::read_back::verilog::Verilog;
use crate::read_back::{Netlist, Port};

/// Kinds of tiles with pins. The standards and drive strengths of pins share bits.
const PINS: [&str; 5] = ["PICB", "PICL", "PICR", "EFB", "SPICB"];

/// Bits that are one in every bitstream. They belong to the configuration logic, in a tile near the
/// left edge.
const ALWAYS_ONE: [&str; 5] = ["F2B0", "F3B0", "F5B0", "F11B0", "F13B0"];

/// Reads the netlist from `ecpunpack`'s `text`, as the module `top` with these ports. `folder`
/// holds Project Trellis' database.
///
/// # Errors
/// The bitstream has an unsupported setting, or a wire with two drivers or without one.
pub fn read(folder: &Path, text: &str, package: &str, top: &str, ports: &[Port]) -> Result<Netlist> {
    let mut configuration = Configuration::read(text)?;
    let memories = std::mem::take(&mut configuration.memories);
    let database = Database::new(folder, &configuration.device);
    let pins = database.pins(package)?;
    let fabric = Fabric::new(&database, configuration)?;
    for (tile, bit) in fabric.unexplained_bits() {
        let (place, kind) = tile.split_once(':').unwrap_or_default();
        let is_pins = PINS.iter().any(|known| kind.starts_with(known));
        let is_always_one = place.ends_with("C3") && ALWAYS_ONE.contains(&bit);
        ensure!(is_pins || is_always_one, "no known setting explains the bit {bit} of {tile}");
    }
    let mut reader = Reader {
        fabric: &fabric,
        memories: &memories,
        inputs: HashMap::new(),
        drivers: HashMap::new(),
        passed: HashSet::new(),
        fed_back: Vec::new(),
        requested: HashSet::new(),
        pending: Vec::new(),
        verilog: Verilog::default(),
    };
    reader.connect_ports(&pins, ports)?;
    while let Some(signal) = reader.pending.pop() {
        reader
            .define(&signal)
            .with_context(|| format!("{} at row {}, column {}", signal.pin, signal.place.0, signal.place.1))?;
    }
    reader.check_feedback()?;
    // Synthesised netlists use the same models of block RAMs and multipliers.
    Ok(reader.verilog.netlist(top, ports, ""))
}

/// An output of a cell.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Signal {
    place: Place,
    pin: String,
}

impl Signal {
    fn name(&self) -> String {
        format!("r{}c{}_{}", self.place.0, self.place.1, self.pin)
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
    memories: &'a HashMap<usize, Vec<u16>>,
    /// The design's inputs, by their pads.
    inputs: HashMap<Wire, String>,
    /// The drivers found so far; `None` for a wire without a driver.
    drivers: HashMap<Wire, Option<Driver>>,
    /// Wires between the first one and the current one, to detect loops.
    passed: HashSet<Wire>,
    /// Clock generators whose feedback is still to be checked.
    fed_back: Vec<Place>,
    requested: HashSet<Signal>,
    pending: Vec<Signal>,
    verilog: Verilog,
}

impl Reader<'_> {
    /// The net of a wire, as Verilog.
    fn net(&mut self, place: Place, name: &str) -> Result<String> {
        let net = self.optional_net(place, name)?;
        net.with_context(|| format!("nothing drives {}", Wire::new(place, name).shown()))
    }

    /// The net of a wire, as Verilog; `None` if nothing drives it.
    fn optional_net(&mut self, place: Place, name: &str) -> Result<Option<String>> {
        let driver = self.driver(&Wire::new(place, name))?;
        Ok(driver.map(|driver| match driver {
            Driver::Constant(value) => format!("1'b{}", u8::from(value)),
            Driver::Port(port) => port,
            Driver::Signal(signal) => self.signal(signal),
        }))
    }

    /// Returns the name of a signal, and requests its definition.
    fn signal(&mut self, signal: Signal) -> String {
        let name = signal.name();
        if self.requested.insert(signal.clone()) {
            self.pending.push(signal);
        }
        name
    }

    fn driver(&mut self, wire: &Wire) -> Result<Option<Driver>> {
        if let Some(known) = self.drivers.get(wire) {
            return Ok(known.clone());
        }
        ensure!(self.passed.insert(wire.clone()), "{} is in a loop of switches", wire.shown());
        let driver = self.search(wire)?;
        self.passed.remove(wire);
        self.drivers.insert(wire.clone(), driver.clone());
        Ok(driver)
    }

    /// Follows a wire back over closed switches.
    fn search(&mut self, wire: &Wire) -> Result<Option<Driver>> {
        if let Some(driver) = self.cell_output(wire)? {
            return Ok(Some(driver));
        }
        match self.fabric.drivers(wire)? {
            Drivers::Wire(source) => self.driver(&source),
            Drivers::Constant(value) => Ok(Some(Driver::Constant(value))),
            Drivers::Fixed(sources) => {
                let mut found: Option<Driver> = None;
                for source in sources {
                    let Some(driver) = self.driver(&source)? else { continue };
                    match &found {
                        Some(other) if *other != driver => {
                            bail!("{} has two drivers: {other:?} and {driver:?}", wire.shown())
                        }
                        _ => found = Some(driver),
                    }
                }
                Ok(found)
            }
        }
    }

    /// The driver behind an output of a cell; `None` if the wire is not one.
    fn cell_output(&mut self, wire: &Wire) -> Result<Option<Driver>> {
        let signal = |pin: String| Ok(Some(Driver::Signal(Signal { place: wire.place, pin })));
        let name = wire.name.as_str();
        if let Some(output) = self.slice_output(wire)? {
            return signal(output);
        }
        if let Some(pin) = name.strip_prefix("JDO").and_then(|rest| rest.strip_suffix("_EBR")) {
            return signal(format!("DO{pin}"));
        }
        if let Some(pin) = name.strip_prefix("JP").and_then(|rest| rest.strip_suffix("_MULT18")) {
            return signal(format!("P{pin}"));
        }
        if name.starts_with("JPADDI") && name.ends_with("_PIO") {
            return self.pad_output(wire);
        }
        if let Some(buffer) = name.strip_prefix("G_CLKO_") {
            return self.buffer_output(buffer).map(Some);
        }
        if let Some(pin) = name.strip_suffix("_PLL") {
            return self.generator_output(wire.place, pin);
        }
        Ok(None)
    }

    /// Writes the definition of a signal.
    fn define(&mut self, signal: &Signal) -> Result<()> {
        match signal.pin.as_bytes() {
            [b'D', b'O', ..] => self.define_memory(signal.place),
            [b'P', ..] => self.define_multiplier(signal.place),
            _ => self.define_slice(signal),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::fixture::{self, DEVICE, PACKAGE};
    use super::*;

    /// A flip-flop behind the exclusive or of a pin with itself and with a high input.
    const TEXT: &str = "
.tile MIB_R0C3:PIOT0
enum: PIOA.BASE_TYPE INPUT_LVCMOS33

.tile MIB_R0C5:PIOT0
enum: PIOA.BASE_TYPE OUTPUT_LVCMOS33

.tile R1C3:PLC2
arc: A0 JIN
arc: B0 JIN
arc: CLK0 JIN
arc: MUXCLK0 CLK0
arc: E2_JOUT Q0
word: SLICEA.K0.INIT 1001011010010110
enum: SLICEA.C0MUX 1
enum: SLICEA.CEMUX 1
enum: SLICEA.REG0.REGSET RESET
";

    fn netlist(text: &str) -> Result<Netlist> {
        let port = |name, pin, is_output| Port { name, pins: vec![pin], is_output };
        let ports = [port("in", "A1", false), port("out", "A2", true)];
        let database = fixture::database();
        read(database.path(), &format!(".device {DEVICE}\n{text}"), PACKAGE, "top", &ports)
    }

    fn error(text: &str) -> String {
        netlist(text).err().map(|error| format!("{error:#}")).unwrap_or_default()
    }

    #[test]
    fn flip_flop_and_its_lut_are_read() {
        let Netlist { verilog, counts, .. } = netlist(TEXT).unwrap();
        assert!(verilog.contains("reg r1c3_Q0 = 1'b0;"), "{verilog}");
        assert!(verilog.contains("always @(posedge in) r1c3_Q0 <= r1c3_F0;"), "{verilog}");
        // The exclusive or of a net with itself is zero, and the high input inverts it.
        assert!(verilog.contains("assign r1c3_F0 = 1'b1;"), "{verilog}");
        assert!(verilog.contains("assign out = r1c3_Q0;"), "{verilog}");
        assert_eq!(counts.into_iter().collect::<Vec<_>>(), [("LUTs", 1), ("flip-flops", 1)]);
    }

    #[test]
    fn settings_change_the_cells() {
        let inverted =
            netlist(&TEXT.replace("enum: SLICEA.CEMUX", "enum: CLK0.CLKMUX INV\nenum: SLICEA.CEMUX")).unwrap();
        assert!(inverted.verilog.contains("always @(negedge in)"), "{}", inverted.verilog);
        let begins_high = netlist(&TEXT.replace("enum: SLICEA.REG0.REGSET RESET\n", "")).unwrap();
        assert!(begins_high.verilog.contains("reg r1c3_Q0 = 1'b1;"), "{}", begins_high.verilog);
        let table = netlist(&TEXT.replace("1001011010010110", "1000000010000000")).unwrap();
        assert!(table.verilog.contains("assign r1c3_F0 = in;"), "{}", table.verilog);
        let without_register = netlist(&TEXT.replace("E2_JOUT Q0", "E2_JOUT F0")).unwrap();
        assert!(without_register.verilog.contains("assign out = r1c3_F0;"), "{}", without_register.verilog);
    }

    #[test]
    fn damaged_routing_is_refused() {
        assert!(error(&TEXT.replace("arc: A0 JIN\n", "")).contains("nothing drives A0_SLICE"));
        assert!(error(&TEXT.replace("enum: SLICEA.C0MUX 1\n", "")).contains("nothing drives C0_SLICE"));
        assert!(error(&TEXT.replace("arc: E2_JOUT Q0", "arc: E2_JOUT Q0\narc: E2_JOUT F0")).contains("several drivers"));
        assert!(error(&TEXT.replace("arc: A0 JIN", "arc: A0 F0")).is_empty(), "a loop of LUTs is a netlist");
    }

    #[test]
    fn unknown_bits_and_other_pins_are_refused() {
        assert!(error(&TEXT.replace("arc: A0", "unknown: F3B3\narc: A0")).contains("F3B3 of R1C3:PLC2"));
        assert!(error(&TEXT.replace("OUTPUT", "INPUT")).contains("does not make its pin OUTPUT_LVCMOS33"));
        assert!(
            error(&TEXT.replace("enum: SLICEA.CEMUX 1", "enum: SLICEA.CEMUX CE")).contains("nothing drives CE0_SLICE")
        );
    }
}
