//! The judge's live desk: matches kept in a folder, the judge's orders about them, and what every page of the desk shows.

pub mod book;
pub mod http;
pub mod orders;
mod sighting;
mod state;
