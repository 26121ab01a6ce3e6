//! The search in lockstep with its model, and compared with the fast model.

use duo_core::cycle_model::engines;
use duo_core::cycle_model::search::exchange::{Path, Written};
use duo_core::cycle_model::search::{self as cycle_model, In, Out};
use duo_core::cycle_model::wire::MoveWord;
use duo_core::evaluation::exact_score;
use duo_core::facts;
use duo_core::model::{self, FastModel};
use duo_core::moves::has_placement;
use duo_core::perspective::Perspective;
use duo_core::pieces::Piece;
use duo_core::placement::{Move, Placement};
use duo_core::player::{PieceSet, Start};
use duo_core::position::Position;
use duo_core::search::key::KEY_BITS;
use duo_core::search::techniques::Techniques;
use duo_core::search::transposition_table::{Bound, Entry, Writes, MOST_INDEX_BITS, TAG_BITS};
use duo_core::search::{SearchResult, MAX_DEPTH, SHOWN_LEVELS};
use hdl::emit::verilog;
use hdl::search::Search;
use reference_common::cases::{amount, share};
use testbench::lockstep::{seed, Lockstep};
use testbench::verilator::Design;
use testbench::waveform::Waveform;

/// An upper bound on the cycles of a node in these positions. The manual gives the bound for all
/// positions.
const LONGEST_NODE: u64 = 1_000;

/// The most cycles before a search begins: each game clears the table.
const CLEARING: u32 = 1 << MOST_INDEX_BITS;

fn bench(seed: u64) -> Lockstep<cycle_model::Search> {
    let design = Design::build_once("search", (), || verilog("search", Search::default)).unwrap();
    Lockstep::new(&design, cycle_model::Search::default()).with_seed(seed)
}

/// Inputs for this position at the beginning of a game.
fn inputs(position: &Position, budget_cycles: u32) -> In {
    In { new_game: true, ..engines::In::of(position, budget_cycles).of_one() }
}

/// Runs a search, as at the beginning of a game, in model and design, and returns the result.
fn think(bench: &mut Lockstep<cycle_model::Search>, position: &Position, budget_cycles: u32) -> SearchResult {
    bench.set_context(format!("{position}, budget {budget_cycles}"));
    run(bench, inputs(position, budget_cycles))
}

fn run(bench: &mut Lockstep<cycle_model::Search>, input: In) -> SearchResult {
    bench.step(In { start: true, ..input }).unwrap();
    for _ in 0..=input.budget_cycles + CLEARING + 2_000 {
        let out: Out = bench.step(input).unwrap();
        if out.done {
            return out.result();
        }
    }
    panic!("no answer within the budget: {input:?}");
}

#[test]
fn fast_model_cycle_model_and_design_agree_on_every_known_position() {
    let seed = seed(1);
    let (mut bench, mut rng) = (bench(seed), fastrand::Rng::with_seed(seed));
    for fact in share(facts::legal_counts(), 5) {
        let position = fact.position();
        let budget_cycles = 1 << rng.u32(0..15);
        let result = think(&mut bench, &position, budget_cycles);
        assert_eq!(result, model::think(&position, u64::from(budget_cycles)), "{position}, {budget_cycles} cycles");
        let in_time = model::think(&position, 0).cycles.max(u64::from(budget_cycles));
        assert!(result.cycles < in_time + LONGEST_NODE, "{position}, {budget_cycles} cycles");
        assert!(position.check(result.best).is_ok(), "{position}");
    }
}

#[test]
fn the_first_iteration_costs_a_cycle_a_move_and_the_pipeline() {
    let result = think(&mut bench(0), &Position::new(Start::Five), 0);
    assert_eq!((result.nodes, result.depth, result.cycles), (414, 1, 414 + 25));
}

#[test]
fn the_end_of_the_game_is_played_out_exactly() {
    let mut bench = bench(seed(2));
    for game in share(facts::games().take(40), 8) {
        let moves: Vec<Move> = facts::moves(game.moves).collect();
        let mut position = Position::new(Start::Five);
        for (ply, &played) in moves.iter().enumerate() {
            if ply + 7 > moves.len() && !position.is_over() {
                let result = think(&mut bench, &position, 20_000);
                assert_eq!(result, model::think(&position, 20_000), "{position}");
            }
            position.play_unchecked(played);
        }
    }
}

