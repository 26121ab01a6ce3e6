//! What the engines of several games share.

pub mod transposition;
