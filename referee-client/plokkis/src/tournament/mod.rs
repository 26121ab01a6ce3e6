//! Tournaments: who plays whom in which seats, games side by side, results that survive a kill.
//!
//! First everybody plays as many *seeding* games, in every seat as often; by their points the bots are sorted into groups of their
//! level; inside a group all combinations are played, and the total points decide. The plan and the results of the seeding settle every
//! game, so that a tournament goes on after an interruption as if there had been none.

pub mod folder;
pub mod groups;
pub mod plan;
pub mod play;
pub mod schedule;
