//! The search's state machine: one cycle of the algorithm at a time.

use super::descent::{Descent, Way};
use super::records::{Node, Score, Seen};
use super::state::State;
use super::{killers, node_position, sibling_refutation, Control, Out, Search, Shown, Starting, LEVELS, PROBE_STEP};
use crate::cycle_model::wire::MoveWord;
use crate::evaluation::{completion_bonus, exact_score};
use crate::placement::Move;
use crate::search::reductions::reduction;
use crate::search::transposition_table::{Bound, Entry};
use crate::search::MAX_DEPTH;

impl Search {
    /// Performs one cycle of the current state.
    pub(super) fn act(&mut self, out: Out, shown: &Shown, control: &mut Control) {
        match self.state {
            State::Idle => self.idle(out, control),
            State::Follow => self.follow(control),
            State::Clear => self.clear(shown),
            State::Enter => self.enter(shown, control),
            State::Complete => self.complete(shown),
            State::LookUp => self.look_up(shown, control),
            State::Generate => self.generate(control),
            State::Stream => self.stream(shown, control),
            State::Settle => self.state = State::Store,
            State::Store => self.store(shown, control),
            State::Fetch => self.fetch(shown, control),
            State::Read => self.state = State::Take,
            State::Take => {
                if !self.again {
                    self.node.played = self.listed_move(0);
                }
                control.placement = self.node.played;
                self.state = State::Place;
            }
            State::Place => self.state = State::Make,
            State::Make => self.make(),
            State::Leave => self.leave(shown, control),
            State::Remove => {
                control.placement = shown.replies.reply;
                self.state = State::Unmake;
            }
            State::Unmake => self.unmake(shown, control),
            State::TryReply => self.try_reply(shown, control),
            State::Finish => self.state = State::Idle,
        }
    }

    /// The move of the child `ahead` places after the current one.
    pub(super) fn listed_move(&self, ahead: usize) -> MoveWord {
        let slot = usize::from(self.node.child) + ahead;
        self.lists[self.level].get(slot).copied().unwrap_or_default()
    }

    /// The table's move; the pass if there is none.
    pub(super) fn known_move(&self) -> MoveWord {
        self.known.and_then(|entry| entry.best).map_or(Move::Pass, Move::Place).into()
    }

    fn idle(&mut self, out: Out, control: &mut Control) {
        control.placement = self.node.played;
        self.node.played = out.placement;
        if let Some(Starting { new_game, behind_answer }) = self.starting {
            let Out { written, .. } = self.out;
            self.out = Out { placement: MoveWord::PASS, written, ..Out::default() };
            self.clearing_all = new_game;
            self.state = if behind_answer || self.descent.is_some() { State::Follow } else { State::Clear };
        }
    }

    /// Clears the killers for each search, and the table for each game.
    fn clear(&mut self, shown: &Shown) {
        let count = if self.clearing_all { self.table.buckets() } else { LEVELS };
        if self.step + 1 == count {
            self.table.begin(shown.position.seen.ply);
            self.begin_iteration(1);
        }
    }

    fn begin_iteration(&mut self, depth: u32) {
        self.iteration = depth;
        self.level = 0;
        self.again = false;
        self.node = Node::entered(depth as u8, Score::MINUS_INFINITY, Score::INFINITY);
        self.state = State::Enter;
    }

    fn at_root(&self) -> bool {
        self.level == 0
    }

    fn enter(&mut self, shown: &Shown, control: &mut Control) {
        self.out.entered_nodes = self.out.nodes;
        if self.iteration > 1 && self.expired {
            self.state = State::Finish;
        } else if shown.position.completed {
            self.state = State::Complete;
        } else if self.at_root() || self.node.remaining == 1 {
            self.generate(control);
        } else {
            self.state = State::LookUp;
        }
    }

    /// Ends the game: the other side has placed all its pieces, or both sides have passed.
    fn complete(&mut self, shown: &Shown) {
        let node_position::Out { seen: Seen { own_left, other_left, .. }, monomino_last, completed, .. } =
            shown.position;
        self.state = State::Leave;
        if let Some(descent) = self.descent.as_mut().filter(|_| self.level == 0) {
            descent.end_game();
        }
        if completed {
            let bonus = completion_bonus(monomino_last);
            self.node.best = Score::from(-exact_score(bonus + own_left.cells() as i32));
            return;
        }
        self.node.best = Score::from(exact_score(other_left.cells() as i32 - own_left.cells() as i32));
        if self.at_root() {
            self.out.score = self.node.best.0;
        }
    }

    fn generate(&mut self, control: &mut Control) {
        self.node.generated = true;
        control.start = true;
        self.state = State::Stream;
    }

