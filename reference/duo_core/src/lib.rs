//! Blokus Duo: the rules, the engines and what is known about the game.
//!
//! The order in which the modules build on each other: [`pieces`] and [`orientations`] are the shapes, [`cells`] the board;
//! [`placement`], [`player`] and [`position`] the rules (`legality` decides, [`illegal`] says which one is broken), [`moves`] and [`perft`] the
//! move lists; [`notation`], [`cell_notation`], [`move_list`], [`position_string`] and [`protocol`] the texts and frames, [`result`] the end;
//! [`perspective`], `features`, [`weights`] and [`evaluation`] what a position is worth, [`search`] which move is best, [`configuration`]
//! what an accelerator is made of, [`settings`] what a team may change in it, [`model`] the search
//! on the hardware's clock, [`best_first`] a tree over it, [`engine`] at host speed (`lanes`, `leaves` and `corner_order` make both fast); [`levels`]
//! how strong a person wants its opponent, [`effect`] what a move takes from whom; [`symmetry`] and [`book`] the openings that were searched before; [`cycle_model`] the
//! hardware clock by clock, and [`placement_tests`] how it generates moves;
//! [`facts`] is known data to test against.
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
pub mod placement_tests;
pub mod player;
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
