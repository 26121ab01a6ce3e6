//! Code that the engines of several games share.

pub mod cases;
pub mod clock;
pub mod threads;
pub mod transposition;
