//! A player's stones taken apart into its pieces: pieces of one player never lie edge to edge, so this has one solution.

use super::cells::Cells;
use super::orientations::ORIENTATIONS;
use super::pieces::{Piece, MAX_SIZE};
use super::player::{PieceSet, Start};

/// The pieces that are not among a player's stones, or a cell of stones that are no piece, or one that is there twice.
pub(super) fn pieces_left(own: Cells) -> Result<PieceSet, (usize, usize)> {
    let mut left = PieceSet::FULL;
    let mut rest = own;
    while let Some((x, y)) = rest.iter().next() {
        let stones = flood(Cells::single(x, y), |reached| reached.edge_neighbours() & own);
        match piece_of(stones) {
            Some(piece) if left.contains(piece) => left.remove(piece),
            _ => return Err((x, y)),
        }
        rest ^= stones;
    }
    Ok(left)
}

/// Adds to `reached` what `step` finds from it until nothing is new.
fn flood(mut reached: Cells, step: impl Fn(Cells) -> Cells) -> Cells {
    loop {
        let grown = reached | step(reached);
        if grown == reached {
            return reached;
        }
        reached = grown;
    }
}

/// The piece of which these cells are a shape.
fn piece_of(stones: Cells) -> Option<Piece> {
    let (left, top) = (stones.iter().map(|(x, _)| x).min()?, stones.iter().map(|(_, y)| y).min()?);
    let within = |(x, y): (usize, usize)| {
        let (column, row) = (x - left, y - top);
        (column < MAX_SIZE && row < MAX_SIZE).then(|| 1 << (MAX_SIZE * row + column))
    };
    let picture = stones.iter().try_fold(0u32, |picture, cell| Some(picture | within(cell)?))?;
    ORIENTATIONS.iter().find(|shape| shape.picture() == picture).map(|shape| shape.piece)
}

/// Whether the stones are linked, by edges and corners, to the start cell.
pub(super) fn hangs_together(own: Cells, start: Start) -> bool {
    let step = |reached: Cells| (reached.edge_neighbours() | reached.corner_neighbours()) & own;
    flood(start.cells() & own, step) == own
}
