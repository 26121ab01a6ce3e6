//! Blokus Duo: the rules, the engines, and known facts about the game.
//!
//! The modules, in the order in which they build on each other:
//!
//! - Shapes and board: [`pieces`], [`orientations`], [`cells`].
//! - Rules: [`placement`], [`player`], [`position`], `legality`, [`illegal`], [`moves`], [`perft`],
//!   [`result`].
//! - Texts and frames: [`notation`], [`cell_notation`], [`move_list`], [`position_string`],
//!   [`protocol`].
//! - Evaluation and search: [`perspective`], `features`, [`weights`], [`evaluation`], [`search`].
//! - Accelerators: [`configuration`], [`settings`].
//! - Engines: [`model`] (the search on the hardware's clock), [`best_first`] (a tree over it),
//!   [`engine`] (at host speed; `lanes`, `leaves` and `corner_order` make both fast), [`levels`].
//! - Random games: [`playout`].
//! - Openings: [`symmetry`], [`book`].
//! - Hardware, clock by clock: [`cycle_model`], and [`placement_checks`] for the order of the move
//!   generator.
//! - Explanations for people: [`effect`], [`trace`].
//! - Known data to test against: [`facts`].
//!
//! ```
//! use duo_core::{moves, notation, placement::Move, player::Start, position::Position};
//!
//! let mut position = Position::from_moves("53e0 a8e0 21k7", Start::Five)?;
//! let reply = moves::legal_placements(&position)[0];
//! position.play(Move::Place(reply))?;
//! println!("{} leads to {position}", notation::encode(Move::Place(reply)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod anchors;
pub mod best_first;
pub mod book;
pub mod cell_notation;
pub mod cells;
pub mod configuration;
mod corner_order;
pub mod cycle_model;
pub mod effect;
pub mod engine;
pub mod evaluation;
pub mod facts;
mod features;
#[cfg(test)]
mod fuzz;
pub mod illegal;
mod lanes;
mod leaves;
mod legality;
pub mod levels;
pub mod model;
pub mod move_list;
pub mod moves;
pub mod notation;
pub mod orientations;
pub mod perft;
pub mod perspective;
pub mod pieces;
pub mod placement;
pub mod placement_checks;
pub mod player;
pub mod playout;
pub mod position;
pub mod position_string;
pub mod protocol;
pub mod result;
pub mod search;
pub mod settings;
mod stones;
pub mod symmetry;
pub mod trace;
pub mod weights;
