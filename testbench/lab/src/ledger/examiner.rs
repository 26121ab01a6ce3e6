//! Finds the turn that gave a game away and classifies it.
//!
//! Values are those of the examined side, in units of 1/400 logit. A position with at most one
//! legal move offers no choice, and a search there ends at once; so forced moves are made before
//! each search.

use anyhow::{Context, Result};
use duo_core::evaluation::{exact_score, Evaluation, WON};
use duo_core::moves::{count_placements, legal_placements};
use duo_core::notation::encode;
use duo_core::perspective::Perspective;
use duo_core::placement::Move;
use duo_core::player::Player;
use duo_core::position::Position;
use duo_core::search::reductions::FIRST_REDUCED;
use duo_core::search::techniques::Techniques;
use duo_core::search::{MAX_DEPTH, WIDTH};

use super::game::{margin, Game};
use super::kinds::{Kind, Turn, Verdict};
use crate::searches::{Found, Question, Searches};

/// Turns before this ply are the opening: a book can answer them.
const OPENING_PLIES: usize = 8;

/// If the deep search has no better move, each other move is searched with this fraction of its
/// cycles, and the best of them with all.
const GLANCE: u64 = 1000;
const LOOKED_AT: usize = 3;

/// Extra plies that test whether a position is quiet: if they leave at least half of the
/// evaluation's error, it is.
const QUIET_PLIES: u32 = 2;

/// The effort of an examination, and the loss that counts.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Clock cycles per move in the games.
    pub cycles: u64,
    /// Cycles of the deep search, as a multiple of `cycles`.
    pub deeper: u64,
    /// A loss of more than this counts as giving the game away.
    pub margin: i32,
    /// The techniques of the deep search.
    pub judge: Techniques,
}

impl Effort {
    fn deep(&self) -> u64 {
        self.cycles.saturating_mul(self.deeper)
    }
}

/// Examines games.
pub struct Examiner<'a> {
    /// Searches made earlier.
    pub searches: &'a Searches,
    /// The effort of each search.
    pub effort: Effort,
}

/// A turn with a choice.
struct Choice<'a> {
    ply: usize,
    position: &'a Position,
    side: Player,
    played: Move,
    /// The value of the position by the deep search, and the value at the side's next choice.
    before: i32,
    after: i32,
}

/// The position after a move, with its values at two depths.
struct Judged {
    position: Position,
    /// At the depth of the game's search.
    shallow: i32,
    deep: i32,
}

