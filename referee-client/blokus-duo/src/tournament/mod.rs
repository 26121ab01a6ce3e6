//! Tournaments: who plays whom from which opening, games side by side, results that survive a kill, and what they say about
//! the players' strength.
//!
//! The plan alone settles every game, down to its opening and its seeds; each is played by players opened for it. So the
//! order of the games, restarts and the machine on which a part is played change nothing.

pub mod chance;
pub mod decisions;
pub mod entrant;
pub mod folder;
pub mod hypotheses;
pub mod ledger;
pub mod openings;
pub mod plan;
pub mod play;
pub mod queue;
pub mod results;
pub mod schedule;
pub mod shard;
pub mod standings;
