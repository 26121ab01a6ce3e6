//! Cycle model of the game state: the current position, updated with the moves of both sides.

use super::wire::MoveWord;
use super::CycleModel;
use crate::cells::{Cells, BOARD_SIZE};
use crate::orientations::{ALIASES, ORIENTATIONS};
use crate::perspective;
use crate::pieces::PIECE_COUNT;
use crate::placement::{Move, Placement};
use crate::player::{PieceSet, Start};

crate::ports! {
    /// The game state's inputs.
    pub struct In {
        /// Empty the board and drop the move in progress.
        pub clear: bool [1],
        /// With `clear`: the frame contains our start cell.
        pub start_known: bool [1],
        /// With `start_known`: our start cell is (a,a).
        pub start_at_ten: bool [1],
        /// Play a code.
        pub play_code: bool [1],
        /// The code is the opponent's.
        pub by_opponent: bool [1],
        /// The code is a pass.
        pub pass: bool [1],
        /// The code has a character that cannot occur in a code.
        pub malformed: bool [1],
        /// Column of its centre.
        pub x: u8 [4],
        /// Row of its centre.
        pub y: u8 [4],
        /// Piece of the code.
        pub piece: u8 [5],
        /// Rotation of the code.
        pub rotation: u8 [3],
        /// Play the placement on the input as our own move.
        pub play_own: bool [1],
        /// The placement, or the pass.
        pub placement: MoveWord [15],
    }
}

