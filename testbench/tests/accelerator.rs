//! The whole accelerator in lockstep with its model, over its serial pins: the example of the
//! requirements, and whole games.

mod fresh;

use duo_core::best_first::BestFirst;
use duo_core::cells::Cells;
use duo_core::configuration::Configuration;
use duo_core::cycle_model::accelerator::{Accelerator, In};
use duo_core::cycle_model::timing::{clocks_per_bit, BAUD, CLOCK_HZ};
use duo_core::model::FastModel;
use duo_core::moves::legal_placements;
use duo_core::notation::{decode, encode, Code};
use duo_core::perspective::Perspective;
use duo_core::placement::Move;
use duo_core::player::{Player, Start};
use duo_core::position::Position;
use duo_core::search::techniques::Techniques;
use duo_core::search::{SearchResult, MAX_DEPTH};
use reference_common::cases::{amount, share};
use testbench::line::Line;
use testbench::lockstep::{seed, Lockstep};
use testbench::serial_line::Sender;
use testbench::waveform::Waveform;

/// The board of the requirements' worked example.
const EXAMPLE: [&str; 14] = [
    "1111.122......",
    "1...1...2.....",
    "....1...2.....",
    "....1...2.....",
    "....1...2.....",
    "........2.....",
    ".........2....",
    ".........2....",
    ".........2....",
    ".........2....",
    "..............",
    "..............",
    "..............",
    "..............",
];

fn stones(board: &[&str; 14], stone: char) -> Cells {
    let cells =
        board.iter().enumerate().flat_map(|(y, row)| row.chars().enumerate().map(move |(x, cell)| (x, y, cell)));
    cells.filter(|&(_, _, cell)| cell == stone).map(|(x, y, _)| (x, y)).collect()
}

fn code(text: &str) -> Move {
    decode(text.parse::<Code>().unwrap()).unwrap()
}

#[test]
fn the_worked_example_as_the_first_team() {
    let mut line = fresh::line_at(CLOCK_HZ, Configuration::default(), *b"AA", 2_000, seed(1));
    assert_eq!(line.prompt("0"), "1AA");
    for set_up in [">53e0", "<a8e0", ">21k7", "<94j0", ">61a0"] {
        assert_eq!(line.prompt(set_up), "", "set-up frames are not answered");
    }
    let reply = line.prompt("471b3");
    assert!(!line.outputs().illegal_move, "the example is legal");
    let mut position = Position::from_moves("53e0 a8e0 21k7 94j0 61a0 71b3", Start::Five).unwrap();
    position.play(code(&reply)).unwrap();
    assert_eq!(line.model().game().other, stones(&EXAMPLE, '2'));
    assert_eq!(line.model().game().own, position.stones(Player::First));
    assert_eq!(line.prompt("9"), "");
}

#[test]
fn the_worked_example_as_the_second_team() {
    let mut line = fresh::line(*b"BB", 2_000, seed(1));
    assert_eq!(line.prompt("0"), "1BB");
    for set_up in ["<53e0", ">a8e0", "<21k7", ">94j0", "<61a0", ">71b3"] {
        assert_eq!(line.prompt(set_up), "", "set-up frames are not answered");
    }
    assert!(!line.outputs().illegal_move, "the example is legal");
    assert_eq!(line.model().game().own, stones(&EXAMPLE, '2'));
    assert_eq!(line.model().game().other, stones(&EXAMPLE, '1'));
}

#[test]
fn a_start_empties_the_board_for_a_game_that_is_set_up() {
    let mut line = fresh::line(*b"BB", 2_000, seed(1));
    for (first, second) in [(">53e0", "<a8e0"), ("<53e0", ">a8e0")] {
        assert_eq!(line.prompt("0"), "1BB");
        assert!(line.model().game().own.is_empty() && line.model().game().other.is_empty());
        assert_eq!(line.prompt(first), "");
        assert_eq!(line.prompt(second), "");
        assert!(!line.outputs().illegal_move, "{first} {second}");
    }
}

