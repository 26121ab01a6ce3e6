//! RoboRace, a game of the Czech contest in programming: a robot, its cards, belts, holes and a treasure. What may happen
//! (`map`, `robot`, `moves`, `hands`) and how to play it perfectly (`outcomes`, `reach`, `solution`, `choice`).

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
#[cfg(test)]
mod tests;
