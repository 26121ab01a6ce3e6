//! Blokus Duo, from the piece table to the search, in the order in which they build on each other.

pub mod cells;
pub mod cycle_model;
pub mod orientations;
pub mod pieces;

pub mod illegal;
pub mod placement;
pub mod player;
pub mod position;

mod anchors;
pub mod move_list;
pub mod moves;
pub mod notation;
pub mod perft;
pub mod position_string;
pub mod protocol;
pub mod result;

pub mod facts;