#[test]
fn the_examples_prompts_are_answered_legally() {
    let mut line = fresh::line(*b"BB", 2_000, seed(1));
    assert_eq!(line.prompt("0"), "1BB");
    let reply = line.prompt("3A53e0");
    let mut position = Position::from_moves("53e0", Start::Five).unwrap();
    position.play(code(&reply)).unwrap();
    assert_eq!(line.prompt("9"), "");

    assert_eq!(line.prompt("0"), "1BB");
    let reply = line.prompt("25");
    Position::new(Start::Five).play(code(&reply)).unwrap();
}

/// Plays a game against a random opponent. Every reply must be legal and must match the fast model,
/// including its cycle count.
fn game(line: &mut Line, start: Start, accelerator: Player, budget_cycles: u32, rng: &mut fastrand::Rng) -> Position {
    game_of(fast_model(Techniques::default()), line, start, accelerator, budget_cycles, rng)
}

/// A search by the fast model with these techniques, at the beginning of a game.
fn fast_model(techniques: Techniques) -> impl FnMut(&Perspective, u64) -> SearchResult {
    let mut model = FastModel::new(techniques);
    move |root, budget_cycles| model.search(root, budget_cycles, MAX_DEPTH)
}

/// Like [`game`], with this model of the accelerator's search.
fn game_of(
    mut search: impl FnMut(&Perspective, u64) -> SearchResult,
    line: &mut Line,
    start: Start,
    accelerator: Player,
    budget_cycles: u32,
    rng: &mut fastrand::Rng,
) -> Position {
    assert_eq!(line.prompt("0"), "1XY");
    let mut position = Position::new(start);
    let mut waited_at: Option<Perspective> = None;
    let mut opponents_last = None;
    while !position.is_over() {
        if position.to_move() == accelerator {
            let cell = char::from(position.start(accelerator).digit());
            let prompt = match (position.ply(), opponents_last) {
                (0, _) => format!("2{cell}"),
                (1, Some(last)) => format!("3{cell}{last}"),
                (_, Some(last)) => format!("4{last}"),
                (_, None) => unreachable!("the opponent has moved"),
            };
            let reply = line.prompt(&prompt);
            if let Some(behind_our_move) = waited_at {
                // The search checks its budget only on entering a node, here in its last cycle. A
                // budget of one cycle less gives the model the same end.
                let ended = line.before_answer().unwrap();
                let found = search(&behind_our_move, ended.cycles - 1);
                assert_eq!(
                    (ended.nodes, ended.cycles),
                    (found.nodes, found.cycles),
                    "behind the move before {position}"
                );
            }
            let expected = search(&Perspective::from(&position), u64::from(budget_cycles));
            assert_eq!(reply, encode(expected.best).to_string(), "{position}");
            let counters = line.take_counters().unwrap();
            assert_eq!((counters.nodes, counters.cycles), (expected.nodes, expected.cycles), "{position}");
            assert_eq!((counters.score, counters.depth), (expected.score, expected.depth), "{position}");
            position.play(code(&reply)).unwrap();
            waited_at = line.ponders().then(|| Perspective::from(&position));
        } else {
            let placements = legal_placements(&position);
            let played = match placements.len() {
                0 => Move::Pass,
                count => Move::Place(placements[rng.usize(..count)]),
            };
            position.play(played).unwrap();
            opponents_last = Some(encode(played));
        }
        assert!(!line.outputs().illegal_move, "{position}");
    }
    assert_eq!(line.prompt("9"), "");
    position
}

#[test]
fn whole_games_from_both_sides_and_both_start_cells() {
    let (seed, budget_cycles) = (seed(2), amount(30_000, 180_000));
    let (mut line, mut rng) = (fresh::line(*b"XY", budget_cycles, seed), fastrand::Rng::with_seed(seed));
    let games = [
        (Start::Five, Player::First),
        (Start::Five, Player::Second),
        (Start::Ten, Player::First),
        (Start::Ten, Player::Second),
    ];
    // Each side and each cell once, or all four games.
    for (start, accelerator) in share(games.into_iter(), 3) {
        let end = game(&mut line, start, accelerator, budget_cycles, &mut rng);
        assert!(end.score(accelerator) > end.score(accelerator.other()), "a random player is beaten: {end}");
    }
    let least = amount(25, 50) * u64::from(budget_cycles);
    assert!(line.cycle() > least, "{} cycles in lockstep", line.cycle());
}

