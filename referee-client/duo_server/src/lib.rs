//! The page's server: a lobby of games that people watch and play in a browser, served over HTTP.

mod assets;
pub mod http;
pub mod lobby;
mod log;
mod recorder;
mod records;
mod refusal;
mod session;
