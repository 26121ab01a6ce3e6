//! Faults on the line to `player`. It must not hang, send stray bytes, play an illegal move or lose
//! a game without a reason, and it must play correctly from the next `0` on.

use std::thread::sleep;
use std::time::Duration;

use testbench::faulty_line::contest::{Contest, FarEnd, Said};
use testbench::faulty_line::ear::{Ear, Receiver};
use testbench::faulty_line::explanation::Tally;
use testbench::faulty_line::fault::Fault;
use testbench::faulty_line::view::Wanted;

use crate::serial_player::Line;

/// Clock of the simulated serial port, fast enough to model glitches.
const RECEIVER_HZ: u32 = 64 * 115_200;

/// Longer than the longest pause within a frame, however busy the machine is.
const LONG_PAUSE: Duration = Duration::from_millis(250);

/// Longest pause within a frame, in seconds.
const LONGEST_PAUSE: f64 = 0.05;

/// Quiet time after which the rest of a cut-off answer can no longer arrive.
const QUIET: Duration = Duration::from_millis(300);

/// `player` on a pseudo terminal behind a simulated serial port.
struct Program(Line);

impl FarEnd for Program {
    fn ear(&self) -> Ear {
        Ear::new(RECEIVER_HZ, Receiver::PassesZero)
    }

    fn answer(&mut self, said: &Said, wanted: &[Wanted]) -> Vec<u8> {
        // Bytes without pauses between them go out at once, so that a busy machine does not add
        // pauses.
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

/// Plays this many games, with the faults in turn.
fn play(games: usize, first_seed: u64) -> Tally {
    let thinking = ["--move-time", "10000", "--budget-cycles", "3000"];
    let mut contest = Contest::new(Program(Line::with("model", &thinking, |_| {})), *b"X7");
    let mut tally = Tally::default();
    // `ShortStall` needs an upper bound for a pause, which this machine cannot guarantee; a
    // simulated accelerator is tested with it.
    let faults = Fault::ALL.into_iter().filter(|&fault| fault != Fault::ShortStall);
    for (fault, seed) in faults.cycle().zip(first_seed..).take(games) {
        println!("{fault:?}, seed {seed}");
        tally.add(&contest.game(fault, seed));
    }
    tally
}

#[test]
fn player_survives_each_fault() {
    let tally = play(5 * Fault::ALL.len(), 1);
    println!("{tally}");
    for fault in [Fault::BitError, Fault::DroppedByte, Fault::LongStall] {
        assert!(tally.lost_games(fault) > 0, "{fault:?} must lose a game now and then");
    }
}

#[test]
#[ignore = "takes minutes"]
fn player_survives_a_thousand_games() {
    println!("{}", play(1_000, 1_000));
}
