//! Best-first search in lockstep with its model, and compared with the player in software.

mod tree_arithmetic;

use boards::ALL;
use duo_core::best_first::tree::{most_nodes, BANK_BITS};
use duo_core::best_first::BestFirst;
use duo_core::configuration::Configuration;
use duo_core::cycle_model::best_first::{self as walker_model, Walker};
use duo_core::cycle_model::engines::{self as engines_model, In, Out};
use duo_core::cycle_model::search::descent::{LeafFound, Way};
use duo_core::cycle_model::wire::MoveWord;
use duo_core::evaluation::exact_score;
use duo_core::facts;
use duo_core::moves::legal_placements;
use duo_core::perspective::Perspective;
use duo_core::pieces::Piece;
use duo_core::placement::{Move, Placement};
use duo_core::player::{PieceSet, Start};
use duo_core::position::Position;
use duo_core::search::techniques::Techniques;
use duo_core::search::SearchResult;
use fpga::synthesis::simulation::block_netlist;
use hdl::best_first::walker;
use hdl::emit::verilog;
use hdl::engines::Engines;
use reference_common::cases::{amount, share};
use testbench::lockstep::{seed, Lockstep};
use testbench::verilator::Design;
use testbench::waveform::Waveform;

/// The largest number of engines of a walker.
const MOST: usize = 8;

/// Cycles that a search may take beyond its budget. Every leaf is searched to its end, and the
/// tables are cleared before the first leaf.
const BEYOND: u64 = 20_000;

/// The Verilog of a walker whose memory holds ones, as an earlier tree may have left them. Only nodes
/// that were written may count.
fn used_walker(name: &str, engines: usize, nodes: usize) -> String {
    let unused = verilog(name, || walker::Walker::with_memory(engines, nodes));
    let bank = 1 << BANK_BITS;
    let (mut used, words) = (String::new(), format!(" [{}:0];", bank - 1));
    for line in unused.lines() {
        used.extend([line, "\n"]);
        if let Some(column) = line.trim().strip_prefix("reg [0:0] ").and_then(|rest| rest.strip_suffix(&*words)) {
            let fill = format!("for (at_{column} = 0; at_{column} < {bank}; at_{column} = at_{column} + 1)");
            used += &format!("integer at_{column};\ninitial {fill} {column}[at_{column}] = 1'b1;\n");
        }
    }
    assert!(used.contains("initial for"), "the tree memory has columns of one bit");
    used
}

fn walker_bench(engines: usize, seed: u64) -> Lockstep<Walker> {
    let name = format!("walker_{engines}");
    let design = Design::build_once(&name, (), || used_walker(&name, engines, most_nodes(engines))).unwrap();
    Lockstep::new(&design, Walker::new(engines)).with_seed(seed)
}

/// A walker that uses only this many nodes of its memory.
fn small_walker_bench(engines: usize, nodes: u16, seed: u64) -> Lockstep<Walker> {
    let name = format!("walker_{engines}_of_{nodes}");
    let design = Design::build_once(&name, (), || used_walker(&name, engines, nodes.into())).unwrap();
    Lockstep::new(&design, Walker::with_memory(engines, nodes)).with_seed(seed)
}

/// Stand-ins for engines: each reports a random result after a random time.
struct Oracle {
    rng: fastrand::Rng,
    moves: Vec<Placement>,
    /// Each engine's result, and the number of cycles until it reports it.
    found: [(LeafFound, Option<u32>); MOST],
    /// The last move that the walker announced.
    told: MoveWord,
    /// Percentage of results that are an end of the game.
    ends: u32,
    leaves: u32,
    picked: u32,
    /// Number of searches that went on with a part of the last tree.
    kept: u32,
    /// Number of prunings, and of those during which the search's time ended, or it was stopped.
    pruned: u32,
    cut_short: u32,
}

impl Oracle {
    fn new(seed: u64, ends: u32) -> Oracle {
        let moves = Placement::all().collect();
        let found = [(LeafFound::default(), None); MOST];
        let rng = fastrand::Rng::with_seed(seed);
        Oracle { rng, moves, found, told: MoveWord::PASS, ends, leaves: 0, picked: 0, kept: 0, pruned: 0, cut_short: 0 }
    }

