//! Blokus Duo, from the piece table to the search, in the order in which they build on each other.

pub mod cells;
pub mod cycle_model;
pub mod orientations;
pub mod pieces;
pub mod placement_tests;
