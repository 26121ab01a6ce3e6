//! Plokkis: four players lay pieces of one to four cells corner to corner, as in the Finnish AI contest of winter 2017-2018.
//!
//! The order in which the modules build on each other: [`cells`] is sets of cells as bitboards; [`shapes`] the 28 shapes and
//! [`placement`] where one lies; [`position`] the rules; [`options`] what a player may place, in bulk; [`points`] the match
//! points; [`protocol`] the lines that bots and referee exchange; [`territory`] who is where first; [`players`] who decides;
//! [`bot`] a player's whole game, and [`source`] the one that is handed in.
//!
//! What is handed in is these very modules, in one file that needs nothing but the standard library and is built in Rust's oldest
//! edition: that is why they bring along what later editions bring by themselves, and name their errors by hand.

pub mod bot;
pub mod cells;
pub mod engine;
#[cfg(test)]
mod fuzz;
pub mod options;
pub mod placement;
pub mod players;
pub mod points;
pub mod position;
pub mod protocol;
#[cfg(test)]
mod rule_tests;
pub mod shapes;
pub mod source;
pub mod territory;
