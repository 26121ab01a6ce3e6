//! The game state in lockstep with its model, and compared with the rules of the reference.

use std::collections::{HashMap, HashSet};

use duo_core::cycle_model::game_state::{self as model, In, Out};
use duo_core::cycle_model::wire::MoveWord;
use duo_core::facts;
use duo_core::illegal::Illegal;
use duo_core::moves::legal_placements;
use duo_core::notation::{coordinate, decode, encode, Code};
use duo_core::placement::{Move, Placement};
use duo_core::player::{Player, Start};
use duo_core::position::Position;
use hdl::emit::verilog;
use hdl::game_state::GameState;
use testbench::lockstep::{seed, Lockstep};
use testbench::verilator::Design;
use testbench::waveform::Waveform;

/// Cycles from a command to `done`.
const CODE_LATENCY: usize = 34;
const PLACEMENT_LATENCY: usize = 33;

/// The form in which a move reaches the game state.
#[derive(Clone, Copy)]
enum Played {
    /// Characters that the decoder has read.
    Code(Code),
    /// Characters that the decoder reports as malformed.
    Malformed,
    /// Our own answer.
    Own(Move),
}

/// Model and design in lockstep, and next to them a position that follows the rules of the
/// reference.
struct Bench {
    lockstep: Lockstep<model::GameState>,
    position: Position,
    /// Our side.
    own: Player,
    /// Number of turns since the last clear, including illegal moves.
    turns: u8,
    last: Out,
}

impl Bench {
    fn new(seed: u64) -> Bench {
        let design = Design::build_once("game_state", (), || verilog("game_state", GameState::default)).unwrap();
        Bench {
            lockstep: Lockstep::new(&design, model::GameState::default()).with_seed(seed),
            position: Position::new(Start::Five),
            own: Player::First,
            turns: 0,
            last: Out::default(),
        }
    }

    fn step(&mut self, input: In) -> Out {
        self.last = self.lockstep.step(input).unwrap();
        self.last
    }

    /// Starts a game in which we are `own` and have the start cell `start`. Without `start_known`,
    /// the first move tells the start cell.
    fn clear(&mut self, own: Player, start: Start, start_known: bool) {
        let first = if own == Player::First { start } else { start.other() };
        self.position = Position::new(first);
        self.own = own;
        self.turns = 0;
        // If the start cell is not known, the game state must ignore `start_at_ten`. The test then
        // sets it to the wrong value.
        let start_at_ten = (start == Start::Ten) == start_known;
        self.step(In { clear: true, start_known, start_at_ten, ..In::default() });
    }

    /// Gives a command and waits for `done`. Returns whether the move was legal.
    fn play(&mut self, played: Played, by_opponent: bool) -> bool {
        self.lockstep.set_context(self.position.to_string());
        let (input, latency) = match played {
            Played::Code(code) => (code_input(code), CODE_LATENCY),
            // The other fields are those of a valid code.
            Played::Malformed => (In { malformed: true, ..code_input("53e0".parse().unwrap()) }, CODE_LATENCY),
            Played::Own(own) => (In { play_own: true, placement: own.into(), ..In::default() }, PLACEMENT_LATENCY),
        };
        assert!(!self.step(In { by_opponent, ..input }).done);
        for _ in 1..latency {
            assert!(!self.step(In::default()).done);
        }
        self.turns += 1;
        assert!(self.step(In::default()).done, "done comes {latency} cycles after the command");
        let legal = !self.last.illegal;
        assert!(!self.step(In::default()).done, "done lasts one cycle");
        legal
    }

