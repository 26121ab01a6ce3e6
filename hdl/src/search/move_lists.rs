//! Move lists: keep for each level of the tree the moves of its node that are searched, in their
//! order.
//!
//! A block RAM answers late in a cycle, so a register follows it: `listed` comes two cycles after
//! its place.

use duo_core::cycle_model::search::LEVELS;
use duo_core::search::MOST_LISTED;
use rust_hdl::prelude::*;

use crate::parts::bits::PlacementBits;
use crate::parts::ram::Ram;

// The address below is five bits of place and six of level.
const _: () = assert!(MOST_LISTED < 1 << 5 && LEVELS == 1 << 6);

#[derive(LogicBlock, Default)]
pub struct MoveLists {
    pub clock: Signal<In, Clock>,
    /// Write `placement` into the list of `write_level` at `write_slot`.
    pub write: Signal<In, Bit>,
    pub write_level: Signal<In, Bits<6>>,
    pub write_slot: Signal<In, Bits<5>>,
    pub placement: Signal<In, PlacementBits>,
    pub read_level: Signal<In, Bits<6>>,
    pub read_slot: Signal<In, Bits<5>>,
    /// The move at the place read a cycle ago; late in the cycle.
    pub read: Signal<Out, PlacementBits>,
    /// The move at the place read two cycles ago.
    pub listed: Signal<Out, PlacementBits>,

    moves: Ram<PlacementBits, 11>,
    listed_out: DFF<PlacementBits>,
}

impl Logic for MoveLists {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, moves);
        dff_setup!(self, clock, listed_out);
        self.moves.write_enable.next = self.write.val();
        self.moves.write_address.next =
            (bit_cast::<11, 6>(self.write_level.val()) << 5) | bit_cast::<11, 5>(self.write_slot.val());
        self.moves.write_data.next = self.placement.val();
        self.moves.read_address.next =
            (bit_cast::<11, 6>(self.read_level.val()) << 5) | bit_cast::<11, 5>(self.read_slot.val());
        self.read.next = self.moves.read_data.val();
        self.listed_out.d.next = self.moves.read_data.val();
        self.listed.next = self.listed_out.q.val();
    }
}
