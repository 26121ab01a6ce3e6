//! Frame decoder: from the referee's bytes to frames.
//!
//! Frames are `0`, `2X`, `3XYYYY`, `4XXXX` and `9`, and two of our own that set up a position and
//! get no answer: `<XXXX` (the opponent has played XXXX) and `>XXXX` (you have). `valid` comes two
//! cycles after a frame's last byte; the fields stay until the next byte.
//!
//! A `0` starts a match wherever it cannot be part of a code. Where it can (`4`, then `0`), the
//! next bytes decide: more zeros make a pass; another byte or a pause makes it a match's start. A
//! code that names no move is marked and passed on, since its prompt must be answered. Everything
//! else that makes no sense is dropped, and so is a frame that pauses or has a framing error.

use duo_core::cycle_model::frame_decoder as model;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use crate::parts::bits::{constant, COORDINATE_BITS, PIECE_BITS, ROTATION_BITS};

#[derive(Copy, Clone, Debug, PartialEq, LogicState)]
enum State {
    Idle,
    StartCell,
    Column,
    Row,
    Piece,
    Rotation,
}

#[derive(LogicBlock, SmartDefault)]
pub struct FrameDecoder {
    pub clock: Signal<In, Clock>,
    /// Drop the incomplete frame.
    pub reset: Signal<In, Bit>,
    pub data: Signal<In, Bits<8>>,
    pub data_valid: Signal<In, Bit>,
    /// A byte was dropped for a missing stop bit.
    pub framing_error: Signal<In, Bit>,
    /// One cycle for each frame.
    pub valid: Signal<Out, Bit>,
    /// Kind of the frame, as numbered in [`model`].
    pub kind: Signal<Out, Bits<3>>,
    /// The frame's start cell is (a,a), not (5,5).
    pub starts_at_ten: Signal<Out, Bit>,
    /// The code is a pass.
    pub pass: Signal<Out, Bit>,
    /// A character of the code is invalid.
    pub malformed: Signal<Out, Bit>,
    /// Column of the code's centre.
    pub x: Signal<Out, Bits<COORDINATE_BITS>>,
    /// Row of the code's centre.
    pub y: Signal<Out, Bits<COORDINATE_BITS>>,
    pub piece: Signal<Out, Bits<PIECE_BITS>>,
    pub rotation: Signal<Out, Bits<ROTATION_BITS>>,

    state: DFF<State>,
    pause: DFF<Bits<32>>,
    coming: DFF<Bits<3>>,
    all_zeros: DFF<Bit>,
    valid_out: DFF<Bit>,
    kind_out: DFF<Bits<3>>,
    starts_at_ten_out: DFF<Bit>,
    pass_out: DFF<Bit>,
    malformed_out: DFF<Bit>,
    x_out: DFF<Bits<COORDINATE_BITS>>,
    y_out: DFF<Bits<COORDINATE_BITS>>,
    piece_out: DFF<Bits<PIECE_BITS>>,
    rotation_out: DFF<Bits<ROTATION_BITS>>,

    // The byte of the cycle before: which characters it can be.
    received: DFF<Bit>,
    lost: DFF<Bit>,
    is_start_cell: DFF<Bit>,
    is_ten: DFF<Bit>,
    is_zero: DFF<Bit>,
    is_coordinate: DFF<Bit>,
    from_digit: Signal<Local, Bits<8>>,
    from_letter: Signal<Local, Bits<8>>,
    coordinate: DFF<Bits<COORDINATE_BITS>>,
    letter: DFF<Bits<PIECE_BITS>>,
    is_piece: DFF<Bit>,
    is_rotation: DFF<Bit>,
    // The rotation that the byte stands for, if it is a rotation digit.
    turn: DFF<Bits<ROTATION_BITS>>,
    // The byte as the first of a frame: an end, a frame with a start cell, a frame with a code; and
    // its kind.
    is_end: DFF<Bit>,
    leads_cell: DFF<Bit>,
    leads_code: DFF<Bit>,
    leading: DFF<Bits<3>>,
    // How the byte is used.
    leads: Signal<Local, Bit>,
    emits: Signal<Local, Bit>,
    emitted: Signal<Local, Bits<3>>,
    // The zeros before this byte were not a pass: a match has started, and the byte is the first of
    // a new frame.
    broke_zeros: Signal<Local, Bit>,
    waited: Signal<Local, Bits<32>>,

