//! Plokkis, the game of the Finnish AI contest of winter 2017-2018: four players lay pieces of one
//! to four cells corner to corner.
//!
//! The modules, each built on those before it: [`cells`], sets of cells as bitboards; [`shapes`],
//! the 28 shapes; [`placement`], a shape at a place; [`position`], the rules; [`options`], every
//! legal placement; [`points`], match points; [`protocol`], the lines between bot and referee;
//! [`players`] and [`engine`], which choose moves; [`bot`], a bot's whole game; [`source`], the bot
//! as one file.
//!
//! `source` copies these modules into one file, which must build with rustc's default edition
//! (2015) and the standard library alone. The modules therefore import what later editions have in
//! their prelude, and write their error types by hand.

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
pub mod shapes;
pub mod source;
