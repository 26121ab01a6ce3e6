//! Splits a player's stones into its pieces. The result is unique, because pieces of one player
//! never touch edge to edge.

use super::cells::Cells;
use super::orientations::ORIENTATIONS;
use super::pieces::{Piece, MAX_SIZE};
use super::placement::Placement;
use super::player::{PieceSet, Start};

/// The pieces that are not among a player's stones. The error is a cell of stones that are not a
/// piece, or are a piece that occurs twice.
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

/// The placements that form a player's stones, in the order of their first cells.
pub(super) fn placements_of(own: Cells) -> Vec<Placement> {
    let (mut placements, mut rest) = (Vec::new(), own);
    while let Some(first) = rest.iter().next() {
        let stones = flood(Cells::single(first.0, first.1), |reached| reached.edge_neighbours() & own);
        placements.extend(placement_of(stones));
        rest ^= stones;
    }
    placements
}

/// Repeatedly adds to `reached` what `step` returns, until nothing is new.
fn flood(mut reached: Cells, step: impl Fn(Cells) -> Cells) -> Cells {
    loop {
        let grown = reached | step(reached);
        if grown == reached {
            return reached;
        }
        reached = grown;
    }
}

/// The piece with the shape of these cells.
fn piece_of(stones: Cells) -> Option<Piece> {
    placement_of(stones).map(Placement::piece)
}

/// The placement that covers exactly these cells.
pub(super) fn placement_of(stones: Cells) -> Option<Placement> {
    let (left, top) = (stones.iter().map(|(x, _)| x).min()?, stones.iter().map(|(_, y)| y).min()?);
    let within = |(x, y): (usize, usize)| {
        let (column, row) = (x - left, y - top);
        (column < MAX_SIZE && row < MAX_SIZE).then(|| 1 << (MAX_SIZE * row + column))
    };
    let picture = stones.iter().try_fold(0u32, |picture, cell| Some(picture | within(cell)?))?;
    let orientation = ORIENTATIONS.iter().position(|shape| shape.picture() == picture)?;
    Some(Placement { orientation: orientation as u8, x: left as u8, y: top as u8 })
}

/// Whether the stones are connected, by edges and corners, to the start cell.
pub(super) fn is_connected(own: Cells, start: Start) -> bool {
    let step = |reached: Cells| (reached.edge_neighbours() | reached.corner_neighbours()) & own;
    flood(start.cells() & own, step) == own
}
