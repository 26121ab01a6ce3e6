//! One file per command.

pub mod analyze;
pub mod bench;
pub mod compliance;
pub mod draw;
pub mod gtp;
pub mod load;
pub mod match_games;
pub mod monitor;
pub mod moves;
pub mod perft;
pub mod player;
pub mod ports;
pub mod serve;
pub mod tournament;