#[test]
fn what_it_thinks_while_the_other_side_thinks_is_the_fast_models_too() {
    let (seed, budget_cycles) = (seed(5), amount(20_000, 60_000));
    let (mut line, mut rng) = (fresh::line(*b"XY", budget_cycles, seed), fastrand::Rng::with_seed(seed));
    line.set_ponder(true);
    for accelerator in [Player::First, Player::Second] {
        let end = game(&mut line, Start::Ten, accelerator, budget_cycles, &mut rng);
        assert!(end.score(accelerator) > end.score(accelerator.other()), "a random player is beaten: {end}");
    }
}

/// The budget is far from spent when the prompt arrives, so only `hurry` ends the search behind the
/// accelerator's own move.
#[test]
fn a_prompt_that_comes_at_once_is_answered_in_time_whatever_it_thinks_about() {
    /// Cycles to finish two nodes, one while pondering and the last one of the search, and for
    /// everything outside the search.
    const NODES: u64 = 2 * 14_000 + 1_000;
    let (seed, budget_cycles) = (seed(6), amount(150_000, 1_000_000));
    let mut line = fresh::line(*b"XY", budget_cycles, seed);
    line.set_ponder(true);
    assert_eq!(line.prompt("0"), "1XY");
    let mut position = Position::new(Start::Five);
    let mut prompt = "25".to_owned();
    for _ in 0..2 {
        line.send(prompt.as_bytes());
        let sent_at = line.cycle();
        let limit = u64::from(budget_cycles) + NODES;
        while line.take_counters().is_none() {
            line.step();
            assert!(line.cycle() - sent_at <= limit, "no answer after {limit} cycles: {position}");
        }
        line.settle();
        let reply = String::from_utf8(line.take_received()).unwrap();
        position.play(code(&reply)).unwrap();
        let other = Move::Place(legal_placements(&position)[0]);
        position.play(other).unwrap();
        prompt = format!("4{}", encode(other));
    }
}

#[test]
fn a_whole_game_of_the_small_configuration() {
    let (seed, budget_cycles) = (seed(4), amount(8_000, 20_000));
    let mut line = fresh::line_at(fresh::SLOW_CLOCK_HZ, Configuration::SMALL, *b"XY", budget_cycles, seed);
    let mut rng = fastrand::Rng::with_seed(seed);
    let techniques = Techniques { features: false, ..Techniques::ALONE };
    let end = game_of(fast_model(techniques), &mut line, Start::Five, Player::First, budget_cycles, &mut rng);
    assert!(end.ply() > 20, "{end}");
}

#[test]
fn a_whole_game_of_one_engine() {
    let (seed, budget_cycles) = (seed(5), amount(8_000, 20_000));
    let mut line = fresh::line_at(fresh::SLOW_CLOCK_HZ, Configuration::ALONE, *b"XY", budget_cycles, seed);
    let mut rng = fastrand::Rng::with_seed(seed);
    let end = game_of(fast_model(Techniques::ALONE), &mut line, Start::Ten, Player::Second, budget_cycles, &mut rng);
    assert!(end.ply() > 20, "{end}");
}