#[test]
fn what_one_search_found_out_the_next_one_of_the_game_knows() {
    let mut bench = bench(seed(7));
    let mut helped = 0;
    for game in share(facts::games().take(12), 6) {
        let mut position = Position::new(Start::Five);
        let mut fast_model = FastModel::new(Techniques::ALONE);
        for (ply, played) in facts::moves(game.moves).enumerate() {
            if !position.is_over() && ply % 3 != 0 {
                bench.set_context(position.to_string());
                let root = Perspective::from(&position);
                let input = In { new_game: ply == 1, ..inputs(&position, 15_000) };
                let result = run(&mut bench, input);
                assert_eq!(result, fast_model.search(&root, 15_000, MAX_DEPTH), "{position}");
                if ply % 2 == 0 {
                    let behind = run(&mut bench, In { behind_answer: true, new_game: false, ..input });
                    let expected = fast_model.search(&root.after(result.best), 15_000, MAX_DEPTH);
                    assert_eq!(behind, expected, "behind {} in {position}", result.best);
                }
                helped += u32::from(result != model::think(&position, 15_000));
            }
            position.play_unchecked(played);
        }
    }
    assert!(helped > amount(3, 20), "{helped} searches went another way than without what was known");
}

#[test]
fn every_budget_ends_the_search_in_the_same_cycle() {
    let mut bench = bench(seed(4));
    let position = Position::from_moves("53e0 a8e0", Start::Five).unwrap();
    let late = facts::legal_counts().map(|fact| (fact, fact.position())).find(|(fact, _)| fact.to_move == 21);
    let (_, late) = late.expect("the data has such a position");
    for (position, budgets) in [(position, 400..480), (late, 0..1_000)] {
        for budget_cycles in share(budgets, 9) {
            let result = think(&mut bench, &position, budget_cycles);
            assert_eq!(result, model::think(&position, u64::from(budget_cycles)), "{position}, {budget_cycles} cycles");
        }
    }
}

#[test]
fn a_budget_that_is_cut_short_at_any_moment_keeps_step() {
    let mut bench = bench(seed(10));
    let position = Position::from_moves("53e0 a8e0", Start::Five).unwrap();
    let input = In { new_game: false, ..inputs(&position, 1_000_000) };
    for moment in share(900..1_100, 9) {
        bench.set_context(format!("{position}, cut short after {moment} cycles"));
        bench.step(In { start: true, ..input }).unwrap();
        (0..moment).for_each(|_| _ = bench.step(input).unwrap());
        let hurried = In { budget_cycles: 0, ..input };
        assert!((0..2_000).any(|_| bench.step(hurried).unwrap().done), "no answer after {moment} cycles");
    }
}

#[test]
fn the_last_piece_ends_the_search_at_the_first_iteration() {
    let mut bench = bench(seed(5));
    let mut endings = 0;
    for game in facts::games() {
        let mut position = Position::new(Start::Five);
        for played in facts::moves(game.moves) {
            let left = position.pieces_left(position.to_move());
            if left.len() == 1 && !position.is_over() && has_placement(&position) {
                let result = think(&mut bench, &position, 20_000);
                position.play(result.best).unwrap();
                let score =
                    exact_score(position.score(position.to_move().other()) - position.score(position.to_move()));
                assert_eq!((result.score, result.depth), (score, 1), "{position}");
                endings += 1;
                break;
            }
            position.play_unchecked(played);
        }
    }
    assert!(endings > 3, "{endings} games end with the last piece");
}

/// The pieces of one to four squares. A side with only a few of them soon places its last piece.
const SMALL_PIECES: std::ops::Range<usize> = 0..9;

#[test]
fn games_that_either_side_may_complete_keep_step() {
    let seed = seed(6);
    let (mut bench, mut rng) = (bench(seed), fastrand::Rng::with_seed(seed));
    let mut deep = 0;
    for fact in share(facts::legal_counts().filter(|fact| fact.to_move > 0 && fact.opponent > 0), 6) {
        bench.set_context(fact.position().to_string());
        let mut few = |count: usize| {
            let mut pieces = PieceSet::EMPTY;
            (0..count).for_each(|_| pieces.insert(Piece::new(rng.usize(SMALL_PIECES))));
            pieces
        };
        let monomino = PieceSet::from_bits(1);
        for (own_left, other_left) in [(few(2), monomino), (few(3), monomino), (few(2), few(2)), (few(3), few(1))] {
            let result = run(&mut bench, In { own_left, other_left, ..inputs(&fact.position(), 6_000) });
            deep += u32::from(result.depth > 2);
        }
    }
    assert!(deep > amount(8, 100), "{deep} searches saw the end of the game behind other moves");
}

