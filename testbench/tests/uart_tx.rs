//! The transmitter in lockstep with its model, and the line compared with the standard.

use duo_core::cycle_model::timing::{BAUD, CLOCK_HZ};
use duo_core::cycle_model::uart_tx::{In, Out, UartTx};
use testbench::lockstep::{seed, Lockstep};
use testbench::serial_line::Receiver;
use testbench::verilator::Design;
use testbench::waveform::Waveform;

/// The main board's clock, a slow clock with a rounded bit length, and the slowest clock allowed.
const CLOCKS: [u32; 3] = [CLOCK_HZ, 12_000_000, 16 * BAUD];

/// Model and design in lockstep, with a receiver on the line.
struct Bench {
    lockstep: Lockstep<UartTx>,
    receiver: Receiver,
    received: Vec<u8>,
    taken: Vec<u8>,
}

impl Bench {
    fn new(clock_hz: u32, seed: u64) -> Self {
        let block = || hdl::uart_tx::UartTx::new(clock_hz, BAUD);
        let design = Design::build("uart_tx", &hdl::emit::verilog("uart_tx", block)).unwrap();
        Self {
            lockstep: Lockstep::new(&design, UartTx::new(clock_hz, BAUD)).with_seed(seed),
            receiver: Receiver::new(f64::from(clock_hz) / f64::from(BAUD)),
            received: Vec::new(),
            taken: Vec::new(),
        }
    }

    fn step(&mut self, input: In) -> Out {
        let out = self.lockstep.step(input).unwrap();
        self.taken.extend((out.ready && input.valid).then_some(input.data));
        self.received.extend(self.receiver.step(out.line).unwrap());
        out
    }

    /// Waits until the transmitter is idle.
    fn finish(&mut self) {
        while !self.step(In::default()).ready {}
    }
}

#[test]
fn the_line_is_high_from_configuration_on() {
    let mut bench = Bench::new(CLOCK_HZ, 0);
    for _ in 0..100_000 {
        let out = bench.step(In { data: 0, valid: false });
        assert_eq!(out, Out { ready: true, line: true });
    }
}

#[test]
fn every_byte_arrives_without_a_gap_between_them() {
    for clock_hz in CLOCKS {
        let mut bench = Bench::new(clock_hz, 0);
        let mut taken = Vec::new();
        for data in 0..=255 {
            while !bench.step(In { data, valid: true }).ready {}
            taken.push(bench.lockstep.cycle());
        }
        bench.finish();
        assert!(bench.received.iter().copied().eq(0..=255), "at {clock_hz} Hz");
        let frame = 10 * u64::from(clock_hz.div_ceil(BAUD).min((clock_hz + BAUD / 2) / BAUD));
        assert!(taken.windows(2).all(|pair| pair[1] - pair[0] == frame), "at {clock_hz} Hz");
    }
}

#[test]
fn a_byte_that_comes_while_sending_waits() {
    let mut bench = Bench::new(CLOCK_HZ, 0);
    assert!(bench.step(In { data: 0x35, valid: true }).ready);
    for _ in 0..1000 {
        assert!(!bench.step(In { data: 0xff, valid: true }).ready);
    }
    bench.finish();
    assert_eq!(bench.received, [0x35]);
}

#[test]
fn whatever_is_taken_is_sent() {
    let seed = seed(4);
    let mut rng = fastrand::Rng::with_seed(seed);
    for clock_hz in CLOCKS {
        let mut bench = Bench::new(clock_hz, seed);
        // From never idle to mostly idle. The data changes in every cycle, so the transmitter must
        // hold the byte that it takes.
        for rarity in [1, 2, 50, 5000] {
            for _ in 0..500_000 {
                bench.step(In { data: rng.u8(..), valid: rng.u32(..rarity) == 0 });
            }
        }
        bench.finish();
        assert!(bench.taken.len() > 100);
        assert_eq!(bench.received, bench.taken, "at {clock_hz} Hz");
    }
}

#[test]
fn the_manual_shows_these_ports_and_this_waveform() {
    let mut bench = Bench::new(16 * BAUD, 0);
    let mut waveform = Waveform::new();
    let mut bytes = b"1X".iter();
    let mut next = bytes.next();
    for clock in 0..350 {
        let input = In { data: next.copied().unwrap_or_default(), valid: clock >= 8 && next.is_some() };
        let out = bench.step(input);
        if out.ready && input.valid {
            next = bytes.next();
        }
        waveform.push(&input, &out);
    }
    assert_eq!(bench.received, b"1X");
    testbench::manual::check("uart_tx", &waveform).unwrap();
}
