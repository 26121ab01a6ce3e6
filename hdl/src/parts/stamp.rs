//! Stamp: lays a picture of 5x5 cells on a board, its top left corner at a row and a column.
//!
//! Combinational, and shallow: row and column come one-hot, so a cell is the OR of at most five
//! places of the picture in each direction. Cells off the board are dropped.

use duo_core::cells::BOARD_SIZE;
use duo_core::pieces::MAX_SIZE;
use rust_hdl::prelude::*;

use crate::parts::bits::Board;
use crate::parts::lines::{assignments, board_of};

/// Rows and columns of a picture: the size of the longest piece.
pub const PICTURE_SIZE: usize = MAX_SIZE;

/// The cells of an oriented piece: bit `5 * row + column`, as `Orientation::picture` has them.
pub type Picture = Bits<{ PICTURE_SIZE * PICTURE_SIZE }>;

#[derive(LogicBlock, Default)]
pub struct Stamp {
    pub picture: Signal<In, Picture>,
    /// Column of the left edge, one-hot.
    pub column: Signal<In, Bits<BOARD_SIZE>>,
    /// Row of the top edge, one-hot.
    pub row: Signal<In, Bits<BOARD_SIZE>>,
    /// The picture in its place on the board.
    pub cells: Signal<Out, Board>,
}

impl Logic for Stamp {
    fn update(&mut self) {}

    fn connect(&mut self) {
        self.cells.connect();
    }

    fn hdl(&self) -> Verilog {
        let or = |terms: Vec<String>| terms.join(" | ");
        // Shifts each row of the picture to its column, then lays it on every board row where it
        // may be.
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
