//! Two engines, and a ring of four, in lockstep with their model, and compared with the fast model.

use duo_core::cycle_model::engines::{self as cycle_model, In, Out};
use duo_core::facts;
use duo_core::model::{self, variant, FastModel};
use duo_core::perspective::Perspective;
use duo_core::player::Start;
use duo_core::position::Position;
use duo_core::search::techniques::Techniques;
use duo_core::search::transposition_table::MOST_INDEX_BITS;
use duo_core::search::{SearchResult, MAX_DEPTH};
use hdl::emit::verilog;
use hdl::engines::Engines;
use reference_common::cases::share;
use testbench::lockstep::{seed, Lockstep};
use testbench::verilator::Design;
use testbench::waveform::Waveform;

/// The most cycles before a search begins: each game clears the table.
const CLEARING: u32 = 1 << MOST_INDEX_BITS;

fn bench(seed: u64) -> Lockstep<cycle_model::Engines> {
    let design = Design::build_once("engines", (), || verilog("engines", Engines::default)).unwrap();
    Lockstep::new(&design, cycle_model::Engines::default()).with_seed(seed)
}

/// Four engines in a ring.
const RING: Techniques = Techniques { engines: 4, ..Techniques::ALL };

fn ring_bench(seed: u64) -> Lockstep<cycle_model::Engines> {
    let configuration = RING.configuration();
    let design = Design::build_once("engines_4", (), || verilog("engines_4", || Engines::new(configuration))).unwrap();
    Lockstep::new(&design, cycle_model::Engines::new(configuration)).with_seed(seed)
}

/// Inputs for this position at the beginning of a game.
fn inputs(position: &Position, budget_cycles: u32) -> In {
    In { new_game: true, ..In::of(position, budget_cycles) }
}

/// Runs a search, as at the beginning of a game, in model and design, and returns the result.
fn think(bench: &mut Lockstep<cycle_model::Engines>, position: &Position, budget_cycles: u32) -> SearchResult {
    bench.set_context(format!("{position}, budget {budget_cycles}"));
    run(bench, inputs(position, budget_cycles))
}

fn run(bench: &mut Lockstep<cycle_model::Engines>, input: In) -> SearchResult {
    bench.step(In { start: true, ..input }).unwrap();
    for _ in 0..=input.budget_cycles + CLEARING + 2_000 {
        let out: Out = bench.step(input).unwrap();
        if out.done {
            return out.result();
        }
    }
    panic!("no answer within the budget: {input:?}");
}

fn fast_think(position: &Position, budget_cycles: u32) -> SearchResult {
    variant(&Perspective::from(position), Techniques::ALL, u64::from(budget_cycles), MAX_DEPTH)
}

#[test]
fn fast_model_cycle_model_and_design_agree() {
    let seed = seed(1);
    let (mut bench, mut rng) = (bench(seed), fastrand::Rng::with_seed(seed));
    let (mut alone_depth, mut depth) = (0, 0);
    for fact in share(facts::legal_counts().step_by(6), 4) {
        let position = fact.position();
        let budget_cycles = 1 << rng.u32(4..17);
        let result = think(&mut bench, &position, budget_cycles);
        assert_eq!(result, fast_think(&position, budget_cycles), "{position}, {budget_cycles} cycles");
        assert!(position.check(result.best).is_ok(), "{position}");
        alone_depth += model::think(&position, u64::from(budget_cycles)).depth;
        depth += result.depth;
    }
    assert!(depth > alone_depth, "{depth} plies with two engines, {alone_depth} with one");
}

#[test]
fn what_one_search_found_out_the_next_one_of_the_game_knows() {
    let mut bench = bench(seed(2));
    for game in share(facts::games().take(6), 3) {
        let mut position = Position::new(Start::Five);
        let mut fast_model = FastModel::new(Techniques::ALL);
        for (ply, played) in facts::moves(game.moves).enumerate() {
            if !position.is_over() && ply % 4 == 1 {
                bench.set_context(position.to_string());
                let root = Perspective::from(&position);
                let input = In { new_game: ply == 1, ..inputs(&position, 40_000) };
                let result = run(&mut bench, input);
                assert_eq!(result, fast_model.search(&root, 40_000, MAX_DEPTH), "{position}");
                let behind = run(&mut bench, In { behind_answer: true, new_game: false, ..input });
                let expected = fast_model.search(&root.after(result.best), 40_000, MAX_DEPTH);
                assert_eq!(behind, expected, "behind {} in {position}", result.best);
            }
            position.play_unchecked(played);
        }
    }
}