#[test]
fn a_whole_game_over_a_tree_and_some_moves_while_the_other_side_thinks() {
    let (seed, budget_cycles) = (seed(8), amount(20_000, 60_000));
    let mut line = fresh::line_at(fresh::SLOW_CLOCK_HZ, Configuration::TREE, *b"XY", budget_cycles, seed);
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut tree = BestFirst::new(Techniques::ALL);
    let search = |root: &Perspective, budget_cycles| tree.search(root, budget_cycles);
    let end = game_of(search, &mut line, Start::Five, Player::Second, budget_cycles, &mut rng);
    assert!(end.score(Player::Second) > end.score(Player::First), "a random player is beaten: {end}");

    // A prompt aborts the tree search behind the accelerator's own move. Lockstep with the cycle
    // model checks how far that search got.
    line.set_ponder(true);
    assert_eq!(line.prompt("0"), "1XY");
    let mut position = Position::new(Start::Five);
    let mut prompt = "25".to_owned();
    for _ in 0..4 {
        position.play(code(&line.prompt(&prompt))).unwrap();
        line.wait_bits(rng.u32(1..60));
        let placements = legal_placements(&position);
        let mut other = Move::Place(placements[rng.usize(..placements.len())]);
        if rng.u32(..3) > 0 {
            // The other side does what it is expected to do, so that the tree is kept.
            other = BestFirst::new(Techniques::ALL).search(&Perspective::from(&position), 20_000).best;
        }
        position.play(other).unwrap();
        prompt = format!("4{}", encode(other));
    }
    // The expected move, but with a character that is not a rotation. It has the bits of the digit,
    // so only its being illegal keeps the tree from following it.
    position.play(code(&line.prompt(&prompt))).unwrap();
    line.wait_bits(60);
    let expected = BestFirst::new(Techniques::ALL).search(&Perspective::from(&position), 20_000).best;
    let expected = encode(expected).to_string();
    let (place, digit) = expected.split_at(3);
    let letter = char::from(digit.as_bytes()[0] - b'0' + b'h');
    line.prompt(&format!("4{place}{letter}"));
}

#[test]
fn back_to_back_games_with_the_smallest_budget() {
    let seed = seed(3);
    let (mut line, mut rng) = (fresh::line(*b"XY", 0, seed), fastrand::Rng::with_seed(seed));
    for game_number in 0..2 {
        let accelerator = [Player::First, Player::Second][game_number % 2];
        game(&mut line, Start::Five, accelerator, 0, &mut rng);
    }
}

/// The first move fills the table. After it, nearly every store evicts an entry.
#[test]
#[ignore = "steps some hundred million clocks of hardware and model"]
fn a_long_soak_keeps_step() {
    let (seed, budget_cycles) = (seed(7), 5_000_000);
    let (mut line, mut rng) = (fresh::line(*b"XY", budget_cycles, seed), fastrand::Rng::with_seed(seed));
    game(&mut line, Start::Five, Player::First, budget_cycles, &mut rng);
    assert!(line.cycle() > 50_000_000, "{} cycles in lockstep", line.cycle());
    println!("{} cycles in lockstep", line.cycle());
}

#[test]
fn the_manual_shows_these_ports_and_this_waveform() {
    let bit = clocks_per_bit(CLOCK_HZ, BAUD);
    let mut bench = Lockstep::new(&fresh::design(CLOCK_HZ, Configuration::default()), Accelerator::default());
    let mut waveform = Waveform::new();
    let mut sender = Sender::new(f64::from(bit));
    sender.hold(true, 2.0);
    sender.send(b'0');
    sender.hold(true, 32.0);
    b"25".iter().for_each(|&byte| sender.send(byte));
    // One column for each half bit, sampled in its middle. A pulse of `answered` shows in the
    // column in which it came.
    for _ in 0..260 {
        let (mut column, mut answered) = (None, false);
        for clock in 0..bit / 2 {
            let input = In {
                rx: sender.level(),
                team: u16::from_be_bytes(*b"ZZ"),
                budget_cycles: 5_000,
                reset: false,
                ponder: true,
            };
            let out = bench.step(input).unwrap();
            answered |= out.answered;
            if clock == bit / 4 {
                column = Some((input, out));
            }
        }
        let (input, mut out) = column.expect("half a bit has a middle");
        out.answered = answered;
        waveform.push(&input, &out);
    }
    testbench::manual::check("accelerator", &waveform).unwrap();
}
