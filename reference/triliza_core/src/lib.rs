//! Triliza: noughts and crosses played by robots that carry cubes, as in the Greek robot contest of
//! 2020.
//!
//! | modules, each built on those before it | what they are |
//! |---|---|
//! | [`board`], [`geometry`], [`arena`] | the nine cells, shapes in millimetres, where things lie |
//! | [`attempt`], [`contest`] | what the judge makes of an attempt, and a whole match |
//! | [`solver`], [`table`] | the best policy when placements fail and take time, and its table |
//! | [`plain`] | noughts and crosses without robots, whose numbers are known |

// A doc comment stands where the signature does not say everything.
#![allow(missing_docs)]

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
