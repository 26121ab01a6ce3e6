//! The page's server: a hall of games that people watch and play in a browser, and HTTP around it.

mod assets;
mod events;
mod guest;
pub mod hall;
pub mod http;
mod keeper;
mod log;
pub mod offers;
mod order;
mod records;
mod refusal;
mod shapes;
mod table;
