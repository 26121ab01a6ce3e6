//! Bad input on the accelerator's line, in lockstep. The accelerator never hangs, never sends a
//! stray byte, and works again at the next `0`.

mod fresh;

use duo_core::cycle_model::frame_decoder::pause_cycles;
use duo_core::cycle_model::timing::{clocks_per_bit, BAUD};
use duo_core::notation::{decode, Code};
use duo_core::player::Start;
use duo_core::position::Position;
use reference_common::cases::amount;
use testbench::line::Line;
use testbench::lockstep::seed;

const BUDGET_CYCLES: u32 = 3_000;

fn line(seed: u64) -> Line {
    let mut line = fresh::line(*b"ZZ", BUDGET_CYCLES, seed);
    assert_eq!(line.prompt("0"), "1ZZ");
    line
}

/// Checks that the accelerator plays a new game correctly, regardless of earlier input.
fn is_right_again(line: &mut Line) {
    assert_eq!(line.prompt("0"), "1ZZ");
    assert!(!line.outputs().illegal_move && !line.outputs().framing_error);
    let mut position = Position::from_moves("53e0", Start::Five).unwrap();
    let reply = line.prompt("3A53e0");
    position.play(decode(reply.parse::<Code>().unwrap()).unwrap()).unwrap();
}

/// Whether the reply is a valid code.
fn is_code(reply: &str) -> bool {
    reply.parse::<Code>().is_ok_and(|code| decode(code).is_ok())
}

#[test]
fn a_start_that_is_repeated_is_answered_once() {
    let mut line = line(seed(13));
    // The third start ends while the last byte of the answer is on the line.
    assert_eq!(line.prompt("000"), "1ZZ");
    assert_eq!(line.prompt("0"), "1ZZ");
}

#[test]
fn bytes_that_begin_no_frame_are_ignored() {
    let mut line = line(seed(1));
    for byte in (0..=255u8).filter(|byte| !b"02349<>".contains(byte)) {
        line.send(&[byte]);
    }
    line.settle();
    assert_eq!(line.take_received(), b"");
    is_right_again(&mut line);
}

#[test]
fn random_garbage_hangs_nothing() {
    let seed = seed(2);
    let (mut line, mut rng) = (line(seed), fastrand::Rng::with_seed(seed));
    for _ in 0..amount(8, 30) {
        for _ in 0..rng.usize(1..60) {
            line.send(&[rng.u8(..)]);
        }
        line.settle();
        line.take_received();
        // A referee repeats the start until it gets an answer. Four zeros at most close the frame
        // that the garbage left open.
        assert!((0..4).any(|_| line.prompt("0").ends_with("1ZZ")), "four starts without an answer");
        is_right_again(&mut line);
    }
}

/// The longest pause within a frame, in bits.
fn pause_bits() -> u32 {
    pause_cycles(fresh::SLOW_CLOCK_HZ) / u32::from(clocks_per_bit(fresh::SLOW_CLOCK_HZ, BAUD))
}

#[test]
fn a_truncated_frame_is_dropped_after_a_pause() {
    let mut line = line(seed(3));
    for truncated in ["3A", "453e", ">53"] {
        line.send(truncated.as_bytes());
        line.wait_bits(pause_bits() + 2);
        assert_eq!(line.prompt(""), "", "{truncated}");
        is_right_again(&mut line);
    }
}

#[test]
fn a_start_inside_a_frame_starts_afresh() {
    // Where a zero cannot belong to the frame, the match starts at once.
    for truncated in ["2", "3", "3A5", "3A53", "45", "453", "<5", ">53"] {
        let mut line = line(seed(4));
        line.send(truncated.as_bytes());
        is_right_again(&mut line);
    }
    // Where it can, the match starts after a pause, or when another frame begins.
    let mut line = line(seed(4));
    line.send(b"40");
    line.wait_bits(pause_bits() + 40);
    assert_eq!(line.take_received(), b"1ZZ");
    line.send(b"4025");
    line.settle();
    let received = line.take_received();
    assert_eq!(&received[..3], b"1ZZ");
    assert!(received.len() == 7 && is_code(std::str::from_utf8(&received[3..]).unwrap()));
}

