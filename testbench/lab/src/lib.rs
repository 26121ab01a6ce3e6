//! Measures how well the machine plays, and tunes it, by games and searches.

pub mod book;
mod games;
pub mod ledger;
mod long_run;
pub mod pentobi;
mod results;
pub mod scaling;
mod searches;
pub mod strength;
pub mod tune;
