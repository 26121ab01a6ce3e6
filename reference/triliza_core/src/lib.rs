//! Triliza: noughts and crosses played by robots that carry cubes, as in the Greek robot contest of 2020.
//!
//! The order in which the modules build on each other: [`geometry`] is shapes in millimetres and [`arena`] where things lie;
//! [`board`] the nine cells; [`attempt`] what happened in one attempt and what the judge makes of it; [`contest`] a whole
//! match; [`solver`] the best way to play when placements fail and take time at random; [`table`] that policy for a small
//! controller; [`plain`] noughts and crosses
//! as everybody knows it, to count against known numbers.

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
