//! Configurations: what an accelerator is made of, as far as its play depends on it. A board carries what it has room for.

use super::evaluation::Evaluation;

/// What an accelerator is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Configuration {
    /// What its leaf units count of a position; the size of its tables goes with that.
    pub evaluation: Evaluation,
    /// How many engines search, 1 to [`MOST_ENGINES`].
    pub engines: usize,
    /// What the engines search.
    pub method: Method,
}

/// What the engines of an accelerator search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// One position, to one depth after the other.
    AlphaBeta,
    /// The leaves of a tree that grows where it is worth most ([`best_first`](crate::best_first)).
    BestFirst,
}

/// No accelerator has more engines.
pub const MOST_ENGINES: usize = 8;

impl Configuration {
    /// The main board's: what closes at its clock.
    pub const MAIN: Configuration =
        Configuration { evaluation: Evaluation::Whole, engines: 2, method: Method::AlphaBeta };

    /// One engine.
    pub const ALONE: Configuration = Configuration { engines: 1, ..Configuration::MAIN };

    /// With a memory for a tree.
    pub const TREE: Configuration = Configuration { method: Method::BestFirst, ..Configuration::MAIN };

    /// For a small board.
    pub const SMALL: Configuration =
        Configuration { evaluation: Evaluation::Small, engines: 1, method: Method::AlphaBeta };
}

/// That of the main board.
impl Default for Configuration {
    fn default() -> Configuration {
        Configuration::MAIN
    }
}
