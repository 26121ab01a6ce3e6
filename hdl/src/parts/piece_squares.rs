//! Piece squares: how many squares the pieces of a set have together.
//!
//! Combinational. Written as syntax trees: a kernel cannot add bits.

use reference::blokus_duo::pieces::Piece;
use rust_hdl::core::ast::{Verilog, VerilogExpression, VerilogLiteral, VerilogOp, VerilogStatement};
use rust_hdl::prelude::*;

use crate::parts::bits::Pieces;

/// The block; see the module.
#[derive(LogicBlock, Default)]
pub struct PieceSquares {
    /// Pieces to count.
    pub pieces: Signal<In, Pieces>,
    /// Their squares.
    pub squares: Signal<Out, Bits<7>>,
}

impl Logic for PieceSquares {
    fn update(&mut self) {}

    fn connect(&mut self) {
        self.squares.connect();
    }

    fn hdl(&self) -> Verilog {
        let literal = |value: u32| Box::new(VerilogExpression::Literal(VerilogLiteral::from(value)));
        let bit = |piece: Piece| {
            let pieces = Box::new(VerilogExpression::Signal("pieces".to_string()));
            Box::new(VerilogExpression::Index(pieces, literal(piece.index() as u32)))
        };
        // The squares of a piece are as many shifted copies of its bit as its size has ones.
        let squares = Piece::all().flat_map(|piece| {
            let ones = (0..3).filter(move |shift| piece.size() >> shift & 1 != 0);
            ones.map(move |shift| (piece, shift))
        });
        let term = |(piece, shift)| {
            let shifted = VerilogExpression::Binary(bit(piece), VerilogOp::Shl, literal(shift));
            VerilogExpression::Paren(Box::new(shifted))
        };
        let add = |a, b| VerilogExpression::Binary(Box::new(a), VerilogOp::Add, Box::new(b));
        let sum = squares.map(term).reduce(add).expect("there are pieces");
        Verilog::Combinatorial(vec![VerilogStatement::Assignment(
            VerilogExpression::Signal("squares".to_string()),
            sum,
        )])
    }
}
