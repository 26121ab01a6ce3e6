//! The turn control in lockstep with its model, and compared with the rules for each prompt.

use duo_core::cycle_model::frame_decoder as frame;
use duo_core::cycle_model::turn_control::{self as model, In, Out};
use hdl::emit::verilog;
use hdl::turn_control::TurnControl;
use testbench::lockstep::{seed, Lockstep};
use testbench::verilator::Design;
use testbench::waveform::Waveform;

/// A number that is not used by any frame.
const NO_FRAME: u8 = 7;

/// The stages of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Waiting for a prompt.
    Idle,
    /// The board has been cleared for the second move of a game.
    Cleared,
    /// The game state is processing the opponent's move, and an answer must follow.
    OpponentsMove,
    /// The game state is processing a move that sets up a position.
    SetUp,
    /// The search starts as soon as the previous search has ended.
    Launch,
    /// The search is running.
    Thinking,
    /// The answer waits until an earlier reply has been sent.
    Replying,
}
use Stage::*;

/// The state of the turn control, without its two flags.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stand {
    stage: Stage,
    /// A search has begun behind our own move, and no prompt has started a search since.
    pondering: bool,
    /// A search of this game has begun.
    searched: bool,
}

const BEGINNING: Stand = Stand { stage: Idle, pondering: false, searched: false };

fn bench(seed: u64) -> Lockstep<model::TurnControl> {
    let design = Design::build_once("turn_control", (), || verilog("turn_control", TurnControl::default)).unwrap();
    Lockstep::new(&design, model::TurnControl::default()).with_seed(seed)
}

fn frame(kind: u8) -> In {
    In { frame_valid: true, frame_kind: kind, ..QUIET }
}

const QUIET: In = In {
    reset: false,
    frame_valid: false,
    frame_kind: NO_FRAME,
    line_error: false,
    move_done: false,
    move_illegal: false,
    search_done: false,
    search_busy: false,
    ponder: false,
    sending: false,
};

const SILENT: Out = Out {
    clear: false,
    start_known: false,
    play_code: false,
    by_opponent: false,
    start_search: false,
    new_game: false,
    behind_answer: false,
    no_limit: false,
    hurry: false,
    cancel: false,
    send_identifier: false,
    send_move: false,
    idle: false,
    thinking: false,
    illegal_move: false,
    framing_error: false,
};

/// Input sequences that lead from a reset to every state.
fn ways() -> Vec<Vec<In>> {
    let done = In { move_done: true, ..QUIET };
    let first = |more: &[In]| [&[frame(frame::FIRST_MOVE), QUIET, QUIET], more].concat();
    let answered = In { search_done: true, ..QUIET };
    let mut ways = vec![vec![frame(frame::SECOND_MOVE)], first(&[]), first(&[answered])];
    for before in [vec![], first(&[answered, QUIET]), first(&[answered, In { ponder: true, ..QUIET }])] {
        ways.push(before.clone());
        for then in
            [&[frame(frame::NEXT_MOVE)][..], &[frame(frame::YOU_HAVE_PLAYED)], &[frame(frame::NEXT_MOVE), QUIET, done]]
        {
            ways.push([&before[..], then].concat());
        }
    }
    ways
}