    /// Evaluates the TT probe and checks the moves to search first. The legal ones are listed.
    fn look_up(&mut self, shown: &Shown, control: &mut Control) {
        let killers::Out { newer, older, .. } = shown.killers;
        let Node { remaining, alpha, beta, .. } = self.node;
        let legal = shown.position.legal;
        match self.step {
            0 => control.placement = newer,
            1 => control.placement = older,
            2 => {
                control.placement = self.known_move();
                let [alpha, beta] = [alpha, beta].map(|score| i32::from(score.0));
                let cutoff = self.known.filter(|entry| entry.cuts_off(remaining.into(), alpha, beta));
                if let Some(entry) = cutoff {
                    control.tt_cutoff = true;
                    self.node.best = Score::from(entry.value);
                    self.node.horizon = entry.horizon;
                }
                if control.tt_cutoff || shown.deferral.defers {
                    self.state = State::Leave;
                }
            }
            3 => self.killers_legal[0] = legal,
            4 => self.killers_legal[1] = legal,
            5 => _ = self.list_once(self.known_move(), legal),
            6 => _ = self.list_once(newer, self.killers_legal[0]),
            7 => {
                let is_listed = self.list_once(older, self.killers_legal[1]);
                match self.node.children {
                    0 => self.generate(control),
                    // The child's move has not been read yet.
                    1 if is_listed => self.state = State::Fetch,
                    _ => self.state = State::Read,
                }
            }
            _ => {}
        }
    }

    /// Lists a move if it is legal and not on the list.
    fn list_once(&mut self, word: MoveWord, is_legal: bool) -> bool {
        let listed = is_legal && !self.is_first(word);
        if listed {
            self.list(word);
        }
        listed
    }

    /// Whether the move is one of the first moves listed.
    fn is_first(&self, word: MoveWord) -> bool {
        self.lists[self.level][..usize::from(self.node.children)].contains(&word)
    }

    fn list(&mut self, word: MoveWord) {
        self.lists[self.level][usize::from(self.node.children)] = word;
        self.node.children += 1;
    }

    /// Processes the leaf unit's output. Killers come before the stream.
    fn stream(&mut self, shown: &Shown, control: &mut Control) {
        let killers::Out { newer, older, .. } = shown.killers;
        let leaf = shown.leaf;
        let killers = [newer, older];
        if let Some(&killer) = killers.get(self.step) {
            control.placement = killer;
        }
        if self.node.remaining == 1 && !self.at_root() && shown.position.legal {
            control.probe = self.step.checked_sub(PROBE_STEP).and_then(|index| killers.get(index)).copied();
        }
        if leaf.done {
            self.state = if self.node.remaining > 1 { State::Settle } else { State::Leave };
        }
        if !leaf.valid {
            return;
        }
        self.out.nodes += 1;
        let is_pass = leaf.placement == MoveWord::PASS;
        if is_pass && shown.position.passed {
            self.state = State::Complete;
            return;
        }
        let value = Score(leaf.score);
        if self.node.remaining > 1 {
            let is_answer = self.at_root() && leaf.placement == self.out.placement;
            // Until the sorted moves are listed, the list holds the moves that were searched first.
            if is_pass || !self.is_first(leaf.placement) {
                control.insert = Some((if is_answer { Score::INFINITY } else { value }, leaf.placement));
            }
            return;
        }
        self.node.horizon |= !leaf.terminal;
        if value > self.node.best {
            self.node.best = value;
            self.node.best_move = leaf.placement;
            if self.at_root() {
                self.out.placement = leaf.placement;
                self.out.score = leaf.score;
            }
        }
        if value >= self.node.beta {
            self.state = State::Leave;
        }
    }

    fn store(&mut self, shown: &Shown, control: &mut Control) {
        let sorted = shown.sorted;
        if !sorted.any {
            // All moves have been searched already.
            self.state = State::Leave;
            return;
        }
        if !sorted.more_than_one {
            // The first move is read while the last one is written, unless they are the same.
            self.state = if self.node.child < self.node.children { State::Read } else { State::Fetch };
        }
        if self.descent.as_ref().is_some_and(Descent::picks_this) {
            self.node.played = sorted.best;
            self.state = State::Follow;
            return;
        }
        self.list(sorted.best);
        control.take = true;
    }

    /// Goes to the position where the search begins: with the last answer, or with the walker's
    /// moves.
    fn follow(&mut self, control: &mut Control) {
        let Some(descent) = &self.descent else {
            self.state = State::Clear;
            return;
        };
        if descent.lays_picked() {
            control.placement = self.node.played;
            self.node = Node::entered(1, Score::MINUS_INFINITY, Score::INFINITY);
            self.out.placement = MoveWord::PASS;
            self.state = State::Clear;
            return;
        }
        let Way { over, picks, placement, .. } = descent.last_words();
        control.placement = self.node.played;
        self.node.played = placement;
        if over && picks {
            // Listed like an interior node, with the move that its search found before all others.
            self.out.placement = placement;
            self.node = Node { played: placement, ..Node::entered(2, Score::MINUS_INFINITY, Score::INFINITY) };
            self.level = 0;
            self.iteration = 1;
            self.generate(control);
        } else if over {
            self.state = State::Clear;
        }
    }

