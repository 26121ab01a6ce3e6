//! Placement checks: which of the ways to cover the middle of a window are open.
//!
//! Combinational: each test is the AND of at most five cells of the window and of 'this piece is
//! left'. The tests come in groups of 16, so that the selector can pick a group before a test.
//! Tests and order come from the reference's table.
//!
//! Written as syntax trees, since a kernel has no way to write some 200 different expressions; so
//! it exists in Verilog only.

use duo_core::placement_checks::{GROUP_COUNT, GROUP_SIZE, TESTS, WINDOW_MASKS, WINDOW_SIZE};
use rust_hdl::core::ast::{Verilog, VerilogExpression, VerilogOp, VerilogOpUnary, VerilogStatement};
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use crate::parts::bits::{many, Pieces};

#[derive(LogicBlock, SmartDefault)]
pub struct PlacementChecks {
    /// Cells that may be covered; the middle one must be.
    #[default(many(WINDOW_SIZE))]
    pub window: Vec<Signal<In, Bits<WINDOW_SIZE>>>,
    pub left: Signal<In, Pieces>,
    /// Open tests of each group.
    #[default(many(GROUP_COUNT))]
    pub open: Vec<Signal<Out, Bits<GROUP_SIZE>>>,
    pub nonempty: Signal<Out, Bits<GROUP_COUNT>>,
}

impl Logic for PlacementChecks {
    fn update(&mut self) {}

    fn connect(&mut self) {
        self.open.iter_mut().for_each(|group| group.connect());
        self.nonempty.connect();
    }

    fn hdl(&self) -> Verilog {
        let bit = |signal: &str, index: usize| {
            VerilogExpression::Index(
                Box::new(VerilogExpression::Signal(signal.to_string())),
                Box::new(VerilogExpression::Literal((index as u32).into())),
            )
        };
        // The last group may have unused places; they are never open.
        let assign = |place: usize| VerilogStatement::SliceAssignment {
            base: VerilogExpression::Signal(format!("open${}", place / GROUP_SIZE)),
            width: 1,
            offset: VerilogExpression::Literal(((place % GROUP_SIZE) as u32).into()),
            replacement: TESTS.get(place).map_or(VerilogExpression::Literal(false.into()), |test| {
                (0..WINDOW_SIZE * WINDOW_SIZE).filter(|cell| WINDOW_MASKS[place] >> cell & 1 != 0).fold(
                    bit("left", test.piece().index()),
                    |all, cell| {
                        VerilogExpression::Binary(
                            Box::new(all),
                            VerilogOp::BitAnd,
                            Box::new(bit(&format!("window${}", cell / WINDOW_SIZE), cell % WINDOW_SIZE)),
                        )
                    },
                )
            }),
        };
        let mark = |group: usize| VerilogStatement::SliceAssignment {
            base: VerilogExpression::Signal("nonempty".to_string()),
            width: 1,
            offset: VerilogExpression::Literal((group as u32).into()),
            replacement: VerilogExpression::Unary(
                VerilogOpUnary::Any,
                Box::new(VerilogExpression::Signal(format!("open${group}"))),
            ),
        };
        Verilog::Combinatorial((0..GROUP_SIZE * GROUP_COUNT).map(assign).chain((0..GROUP_COUNT).map(mark)).collect())
    }
}
