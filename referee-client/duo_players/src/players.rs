//! The players that run inside the process, one file each.

pub mod book;
pub mod engine;
pub mod explained;
pub mod first_legal;
pub mod level;
pub mod model;
pub mod random;
