//! Playouts next to the engines: random games from a leaf while an engine searches it.
//!
//! The leaf's score gets a part of what the [playouts](crate::playout) say. The cost in hardware is a
//! pipeline that takes one slot per clock:
//!
//! - A pipeline is as deep as it has games in flight, [`IN_FLIGHT`]. A game's next slot enters when
//!   the one before has left, so the pipeline is full as long as enough games are left to play.
//! - It works on the leaves in the order in which engines reach them. The games of the next leaf
//!   begin when those of the one before leave places free.
//! - A leaf's value is complete when its search and its playouts are. A slow pipeline thus holds up
//!   the engines.

use super::chance::{self, CERTAIN};
use crate::evaluation::HEURISTIC_LIMIT;
use crate::perspective::Perspective;
use crate::playout::{play, Seeds};

/// Games that the pipeline has in flight, and clock cycles from a game's slot to its next one.
pub const IN_FLIGHT: u64 = 16;

/// Added to the playouts' score of the side to move, in units of 1/400 logit. Playouts waste the turn
/// on a random move, so they undervalue this side. Fitted together with [`SHARE_BITS`] to the results
/// of games.
pub const TEMPO: i32 = 240;

/// A leaf's score gets the playouts' score divided by 2 to this power.
pub const SHARE_BITS: u32 = 1;

/// The pipeline during a game.
#[derive(Clone, Debug)]
pub(super) struct Playouts {
    per_leaf: u32,
    seeds: Seeds,
    /// The cycle in which the slots of all leaves so far have entered.
    entered: u64,
}

impl Playouts {
    /// A pipeline that plays this number of games at each leaf.
    pub(super) fn new(per_leaf: u32) -> Playouts {
        Playouts { per_leaf, seeds: Seeds::START, entered: 0 }
    }

    /// The clock begins with 0 again, as for each move.
    pub(super) fn restart_clock(&mut self) {
        self.entered = 0;
    }

    /// The score of a leaf that an engine has reached in cycle `now`, from that of its search and
    /// from playouts; and the cycle in which the playouts are finished.
    pub(super) fn correct(&mut self, score: i32, leaf: &Perspective, now: u64) -> (i32, u64) {
        // Half points; a draw more than played keeps the chance off 0 and certainty.
        let (mut points, mut slots, mut longest) = (1, 0, 0);
        for _ in 0..self.per_leaf {
            let outcome = play(leaf, self.seeds.draw(), |_| {});
            points += (1 + outcome.margin.signum()) as u32;
            slots += u64::from(outcome.slots);
            longest = longest.max(u64::from(outcome.slots));
        }
        let chance = CERTAIN * points / (2 * (self.per_leaf + 1));
        self.entered = self.entered.max(now) + slots;
        let corrected = score + ((chance::score(chance) + TEMPO) >> SHARE_BITS);
        (corrected.clamp(-HEURISTIC_LIMIT, HEURISTIC_LIMIT), self.entered + IN_FLIGHT * longest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::best_first::BestFirst;
    use crate::facts;
    use crate::placement::Move;
    use crate::position::Position;
    use crate::search::techniques::Techniques;
    use crate::search::SearchResult;

    /// Positions in the middle of a game.
    fn positions() -> impl Iterator<Item = Position> {
        let positions = facts::legal_counts().map(|fact| fact.position());
        positions.filter(|position| (10..16).contains(&position.ply()) && !position.is_over())
    }

    #[test]
    fn score_and_time_follow_from_the_games() {
        let leaf = Perspective::from(&positions().next().unwrap());
        let (mut seeds, mut entered) = (Seeds::START, 0);
        let mut playouts = Playouts::new(10);
        for now in [1_000, 1_100, 90_000] {
            let outcomes: Vec<_> = (0..10).map(|_| play(&leaf, seeds.draw(), |_| {})).collect();
            let won = outcomes.iter().filter(|outcome| outcome.margin > 0).count() as f64;
            let drawn = outcomes.iter().filter(|outcome| outcome.margin == 0).count() as f64;
            let chance = (won + (drawn + 1.0) / 2.0) / 11.0;
            let expected = 100.0 + (400.0 * (chance / (1.0 - chance)).ln() + f64::from(TEMPO)) / 2.0;
            entered = entered.max(now) + outcomes.iter().map(|outcome| u64::from(outcome.slots)).sum::<u64>();
            let longest = outcomes.iter().map(|outcome| u64::from(outcome.slots)).max().unwrap();
            let (score, done) = playouts.correct(100, &leaf, now);
            assert!((f64::from(score) - expected).abs() < 3.0, "{score} {expected}");
            assert_eq!(done, entered + 16 * longest);
        }
        playouts.restart_clock();
        assert!(playouts.correct(100, &leaf, 0).1 < 90_000);
    }

    #[test]
    fn score_stays_heuristic() {
        let leaf = Perspective::from(&positions().next().unwrap());
        for score in [-HEURISTIC_LIMIT, HEURISTIC_LIMIT] {
            assert!(Playouts::new(10).correct(score, &leaf, 0).0.abs() <= HEURISTIC_LIMIT);
        }
    }

    fn search(position: &Position, techniques: &str) -> SearchResult {
        let techniques: Techniques = techniques.parse().unwrap();
        BestFirst::new(techniques).search(&Perspective::from(position), 200_000)
    }

    #[test]
    fn tree_with_playouts_answers_repeatably_and_in_time() {
        let mut differs = false;
        for position in positions().take(3) {
            let [alone, found, again] = ["", "-playouts16", "-playouts16"].map(|name| search(&position, name));
            assert_eq!(found, again);
            assert!(matches!(found.best, Move::Place(best) if position.check(Move::Place(best)).is_ok()));
            assert!((200_000..212_000).contains(&found.cycles), "{}", found.cycles);
            // The pipeline is faster than the engines, which search as many leaves as without it.
            assert!(found.nodes.abs_diff(alone.nodes) < alone.nodes / 5, "{} {}", found.nodes, alone.nodes);
            differs |= found.score != alone.score;
        }
        assert!(differs);
    }

    #[test]
    fn slow_pipeline_holds_up_the_engines() {
        let position = positions().next().unwrap();
        let [alone, found] = ["", "-playouts1000"].map(|name| search(&position, name).nodes);
        assert!(3 * found < alone, "{found} {alone}");
    }
}
