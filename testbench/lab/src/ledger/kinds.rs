//! The kinds of losses and their meanings. The tests are made in this order, and the first that
//! holds gives the kind.

use serde::{Deserialize, Serialize};

/// Why a game was lost.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// By the deep search, the side was already lost by more than the margin at its first choice.
    Given,
    /// No turn gave away more than the margin: the game was lost by small steps.
    Slow,
    /// In a record of other players: the current fast model plays another move.
    Avoided,
    /// The turn that gave the game away is one of the first eight plies.
    Opening,
    /// No move is found that is better by the margin, neither by the deep search nor among the
    /// other moves.
    Unseen,
    /// The deep search proves that the move loses.
    End,
    /// The game's search discarded or reduced a move that mattered. Either the better move was not
    /// among its sixteen moves, or it is better at the same depth without late move reduction. Or
    /// follow the deep search's line after the misjudged move as deep as the game's search went: if
    /// the static evaluation there is right within half of that search's error, a move of the line
    /// was discarded or reduced.
    Selectivity,
    /// At the end of that line the static evaluation is wrong by at least half of the search's
    /// error, and the position is quiet: two plies more leave at least half of the evaluation's
    /// error.
    Evaluation,
    /// The static evaluation there is wrong, but two plies more repair it; or the deep search
    /// changes its mind there. Only a greater depth helps.
    Horizon,
}

impl Kind {
    /// All kinds, in the order of the tables.
    pub const ALL: [Kind; 9] = [
        Kind::Given,
        Kind::Opening,
        Kind::Evaluation,
        Kind::Selectivity,
        Kind::Horizon,
        Kind::End,
        Kind::Unseen,
        Kind::Slow,
        Kind::Avoided,
    ];

    /// The title in tables and pictures.
    pub fn title(self) -> &'static str {
        match self {
            Kind::Given => "lost when it began",
            Kind::Opening => "opening",
            Kind::Evaluation => "evaluation",
            Kind::Selectivity => "selectivity",
            Kind::Horizon => "horizon",
            Kind::End => "exact end",
            Kind::Unseen => "unseen",
            Kind::Slow => "by small steps",
            Kind::Avoided => "avoided today",
        }
    }

    /// The name in file names.
    pub fn name(self) -> String {
        format!("{self:?}").to_lowercase()
    }
}

/// The result of examining a lost game.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct Verdict {
    /// Why it was lost.
    pub kind: Kind,
    /// The turn that gave the game away, if one did.
    pub turn: Option<Turn>,
}

/// A turn that gave a game away.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct Turn {
    /// Turns taken before it.
    pub ply: usize,
    /// The move, as a code.
    pub played: String,
    /// A better move, if one was found.
    pub better: Option<String>,
    /// The value of the position for the side, by the deep search.
    pub before: i32,
    /// The value at the side's next choice, or at the end.
    pub after: i32,
    /// The evidence of the tests, in words.
    pub why: String,
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_kind_has_its_own_place_and_name() {
        let names: BTreeSet<String> = Kind::ALL.into_iter().map(Kind::name).collect();
        let titles: BTreeSet<&str> = Kind::ALL.into_iter().map(Kind::title).collect();
        assert_eq!((names.len(), titles.len()), (Kind::ALL.len(), Kind::ALL.len()));
        for kind in Kind::ALL {
            assert_eq!(serde_json::to_string(&kind).unwrap(), format!("\"{}\"", kind.name()));
        }
    }
}
