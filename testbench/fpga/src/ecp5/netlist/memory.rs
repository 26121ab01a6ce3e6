//! Reads block RAMs of 18 kilobits (Lattice FPGA-TN-02204).

use anyhow::{bail, ensure, Context, Result};

use super::fabric::Place;
use super::{Reader, Signal};

/// The model of a block RAM. Its pins are the device's.
const MODEL: &str = "DP16KD";

/// Kinds of tiles in which a block RAM begins, each with the block RAM's number in a group of four.
const BEGINNINGS: [(&str, usize); 7] = [
    ("MIB_EBR0", 0),
    ("EBR_CMUX_UR", 0),
    ("EBR_CMUX_LR", 0),
    ("EBR_CMUX_LR_25K", 0),
    ("MIB_EBR2", 1),
    ("MIB_EBR4", 2),
    ("MIB_EBR6", 3),
];

/// Bits of a word in the configuration. Two of these words make a word of the block RAM.
const HALF_BITS: u32 = 9;

/// Words of a block RAM in each initial value of the model. Each takes 20 bits there.
const WORDS_IN_ROW: usize = 16;

/// Inputs that a block RAM with a wide port ignores, each with the level that the model needs.
const WITHOUT_INFLUENCE_IF_WIDE: [(&str, &str); 3] = [("WEA", "1'b1"), ("WEB", "1'b0"), ("ADA4", "1'b0")];

/// A block RAM.
struct Memory {
    place: Place,
    /// The prefix of the names of its settings.
    prefix: String,
    /// The places of its settings.
    places: [Place; 3],
    /// Whether one port writes 36 bits and the other port reads.
    is_wide: bool,
}

