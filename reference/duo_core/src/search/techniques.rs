//! Techniques with which a search visits fewer nodes or evaluates them better. The main board's
//! hardware uses all of them. Software can leave some out, to measure their worth and to model
//! smaller boards.

use std::fmt;
use std::str::FromStr;

use crate::configuration::{Configuration, Method, MOST_ENGINES};
use crate::evaluation::{Evaluation, Weights};
use crate::search::branching::{read_moves, write_moves, Branching};
use crate::search::WIDTH;

/// A selection of techniques.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Techniques {
    /// The transposition table.
    pub table: bool,
    /// Killer moves, searched before all others.
    pub killers: bool,
    /// Late move reduction (LMR).
    pub reductions: bool,
    /// Sibling refutation test.
    pub replies: bool,
    /// All features of the evaluation, not only those of small devices.
    pub features: bool,
    /// Weights fitted to games; without it, a guess.
    pub tuning: bool,
    /// Number of engines that share the work.
    pub engines: usize,
    /// Number of moves that a node's search considers: [`WIDTH`] in hardware.
    pub width: usize,
    /// Number of moves among which a best-first tree chooses, if it is more than the width.
    pub branching: Branching,
    /// The tail of the tree's shares; see [`share`](crate::best_first::worth::share).
    pub tail: u32,
    /// Whether a best-first tree is kept from move to move.
    pub keeps: bool,
    /// Maximum number of a tree's nodes, if it is not that of the hardware's memory.
    pub nodes: Option<u16>,
    /// The visits below which a node of a full tree loses its children; 0 if a full tree ends its
    /// search.
    pub prune: u32,
    /// Number of [playouts](crate::best_first::playouts) at each leaf of a best-first tree.
    pub playouts: u32,
}

/// The visits below which a node of a full tree loses its children.
pub const LEAST_VISITS: u32 = 4;

/// Precedes a width in a name: `width32`, `widthall`.
const WIDTH_NAME: &str = "width";

/// Precedes a branching in a name: `branching64`, `branching64.32`, `branchingall`.
const BRANCHING_NAME: &str = "branching";

/// Precedes a tail in a name: `tail800`.
const TAIL_NAME: &str = "tail";

/// The name of a tree that begins anew at each move.
const FRESH_NAME: &str = "fresh";

/// Precedes a number of nodes in a name: `nodes1024`.
const NODES_NAME: &str = "nodes";

/// The numbers of nodes that can be named.
const NODES: std::ops::RangeInclusive<u16> = 64..=u16::MAX;

/// Precedes the least visits of a pruned tree in a name: `prune4`.
const PRUNE_NAME: &str = "prune";

/// The least visits that can be named, next to 0.
const PRUNES: std::ops::Range<u32> = 2..10_000;

/// The tails that can be named.
const TAILS: std::ops::Range<u32> = 1..10_000;

/// Precedes a number of playouts in a name: `playouts64`.
const PLAYOUTS_NAME: &str = "playouts";

/// The numbers of playouts that can be named.
const PLAYOUTS: std::ops::Range<u32> = 1..10_000;

impl Techniques {
    /// All techniques of the main board.
    pub const ALL: Techniques = Techniques {
        table: true,
        killers: true,
        reductions: true,
        replies: true,
        features: true,
        tuning: true,
        engines: Configuration::MAIN.engines,
        width: WIDTH,
        branching: Branching::OF_LEAVES,
        tail: 0,
        keeps: true,
        nodes: None,
        prune: LEAST_VISITS,
        playouts: 0,
    };

    /// All techniques, with one engine.
    pub const ALONE: Techniques = Techniques { engines: 1, ..Techniques::ALL };
}

/// All techniques of the main board.
impl Default for Techniques {
    fn default() -> Techniques {
        Techniques::ALL
    }
}

/// The names of the techniques that can be left out, in the order of the fields. Without the helper
/// there is one engine.
pub const NAMES: [&str; 7] = ["table", "killers", "reductions", "replies", "features", "tuning", HELPER];

/// The name of all engines except the first.
const HELPER: &str = "helper";

/// A name that is not the name of a technique.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "unknown technique '{0}'; known are {names}, a number of engines from 1 to {MOST_ENGINES}, {WIDTH_NAME}1 to \
     {WIDTH_NAME}9999 and {WIDTH_NAME}all, {BRANCHING_NAME}1 to {BRANCHING_NAME}9999 and {BRANCHING_NAME}all, {TAIL_NAME}1 to \
     {TAIL_NAME}9999, {FRESH_NAME}, {NODES_NAME}64 to {NODES_NAME}65535, {PRUNE_NAME}0, \
     {PRUNE_NAME}2 to {PRUNE_NAME}9999, {PLAYOUTS_NAME}1 to {PLAYOUTS_NAME}9999",
    names = NAMES.join(", ")
)]
pub struct UnknownTechnique(pub String);

