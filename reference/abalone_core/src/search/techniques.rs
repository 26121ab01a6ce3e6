//! The techniques of the search. Each can be turned off, to measure its worth in games.

use std::fmt;
use std::str::FromStr;

/// A search technique that can be switched off, to measure what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Technique {
    /// The first window of an iteration lies around the last iteration's value.
    Aspiration,
    /// If even a pass reaches beta, a move will reach it too.
    NullMove,
    /// Moves late in the order are searched less deeply at first.
    LateMoveReductions,
    /// Near the horizon, moves late in the order are skipped.
    LateMovePruning,
    /// Near the horizon, a value far above beta is accepted without a search.
    ReverseFutility,
    /// Near the horizon, quiet moves of a position far below alpha are skipped.
    Futility,
    /// A node without a known move is searched one ply less deeply.
    InternalReduction,
    /// Moves that last refuted positions at this ply come early.
    Killers,
    /// Moves that have refuted many positions come early.
    History,
    /// The move that last refuted the opponent's move comes early.
    Countermoves,
    /// Moves that were good after the opponent's move come early.
    ContinuationHistory,
    /// Moves that push a marble out are searched one ply deeper.
    EjectionExtensions,
    /// Positions in which the opponent threatens to push a marble out are searched one ply deeper.
    ThreatExtensions,
    /// A repeated position has the value that the contest's count gives it, if that is worse for the
    /// side that has repeated it.
    Repetitions,
    /// A position that occurred in the game counts as repeated, too.
    GameRepetitions,
}

impl Technique {
    /// All techniques with their names.
    pub const ALL: [(Technique, &'static str); 15] = [
        (Technique::Aspiration, "aspiration"),
        (Technique::NullMove, "null-move"),
        (Technique::LateMoveReductions, "late-move-reductions"),
        (Technique::LateMovePruning, "late-move-pruning"),
        (Technique::ReverseFutility, "reverse-futility"),
        (Technique::Futility, "futility"),
        (Technique::InternalReduction, "internal-reduction"),
        (Technique::Killers, "killers"),
        (Technique::History, "history"),
        (Technique::Countermoves, "countermoves"),
        (Technique::ContinuationHistory, "continuation-history"),
        (Technique::EjectionExtensions, "ejection-extensions"),
        (Technique::ThreatExtensions, "threat-extensions"),
        (Technique::Repetitions, "repetitions"),
        (Technique::GameRepetitions, "game-repetitions"),
    ];
}

impl fmt::Display for Technique {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.pad(Technique::ALL[*self as usize].1)
    }
}

impl FromStr for Technique {
    type Err = String;

    fn from_str(text: &str) -> Result<Technique, String> {
        let found = Technique::ALL.iter().find(|(_, name)| *name == text);
        let names = || Technique::ALL.map(|(_, name)| name).join(", ");
        found
            .map(|(technique, _)| *technique)
            .ok_or_else(|| format!("'{text}' is not a technique: use one of {}", names()))
    }
}

/// A set of techniques.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Techniques(u32);

impl Default for Techniques {
    /// All techniques except one that proved harmful.
    fn default() -> Techniques {
        Techniques(!0).toggle(Technique::ThreatExtensions)
    }
}

impl Techniques {
    /// The techniques of the engine with weighted features, against which the program is measured.
    pub fn yardstick() -> Techniques {
        use Technique::*;
        let since =
            [LateMovePruning, Countermoves, ContinuationHistory, EjectionExtensions, ThreatExtensions, Repetitions];
        since.into_iter().fold(Techniques(!0), |set, technique| Techniques(set.0 & !(1 << technique as u32)))
    }

    /// Adds a technique that is not in the set, or removes one that is.
    #[must_use]
    pub fn toggle(self, technique: Technique) -> Techniques {
        Techniques(self.0 ^ 1 << technique as u32)
    }

    /// Whether a technique is switched on.
    #[inline(always)]
    pub fn has(self, technique: Technique) -> bool {
        self.0 >> technique as u32 & 1 == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn techniques_read_back_by_name_and_toggle() {
        for (index, (technique, name)) in Technique::ALL.into_iter().enumerate() {
            assert_eq!((technique as usize, name.parse()), (index, Ok(technique)));
            let without = Techniques::default().toggle(technique);
            assert!(without != Techniques::default() && without.toggle(technique) == Techniques::default());
        }
        assert!("magic"
            .parse::<Technique>()
            .unwrap_err()
            .starts_with("'magic' is not a technique: use one of aspiration, "));
    }
}
