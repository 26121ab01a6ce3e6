//! Move encoder: turns a placement, or the team's identifier, into the bytes of the reply.
//!
//! A placement is written in its canonical code, the one with the lowest rotation digit. The first
//! byte is offered to the transmitter 2 cycles after the command; the others follow as it takes
//! them.

use std::collections::BTreeMap;

use duo_core::cycle_model::wire::MoveWord;
use duo_core::orientations::{Orientation, ORIENTATIONS};
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use crate::parts::bits::{constant, PlacementBits, PlacementWord};
use crate::parts::bits::{COORDINATE_BITS, ORIENTATION_BITS, PIECE_BITS, ROTATION_BITS};

#[derive(Copy, Clone, Debug, PartialEq, LogicState)]
enum State {
    Idle,
    Identify,
    Encode,
    Send,
    // Waits for the transmitter to send the last byte.
    Drain,
}

/// Word of the ROM: the canonical code of an orientation.
#[derive(Copy, Clone, Debug, Default, PartialEq, LogicStruct)]
struct Canonical {
    piece: Bits<PIECE_BITS>,
    rotation: Bits<ROTATION_BITS>,
    /// Column of the code's centre in the bounding box.
    centre_column: Bits<3>,
    /// Row of the code's centre in the bounding box.
    centre_row: Bits<3>,
}

impl From<&Orientation> for Canonical {
    fn from(orientation: &Orientation) -> Canonical {
        let (column, row) = orientation.centre;
        Canonical {
            piece: (orientation.piece.index() as u64).into(),
            rotation: u64::from(orientation.rotation).into(),
            centre_column: u64::from(column).into(),
            centre_row: u64::from(row).into(),
        }
    }
}

/// The four characters of a code, in sending order.
#[derive(Copy, Clone, Debug, Default, PartialEq, LogicStruct)]
struct Characters {
    column: Bits<8>,
    row: Bits<8>,
    piece: Bits<8>,
    rotation: Bits<8>,
}

#[derive(LogicBlock, SmartDefault)]
pub struct MoveEncoder {
    pub clock: Signal<In, Clock>,
    /// Drop the reply; a byte that the transmitter has taken still goes out. With `send_identifier`
    /// while the identifier is being sent, go on: a repeated start is answered once.
    pub cancel: Signal<In, Bit>,
    /// Send `1` and `team`.
    pub send_identifier: Signal<In, Bit>,
    /// Two characters, the first in the high byte.
    pub team: Signal<In, Bits<16>>,
    /// Send `placement`.
    pub send_move: Signal<In, Bit>,
    /// The move, or the pass.
    pub placement: Signal<In, PlacementBits>,
    pub ready: Signal<In, Bit>,
    pub data: Signal<Out, Bits<8>>,
    pub valid: Signal<Out, Bit>,
    /// A reply is being sent.
    pub busy: Signal<Out, Bit>,

    state: DFF<State>,
    #[default(SyncROM::new(codes()))]
    codes: SyncROM<Canonical, ORIENTATION_BITS>,
    place: Signal<Local, PlacementWord>,
    column: DFF<Bits<COORDINATE_BITS>>,
    row: DFF<Bits<COORDINATE_BITS>>,
    is_pass: DFF<Bit>,
    identifying: DFF<Bit>,
    // Bytes to send, the next one lowest.
    bytes: DFF<Bits<32>>,
    bytes_left: DFF<Bits<3>>,

    centre_x: Signal<Local, Bits<COORDINATE_BITS>>,
    centre_y: Signal<Local, Bits<COORDINATE_BITS>>,
    characters: Signal<Local, Characters>,
    one_left: Signal<Local, Bits<3>>,

    #[default(constant(9))]
    nine: Constant<Bits<4>>,
    #[default(constant(b'1' as u64))]
    char_1: Constant<Bits<8>>,
    #[default(constant(b'0' as u64))]
    char_0: Constant<Bits<8>>,
    #[default(constant(b'a' as u64))]
    char_a: Constant<Bits<8>>,
    #[default(constant(8))]
    bits_of_a_byte: Constant<Bits<4>>,
    // Added to a coordinate above 9 to get its letter.
    #[default(constant(b'a' as u64 - 9))]
    letter_base: Constant<Bits<8>>,
    #[default(constant(0x30_30_30_30))]
    pass_bytes: Constant<Bits<32>>,
    #[default(constant(MoveWord::PASS.0 as u64))]
    pass: Constant<PlacementBits>,
    #[default(constant(0))]
    none: Constant<Bits<3>>,
    #[default(constant(1))]
    one: Constant<Bits<3>>,
    #[default(constant(3))]
    three: Constant<Bits<3>>,
    #[default(constant(4))]
    four: Constant<Bits<3>>,
}

