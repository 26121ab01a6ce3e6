//! What a search makes use of to look at fewer nodes, or to judge them better. The main board's hardware uses all of it; the
//! software can leave some out, so that what each is worth can be measured, and what a smaller board does be known.

use std::fmt;
use std::str::FromStr;

use crate::configuration::Configuration;
use crate::evaluation::{Evaluation, Weights};

/// Techniques, each used or left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Techniques {
    /// The transposition table.
    pub table: bool,
    /// Killer moves ahead of all others.
    pub killers: bool,
    /// Late move reduction (LMR).
    pub reductions: bool,
    /// Sibling refutation test.
    pub replies: bool,
    /// All features of the evaluation, not only those that a small device has room for.
    pub features: bool,
    /// Weights that were fitted to games; else a guess.
    pub tuning: bool,
    /// A second engine shares the work.
    pub helper: bool,
}

impl Techniques {
    /// Those of the main board.
    pub const ALL: Techniques = Techniques {
        table: true,
        killers: true,
        reductions: true,
        replies: true,
        features: true,
        tuning: true,
        helper: true,
    };

    /// All that one engine can do.
    pub const ALONE: Techniques = Techniques { helper: false, ..Techniques::ALL };
}

/// All of them.
impl Default for Techniques {
    fn default() -> Techniques {
        Techniques::ALL
    }
}

/// Their names, in the order of the fields.
pub const NAMES: [&str; 7] = ["table", "killers", "reductions", "replies", "features", "tuning", "helper"];

/// A name that is no technique's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no technique '{0}' to leave out; there are {names}", names = NAMES.join(", "))]
pub struct UnknownTechnique(pub String);

impl Techniques {
    /// The same without the one of that name.
    ///
    /// # Errors
    /// If there is none of that name.
    pub fn without(mut self, name: &str) -> Result<Techniques, UnknownTechnique> {
        let index = NAMES.iter().position(|&known| known == name).ok_or_else(|| UnknownTechnique(name.to_owned()))?;
        *self.fields()[index] = false;
        Ok(self)
    }

    /// What an accelerator is made of that uses them.
    pub fn configuration(self) -> Configuration {
        Configuration { evaluation: self.evaluation(), engines: 1 + usize::from(self.helper) }
    }

    /// The evaluation that goes with them.
    pub fn evaluation(self) -> Evaluation {
        if self.features {
            Evaluation::Whole
        } else {
            Evaluation::Small
        }
    }

    /// The evaluation's weights that go with them, by ply.
    pub fn weights(self) -> Vec<Weights> {
        let evaluation = self.evaluation();
        if self.tuning {
            evaluation.weights().to_vec()
        } else {
            vec![evaluation.guess()]
        }
    }

    fn fields(&mut self) -> [&mut bool; NAMES.len()] {
        let Techniques { table, killers, reductions, replies, features, tuning, helper } = self;
        [table, killers, reductions, replies, features, tuning, helper]
    }
}

/// What is left out, a minus before each name: nothing for all.
impl fmt::Display for Techniques {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut copy = *self;
        let mut left_out = NAMES.iter().zip(copy.fields()).filter(|(_, used)| !**used);
        left_out.try_for_each(|(name, _)| write!(f, "-{name}"))
    }
}

impl FromStr for Techniques {
    type Err = UnknownTechnique;

    fn from_str(text: &str) -> Result<Techniques, UnknownTechnique> {
        if text.is_empty() {
            return Ok(Techniques::default());
        }
        let names = text.strip_prefix('-').ok_or_else(|| UnknownTechnique(text.to_owned()))?;
        names.split('-').try_fold(Techniques::default(), Techniques::without)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_out_is_read_as_it_is_shown() {
        assert_eq!("".parse(), Ok(Techniques::default()));
        for name in NAMES {
            let one = Techniques::default().without(name).unwrap();
            assert_ne!(one, Techniques::default());
            assert_eq!(one.to_string(), format!("-{name}"));
            assert_eq!(one.to_string().parse(), Ok(one));
        }
        let two: Techniques = "-replies-table".parse().unwrap();
        assert_eq!((two.table, two.replies, two.killers), (false, false, true));
        assert_eq!(two.to_string(), "-table-replies");
        assert_eq!("-helper".parse(), Ok(Techniques::ALONE));
    }

    #[test]
    fn a_guess_weighs_what_is_counted_and_nothing_else() {
        let weights = |left_out: &str| left_out.parse::<Techniques>().unwrap().weights();
        assert_eq!(weights("-features"), Evaluation::Small.weights());
        let guesses = [weights("-tuning"), weights("-tuning-features")];
        assert!(guesses.iter().all(|guess| guess.len() == 1 && guess[0].cells > 0));
        for (guess, evaluation) in guesses.iter().zip([Evaluation::Whole, Evaluation::Small]) {
            assert_eq!(guess[0].freedom.map(|weight| weight != 0), evaluation.counts());
        }
    }

    #[test]
    fn what_there_is_not_cannot_be_left_out() {
        assert_eq!("-luck".parse::<Techniques>(), Err(UnknownTechnique("luck".into())));
        assert!("table".parse::<Techniques>().is_err());
        assert!("-table-".parse::<Techniques>().is_err());
    }
}
