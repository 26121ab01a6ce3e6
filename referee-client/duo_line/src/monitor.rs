//! Watches a running line: turns bytes into messages with sender and time.

mod log;
pub mod messages;
mod tap;

pub use log::Log;
pub use messages::Speaker;
pub use tap::{forward, listen, Heard};
