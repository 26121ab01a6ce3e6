//! Looks on at a running line: bytes into messages, with who said them and when.

mod log;
pub mod messages;
mod tap;

pub use log::Log;
pub use messages::Speaker;
pub use tap::{forward, listen, Heard};