impl Techniques {
    /// These techniques without the named technique.
    ///
    /// # Errors
    ///
    /// If the name is unknown.
    pub fn without(mut self, name: &str) -> Result<Techniques, UnknownTechnique> {
        if name == HELPER {
            return Ok(Techniques { engines: 1, ..self });
        }
        let index = NAMES.iter().position(|&known| known == name).ok_or_else(|| UnknownTechnique(name.to_owned()))?;
        *self.fields()[index] = false;
        Ok(self)
    }

    /// These techniques without the named technique; or, if the name is a number, with that number
    /// of engines; or with the width, the branching, the tail, the nodes, the pruning or the playouts
    /// that it names, or a fresh tree.
    fn changed(self, name: &str) -> Result<Techniques, UnknownTechnique> {
        let unknown = || UnknownTechnique(name.to_owned());
        if name == FRESH_NAME {
            return Ok(Techniques { keeps: false, ..self });
        }
        if let Some(width) = name.strip_prefix(WIDTH_NAME) {
            return Ok(Techniques { width: read_moves(width).ok_or_else(unknown)?, ..self });
        }
        if let Some(branching) = name.strip_prefix(BRANCHING_NAME) {
            return Ok(Techniques { branching: Branching::parse(branching).ok_or_else(unknown)?, ..self });
        }
        if let Some(tail) = name.strip_prefix(TAIL_NAME) {
            let tail = tail.parse().ok().filter(|tail| TAILS.contains(tail)).ok_or_else(unknown)?;
            return Ok(Techniques { tail, ..self });
        }
        if let Some(nodes) = name.strip_prefix(NODES_NAME) {
            let nodes = nodes.parse().ok().filter(|nodes| NODES.contains(nodes)).ok_or_else(unknown)?;
            return Ok(Techniques { nodes: Some(nodes), ..self });
        }
        if let Some(least) = name.strip_prefix(PRUNE_NAME) {
            let is_known = |least: &u32| *least == 0 || PRUNES.contains(least);
            let prune = least.parse().ok().filter(is_known).ok_or_else(unknown)?;
            return Ok(Techniques { prune, ..self });
        }
        if let Some(playouts) = name.strip_prefix(PLAYOUTS_NAME) {
            let playouts = playouts.parse().ok().filter(|playouts| PLAYOUTS.contains(playouts)).ok_or_else(unknown)?;
            return Ok(Techniques { playouts, ..self });
        }
        match name.parse() {
            Ok(engines) if (1..=MOST_ENGINES).contains(&engines) => Ok(Techniques { engines, ..self }),
            _ => self.without(name),
        }
    }

    /// The configuration of an accelerator with these techniques.
    pub fn configuration(self) -> Configuration {
        Configuration { evaluation: self.evaluation(), engines: self.engines, method: Method::AlphaBeta }
    }

    /// The evaluation of these techniques.
    pub fn evaluation(self) -> Evaluation {
        if self.features {
            Evaluation::Whole
        } else {
            Evaluation::Small
        }
    }

    /// The evaluation's weights for these techniques, by ply.
    pub fn weights(self) -> Vec<Weights> {
        let evaluation = self.evaluation();
        if self.tuning {
            evaluation.weights().to_vec()
        } else {
            vec![evaluation.guess()]
        }
    }

    /// Whether some of them concern a best-first tree only.
    pub fn needs_tree(&self) -> bool {
        let Techniques { branching, tail, keeps, nodes, prune, playouts, .. } = *self;
        let of_all = Techniques { branching, tail, keeps, nodes, prune, playouts, ..Techniques::ALL };
        of_all != Techniques::ALL
    }

    fn fields(&mut self) -> [&mut bool; NAMES.len() - 1] {
        let Techniques { table, killers, reductions, replies, features, tuning, .. } = self;
        [table, killers, reductions, replies, features, tuning]
    }
}

/// Writes the techniques that are left out, each after a minus, and the number of engines, the
/// width, the branching, the tail, `fresh`, the nodes, the pruning and the playouts if they are not
/// the main board's. Empty if nothing differs.
impl fmt::Display for Techniques {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut copy = *self;
        let mut left_out = NAMES.iter().zip(copy.fields()).filter(|(_, used)| !**used);
        left_out.try_for_each(|(name, _)| write!(f, "-{name}"))?;
        match self.engines {
            main if main == Techniques::ALL.engines => Ok(()),
            1 => write!(f, "-{HELPER}"),
            engines => write!(f, "-{engines}"),
        }?;
        if self.width != WIDTH {
            write!(f, "-{WIDTH_NAME}{}", write_moves(self.width))?;
        }
        if self.branching != Branching::OF_LEAVES {
            write!(f, "-{BRANCHING_NAME}{}", self.branching)?;
        }
        if self.tail != 0 {
            write!(f, "-{TAIL_NAME}{}", self.tail)?;
        }
        if !self.keeps {
            write!(f, "-{FRESH_NAME}")?;
        }
        if let Some(nodes) = self.nodes {
            write!(f, "-{NODES_NAME}{nodes}")?;
        }
        if self.prune != LEAST_VISITS {
            write!(f, "-{PRUNE_NAME}{}", self.prune)?;
        }
        if self.playouts != 0 {
            write!(f, "-{PLAYOUTS_NAME}{}", self.playouts)?;
        }
        Ok(())
    }
}

