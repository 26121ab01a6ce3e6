//! A record judged from its beginning: what became of each attempt, and where the match stands.

use triliza_core::attempt::{Findings, Scene};
use triliza_core::board::Team;
use triliza_core::contest::{Contest, PlayError};

use crate::record::Record;

/// An attempt of a record, and what the judge makes of it.
pub struct Verdict<'a> {
    /// Its place in the record.
    pub index: usize,
    /// What was found, unless it was undone.
    pub judged: Result<Judged, &'a crate::record::Undone>,
}

/// An attempt that counts.
pub struct Judged {
    /// Whose it was.
    pub team: Team,
    /// How things lay.
    pub scene: Scene,
    /// The judge's findings.
    pub findings: Findings,
    /// The match after it.
    pub after: Contest,
}

/// Judges all attempts of a record; the error names the first one that cannot be judged.
pub fn judge(record: &Record) -> impl Iterator<Item = Result<Verdict<'_>, String>> {
    let mut contest = Contest::new(record.preplaced);
    record.attempts.iter().enumerate().map(move |(index, attempt)| {
        let at = |why: &dyn std::fmt::Display| format!("attempt {}: {why}", index + 1);
        if let Some(undone) = &attempt.undone {
            return Ok(Verdict { index, judged: Err(undone) });
        }
        let scene = attempt.scene().map_err(|why| at(&why))?;
        let team = contest.to_move().ok_or_else(|| at(&PlayError::Over))?;
        let findings = contest.play(&scene).map_err(|why| at(&why))?;
        Ok(Verdict { index, judged: Ok(Judged { team, scene, findings, after: contest.clone() }) })
    })
}