    /// Plays a move of the side to move, and compares the result with the reference.
    fn turn(&mut self, played: Played) {
        let meant = match played {
            Played::Code(code) => decode(code).ok(),
            Played::Malformed => None,
            Played::Own(own) => Some(own),
        };
        let by_opponent = self.position.to_move() != self.own;
        let legal = meant.is_some_and(|meant| self.position.check(meant).is_ok());
        assert_eq!(self.play(played, by_opponent), legal, "{meant:?} in {}", self.position);
        if legal {
            self.position.play(meant.unwrap()).unwrap();
        } else {
            // An illegal move also takes its turn.
            self.position.set_to_move(self.position.to_move().other());
        }
        self.compare();
        assert_eq!(self.last.passed, by_opponent && meant == Some(Move::Pass), "{}", self.position);
    }

    /// Checks that the outputs show the reference's position.
    fn compare(&self) {
        let (own, other, out) = (self.own, self.own.other(), &self.last);
        let position = &self.position;
        assert_eq!(out.ply, self.turns & 0x7f, "{position}");
        assert_eq!((out.own, out.other), (position.stones(own), position.stones(other)), "{position}");
        assert_eq!(
            (out.own_left, out.other_left),
            (position.pieces_left(own), position.pieces_left(other)),
            "{position}"
        );
        if !position.all_stones().is_empty() {
            assert_eq!(out.starts_at_ten, position.start(own) == Start::Ten, "{position}");
        }
    }
}

/// The inputs for this code, read character by character.
fn code_input(code: Code) -> In {
    let [x, y, piece, rotation] = code.bytes();
    let index = |character: u8| (0..14).find(|&i| coordinate(i) as u8 == character).unwrap_or(0) as u8;
    In {
        play_code: true,
        pass: code == Code::PASS,
        x: index(x),
        y: index(y),
        piece: piece.wrapping_sub(b'a') & 0x1f,
        rotation: rotation & 7,
        ..In::default()
    }
}

/// All codes, grouped by the move that they name: 26,008 for the placements, and one for the pass.
fn aliases() -> HashMap<Move, Vec<Code>> {
    let mut aliases = HashMap::from([(Move::Pass, vec![Code::PASS])]);
    for code in codes() {
        if let Ok(named) = decode(code) {
            aliases.entry(named).or_insert_with(Vec::new).push(code);
        }
    }
    aliases
}

/// All codes of known characters, including codes that reach over the edge of the board.
fn codes() -> impl Iterator<Item = Code> {
    let coordinates = || (0..14).map(|i| coordinate(i) as u8);
    coordinates().flat_map(move |x| {
        coordinates().flat_map(move |y| {
            (b'a'..=b'u').flat_map(move |piece| (b'0'..=b'7').map(move |rotation| Code::new([x, y, piece, rotation])))
        })
    })
}

#[test]
fn recorded_games_are_followed_from_both_sides_in_any_notation() {
    let seed = seed(1);
    let (mut bench, mut rng) = (Bench::new(seed), fastrand::Rng::with_seed(seed));
    let aliases = aliases();
    assert_eq!(aliases.values().map(Vec::len).sum::<usize>(), 26_009);
    for (number, game) in facts::games().enumerate() {
        for own in Player::BOTH {
            let start = if own == Player::First { Start::Five } else { Start::Ten };
            bench.clear(own, start, number % 2 == 0);
            for played in facts::moves(game.moves) {
                if bench.position.is_over() {
                    break;
                }
                let code = *rng.choice(&aliases[&played]).unwrap();
                // Our own move comes as the answer of the search. When a position is set up, it
                // comes as a code.
                let ours = bench.position.to_move() == own;
                bench.turn(if ours && rng.bool() { Played::Own(played) } else { Played::Code(code) });
            }
        }
    }
}