    fn any_move(&mut self) -> Move {
        Move::Place(self.moves[self.rng.usize(..self.moves.len())])
    }

    fn any_score(&mut self) -> i16 {
        match self.rng.u32(..100) {
            ends if ends < self.ends => exact_score(self.rng.i32(-109..110)) as i16,
            0..50 => self.rng.i16(-300..300),
            _ => self.rng.i16(-6_000..6_000),
        }
    }

    /// The engines' report in this cycle, given the walker's words in the same cycle.
    fn step(&mut self, way: Way) -> LeafFound {
        let mut finished = 0;
        for (number, (_, left)) in self.found.iter_mut().enumerate() {
            if let Some(cycles) = left {
                *cycles -= 1;
                if *cycles == 0 {
                    (finished, *left) = (finished | 1 << number, None);
                }
            }
        }
        let found = LeafFound { finished, ..self.found[usize::from(way.engine)].0 };
        if way.make {
            self.told = way.placement;
        }
        if way.over {
            self.leaves += 1;
            self.picked += u32::from(way.picks);
            let placement = self.any_move().into();
            let made = if way.picks { self.any_move().into() } else { self.told };
            let (score, earlier_score) = (self.any_score(), self.any_score());
            let choices = if self.rng.u32(..20) == 0 { 0 } else { self.rng.u8(1..=17) };
            let (depth, nodes) = (self.rng.u8(1..6), self.rng.u32(..9_000));
            let leaf = LeafFound { finished: 0, placement, score, earlier_score, choices, depth, nodes, made };
            self.found[usize::from(way.engine)] = (leaf, Some(self.rng.u32(20..1_200)));
        }
        found
    }
}

/// Runs searches of a walker whose engines report random results. Most of them go on in a game with
/// its answers and with replies that the tree has.
fn grow(bench: &mut Lockstep<Walker>, oracle: &mut Oracle, searches: usize, budget_cycles: u32) {
    let mut root_ply = 0_u8;
    for search in 0..searches {
        let new_game = search == 0 || oracle.rng.u32(..8) == 0;
        // One or two turns are usual; with others, a new tree begins.
        let turns = [0, 1, 1, 1, 1, 2, 2, 3][oracle.rng.usize(..8)];
        let behind_answer = turns < 2 && oracle.rng.bool();
        root_ply = (root_ply + turns) & 127;
        let ply = root_ply.wrapping_sub(u8::from(behind_answer)) & 127;
        let last = oracle.rng.choice(bench.model().known_moves(turns == 2)).unwrap_or_default();
        let last_legal = oracle.rng.u32(..8) > 0;
        let input = walker_model::In { budget_cycles, ply, last, last_legal, ..walker_model::In::default() };
        oracle.found.iter_mut().for_each(|(_, left)| *left = None);
        bench.step(walker_model::In { start: true, new_game, behind_answer, ..input }).unwrap();
        let mut way = Way::default();
        // The ports that belong to the start have other values during the search.
        let mut input = walker_model::In { ply: oracle.rng.u8(..128), last: MoveWord::PASS, ..input };
        let (mut is_first_leaf, mut made) = (true, 0);
        // The tree of a search that is stopped cannot be kept.
        let may_stop = budget_cycles < 1_000_000 && oracle.rng.u32(..6) == 0;
        let mut was_pruning = false;
        let mut until_stop = may_stop.then(|| {
            // Half of the stops come soon, while the walker still follows the moves.
            let latest = if oracle.rng.bool() { 150 } else { budget_cycles };
            oracle.rng.u32(..latest)
        });
        loop {
            let found = oracle.step(way);
            // The walker's words come from registers, so they do not depend on the report in the
            // same cycle.
            let mut stop = until_stop == Some(0);
            until_stop = until_stop.map(|cycles| cycles.saturating_sub(1));
            let is_pruning = bench.model().is_pruning();
            oracle.pruned += u32::from(is_pruning && !was_pruning);
            was_pruning = is_pruning;
            if budget_cycles < 1_000_000 && is_pruning && oracle.rng.u32(..5_000) == 0 {
                // Pondering ends so, when the reply has come.
                input.budget_cycles = 0;
                stop |= oracle.rng.u32(..4) == 0;
                oracle.cut_short += 1;
            }
            let out = bench.step(walker_model::In { found, stop, ..input }).unwrap();
            way = bench.model().outputs().way;
            if stop {
                bench.step(input).unwrap();
                break;
            }
            made += u32::from(way.make);
            if way.over && std::mem::take(&mut is_first_leaf) {
                // The first leaf of a new tree is its root.
                oracle.kept += u32::from(way.picks || made > u32::from(behind_answer));
            }
            if out.done {
                break;
            }
        }
    }
}

