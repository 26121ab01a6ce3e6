//! Colours of pictures. Each game chooses the colours of its pieces.

/// Background.
pub const PAPER: &str = "#ffffff";

/// Empty cells.
pub const FIELD: &str = "#f1efea";

/// Lines between cells.
pub const GRID: &str = "#d6d2c8";

/// Text and the frame of the last piece.
pub const INK: &str = "#22262b";

/// Coordinates and start cells.
pub const FAINT: &str = "#6b6f76";

/// The typeface named in pictures. An SVG viewer without it uses another monospaced one.
pub const TYPEFACE: &str = "Hack, monospace";
