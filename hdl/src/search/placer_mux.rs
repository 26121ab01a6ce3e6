//! Placer mux: selects one of eight moves for the search's placer, with a one-hot select.
//!
//! Combinational, and shallow because the placer takes most of the cycle: the select is set a cycle
//! before as one bit of eight, so nothing has to be decoded.

use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use crate::parts::bits::{constant, many, PlacementBits};

/// Number of inputs.
pub const SOURCES: usize = 8;

/// One bit for each input.
pub type Select = Bits<SOURCES>;

// The kernel below uses this number.
const _: () = assert!(SOURCES == 8);

/// The select for this input.
pub fn select(source: usize) -> Constant<Select> {
    assert!(source < SOURCES, "{source} is not an input");
    constant(1 << source)
}

#[derive(LogicBlock, SmartDefault)]
pub struct PlacerMux {
    /// One-hot.
    pub select: Signal<In, Select>,
    #[default(many(SOURCES))]
    pub moves: Vec<Signal<In, PlacementBits>>,
    pub selected: Signal<Out, PlacementBits>,

    #[default(many(SOURCES))]
    gated: Vec<Signal<Local, PlacementBits>>,
    #[default(constant(0))]
    nothing: Constant<PlacementBits>,
}

impl Logic for PlacerMux {
    #[hdl_gen]
    fn update(&mut self) {
        for i in 0..8 {
            self.gated[i].next = self.nothing.val();
            if self.select.val().get_bit(i) {
                self.gated[i].next = self.moves[i].val();
            }
        }
        self.selected.next = ((self.gated[0].val() | self.gated[1].val())
            | (self.gated[2].val() | self.gated[3].val()))
            | ((self.gated[4].val() | self.gated[5].val()) | (self.gated[6].val() | self.gated[7].val()));
    }
}