#[test]
fn every_code_is_decoded_as_the_reference_does() {
    let mut bench = Bench::new(seed(2));
    let mut named = 0;
    for code in codes() {
        // On an empty board, a first piece is legal if it covers a start cell. If it does not, only
        // `illegal` can be compared.
        bench.clear(Player::First, Start::Five, false);
        let legal = bench.play(Played::Code(code), false);
        let Ok(Move::Place(placement)) = decode(code) else {
            assert!(!legal, "{code}");
            continue;
        };
        named += 1;
        let cells = placement.cells();
        assert_eq!(legal, cells.contains(4, 4) || cells.contains(9, 9), "{code}");
        if legal {
            assert_eq!(bench.last.own, cells, "{code}");
            assert_eq!(bench.last.starts_at_ten, cells.contains(9, 9), "{code}");
            assert_eq!(bench.last.own_left.len(), 20, "{code}");
            assert!(!bench.last.own_left.contains(placement.piece()), "{code}");
        }
    }
    assert_eq!(named, 26_008);
}

#[test]
fn any_move_is_legal_or_not_as_in_the_reference() {
    let seed = seed(3);
    let (mut bench, mut rng) = (Bench::new(seed), fastrand::Rng::with_seed(seed));
    let placements: Vec<Placement> = Placement::all().collect();
    let codes: Vec<Code> = codes().collect();
    let mut seen = HashSet::new();
    let mut turns = 0;
    for _ in 0..3_000 {
        let own = if rng.bool() { Player::First } else { Player::Second };
        let start = if rng.bool() { Start::Five } else { Start::Ten };
        bench.clear(own, start, true);
        // The sides need not alternate: each command says whose move it is.
        while !bench.position.is_over() && rng.u8(..60) != 0 {
            let legal = legal_placements(&bench.position);
            let near = |rng: &mut fastrand::Rng| {
                // Next to a legal placement, so that the move often breaks one rule only.
                let at = *rng.choice(&legal)?;
                let x = (i32::from(at.x) + rng.i32(-1..=1)).clamp(0, 13) as u8;
                let y = (i32::from(at.y) + rng.i32(-1..=1)).clamp(0, 13) as u8;
                let near = Placement { x, y, ..at };
                near.fits_board().then_some(Move::Place(near))
            };
            let wanted = match rng.u8(..16) {
                0 => Some(Move::Pass),
                1 => Some(Move::Place(*rng.choice(&placements).unwrap())),
                2..8 => near(&mut rng),
                _ => rng.choice(&legal).copied().map(Move::Place),
            }
            .unwrap_or(Move::Pass);
            seen.insert(bench.position.check(wanted).map_err(|illegal| std::mem::discriminant(&illegal)));
            let ours = bench.position.to_move() == own;
            bench.turn(match rng.u8(..16) {
                0 => Played::Malformed,
                1 => Played::Code(*rng.choice(&codes).unwrap()),
                _ if ours && rng.bool() => Played::Own(wanted),
                _ => Played::Code(encode(wanted)),
            });
            if rng.u8(..8) == 0 {
                bench.position.set_to_move(if rng.bool() { Player::First } else { Player::Second });
            }
            turns += 1;
        }
    }
    // Every kind of illegal move except two: after the end of the game, and over the edge of the
    // board. Placements never reach over the edge.
    let kinds = [
        Illegal::PieceUsed { piece: placements[0].piece() },
        Illegal::Overlap { x: 0, y: 0 },
        Illegal::TouchesOwnEdge { x: 0, y: 0 },
        Illegal::NoCorner,
        Illegal::StartCellNotCovered { start: Start::Five },
        Illegal::PassOnFirstMove,
    ];
    for kind in kinds {
        assert!(seen.contains(&Err(std::mem::discriminant(&kind))), "{kind} never came");
    }
    assert!(seen.contains(&Ok(())) && turns > 50_000, "{turns} turns");
}

