//! Cargo considers build dependencies only where there is a build script.
fn main() {}
