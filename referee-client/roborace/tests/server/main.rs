//! `roborace serve` and its clients over HTTP: the contest's protocol to the letter, the page's questions, and many clients at once.

mod attacks;
mod contest;
mod files;
mod load;
mod page;
mod serving;
mod tournaments;