/// Positions, and the pieces left to the side to move and to the other side.
///
/// A line on which a piece completes the game decides each result, after iterations in which it did
/// not. Such positions are rare, because the value is mostly known a ply earlier.
const COMPLETIONS: [(&str, u32, u32); 4] = [
    ("14/14/14/4xx8/4xx8/5x8/14/14/14/14/14/14/14/14 o 5 0 1 -", 0x13, 0x120),
    ("14/x4x8/xxxx1x1x1x4/4xx1xxx4/4x1x2oo3/2x3x2o4/1xxx1xx2o4/2x1x4o4/4x3o5/3o2oooo4/1ooo1o4o3/4oo3oo3/5oo3o3/14 o 5 0 11 -", 0x7, 0x50),
    ("14/14/1x12/xxx11/3xx9/2xx10/3x10/14/14/7ooo4/6oo6/14/14/14 o 5 0 3 -", 0x62, 0x30),
    ("6x1xxxxx1/7x2oo1x/6xx1oxx1x/x2xx1x1xo1x1x/xxx1xx1xxo2x1/x3x1oox1ooxx/2xx3oo1o1x1/2x4o2oox1/1xxoooo1oo4/oooxx2o1o1ooo/1oxxx1o2oo2o/1x2o1ooo2o1o/1xx1oo4oo2/2xx6o3 x 5 0 24 -", 0x23, 0x80),
];

#[test]
fn completed_games_count_what_the_other_side_has_left() {
    let mut bench = bench(seed(9));
    for (position, own_left, other_left) in COMPLETIONS {
        bench.set_context(position.to_owned());
        let [own_left, other_left] = [own_left, other_left].map(PieceSet::from_bits);
        let input = In { own_left, other_left, ..inputs(&position.parse().unwrap(), 30_000) };
        assert!(run(&mut bench, input).depth > 4, "{position}");
    }
}

#[test]
fn a_stop_at_any_moment_leaves_a_search_that_starts_again() {
    let seed = seed(3);
    let (mut bench, mut rng) = (bench(seed), fastrand::Rng::with_seed(seed));
    for fact in share(facts::legal_counts(), 6) {
        let position = fact.position();
        let input = inputs(&position, 5_000);
        // The stop comes in any state, with and without the clearing of the table.
        let (new_game, moments) = if rng.bool() { (true, CLEARING + 3_000) } else { (false, 5_000) };
        bench.step(In { start: true, new_game, ..input }).unwrap();
        for _ in 0..rng.u32(..moments) {
            bench.step(input).unwrap();
        }
        bench.step(In { stop: true, ..input }).unwrap();
        bench.step(input).unwrap();
        assert!(!bench.step(input).unwrap().busy, "{position}");
        // The entries that the stopped search left in the table must also match the model's.
        run(&mut bench, In { new_game: false, ..input });
        let result = think(&mut bench, &position, 700);
        assert_eq!(result, model::think(&position, 700), "{position}");
    }
}

#[test]
fn a_stop_while_a_move_is_searched_again_is_forgotten() {
    let mut bench = bench(seed(8));
    let mut stopped = 0;
    for fact in share(facts::legal_counts(), 4) {
        let position = fact.position();
        let input = inputs(&position, 5_000);
        bench.set_context(position.to_string());
        bench.step(In { start: true, ..input }).unwrap();
        while bench.step(input).unwrap().busy && !bench.model().searches_again() {}
        if bench.model().searches_again() {
            stopped += 1;
            bench.step(In { stop: true, ..input }).unwrap();
            bench.step(input).unwrap();
            assert!(bench.model().searches_again() && !bench.step(input).unwrap().busy, "{position}");
            assert_eq!(think(&mut bench, &position, 2_000), model::think(&position, 2_000), "{position}");
        }
    }
    assert!(stopped >= amount(1, 5), "only {stopped} searches came to a move that is searched again");
}

/// Random reports of another engine, about positions that this engine has reached.
struct OtherEngine {
    rng: fastrand::Rng,
    /// Keys of positions near the root.
    keys: Vec<u64>,
    /// Cycles since the last write.
    idle: u32,
    path: Path,
}