#[test]
fn a_stop_at_any_moment_leaves_engines_that_start_again() {
    let seed = seed(3);
    let (mut bench, mut rng) = (bench(seed), fastrand::Rng::with_seed(seed));
    for fact in share(facts::legal_counts().step_by(12), 4) {
        let position = fact.position();
        bench.set_context(position.to_string());
        // The stop comes during the search, or while the answer is made up.
        let budget_cycles = if rng.bool() { 20_000 } else { 1_500 };
        let input = In { new_game: false, ..inputs(&position, budget_cycles) };
        bench.step(In { start: true, ..input }).unwrap();
        let closing = fast_think(&position, budget_cycles).cycles;
        let moment = if rng.bool() { rng.u64(..closing + 100) } else { closing + rng.u64(60..75) };
        for _ in 0..moment {
            bench.step(input).unwrap();
        }
        bench.step(In { stop: true, ..input }).unwrap();
        bench.step(input).unwrap();
        assert!(!bench.step(input).unwrap().busy, "{position}");
        run(&mut bench, input);
        assert_eq!(think(&mut bench, &position, 3_000), fast_think(&position, 3_000), "{position}");
    }
}

#[test]
fn a_ring_searches_as_its_models_say() {
    let seed = seed(4);
    let (mut bench, mut rng) = (ring_bench(seed), fastrand::Rng::with_seed(seed));
    let mut depths = [0, 0];
    for fact in share(facts::legal_counts().step_by(24), 3) {
        let position = fact.position();
        let budget_cycles = 1 << rng.u32(4..16);
        let result = think(&mut bench, &position, budget_cycles);
        let root = Perspective::from(&position);
        let expected = |techniques| variant(&root, techniques, budget_cycles.into(), MAX_DEPTH);
        assert_eq!(result, expected(RING), "{position}, {budget_cycles} cycles");
        depths = [depths[0] + expected(Techniques::ALL).depth, depths[1] + result.depth];
    }
    assert!(depths[1] > depths[0], "{} plies with four engines, {} with two", depths[1], depths[0]);
}

#[test]
fn a_ring_knows_from_move_to_move_and_starts_again_after_a_stop() {
    let seed = seed(5);
    let (mut bench, mut rng) = (ring_bench(seed), fastrand::Rng::with_seed(seed));
    for game in share(facts::games().take(2), 2) {
        let mut position = Position::new(Start::Five);
        let mut fast_model = FastModel::new(RING);
        for (ply, played) in facts::moves(game.moves).enumerate() {
            if !position.is_over() && ply % 8 == 1 {
                bench.set_context(position.to_string());
                let root = Perspective::from(&position);
                let input = In { new_game: ply == 1, ..inputs(&position, 15_000) };
                let result = run(&mut bench, input);
                assert_eq!(result, fast_model.search(&root, 15_000, MAX_DEPTH), "{position}");
                let behind = run(&mut bench, In { behind_answer: true, new_game: false, ..input });
                let expected = fast_model.search(&root.after(result.best), 15_000, MAX_DEPTH);
                assert_eq!(behind, expected, "behind {} in {position}", result.best);
            }
            position.play_unchecked(played);
        }
        // The stop comes during the search, or while the answer is made up. The next search begins
        // as soon as the engines can start one.
        let input = In { new_game: false, ..inputs(&position, 400) };
        for _ in 0..6 {
            bench.step(In { start: true, ..input }).unwrap();
            for _ in 0..rng.u64(300..900) {
                bench.step(input).unwrap();
            }
            bench.step(In { stop: true, ..input }).unwrap();
            bench.step(input).unwrap();
            assert!(!bench.step(input).unwrap().busy, "{position}");
        }
    }
}

#[test]
fn the_manual_shows_these_ports_and_this_waveform() {
    let mut facts = facts::legal_counts().filter(|fact| fact.to_move == 4 && fact.opponent > 0);
    let position = facts.next().expect("the data has such a position").position();
    let (mut bench, mut waveform) = (bench(0), Waveform::new());
    for clock in 0..500 {
        let input = In { start: clock == 2, new_game: false, ..inputs(&position, 260) };
        let out = bench.step(input).unwrap();
        if clock < 12 || out.cycles > 250 {
            waveform.push(&input, &out);
        }
        if clock > 2 && !out.busy {
            break;
        }
    }
    testbench::manual::check("engines", &waveform).unwrap();
}
