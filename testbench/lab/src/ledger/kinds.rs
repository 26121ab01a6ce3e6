//! The kinds of losses, and what each means. The tests are made in this order; the first that holds tells the kind.

use serde::{Deserialize, Serialize};

/// Why a game was lost.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// The deep search finds the first position in which the side has a choice lost already, by more than the margin.
    Given,
    /// No turn gave more than the margin away: the game was lost by small steps.
    Slow,
    /// A record of others: today's fast model would have played another move.
    Avoided,
    /// The turn that gave the game away is one of the first eight plies.
    Opening,
    /// No move is found that is better by the margin: not by the deep search, and not among the other moves.
    Unseen,
    /// The deep search proves that the move loses.
    End,
    /// The better move was not among the sixteen kept; or without late move reduction it is better at the depth of the game's search; or
    /// the sum is right, to the half of what that search was wrong by, at the end of the deep search's line behind the misjudged move, so
    /// many plies on as that search was deep: it saw so far, so a move of the line was left out or reduced.
    Selectivity,
    /// That line ends in a position where the sum is wrong by at least the half of that, and a quiet one: with two plies more at least
    /// half of the sum's error is left.
    Evaluation,
    /// The sum is wrong there, and two plies more repair it; or the deep search itself thinks otherwise there: only a greater depth tells.
    Horizon,
}

impl Kind {
    /// All of them, as they stand in tables.
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

    /// In tables and pictures.
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

    /// In names of files.
    pub fn name(self) -> String {
        format!("{self:?}").to_lowercase()
    }
}

/// What became of a lost game.
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
    /// A better one, if one is known.
    pub better: Option<String>,
    /// What the position was worth to the side by the deep search.
    pub before: i32,
    /// What it was worth at its next choice, or at the end.
    pub after: i32,
    /// What the tests found, in words.
    pub why: String,
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_kind_has_a_place_and_a_name_of_its_own() {
        let names: BTreeSet<String> = Kind::ALL.into_iter().map(Kind::name).collect();
        let titles: BTreeSet<&str> = Kind::ALL.into_iter().map(Kind::title).collect();
        assert_eq!((names.len(), titles.len()), (Kind::ALL.len(), Kind::ALL.len()));
        for kind in Kind::ALL {
            assert_eq!(serde_json::to_string(&kind).unwrap(), format!("\"{}\"", kind.name()));
        }
    }
}
