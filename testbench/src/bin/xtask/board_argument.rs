//! The name of a board on the command line.

use hdl::board::{Board, ALL};

/// The board of that name, or what there is.
pub fn board(name: &str) -> Result<&'static Board, String> {
    let names: Vec<_> = ALL.iter().map(|board| board.name).collect();
    Board::named(name).ok_or_else(|| format!("no such board; there is {}", names.join(", ")))
}
