//! Corner picker: picks the first corner of a set, row by row from the top.
//!
//! Combinational, and shallow because it closes a loop over the set that it picks from: the rows
//! with a corner are kept with the set, the first corner of each row is found in parallel with the
//! first row, and removing it needs no coordinates. The lowest bit of a number is the AND of the
//! number and its negative, which is fast on carry chains.

use duo_core::cells::BOARD_SIZE;
use rust_hdl::prelude::*;

use crate::parts::bits::{Board, Row, COORDINATE_BITS};
use crate::parts::lines::{assignments, board_of, joined, numbers_with, row_of};

#[derive(LogicBlock, Default)]
pub struct CornerPicker {
    pub corners: Signal<In, Board>,
    /// Rows with a corner.
    pub rows: Signal<In, Row>,
    /// Some corner is set.
    pub any: Signal<Out, Bit>,
    pub x: Signal<Out, Bits<COORDINATE_BITS>>,
    pub y: Signal<Out, Bits<COORDINATE_BITS>>,
    /// The corners without the first.
    pub rest: Signal<Out, Board>,
    /// Rows with a corner in `rest`.
    pub rest_rows: Signal<Out, Row>,
}

impl Logic for CornerPicker {
    fn update(&mut self) {}

    fn connect(&mut self) {
        self.any.connect();
        self.x.connect();
        self.y.connect();
        self.rest.connect();
        self.rest_rows.connect();
    }

    fn hdl(&self) -> Verilog {
        let row = |i| {
            [
                format!("wire [13:0] row_{i} = {}", row_of("corners", i)),
                format!("wire [13:0] first_{i} = row_{i} & (14'h0 - row_{i})"),
                format!("assign rest_rows[{i}] = rows[{i}] & (~first_row[{i}] | (|(row_{i} & ~first_{i})))"),
            ]
        };
        let first_row = ["wire [13:0] first_row = rows & (14'h0 - rows)".to_string(), "assign any = |rows".to_string()];
        let coordinate = |bit| {
            let column = joined(" | ", |i| format!("(first_row[{i}] & (|(first_{i} & {})))", numbers_with(bit)));
            [format!("assign x[{bit}] = {column}"), format!("assign y[{bit}] = |(first_row & {})", numbers_with(bit))]
        };
        let taken = board_of(|i| format!("(first_{i} & {{14{{first_row[{i}]}}}})"));
        let rest = [format!("assign rest = corners & ~{taken}")];
        assignments(
            first_row
                .into_iter()
                .chain((0..BOARD_SIZE).flat_map(row))
                .chain((0..COORDINATE_BITS).flat_map(coordinate))
                .chain(rest),
        )
    }
}

/// Finds the rows of a board with a set cell. Combinational.
#[derive(LogicBlock, Default)]
pub struct RowsWith {
    pub cells: Signal<In, Board>,
    pub rows: Signal<Out, Row>,
}

impl Logic for RowsWith {
    fn update(&mut self) {}

    fn connect(&mut self) {
        self.rows.connect();
    }

    fn hdl(&self) -> Verilog {
        assignments((0..BOARD_SIZE).map(|i| format!("assign rows[{i}] = |{}", row_of("cells", i))))
    }
}
