//! RoboRace, a game of a Czech programming contest: a robot follows cards across belts and past
//! holes to a treasure.
//!
//! The rules are in `map`, `robot`, `moves` and `hands`; `outcomes`, `reach`, `solution` and
//! `choice` compute perfect play.

pub mod choice;
mod components;
pub mod distance;
#[cfg(test)]
mod fuzz;
pub mod generator;
pub mod hands;
pub mod map;
pub mod moves;
mod outcomes;
mod reach;
pub mod robot;
pub mod solution;
