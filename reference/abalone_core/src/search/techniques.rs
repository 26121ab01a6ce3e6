//! The techniques of the search, each of which can be left out to see by games what it is worth.

use std::fmt;
use std::str::FromStr;

/// A technique.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Technique {
    /// The first window of an iteration lies around the last one's value.
    Aspiration,
    /// If passing is good enough, so is some move.
    NullMove,
    /// Moves late in the order are searched less deep at first.
    LateMoveReductions,
    /// Moves late in the order are not searched at all close to the horizon.
    LateMovePruning,
    /// A value far above beta close to the horizon needs no proof.
    ReverseFutility,
    /// Quiet moves of a position far below alpha close to the horizon are not searched.
    Futility,
    /// A node without a known move is searched a ply less deep.
    InternalReduction,
    /// Moves that refuted the last positions of the same ply come early.
    Killers,
    /// So do moves that have refuted many positions.
    History,
    /// So does the move that refuted the same move of the opponent's last time.
    Countermoves,
    /// So do moves that were good after the same move of the opponent's.
    ContinuationHistory,
    /// Moves that push a marble out are searched a ply deeper.
    EjectionExtensions,
    /// Positions in which the opponent threatens to push a marble out are.
    ThreatExtensions,
}

impl Technique {
    /// All of them with their names.
    pub const ALL: [(Technique, &'static str); 13] = [
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
        found.map(|(technique, _)| *technique).ok_or_else(|| format!("'{text}' is no technique: {}", names()))
    }
}

/// A set of techniques.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Techniques(u32);

impl Default for Techniques {
    /// Those that have not proved to be harmful.
    fn default() -> Techniques {
        Techniques(!0).toggled(Technique::ThreatExtensions)
    }
}

impl Techniques {
    /// Those of the engine that judged by weighted features, to measure today's against it.
    pub fn yardstick() -> Techniques {
        use Technique::{ContinuationHistory, Countermoves, EjectionExtensions, LateMovePruning, ThreatExtensions};
        let since = [LateMovePruning, Countermoves, ContinuationHistory, EjectionExtensions, ThreatExtensions];
        since.into_iter().fold(Techniques(!0), |set, technique| Techniques(set.0 & !(1 << technique as u32)))
    }

    /// The same set, with a technique if it was not in it, or without it if it was.
    #[must_use]
    pub fn toggled(self, technique: Technique) -> Techniques {
        Techniques(self.0 ^ 1 << technique as u32)
    }

    /// Whether it is in the set.
    #[inline(always)]
    pub fn has(self, technique: Technique) -> bool {
        self.0 >> technique as u32 & 1 == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back_and_each_one_can_be_left_out() {
        for (index, (technique, name)) in Technique::ALL.into_iter().enumerate() {
            assert_eq!((technique as usize, name.parse()), (index, Ok(technique)));
            let without = Techniques::default().toggled(technique);
            assert!(without != Techniques::default() && without.toggled(technique) == Techniques::default());
        }
        assert!("magic".parse::<Technique>().unwrap_err().starts_with("'magic' is no technique: aspiration, "));
    }
}
