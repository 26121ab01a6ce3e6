//! Faults on the accelerator's line, in lockstep: drifting clocks, glitches, bit errors, missing
//! and additional bytes, breaks and stalls.
//!
//! The accelerator never hangs, never sends a stray byte, never plays an illegal move, and never
//! loses a game without a reason. It works again at the next `0`.

mod fresh;

use std::time::{Duration, Instant};

use duo_core::configuration::Configuration;
use duo_core::cycle_model::timing::{BAUD, CLOCK_HZ};
use testbench::faulty_line::contest::{Contest, FarEnd, Said};
use testbench::faulty_line::ear::{sender, Ear, Receiver};
use testbench::faulty_line::explanation::Tally;
use testbench::faulty_line::fault::Fault;
use testbench::faulty_line::view::Wanted;
use testbench::line::Line;
use testbench::lockstep::seed;
use testbench::serial_line::Sender;

/// The budget is minimal, because the line takes most of the time.
const BUDGET_CYCLES: u32 = 1_000;

const TEAM: [u8; 2] = *b"ZZ";

/// Default time limit for the thousand games, in minutes.
const MINUTES: &str = "30";

struct Board(Line);

impl FarEnd for Board {
    fn ear(&self) -> Ear {
        Ear::new(self.0.clock_hz(), Receiver::Reports)
    }

    fn answer(&mut self, said: &Said, _wanted: &[Wanted]) -> Vec<u8> {
        self.0.sender = sender(self.0.clock_hz(), said.levels);
        self.0.drain();
        self.0.settle();
        self.0.take_received()
    }
}

fn contest(clock_hz: u32, seed: u64) -> Contest<Board> {
    let line = fresh::line_at(clock_hz, Configuration::default(), TEAM, BUDGET_CYCLES, seed);
    Contest::new(Board(line), TEAM)
}

#[test]
fn game_survives_each_fault() {
    let seed = seed(1);
    let mut contest = contest(fresh::SLOW_CLOCK_HZ, seed);
    for (fault, seed) in Fault::ALL.into_iter().zip(seed..) {
        contest.far_end.0.set_context(format!("{fault:?}, seed {seed}"));
        println!("{:?}", contest.game(fault, seed));
    }
}

/// The environment variable `MINUTES` sets another time limit, for example `MINUTES=5`.
#[test]
#[ignore = "takes half an hour"]
fn as_many_games_as_half_an_hour_gives() {
    let minutes: u64 = std::env::var("MINUTES").unwrap_or(MINUTES.to_owned()).parse().expect("a number of minutes");
    let (begun, seed, mut tally) = (Instant::now(), seed(1_000), Tally::default());
    let mut contest = contest(CLOCK_HZ, seed);
    for (fault, seed) in Fault::ALL.into_iter().cycle().zip(seed..) {
        if begun.elapsed() > Duration::from_secs(60 * minutes) || tally.games() == 1_000 {
            break;
        }
        contest.far_end.0.set_context(format!("{fault:?}, seed {seed}"));
        tally.add(&contest.game(fault, seed));
    }
    println!("{tally}, {} million clocks in lockstep", contest.far_end.0.cycle() / 1_000_000);
}

/// From now on, the host's bits are `times` as long as they should be.
fn stretch(line: &mut Line, times: f64) {
    line.sender = Sender::new(times * f64::from(line.clock_hz()) / f64::from(BAUD));
}

/// A frame of each length, without a pause, and the length of its reply.
const FRAMES: [(&str, usize); 4] = [("0", 3), ("3A53e0", 4), ("0", 3), ("25", 4)];

#[test]
fn a_host_whose_clock_is_off_by_two_percent_is_understood() {
    for times in [0.98, 1.02] {
        // The slow clock has too few cycles in a bit for this.
        let mut line = fresh::line_at(CLOCK_HZ, Configuration::default(), TEAM, BUDGET_CYCLES, seed(2));
        stretch(&mut line, times);
        for (frame, length) in FRAMES {
            assert_eq!(line.prompt(frame).len(), length, "{frame}, bits {times} times as long");
            assert!(!line.outputs().framing_error && !line.outputs().illegal_move, "bits {times} times as long");
        }
    }
}

#[test]
fn a_host_whose_clock_is_too_far_off_is_understood_when_it_is_right_again() {
    for times in [0.87, 1.13] {
        let mut line = fresh::line(TEAM, BUDGET_CYCLES, seed(3));
        assert_eq!(line.prompt("0"), "1ZZ");
        stretch(&mut line, times);
        let mut had_framing_error = false;
        // Bytes that are misread with longer or with shorter bits.
        for bytes in [&b"\x00\x00\x00\x00"[..], b"UUUU", b"\xff\xff", b"4\x804\x804\x80"] {
            bytes.iter().for_each(|&byte| line.sender.send(byte));
            while !line.sender.is_done() {
                line.step();
                had_framing_error |= line.outputs().framing_error;
            }
        }
        line.settle();
        line.take_received();
        assert!(had_framing_error, "bits {times} times as long are no framing error");
        stretch(&mut line, 1.0);
        // Four zeros at most close the frame that the disturbance began.
        assert!((0..4).any(|_| line.prompt("0") == "1ZZ"), "bits {times} times as long");
        assert_eq!(line.prompt("0"), "1ZZ");
        assert!(!line.outputs().framing_error);
        assert_eq!(line.prompt("25").len(), 4);
    }
}

#[test]
fn glitches_are_not_heard_in_frames_nor_between_them() {
    let seed = seed(4);
    let (mut line, mut rng) = (fresh::line(TEAM, BUDGET_CYCLES, seed), fastrand::Rng::with_seed(seed));
    for (frame, length) in FRAMES {
        line.sender = sender(line.clock_hz(), &Fault::Glitches.levels(frame.as_bytes(), &mut rng));
        assert_eq!(line.prompt("").len(), length, "{frame}");
    }
    for _ in 0..60 {
        line.sender.hold(false, 0.01 + 0.23 * rng.f64());
        line.sender.hold(true, 1.0 + 2.0 * rng.f64());
    }
    assert_eq!(line.prompt(""), "");
    assert!(!line.outputs().framing_error && !line.outputs().illegal_move);
}
