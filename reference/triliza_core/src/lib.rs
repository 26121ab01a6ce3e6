//! Triliza: noughts and crosses played by robots that carry cubes, as in the 2020 Greek robot
//! contest.
//!
//! | modules, each built on those before it | purpose |
//! |---|---|
//! | [`board`], [`geometry`], [`arena`] | the nine cells, shapes in mm, places of objects |
//! | [`attempt`], [`contest`] | how the judge decides an attempt, and a whole match |
//! | [`solver`], [`table`] | the best policy when placements fail and take time, and its table |
//! | [`plain`] | noughts and crosses without robots, whose numbers are known |

pub mod arena;
pub mod attempt;
pub mod board;
pub mod contest;
#[cfg(test)]
mod fuzz;
pub mod geometry;
pub mod plain;
#[cfg(test)]
mod rule_tests;
pub mod solver;
pub mod table;
