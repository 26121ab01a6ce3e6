//! Checks over a board's own line that tell a team whether the board survives a contest.

mod aliases;
mod checks;
mod exam;
mod finding;
mod report;
mod subject;
#[cfg(test)]
mod tests;
mod transcript;

pub use checks::{run_all, CHECKS};
pub use exam::Exam;
pub use finding::{Finding, Verdict};
pub use report::{Listener, Report};
pub use subject::open;
