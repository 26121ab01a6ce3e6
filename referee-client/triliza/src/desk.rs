//! The judge's desk: matches in a folder, the judge's orders, and what the desk's pages show.

pub mod book;
pub mod http;
pub mod orders;
mod sighting;
mod state;
