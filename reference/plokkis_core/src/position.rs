//! The rules: who has which pieces on the board, what may be placed, when it is over.
//!
//! All options follow from two sets, kept up move by move: the *open* cells, which no piece covers and which share no edge with
//! one, the same for everybody; and each player's *contacts*, the cells diagonal to its pieces. A piece is legal if all its cells
//! are open and one of them is a contact. So a player has an option exactly when an open cell is a contact of its
//! own, and no move of another player ever gives it a new one.

use std::error::Error;
use std::fmt;

use super::cells::Cells;
use super::placement::Placement;
use super::shapes::MAX_CELLS;

/// Most players of a game.
pub const MAX_PLAYERS: usize = 8;

/// A game under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    width: usize,
    open: Cells,
    /// One for each player, and unused ones.
    sides: [Side; MAX_PLAYERS],
    players: usize,
    turn: usize,
}

/// What a player has on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Side {
    covered: Cells,
    contacts: Cells,
    pieces: u32,
    is_out: bool,
}

/// Why a piece may not lie where it is put. Columns and rows are those of the contest, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The player has dropped out before.
    Out,
    /// A cell that is not on the board.
    OffBoard(usize, usize),
    /// Too many cells, a cell twice, or cells that do not hang together.
    NoPiece,
    /// A cell that is covered.
    Covered(usize, usize),
    /// A side touches an earlier piece.
    TouchesSide(usize, usize),
    /// A first piece in no corner of the board.
    NoCorner,
    /// No corner touches an own piece.
    NoContact,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            IllegalMove::Out => write!(out, "it has dropped out"),
            IllegalMove::OffBoard(x, y) => write!(out, "cell ({x},{y}) is not on the board"),
            IllegalMove::NoPiece => {
                write!(out, "these are not 1 to {MAX_CELLS} different cells that hang together by their sides")
            }
            IllegalMove::Covered(x, y) => write!(out, "cell ({x},{y}) is covered"),
            IllegalMove::TouchesSide(x, y) => write!(out, "cell ({x},{y}) shares a side with a piece"),
            IllegalMove::NoCorner => write!(out, "a first piece covers a corner of the board"),
            IllegalMove::NoContact => write!(out, "it touches no corner of an own piece"),
        }
    }
}

impl Error for IllegalMove {}

impl Position {
    /// The empty board.
    pub fn new(width: usize, players: usize) -> Position {
        assert!((1..=MAX_PLAYERS).contains(&players), "1 to {} play", MAX_PLAYERS);
        let side = Side { covered: Cells::EMPTY, contacts: Cells::corners(width), pieces: 0, is_out: false };
        Position { width, open: Cells::board(width), sides: [side; MAX_PLAYERS], players, turn: 0 }
    }

    /// Columns and rows of the board.
    pub fn width(&self) -> usize {
        self.width
    }

    /// How many play, from 0.
    pub fn players(&self) -> usize {
        self.players
    }

    /// Whose turn it is, whether that player is still in the game or not.
    pub fn turn(&self) -> usize {
        self.turn
    }

    /// Cells that are neither covered nor beside a piece.
    pub fn open(&self) -> &Cells {
        &self.open
    }

    /// Cells that a player's pieces cover.
    pub fn covered(&self, player: usize) -> &Cells {
        &self.sides[player].covered
    }

    /// Cells diagonal to a player's pieces; the board's corners for one that has none. Not all of them are open.
    pub fn contacts(&self, player: usize) -> &Cells {
        &self.sides[player].contacts
    }

    /// A player's points: its pieces.
    pub fn pieces(&self, player: usize) -> u32 {
        self.sides[player].pieces
    }

    /// All players' points.
    pub fn scores(&self) -> Vec<u32> {
        self.sides[..self.players].iter().map(|side| side.pieces).collect()
    }

    /// The player whose piece covers a cell.
    pub fn owner(&self, x: usize, y: usize) -> Option<usize> {
        self.sides.iter().position(|side| side.covered.contains(x, y))
    }

    /// Whether a player is in the game and has an option.
    pub fn can_place(&self, player: usize) -> bool {
        let side = &self.sides[player];
        !side.is_out && side.contacts.meets(&self.open)
    }

    /// Whether nobody can place any more.
    pub fn is_over(&self) -> bool {
        (0..self.players()).all(|player| !self.can_place(player))
    }

    /// The piece of these cells, if whoever's turn it is may place it there.
    pub fn check(&self, cells: &[(usize, usize)]) -> Result<Placement, IllegalMove> {
        let side = &self.sides[self.turn];
        if side.is_out {
            return Err(IllegalMove::Out);
        }
        let first = |is_wrong: &dyn Fn(usize, usize) -> bool| cells.iter().copied().find(|&(x, y)| is_wrong(x, y));
        if let Some((x, y)) = first(&|x, y| x >= self.width || y >= self.width) {
            return Err(IllegalMove::OffBoard(x.saturating_add(1), y.saturating_add(1)));
        }
        let placement = Placement::covering(cells).ok_or(IllegalMove::NoPiece)?;
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

    /// Takes a turn: a piece that [`Position::check`] allows, or nothing, which is for good.
    pub fn play(&mut self, placement: Option<Placement>) {
        match placement {
            Some(placement) => self.lay(placement),
            None => self.sides[self.turn].is_out = true,
        }
        self.turn = (self.turn + 1) % self.players();
    }

    /// The position after the player whose turn it is has placed this.
    #[must_use]
    pub fn after(&self, placement: Placement) -> Position {
        let mut next = self.clone();
        next.play(Some(placement));
        next
    }

    fn lay(&mut self, placement: Placement) {
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
