//! The rules, the engines and the cycle models in software: no I/O, nothing but functions of their arguments.
pub mod blokus_duo;
