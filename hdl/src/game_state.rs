//! Game state: the position of the game, kept from the moves of both sides.
//!
//! A move comes as a code (all 8 rotation codes of every piece are decoded) or, if it is our own answer, as a placement. It is
//! checked against all rules and laid on the board; an illegal one takes its turn and nothing else. `done` comes 6 cycles after
//! a code and 5 after a placement. Until a start cell is named, the first piece on the board settles whose it is.

use std::collections::BTreeMap;

use reference::blokus_duo::cells::Cells;
use reference::blokus_duo::cycle_model::wire::MoveWord;
use reference::blokus_duo::orientations::{ALIASES, ORIENTATIONS};
use reference::blokus_duo::player::Start;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use crate::parts::bits::{board, constant, Board, Pieces, PlacementBits};
use crate::parts::placer::Placer;
use crate::parts::rom::Rom;
use crate::parts::usable_cells::UsableCells;

#[derive(Copy, Clone, Debug, PartialEq, LogicState)]
enum State {
    Idle,
    Decode,
    Place,
    Look,
    Check,
    Apply,
}

/// What the ROM holds of a piece and rotation: orientation (7 bits), column and row of the code's centre in the bounding box
/// (3 each), how far it is from there to the box's right and bottom end (3 each), and whether there is such a code.
type CodeMeaning = Bits<20>;

/// The block; see the module.
#[derive(LogicBlock, SmartDefault)]
pub struct GameState {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Empty the board; a move under way is dropped.
    pub clear: Signal<In, Bit>,
    /// With `clear`: our start cell is known.
    pub start_known: Signal<In, Bit>,
    /// With `start_known`: it is (a,a), not (5,5).
    pub start_at_ten: Signal<In, Bit>,
    /// A code is played.
    pub play_code: Signal<In, Bit>,
    /// It is the opponent's.
    pub by_opponent: Signal<In, Bit>,
    /// It is a pass.
    pub pass: Signal<In, Bit>,
    /// It has a character that no code has.
    pub malformed: Signal<In, Bit>,
    /// Column of its centre.
    pub x: Signal<In, Bits<4>>,
    /// Row of its centre.
    pub y: Signal<In, Bits<4>>,
    /// Its piece.
    pub piece: Signal<In, Bits<5>>,
    /// Its rotation.
    pub rotation: Signal<In, Bits<3>>,
    /// We play the placement on the input.
    pub play_own: Signal<In, Bit>,
    /// The placement, or the pass.
    pub placement: Signal<In, PlacementBits>,
    /// The move is dealt with; one cycle long.
    pub done: Signal<Out, Bit>,
    /// With `done`: the move was illegal.
    pub illegal: Signal<Out, Bit>,
    /// Our stones.
    pub own: Signal<Out, Board>,
    /// The opponent's stones.
    pub other: Signal<Out, Board>,
    /// Pieces that we have left.
    pub own_left: Signal<Out, Pieces>,
    /// Pieces that the opponent has left.
    pub other_left: Signal<Out, Pieces>,
    /// Our start cell is (a,a), not (5,5).
    pub starts_at_ten: Signal<Out, Bit>,
    /// Turns taken so far.
    pub ply: Signal<Out, Bits<7>>,
    /// The opponent has just passed.
    pub passed: Signal<Out, Bit>,

    state: DFF<State>,
    #[default(Rom::of_look_up_tables(codes()))]
    codes: Rom<CodeMeaning, 8>,
    placer: Placer,
    usable: UsableCells,

    // The move under way.
    mover_is_opponent: DFF<Bit>,
    is_pass: DFF<Bit>,
    is_code: DFF<Bit>,
    is_own: DFF<Bit>,
    centre_x: DFF<Bits<4>>,
    centre_y: DFF<Bits<4>>,
    placement_now: DFF<PlacementBits>,
    // Where its bounding box begins and ends, to be looked at when the ROM's delay is over.
    code_exists: DFF<Bit>,
    left: DFF<Bits<5>>,
    top: DFF<Bits<5>>,
    right: DFF<Bits<5>>,
    bottom: DFF<Bits<5>>,

    // What the mover may cover and must touch, looked up beside the placer's work, and the judgement.
    free: DFF<Board>,
    corners: DFF<Board>,
    legal: DFF<Bit>,

    own_now: DFF<Board>,
    other_now: DFF<Board>,
    // The pieces placed: flip-flops start at zero, and all pieces are left.
    own_placed: DFF<Pieces>,
    other_placed: DFF<Pieces>,
    start_is_known: DFF<Bit>,
    starts_at_ten_now: DFF<Bit>,
    ply_now: DFF<Bits<7>>,
    passed_now: DFF<Bit>,
    done_out: DFF<Bit>,
    illegal_out: DFF<Bit>,