crate::ports! {
    /// The game state's outputs.
    pub struct Out {
        /// The move has been processed.
        pub done: bool [1],
        /// The last move was illegal; from `done` on, until the next one.
        pub illegal: bool [1],
        /// Our stones.
        pub own: Cells [196],
        /// The opponent's stones.
        pub other: Cells [196],
        /// Our remaining pieces.
        pub own_left: PieceSet [21],
        /// The opponent's remaining pieces.
        pub other_left: PieceSet [21],
        /// Our start cell is (a,a).
        pub starts_at_ten: bool [1],
        /// Turns taken so far.
        pub ply: u8 [7],
        /// The opponent has just passed.
        pub passed: bool [1],
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum State {
    #[default]
    Idle,
    Decode,
    Place,
    Look,
    /// Checks a row.
    Check(usize),
    Settle,
    /// Places a row.
    Lay(usize),
    Apply,
}

/// The registers of the game state.
#[derive(Clone, Debug)]
pub struct GameState {
    state: State,
    by_opponent: bool,
    /// The move in progress; `None` for a code that does not name a move.
    played: Option<Move>,
    legal: bool,
    /// Why the boards rotate in this cycle.
    turning: Option<State>,
    /// Number of rows by which the boards have rotated.
    rows_turned: usize,
    start_known: bool,
    /// The outputs, with the boards in their unrotated state.
    out: Out,
}

const EMPTY: Out = Out {
    done: false,
    illegal: false,
    own: Cells::EMPTY,
    other: Cells::EMPTY,
    own_left: PieceSet::FULL,
    other_left: PieceSet::FULL,
    starts_at_ten: false,
    ply: 0,
    passed: false,
};

impl Default for GameState {
    fn default() -> GameState {
        GameState {
            state: State::Idle,
            by_opponent: false,
            played: None,
            legal: false,
            turning: None,
            rows_turned: 0,
            start_known: false,
            out: EMPTY,
        }
    }
}

impl CycleModel for GameState {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: In) -> Out {
        const LAST: usize = BOARD_SIZE - 1;
        let out = self.outputs();
        self.out.done = false;
        self.turn();
        self.turning = match self.state {
            State::Check(_) | State::Lay(_) => Some(self.state),
            _ => None,
        };
        self.state = match self.state {
            State::Idle => self.idle(&input),
            State::Decode => State::Place,
            State::Place => State::Look,
            State::Look => State::Check(0),
            State::Check(LAST) => State::Settle,
            State::Check(row) => State::Check(row + 1),
            State::Settle => {
                self.legal = self.is_legal();
                State::Lay(0)
            }
            State::Lay(LAST) => State::Apply,
            State::Lay(row) => State::Lay(row + 1),
            State::Apply => {
                self.apply();
                State::Idle
            }
        };
        if input.clear {
            let out = Out { starts_at_ten: input.start_at_ten, illegal: self.out.illegal, ..EMPTY };
            *self = GameState { start_known: input.start_known, out, ..GameState::default() };
        }
        out
    }
}

impl GameState {
    /// The registered outputs.
    pub fn outputs(&self) -> Out {
        let turned = |board: Cells| {
            let rows = self.rows_turned as i32;
            board.shift(0, -rows) | board.shift(0, BOARD_SIZE as i32 - rows)
        };
        match self.rows_turned {
            0 => self.out,
            _ => Out { own: turned(self.out.own), other: turned(self.out.other), ..self.out },
        }
    }

    /// The output for a best-first search: the last move or, if it was illegal, any word. It is final
    /// with `done`.
    pub fn last(&self) -> MoveWord {
        self.played.map_or(MoveWord::ZERO, MoveWord::from)
    }

    fn idle(&mut self, input: &In) -> State {
        if input.play_code {
            self.by_opponent = input.by_opponent;
            self.played = if input.pass { Some(Move::Pass) } else { decode(input).map(Move::Place) };
            State::Decode
        } else if input.play_own {
            self.by_opponent = false;
            self.played = Some(input.placement.to_move());
            State::Place
        } else {
            State::Idle
        }
    }

    /// Rotates the boards by one row. When a move is placed, adds its cells of that row.
    fn turn(&mut self) {
        let Some(pass) = self.turning else { return };
        if let (State::Lay(row), true, Some(Move::Place(placement))) = (pass, self.legal, self.played) {
            let cells = placement.cells() & (0..BOARD_SIZE).map(|column| (column, row)).collect();
            let mover = if self.by_opponent { &mut self.out.other } else { &mut self.out.own };
            *mover |= cells;
        }
        self.rows_turned = (self.rows_turned + 1) % BOARD_SIZE;
    }

    fn apply(&mut self) {
        if let (true, Some(Move::Place(placement))) = (self.legal, self.played) {
            let start = self.start().unwrap_or(start_cell_of_first_piece(placement));
            let left = if self.by_opponent { &mut self.out.other_left } else { &mut self.out.own_left };
            left.remove(placement.piece());
            self.start_known = true;
            self.out.starts_at_ten = (start == Start::Ten) != self.by_opponent;
        }
        self.out.ply = (self.out.ply + 1) & 0x7f;
        self.out.passed = self.by_opponent && self.played == Some(Move::Pass);
        self.out.done = true;
        self.out.illegal = !self.legal;
    }

    fn is_legal(&self) -> bool {
        match self.played {
            None => false,
            Some(Move::Pass) => !(self.mover().1 == PieceSet::FULL && self.first_piece_is_possible()),
            Some(Move::Place(placement)) => self.allows(placement),
        }
    }

    /// Stones and remaining pieces of the side that moves, and the stones of the other side.
    fn mover(&self) -> (Cells, PieceSet, Cells) {
        if self.by_opponent {
            (self.out.other, self.out.other_left, self.out.own)
        } else {
            (self.out.own, self.out.own_left, self.out.other)
        }
    }

    /// The mover's start cell, if it is known.
    fn start(&self) -> Option<Start> {
        let ten = self.out.starts_at_ten != self.by_opponent;
        self.start_known.then_some(if ten { Start::Ten } else { Start::Five })
    }

    fn first_piece_is_possible(&self) -> bool {
        let (stones, _, opponent) = self.mover();
        let start = self.start().unwrap_or(Start::Ten);
        !perspective::corners(stones, perspective::free(stones, opponent), start).is_empty()
    }

    fn allows(&self, placement: Placement) -> bool {
        let (stones, left, opponent) = self.mover();
        let cells = placement.cells();
        let start = self.start().unwrap_or(start_cell_of_first_piece(placement));
        let free = perspective::free(stones, opponent);
        let touches = !(cells & perspective::corners(stones, free, start)).is_empty();
        left.contains(placement.piece()) && (cells & !free).is_empty() && touches
    }
}

/// The start cell that a first piece claims for its side, if both cells are still possible.
fn start_cell_of_first_piece(placement: Placement) -> Start {
    let (x, y) = Start::Five.cell();
    if placement.cells().contains(x, y) {
        Start::Five
    } else {
        Start::Ten
    }
}

/// The placement named by a code.
fn decode(input: &In) -> Option<Placement> {
    if input.malformed || input.piece as usize >= PIECE_COUNT {
        return None;
    }
    let alias = ALIASES[input.piece as usize][input.rotation as usize];
    let shape = &ORIENTATIONS[alias.orientation as usize];
    let x = input.x.checked_sub(alias.centre.0)?;
    let y = input.y.checked_sub(alias.centre.1)?;
    (x + shape.width <= 14 && y + shape.height <= 14).then_some(Placement { orientation: alias.orientation, x, y })
}
