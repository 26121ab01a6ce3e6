//! The receiver in lockstep with its model, and compared with the bytes that were sent.

use std::ops::RangeInclusive;

use duo_core::cycle_model::timing::{clocks_per_bit, BAUD, CLOCK_HZ};
use duo_core::cycle_model::uart_rx::{In, Out, UartRx};
use testbench::lockstep::{seed, Lockstep};
use testbench::serial_line::Sender;
use testbench::verilator::Design;
use testbench::waveform::Waveform;

/// The main board's clock, a slow clock with a rounded bit length, and the slowest clock allowed.
const CLOCKS: [u32; 3] = [CLOCK_HZ, 12_000_000, 16 * BAUD];

/// Model and design in lockstep, with everything that they received.
struct Bench {
    lockstep: Lockstep<UartRx>,
    clocks_per_bit: f64,
    received: Vec<u8>,
    framing_errors: usize,
    last: Out,
}

impl Bench {
    fn new(clock_hz: u32, seed: u64) -> Self {
        let block = || hdl::uart_rx::UartRx::new(clock_hz, BAUD);
        let design = Design::build("uart_rx", &hdl::emit::verilog("uart_rx", block)).unwrap();
        Self {
            lockstep: Lockstep::new(&design, UartRx::new(clock_hz, BAUD)).with_seed(seed),
            clocks_per_bit: f64::from(clock_hz) / f64::from(BAUD),
            received: Vec::new(),
            framing_errors: 0,
            last: Out::default(),
        }
    }

    fn step(&mut self, rx: bool) -> Out {
        let out = self.lockstep.step(In { rx }).unwrap();
        assert!(!(out.valid && out.framing_error), "a byte is good or bad");
        assert!(!(out.valid && self.last.valid), "`valid` lasts one clock");
        assert!(!(out.framing_error && self.last.framing_error));
        self.received.extend(out.valid.then_some(out.data));
        self.framing_errors += usize::from(out.framing_error);
        self.last = out;
        out
    }

    /// Runs until `sender` is done, and then keeps the line idle for a bit.
    fn run(&mut self, mut sender: Sender) {
        while !sender.is_done() {
            self.step(sender.level());
        }
        self.hold(true, self.clocks_per_bit as u32);
    }

    fn hold(&mut self, level: bool, clocks: u32) {
        for _ in 0..clocks {
            self.step(level);
        }
    }

    /// A sender whose bits are `stretch` times as long as they should be.
    fn sender(&self, stretch: f64) -> Sender {
        Sender::new(self.clocks_per_bit * stretch)
    }
}

#[test]
fn every_byte_arrives_without_a_gap_between_them() {
    for clock_hz in CLOCKS {
        let mut bench = Bench::new(clock_hz, 0);
        let mut sender = bench.sender(1.0);
        (0..=255).for_each(|byte| sender.send(byte));
        bench.run(sender);
        assert!(bench.received.iter().copied().eq(0..=255), "at {clock_hz} Hz");
        assert_eq!(bench.framing_errors, 0);
    }
}

#[test]
fn two_percent_of_baud_error_do_no_harm() {
    let seed = seed(2);
    let mut rng = fastrand::Rng::with_seed(seed);
    for clock_hz in CLOCKS {
        for stretch in [0.98, 0.985, 0.995, 1.005, 1.015, 1.02] {
            let mut bench = Bench::new(clock_hz, seed);
            bench.lockstep.set_context(format!("bits {stretch} times as long"));
            let mut sender = bench.sender(stretch);
            let sent: Vec<u8> = (0..200).map(|_| rng.u8(..)).collect();
            for byte in &sent {
                sender.send(*byte);
                if rng.bool() {
                    sender.hold(true, 3.0 * rng.f64());
                }
            }
            bench.run(sender);
            assert_eq!(bench.received, sent, "at {clock_hz} Hz, bits {stretch} times as long");
            assert_eq!(bench.framing_errors, 0);
        }
    }
}

