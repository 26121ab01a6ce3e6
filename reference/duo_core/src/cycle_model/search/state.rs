//! States of the search, in the order in which a node goes through them.

/// What the search does in a cycle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum State {
    #[default]
    Idle,
    /// The last search's answer is laid on the board, or the way to a leaf.
    Follow,
    Clear,
    Enter,
    Complete,
    LookUp,
    Generate,
    Stream,
    /// The last move of the stream finds its place in the sorter.
    Settle,
    Store,
    Fetch,
    Read,
    Take,
    Place,
    Make,
    Leave,
    Remove,
    Unmake,
    /// The reply to the last child goes to the leaf unit as one to each of the children still to come.
    TryReply,
    Finish,
}

impl State {
    /// No cycle is counted.
    pub(super) fn stands(self) -> bool {
        matches!(self, State::Idle | State::Follow | State::Clear | State::Finish)
    }
}
