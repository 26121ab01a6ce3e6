//! Game state: the position of the game, updated by the moves of both sides.
//!
//! A move comes as a code (all 8 rotation codes of every piece are decoded) or, if it is our own
//! answer, as a placement. The boards rotate by a row each cycle, once to check the move against
//! all rules and once to lay it. An illegal move uses up its turn and changes nothing else.
//!
//! `done` comes 34 cycles after a code and 33 after a placement. If no start cell was named, the
//! first piece on the board decides which cell belongs to whom.

mod codes;

use duo_core::cells::{Cells, BOARD_SIZE, CELL_COUNT};
use duo_core::configuration::Method;
use duo_core::cycle_model::wire::MoveWord;
use duo_core::player::Start;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use self::codes::{codes, CodeAddress, CodeMeaning, CodeRom};
use crate::parts::bits::{bits_where, board, constant, last_row_at, many, row_stride, Board, Pieces, PlacementBits};
use crate::parts::bits::{PlacementWord, Row, SignedCoordinate, COORDINATE_BITS, PIECE_BITS, ROTATION_BITS};
use crate::parts::placer::{shapes, Shape, ShapeRom};
use crate::parts::stamp::{Picture, PICTURE_SIZE};

#[derive(Copy, Clone, Debug, PartialEq, LogicState)]
enum State {
    Idle,
    Decode,
    Place,
    Look,
    Check,
    Settle,
    Lay,
    Apply,
}

#[derive(LogicBlock, SmartDefault)]
pub struct GameState {
    pub clock: Signal<In, Clock>,
    /// Empty the board and drop the move in progress.
    pub clear: Signal<In, Bit>,
    pub start_known: Signal<In, Bit>,
    /// With `start_known`: our start cell is (a,a), not (5,5).
    pub start_at_ten: Signal<In, Bit>,
    /// Play the code on the inputs below.
    pub play_code: Signal<In, Bit>,
    /// The code is a move of the opponent.
    pub by_opponent: Signal<In, Bit>,
    pub pass: Signal<In, Bit>,
    /// A character of the code is invalid.
    pub malformed: Signal<In, Bit>,
    /// Column of the code's centre.
    pub x: Signal<In, Bits<COORDINATE_BITS>>,
    /// Row of the code's centre.
    pub y: Signal<In, Bits<COORDINATE_BITS>>,
    pub piece: Signal<In, Bits<PIECE_BITS>>,
    pub rotation: Signal<In, Bits<ROTATION_BITS>>,
    /// Play our own answer, on `placement`.
    pub play_own: Signal<In, Bit>,
    pub placement: Signal<In, PlacementBits>,
    /// The move was played or rejected; one cycle long.
    pub done: Signal<Out, Bit>,
    /// The last move was illegal; from `done` on, until the next one.
    pub illegal: Signal<Out, Bit>,
    pub own: Signal<Out, Board>,
    pub other: Signal<Out, Board>,
    pub own_left: Signal<Out, Pieces>,
    pub other_left: Signal<Out, Pieces>,
    pub starts_at_ten: Signal<Out, Bit>,
    pub ply: Signal<Out, Bits<7>>,
    pub passed: Signal<Out, Bit>,
    /// The last move or, if it was illegal, any word; in a machine with a best-first search only.
    pub last: Vec<Signal<Out, PlacementBits>>,

    state: DFF<State>,
    #[default(CodeRom::of_block_rams(codes()))]
    codes: CodeRom,
    #[default(ShapeRom::of_block_rams(shapes()))]
    shapes: ShapeRom,

    // The current move.
    mover_is_opponent: DFF<Bit>,
    is_pass: DFF<Bit>,
    is_code: DFF<Bit>,
    is_own: DFF<Bit>,
    centre_x: DFF<Bits<4>>,
    centre_y: DFF<Bits<4>>,
    placement_now: DFF<PlacementWord>,
    // The meaning of its code, in a register: the ROM's delay and the sums below do not fit one
    // cycle.
    meaning_now: DFF<CodeMeaning>,
    // Its bounding box: first and last column and row.
    left: DFF<SignedCoordinate>,
    top: DFF<SignedCoordinate>,
    right: DFF<SignedCoordinate>,
    bottom: DFF<SignedCoordinate>,

    // First step: the placement's cells in each row of the board, from the first row on.
    shape: DFF<Shape>,
    row: DFF<Bits<4>>,
    // Rows of the picture that have not been used yet.
    rest: DFF<Picture>,
    placed: DFF<Row>,

    // Second step, a cycle later: the boards rotate, and the row that leaves them at the bottom is
    // checked.
    turning: DFF<Bit>,
    checking: DFF<Bit>,
    row_turned: DFF<Bits<4>>,