impl Reader<'_> {
    /// Defines all outputs of a block RAM at once.
    pub(super) fn define_memory(&mut self, place: Place) -> Result<()> {
        let (row, col) = place;
        let name = format!("r{row}c{col}_memory");
        if !self.verilog.begin_instance(&name) {
            return Ok(());
        }
        self.verilog.count("block RAMs");
        let beginning = BEGINNINGS.iter().find(|(kind, _)| self.fabric.has_kind(place, kind));
        let (_, number) = beginning.context("no block RAM begins here")?;
        let places = [0, 1, 2].map(|distance| (row, col + distance));
        let mut memory = Memory { place, prefix: format!("EBR{number}."), places, is_wide: false };
        memory.is_wide = match self.memory_choice(&memory, "MODE")?.as_str() {
            "DP16KD" => false,
            "PDPW16KD" => true,
            other => bail!("block RAMs in the mode {other} are not known here"),
        };
        let settings = self.memory_settings(&memory)?;
        let contents = self.memory_contents(&memory)?;
        let connections = self.memory_connections(&memory)?;
        self.verilog.add(&format!("{MODEL} #({settings}, {contents}) {name} ({connections});"));
        Ok(())
    }

    fn memory_choice(&self, memory: &Memory, name: &str) -> Result<String> {
        self.fabric.choice(&memory.places, &format!("{}{name}", memory.prefix)).map(str::to_owned)
    }

    fn memory_settings(&self, memory: &Memory) -> Result<String> {
        let widths = if memory.is_wide {
            ["36".to_owned(), self.memory_choice(memory, "PDPW16KD.DATA_WIDTH_R")?]
        } else {
            [self.memory_choice(memory, "DP16KD.DATA_WIDTH_A")?, self.memory_choice(memory, "DP16KD.DATA_WIDTH_B")?]
        };
        let mut settings = Vec::new();
        for (port, width) in ["A", "B"].into_iter().zip(widths) {
            settings.push(format!(".DATA_WIDTH_{port}({width})"));
            settings.push(format!(".REGMODE_{port}(\"{}\")", self.memory_choice(memory, &format!("REGMODE_{port}"))?));
            if !memory.is_wide {
                let mode = self.memory_choice(memory, &format!("DP16KD.WRITEMODE_{port}"))?;
                settings.push(format!(".WRITEMODE_{port}(\"{mode}\")"));
            }
        }
        Ok(settings.join(", "))
    }

    /// The block RAM's contents, as initial values of the model.
    fn memory_contents(&self, memory: &Memory) -> Result<String> {
        // The number's lowest bit comes first.
        let reversed = self.fabric.word(&memory.places, &format!("{}WID", memory.prefix))?;
        let number = (0..HALF_BITS).fold(0, |number, bit| number << 1 | (reversed >> bit & 1) as usize);
        let halves = self.memories.get(&number).with_context(|| format!("the block RAM {number} has no contents"))?;
        let words: Vec<u32> =
            halves.chunks(2).map(|pair| u32::from(pair[0]) | u32::from(pair[1]) << HALF_BITS).collect();
        let rows = words.chunks(WORDS_IN_ROW).enumerate().map(|(row, words)| {
            let digits: String = words.iter().rev().map(|word| format!("{word:05x}")).collect();
            format!(".INITVAL_{row:02X}(320'h{digits})")
        });
        Ok(rows.collect::<Vec<_>>().join(", "))
    }

    fn memory_connections(&mut self, memory: &Memory) -> Result<String> {
        let mut connections = Vec::new();
        for port in ["A", "B"] {
            for pin in ["CLK", "CE", "WE", "RST"] {
                let pin = format!("{pin}{port}");
                let net = self.memory_input(memory, &pin)?;
                let is_wide_write = memory.is_wide && pin.starts_with("WE");
                let is_inverted = !is_wide_write && self.memory_choice(memory, &format!("{pin}MUX"))? == "INV";
                connections.push(format!(".{pin}({}{net})", if is_inverted { "~" } else { "" }));
            }
            self.check_selected(memory, port)?;
            for (pin, count) in [("AD", 14), ("DI", 18)] {
                for bit in 0..count {
                    let pin = format!("{pin}{port}{bit}");
                    let net = self.memory_input(memory, &pin)?;
                    let multiplexer = format!("{}{pin}MUX", memory.prefix);
                    let is_inverted = memory.places.iter().any(|&place| self.fabric.has_choice(place, &multiplexer))
                        && self.fabric.choice(&memory.places, &multiplexer)? == "INV";
                    ensure!(!is_inverted, "block RAMs with an inverted {pin} are not known here");
                    connections.push(format!(".{pin}({net})"));
                }
            }
            for bit in 0..18 {
                let output = Signal { place: memory.place, pin: format!("DO{port}{bit}") }.name();
                self.verilog.declare(&format!("wire {output}"));
                connections.push(format!(".DO{port}{bit}({output})"));
            }
            connections.extend(["OCE", "CS0", "CS1", "CS2"].map(|pin| {
                let (begin, end) = pin.split_at(if pin == "OCE" { 3 } else { 2 });
                format!(".{begin}{port}{end}(1'b0)")
            }));
        }
        Ok(connections.join(", "))
    }

    fn memory_input(&mut self, memory: &Memory, pin: &str) -> Result<String> {
        if let Some((_, level)) = WITHOUT_INFLUENCE_IF_WIDE.iter().find(|(known, _)| memory.is_wide && *known == pin) {
            return Ok((*level).to_owned());
        }
        self.net(memory.place, &format!("J{pin}_EBR"))
    }

    /// Fails unless a port is always selected.
    fn check_selected(&mut self, memory: &Memory, port: &str) -> Result<()> {
        let decoded = self.fabric.word(&memory.places, &format!("{}CSDECODE_{port}", memory.prefix))?;
        for bit in 0..3 {
            // The highest bit is the first input's.
            let wanted = format!("1'b{}", decoded >> (2 - bit) & 1);
            let found = self.net(memory.place, &format!("JCS{port}{bit}_EBR"))?;
            ensure!(found == wanted, "port {port} of a block RAM is selected by {found} and not always");
        }
        Ok(())
    }
}
