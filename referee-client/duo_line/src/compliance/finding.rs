//! The result of a check.

use serde::Serialize;

use super::transcript::Entry;

/// How a check ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The requirement is met.
    Pass,
    /// The requirement is met, with a warning.
    Warning,
    /// The board would lose games.
    Fail,
    /// The check could not run.
    NotRun,
}

/// The result of a check.
#[derive(Debug, Serialize)]
pub struct Finding {
    /// Number of the check, from 1.
    pub check: usize,
    /// The requirement.
    pub name: &'static str,
    /// Whether the check passed.
    pub result: Verdict,
    /// The observation, or the reason for the failure.
    pub detail: String,
    /// The bytes on the line, if the check failed.
    pub transcript: Vec<Entry>,
}