    meaning: Signal<Local, CodeMeaning>,
    centre_column: Signal<Local, Bits<5>>,
    centre_row: Signal<Local, Bits<5>>,
    left_column: Signal<Local, Bits<5>>,
    top_row: Signal<Local, Bits<5>>,
    right_end: Signal<Local, Bits<5>>,
    bottom_end: Signal<Local, Bits<5>>,
    on_board: Signal<Local, Bit>,

    mover_stones: Signal<Local, Board>,
    opponent_stones: Signal<Local, Board>,
    mover_placed: Signal<Local, Pieces>,
    mover_after: Signal<Local, Board>,
    placed_after: Signal<Local, Pieces>,
    mover_starts_at_ten: Signal<Local, Bit>,
    corners_to_touch: Signal<Local, Board>,
    is_first: Signal<Local, Bit>,
    fits: Signal<Local, Bit>,

    #[default(constant(14))]
    board_size: Constant<Bits<5>>,
    #[default(constant(1))]
    one_ply: Constant<Bits<7>>,
    #[default(constant(0))]
    no_ply: Constant<Bits<7>>,
    #[default(constant(0))]
    no_pieces: Constant<Pieces>,
    #[default(constant(MoveWord::PASS.0 as u64))]
    pass_placement: Constant<PlacementBits>,
    #[default(board(Cells::EMPTY))]
    no_cells: Constant<Board>,
    #[default(board(Start::Five.cells()))]
    five: Constant<Board>,
    #[default(board(Start::Five.cells() | Start::Ten.cells()))]
    either_start: Constant<Board>,
}

/// The ROM's address is piece and rotation side by side.
fn codes() -> BTreeMap<Bits<8>, CodeMeaning> {
    let meaning = |address: usize| -> u64 {
        let Some(alias) = ALIASES.get(address / 8).map(|aliases| aliases[address % 8]) else { return 0 };
        let shape = &ORIENTATIONS[alias.orientation as usize];
        u64::from(alias.orientation)
            | u64::from(alias.centre.0) << 7
            | u64::from(alias.centre.1) << 10
            | u64::from(shape.width - alias.centre.0) << 13
            | u64::from(shape.height - alias.centre.1) << 16
            | 1 << 19
    };
    (0..256).map(|address| ((address as u64).into(), meaning(address).into())).collect()
}