#[test]
fn a_walker_grows_the_tree_that_the_reference_grows_whatever_its_engines_find() {
    for (engines, ends) in [(1, 2), (2, 0), (2, 4), (3, 8), (8, 3)] {
        let seed = seed(engines as u64 * 100 + u64::from(ends));
        let (mut bench, mut oracle) = (walker_bench(engines, seed), Oracle::new(seed, ends));
        bench.set_context(format!("{engines} engines, {ends} ends of 100"));
        grow(&mut bench, &mut oracle, 30, 60_000);
        assert!(oracle.leaves > 500 && oracle.picked > 200, "{} leaves, {} picked", oracle.leaves, oracle.picked);
        assert!(oracle.kept > 4, "{} kept trees of 30", oracle.kept);
    }
}

#[test]
fn a_small_memory_is_pruned_in_search_after_search() {
    for (engines, ends) in [(2, 0), (2, 6), (MOST, 3)] {
        let seed = seed(50 + engines as u64 * 100 + u64::from(ends));
        let (mut bench, mut oracle) = (small_walker_bench(engines, 1_024, seed), Oracle::new(seed, ends));
        bench.set_context(format!("{engines} engines, {ends} ends of 100, 1,024 nodes"));
        // Searches end or are stopped while the tree grows and while it is pruned.
        grow(&mut bench, &mut oracle, 20, 700_000);
        assert!(oracle.leaves > 3_000 && oracle.kept > 0, "{} leaves, {} kept", oracle.leaves, oracle.kept);
        assert!(oracle.pruned > 3 && oracle.cut_short > 0, "{} pruned, {} cut short", oracle.pruned, oracle.cut_short);
    }
}

#[test]
fn a_full_tree_is_pruned_and_searched_on() {
    // Only a run of all cases fills the larger memory of more engines, and goes on until no more visits
    // can be counted.
    for (engines, ends, budget_cycles, searches) in
        [(2, 0, 11_000_000, 1), (2, 0, 13_000_000, 3), (2, 1, u32::MAX, 1), (MOST, 0, 100_000_000, 1)]
            .into_iter()
            .take(amount(1, 4))
    {
        let seed = seed(7);
        let (mut bench, mut oracle) = (walker_bench(engines, seed), Oracle::new(seed, ends));
        bench.set_context(format!("{engines} engines, {ends} ends of 100, {budget_cycles} cycles"));
        grow(&mut bench, &mut oracle, searches, budget_cycles);
        assert!(searches < 3 || oracle.kept > 0, "no tree was kept");
        // In one search at least, there are more leaves than the memory holds.
        let least = most_nodes(engines) as u32 * 9 / 8 * searches as u32;
        assert!(oracle.leaves > least, "{engines} engines, {} leaves", oracle.leaves);
    }
}

#[test]
fn the_netlist_of_a_walker_grows_the_same_tree() {
    let (name, engines, seed) = ("walker_2", 2, seed(9));
    let netlist = block_netlist(name, &verilog(name, || walker::Walker::new(engines)), ALL[0].part).unwrap();
    let design = Design::build(name, &netlist).unwrap();
    let (mut bench, mut oracle) = (Lockstep::new(&design, Walker::new(engines)), Oracle::new(seed, 3));
    grow(&mut bench, &mut oracle, 12, 60_000);
}

fn bench(engines: usize, seed: u64) -> Lockstep<engines_model::Engines> {
    let configuration = Configuration { engines, ..Configuration::TREE };
    let name = format!("tree_{engines}");
    let design = Design::build_once(&name, (), || verilog(&name, || Engines::new(configuration))).unwrap();
    Lockstep::new(&design, engines_model::Engines::new(configuration)).with_seed(seed)
}

