//! Corner picker: the first corner of a set, in rows from the top.
//!
//! Combinational, and shallow, because it closes a loop over the set it picks from: the first corner of each row is found beside
//! the first row, and taking it out of the set needs no coordinates. The lowest bit of a number is what it has in common with
//! its negative, and carry chains are fast.

use rust_hdl::prelude::*;

use crate::parts::bits::Board;
use crate::parts::lines::{assignments, board_of, joined, numbers_with};

/// The block; see the module.
#[derive(LogicBlock, Default)]
pub struct CornerPicker {
    /// To pick from.
    pub corners: Signal<In, Board>,
    /// There is a first one.
    pub any: Signal<Out, Bit>,
    /// Its column.
    pub x: Signal<Out, Bits<4>>,
    /// Its row.
    pub y: Signal<Out, Bits<4>>,
    /// The corners without it.
    pub rest: Signal<Out, Board>,
}

impl Logic for CornerPicker {
    fn update(&mut self) {}

    fn connect(&mut self) {
        self.any.connect();
        self.x.connect();
        self.y.connect();
        self.rest.connect();
    }

    fn hdl(&self) -> Verilog {
        let row = |i| {
            [
                format!("wire [13:0] row_{i} = corners[{}:{}]", 14 * i + 13, 14 * i),
                format!("wire [13:0] first_{i} = row_{i} & (14'h0 - row_{i})"),
            ]
        };
        let has_corner = (0..14).rev().map(|i| format!("(|row_{i})")).collect::<Vec<_>>().join(", ");
        let first_row = [
            format!("wire [13:0] occupied = {{{has_corner}}}"),
            "wire [13:0] first_row = occupied & (14'h0 - occupied)".to_string(),
            "assign any = |occupied".to_string(),
        ];
        let coordinate = |bit| {
            let column = joined(" | ", |i| format!("(first_row[{i}] & (|(first_{i} & {})))", numbers_with(bit)));
            [format!("assign x[{bit}] = {column}"), format!("assign y[{bit}] = |(first_row & {})", numbers_with(bit))]
        };
        let taken = board_of(|i| format!("(first_{i} & {{14{{first_row[{i}]}}}})"));
        let rest = [format!("assign rest = corners & ~{taken}")];
        assignments((0..14).flat_map(row).chain(first_row).chain((0..4).flat_map(coordinate)).chain(rest))
    }
}
