//! Faults on the line to `player`: no hang, no stray byte, no illegal move, no game lost without a reason, and right again at
//! the next `0`.

use std::thread::sleep;
use std::time::Duration;

use testbench::faulty_line::contest::{Contest, FarEnd, Said};
use testbench::faulty_line::ear::{Ear, Receiver};
use testbench::faulty_line::explanation::Tally;
use testbench::faulty_line::fault::Fault;
use testbench::faulty_line::view::Wanted;

use crate::serial_player::Line;

/// The clock of a serial port: quick to follow, and fine enough for glitches.
const RECEIVER_HZ: u32 = 64 * 115_200;

/// A pause that is longer than one within a frame may be, however busy the machine is.
const LONG_PAUSE: Duration = Duration::from_millis(250);

/// Longer pauses, in seconds, end a frame.
const LONGEST_PAUSE: f64 = 0.05;

/// When no more bytes come of answers that may have been cut short.
const QUIET: Duration = Duration::from_millis(300);

/// `player` on a pseudo terminal, and before it the serial port of a computer.
struct Program(Line);

impl FarEnd for Program {
    fn ear(&self) -> Ear {
        Ear::new(RECEIVER_HZ, Receiver::PassesZero)
    }

    fn answer(&mut self, said: &Said, wanted: &[Wanted]) -> Vec<u8> {
        // Bytes without a pause between them go out at once, lest a busy machine makes one.
        let mut bytes = Vec::new();
        for &(byte, gap) in &said.bytes {
            if gap > LONGEST_PAUSE {
                self.0.referee.send(&std::mem::take(&mut bytes));
                sleep(LONG_PAUSE);
            }
            bytes.push(byte);
        }
        self.0.referee.send(&bytes);
        if said.pause {
            sleep(LONG_PAUSE);
        }
        let mut answer = Vec::new();
        for wanted in wanted.iter().filter(|wanted| wanted.is_certain) {
            answer.extend((0..wanted.length()).map(|_| self.0.referee.receive::<1>()[0]));
        }
        if wanted.iter().any(|wanted| !wanted.is_certain) {
            while let Some(byte) = self.0.referee.receive_within(QUIET) {
                answer.push(byte);
            }
        }
        answer
    }
}

/// Plays so many games, one fault after the other.
fn play(games: usize, first_seed: u64) -> Tally {
    let thinking = ["--move-time", "10000", "--budget-cycles", "3000"];
    let mut contest = Contest::new(Program(Line::with("model", &thinking, |_| {})), *b"X7");
    let mut tally = Tally::default();
    // A pause that must not be too long cannot be promised here; the accelerator has it in simulation.
    let faults = Fault::ALL.into_iter().filter(|&fault| fault != Fault::ShortStall);
    for (fault, seed) in faults.cycle().zip(first_seed..).take(games) {
        println!("{fault:?}, seed {seed}");
        tally.add(&contest.game(fault, seed));
    }
    tally
}

#[test]
fn games_with_each_fault() {
    let tally = play(5 * Fault::ALL.len(), 1);
    println!("{tally}");
    for fault in [Fault::BitError, Fault::DroppedByte, Fault::LongStall] {
        assert!(tally.lost(fault) > 0, "{fault:?} must lose a game now and then");
    }
}

#[test]
#[ignore = "takes minutes"]
fn a_thousand_games() {
    println!("{}", play(1_000, 1_000));
}
