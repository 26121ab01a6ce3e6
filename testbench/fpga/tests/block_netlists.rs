//! Simulates the leaf unit's netlist in lockstep with the unit's model.
//!
//! `xtask formal` does not prove this netlist, because it cannot look inside the device's
//! multipliers and block RAM.

use boards::ALL;
use duo_core::cycle_model::leaf_unit::{self as model, In, LATENCY};
use duo_core::cycle_model::wire::MoveWord;
use duo_core::evaluation::Evaluation;
use duo_core::facts;
use duo_core::moves::legal_placements;
use duo_core::perspective::Perspective;
use duo_core::placement::Move;
use duo_core::player::Start;
use fpga::synthesis::simulation::block_netlist;
use hdl::emit::verilog;
use hdl::leaf_unit::LeafUnit;
use testbench::lockstep::Lockstep;
use testbench::verilator::Design;

#[test]
fn the_leaf_units_netlist_evaluates_as_its_model_does() {
    let design = Design::build("leaf_unit", &netlist(Evaluation::Whole)).unwrap();
    let mut bench = Lockstep::new(&design, model::LeafUnit::default());
    let mut results = 0;
    for position in facts::legal_counts().map(|fact| fact.position()) {
        bench.set_context(position.to_string());
        let seen = Perspective::from(&position);
        let still = In {
            own: seen.own,
            other: seen.other,
            own_left: seen.own_left,
            other_left: seen.other_left,
            starts_at_ten: seen.start == Start::Ten,
            ply: seen.ply,
            ..In::default()
        };
        bench.step(still).unwrap();
        for placement in legal_placements(&position) {
            let placement_in = MoveWord::from(Move::Place(placement));
            results += u32::from(bench.step(In { valid_in: true, placement_in, ..still }).unwrap().valid);
        }
        for _ in 0..=LATENCY {
            results += u32::from(bench.step(still).unwrap().valid);
        }
    }
    assert!(results > 1_000, "{results} results");
}

/// Synthesis removes the logic for everything that the small evaluation does not count.
#[test]
fn the_small_evaluation_takes_little_more_than_half_of_the_look_up_tables() {
    let tables = |evaluation| netlist(evaluation).matches(" LUT4 #(").count();
    let (few, many) = (tables(Evaluation::Small), tables(Evaluation::Whole));
    assert!(few > 1_000 && 5 * few < 3 * many, "{few} of {many} look-up tables");
}

fn netlist(evaluation: Evaluation) -> String {
    block_netlist("leaf_unit", &verilog("leaf_unit", || LeafUnit::new(evaluation)), ALL[0].part).unwrap()
}
