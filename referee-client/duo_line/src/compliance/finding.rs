//! What a check found.

use serde::Serialize;

use super::transcript::Entry;

/// How a check ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// It does what it must.
    Pass,
    /// It does, but there is something to know.
    Warning,
    /// It would lose games.
    Fail,
    /// It could not be tried.
    NotRun,
}

/// What a check found.
#[derive(Debug, Serialize)]
pub struct Finding {
    /// Number of the check, from 1.
    pub check: usize,
    /// What the board must do.
    pub name: &'static str,
    /// Whether it does.
    pub result: Verdict,
    /// What was seen, or why it failed.
    pub detail: String,
    /// What went over the line, where it failed.
    pub transcript: Vec<Entry>,
}
