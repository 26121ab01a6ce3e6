//! Colours and marks of the sides in pictures.
//!
//! Blue and orange differ for every kind of colour vision, and also in grey: the blue is dark, the
//! orange is light. In addition, each cell of the first side has a disc, and each cell of the
//! second side a diamond.

use duo_core::player::Player as Side;
pub use referee_client::pictures::paper::{FAINT, FIELD, GRID, INK, PAPER};

/// Fill, edge and mark of a side's cells.
pub struct Colours {
    /// The fill.
    pub fill: &'static str,
    /// The edge.
    pub edge: &'static str,
    /// The mark on each cell.
    pub mark: &'static str,
}

/// The colours of a side.
pub fn colours(side: Side) -> Colours {
    match side {
        Side::First => Colours { fill: "#1f6fb5", edge: "#124a7d", mark: "#ffffff" },
        Side::Second => Colours { fill: "#f59e1c", edge: "#a8640a", mark: "#3d2400" },
    }
}

/// The name of a side in a picture.
pub fn name(side: Side) -> &'static str {
    match side {
        Side::First => "1 blue",
        Side::Second => "2 orange",
    }
}

/// The mark of a side as an SVG element, in a cell of this size whose top left corner is (x, y).
pub fn mark(side: Side, (x, y): (f64, f64), size: f64) -> String {
    let (x, y, fill) = (x + size / 2.0, y + size / 2.0, colours(side).mark);
    match side {
        Side::First => format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{}\" fill=\"{fill}\"/>", size * 0.13),
        Side::Second => {
            let reach = size * 0.18;
            format!(
                "<path d=\"M{x} {}l{reach} {reach}l-{reach} {reach}l-{reach} -{reach}z\" fill=\"{fill}\"/>",
                y - reach
            )
        }
    }
}
