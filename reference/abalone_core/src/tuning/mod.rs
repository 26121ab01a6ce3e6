//! Learning the network of the evaluation from games of the engine against itself.
//!
//! [`game`] is a game to learn from, [`self_play`] plays it, [`games_file`] keeps it; [`samples`] are its positions with what the network is
//! to say of them, [`float_network`] the network with real numbers, `gradient` how its error changes with them, [`training`] makes
//! the error smaller, step by step, [`checkpoint`] keeps what has been reached, and [`quantise`] makes integers of the result.

pub mod checkpoint;
pub mod float_network;
pub mod game;
pub mod games_file;
mod gradient;
pub mod quantise;
pub mod samples;
pub mod self_play;
pub mod training;