    #[default(constant(model::PAUSE_CYCLES as u64))]
    longest_pause: Constant<Bits<32>>,
    #[default(constant(0))]
    no_pause: Constant<Bits<32>>,
    #[default(constant(1))]
    one_cycle: Constant<Bits<32>>,
    #[default(constant(model::START as u64))]
    start_kind: Constant<Bits<3>>,
    #[default(constant(model::END as u64))]
    end_kind: Constant<Bits<3>>,
    #[default(constant(model::FIRST_MOVE as u64))]
    first_move_kind: Constant<Bits<3>>,
    #[default(constant(model::SECOND_MOVE as u64))]
    second_move_kind: Constant<Bits<3>>,
    #[default(constant(model::NEXT_MOVE as u64))]
    next_move_kind: Constant<Bits<3>>,
    #[default(constant(model::OPPONENT_HAS_PLAYED as u64))]
    opponent_kind: Constant<Bits<3>>,
    #[default(constant(model::YOU_HAVE_PLAYED as u64))]
    own_kind: Constant<Bits<3>>,
    #[default(constant(b'0' as u64))]
    char_0: Constant<Bits<8>>,
    #[default(constant(b'1' as u64))]
    char_1: Constant<Bits<8>>,
    #[default(constant(b'2' as u64))]
    char_2: Constant<Bits<8>>,
    #[default(constant(b'3' as u64))]
    char_3: Constant<Bits<8>>,
    #[default(constant(b'4' as u64))]
    char_4: Constant<Bits<8>>,
    #[default(constant(b'5' as u64))]
    char_5: Constant<Bits<8>>,
    #[default(constant(b'7' as u64))]
    char_7: Constant<Bits<8>>,
    #[default(constant(b'9' as u64))]
    char_9: Constant<Bits<8>>,
    #[default(constant(b'A' as u64))]
    char_capital_a: Constant<Bits<8>>,
    #[default(constant(b'a' as u64))]
    char_a: Constant<Bits<8>>,
    #[default(constant(b'e' as u64))]
    char_e: Constant<Bits<8>>,
    #[default(constant(b'u' as u64))]
    char_u: Constant<Bits<8>>,
    #[default(constant(b'<' as u64))]
    char_opponent: Constant<Bits<8>>,
    #[default(constant(b'>' as u64))]
    char_own: Constant<Bits<8>>,
    #[default(constant(9))]
    nine: Constant<Bits<COORDINATE_BITS>>,
}

impl FrameDecoder {
    /// A decoder with a clock of `clock_hz`.
    pub fn new(clock_hz: u32) -> FrameDecoder {
        FrameDecoder { longest_pause: constant(model::pause_cycles(clock_hz).into()), ..FrameDecoder::default() }
    }
}

impl Logic for FrameDecoder {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(
            self,
            clock,
            received,
            lost,
            is_start_cell,
            is_ten,
            is_zero,
            is_coordinate,
            coordinate,
            letter,
            is_piece,
            is_rotation,
            turn
        );
        dff_setup!(self, clock, is_end, leads_cell, leads_code, leading);
        dff_setup!(self, clock, state, pause, coming, all_zeros, valid_out, kind_out, starts_at_ten_out);
        dff_setup!(self, clock, pass_out, malformed_out, x_out, y_out, piece_out, rotation_out);

        self.received.d.next = self.data_valid.val() & (!self.reset.val());
        self.lost.d.next = self.framing_error.val() & (!self.reset.val());
        self.is_ten.d.next = self.data.val() == self.char_capital_a.val();
        self.is_start_cell.d.next =
            (self.data.val() == self.char_5.val()) | (self.data.val() == self.char_capital_a.val());
        self.turn.d.next = self.data.val().get_bits::<ROTATION_BITS>(0);
        self.is_zero.d.next = self.data.val() == self.char_0.val();
        self.from_digit.next = self.data.val() - self.char_1.val();
        self.from_letter.next = self.data.val() - self.char_a.val();
        self.letter.d.next = self.from_letter.val().get_bits::<PIECE_BITS>(0);
        self.coordinate.d.next = self.from_digit.val().get_bits::<COORDINATE_BITS>(0);
        self.is_coordinate.d.next = (self.data.val() >= self.char_1.val()) & (self.data.val() <= self.char_9.val());
        if (self.data.val() >= self.char_a.val()) & (self.data.val() <= self.char_e.val()) {
            self.coordinate.d.next = self.from_letter.val().get_bits::<COORDINATE_BITS>(0) + self.nine.val();
            self.is_coordinate.d.next = true;
        }
        self.is_piece.d.next = (self.data.val() >= self.char_a.val()) & (self.data.val() <= self.char_u.val());
        self.is_rotation.d.next = (self.data.val() >= self.char_0.val()) & (self.data.val() <= self.char_7.val());

        // The byte as the first of a frame.
        self.is_end.d.next = self.data.val() == self.char_9.val();
        self.leads_cell.d.next = (self.data.val() == self.char_2.val()) | (self.data.val() == self.char_3.val());
        self.leads_code.d.next = ((self.data.val() == self.char_4.val())
            | (self.data.val() == self.char_opponent.val()))
            | (self.data.val() == self.char_own.val());
        self.leading.d.next = self.start_kind.val();
        if self.data.val() == self.char_9.val() {
            self.leading.d.next = self.end_kind.val();
        } else if self.data.val() == self.char_2.val() {
            self.leading.d.next = self.first_move_kind.val();
        } else if self.data.val() == self.char_3.val() {
            self.leading.d.next = self.second_move_kind.val();
        } else if self.data.val() == self.char_4.val() {
            self.leading.d.next = self.next_move_kind.val();
        } else if self.data.val() == self.char_opponent.val() {
            self.leading.d.next = self.opponent_kind.val();
        } else if self.data.val() == self.char_own.val() {
            self.leading.d.next = self.own_kind.val();
        }

