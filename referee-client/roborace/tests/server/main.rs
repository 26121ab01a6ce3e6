//! `roborace serve` and its clients over HTTP: protocol, page, files, load and tournaments.

mod attacks;
mod contest;
mod files;
mod load;
mod page;
mod serving;
mod tournaments;
