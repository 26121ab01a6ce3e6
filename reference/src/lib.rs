//! The reference: every game's rules and engines in software, without any input or output.

pub mod blokus_duo;
pub mod plokkis;
pub mod roborace;
pub mod triliza;
