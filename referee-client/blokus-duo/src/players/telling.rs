//! How a device can be told of a position, which its player is opened with.

/// How a device can be told of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Telling {
    /// By the contest's prompts alone: only of games that it has played itself.
    ByPrompts,
    /// By our set-up frames too, of any position.
    BySetUp,
}
