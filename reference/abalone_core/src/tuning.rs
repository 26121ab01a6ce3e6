//! Learns the network of the evaluation from games of the engine against itself.
//!
//! [`self_play`] plays [`games`], and [`samples`] are their positions with the network's target
//! values. [`float_network`] is the network with real numbers, and `gradient` is the derivative of
//! its error. [`training`] reduces the error step by step, and [`quantise`] rounds the result to
//! integers.

pub mod closed;
pub mod float_network;
pub mod games;
mod gradient;
pub mod quantise;
pub mod samples;
pub mod self_play;
pub mod training;
