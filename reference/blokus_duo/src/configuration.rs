//! Configurations: what an accelerator is made of, as far as its play depends on it. A board carries what it has room for.

use super::evaluation::Evaluation;

/// What an accelerator is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Configuration {
    /// What its leaf units count of a position; the size of its tables goes with that.
    pub evaluation: Evaluation,
    /// How many engines search, 1 to [`MOST_ENGINES`].
    pub engines: usize,
}

/// No accelerator has more engines.
pub const MOST_ENGINES: usize = 8;

impl Configuration {
    /// The main board's: what closes at its clock.
    pub const MAIN: Configuration = Configuration { evaluation: Evaluation::Whole, engines: 2 };

    /// One engine.
    pub const ALONE: Configuration = Configuration { engines: 1, ..Configuration::MAIN };

    /// For a small board.
    pub const SMALL: Configuration = Configuration { evaluation: Evaluation::Small, engines: 1 };
}

/// That of the main board.
impl Default for Configuration {
    fn default() -> Configuration {
        Configuration::MAIN
    }
}
