//! A piece on the board: its outline, with its side's mark in each cell.

use duo_core::cells::Cells;
use duo_core::player::Player as Side;
use referee_client::pictures::outline::outline;

use crate::palette::{colours, mark};

/// Draws the piece of `side` that covers these cells; a cell has this size.
pub fn draw(side: Side, cells: Cells, size: f64) -> String {
    let corner = |at: usize| at as f64 * size;
    let marks: String = cells.iter().map(|(x, y)| mark(side, (corner(x), corner(y)), size)).collect();
    let (path, paint) = (outline(cells.iter(), size), colours(side));
    format!(
        "<g class=\"stone-{}\"><path d=\"{path}\" fill=\"{}\" stroke=\"{}\" stroke-width=\"{}\"/>{marks}</g>\n",
        side.index() + 1,
        paint.fill,
        paint.edge,
        size / 20.0,
    )
}
