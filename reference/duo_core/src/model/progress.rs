//! Progress of a search on the fast model: the result of each iteration, and the clock cycles by
//! step.

use crate::perspective::Perspective;
use crate::placement::Move;
use crate::search::key::key;
use crate::search::transposition_table::Table;

/// An engine's activity in a cycle: groups of the search's states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Enters a node, or detects that the game is over there.
    Enter,
    /// Probes the table, and checks the moves to search first.
    LookUp,
    /// Generates moves and evaluates them.
    Stream,
    /// Writes the sorted moves into the list.
    List,
    /// Makes a move.
    Make,
    /// Leaves a node and unmakes its move.
    Unmake,
    /// Tries a reply on siblings, and skips those that it refutes.
    TryReply,
}

impl Step {
    /// All steps, in the order in which a node goes through them.
    pub const ALL: [Step; 7] =
        [Step::Enter, Step::LookUp, Step::Stream, Step::List, Step::Make, Step::Unmake, Step::TryReply];
}

/// The result of an iteration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Iteration {
    /// Plies that were searched.
    pub depth: u32,
    /// The answer so far, followed by the table's moves: the principal variation, as far as it is
    /// still in the table.
    pub moves: Vec<Move>,
    /// The answer's value for the side that makes it.
    pub score: i32,
    /// Number of root moves that were searched; 0 in the first iteration, which does not search
    /// moves.
    pub choices: u32,
    /// Number of placements that the first engine has made and evaluated.
    pub nodes: u64,
    /// Number of clock cycles of the first engine.
    pub cycles: u64,
}

/// An observer of an engine's search, which must not influence it.
pub(super) trait Onlooker {
    /// The observer for all engines except the first.
    fn nobody() -> Self;

    /// An engine spends cycles on a step.
    fn spends(&mut self, step: Step, cycles: u64);

    /// An iteration is finished.
    fn finishes(&mut self, iteration: impl FnOnce() -> Iteration);
}

/// An observer that does nothing and costs nothing.
impl Onlooker for () {
    #[inline(always)]
    fn nobody() {}

    #[inline(always)]
    fn spends(&mut self, _: Step, _: u64) {}

    #[inline(always)]
    fn finishes(&mut self, _: impl FnOnce() -> Iteration) {}
}

/// Counts the cycles of each step, and reports them after each iteration with the iteration's
/// result.
pub struct Watch<F> {
    /// Cycles of each step, in the order of [`Step::ALL`].
    steps: [u64; Step::ALL.len()],
    tell: F,
}

impl<F: FnMut(Iteration, [u64; Step::ALL.len()])> Watch<F> {
    /// Passes the result of each iteration to `tell`, with the cycles since the beginning of the
    /// search in the order of [`Step::ALL`].
    pub fn new(tell: F) -> Watch<F> {
        Watch { steps: [0; Step::ALL.len()], tell }
    }
}

impl<F: FnMut(Iteration, [u64; Step::ALL.len()])> Onlooker for Option<&mut Watch<F>> {
    fn nobody() -> Self {
        None
    }

    fn spends(&mut self, step: Step, cycles: u64) {
        if let Some(watch) = self {
            watch.steps[step as usize] += cycles;
        }
    }

    fn finishes(&mut self, iteration: impl FnOnce() -> Iteration) {
        if let Some(watch) = self {
            (watch.tell)(iteration(), watch.steps);
        }
    }
}

/// A move and the table's moves after it, at most `depth` moves in total.
pub(super) fn variation(root: &Perspective, first: Move, depth: u32, table: &Table) -> Vec<Move> {
    let mut moves = vec![first];
    let mut node = root.after(first);
    while moves.len() < depth as usize && !node.other_left.is_empty() {
        let known = table.get(key(&node)).and_then(|entry| entry.best);
        let Some(best) = known.filter(|&best| node.allows(best)) else { break };
        moves.push(Move::Place(best));
        node = node.after(Move::Place(best));
    }
    moves
}