    /// Skips the children that a sibling's reply has refuted.
    fn fetch(&mut self, shown: &Shown, control: &mut Control) {
        if shown.replies.refuted & 1 == 0 {
            self.state = State::Read;
            return;
        }
        control.next_child = true;
        self.node.child += 1;
        if self.node.child == self.node.children {
            self.state = State::Leave;
        }
    }

    /// A late move is first searched less deeply, with a null window just above alpha.
    fn make(&mut self) {
        let Node { remaining, alpha, beta, child, .. } = self.node;
        let less = if self.again { 0 } else { reduction(child.into(), remaining.into()) as u8 };
        let child_alpha = if less > 0 { Score((-alpha).0.wrapping_sub(1)) } else { -beta };
        self.again = false;
        self.node = Node::entered(remaining - 1 - less, child_alpha, -alpha);
        self.level += 1;
        self.state = State::Enter;
    }

    fn leave(&mut self, shown: &Shown, control: &mut Control) {
        // Cancels what a cutoff has left in progress.
        control.cancel = true;
        let Node { remaining, beta, best, best_move, improved, horizon, generated, children, .. } = self.node;
        if self.at_root() {
            self.out.depth = self.iteration as u8;
            if let Some(descent) = &mut self.descent {
                descent.end_iteration(best, children);
            }
            if !horizon || children == 1 || self.iteration == MAX_DEPTH {
                self.state = State::Finish;
            } else {
                self.begin_iteration(self.iteration + 1);
            }
            return;
        }
        let best_placement = match best_move.to_move() {
            Move::Place(placement) => Some(placement),
            Move::Pass => None,
        };
        // After a TT cutoff or the end of the game, children have not been looked at.
        if remaining > 1 && (generated || children > 0) {
            let bound = match best {
                best if best >= beta => Bound::Lower,
                _ if improved => Bound::Exact,
                _ => Bound::Upper,
            };
            let (value, depth) = (i32::from(best.0), u32::from(remaining));
            let entry = Entry { best: best_placement, value, depth, bound, horizon, ..Entry::EMPTY };
            control.store = Some((shown.position.key, entry));
        }
        control.cutoff = best >= beta && best_placement.is_some();
        self.returned = -best;
        self.level -= 1;
        self.node = shown.above.node;
        self.node.horizon |= horizon;
        control.placement = self.node.played;
        self.state = State::Remove;
    }

    /// Updates the node with the child's value.
    fn unmake(&mut self, shown: &Shown, control: &mut Control) {
        let is_deferred = shown.deferral.deferred;
        control.placement = self.listed_move(1);
        if self.node.reduced && self.returned > self.node.alpha && !is_deferred {
            self.again = true;
            self.state = State::Take;
            return;
        }
        let Node { played, child, children, generated, alpha, beta, best, .. } = self.node;
        control.next_child = true;
        self.node.played = control.placement;
        self.node.child += 1;
        // The next move was read while this one was unmade.
        self.state = if shown.replies.refuted & 2 == 0 { State::Place } else { State::Fetch };
        if is_deferred {
            // The move is listed again, after the others.
            self.list(played);
            return;
        }
        if self.returned > best {
            self.node.best = self.returned;
            self.node.best_move = played;
            if self.at_root() {
                self.out.placement = played;
                self.out.score = self.returned.0;
            }
        }
        if self.returned > alpha {
            self.node.alpha = self.returned;
            self.node.improved = true;
        }
        if self.returned >= beta {
            self.state = State::Leave;
        } else if shown.replies.applies {
            control.try_reply = true;
            self.state = State::TryReply;
        } else if child + 1 == children {
            self.state = if generated { State::Leave } else { State::Generate };
        }
    }

    /// One sibling per cycle goes to the leaf unit. The results come out after its latency.
    fn try_reply(&mut self, shown: &Shown, control: &mut Control) {
        control.placement = self.listed_move(self.step + 1);
        let sibling_refutation::Out { counts, refutes, ends, .. } = shown.replies;
        self.out.nodes += u32::from(counts);
        if refutes {
            self.node.horizon |= !shown.leaf.terminal;
            self.node.best = self.node.best.max(-Score(shown.leaf.score));
        }
        if ends {
            self.state = State::Fetch;
        }
    }
}