/// The commands of a state for an input, and the next state: the rules one by one, in order of
/// priority.
fn expected(stand: Stand, input: &In) -> (Out, Stand) {
    let Stand { stage, pondering, searched } = stand;
    let kind = if input.frame_valid { input.frame_kind } else { NO_FRAME };
    let shown = Out {
        idle: stage == Idle,
        thinking: stage == Thinking,
        new_game: !searched,
        behind_answer: stage == Replying,
        no_limit: pondering && stage == Idle,
        hurry: pondering && stage != Idle,
        ..SILENT
    };
    let opponents = Out { play_code: true, by_opponent: true, ..shown };
    let to = |stage| Stand { stage, ..stand };
    // `by_opponent` has a meaning only together with `play_code`, and is compared only then.
    if input.reset || kind == frame::START {
        return (Out { clear: true, cancel: true, send_identifier: !input.reset, ..shown }, BEGINNING);
    }
    let launches = stage == Launch && !input.search_busy;
    if kind == frame::END {
        let play_code = stage == Cleared;
        let searched = searched || launches;
        return (
            Out { cancel: true, play_code, by_opponent: play_code, ..shown },
            Stand { stage: Idle, pondering: false, searched },
        );
    }
    let cleared = Out { clear: true, start_known: true, ..shown };
    match (stage, kind) {
        (Idle, frame::FIRST_MOVE) => (cleared, Stand { searched: false, ..to(Launch) }),
        (Idle, frame::SECOND_MOVE) => (cleared, Stand { searched: false, ..to(Cleared) }),
        (Idle, frame::NEXT_MOVE) => (opponents, to(OpponentsMove)),
        (Idle, frame::OPPONENT_HAS_PLAYED) => (opponents, to(SetUp)),
        (Idle, frame::YOU_HAVE_PLAYED) => (Out { play_code: true, ..shown }, to(SetUp)),
        (Cleared, _) => (opponents, to(OpponentsMove)),
        (OpponentsMove, _) if input.move_done => (shown, to(Launch)),
        (SetUp, _) if input.move_done => (shown, to(Idle)),
        (Launch, _) if launches => {
            (Out { start_search: true, ..shown }, Stand { stage: Thinking, pondering: false, searched: true })
        }
        (Thinking, _) if input.search_done => (shown, to(Replying)),
        (Replying, _) if !input.sending => (
            Out { send_move: true, start_search: input.ponder, ..shown },
            Stand { stage: Idle, pondering: input.ponder, searched },
        ),
        _ => (shown, stand),
    }
}

/// Compares the outputs. Ignores `by_opponent` without `play_code`.
fn assert_commands(out: Out, expected: Out, context: &str) {
    let comparable = |out: Out| Out { by_opponent: out.by_opponent && out.play_code, ..out };
    assert_eq!(comparable(out), comparable(expected), "{context}");
}

#[test]
fn every_frame_in_every_stand_under_every_input() {
    let mut bench = bench(seed(1));
    let mut stands = Vec::new();
    for way in ways() {
        let stand = way.iter().fold(BEGINNING, |stand, input| expected(stand, input).1);
        stands.push(stand.stage);
        for bits in 0..1u32 << 12 {
            let flag = |index: u32| bits >> index & 1 != 0;
            let input = In {
                frame_kind: (bits & 7) as u8,
                frame_valid: flag(3),
                reset: flag(4),
                line_error: flag(5),
                move_done: flag(6),
                move_illegal: flag(7),
                search_done: flag(8),
                search_busy: flag(9),
                ponder: flag(10),
                sending: flag(11),
            };
            let context = format!("{stand:?}, {input:?}");
            bench.set_context(context.clone());
            bench.step(In { reset: true, ..QUIET }).unwrap();
            for &step in &way {
                bench.step(step).unwrap();
            }
            let (commands, next) = expected(stand, &input);
            assert_commands(bench.step(input).unwrap(), commands, &context);

            // The next cycle shows the next state and the two flags.
            let fresh = input.reset || (input.frame_valid && input.frame_kind == frame::START);
            let moved = matches!(stand.stage, OpponentsMove | SetUp) && input.move_done;
            let shown = Out {
                illegal_move: moved && input.move_illegal && !fresh,
                framing_error: input.line_error && !fresh,
                ..expected(next, &QUIET).0
            };
            assert_commands(bench.step(QUIET).unwrap(), shown, &context);
        }
    }
    for stage in [Idle, Cleared, OpponentsMove, SetUp, Launch, Thinking, Replying] {
        assert!(stands.contains(&stage), "no way leads to {stage:?}");
    }
}

#[test]
fn the_flags_last_as_long_as_they_should() {
    let mut bench = bench(seed(2));
    let illegal = In { move_done: true, move_illegal: true, ..QUIET };
    let legal = In { move_done: true, ..QUIET };
    let mut run = |steps: &[In]| {
        for &step in steps {
            bench.step(step).unwrap();
        }
        let out = bench.step(QUIET).unwrap();
        (out.illegal_move, out.framing_error)
    };
    let error = In { line_error: true, ..QUIET };
    let answer = In { search_done: true, ..QUIET };
    assert_eq!(run(&[error]), (false, true));
    assert_eq!(run(&[frame(frame::SECOND_MOVE), QUIET, QUIET, illegal, QUIET, answer, QUIET]), (true, true));
    // A later legal move does not clear the flag, nor does the end of the game.
    assert_eq!(run(&[frame(frame::NEXT_MOVE), QUIET, legal, QUIET, answer, QUIET]), (true, true));
    assert_eq!(run(&[frame(frame::END)]), (true, true));
    // A new game clears `illegal_move`, and a new match clears both flags.
    assert_eq!(run(&[frame(frame::FIRST_MOVE), QUIET, answer, QUIET]), (false, true));
    assert_eq!(run(&[frame(frame::NEXT_MOVE), QUIET, illegal, QUIET, answer, QUIET]), (true, true));
    assert_eq!(run(&[frame(frame::START)]), (false, false));
}