impl Logic for GameState {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, codes, placer);
        dff_setup!(self, clock, state, mover_is_opponent, is_pass, is_code, is_own, centre_x, centre_y, placement_now);
        dff_setup!(self, clock, code_exists, left, top, right, bottom, free, corners, legal);
        dff_setup!(self, clock, own_now, other_now, own_placed, other_placed, start_is_known, starts_at_ten_now);
        dff_setup!(self, clock, ply_now, passed_now, done_out, illegal_out);

        // Decode: the centre leads to the bounding box, which must lie on the board.
        self.codes.address.next = (bit_cast::<8, 5>(self.piece.val()) << 3) | bit_cast::<8, 3>(self.rotation.val());
        self.meaning.next = self.codes.data.val();
        self.centre_column.next = bit_cast::<5, 3>(self.meaning.val().get_bits::<3>(7));
        self.centre_row.next = bit_cast::<5, 3>(self.meaning.val().get_bits::<3>(10));
        self.left_column.next = bit_cast::<5, 4>(self.centre_x.q.val()) - self.centre_column.val();
        self.top_row.next = bit_cast::<5, 4>(self.centre_y.q.val()) - self.centre_row.val();
        self.right_end.next =
            bit_cast::<5, 4>(self.centre_x.q.val()) + bit_cast::<5, 3>(self.meaning.val().get_bits::<3>(13));
        self.bottom_end.next =
            bit_cast::<5, 4>(self.centre_y.q.val()) + bit_cast::<5, 3>(self.meaning.val().get_bits::<3>(16));
        self.on_board.next = self.code_exists.q.val()
            & (!self.left.q.val().get_bit(4))
            & (!self.top.q.val().get_bit(4))
            & (self.right.q.val() <= self.board_size.val())
            & (self.bottom.q.val() <= self.board_size.val());
        self.placer.placement.next = self.placement_now.q.val();

        // Look: the board as the mover sees it. If whose start cell is which is open, there is no stone yet.
        self.mover_stones.next = self.own_now.q.val();
        self.opponent_stones.next = self.other_now.q.val();
        self.mover_placed.next = self.own_placed.q.val();
        if self.mover_is_opponent.q.val() {
            self.mover_stones.next = self.other_now.q.val();
            self.opponent_stones.next = self.own_now.q.val();
            self.mover_placed.next = self.other_placed.q.val();
        }
        self.usable.own.next = self.mover_stones.val();
        self.usable.other.next = self.opponent_stones.val();
        self.usable.starts_at_ten.next = self.starts_at_ten_now.q.val() ^ self.mover_is_opponent.q.val();
        self.free.d.next = self.usable.free.val();
        self.corners.d.next = self.usable.corners.val();

        // Check: the placer's cells against it.
        self.corners_to_touch.next = self.corners.q.val();
        if !self.start_is_known.q.val() {
            self.corners_to_touch.next = self.either_start.val();
        }
        self.is_first.next = !self.mover_placed.val().any();
        self.fits.next = (self.placer.piece.val().any())
            & (!(self.placer.piece.val() & self.mover_placed.val()).any())
            & (!(self.placer.cells.val() & (!self.free.q.val())).any())
            & ((self.placer.cells.val() & self.corners_to_touch.val()).any());
        self.legal.d.next = self.is_code.q.val() & (self.is_own.q.val() | self.on_board.val()) & self.fits.val();
        if self.is_pass.q.val() {
            self.legal.d.next = !(self.is_first.val() & self.corners_to_touch.val().any());
        }

        // Apply: the position after the move.
        self.mover_starts_at_ten.next = self.starts_at_ten_now.q.val() ^ self.mover_is_opponent.q.val();
        if !self.start_is_known.q.val() {
            self.mover_starts_at_ten.next = !(self.placer.cells.val() & self.five.val()).any();
        }
        self.mover_after.next = self.mover_stones.val() | self.placer.cells.val();
        self.placed_after.next = self.mover_placed.val() | self.placer.piece.val();

        self.done_out.d.next = false;
        match self.state.q.val() {
            State::Idle => {
                if self.play_code.val() {
                    self.mover_is_opponent.d.next = self.by_opponent.val();
                    self.is_pass.d.next = self.pass.val();
                    self.is_code.d.next = !self.malformed.val();
                    self.is_own.d.next = false;
                    self.centre_x.d.next = self.x.val();
                    self.centre_y.d.next = self.y.val();
                    self.state.d.next = State::Decode;
                } else if self.play_own.val() {
                    self.mover_is_opponent.d.next = false;
                    self.is_pass.d.next = self.placement.val() == self.pass_placement.val();
                    self.is_code.d.next = true;
                    self.is_own.d.next = true;
                    self.placement_now.d.next = self.placement.val();
                    self.state.d.next = State::Place;
                }
            }
            State::Decode => {
                self.code_exists.d.next = self.meaning.val().get_bit(19);
                self.left.d.next = self.left_column.val();
                self.top.d.next = self.top_row.val();
                self.right.d.next = self.right_end.val();
                self.bottom.d.next = self.bottom_end.val();
                self.placement_now.d.next = (bit_cast::<15, 7>(self.meaning.val().get_bits::<7>(0)) << 8)
                    | (bit_cast::<15, 4>(self.top_row.val().get_bits::<4>(0)) << 4)
                    | bit_cast::<15, 4>(self.left_column.val().get_bits::<4>(0));
                if self.is_pass.q.val() {
                    self.placement_now.d.next = self.pass_placement.val();
                }
                self.state.d.next = State::Place;
            }
            State::Place => {
                self.state.d.next = State::Look;
            }
            State::Look => {
                self.state.d.next = State::Check;
            }
            State::Check => {
                self.state.d.next = State::Apply;
            }
            State::Apply => {
                self.ply_now.d.next = self.ply_now.q.val() + self.one_ply.val();
                self.passed_now.d.next = self.is_pass.q.val() & self.mover_is_opponent.q.val();
                if self.legal.q.val() & (!self.is_pass.q.val()) {
                    if self.mover_is_opponent.q.val() {
                        self.other_now.d.next = self.mover_after.val();
                        self.other_placed.d.next = self.placed_after.val();
                    } else {
                        self.own_now.d.next = self.mover_after.val();
                        self.own_placed.d.next = self.placed_after.val();
                    }
                    self.start_is_known.d.next = true;
                    self.starts_at_ten_now.d.next = self.mover_starts_at_ten.val() ^ self.mover_is_opponent.q.val();
                }
                self.done_out.d.next = true;
                self.illegal_out.d.next = !self.legal.q.val();
                self.state.d.next = State::Idle;
            }
            _ => {
                self.state.d.next = State::Idle;
            }
        }
        if self.clear.val() {
            self.state.d.next = State::Idle;
            self.done_out.d.next = false;
            self.own_now.d.next = self.no_cells.val();
            self.other_now.d.next = self.no_cells.val();
            self.own_placed.d.next = self.no_pieces.val();
            self.other_placed.d.next = self.no_pieces.val();
            self.start_is_known.d.next = self.start_known.val();
            self.starts_at_ten_now.d.next = self.start_at_ten.val();
            self.ply_now.d.next = self.no_ply.val();
            self.passed_now.d.next = false;
        }

        self.done.next = self.done_out.q.val();
        self.illegal.next = self.illegal_out.q.val();
        self.own.next = self.own_now.q.val();
        self.other.next = self.other_now.q.val();
        self.own_left.next = !self.own_placed.q.val();
        self.other_left.next = !self.other_placed.q.val();
        self.starts_at_ten.next = self.starts_at_ten_now.q.val();
        self.ply.next = self.ply_now.q.val();
        self.passed.next = self.passed_now.q.val();
    }
}
