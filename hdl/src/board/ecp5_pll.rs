//! Clock generator of the ECP5: makes the accelerator's clock from the board's oscillator.
//!
//! The hard block EHXPLLL with its output fed back: f_out = f_in * feedback / input. The internal
//! oscillator runs at f_out * output, which must be in its range. Locks within 15 ms (Lattice
//! FPGA-DS-02012, table 3.21).

use rust_hdl::prelude::*;

/// Input range of the phase detector and range of the internal oscillator, in hertz (Lattice
/// FPGA-DS-02012).
const PHASE_DETECTOR_HZ: std::ops::RangeInclusive<u64> = 3_125_000..=400_000_000;
const VCO_HZ: std::ops::RangeInclusive<u64> = 400_000_000..=800_000_000;
/// The largest divisor.
const MOST: u32 = 128;

/// The dividers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dividers {
    /// Divides the oscillator's clock.
    pub input: u32,
    /// Divides the feedback.
    pub feedback: u32,
    /// Divides the internal oscillator's clock.
    pub output: u32,
}

impl Dividers {
    /// The dividers that make exactly `out_hz` from `in_hz`, with the fastest phase detector.
    pub fn exact(in_hz: u32, out_hz: u32) -> Option<Dividers> {
        let (in_hz, out_hz) = (u64::from(in_hz), u64::from(out_hz));
        (1..=MOST).find_map(|input| {
            let feedback = out_hz * u64::from(input) / in_hz;
            let is_exact = out_hz * u64::from(input) % in_hz == 0 && (1..=u64::from(MOST)).contains(&feedback);
            let slow_enough = PHASE_DETECTOR_HZ.contains(&(in_hz / u64::from(input)));
            let middle = (VCO_HZ.start() + VCO_HZ.end()) / 2;
            let output = (1..=MOST)
                .filter(|output| VCO_HZ.contains(&(out_hz * u64::from(*output))))
                .min_by_key(|output| (out_hz * u64::from(*output)).abs_diff(middle))?;
            (is_exact && slow_enough).then_some(Dividers { input, feedback: feedback as u32, output })
        })
    }
}

#[derive(LogicBlock)]
pub struct Ecp5Pll {
    pub clock_in: Signal<In, Clock>,
    pub clock_out: Signal<Out, Clock>,
    pub locked: Signal<Out, Bit>,

    _in_hz: u32,
    _out_hz: u32,
}

impl Ecp5Pll {
    /// A generator of `out_hz`.
    ///
    /// # Panics
    /// If no dividers give exactly this clock.
    pub fn new(in_hz: u32, out_hz: u32) -> Ecp5Pll {
        assert!(Dividers::exact(in_hz, out_hz).is_some(), "no dividers make {out_hz} Hz of {in_hz} Hz");
        Ecp5Pll {
            clock_in: Default::default(),
            clock_out: Default::default(),
            locked: Default::default(),
            _in_hz: in_hz,
            _out_hz: out_hz,
        }
    }
}

impl Logic for Ecp5Pll {
    fn update(&mut self) {}

    fn connect(&mut self) {
        self.clock_out.connect();
        self.locked.connect();
    }

    fn hdl(&self) -> Verilog {
        let Dividers { input, feedback, output } =
            Dividers::exact(self._in_hz, self._out_hz).expect("`new` has found them");
        // Loop filter and charge pump as in the vendor's tool for these ranges.
        let code = format!(
            "\
    (* FREQUENCY_PIN_CLKI=\"{}\", FREQUENCY_PIN_CLKOP=\"{}\" *)
    (* ICP_CURRENT=\"12\", LPF_RESISTOR=\"8\", MFG_ENABLE_FILTEROPAMP=\"1\", MFG_GMCREF_SEL=\"2\" *)
    EHXPLLL #(
        .PLLRST_ENA(\"DISABLED\"), .INTFB_WAKE(\"DISABLED\"), .STDBY_ENABLE(\"DISABLED\"), .DPHASE_SOURCE(\"DISABLED\"),
        .OUTDIVIDER_MUXA(\"DIVA\"), .OUTDIVIDER_MUXB(\"DIVB\"), .OUTDIVIDER_MUXC(\"DIVC\"), .OUTDIVIDER_MUXD(\"DIVD\"),
        .CLKI_DIV({input}), .CLKFB_DIV({feedback}), .FEEDBK_PATH(\"CLKOP\"),
        .CLKOP_ENABLE(\"ENABLED\"), .CLKOP_DIV({output}), .CLKOP_CPHASE({}), .CLKOP_FPHASE(0)
    ) pll (
        .CLKI(clock_in), .CLKFB(clock_out), .CLKOP(clock_out), .LOCK(locked), .RST(1'b0), .STDBY(1'b0),
        .PHASESEL0(1'b0), .PHASESEL1(1'b0), .PHASEDIR(1'b1), .PHASESTEP(1'b1), .PHASELOADREG(1'b1),
        .PLLWAKESYNC(1'b0), .ENCLKOP(1'b0)
    );
",
            f64::from(self._in_hz) / 1e6,
            f64::from(self._out_hz) / 1e6,
            output / 2,
        );
        Verilog::Wrapper(Wrapper { code, cores: String::new() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use boards::Part;

    #[test]
    fn dividers_of_some_clocks() {
        let dividers = |out_hz| Dividers::exact(25_000_000, out_hz);
        assert_eq!(dividers(50_000_000), Some(Dividers { input: 1, feedback: 2, output: 12 }));
        assert_eq!(dividers(80_000_000), Some(Dividers { input: 5, feedback: 16, output: 7 }));
        assert_eq!(dividers(85_000_000), Some(Dividers { input: 5, feedback: 17, output: 7 }));
        assert_eq!(dividers(87_500_000), Some(Dividers { input: 2, feedback: 7, output: 7 }));
        assert_eq!(dividers(81_000_000), None, "the phase detector would have to be too slow");
    }

    #[test]
    fn every_boards_clock_is_made_exactly() {
        for board in boards::ALL.iter().filter(|board| matches!(board.part, Part::Ecp5 { .. })) {
            let Dividers { input, feedback, output } = Dividers::exact(board.oscillator_hz, board.clock_hz).unwrap();
            let real_hz = f64::from(board.oscillator_hz) * f64::from(feedback) / f64::from(input);
            assert_eq!(real_hz, f64::from(board.clock_hz), "{}", board.name);
            let vco_hz = real_hz * f64::from(output);
            assert!((400e6..=800e6).contains(&vco_hz), "{}", board.name);
        }
    }
}
