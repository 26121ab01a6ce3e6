//! The moves of a node with their static values, computed in the widest registers of the host.

use crate::anchors::{placements, Places};
use crate::evaluation::{Evaluation, Leaf};
use crate::lanes::{run, Lanes, Task};
use crate::leaves::Leaves;
use crate::orientations::{ORIENTATIONS, ORIENTATION_COUNT};
use crate::perspective::Perspective;
use crate::placement::Placement;

/// A placement with its static score.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scored {
    pub(super) score: i32,
    pub(super) placement: Placement,
}

/// Lists the `width` best placements of the node in `list`, the best first. Returns the number of
/// all placements.
pub(super) fn list_best(node: &Perspective, width: usize, list: &mut Vec<Scored>) -> usize {
    list.clear();
    run(ListBest { node, width, list })
}

struct ListBest<'a> {
    node: &'a Perspective,
    width: usize,
    list: &'a mut Vec<Scored>,
}

impl Task for ListBest<'_> {
    type Output = usize;

    #[inline(always)]
    fn run<L: Lanes>(self) -> usize {
        let ListBest { node, width, list } = self;
        let leaves = Leaves::<L>::new(node, Evaluation::Whole.weights());
        let places = Places::new(node.free(), node.corners());
        let mut count = 0;
        for orientation in (0..ORIENTATION_COUNT).rev() {
            let shape = &ORIENTATIONS[orientation];
            if !node.own_left.contains(shape.piece) {
                continue;
            }
            for placement in placements(orientation, places.legal::<L>(shape)) {
                count += 1;
                let Leaf { score, .. } = leaves.evaluate(placement);
                if list.len() < width || list[width - 1].score < score {
                    list.truncate(width - 1);
                    let place = list.partition_point(|better| better.score >= score);
                    list.insert(place, Scored { score, placement });
                }
            }
        }
        count
    }
}

/// The result of a node on the last ply.
pub(super) struct LastPly {
    /// The best placement; `None` if there is none.
    pub(super) best: Option<Scored>,
    /// Whether every placement ends the game.
    pub(super) terminal: bool,
    /// Number of placements evaluated.
    pub(super) nodes: u64,
}

/// Evaluates placements, the legal `hints` first, until one reaches `beta`.
pub(super) fn last_ply(node: &Perspective, hints: [Option<Placement>; 3], beta: i32) -> LastPly {
    run(SearchLastPly { node, hints, beta })
}

struct SearchLastPly<'a> {
    node: &'a Perspective,
    hints: [Option<Placement>; 3],
    beta: i32,
}

impl Task for SearchLastPly<'_> {
    type Output = LastPly;

    #[inline(always)]
    fn run<L: Lanes>(self) -> LastPly {
        let SearchLastPly { node, hints, beta } = self;
        let leaves = Leaves::<L>::new(node, Evaluation::Whole.weights());
        let mut found = LastPly { best: None, terminal: node.own_left.len() == 1, nodes: 0 };
        let mut best_score = i32::MIN;
        for placement in hints.into_iter().flatten() {
            if node.allows(placement) {
                found.nodes += 1;
                let Leaf { score, .. } = leaves.evaluate(placement);
                if score > best_score {
                    best_score = score;
                    found.best = Some(Scored { score, placement });
                    if score >= beta {
                        return found;
                    }
                }
            }
        }
        let places = Places::new(node.free(), node.corners());
        for orientation in (0..ORIENTATION_COUNT).rev() {
            let shape = &ORIENTATIONS[orientation];
            if !node.own_left.contains(shape.piece) {
                continue;
            }
            for placement in placements(orientation, places.legal::<L>(shape)) {
                found.nodes += 1;
                let Leaf { score, .. } = leaves.evaluate(placement);
                if score > best_score {
                    best_score = score;
                    found.best = Some(Scored { score, placement });
                    if score >= beta {
                        return found;
                    }
                }
            }
        }
        found
    }
}
