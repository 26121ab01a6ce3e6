//! Configurations: the properties of an accelerator that affect its play.

use super::evaluation::Evaluation;

/// The properties of an accelerator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Configuration {
    /// The features that the leaf units count. The size of the tables depends on it.
    pub evaluation: Evaluation,
    /// Number of engines, 1 to [`MOST_ENGINES`].
    pub engines: usize,
    /// The search method.
    pub method: Method,
}

/// How an accelerator searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// All engines search the root, by iterative deepening.
    AlphaBeta,
    /// A tree grows at the leaf with the highest worth ([`best_first`](crate::best_first)).
    BestFirst,
}

/// The largest number of engines.
pub const MOST_ENGINES: usize = 8;

impl Configuration {
    /// The main board's configuration, which meets timing at its clock.
    pub const MAIN: Configuration =
        Configuration { evaluation: Evaluation::Whole, engines: 2, method: Method::AlphaBeta };

    /// The main board's accelerator with only one engine.
    pub const ALONE: Configuration = Configuration { engines: 1, ..Configuration::MAIN };

    /// The main board's engines with a memory for a tree.
    pub const TREE: Configuration = Configuration { method: Method::BestFirst, ..Configuration::MAIN };

    /// The configuration for a small board.
    pub const SMALL: Configuration =
        Configuration { evaluation: Evaluation::Small, engines: 1, method: Method::AlphaBeta };
}

/// The main board's configuration.
impl Default for Configuration {
    fn default() -> Configuration {
        Configuration::MAIN
    }
}