    // Findings about the placement and the board so far, and the verdict.
    covers_closed: DFF<Bit>,
    covers_corner: DFF<Bit>,
    covers_five: DFF<Bit>,
    has_corner: DFF<Bit>,
    legal: DFF<Bit>,

    own_now: DFF<Board>,
    other_now: DFF<Board>,
    // Pieces placed, not pieces left, because flip-flops start at zero and no piece is placed at
    // first.
    own_placed: DFF<Pieces>,
    other_placed: DFF<Pieces>,
    start_is_known: DFF<Bit>,
    starts_at_ten_now: DFF<Bit>,
    ply_now: DFF<Bits<7>>,
    passed_now: DFF<Bit>,
    done_out: DFF<Bit>,
    illegal_out: DFF<Bit>,

    code_address: Signal<Local, CodeAddress>,
    meaning: Signal<Local, CodeMeaning>,
    left_column: Signal<Local, SignedCoordinate>,
    top_row: Signal<Local, SignedCoordinate>,
    right_end: Signal<Local, SignedCoordinate>,
    bottom_end: Signal<Local, SignedCoordinate>,
    on_board: Signal<Local, Bit>,

    picture: Signal<Local, Picture>,
    line: Signal<Local, Bits<PICTURE_SIZE>>,

    own_row: Signal<Local, Row>,
    other_row: Signal<Local, Row>,
    mover_row: Signal<Local, Row>,
    mover_above: Signal<Local, Row>,
    mover_below: Signal<Local, Row>,
    opponent_row: Signal<Local, Row>,
    own_after: Signal<Local, Row>,
    other_after: Signal<Local, Row>,
    beside: Signal<Local, Row>,
    free: Signal<Local, Row>,
    five_here: Signal<Local, Row>,
    ten_here: Signal<Local, Row>,
    start_here: Signal<Local, Row>,
    corners: Signal<Local, Row>,

    mover_placed: Signal<Local, Pieces>,
    placed_after: Signal<Local, Pieces>,
    piece_now: Signal<Local, Pieces>,
    mover_starts_at_ten: Signal<Local, Bit>,
    settled_at_ten: Signal<Local, Bit>,
    is_first: Signal<Local, Bit>,
    fits: Signal<Local, Bit>,

    #[default(constant(BOARD_SIZE as u64))]
    board_size: Constant<SignedCoordinate>,
    #[default(constant(COORDINATE_BITS as u64))]
    coordinate_sign: Constant<Bits<3>>,
    #[default(constant(PICTURE_SIZE as u64))]
    picture_stride: Constant<Bits<3>>,
    #[default(row_stride())]
    row_stride: Constant<Bits<4>>,
    #[default(last_row_at())]
    last_row_at: Constant<Bits<8>>,
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
    #[default(constant(0))]
    no_row: Constant<Row>,
    #[default(constant(0))]
    no_picture: Constant<Picture>,
    #[default(constant(0))]
    first_row: Constant<Bits<4>>,
    #[default(constant(1))]
    one_row: Constant<Bits<4>>,
    #[default(constant(BOARD_SIZE as u64 - 1))]
    last_row: Constant<Bits<4>>,
    #[default(constant(Start::Five.cell().1 as u64))]
    five_row: Constant<Bits<4>>,
    #[default(Constant::new(bits_where(|column| column == Start::Five.cell().0)))]
    five_column: Constant<Row>,
    #[default(constant(Start::Ten.cell().1 as u64))]
    ten_row: Constant<Bits<4>>,
    #[default(Constant::new(bits_where(|column| column == Start::Ten.cell().0)))]
    ten_column: Constant<Row>,
}

impl GameState {
    /// The game state of a machine with this method of search.
    pub fn new(method: Method) -> GameState {
        GameState { last: many(usize::from(method == Method::BestFirst)), ..GameState::default() }
    }
}