#[test]
fn over_long_frames_lead_to_nothing_more() {
    let mut line = line(seed(5));
    assert!(is_code(&line.prompt("25xyzEA")));
    is_right_again(&mut line);
    assert!(is_code(&line.prompt("4a8e0zzz\r\n")));
    is_right_again(&mut line);
}

#[test]
fn an_illegal_move_is_reported_and_answered() {
    // Overlap, unknown piece, off the board, two zeros, unknown coordinate, a capital, a space, and
    // a pass as the first move.
    for illegal in ["53e0", "53z0", "ece0", "00e0", "f3e0", "55E0", "5 e0", "0000"] {
        let mut line = line(seed(6));
        let first = line.prompt("25");
        assert!(is_code(&first));
        let reply = match illegal {
            "53e0" => line.prompt(&format!("4{first}")),
            _ => line.prompt(&format!("4{illegal}")),
        };
        if illegal == "00e0" {
            // Two zeros that do not continue as a pass start a match. The last zero starts it again
            // while the reply is under way, so the accelerator replies once.
            assert_eq!(reply, "1ZZ");
        } else {
            assert!(line.outputs().illegal_move, "{illegal}");
            assert!(is_code(&reply), "{illegal} is answered by {reply}");
        }
        is_right_again(&mut line);
    }
}

#[test]
fn a_start_while_thinking_stops_the_search() {
    let mut line = fresh::line(*b"ZZ", 2_000_000, seed(7));
    for clocks in [1, 50, 3_000, 40_000] {
        assert_eq!(line.prompt("0"), "1ZZ");
        line.send(b"25");
        while !line.outputs().thinking {
            line.step();
        }
        (0..clocks).for_each(|_| line.step());
        assert_eq!(line.prompt("0"), "1ZZ", "after {clocks} clocks of thinking");
        assert!(!line.outputs().thinking);
    }
    // The end of a game also stops the search, without a reply.
    line.send(b"25");
    assert_eq!(line.prompt("9"), "");
}

#[test]
fn a_start_while_replying_cuts_the_reply_short() {
    let mut line = line(seed(8));
    line.send(b"25");
    while line.outputs().tx {
        line.step();
    }
    line.send(b"0");
    line.settle();
    let received = line.take_received();
    assert!(received.len() <= 3 + 3 && received.ends_with(b"1ZZ"), "{}", received.escape_ascii());
    is_right_again(&mut line);
}

#[test]
fn prompts_while_thinking_are_not_answered_twice() {
    let mut line = fresh::line(*b"ZZ", 300_000, seed(9));
    assert_eq!(line.prompt("0"), "1ZZ");
    assert!(is_code(&line.prompt("2525254a8e0")));
}

#[test]
fn framing_errors_are_reported_and_drop_the_frame() {
    let mut line = line(seed(10));
    for good in 0..5 {
        for &byte in &b"4a8e0"[..good] {
            line.sender.send(byte);
        }
        line.sender.send_without_stop(b'x');
        line.sender.hold(true, 12.0);
        line.drain();
        assert!(line.outputs().framing_error);
        assert_eq!(line.prompt(""), "");
        is_right_again(&mut line);
    }
    // A break: the line is low for much longer than a byte.
    line.sender.hold(false, 50.0);
    line.sender.hold(true, 12.0);
    line.drain();
    assert!(line.outputs().framing_error);
    is_right_again(&mut line);
}

#[test]
fn a_start_in_mid_game_begins_a_new_one() {
    let mut line = line(seed(11));
    for _ in 0..3 {
        assert!(is_code(&line.prompt("25")));
        assert!(is_code(&line.prompt("4aae0")));
        is_right_again(&mut line);
    }
}

#[test]
fn the_reset_button_returns_to_the_beginning_in_silence() {
    let mut line = line(seed(12));
    for clocks in [0, 4_000, 20_000, 60_000] {
        line.send(b"25");
        (0..clocks).for_each(|_| line.step());
        line.reset();
        line.settle();
        line.take_received();
        is_right_again(&mut line);
    }
}
