//! Cell decoder: makes the board with one cell set.
//!
//! Combinational: row and column are decoded separately, so that each cell needs two short words
//! rather than one long one.

use rust_hdl::prelude::*;

use crate::parts::bits::Board;
use crate::parts::lines::{assignments, board_of};

#[derive(LogicBlock, Default)]
pub struct CellDecoder {
    pub x: Signal<In, Bits<4>>,
    pub y: Signal<In, Bits<4>>,
    pub decoded: Signal<Out, Board>,
}

impl Logic for CellDecoder {
    fn update(&mut self) {}

    fn connect(&mut self) {
        self.decoded.connect();
    }

    fn hdl(&self) -> Verilog {
        let decoded = board_of(|i| format!("(y == 4'h{i:x} ? column : 14'h0)"));
        assignments(["wire [13:0] column = 14'h1 << x".to_string(), format!("assign decoded = {decoded}")])
    }
}
