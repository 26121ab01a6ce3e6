//! Measures how well the machine plays, and tunes it: games, searches and what they come to.

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