impl OtherEngine {
    fn sees(&mut self, out: &Out) {
        for key in out.path.keys {
            if !self.keys.contains(&key) {
                self.keys.insert(0, key);
                self.keys.truncate(12);
            }
        }
    }

    fn key(&mut self) -> u64 {
        let index = self.rng.usize(..self.keys.len());
        self.keys[index]
    }

    fn entry(&mut self, key: u64) -> Entry {
        let mut placements = Placement::all();
        Entry {
            tag: key >> (KEY_BITS - TAG_BITS),
            best: self.rng.bool().then(|| placements.nth(self.rng.usize(..10_000))).flatten(),
            value: self.rng.i32(-2_000..2_000),
            depth: self.rng.u32(1..5),
            bound: [Bound::None, Bound::Upper, Bound::Exact, Bound::Lower][self.rng.usize(..4)],
            horizon: self.rng.bool(),
            root_ply: self.rng.u8(..40),
        }
    }

    /// Adds the other engine's report to the input. Writes are at least three cycles apart.
    fn tells(&mut self, input: In) -> In {
        self.idle += 1;
        let mut peer_written = Written::default();
        if self.idle >= 3 && self.rng.u32(..6) == 0 && !self.keys.is_empty() {
            let key = self.key();
            let (depth_preferred, always_replace) = (self.entry(key), self.entry(key));
            let bucket = key as usize % (1 << MOST_INDEX_BITS);
            let (to_depth_preferred, to_always_replace) = (self.rng.bool(), self.rng.bool());
            peer_written = Written::from(&Writes {
                bucket,
                depth_preferred,
                to_depth_preferred,
                always_replace,
                to_always_replace,
            });
            self.idle = 0;
        }
        if self.rng.u32(..20) == 0 && !self.keys.is_empty() {
            let level = self.rng.usize(..SHOWN_LEVELS);
            self.path.keys[level] = self.key();
            self.path.searched[level] = self.rng.bool();
        }
        In { peer_written, peer_path: self.path, ..input }
    }
}

#[test]
fn whatever_another_engine_tells_it_keeps_step() {
    let seed = seed(8);
    let mut bench = bench(seed);
    let rng = fastrand::Rng::with_seed(seed);
    let mut other = OtherEngine { rng, keys: Vec::new(), idle: 0, path: Path::default() };
    let mut searches = 0;
    for fact in share(facts::legal_counts().filter(|fact| fact.to_move > 0), 6) {
        let position = fact.position();
        bench.set_context(position.to_string());
        let (new_game, yields) = (other.rng.u32(..4) == 0, other.rng.bool());
        let input = In { new_game, yields, ..inputs(&position, 12_000) };
        let begins = other.tells(In { start: true, behind_answer: false, ..input });
        let mut out = bench.step(begins).unwrap();
        let limit = 12_000 + CLEARING + 30_000;
        for _ in 0..limit {
            let input = other.tells(input);
            out = bench.step(input).unwrap();
            other.sees(&out);
            if out.done {
                break;
            }
        }
        assert!(out.done, "{position}");
        let played = Placement::all().nth(other.rng.usize(..10_000)).expect("there are more").pack();
        let (peer_score, peer_depth) = (other.rng.i16(..), other.rng.u8(..48));
        let adopts = In { adopt: true, peer_placement: MoveWord(played), peer_score, peer_depth, ..input };
        bench.step(other.tells(input)).unwrap();
        bench.step(other.tells(adopts)).unwrap();
        let out = bench.step(other.tells(input)).unwrap();
        assert_eq!((out.placement.0, out.score, out.depth), (played, peer_score, peer_depth));
        searches += 1;
    }
    assert!(searches > amount(15, 100), "{searches} searches");
}

#[test]
fn the_manual_shows_these_ports_and_this_waveform() {
    // A position late in a game: it has few moves, and there is time for two iterations.
    let mut facts = facts::legal_counts().filter(|fact| fact.to_move == 4 && fact.opponent > 0);
    let position = facts.next().expect("the data has such a position").position();
    let (mut bench, mut waveform) = (bench(0), Waveform::new());
    let mut depth = 0;
    for clock in 0..400 {
        let input = In { start: clock == 2, new_game: false, ..inputs(&position, 230) };
        let out = bench.step(input).unwrap();
        waveform.push(&input, &out);
        depth = out.depth;
        if clock > 2 && !out.busy {
            break;
        }
    }
    assert_eq!(depth, 2);
    testbench::manual::check("search", &waveform).unwrap();
}