fn run(bench: &mut Lockstep<engines_model::Engines>, input: In) -> SearchResult {
    bench.step(In { start: true, ..input }).unwrap();
    for _ in 0..u64::from(input.budget_cycles) + BEYOND {
        let out: Out = bench.step(input).unwrap();
        if out.done {
            return out.result();
        }
    }
    panic!("no answer within the budget: {input:?}");
}

#[test]
fn player_cycle_model_and_design_agree() {
    // Only a run of all cases builds the simulation of four engines.
    for engines in [2, 4].into_iter().take(amount(1, 2)) {
        let seed = seed(engines as u64);
        let (mut bench, mut rng) = (bench(engines, seed), fastrand::Rng::with_seed(seed));
        for fact in share(facts::legal_counts().step_by(16), 4) {
            let position = fact.position();
            let budget_cycles = rng.u32(1..120_000);
            bench.set_context(format!("{position}, {engines} engines, budget {budget_cycles}"));
            let result = run(&mut bench, In { new_game: true, ..In::of(&position, budget_cycles) });
            let mut player = BestFirst::new(Techniques { engines, ..Techniques::ALL });
            let expected = player.search(&Perspective::from(&position), budget_cycles.into());
            assert_eq!(result, expected, "{position}, {engines} engines, {budget_cycles} cycles");
            assert!(position.check(result.best).is_ok(), "{position}");
        }
    }
}

/// Checks that design and player agree on this position of a game, and then on the position behind
/// the answer. Returns the answer and the reply expected.
fn agree(
    bench: &mut Lockstep<engines_model::Engines>,
    player: &mut BestFirst,
    root: Perspective,
    input: In,
    place: &str,
) -> [Move; 2] {
    let mut search = |root: &Perspective, input: In, place: &str| {
        bench.set_context(place);
        let result = run(bench, input);
        assert_eq!(result, player.search(root, input.budget_cycles.into()), "{place}");
        result.best
    };
    let best = search(&root, input, place);
    let behind = In { behind_answer: true, new_game: false, ..input };
    let reply = search(&root.after(best), behind, &format!("behind {best} in {place}"));
    [best, reply]
}

fn any(position: &Position, rng: &mut fastrand::Rng) -> Move {
    rng.choice(legal_placements(position)).map_or(Move::Pass, Move::Place)
}

#[test]
fn games_of_any_moves_agree_from_their_first_on() {
    let seed = seed(4);
    let (mut bench, mut rng) = (bench(2, seed), fastrand::Rng::with_seed(seed));
    for start in [Start::Five, Start::Ten] {
        let mut position = Position::new(start);
        let mut player = BestFirst::new(Techniques::ALL);
        for ply in 0..9 {
            let input = In { new_game: ply == 0, ..In::of(&position, 20_000) };
            agree(&mut bench, &mut player, Perspective::from(&position), input, &position.to_string());
            position.play_unchecked(any(&position, &mut rng));
        }
    }
}

#[test]
fn ends_are_proved_and_tables_kept_from_move_to_move() {
    let mut bench = bench(2, seed(2));
    for game in share(facts::games().take(8), 4) {
        let moves: Vec<Move> = facts::moves(game.moves).collect();
        let mut position = Position::new(Start::Five);
        let mut player = BestFirst::new(Techniques::ALL);
        let mut is_new = true;
        let mut last = Move::Pass;
        for (ply, &played) in moves.iter().enumerate() {
            if !position.is_over() && ply % 4 == 1 || ply + 6 > moves.len() {
                let input = In { new_game: is_new, last: last.into(), last_legal: true, ..In::of(&position, 40_000) };
                agree(&mut bench, &mut player, Perspective::from(&position), input, &position.to_string());
                is_new = false;
            }
            position.play_unchecked(played);
            last = played;
        }
    }
}

