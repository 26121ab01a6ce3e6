//! The contest's server: players come over TCP and are paired, games are kept and recorded.

mod door;
mod games;

pub use door::open;
pub use games::{Games, Settings};