        self.leads.next = false;
        self.emits.next = false;
        self.emitted.next = self.coming.q.val();
        self.broke_zeros.next = false;
        self.waited.next = self.pause.q.val() + self.one_cycle.val();
        self.pause.d.next = self.no_pause.val();

        if self.received.q.val() {
            match self.state.q.val() {
                State::Idle => {
                    self.leads.next = true;
                }
                State::StartCell => {
                    if self.is_start_cell.q.val() {
                        self.starts_at_ten_out.d.next = self.is_ten.q.val();
                        self.state.d.next = State::Column;
                        if self.coming.q.val() == self.first_move_kind.val() {
                            self.emits.next = true;
                            self.state.d.next = State::Idle;
                        }
                    } else {
                        self.leads.next = true;
                    }
                }
                State::Column => {
                    self.all_zeros.d.next = self.is_zero.q.val();
                    self.malformed_out.d.next = (!self.is_zero.q.val()) & (!self.is_coordinate.q.val());
                    self.x_out.d.next = self.coordinate.q.val();
                    self.state.d.next = State::Row;
                }
                State::Row => {
                    self.y_out.d.next = self.coordinate.q.val();
                    self.state.d.next = State::Piece;
                    if self.all_zeros.q.val() != self.is_zero.q.val() {
                        self.leads.next = true;
                        self.broke_zeros.next = self.all_zeros.q.val();
                    } else if (!self.is_zero.q.val()) & (!self.is_coordinate.q.val()) {
                        self.malformed_out.d.next = true;
                    }
                }
                State::Piece => {
                    self.piece_out.d.next = self.letter.q.val();
                    self.state.d.next = State::Rotation;
                    if self.all_zeros.q.val() != self.is_zero.q.val() {
                        self.leads.next = true;
                        self.broke_zeros.next = self.all_zeros.q.val();
                    } else if (!self.is_zero.q.val()) & (!self.is_piece.q.val()) {
                        self.malformed_out.d.next = true;
                    }
                }
                State::Rotation => {
                    self.rotation_out.d.next = self.turn.q.val();
                    self.state.d.next = State::Idle;
                    if self.all_zeros.q.val() & (!self.is_zero.q.val()) {
                        self.leads.next = true;
                        self.broke_zeros.next = true;
                    } else {
                        self.emits.next = true;
                        self.pass_out.d.next = self.all_zeros.q.val();
                        if !self.is_rotation.q.val() {
                            self.malformed_out.d.next = true;
                        }
                    }
                }
                _ => {
                    self.state.d.next = State::Idle;
                }
            }
        } else if self.state.q.val() != State::Idle {
            self.pause.d.next = self.waited.val();
            if self.pause.q.val() == self.longest_pause.val() {
                self.state.d.next = State::Idle;
                self.emits.next = self.all_zeros.q.val();
                self.emitted.next = self.start_kind.val();
                self.pause.d.next = self.no_pause.val();
            }
        }

        // The first byte of a frame.
        if self.leads.val() {
            self.state.d.next = State::Idle;
            self.all_zeros.d.next = false;
            if self.is_zero.q.val() | self.is_end.q.val() {
                self.emits.next = true;
                self.emitted.next = self.leading.q.val();
            } else if self.leads_cell.q.val() {
                self.coming.d.next = self.leading.q.val();
                self.state.d.next = State::StartCell;
            } else if self.leads_code.q.val() {
                self.coming.d.next = self.leading.q.val();
                self.state.d.next = State::Column;
            }
        }
        if self.broke_zeros.val() {
            self.emits.next = true;
            self.emitted.next = self.start_kind.val();
        }
        if self.lost.q.val() | self.reset.val() {
            self.state.d.next = State::Idle;
            self.all_zeros.d.next = false;
        }
        self.valid_out.d.next = self.emits.val() & (!self.reset.val());
        if self.emits.val() {
            self.kind_out.d.next = self.emitted.val();
            self.all_zeros.d.next = false;
        }

        self.valid.next = self.valid_out.q.val();
        self.kind.next = self.kind_out.q.val();
        self.starts_at_ten.next = self.starts_at_ten_out.q.val();
        self.pass.next = self.pass_out.q.val();
        self.malformed.next = self.malformed_out.q.val();
        self.x.next = self.x_out.q.val();
        self.y.next = self.y_out.q.val();
        self.piece.next = self.piece_out.q.val();
        self.rotation.next = self.rotation_out.q.val();
    }
}