/// Our answers and the replies that were expected, so that each search goes on with the tree of the
/// one before. In every other turn, nothing is searched while the opponent thinks.
#[test]
fn trees_are_kept_throughout_a_game() {
    let seed = seed(6);
    let mut bench = bench(2, seed);
    let mut player = BestFirst::new(Techniques::ALL);
    let mut position = Position::new(Start::Five);
    let (mut last, mut kept) = (MoveWord::ZERO, 0);
    for turn in 0.. {
        let place = position.to_string();
        let input = In { new_game: turn == 0, last, last_legal: turn > 0, ..In::of(&position, 60_000) };
        let root = Perspective::from(&position);
        // A new tree would have no value for its root yet.
        kept += u32::from(player.clone().search(&root, 0).nodes == 0);
        let [best, reply] = if turn % 2 == 0 {
            agree(&mut bench, &mut player, root, input, &place)
        } else {
            bench.set_context(&place);
            let result = run(&mut bench, input);
            assert_eq!(result, player.search(&root, 60_000), "{place}");
            let behind = root.after(result.best);
            [result.best, BestFirst::new(Techniques::ALL).search(&behind, 60_000).best]
        };
        position.play_unchecked(best);
        if position.is_over() {
            break;
        }
        position.play_unchecked(reply);
        if position.is_over() {
            break;
        }
        last = reply.into();
    }
    assert!(kept > 8, "{kept}");
}

/// With few pieces left, lines that complete the game decide the result, or the game is over behind
/// the answer.
#[test]
fn games_that_either_side_may_complete_agree() {
    /// The pieces of one to four squares.
    const SMALL_PIECES: std::ops::Range<usize> = 0..9;

    let seed = seed(5);
    let (mut bench, mut rng) = (bench(2, seed), fastrand::Rng::with_seed(seed));
    let halfway = facts::legal_counts().filter(|fact| fact.to_move > 0 && fact.opponent > 0);
    for fact in share(halfway.step_by(3), 6) {
        let mut few = |count: usize| {
            let mut pieces = PieceSet::from_bits(1);
            (0..count).for_each(|_| pieces.insert(Piece::new(rng.usize(SMALL_PIECES))));
            pieces
        };
        let (position, own_left, other_left) = (fact.position(), few(2), few(2));
        let root = Perspective { own_left, other_left, ..Perspective::from(&position) };
        let input = In { own_left, other_left, new_game: true, ..In::of(&position, 30_000) };
        let place = format!("{position}, with {own_left:?} and {other_left:?}");
        agree(&mut bench, &mut BestFirst::new(Techniques::ALL), root, input, &place);
    }
}

#[test]
fn a_stop_at_any_moment_leaves_engines_that_start_again() {
    let seed = seed(3);
    let (mut bench, mut rng) = (bench(2, seed), fastrand::Rng::with_seed(seed));
    for fact in share(facts::legal_counts().step_by(40), 4) {
        let position = fact.position();
        bench.set_context(position.to_string());
        let input = In { new_game: false, ..In::of(&position, 30_000) };
        bench.step(In { start: true, ..input }).unwrap();
        for _ in 0..rng.u64(..40_000) {
            if bench.step(input).unwrap().done {
                break;
            }
        }
        bench.step(In { stop: true, ..input }).unwrap();
        bench.step(input).unwrap();
        assert!(!bench.step(input).unwrap().busy, "{position}");
        let result = run(&mut bench, In { new_game: true, ..input });
        let expected = BestFirst::new(Techniques::ALL).search(&Perspective::from(&position), 30_000);
        assert_eq!(result, expected, "{position}");
    }
}

#[test]
fn the_manual_shows_these_ports_and_this_waveform() {
    let (mut bench, mut oracle, mut waveform) = (walker_bench(2, 0), Oracle::new(1, 0), Waveform::new());
    let (mut way, mut is_shown, mut launched) = (Way::default(), true, 0);
    for clock in 0..2_000 {
        let found = oracle.step(way);
        let input =
            walker_model::In { start: clock == 2, new_game: true, found, budget_cycles: 60_000, ..Default::default() };
        let out = bench.step(input).unwrap();
        way = bench.model().outputs().way;
        // Leaves out the wait for the root's value and ends with the second leaf behind the root.
        is_shown |= found.finished != 0;
        if is_shown {
            waveform.push(&input, &out);
        }
        if out.way.over {
            launched += 1;
            is_shown = launched > 1;
        }
        if launched == 3 {
            break;
        }
    }
    testbench::manual::check("best_first", &waveform).unwrap();
}
