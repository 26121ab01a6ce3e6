//! Clock generator of Xilinx' 7 series: makes the accelerator's clock from the board's oscillator,
//! through a global buffer.
//!
//! The hard block PLLE2_ADV: f_out = f_in * multiplier / (input * output). The internal oscillator
//! runs at f_in * multiplier / input, which must be in its range. Locks within 0.1 ms (Xilinx DS181
//! for the slowest speed grade, like all figures here).

use rust_hdl::prelude::*;

/// Input range of the phase detector and range of the internal oscillator, in hertz.
const PHASE_DETECTOR_HZ: std::ops::RangeInclusive<u64> = 19_000_000..=450_000_000;
const VCO_HZ: std::ops::RangeInclusive<u64> = 800_000_000..=1_600_000_000;

/// Ranges of the dividers (Xilinx UG472).
const INPUT: std::ops::RangeInclusive<u64> = 1..=56;
const OUTPUT: std::ops::RangeInclusive<u64> = 1..=128;

/// The multiplier. nextpnr writes the loop filter and the lock detector of this one (Xilinx
/// XAPP888), whatever multiplier it is asked for.
const MULTIPLIER: u64 = 8;

/// The dividers and the multiplier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Factors {
    /// Divides the oscillator's clock.
    pub input: u32,
    /// Multiplies it.
    pub multiplier: u32,
    /// Divides the internal oscillator's clock.
    pub output: u32,
}

impl Factors {
    /// The factors that make `out_hz`, a whole number, from `in_hz`, with the fastest phase detector;
    /// `None` if the multiplier allows none.
    pub fn find(in_hz: u32, out_hz: u32) -> Option<Factors> {
        let (in_hz, out_hz) = (u64::from(in_hz), u64::from(out_hz));
        INPUT.filter(|input| PHASE_DETECTOR_HZ.contains(&(in_hz / input))).find_map(|input| {
            let vco_hz = in_hz * MULTIPLIER / input;
            let output = (vco_hz + out_hz / 2) / out_hz;
            let is_nearest = output > 0 && (vco_hz + output / 2) / output == out_hz;
            let in_range = OUTPUT.contains(&output) && VCO_HZ.contains(&vco_hz);
            let factors = [input, MULTIPLIER, output].map(|factor| factor as u32);
            (is_nearest && in_range).then_some(Factors {
                input: factors[0],
                multiplier: factors[1],
                output: factors[2],
            })
        })
    }
}

#[derive(LogicBlock)]
pub struct Xilinx7Pll {
    pub clock_in: Signal<In, Clock>,
    pub clock_out: Signal<Out, Clock>,
    pub locked: Signal<Out, Bit>,

    _in_hz: u32,
    _out_hz: u32,
}

impl Xilinx7Pll {
    /// A generator of `out_hz`.
    ///
    /// # Panics
    /// If no factors give this clock.
    pub fn new(in_hz: u32, out_hz: u32) -> Xilinx7Pll {
        assert!(Factors::find(in_hz, out_hz).is_some(), "no factors make {out_hz} Hz of {in_hz} Hz");
        Xilinx7Pll {
            clock_in: Default::default(),
            clock_out: Default::default(),
            locked: Default::default(),
            _in_hz: in_hz,
            _out_hz: out_hz,
        }
    }
}

impl Logic for Xilinx7Pll {
    fn update(&mut self) {}

    fn connect(&mut self) {
        self.clock_out.connect();
        self.locked.connect();
    }

    fn hdl(&self) -> Verilog {
        let Factors { input, multiplier, output } =
            Factors::find(self._in_hz, self._out_hz).expect("`new` has found them");
        // The feedback does not pass a buffer: the phase against the oscillator does not matter.
        let code = format!(
            "\
    wire fed_back, made;
    PLLE2_ADV #(
        .BANDWIDTH(\"OPTIMIZED\"), .COMPENSATION(\"INTERNAL\"), .STARTUP_WAIT(\"FALSE\"), .CLKIN1_PERIOD({:.3}),
        .DIVCLK_DIVIDE({input}), .CLKFBOUT_MULT({multiplier}), .CLKFBOUT_PHASE(0.0),
        .CLKOUT0_DIVIDE({output}), .CLKOUT0_DUTY_CYCLE(0.5), .CLKOUT0_PHASE(0.0)
    ) pll (
        .CLKIN1(clock_in), .CLKIN2(1'b0), .CLKINSEL(1'b1), .CLKFBIN(fed_back), .CLKFBOUT(fed_back),
        .CLKOUT0(made), .LOCKED(locked), .RST(1'b0), .PWRDWN(1'b0),
        .DCLK(1'b0), .DEN(1'b0), .DWE(1'b0), .DADDR(7'b0), .DI(16'b0)
    );
    BUFG buffer (.I(made), .O(clock_out));
",
            1e9 / f64::from(self._in_hz)
        );
        Verilog::Wrapper(Wrapper { code, cores: String::new() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use boards::Part;

    #[test]
    fn factors_of_some_clocks() {
        let factors = |out_hz| Factors::find(100_000_000, out_hz);
        assert_eq!(factors(80_000_000), Some(Factors { input: 1, multiplier: 8, output: 10 }));
        assert_eq!(factors(100_000_000), Some(Factors { input: 1, multiplier: 8, output: 8 }));
        assert_eq!(factors(75_000_000), None, "another multiplier would be needed");
        assert_eq!(factors(72_727_273), Some(Factors { input: 1, multiplier: 8, output: 11 }));
        assert_eq!([80_000_001, 72_727_272].map(factors), [None, None]);
    }

    #[test]
    fn every_boards_clock_is_made_to_the_nearest_hertz() {
        for board in boards::ALL.iter().filter(|board| matches!(board.part, Part::Xilinx7 { .. })) {
            let Factors { input, multiplier, output } = Factors::find(board.oscillator_hz, board.clock_hz).unwrap();
            let vco_hz = f64::from(board.oscillator_hz) * f64::from(multiplier) / f64::from(input);
            assert_eq!((vco_hz / f64::from(output)).round(), f64::from(board.clock_hz), "{}", board.name);
            assert!((800e6..=1600e6).contains(&vco_hz), "{}", board.name);
            assert_eq!(multiplier, 8, "{}: nextpnr writes the filter of this multiplier only", board.name);
        }
    }
}
