//! Blokus Duo, from the piece table to the search, in the order in which they build on each other.

mod anchors;
pub mod cells;
pub mod cycle_model;
pub mod facts;
pub mod illegal;
pub mod move_list;
pub mod moves;
pub mod notation;
pub mod orientations;
pub mod evaluation;
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
pub mod weights;
