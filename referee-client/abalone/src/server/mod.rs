//! The contest's server: players come over TCP and are paired, games are kept and recorded.

mod games;
mod guest;
mod listener;
mod lobby;

pub use games::{Games, Settings};
pub use listener::open;
