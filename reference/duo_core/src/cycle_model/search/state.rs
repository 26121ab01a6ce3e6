//! The states of the search, in the order in which a node goes through them.

/// The state of the search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum State {
    #[default]
    Idle,
    /// Plays the last search's answer, or the moves to a leaf.
    Follow,
    Clear,
    Enter,
    Complete,
    LookUp,
    Generate,
    Stream,
    /// The last move of the stream is inserted into the sorter.
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
    /// The reply to the last child goes to the leaf unit, once for each child that is still to be
    /// searched.
    TryReply,
    Finish,
}

impl State {
    /// Whether cycles in this state are not counted.
    pub(super) fn stops_clock(self) -> bool {
        matches!(self, State::Idle | State::Follow | State::Clear | State::Finish)
    }
}