impl FromStr for Techniques {
    type Err = UnknownTechnique;

    fn from_str(text: &str) -> Result<Techniques, UnknownTechnique> {
        if text.is_empty() {
            return Ok(Techniques::default());
        }
        let names = text.strip_prefix('-').ok_or_else(|| UnknownTechnique(text.to_owned()))?;
        names.split('-').try_fold(Techniques::default(), Techniques::changed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::branching::ALL_MOVES;

    #[test]
    fn techniques_read_back_as_written() {
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
    fn number_sets_the_engines() {
        for engines in 1..=MOST_ENGINES {
            let counted = Techniques { engines, ..Techniques::default() };
            assert_eq!(format!("-{engines}").parse(), Ok(counted));
            assert_eq!(counted.to_string().parse(), Ok(counted));
        }
        let some: Techniques = "-4-table".parse().unwrap();
        assert_eq!((some.engines, some.table, some.to_string().as_str()), (4, false, "-table-4"));
        assert_eq!("-1".parse(), Ok(Techniques::ALONE));
        for count in ["-0", "-9", "--4", "-4x"] {
            assert!(count.parse::<Techniques>().is_err(), "{count}");
        }
    }

    #[test]
    fn width_is_named() {
        for (name, width) in [("-width1", 1), ("-width32", 32), ("-widthall", ALL_MOVES)] {
            let wide: Techniques = name.parse().unwrap();
            assert_eq!((wide.width, wide.to_string().as_str()), (width, name));
        }
        assert_eq!("-width16".parse(), Ok(Techniques::ALL));
        for wrong in ["-width", "-width0", "-width-1", "-width10000", "-wide"] {
            assert!(wrong.parse::<Techniques>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn techniques_of_the_tree_are_named() {
        for (name, branching) in [
            ("-branching32", Branching::everywhere(32)),
            ("-branchingall", Branching::everywhere(ALL_MOVES)),
            ("-branching64.32", Branching::near_root(64, 32)),
        ] {
            let far: Techniques = name.parse().unwrap();
            assert_eq!(far, Techniques { branching, ..Techniques::ALL });
            assert_eq!(far.to_string(), name);
        }
        let fresh: Techniques = "-fresh".parse().unwrap();
        assert_eq!((fresh, fresh.to_string().as_str()), (Techniques { keeps: false, ..Techniques::ALL }, "-fresh"));
        assert!(fresh.needs_tree() && !Techniques::ALL.needs_tree());
        let pruned: Techniques = "-prune8-nodes1024".parse().unwrap();
        assert_eq!((pruned.prune, pruned.nodes, pruned.to_string().as_str()), (8, Some(1024), "-nodes1024-prune8"));
        let ended: Techniques = "-prune0".parse().unwrap();
        assert_eq!((ended.prune, ended.to_string().as_str()), (0, "-prune0"));
        assert!(pruned.needs_tree() && ended.needs_tree());
        assert_eq!("-prune4".parse(), Ok(Techniques::ALL));
        let playouts: Techniques = "-playouts64-tail800".parse().unwrap();
        assert_eq!((playouts.playouts, playouts.to_string().as_str()), (64, "-tail800-playouts64"));
        assert!(Techniques { tail: 0, ..playouts }.needs_tree());
        let both: Techniques = "-tail800-branchingall.64-4".parse().unwrap();
        assert_eq!((both.tail, both.branching), (800, Branching::near_root(ALL_MOVES, 64)));
        assert_eq!(both.to_string(), "-4-branchingall.64-tail800");
        for wrong in [
            "-branching",
            "-branching0",
            "-branching64.",
            "-branching64.0",
            "-branching9.9.9",
            "-tail",
            "-tail0",
            "-tail10000",
            "-nodes63",
            "-nodes65536",
            "-prune1",
            "-playouts",
            "-playouts0",
            "-playouts10000",
        ] {
            assert!(wrong.parse::<Techniques>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn guess_weighs_exactly_the_counted_sets() {
        let weights = |left_out: &str| left_out.parse::<Techniques>().unwrap().weights();
        assert_eq!(weights("-features"), Evaluation::Small.weights());
        let guesses = [weights("-tuning"), weights("-tuning-features")];
        assert!(guesses.iter().all(|guess| guess.len() == 1 && guess[0].cells > 0));
        for (guess, evaluation) in guesses.iter().zip([Evaluation::Whole, Evaluation::Small]) {
            assert_eq!(guess[0].freedom.map(|weight| weight != 0), evaluation.counts());
        }
    }

    #[test]
    fn unknown_technique_is_refused() {
        assert_eq!("-luck".parse::<Techniques>(), Err(UnknownTechnique("luck".into())));
        assert!("table".parse::<Techniques>().is_err());
        assert!("-table-".parse::<Techniques>().is_err());
    }
}
