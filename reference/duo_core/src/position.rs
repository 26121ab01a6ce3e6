//! A position: the stones on the board, the remaining pieces, and whose turn it is, with the rules
//! for playing on.

use super::cells::Cells;
use super::illegal::Illegal;
use super::pieces::Piece;
use super::placement::{Move, Placement};
use super::player::{PieceSet, Player, Start};
use super::stones::placements_of;

/// Points for placing all pieces.
pub const ALL_PLACED_BONUS: i32 = 15;

/// Points for placing all pieces with the monomino last, in place of [`ALL_PLACED_BONUS`].
pub const MONOMINO_LAST_BONUS: i32 = 20;

/// A position of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    occupied: [Cells; 2],
    left: [PieceSet; 2],
    to_move: Player,
    first_start: Start,
    /// Whether each player has placed all its pieces with the monomino last.
    monomino_last: [bool; 2],
    passes: u8,
    ply: u32,
}

/// The data that [`Position::undo`] needs to take a move back.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    taken_back: Move,
    player: Player,
    monomino_was_last: bool,
    passes_before: u8,
}

impl Position {
    /// The empty board. The first player starts on `first_start`, the second one on the other start
    /// cell.
    pub const fn new(first_start: Start) -> Position {
        Position {
            occupied: [Cells::EMPTY; 2],
            left: [PieceSet::FULL; 2],
            to_move: Player::First,
            first_start,
            monomino_last: [false; 2],
            passes: 0,
            ply: 0,
        }
    }

    /// The position of these parts, which the caller has checked for consistency.
    pub(super) const fn from_parts(
        occupied: [Cells; 2],
        left: [PieceSet; 2],
        to_move: Player,
        first_start: Start,
        monomino_last: [bool; 2],
        passes: u8,
        ply: u32,
    ) -> Position {
        Position { occupied, left, to_move, first_start, monomino_last, passes, ply }
    }

    /// The player whose turn it is.
    pub const fn to_move(&self) -> Player {
        self.to_move
    }

    /// The start cell of `player`.
    pub const fn start(&self, player: Player) -> Start {
        match player {
            Player::First => self.first_start,
            Player::Second => self.first_start.other(),
        }
    }

    /// The cells under stones of `player`.
    pub const fn stones(&self, player: Player) -> Cells {
        self.occupied[player.index()]
    }

    /// The placements of `player` on the board, sorted from the top, not in the order in which they
    /// were made.
    pub fn placements(&self, player: Player) -> Vec<Placement> {
        placements_of(self.stones(player))
    }

    /// The cells under stones of either player.
    pub fn all_stones(&self) -> Cells {
        self.occupied[0] | self.occupied[1]
    }

    /// The pieces that `player` has not placed.
    pub const fn pieces_left(&self, player: Player) -> PieceSet {
        self.left[player.index()]
    }

    /// Turns taken so far, placements and passes.
    pub const fn ply(&self) -> u32 {
        self.ply
    }

    /// Number of passes in a row up to now.
    pub const fn passes(&self) -> u8 {
        self.passes
    }

    /// Whether `player` has placed all its pieces with the monomino last, which determines the
    /// bonus.
    pub const fn monomino_last(&self, player: Player) -> bool {
        self.monomino_last[player.index()]
    }

    /// Cells that `player` may cover: empty cells that do not share an edge with one of its own
    /// stones.
    pub fn free(&self, player: Player) -> Cells {
        !(self.all_stones() | self.stones(player).edge_neighbours())
    }

    /// The [`free`](Position::free) cells of which a piece must cover at least one: those diagonal
    /// to an own stone, or the start cell before the first piece.
    pub fn corners(&self, player: Player) -> Cells {
        let own = self.stones(player);
        let attached = if own.is_empty() { self.start(player).cells() } else { own.corner_neighbours() };
        attached & self.free(player)
    }

    /// Plays a move of the side to move if it is legal.
    pub fn play(&mut self, wanted: Move) -> Result<Undo, Illegal> {
        self.check(wanted)?;
        Ok(self.play_unchecked(wanted))
    }

    /// Plays a move that is known to be legal.
    pub fn play_unchecked(&mut self, known_legal: Move) -> Undo {
        let player = self.to_move;
        let own = player.index();
        let undo = Undo {
            taken_back: known_legal,
            player,
            monomino_was_last: self.monomino_last[own],
            passes_before: self.passes,
        };
        match known_legal {
            Move::Pass => self.passes += 1,
            Move::Place(placement) => {
                self.occupied[own] |= placement.cells();
                self.left[own].remove(placement.piece());
                self.monomino_last[own] = self.left[own].is_empty() && placement.piece() == Piece::MONOMINO;
                self.passes = 0;
            }
        }
        self.to_move = player.other();
        self.ply += 1;
        undo
    }

    /// Takes back the move that returned this token. Tokens must be used in the reverse order of
    /// the moves.
    pub fn undo(&mut self, undo: Undo) {
        let own = undo.player.index();
        if let Move::Place(placement) = undo.taken_back {
            self.occupied[own] ^= placement.cells();
            self.left[own].insert(placement.piece());
        }
        self.monomino_last[own] = undo.monomino_was_last;
        self.passes = undo.passes_before;
        self.to_move = undo.player;
        self.ply -= 1;
    }

    /// Whether the game is over: both players passed in a row, or one has placed all its pieces.
    pub const fn is_over(&self) -> bool {
        self.passes >= 2 || self.left[0].is_empty() || self.left[1].is_empty()
    }

    /// The points of `player`: minus its remaining cells, or the bonus for having placed all
    /// pieces.
    pub const fn score(&self, player: Player) -> i32 {
        let left = self.pieces_left(player);
        match (left.is_empty(), self.monomino_last(player)) {
            (true, true) => MONOMINO_LAST_BONUS,
            (true, false) => ALL_PLACED_BONUS,
            (false, _) => -(left.cells() as i32),
        }
    }

    /// The first player's points minus the second's.
    pub const fn margin(&self) -> i32 {
        self.score(Player::First) - self.score(Player::Second)
    }

    /// Gives the turn to `player`. If it was the other player's turn, earlier passes no longer
    /// count as passes in a row.
    pub fn set_to_move(&mut self, player: Player) {
        if self.to_move != player {
            self.to_move = player;
            self.passes = 0;
        }
    }

    /// The position with the turn given to `player`; see [`Position::set_to_move`].
    pub fn with_to_move(mut self, player: Player) -> Position {
        self.set_to_move(player);
        self
    }
}
