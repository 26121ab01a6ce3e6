//! Reads slices: four LUTs, eight flip-flops, a carry chain and wide multiplexers each (Xilinx
//! UG474).
//!
//! A signal of a slice is named by the LUT's letter and its source: `AO6` and `AO5` of a LUT, `AQ`
//! and `A5Q` of flip-flops, `ACO` and `AXO` of the carry chain, `AF7`, `BF8` and `CF7` of
//! multiplexers.

use anyhow::{bail, ensure, Context, Result};

use super::{Reader, Signal};
use crate::read_back::verilog::{depends, table};

const LETTERS: [&str; 4] = ["A", "B", "C", "D"];

/// A slice's place, and the prefix of its features.
#[derive(Clone)]
struct Slice {
    tile: u32,
    site: usize,
    prefix: String,
}

impl Slice {
    fn signal(&self, pin: String) -> Signal {
        Signal { tile: self.tile, site: self.site, pin }
    }
}

impl Reader<'_> {
    fn slice(&self, tile: u32, site: usize) -> Slice {
        let found = &self.fabric.kind(tile).sites[site];
        Slice { tile, site, prefix: format!("{}_X{}.", found.kind, found.x) }
    }

    fn slice_has(&self, slice: &Slice, feature: &str) -> bool {
        self.has(slice.tile, &format!("{}{feature}", slice.prefix))
    }

    /// The signal at an output pin.
    pub(super) fn slice_output(&self, tile: u32, site: usize, pin: &str) -> Result<String> {
        let slice = self.slice(tile, site);
        let (letter, rest) = pin.split_at(1);
        Ok(match rest {
            "" => format!("{letter}O6"),
            "Q" => pin.to_owned(),
            "OUT" => "DCO".to_owned(),
            "MUX" => {
                let shown = self.configuration.choice(tile, &format!("{}{letter}OUTMUX.", slice.prefix))?;
                let shown = shown.with_context(|| format!("nothing is chosen for {pin}"))?;
                self.selected_signal(letter, shown)?
            }
            _ => bail!("a slice has no output {pin}"),
        })
    }

    /// The signal that a multiplexer of the slice selects by this name.
    fn selected_signal(&self, letter: &str, name: &str) -> Result<String> {
        Ok(match name {
            "O5" | "O6" | "F7" | "F8" => format!("{letter}{name}"),
            "XOR" => format!("{letter}XO"),
            "CY" => format!("{letter}CO"),
            _ if name.ends_with("5Q") => name.to_owned(),
            _ => bail!("a slice that shows {name} is not known here"),
        })
    }

    pub(super) fn define_slice(&mut self, signal: &Signal) -> Result<()> {
        let slice = self.slice(signal.tile, signal.site);
        let (letter, what) = signal.pin.split_at(1);
        let name = signal.name();
        match what {
            "O6" | "O5" => self.define_lut(&slice, letter, what == "O5", &name),
            "Q" | "5Q" => self.define_register(&slice, letter, what == "5Q", &name),
            "CO" => {
                let [sum, carry, generate] = self.carry(&slice, letter)?;
                self.verilog.assign(&name, &format!("{sum} ? {carry} : {generate}"));
                Ok(())
            }
            "XO" => {
                let [sum, carry, _] = self.carry(&slice, letter)?;
                self.verilog.assign(&name, &format!("{sum} ^ {carry}"));
                Ok(())
            }
            "F7" | "F8" => {
                let (zero, one) = match letter {
                    "A" => ("BO6", "AO6"),
                    "B" => ("CF7", "AF7"),
                    _ => ("DO6", "CO6"),
                };
                let [zero, one] = [zero, one].map(|pin| self.signal(slice.signal(pin.to_owned())));
                let select = self.input(slice.tile, slice.site, &format!("{letter}X"))?;
                self.verilog.assign(&name, &format!("{select} ? {one} : {zero}"));
                Ok(())
            }
            other => bail!("a slice has no {other}"),
        }
    }

    /// A stage of the carry chain: its select input, the carry into it, and the carry out if the
    /// select is low.
    fn carry(&mut self, slice: &Slice, letter: &str) -> Result<[String; 3]> {
        let sum = self.signal(slice.signal(format!("{letter}O6")));
        let generate = if self.slice_has(slice, &format!("CARRY4.{letter}CY0")) {
            self.signal(slice.signal(format!("{letter}O5")))
        } else {
            self.input(slice.tile, slice.site, &format!("{letter}X"))?
        };
        let index = LETTERS.iter().position(|other| *other == letter).context("a slice has no such LUT")?;
        let carry = if index > 0 {
            self.signal(slice.signal(format!("{}CO", LETTERS[index - 1])))
        } else {
            match self.configuration.choice(slice.tile, &format!("{}PRECYINIT.", slice.prefix))? {
                None | Some("C0") => "1'b0".to_owned(),
                Some("C1") => "1'b1".to_owned(),
                Some("AX") => self.input(slice.tile, slice.site, "AX")?,
                Some("CIN") => self.input(slice.tile, slice.site, "CIN")?,
                Some(other) => bail!("a carry chain that begins with {other} is not known here"),
            }
        };
        Ok([sum, carry, generate])
    }

    fn define_register(&mut self, slice: &Slice, letter: &str, is_second: bool, name: &str) -> Result<()> {
        self.verilog.count("flip-flops");
        ensure!(!self.slice_has(slice, "LATCH"), "latches are not known here");
        ensure!(self.slice_has(slice, "FFSYNC"), "flip-flops with an asynchronous reset are not known here");
        let register = format!("{letter}{}FF", if is_second { "5" } else { "" });
        let choice = format!("{}{register}MUX.", slice.prefix);
        let choice =
            self.configuration.choice(slice.tile, &choice)?.with_context(|| format!("{register} has no input"))?;
        let data = match choice {
            "IN_A" => self.signal(slice.signal(format!("{letter}O5"))),
            "IN_B" => self.input(slice.tile, slice.site, &format!("{letter}X"))?,
            direct if direct == format!("{letter}X") => self.input(slice.tile, slice.site, direct)?,
            other => {
                let pin = self.selected_signal(letter, other)?;
                self.signal(slice.signal(pin))
            }
        };
        let [begins_low, resets_low] =
            ["ZINI", "ZRST"].map(|feature| self.slice_has(slice, &format!("{register}.{feature}")));
        self.verilog.declare(&format!("reg {name} = 1'b{}", u8::from(!begins_low)));
        let edge = self.clock(slice)?;
        let enable =
            if self.slice_has(slice, "CEUSEDMUX") { Some(self.input(slice.tile, slice.site, "CE")?) } else { None };
        let reset =
            if self.slice_has(slice, "SRUSEDMUX") { Some(self.input(slice.tile, slice.site, "SR")?) } else { None };
        let load =
            enable.map_or_else(|| format!("{name} <= {data};"), |enable| format!("if ({enable}) {name} <= {data};"));
        let value = u8::from(!resets_low);
        let whole =
            reset.map_or_else(|| load.clone(), |reset| format!("if ({reset}) {name} <= 1'b{value}; else {load}"));
        self.verilog.add(&format!("always @({edge}) {whole}"));
        Ok(())
    }

    /// The clock edge of the slice's registers and memories.
    fn clock(&mut self, slice: &Slice) -> Result<String> {
        let clock = self.input(slice.tile, slice.site, "CLK")?;
        Ok(format!("{} {clock}", if self.slice_has(slice, "CLKINV") { "negedge" } else { "posedge" }))
    }

    fn define_lut(&mut self, slice: &Slice, letter: &str, is_lower: bool, name: &str) -> Result<()> {
        self.verilog.count("LUTs");
        let lut = format!("{}{letter}LUT.", slice.prefix);
        let bits = self.configuration.number(slice.tile, &format!("{lut}INIT"));
        if self.has(slice.tile, &format!("{lut}RAM")) {
            return self.define_lut_memory(slice, letter, is_lower, bits, name);
        }
        if self.has(slice.tile, &format!("{lut}SRL")) {
            return self.define_shift_register(slice, letter, is_lower, bits, name);
        }
        let count = if is_lower { 5 } else { 6 };
        let bits = if is_lower { bits & 0xffff_ffff } else { bits };
        let mut inputs = Vec::new();
        for input in 0..count {
            // An input without influence may be connected to anything.
            inputs.push(if depends(bits, count, input) {
                self.input(slice.tile, slice.site, &format!("{letter}{}", input + 1))?
            } else {
                "1'b0".to_owned()
            });
        }
        self.verilog.assign(name, &table(bits, inputs));
        Ok(())
    }

    /// A LUT as 64 bits of memory: read at its own inputs, written at the inputs of LUT D.
    fn define_lut_memory(&mut self, slice: &Slice, letter: &str, is_lower: bool, bits: u64, name: &str) -> Result<()> {
        for unknown in [&format!("{letter}LUT.SMALL"), "WA7USED", "WA8USED"] {
            ensure!(!self.slice_has(slice, unknown), "LUTs as memory with {unknown} are not known here");
        }
        ensure!(!is_lower, "the lower output of a LUT as memory is not known here");
        let data = format!("{letter}I");
        let is_own = letter == "D" || self.slice_has(slice, &format!("{letter}LUT.DI1MUX.{data}"));
        ensure!(is_own, "LUTs as memory that are written with the data of another LUT are not known here");
        let data = self.input(slice.tile, slice.site, &data)?;
        let mut address = |letter: &str| -> Result<String> {
            let bits = (1..=6).rev().map(|bit| self.input(slice.tile, slice.site, &format!("{letter}{bit}")));
            Ok(format!("{{{}}}", bits.collect::<Result<Vec<_>>>()?.join(", ")))
        };
        let (read, write) = (address(letter)?, address("D")?);
        let (edge, enable) = (self.clock(slice)?, self.write_enable(slice)?);
        self.verilog.declare(&format!("reg [63:0] {name}_bits = 64'h{bits:x}"));
        self.verilog.add(&format!("always @({edge}) if ({enable}) {name}_bits[{write}] <= {data};"));
        self.verilog.assign(name, &format!("{name}_bits[{read}]"));
        Ok(())
    }

    fn write_enable(&mut self, slice: &Slice) -> Result<String> {
        let pin = if self.slice_has(slice, "WEMUX.CE") { "CE" } else { "WE" };
        self.input(slice.tile, slice.site, pin)
    }

    /// The upper half of a LUT as a shift register of 16 bits, each of which takes two bits of the
    /// LUT's contents.
    fn define_shift_register(
        &mut self,
        slice: &Slice,
        letter: &str,
        is_lower: bool,
        bits: u64,
        name: &str,
    ) -> Result<()> {
        ensure!(self.slice_has(slice, &format!("{letter}LUT.SMALL")), "shift registers of 32 bits are not known here");
        ensure!(!is_lower, "the lower one of two shift registers is not known here");
        let begin = (0..16).fold(0_u64, |begin, bit| begin | (bits >> (32 + 2 * bit) & 1) << bit);
        let address = (2..=5).rev().map(|bit| self.input(slice.tile, slice.site, &format!("{letter}{bit}")));
        let address = address.collect::<Result<Vec<_>>>()?.join(", ");
        let data = self.input(slice.tile, slice.site, &format!("{letter}X"))?;
        let (edge, enable) = (self.clock(slice)?, self.write_enable(slice)?);
        self.verilog.declare(&format!("reg [15:0] {name}_bits = 16'h{begin:x}"));
        self.verilog.add(&format!("always @({edge}) if ({enable}) {name}_bits <= {{{name}_bits[14:0], {data}}};"));
        self.verilog.assign(name, &format!("{name}_bits[{{{address}}}]"));
        Ok(())
    }
}
