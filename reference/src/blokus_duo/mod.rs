//! Blokus Duo: what the accelerator plays.
pub mod cycle_model;