impl Logic for GameState {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, codes, shapes);
        dff_setup!(self, clock, state, mover_is_opponent, is_pass, is_code, is_own, centre_x, centre_y, placement_now);
        dff_setup!(self, clock, meaning_now, left, top, right, bottom, shape, row, rest, placed, turning, checking);
        dff_setup!(self, clock, row_turned, covers_closed, covers_corner, covers_five, has_corner, legal);
        dff_setup!(self, clock, own_now, other_now, own_placed, other_placed, start_is_known, starts_at_ten_now);
        dff_setup!(self, clock, ply_now, passed_now, done_out, illegal_out);

        // Decode: the centre leads to the bounding box, which must lie on the board.
        self.code_address.next.piece = self.piece.val();
        self.code_address.next.rotation = self.rotation.val();
        self.codes.address.next = self.code_address.val().into();
        self.meaning.next = self.meaning_now.q.val();
        self.left_column.next = bit_cast::<5, 4>(self.centre_x.q.val()) - bit_cast::<5, 3>(self.meaning.val().to_left);
        self.top_row.next = bit_cast::<5, 4>(self.centre_y.q.val()) - bit_cast::<5, 3>(self.meaning.val().to_top);
        self.right_end.next = bit_cast::<5, 4>(self.centre_x.q.val()) + bit_cast::<5, 3>(self.meaning.val().to_right);
        self.bottom_end.next = bit_cast::<5, 4>(self.centre_y.q.val()) + bit_cast::<5, 3>(self.meaning.val().to_bottom);
        self.on_board.next = self.meaning.val().exists
            & (!self.left.q.val().get_bit(self.coordinate_sign.val().index()))
            & (!self.top.q.val().get_bit(self.coordinate_sign.val().index()))
            & (self.right.q.val() <= self.board_size.val())
            & (self.bottom.q.val() <= self.board_size.val());
        self.shapes.address.next = self.placement_now.q.val().orientation;
        self.shape.d.next = self.shapes.data.val();

        // First step: from the placement's top row on, a row of its picture for each row of the
        // board.
        self.picture.next = self.rest.q.val();
        if self.row.q.val() == self.placement_now.q.val().row {
            self.picture.next = self.shape.q.val().picture;
        }
        self.line.next = self.picture.val().get_bits::<PICTURE_SIZE>(0);
        self.rest.d.next = self.picture.val() >> self.picture_stride.val();
        self.placed.d.next = bit_cast::<BOARD_SIZE, PICTURE_SIZE>(self.line.val()) << self.placement_now.q.val().column;
        self.row_turned.d.next = self.row.q.val();
        self.turning.d.next = false;
        self.checking.d.next = false;

        // Second step: the mover's row and the rows above and below it. A row that was checked
        // before is at the other end of the rotating board.
        self.own_row.next = self.own_now.q.val().get_bits::<BOARD_SIZE>(0);
        self.other_row.next = self.other_now.q.val().get_bits::<BOARD_SIZE>(0);
        self.mover_row.next = self.own_row.val();
        self.mover_above.next = self.own_now.q.val().get_bits::<BOARD_SIZE>(self.last_row_at.val().index());
        self.mover_below.next = self.own_now.q.val().get_bits::<BOARD_SIZE>(self.row_stride.val().index());
        self.opponent_row.next = self.other_row.val();
        self.mover_placed.next = self.own_placed.q.val();
        if self.mover_is_opponent.q.val() {
            self.mover_row.next = self.other_row.val();
            self.mover_above.next = self.other_now.q.val().get_bits::<BOARD_SIZE>(self.last_row_at.val().index());
            self.mover_below.next = self.other_now.q.val().get_bits::<BOARD_SIZE>(self.row_stride.val().index());
            self.opponent_row.next = self.own_row.val();
            self.mover_placed.next = self.other_placed.q.val();
        }
        if self.row_turned.q.val() == self.first_row.val() {
            self.mover_above.next = self.no_row.val();
        }
        if self.row_turned.q.val() == self.last_row.val() {
            self.mover_below.next = self.no_row.val();
        }
        self.is_first.next = !self.mover_placed.val().any();

        // Cells that the mover may cover in this row, and those that it must touch, as
        // `usable_cells` defines them for a whole board. Until the start cells are assigned the
        // board is empty, so both are accepted.
        self.beside.next = self.mover_above.val() | self.mover_below.val();
        self.free.next = !(self.mover_row.val()
            | self.opponent_row.val()
            | self.beside.val()
            | (self.mover_row.val() << 1)
            | (self.mover_row.val() >> 1));
        self.five_here.next = self.no_row.val();
        self.ten_here.next = self.no_row.val();
        if self.row_turned.q.val() == self.five_row.val() {
            self.five_here.next = self.five_column.val();
        }
        if self.row_turned.q.val() == self.ten_row.val() {
            self.ten_here.next = self.ten_column.val();
        }
        self.mover_starts_at_ten.next = self.starts_at_ten_now.q.val() ^ self.mover_is_opponent.q.val();
        self.start_here.next = self.five_here.val();
        if self.mover_starts_at_ten.val() {
            self.start_here.next = self.ten_here.val();
        }
        if !self.start_is_known.q.val() {
            self.start_here.next = self.five_here.val() | self.ten_here.val();
        }
        if !self.is_first.val() {
            self.start_here.next = self.no_row.val();
        }
        self.corners.next =
            ((self.beside.val() << 1) | (self.beside.val() >> 1) | self.start_here.val()) & self.free.val();
        if self.checking.q.val() {
            self.covers_closed.d.next = self.covers_closed.q.val() | (self.placed.q.val() & (!self.free.val())).any();
            self.covers_corner.d.next = self.covers_corner.q.val() | (self.placed.q.val() & self.corners.val()).any();
            self.covers_five.d.next = self.covers_five.q.val() | (self.placed.q.val() & self.five_here.val()).any();
            self.has_corner.d.next = self.has_corner.q.val() | self.corners.val().any();
        }

        // The verdict, after all rows.
        self.piece_now.next = self.shape.q.val().piece;
        self.fits.next = self.piece_now.val().any()
            & (!(self.piece_now.val() & self.mover_placed.val()).any())
            & (!self.covers_closed.q.val())
            & self.covers_corner.q.val();
        self.legal.d.next = self.is_code.q.val() & (self.is_own.q.val() | self.on_board.val()) & self.fits.val();
        if self.is_pass.q.val() {
            self.legal.d.next = !(self.is_first.val() & self.has_corner.q.val());
        }

        // The position after the move: its cells are added to the rows as they rotate.
        self.own_after.next = self.own_row.val();
        self.other_after.next = self.other_row.val();
        if self.legal.q.val() & (!self.checking.q.val()) {
            if self.mover_is_opponent.q.val() {
                self.other_after.next = self.other_row.val() | self.placed.q.val();
            } else {
                self.own_after.next = self.own_row.val() | self.placed.q.val();
            }
        }
        if self.turning.q.val() {
            self.own_now.d.next = (self.own_now.q.val() >> self.row_stride.val())
                | (bit_cast::<CELL_COUNT, BOARD_SIZE>(self.own_after.val()) << self.last_row_at.val());
            self.other_now.d.next = (self.other_now.q.val() >> self.row_stride.val())
                | (bit_cast::<CELL_COUNT, BOARD_SIZE>(self.other_after.val()) << self.last_row_at.val());
        }
        self.placed_after.next = self.mover_placed.val() | self.piece_now.val();
        self.settled_at_ten.next = self.mover_starts_at_ten.val();
        if !self.start_is_known.q.val() {
            self.settled_at_ten.next = !self.covers_five.q.val();
        }

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
                    self.placement_now.d.next = self.placement.val().into();
                    self.state.d.next = State::Place;
                }
            }
            State::Decode => {
                self.meaning_now.d.next = self.codes.data.val();
                self.placement_now.d.next = self.pass_placement.val().into();
                if !self.is_pass.q.val() {
                    self.placement_now.d.next.orientation = self.codes.data.val().orientation;
                }
                self.state.d.next = State::Place;
            }
            State::Place => {
                self.left.d.next = self.left_column.val();
                self.top.d.next = self.top_row.val();
                self.right.d.next = self.right_end.val();
                self.bottom.d.next = self.bottom_end.val();
                if (!self.is_own.q.val()) & (!self.is_pass.q.val()) {
                    self.placement_now.d.next.row = self.top_row.val().get_bits::<COORDINATE_BITS>(0);
                    self.placement_now.d.next.column = self.left_column.val().get_bits::<COORDINATE_BITS>(0);
                }
                self.state.d.next = State::Look;
            }
            State::Look => {
                self.row.d.next = self.first_row.val();
                self.rest.d.next = self.no_picture.val();
                self.covers_closed.d.next = false;
                self.covers_corner.d.next = false;
                self.covers_five.d.next = false;
                self.has_corner.d.next = false;
                self.state.d.next = State::Check;
            }
            State::Check => {
                self.turning.d.next = true;
                self.checking.d.next = true;
                self.row.d.next = self.row.q.val() + self.one_row.val();
                if self.row.q.val() == self.last_row.val() {
                    self.row.d.next = self.first_row.val();
                    self.state.d.next = State::Settle;
                }
            }
            State::Settle => {
                self.state.d.next = State::Lay;
            }
            State::Lay => {
                self.turning.d.next = true;
                self.row.d.next = self.row.q.val() + self.one_row.val();
                if self.row.q.val() == self.last_row.val() {
                    self.state.d.next = State::Apply;
                }
            }
            State::Apply => {
                self.ply_now.d.next = self.ply_now.q.val() + self.one_ply.val();
                self.passed_now.d.next = self.is_pass.q.val() & self.mover_is_opponent.q.val();
                if self.legal.q.val() & (!self.is_pass.q.val()) {
                    if self.mover_is_opponent.q.val() {
                        self.other_placed.d.next = self.placed_after.val();
                    } else {
                        self.own_placed.d.next = self.placed_after.val();
                    }
                    self.start_is_known.d.next = true;
                    self.starts_at_ten_now.d.next = self.settled_at_ten.val() ^ self.mover_is_opponent.q.val();
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
            self.turning.d.next = false;
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
        for i in 0..self.last.len() {
            self.last[i].next = self.placement_now.q.val().into();
        }
    }
}