fn codes() -> BTreeMap<Bits<ORIENTATION_BITS>, Canonical> {
    let canonical = |index: usize| ORIENTATIONS.get(index).map_or(Canonical::default(), Canonical::from);
    (0..1 << ORIENTATION_BITS).map(|index| ((index as u64).into(), canonical(index))).collect()
}

impl Logic for MoveEncoder {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, codes);
        dff_setup!(self, clock, state, column, row, is_pass, identifying, bytes, bytes_left);

        self.place.next = self.placement.val().into();
        self.codes.address.next = self.place.val().orientation;
        self.centre_x.next = self.column.q.val() + bit_cast::<4, 3>(self.codes.data.val().centre_column);
        self.centre_y.next = self.row.q.val() + bit_cast::<4, 3>(self.codes.data.val().centre_row);
        self.characters.next.column = bit_cast::<8, 4>(self.centre_x.val()) + self.char_1.val();
        if self.centre_x.val() >= self.nine.val() {
            self.characters.next.column = bit_cast::<8, 4>(self.centre_x.val()) + self.letter_base.val();
        }
        self.characters.next.row = bit_cast::<8, 4>(self.centre_y.val()) + self.char_1.val();
        if self.centre_y.val() >= self.nine.val() {
            self.characters.next.row = bit_cast::<8, 4>(self.centre_y.val()) + self.letter_base.val();
        }
        self.characters.next.piece = bit_cast::<8, 5>(self.codes.data.val().piece) + self.char_a.val();
        self.characters.next.rotation = bit_cast::<8, 3>(self.codes.data.val().rotation) + self.char_0.val();
        self.one_left.next = self.bytes_left.q.val() - self.one.val();

        self.valid.next = self.bytes_left.q.val().any();
        self.data.next = self.bytes.q.val().get_bits::<8>(0);

        self.busy.next = true;
        match self.state.q.val() {
            State::Idle => {
                self.busy.next = false;
                self.identifying.d.next = self.send_identifier.val();
                self.column.d.next = self.place.val().column;
                self.row.d.next = self.place.val().row;
                self.is_pass.d.next = self.placement.val() == self.pass.val();
                if self.send_identifier.val() {
                    self.state.d.next = State::Identify;
                } else if self.send_move.val() {
                    self.state.d.next = State::Encode;
                }
            }
            State::Identify => {
                self.bytes.d.next = bit_cast::<32, 8>(self.char_1.val())
                    | (bit_cast::<32, 8>(self.team.val().get_bits::<8>(8)) << 8)
                    | (bit_cast::<32, 8>(self.team.val().get_bits::<8>(0)) << 16);
                self.bytes_left.d.next = self.three.val();
                self.state.d.next = State::Send;
            }
            State::Encode => {
                self.bytes.d.next = self.characters.val().into();
                if self.is_pass.q.val() {
                    self.bytes.d.next = self.pass_bytes.val();
                }
                self.bytes_left.d.next = self.four.val();
                self.state.d.next = State::Send;
            }
            State::Send => {
                if self.ready.val() {
                    self.bytes.d.next = self.bytes.q.val() >> self.bits_of_a_byte.val();
                    self.bytes_left.d.next = self.one_left.val();
                    if self.bytes_left.q.val() == self.one.val() {
                        self.state.d.next = State::Drain;
                    }
                }
            }
            State::Drain => {
                if self.ready.val() {
                    self.identifying.d.next = false;
                    self.state.d.next = State::Idle;
                }
            }
            _ => {
                self.state.d.next = State::Idle;
            }
        }
        if self.cancel.val() & (!(self.send_identifier.val() & self.identifying.q.val())) {
            self.bytes_left.d.next = self.none.val();
            self.identifying.d.next = self.send_identifier.val();
            self.state.d.next = State::Idle;
            if self.send_identifier.val() {
                self.state.d.next = State::Identify;
            }
        }
    }
}
