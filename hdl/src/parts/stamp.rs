//! Stamp: a picture of 5x5 cells, laid on a board with its top left corner where a row and a column meet.
//!
//! Combinational, and shallow: row and column come decoded, one of 14 bits each, so a cell is the OR of at most five
//! places of the picture in each direction. What would lie off the board is dropped.

use duo_core::cells::BOARD_SIZE;
use duo_core::pieces::MAX_SIZE;
use rust_hdl::prelude::*;

use crate::parts::bits::Board;
use crate::parts::lines::{assignments, board_of};

/// Rows and columns of a picture: what the largest piece may take.
pub const PICTURE_SIZE: usize = MAX_SIZE;

/// The cells of an oriented piece: bit `5 * row + column`, as `Orientation::picture` has them.
pub type Picture = Bits<{ PICTURE_SIZE * PICTURE_SIZE }>;

/// The block; see the module.
#[derive(LogicBlock, Default)]
pub struct Stamp {
    /// The picture.
    pub picture: Signal<In, Picture>,
    /// The column of its left edge, one bit of 14.
    pub column: Signal<In, Bits<BOARD_SIZE>>,
    /// The row of its top edge, one bit of 14.
    pub row: Signal<In, Bits<BOARD_SIZE>>,
    /// The board with the picture.
    pub cells: Signal<Out, Board>,
}

impl Logic for Stamp {
    fn update(&mut self) {}

    fn connect(&mut self) {
        self.cells.connect();
    }

    fn hdl(&self) -> Verilog {
        let or = |terms: Vec<String>| terms.join(" | ");
        // Each row of the picture at its column, then at every row of the board that it may lie on.
        let placed = |i: usize| {
            let cells = (0..PICTURE_SIZE)
                .map(|j| format!("({{14{{picture[{}]}}}} & (column << 3'h{j}))", PICTURE_SIZE * i + j))
                .collect();
            format!("wire [13:0] placed_{i} = {}", or(cells))
        };
        let cells = board_of(|y| {
            let rows = (0..PICTURE_SIZE)
                .filter(|i| *i <= y)
                .map(|i| format!("({{14{{row[{}]}}}} & placed_{i})", y - i))
                .collect();
            format!("({})", or(rows))
        });
        assignments((0..PICTURE_SIZE).map(placed).chain([format!("assign cells = {cells}")]))
    }
}
