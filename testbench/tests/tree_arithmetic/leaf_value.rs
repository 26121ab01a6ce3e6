//! A leaf's value: the result of its engine as a chance, a margin and a number of moves.

use duo_core::best_first::chance::{self, CERTAIN};
use duo_core::cycle_model::search::descent::LeafFound;
use duo_core::evaluation::{exact_score, HEURISTIC_LIMIT, MARGIN_UNIT, WON};
use duo_core::ports;
use hdl::best_first::leaf_value::LeafValue;
use hdl::emit::verilog;
use testbench::lockstep::seed;
use testbench::verilator::{Design, Simulation};

ports! {
    pub struct In {
        pub found: LeafFound [113],
        pub known: bool [1],
        pub known_margin: i8 [8],
    }
}

ports! {
    #[derive(Eq)]
    pub struct Out {
        pub chance: u16 [14],
        pub margin: i8 [8],
        pub moves: u8 [5],
    }
}

/// The margin at the end of the game, or `None` if this score is heuristic.
fn end(score: i32) -> Option<i8> {
    let margin = |beyond: i32| (beyond / MARGIN_UNIT) as i8;
    (score.abs() > HEURISTIC_LIMIT).then(|| if score > 0 { margin(score - WON) } else { margin(score + WON) })
}

fn expected(input: &In) -> Out {
    let LeafFound { score, earlier_score, depth, choices, .. } = input.found;
    let (score, earlier) = (i32::from(score), i32::from(earlier_score));
    // The value is the mean of both scores, if there are two iterations and neither sees the end.
    let is_mean = depth > 1 && end(score).is_none() && end(earlier).is_none();
    let value = if is_mean { (score + earlier).div_euclid(2) } else { score };
    let moves = if choices == 0 { u8::from(value != 0) } else { choices };
    let certain = |is_won: bool| if is_won { CERTAIN as u16 } else { 0 };
    let (chance, margin) = match (input.known, end(value)) {
        (true, _) if input.known_margin == 0 => (chance::of(0) as u16, 0),
        (true, _) => (certain(input.known_margin > 0), input.known_margin),
        (false, Some(margin)) => (certain(margin > 0), margin),
        (false, None) => (chance::of(value) as u16, 0),
    };
    Out { chance, margin, moves }
}

/// Returns the outputs four cycles after these inputs.
fn shown(simulation: &mut Simulation<In, Out>, input: In) -> Out {
    (0..4).for_each(|_| _ = simulation.step(input));
    simulation.step(input)
}

#[test]
fn a_leafs_value_is_the_mean_of_two_scores_or_an_end() {
    let seed = seed(8);
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut simulation: Simulation<In, Out> =
        Design::build("leaf_value", &verilog("leaf_value", LeafValue::default)).unwrap().start();
    let mut check = |input: In| assert_eq!(shown(&mut simulation, input), expected(&input), "{input:?}, seed {seed}");
    // Covers each word of the table of chances, with both signs, and scores beyond its last word.
    for score in -4_200..=4_200 {
        let found = LeafFound { score, earlier_score: score, choices: 5, depth: 3, ..LeafFound::default() };
        check(In { found, ..In::default() });
    }
    for _ in 0..20_000 {
        let mut any = || match rng.u32(..8) {
            0 => exact_score(rng.i32(1..110)) as i16,
            1 => exact_score(rng.i32(-109..0)) as i16,
            2 => rng.i16(-8_000..8_000),
            3 => 0,
            _ => rng.i16(-900..900),
        };
        let (score, earlier_score) = (any(), any());
        let found =
            LeafFound { score, earlier_score, choices: rng.u8(..18), depth: rng.u8(1..5), ..Default::default() };
        check(In { found, known: rng.u32(..4) == 0, known_margin: rng.i8(-109..110) });
    }
}
