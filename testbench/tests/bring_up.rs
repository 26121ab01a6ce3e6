//! The bring-up design in lockstep with its model, and its answers on the serial line.

use duo_core::cycle_model::bring_up::{BringUp, In, Out};
use duo_core::cycle_model::timing::{BAUD, CLOCK_HZ};
use testbench::lockstep::{seed, Lockstep};
use testbench::serial_line::{Receiver, Sender};
use testbench::verilator::Design;
use testbench::waveform::Waveform;

/// The slowest clock allowed: it has the fewest cycles in a bit.
const QUICK_HZ: u32 = 16 * BAUD;

const TEAM: u16 = u16::from_be_bytes(*b"XY");

/// Model and design in lockstep, with a sender and a receiver on the line.
struct Bench {
    lockstep: Lockstep<BringUp>,
    sender: Sender,
    receiver: Receiver,
    received: Vec<u8>,
    last: Out,
}

impl Bench {
    fn new(clock_hz: u32) -> Bench {
        let block = || hdl::bring_up::BringUp::new(clock_hz, BAUD);
        let design = Design::build("bring_up", &hdl::emit::verilog("bring_up", block)).unwrap();
        let bit = f64::from(clock_hz) / f64::from(BAUD);
        Bench {
            lockstep: Lockstep::new(&design, BringUp::new(clock_hz, BAUD)),
            sender: Sender::new(bit),
            receiver: Receiver::new(bit),
            received: Vec::new(),
            last: Out::default(),
        }
    }

    fn step(&mut self, reset: bool) -> (In, Out) {
        let input = In { reset, rx: self.sender.level(), team: TEAM };
        self.last = self.lockstep.step(input).unwrap();
        self.received.extend(self.receiver.step(self.last.tx).unwrap());
        (input, self.last)
    }

    /// Sends these bytes without a gap, and waits for the time of `characters` more. Returns all
    /// bytes that came back.
    fn answer(&mut self, bytes: &[u8], characters: usize) -> Vec<u8> {
        bytes.iter().for_each(|&byte| self.sender.send(byte));
        while !self.sender.is_done() {
            self.step(false);
        }
        self.sender.hold(true, 12.0 * characters as f64);
        while !self.sender.is_done() {
            self.step(false);
        }
        std::mem::take(&mut self.received)
    }
}

#[test]
fn zero_is_answered_with_the_team_and_every_other_byte_with_itself() {
    let others: Vec<u8> = (0..=u8::MAX).filter(|&byte| byte != b'0').collect();
    for (clock_hz, others) in [(QUICK_HZ, &others[..]), (CLOCK_HZ, b"ab\0\xff")] {
        let mut bench = Bench::new(clock_hz);
        assert_eq!(bench.answer(b"0", 3), b"1XY");
        assert_eq!(bench.answer(others, 2), others, "at {clock_hz} Hz, without a gap");
        assert_eq!(bench.answer(b"0", 3), b"1XY");
    }
}

#[test]
fn byte_that_finds_another_waiting_replaces_it() {
    let mut bench = Bench::new(QUICK_HZ);
    assert_eq!(bench.answer(b"0abc", 4), b"1XYc", "`a` and `b` came while `X` and `Y` were sent");
}

#[test]
fn reset_forgets_what_waits_and_the_broken_byte() {
    let mut bench = Bench::new(QUICK_HZ);
    bench.sender.send_without_stop(b'x');
    assert!(bench.answer(b"", 2).is_empty(), "a byte without a stop bit is dropped");
    assert!(bench.last.framing_error);
    assert_eq!(bench.answer(b"a", 2), b"a");
    assert!(bench.last.framing_error, "it is remembered");
    bench.sender.send(b'0');
    while bench.last.tx {
        bench.step(false);
    }
    bench.step(true);
    bench.step(false);
    assert!(!bench.last.framing_error);
    assert_eq!(bench.answer(b"", 4), b"1", "the byte being sent is completed, and no other begins");
}

#[test]
fn random_levels_and_resets_keep_step() {
    let seed = seed(5);
    let mut rng = fastrand::Rng::with_seed(seed);
    let design =
        Design::build("bring_up", &hdl::emit::verilog("bring_up", || hdl::bring_up::BringUp::new(QUICK_HZ, BAUD)))
            .unwrap();
    let mut lockstep = Lockstep::new(&design, BringUp::new(QUICK_HZ, BAUD)).with_seed(seed);
    let (mut rx, mut falls) = (true, 0);
    let mut tx = true;
    for _ in 0..200_000 {
        rx ^= rng.u8(..16) == 0;
        let out = lockstep.step(In { reset: rng.u16(..500) == 0, rx, team: rng.u16(..) }).unwrap();
        falls += u32::from(tx && !out.tx);
        tx = out.tx;
    }
    assert!(falls > 1_000, "{falls} falling edges");
}

#[test]
fn manual_shows_these_ports_and_this_waveform() {
    let mut bench = Bench::new(QUICK_HZ);
    let mut waveform = Waveform::new();
    bench.sender.hold(true, 1.0);
    bench.sender.send(b'0');
    for _ in 0..500 {
        let (input, out) = bench.step(false);
        waveform.push(&input, &out);
    }
    testbench::manual::check("bring_up", &waveform).unwrap();
}
