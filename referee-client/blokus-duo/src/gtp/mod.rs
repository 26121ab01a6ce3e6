//! GTP, the line protocol of game programs, in the dialect that the Blokus programs speak.

pub mod cell_notation;
pub mod commands;
pub mod server;
