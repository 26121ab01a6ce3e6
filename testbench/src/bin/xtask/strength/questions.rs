//! What games are to tell.

use crate::games::openings;

/// A question that games between two players answer. The first player is the main board's accelerator where the question names no other.
#[derive(Debug, PartialEq)]
pub struct Question {
    /// What it is called on the command line.
    pub name: &'static str,
    /// What the first player has and the second has not, for tables.
    pub title: &'static str,
    /// The second player.
    against: Against,
}

/// A second player.
#[derive(Debug, PartialEq)]
enum Against {
    /// The engine, by the wall's clock on all cores of this machine.
    Engine,
    /// The accelerator with a tenth of the budget.
    Tenth,
    /// The accelerator without one of its techniques, as `--player` calls it.
    Without(&'static str),
    /// The accelerator as it is; the first player has the opening book besides.
    WithoutBook,
    /// The accelerator as it is; the first player is a ring of six engines.
    TwoEngines,
}

/// All of them.
pub const ALL: &[Question] = &[
    Question {
        name: "engine",
        title: "against the software engine, which thinks as long on all cores of this machine (`model`, `engine`)",
        against: Against::Engine,
    },
    Question { name: "budget", title: "ten times the budget", against: Against::Tenth },
    without("helper", "the second engine (`model-helper`)", "model-helper"),
    Question {
        name: "ring",
        title: "six engines against the main board's two (`model-6`, `model`)",
        against: Against::TwoEngines,
    },
    without("features", "the whole evaluation, not the small one (`model-features`)", "model-features"),
    without("tuning", "weights fitted to games, not guessed (`model-tuning`)", "model-tuning"),
    without("reductions", "late move reduction, LMR (`model-reductions`)", "model-reductions"),
    without("table", "the transposition table (`model-table`)", "model-table"),
    without("killers", "killers (`model-killers`)", "model-killers"),
    without("replies", "the sibling refutation test (`model-replies`)", "model-replies"),
    Question {
        name: "book",
        title: "the opening book, from the empty board: its first move and a likely reply (`model+book`, `model`)",
        against: Against::WithoutBook,
    },
];

const fn without(name: &'static str, title: &'static str, against: &'static str) -> Question {
    Question { name, title, against: Against::Without(against) }
}

/// The question of that name.
pub fn named(name: &str) -> Result<&'static Question, String> {
    let names = || ALL.iter().map(|question| question.name).collect::<Vec<_>>().join(", ");
    ALL.iter().find(|question| question.name == name).ok_or_else(|| format!("there are {}", names()))
}

impl Question {
    /// Who plays, as `tournament --player` takes it, if the accelerator has so many cycles a move, which are so many seconds.
    pub fn players(&self, cycles: u64, seconds: f64) -> [String; 2] {
        let other = match self.against {
            Against::Engine => format!("engine@{}ms", (seconds * 1e3).ceil()),
            Against::Tenth => format!("model@{}", cycles.div_ceil(10)),
            Against::Without(player) => format!("{player}@{cycles}"),
            Against::WithoutBook | Against::TwoEngines => format!("model@{cycles}"),
        };
        let ours = match self.against {
            Against::WithoutBook => "model+book",
            Against::TwoEngines => "model-6",
            Against::Engine | Against::Tenth | Against::Without(_) => "model",
        };
        [format!("ours={ours}@{cycles}"), format!("theirs={other}")]
    }

    /// So many openings to meet over: balanced ones, but for a book the first plies of a game.
    pub fn openings(&self, count: usize) -> anyhow::Result<Vec<String>> {
        match self.against {
            Against::WithoutBook => openings::replies(count),
            _ => Ok(openings::list(count)),
        }
    }

    /// Whether somebody thinks by the wall's clock.
    pub fn goes_by_the_clock(&self) -> bool {
        self.against == Against::Engine
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_have_what_the_question_gives_them() {
        let of = |name| named(name).unwrap().players(76_000_000, 0.95);
        assert_eq!(of("engine"), ["ours=model@76000000", "theirs=engine@950ms"]);
        assert_eq!(of("budget"), ["ours=model@76000000", "theirs=model@7600000"]);
        assert_eq!(of("killers"), ["ours=model@76000000", "theirs=model-killers@76000000"]);
        assert_eq!(of("book"), ["ours=model+book@76000000", "theirs=model@76000000"]);
        assert_eq!(of("ring"), ["ours=model-6@76000000", "theirs=model@76000000"]);
        assert!(named("knights").unwrap_err().contains("engine, budget, helper"));
    }
}
