//! The contest's server: players come over TCP and are paired, games are kept and recorded.

mod games;
mod guest;
mod listener;
mod lobby;

pub use games::{Games, Settings};
pub use guest::Guest;
pub use listener::{let_in, open};
pub use referee_client::connections::Owed;
