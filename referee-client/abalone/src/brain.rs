//! Brains, which choose a move: the engine, the plain opponent, or chance.

use std::sync::atomic::AtomicBool;

use abalone_core::clock::allot;
use abalone_core::contest::{Contest, CONTEST_MOVES};
use abalone_core::evaluation::Evaluation;
use abalone_core::moves::Move;
use abalone_core::search::{Engine, Limit, Report, Situation};
use abalone_core::simple;
use abalone_core::team::Team;
use fastrand::Rng;

use crate::arguments::MAX_MOVES;
use crate::protocol::Go;

/// Default search depth of the plain opponent, in plies.
const SIMPLE_DEPTH: u32 = 3;

/// A player inside this program.
pub enum Brain {
    /// The engine, with its own threads and table.
    Engine(Box<Engine>),
    /// The plain opponent: alpha-beta with material and centrality.
    Simple,
    /// A random legal move.
    Random(Rng),
}

impl Brain {
    /// The engine with this many threads (0 means one per core) and a table of this many MiB.
    pub fn engine(threads: usize, megabytes: usize, evaluation: Evaluation) -> Brain {
        Brain::Engine(Box::new(Engine::new(threads, megabytes).with_evaluation(evaluation)))
    }

    /// The move to play; `None` if the side to move cannot move. `watch` receives the engine's
    /// progress.
    pub fn choose(
        &mut self,
        contest: &Contest,
        go: &Go,
        stop: &AtomicBool,
        watch: impl FnMut(&Report),
    ) -> Option<Move> {
        let position = *contest.position();
        match self {
            Brain::Engine(engine) => {
                let (situation, limit) = task(contest, go);
                engine.think(&situation, &limit, stop, watch).line.first().copied()
            }
            Brain::Simple => simple::choose(&position, go.depth.unwrap_or(SIMPLE_DEPTH)),
            Brain::Random(rng) => {
                let moves = position.moves();
                (!moves.is_empty()).then(|| moves[rng.usize(..moves.len())])
            }
        }
    }
}

/// The situation that the engine searches, and its limit.
fn task(contest: &Contest, go: &Go) -> (Situation, Limit) {
    let team = contest.position().to_move();
    let left = |team: Team| {
        let made = CONTEST_MOVES - contest.moves_left(team);
        go.moves[team as usize].unwrap_or(CONTEST_MOVES.saturating_sub(made).max(1)).min(MAX_MOVES)
    };
    let moves_left = left(team);
    // The side to move has as many moves left as the other side, or one more. Moves beyond that are
    // never played.
    let plies_left = moves_left + left(team.other()).min(moves_left);
    let by_clock = go.clocks[team as usize].map(|clock| allot(clock, moves_left));
    let time = go.move_time.map(|time| Limit::time(time).time).unwrap_or(by_clock);
    let limit = Limit { depth: go.depth, nodes: go.nodes, time, cpu_time: go.cpu_time };
    (Situation::of(contest, plies_left), limit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn engine_knows_the_number_of_moves_left() {
        let mut contest = Contest::new("standard".parse().unwrap(), CONTEST_MOVES);
        let plies = |contest: &Contest, moves| task(contest, &Go { moves, ..Go::default() }).0.plies_left;
        assert_eq!(plies(&contest, [None, None]), 300);
        assert_eq!(plies(&contest, [Some(1), Some(1)]), 2);
        assert_eq!(plies(&contest, [Some(u32::MAX); 2]), 2 * MAX_MOVES);
        contest.play(contest.position().moves()[0]);
        assert_eq!(plies(&contest, [None, None]), 299);
        assert_eq!(plies(&contest, [Some(0), Some(1)]), 1);
        let go = Go { clocks: [Some(Duration::from_secs(1)), Some(Duration::from_secs(9))], ..Go::default() };
        assert!(task(&contest, &go).1.time.unwrap().hard > Duration::from_millis(100), "white's own clock counts");
    }
}
