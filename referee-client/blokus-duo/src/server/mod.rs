//! The page's server: a lobby of games that people watch and play in a browser, and HTTP around it.

mod assets;
mod events;
mod guest;
pub mod http;
pub mod lobby;
mod log;
pub mod offers;
pub mod order;
mod positions;
mod recorder;
mod records;
mod refusal;
mod session;
mod shapes;
pub mod wall;