#[test]
fn the_first_piece_settles_whose_start_cell_is_which() {
    let mut bench = Bench::new(seed(4));
    // (whether the opponent moves first, the first mover's code, whether it starts at ten, a valid
    // code for the other side)
    for (by_opponent, code, ten, answer) in [
        (false, "53e0", false, "a8e0"),
        (true, "53e0", false, "a8e0"),
        (false, "a8e0", true, "53e0"),
        (true, "a8e0", true, "53e0"),
    ] {
        bench.clear(Player::First, Start::Five, false);
        // A piece away from both start cells, and a pass: both are illegal, and neither settles the
        // start cells.
        assert!(!bench.play(Played::Code("1ee0".parse().unwrap()), by_opponent));
        assert!(!bench.play(Played::Code(Code::PASS), by_opponent));
        assert!(bench.play(Played::Code(code.parse().unwrap()), by_opponent), "{code}");
        assert_eq!(bench.last.starts_at_ten, ten != by_opponent, "{code}");
        // The other side has the other start cell.
        assert!(!bench.play(Played::Code("1ee0".parse().unwrap()), !by_opponent));
        assert!(bench.play(Played::Code(answer.parse().unwrap()), !by_opponent), "{answer}");
        assert_eq!(bench.last.ply, 5);
    }
}

#[test]
fn a_start_cell_that_is_known_must_be_covered() {
    let mut bench = Bench::new(seed(5));
    for (start, ours, theirs) in [(Start::Five, "53e0", "a8e0"), (Start::Ten, "a8e0", "53e0")] {
        for (by_opponent, good, bad) in [(false, ours, theirs), (true, theirs, ours)] {
            bench.clear(Player::First, start, true);
            assert!(!bench.play(Played::Code(bad.parse().unwrap()), by_opponent), "{bad}");
            assert!(bench.play(Played::Code(good.parse().unwrap()), by_opponent), "{good}");
        }
    }
}

#[test]
fn a_clear_at_any_moment_of_a_move_leaves_an_empty_board() {
    let mut bench = Bench::new(seed(6));
    let opening = Played::Code("53e0".parse().unwrap());
    for moment in 0..CODE_LATENCY + 2 {
        bench.clear(Player::First, Start::Five, true);
        bench.play(opening, false);
        bench.step(In { by_opponent: true, ..code_input("a8e0".parse().unwrap()) });
        for _ in 0..moment {
            bench.step(In::default());
        }
        bench.clear(Player::Second, Start::Five, true);
        for _ in 0..CODE_LATENCY + 2 {
            let out = bench.step(In::default());
            assert!(!out.done, "{moment} cycles after the command");
            assert_eq!((out.own, out.other, out.ply), Default::default());
            assert!(!out.starts_at_ten);
        }
        bench.play(opening, false);
        assert!(!bench.last.illegal);
    }
}

#[test]
fn any_commands_at_any_time_keep_step() {
    let seed = seed(7);
    let (mut bench, mut rng) = (Bench::new(seed), fastrand::Rng::with_seed(seed));
    let moves: Vec<Move> = Placement::all().map(Move::Place).chain([Move::Pass]).collect();
    for _ in 0..2_000_000 {
        let command = rng.u8(..32);
        bench.step(In {
            clear: command == 0 && rng.u8(..16) == 0,
            start_known: rng.bool(),
            start_at_ten: rng.bool(),
            play_code: command & 5 == 1,
            by_opponent: rng.bool(),
            pass: rng.u8(..16) == 0,
            malformed: rng.u8(..16) == 0,
            x: rng.u8(..16),
            y: rng.u8(..16),
            piece: rng.u8(..32),
            rotation: rng.u8(..8),
            play_own: command & 6 == 2,
            placement: MoveWord::from(*rng.choice(&moves).unwrap()),
        });
    }
}

#[test]
fn the_manual_shows_these_ports_and_this_waveform() {
    let mut bench = Bench::new(0);
    let mut waveform = Waveform::new();
    let opponents = "53e0".parse().unwrap();
    for clock in 0..41 {
        let input = match clock {
            1 => In { clear: true, start_known: true, start_at_ten: true, ..In::default() },
            3 => In { by_opponent: true, ..code_input(opponents) },
            _ => In::default(),
        };
        waveform.push(&input, &bench.step(input));
    }
    assert!(!bench.last.illegal && bench.last.ply == 1);
    testbench::manual::check("game_state", &waveform).unwrap();
}