/// Cycles that the game state takes for a move.
const MOVE_CYCLES: u32 = 6;

/// A search that ends after a random time, and a referee that sends frames in random order.
///
/// On the line, two frames are at least a byte apart, which takes thousands of cycles. Here, the
/// gap is just long enough for a move.
#[test]
fn every_prompt_taken_is_answered_once_or_cancelled() {
    let seed = seed(3);
    let (mut bench, mut rng) = (bench(seed), fastrand::Rng::with_seed(seed));
    let (mut move_cycles, mut frame_cycles) = (0, 0);
    let (mut searching, mut found, mut owed) = (false, false, false);
    let (mut stand, mut answers, mut pondered) = (BEGINNING, 0, 0);
    for _ in 0..2_000_000 {
        let move_done = move_cycles == 1;
        let search_done = searching && rng.u8(..8) == 0;
        let input = In {
            reset: rng.u16(..1000) == 0,
            frame_valid: frame_cycles == 0 && rng.u8(..8) == 0,
            frame_kind: if rng.u8(..4) == 0 { rng.u8(..7) } else { rng.u8(frame::FIRST_MOVE..=frame::NEXT_MOVE) },
            line_error: rng.u16(..500) == 0,
            move_done,
            move_illegal: rng.bool(),
            search_done,
            search_busy: searching,
            ponder: rng.bool(),
            sending: rng.bool(),
        };
        let out = bench.step(input).unwrap();
        let (commands, next) = expected(stand, &input);
        let flags = Out { illegal_move: out.illegal_move, framing_error: out.framing_error, ..commands };
        assert_commands(out, flags, &format!("{stand:?}, {input:?}"));
        stand = next;

        assert!(!out.send_move || (owed && found && !input.sending && !out.cancel), "no answer but to a prompt");
        assert!(!(out.start_search && searching), "one search at a time");
        assert!(!out.play_code || move_cycles == 0, "one move at a time");
        answers += u32::from(out.send_move);
        let prompt = input.frame_valid && (frame::FIRST_MOVE..=frame::NEXT_MOVE).contains(&input.frame_kind);
        pondered += u32::from(out.start_search && out.behind_answer);
        found = ((search_done && out.thinking) || (found && !out.send_move)) && !out.cancel;
        owed = ((out.idle && prompt) || (owed && !out.send_move)) && !out.cancel;
        move_cycles = match out {
            Out { clear: true, .. } => 0,
            Out { play_code: true, .. } => MOVE_CYCLES,
            _ => move_cycles.saturating_sub(1),
        };
        frame_cycles = if input.frame_valid { MOVE_CYCLES + 1 } else { frame_cycles.saturating_sub(1) };
        searching = (out.start_search || (searching && !search_done)) && !out.cancel;
    }
    assert!(pondered > 1_000, "{pondered} searches behind our own move");
    assert!(answers > 10_000, "{answers} answers");
}

#[test]
fn the_manual_shows_these_ports_and_this_waveform() {
    let mut bench = bench(0);
    let mut waveform = Waveform::new();
    for clock in 0..32 {
        let input = match clock {
            1 => frame(frame::START),
            4 => frame(frame::SECOND_MOVE),
            // Five cycles after the command to the game state.
            10 => In { move_done: true, ..QUIET },
            20 => In { search_done: true, sending: true, ..QUIET },
            21..24 => In { sending: true, ..QUIET },
            26 => frame(frame::END),
            _ => QUIET,
        };
        waveform.push(&input, &bench.step(input).unwrap());
    }
    testbench::manual::check("turn_control", &waveform).unwrap();
}
