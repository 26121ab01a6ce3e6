//! Reads slices (Lattice FPGA-TN-02205 and Project Trellis). Each has two LUTs of four inputs, the
//! multiplexers behind them, two flip-flops, and a carry chain. LUTs 0 and 1 belong to slice A. The
//! first two slices of a tile can be memory; the third slice then holds the write port.

use anyhow::{bail, ensure, Context, Result};

use super::fabric::{Place, Wire};
use super::{Reader, Signal};
use crate::read_back::verilog::{depends, table};

/// The slices of a tile.
const SLICES: [char; 4] = ['A', 'B', 'C', 'D'];

/// The inputs of a LUT, from the lowest bit of its table's index upwards.
const INPUTS: [char; 4] = ['A', 'B', 'C', 'D'];

/// The number in an output's name, such as 5 for `Q5`.
fn number(pin: &str) -> Option<usize> {
    pin.get(1..)?.parse().ok().filter(|&number| number < 2 * SLICES.len())
}

/// The slice that an output's last letter names, such as 1 for `FCOB`.
fn slice_of(pin: &str) -> Option<usize> {
    SLICES.iter().position(|&letter| pin.ends_with(letter))
}

impl Reader<'_> {
    /// The output of a slice that drives this wire. In a slice that adds, the bits of the output's
    /// multiplexer have another meaning, and the output is the sum.
    pub(super) fn slice_output(&self, wire: &Wire) -> Result<Option<String>> {
        if let Some(pin) = wire.name.strip_suffix("_SLICE") {
            let is_output = match pin.as_bytes() {
                [b'F' | b'Q', b'0'..=b'7'] | [b'F', b'5' | b'X', b'A'..=b'D'] | [b'F', b'C', b'O', b'A'..=b'C'] => true,
                b"FCO" => return Ok(Some("FCOD".to_owned())),
                _ => false,
            };
            return Ok(is_output.then(|| pin.to_owned()));
        }
        let [b'F', b'0'..=b'7'] = wire.name.as_bytes() else { return Ok(None) };
        let Some(number) = number(&wire.name) else { return Ok(None) };
        let mode = format!("SLICE{}.MODE", SLICES[number / 2]);
        if !self.fabric.has_choice(wire.place, &mode) {
            return Ok(None);
        }
        let is_sum = self.fabric.choice(&[wire.place], &mode)? == "CCU2";
        Ok(is_sum.then(|| wire.name.clone()))
    }

    pub(super) fn define_slice(&mut self, signal: &Signal) -> Result<()> {
        let Signal { place, pin } = signal;
        let name = signal.name();
        let whole = || format!("a slice has no output {pin}");
        if let Some(slice) = pin.strip_prefix("F5").and_then(slice_of) {
            self.verilog.count("multiplexers");
            let [zero, one] =
                [0, 1].map(|lut| self.signal(Signal { pin: format!("F{}", 2 * slice + lut), place: *place }));
            let select = self.net(*place, &format!("M{}_SLICE", 2 * slice))?;
            self.verilog.assign(&name, &format!("{select} ? {one} : {zero}"));
        } else if let Some(slice) = pin.strip_prefix("FX").and_then(slice_of) {
            self.verilog.count("multiplexers");
            let [zero, one] = ["FXA", "FXB"].map(|input| self.net(*place, &format!("{input}{}_SLICE", SLICES[slice])));
            let (zero, one) = (zero?, one?);
            let select = self.net(*place, &format!("M{}_SLICE", 2 * slice + 1))?;
            self.verilog.assign(&name, &format!("{select} ? {one} : {zero}"));
        } else if let Some(slice) = pin.strip_prefix("FCO").and_then(slice_of) {
            let carry = self.carry(*place, 2 * slice + 1)?;
            self.verilog.assign(&name, &carry);
        } else {
            let number = number(pin).with_context(whole)?;
            match pin.as_bytes()[0] {
                b'Q' => self.define_register(*place, number, &name)?,
                _ => self.define_lut(*place, number, &name)?,
            }
        }
        Ok(())
    }

    fn slice_choice(&self, place: Place, number: usize, setting: &str) -> Result<String> {
        let name = format!("SLICE{}.{setting}", SLICES[number / 2]);
        self.fabric.choice(&[place], &name).map(str::to_owned)
    }

    fn lut_bits(&self, place: Place, number: usize) -> Result<u64> {
        self.fabric.word(&[place], &format!("SLICE{}.K{}.INIT", SLICES[number / 2], number % 2))
    }

    fn define_lut(&mut self, place: Place, number: usize, name: &str) -> Result<()> {
        let value = match self.slice_choice(place, number, "MODE")?.as_str() {
            "LOGIC" => {
                self.verilog.count("LUTs");
                let bits = self.lut_bits(place, number)?;
                self.lut(place, number, bits, 4)?
            }
            "CCU2" => {
                self.verilog.count("LUTs that add");
                let bits = self.lut_bits(place, number)?;
                let sum = self.lut(place, number, bits, 4)?;
                if self.injects(place, number)? {
                    sum
                } else {
                    let carry = self.carry_into(place, number)?;
                    format!("{} ^ {carry}", parenthesised(&sum))
                }
            }
            "DPRAM" => return self.define_lut_memory(place, number, name),
            other => bail!("slices in the mode {other} are not known here"),
        };
        self.verilog.assign(name, &value);
        Ok(())
    }

    /// The value of a LUT's table at its first `count` inputs.
    fn lut(&mut self, place: Place, number: usize, bits: u64, count: usize) -> Result<String> {
        let mut nets = Vec::new();
        for (input, letter) in INPUTS.iter().enumerate().take(count) {
            // An input without influence may have any source, or none.
            nets.push(if depends(bits, count, input) {
                self.net(place, &format!("{letter}{number}_SLICE"))?
            } else {
                "1'b0".to_owned()
            });
        }
        Ok(table(bits, nets))
    }

    /// Whether a stage of the carry chain ignores the carry into it.
    fn injects(&self, place: Place, number: usize) -> Result<bool> {
        Ok(self.slice_choice(place, number, &format!("CCU2.INJECT1_{}", number % 2))? == "YES")
    }

    fn carry_into(&mut self, place: Place, number: usize) -> Result<String> {
        if number % 2 == 1 {
            return self.carry(place, number - 1);
        }
        let letter = SLICES[number / 2];
        let wire = if number == 0 { "FCI_SLICE".to_owned() } else { format!("FCI{letter}_SLICE") };
        self.net(place, &wire)
    }

    /// The carry out of a stage. It is the carry into the stage where the stage's LUT is one, and
    /// otherwise the LUT's value at its first two inputs.
    fn carry(&mut self, place: Place, number: usize) -> Result<String> {
        let mode = self.slice_choice(place, number, "MODE")?;
        ensure!(mode == "CCU2", "a carry comes from a slice in the mode {mode}");
        let bits = self.lut_bits(place, number)?;
        let select = self.lut(place, number, bits, 4)?;
        let generated =
            if self.injects(place, number)? { "1'b0".to_owned() } else { self.lut(place, number, bits & 0xf, 2)? };
        if select == "1'b0" {
            return Ok(parenthesised(&generated));
        }
        let carry = self.carry_into(place, number)?;
        if select == "1'b1" {
            return Ok(carry);
        }
        Ok(format!("({} ? {carry} : {})", bit(&select), bit(&generated)))
    }

    fn define_register(&mut self, place: Place, number: usize, name: &str) -> Result<()> {
        let slice = number / 2;
        let register = format!("REG{}", number % 2);
        self.verilog.count("flip-flops");
        let data = match self.slice_choice(place, number, &format!("{register}.SD"))?.as_str() {
            "1" => self.net(place, &format!("DI{number}_SLICE"))?,
            _ => self.net(place, &format!("M{number}_SLICE"))?,
        };
        // The design does not use the global reset, which ends before the design runs.
        let begins_high = self.slice_choice(place, number, &format!("{register}.REGSET"))? == "SET";
        self.verilog.declare(&format!("reg {name} = 1'b{}", u8::from(begins_high)));
        let clock = self.net(place, &format!("CLK{slice}_SLICE"))?;
        let clock = self.clock_edge(place, self.selected(place, &format!("MUXCLK{slice}"))?.as_deref(), &clock)?;
        let load = match self.slice_choice(place, number, "CEMUX")?.as_str() {
            "1" => format!("{name} <= {data};"),
            "CE" => format!("if ({}) {name} <= {data};", self.net(place, &format!("CE{slice}_SLICE"))?),
            "INV" => format!("if (~{}) {name} <= {data};", self.net(place, &format!("CE{slice}_SLICE"))?),
            other => bail!("flip-flops with the enable {other} are not known here"),
        };
        let whole = match self.reset(place, number, &register)? {
            Some(reset) => format!("if ({reset}) {name} <= 1'b{}; else {load}", u8::from(begins_high)),
            None => load,
        };
        self.verilog.add(&format!("always @({clock}) {whole}"));
        Ok(())
    }

    /// The reset of a flip-flop, if it has one.
    fn reset(&mut self, place: Place, number: usize, register: &str) -> Result<Option<String>> {
        let slice = number / 2;
        let Some(wire) = self.selected(place, &format!("MUXLSR{slice}"))? else { return Ok(None) };
        let Some(reset) = self.optional_net(place, &format!("LSR{slice}_SLICE"))? else { return Ok(None) };
        let mode = self.fabric.choice(&[place], &format!("{wire}.SRMODE"))?;
        ensure!(mode == "LSR_OVER_CE", "flip-flops with an asynchronous reset are not known here");
        let kind = self.slice_choice(place, number, &format!("{register}.LSRMODE"))?;
        ensure!(kind == "LSR", "flip-flops with the reset {kind} are not known here");
        let is_inverted = self.fabric.choice(&[place], &format!("{wire}.LSRMUX"))? == "INV";
        Ok(Some(format!("{}{reset}", if is_inverted { "~" } else { "" })))
    }

    /// The active edge of a tile's clock wire, for Verilog's `always`.
    fn clock_edge(&self, place: Place, wire: Option<&str>, clock: &str) -> Result<String> {
        let wire = wire.context("nothing selects the clock")?;
        let is_inverted = self.fabric.choice(&[place], &format!("{wire}.CLKMUX"))? == "INV";
        Ok(format!("{} {clock}", if is_inverted { "negedge" } else { "posedge" }))
    }

    /// The wire of the same tile that a multiplexer selects, if any.
    fn selected(&self, place: Place, multiplexer: &str) -> Result<Option<String>> {
        Ok(match self.fabric.drivers(&Wire::new(place, multiplexer))? {
            super::Drivers::Wire(source) => Some(source.name),
            _ => None,
        })
    }

    /// Defines a LUT as 16 bits of memory. Its own inputs are the read address. In the third slice,
    /// the first LUT's inputs are the write address, and the second LUT's inputs are the data.
    fn define_lut_memory(&mut self, place: Place, number: usize, name: &str) -> Result<()> {
        const DATA: [&str; 4] = ["C5_SLICE", "A5_SLICE", "D5_SLICE", "B5_SLICE"];
        const FIRST_LUT_WRITING: usize = 4;
        let writer = self.slice_choice(place, FIRST_LUT_WRITING, "MODE")?;
        ensure!(writer == "RAMW", "slices as memory that a slice in the mode {writer} writes are not known here");
        self.verilog.count("LUTs as memory");
        let bits = self.lut_bits(place, number)?;
        let data = self.net(place, DATA[number])?;
        let mut address = |lut: usize| -> Result<String> {
            let bits = INPUTS.iter().rev().map(|letter| self.net(place, &format!("{letter}{lut}_SLICE")));
            Ok(format!("{{{}}}", bits.collect::<Result<Vec<_>>>()?.join(", ")))
        };
        let (read, write) = (address(number)?, address(FIRST_LUT_WRITING)?);
        let clock = self.net(place, "WCK0_SLICE")?;
        let clock = self.clock_edge(place, Some("CLK1"), &clock)?;
        // Slice A's setting also holds for slice B.
        let enable = match self.slice_choice(place, 0, "WREMUX")?.as_str() {
            "WRE" => self.net(place, "WRE0_SLICE")?,
            "INV" => format!("~{}", self.net(place, "WRE0_SLICE")?),
            "1" => "1'b1".to_owned(),
            other => bail!("memories with the write enable {other} are not known here"),
        };
        self.verilog.declare(&format!("reg [15:0] {name}_bits = 16'h{bits:x}"));
        self.verilog.add(&format!("always @({clock}) if ({enable}) {name}_bits[{write}] <= {data};"));
        self.verilog.assign(name, &format!("{name}_bits[{read}]"));
        Ok(())
    }
}

fn parenthesised(value: &str) -> String {
    if value.contains(' ') {
        format!("({value})")
    } else {
        value.to_owned()
    }
}

/// The lowest bit of a value. A table that is shifted by its inputs has higher bits, too.
fn bit(value: &str) -> String {
    if value.contains(">>") {
        format!("(({value}) & 1'b1)")
    } else {
        parenthesised(value)
    }
}
