//! The rules: the pieces on the board, the legal placements, and the end of the game.
//!
//! All options follow from two sets, which each move updates: the *open* cells, which no piece
//! covers or touches with a side, and each player's *contacts*, the cells diagonal to its pieces. A
//! piece is legal if all its cells are open and one of them is a contact. A player therefore has an
//! option exactly when an open cell is one of its contacts, and a move of another player never
//! gives it a new option.

use std::error::Error;
use std::fmt;

use super::cells::Cells;
use super::placement::Placement;
use super::shapes::MAX_CELLS;

/// Maximum number of players.
pub const MAX_PLAYERS: usize = 8;

/// A position of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    width: usize,
    open: Cells,
    /// The entries after the last player are unused.
    sides: [Side; MAX_PLAYERS],
    players: usize,
    turn: usize,
}

/// A player's part of the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Side {
    covered: Cells,
    contacts: Cells,
    pieces: u32,
    is_out: bool,
}

/// Why a move is illegal. Columns and rows count from 1, as in the contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The player has already dropped out.
    Out,
    /// The cell is not on the board.
    OffBoard(usize, usize),
    /// Too many cells, a duplicate cell, or cells that are not connected.
    NotAPiece,
    /// The cell is already covered.
    Covered(usize, usize),
    /// The cell shares a side with another piece.
    TouchesSide(usize, usize),
    /// A first piece must cover a corner of the board.
    NoCorner,
    /// The piece must touch a corner of one of the player's own pieces.
    NoContact,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            IllegalMove::Out => write!(out, "the player has dropped out"),
            IllegalMove::OffBoard(x, y) => write!(out, "cell ({x},{y}) is not on the board"),
            IllegalMove::NotAPiece => {
                write!(out, "a piece is 1 to {MAX_CELLS} different cells, connected by their sides")
            }
            IllegalMove::Covered(x, y) => write!(out, "cell ({x},{y}) is already covered"),
            IllegalMove::TouchesSide(x, y) => write!(out, "cell ({x},{y}) shares a side with another piece"),
            IllegalMove::NoCorner => write!(out, "a first piece must cover a corner of the board"),
            IllegalMove::NoContact => write!(out, "the piece must touch a corner of an own piece"),
        }
    }
}

impl Error for IllegalMove {}

impl Position {
    /// The empty board.
    pub fn new(width: usize, players: usize) -> Position {
        assert!((1..=MAX_PLAYERS).contains(&players), "a game has 1 to {} players", MAX_PLAYERS);
        let side = Side { covered: Cells::EMPTY, contacts: Cells::corners(width), pieces: 0, is_out: false };
        Position { width, open: Cells::board(width), sides: [side; MAX_PLAYERS], players, turn: 0 }
    }

    /// Columns and rows of the board.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Number of players; players count from 0.
    pub fn players(&self) -> usize {
        self.players
    }

    /// The player to move, who may have dropped out.
    pub fn turn(&self) -> usize {
        self.turn
    }

    /// Cells that no piece covers or touches with a side.
    pub fn open(&self) -> &Cells {
        &self.open
    }

    /// Cells that the player's pieces cover.
    pub fn covered_cells(&self, player: usize) -> &Cells {
        &self.sides[player].covered
    }

    /// Cells diagonal to the player's pieces, or the board's corners before its first piece. Some
    /// may be closed.
    pub fn contacts(&self, player: usize) -> &Cells {
        &self.sides[player].contacts
    }

    /// The player's number of pieces, which is its score.
    pub fn pieces(&self, player: usize) -> u32 {
        self.sides[player].pieces
    }

    /// The number of pieces of each player.
    pub fn scores(&self) -> Vec<u32> {
        self.sides[..self.players].iter().map(|side| side.pieces).collect()
    }

    /// The player whose piece covers a cell.
    pub fn owner(&self, x: usize, y: usize) -> Option<usize> {
        self.sides.iter().position(|side| side.covered.contains(x, y))
    }

    /// Whether the player has not dropped out and has an option.
    pub fn can_place(&self, player: usize) -> bool {
        let side = &self.sides[player];
        !side.is_out && side.contacts.meets(&self.open)
    }

    /// Whether no player can place any more.
    pub fn is_over(&self) -> bool {
        (0..self.players()).all(|player| !self.can_place(player))
    }

    /// The piece that these cells form, if the player to move may place it.
    pub fn check(&self, cells: &[(usize, usize)]) -> Result<Placement, IllegalMove> {
        let side = &self.sides[self.turn];
        if side.is_out {
            return Err(IllegalMove::Out);
        }
        let first = |is_wrong: &dyn Fn(usize, usize) -> bool| cells.iter().copied().find(|&(x, y)| is_wrong(x, y));
        if let Some((x, y)) = first(&|x, y| x >= self.width || y >= self.width) {
            return Err(IllegalMove::OffBoard(x.saturating_add(1), y.saturating_add(1)));
        }
        let placement = Placement::covering(cells).ok_or(IllegalMove::NotAPiece)?;
        if let Some((x, y)) = first(&|x, y| self.owner(x, y).is_some()) {
            return Err(IllegalMove::Covered(x + 1, y + 1));
        }
        if let Some((x, y)) = first(&|x, y| !self.open.contains(x, y)) {
            return Err(IllegalMove::TouchesSide(x + 1, y + 1));
        }
        if !placement.set().meets(&side.contacts) {
            return Err(if side.pieces == 0 { IllegalMove::NoCorner } else { IllegalMove::NoContact });
        }
        Ok(placement)
    }

    /// Plays a placement that [`Position::check`] allows. `None` means that the player drops out
    /// for good.
    pub fn play(&mut self, placement: Option<Placement>) {
        match placement {
            Some(placement) => self.place(placement),
            None => self.sides[self.turn].is_out = true,
        }
        self.turn = (self.turn + 1) % self.players();
    }

    /// The position after the player to move has placed this.
    #[must_use]
    pub fn after(&self, placement: Placement) -> Position {
        let mut next = self.clone();
        next.play(Some(placement));
        next
    }

    fn place(&mut self, placement: Placement) {
        let (side, set) = (&mut self.sides[self.turn], placement.set());
        if side.pieces == 0 {
            side.contacts = Cells::EMPTY;
        }
        side.covered |= set;
        side.contacts |= set.corner_neighbours();
        side.pieces += 1;
        self.open = self.open.without(&(set | set.edge_neighbours()));
    }
}