/// Sends bytes with one glitch in every bit, at a random place. A glitch is shorter than a quarter
/// of a bit.
fn receives_through_glitches(clock_hz: u32, stretch: f64, seed: u64) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut bench = Bench::new(clock_hz, seed);
    let longest = (clocks_per_bit(clock_hz, BAUD) - 1) / 4;
    for _ in 0..200 {
        let byte = rng.u8(..);
        let mut sender = bench.sender(stretch);
        sender.send(byte);
        let (before, errors) = (bench.received.len(), bench.framing_errors);
        for number in 0..10 {
            let edge = |number: u16| (f64::from(number) * bench.clocks_per_bit * stretch).ceil() as u16;
            let bit = edge(number + 1) - edge(number);
            let length = rng.u16(1..=longest);
            // A glitch ends within its bit, because two adjacent glitches would make a longer one.
            // If the sender's clock is off, the glitch must not hide the falling edge, which it
            // would delay by its length.
            let earliest = u16::from(number == 0 && stretch != 1.0);
            let start = rng.u16(earliest..bit - length);
            for clock in 0..bit {
                let glitch = (start..start + length).contains(&clock);
                bench.step(sender.level() != glitch);
            }
        }
        // Another glitch, which is over well before the next frame.
        bench.run(sender);
        bench.hold(false, u32::from(rng.u16(1..=longest)));
        bench.hold(true, 2 * u32::from(longest) * 4);
        assert_eq!(bench.received[before..], [byte], "at {clock_hz} Hz, bits {stretch} times as long");
        assert_eq!(bench.framing_errors, errors);
    }
}

#[test]
fn glitches_shorter_than_a_quarter_bit_do_no_harm() {
    for (offset, clock_hz) in (0..).zip(CLOCKS) {
        for stretch in [0.98, 1.0, 1.02] {
            receives_through_glitches(clock_hz, stretch, seed(3) + offset);
        }
    }
}

#[test]
fn a_low_stop_bit_drops_the_byte_and_nothing_else() {
    let mut bench = Bench::new(CLOCK_HZ, 0);
    let mut sender = bench.sender(1.0);
    for byte in [0x00, 0x55, 0xff, 0x80] {
        sender.send(byte ^ 0x3c);
        sender.send_without_stop(byte);
        sender.hold(true, 1.0);
    }
    bench.run(sender);
    assert_eq!(bench.received, [0x3c, 0x69, 0xc3, 0xbc]);
    assert_eq!(bench.framing_errors, 4);
}

#[test]
fn a_break_is_one_framing_error_however_long() {
    for bits in [10.0, 11.5, 100.0] {
        let mut bench = Bench::new(CLOCK_HZ, 0);
        let mut sender = bench.sender(1.0);
        sender.hold(false, bits);
        sender.hold(true, 0.25);
        sender.send(0x34);
        bench.run(sender);
        assert_eq!((&bench.received[..], bench.framing_errors), (&[0x34][..], 1));
    }
}

#[test]
fn a_line_that_is_low_from_the_first_clock_on_is_a_break() {
    let mut bench = Bench::new(CLOCK_HZ, 0);
    bench.hold(false, 20_000);
    assert_eq!((bench.received.len(), bench.framing_errors), (0, 1));
}

#[test]
fn an_idle_line_gives_nothing() {
    let mut bench = Bench::new(CLOCK_HZ, 0);
    bench.hold(true, 1_000_000);
    assert_eq!((bench.received.len(), bench.framing_errors), (0, 0));
}

/// Drives levels that a sender never sends. `bits` is the range of the run lengths, in bits.
fn follows_noise(clock_hz: u32, seed: u64, clocks: u32, bits: RangeInclusive<f64>) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut bench = Bench::new(clock_hz, seed);
    let mut level = true;
    while bench.lockstep.cycle() < u64::from(clocks) {
        let bits = bits.start() + rng.f64() * (bits.end() - bits.start());
        let run = (bits * bench.clocks_per_bit) as u32;
        bench.hold(level, run + 1);
        level = !level;
    }
    assert!(bench.received.len() + bench.framing_errors > 0, "noise is taken for bytes now and then");
}

#[test]
fn noise_of_every_grain() {
    for (offset, clock_hz) in (0..).zip(CLOCKS) {
        let seed = seed(5) + offset;
        follows_noise(clock_hz, seed, 1_000_000, 0.0..=0.4);
        follows_noise(clock_hz, seed, 1_000_000, 0.2..=1.5);
        follows_noise(clock_hz, seed, 2_000_000, 0.0..=12.0);
    }
}

#[test]
fn the_manual_shows_these_ports_and_this_waveform() {
    let mut bench = Bench::new(16 * BAUD, 0);
    let mut waveform = Waveform::new();
    let mut sender = bench.sender(1.0);
    sender.hold(true, 0.5);
    sender.send(b'4');
    sender.hold(true, 0.5);
    while !sender.is_done() {
        let rx = sender.level();
        waveform.push(&In { rx }, &bench.step(rx));
    }
    testbench::manual::check("uart_rx", &waveform).unwrap();
}
