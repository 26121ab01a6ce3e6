//! States of the search, in the order in which a node goes through them.

/// The state of the search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum State {
    #[default]
    Idle,
    /// Makes the last search's answer, or the moves to a leaf.
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
    /// The reply to the last child goes to the leaf unit as one to each of the children still to
    /// come.
    TryReply,
    Finish,
}

impl State {
    /// Whether the state counts no cycles.
    pub(super) fn stops_clock(self) -> bool {
        matches!(self, State::Idle | State::Follow | State::Clear | State::Finish)
    }
}
