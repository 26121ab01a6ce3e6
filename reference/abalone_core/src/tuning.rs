//! Learns the network of the evaluation from games of the engine against itself.
//!
//! [`self_play`] plays [`games`], [`samples`] are their positions with what the network should say
//! about them. [`float_network`] is the network with real numbers, `gradient` how its error changes
//! with them; [`training`] reduces the error step by step, and [`quantise`] turns the result into
//! integers.

pub mod float_network;
pub mod games;
mod gradient;
pub mod quantise;
pub mod samples;
pub mod self_play;
pub mod training;