impl Examiner<'_> {
    /// Finds out why the side lost.
    pub fn examine(&self, game: &Game) -> Result<Verdict> {
        let (positions, moves, side) = (game.positions()?, game.moves()?, game.player());
        let end = exact_score(game.margin()?);
        let is_choice = |ply: &usize| positions[*ply].to_move() == side && count_placements(&positions[*ply]) > 1;
        let choices: Vec<usize> = (game.given..moves.len()).filter(is_choice).collect();
        let mut next = None;
        for (index, &ply) in choices.iter().enumerate() {
            let position = &positions[ply];
            let before = next.map_or_else(|| self.search_deep(position).map(|found| found.score), Ok)?;
            if index == 0 && before <= -self.effort.margin {
                return Ok(Verdict { kind: Kind::Given, turn: None });
            }
            let following = choices.get(index + 1).map(|&ply| self.search_deep(&positions[ply]));
            let after = following.transpose()?.map_or(end, |found| found.score);
            if before > -self.effort.margin && after < 0 && before - after > self.effort.margin {
                let choice = Choice { ply, position, side, played: moves[ply], before, after };
                return self.classify_turn(&choice, game.recorded);
            }
            next = Some(after);
        }
        Ok(Verdict { kind: Kind::Slow, turn: None })
    }

    /// Classifies the turn that gave the game away.
    fn classify_turn(&self, choice: &Choice, recorded: bool) -> Result<Verdict> {
        let (mut better, mut line) = (None, String::new());
        let shallow = self.search(choice.position, self.effort.cycles)?;
        let kind = if recorded && shallow.best != choice.played {
            better = Some(shallow.best);
            Kind::Avoided
        } else {
            better = self.find_better_move(choice)?.or(better);
            match better {
                _ if choice.ply < OPENING_PLIES => Kind::Opening,
                None => Kind::Unseen,
                Some(better) => {
                    let (kind, why) = self.explain_miss(choice, better, &shallow)?;
                    line = why;
                    kind
                }
            }
        };
        let Choice { ply, played, before, after, .. } = *choice;
        let better = better.map(|better| encode(better).to_string());
        let turn = Turn { ply, played: encode(played).to_string(), better, before, after, why: line };
        Ok(Verdict { kind, turn: Some(turn) })
    }

    /// A move that is better by the margin than the result of the move played.
    fn find_better_move(&self, choice: &Choice) -> Result<Option<Move>> {
        let holds = |better: Move| {
            let value = self.value(&after(choice.position, better), choice.side, self.effort.deep())?;
            Ok::<_, anyhow::Error>((value >= choice.after + self.effort.margin).then_some(value))
        };
        let best = self.search_deep(choice.position)?.best;
        if best != choice.played && holds(best)?.is_some() {
            return Ok(Some(best));
        }
        let mut others = Vec::new();
        for placement in legal_placements(choice.position) {
            let other = Move::Place(placement);
            if other != choice.played && other != best {
                let glance = (self.effort.deep() / GLANCE).max(1);
                others.push((self.value(&after(choice.position, other), choice.side, glance)?, other));
            }
        }
        others.sort_by_key(|(value, _)| -value);
        for (_, other) in others.into_iter().take(LOOKED_AT) {
            if holds(other)?.is_some() {
                return Ok(Some(other));
            }
        }
        Ok(None)
    }

    /// Why the game's search missed a better move, and the evidence for it.
    fn explain_miss(&self, choice: &Choice, better: Move, shallow: &Found) -> Result<(Kind, String)> {
        let plies = shallow.depth.saturating_sub(1).max(1);
        let judged = |played| {
            let position = after(choice.position, played);
            let shallow = self.value_to(&position, choice.side, Techniques::ALL, self.effort.deep(), plies)?;
            Ok::<_, anyhow::Error>(Judged {
                position,
                shallow,
                deep: self.value(&position, choice.side, self.effort.deep())?,
            })
        };
        let (played, better_one) = (judged(choice.played)?, judged(better)?);
        if played.deep <= -WON && better_one.deep > -WON {
            return Ok((Kind::End, format!("the deep search proves the loss: {}", played.deep)));
        }
        let rank = rank(choice.position, better);
        if rank >= WIDTH {
            return Ok((Kind::Selectivity, format!("the better move looks {}th best at first sight", rank + 1)));
        }
        if rank >= FIRST_REDUCED {
            let unreduced = |judged: &Judged| self.unreduced_value(&judged.position, choice.side, plies);
            if let (Some(better), Some(played)) = (unreduced(&better_one)?, unreduced(&played)?) {
                if better > played {
                    let why = format!(
                        "without late move reduction it is better at depth {}: {better} against {played}",
                        plies + 1
                    );
                    return Ok((Kind::Selectivity, why));
                }
            }
        }
        // Either the move played was overrated, or the better move was underrated.
        let (hope, fear) = (played.shallow - played.deep, better_one.deep - better_one.shallow);
        let (decisive, which) = if hope >= fear { (&played, "the move") } else { (&better_one, "the better move") };
        self.follow_line(choice.side, decisive, plies, which)
    }

    /// Follows the deep search's line after a move for this many plies. Does the static evaluation
    /// at its end explain the error of the game's search, and do two plies more repair it?
    fn follow_line(&self, side: Player, from: &Judged, plies: u32, which: &str) -> Result<(Kind, String)> {
        let (mut position, mut sum) = (from.position, None);
        for _ in 0..plies {
            if position.is_over() {
                break;
            }
            let next = match count_placements(&position) {
                0 => Move::Pass,
                1 => Move::Place(legal_placements(&position)[0]),
                _ => self.search_deep(&position)?.best,
            };
            let leaf = Evaluation::Whole.leaf(&Perspective::from(&position), next).score;
            sum = Some(if position.to_move() == side { leaf } else { -leaf });
            position.play(next).context("a search has found an illegal move")?;
        }
        let Some(sum) = sum.filter(|_| !position.is_over()) else {
            return Ok((
                Kind::Selectivity,
                format!("the line behind {which} ends within the depth of the game's search"),
            ));
        };
        let deep = self.value(&position, side, self.effort.deep())?;
        let wrong = from.shallow - from.deep;
        let said =
            format!("{which} is misjudged by {wrong}; {plies} plies on the sum is {sum}, the deep search {deep}");
        // Counted in the direction of that error.
        let directed = |error: i32| error * wrong.signum();
        if 2 * directed(deep - from.deep) > wrong.abs() {
            return Ok((Kind::Horizon, format!("{said}, no longer {}", from.deep)));
        }
        let of_sum = directed(sum - deep);
        if 2 * of_sum < wrong.abs() {
            return Ok((Kind::Selectivity, said));
        }
        let soon = self.ask(&position, Techniques::ALL, u64::MAX, QUIET_PLIES)?.score;
        let soon = if position.to_move() == side { soon } else { -soon };
        let kind = if 2 * directed(soon - deep) >= of_sum { Kind::Evaluation } else { Kind::Horizon };
        Ok((kind, format!("{said}, {QUIET_PLIES} plies more {soon}")))
    }

    /// The value of a position at this depth without late move reduction; `None` if the deep
    /// search's cycles do not suffice.
    fn unreduced_value(&self, position: &Position, side: Player, depth: u32) -> Result<Option<i32>> {
        let techniques = Techniques { reductions: false, ..Techniques::ALL };
        let found = self.ask(position, techniques, self.effort.deep(), depth)?;
        let is_whole = found.depth >= depth || found.cycles < self.effort.deep();
        Ok(is_whole.then_some(if position.to_move() == side { found.score } else { -found.score }))
    }

    /// The judge's value of a position for a side.
    fn value(&self, position: &Position, side: Player, cycles: u64) -> Result<i32> {
        self.value_to(position, side, self.effort.judge, cycles, MAX_DEPTH)
    }

    /// The value of a position for a side, searched to this depth at most.
    fn value_to(
        &self,
        position: &Position,
        side: Player,
        techniques: Techniques,
        cycles: u64,
        depth: u32,
    ) -> Result<i32> {
        let mut position = *position;
        while !position.is_over() {
            let forced = match count_placements(&position) {
                0 => Move::Pass,
                1 => Move::Place(legal_placements(&position)[0]),
                _ => {
                    let score = self.ask(&position, techniques, cycles, depth)?.score;
                    return Ok(if position.to_move() == side { score } else { -score });
                }
            };
            position.play_unchecked(forced);
        }
        Ok(exact_score(margin(&position, side)))
    }

    fn search_deep(&self, position: &Position) -> Result<Found> {
        self.ask(position, self.effort.judge, self.effort.deep(), MAX_DEPTH)
    }

    fn search(&self, position: &Position, cycles: u64) -> Result<Found> {
        self.ask(position, Techniques::ALL, cycles, MAX_DEPTH)
    }

    fn ask(&self, position: &Position, techniques: Techniques, cycles: u64, depth: u32) -> Result<Found> {
        self.searches.ask(&Question { position: *position, techniques, cycles, depth })
    }
}

/// The position after a legal move.
fn after(position: &Position, played: Move) -> Position {
    let mut next = *position;
    next.play_unchecked(played);
    next
}

/// Number of moves that have a better static evaluation.
fn rank(position: &Position, played: Move) -> usize {
    let node = Perspective::from(position);
    let worth = |played| Evaluation::Whole.leaf(&node, played).score;
    let own = worth(played);
    legal_placements(position).into_iter().filter(|&other| worth(Move::Place(other)) > own).count()
}

#[cfg(test)]
mod tests;
