//! Reports findings to people or scripts.

use std::io::{self, Write};

use console::Term;
use referee_client::foreign_text::Printable;
use referee_client::screen::is_drawable;
use serde::Serialize;

use super::exam::Exam;
use super::finding::{Finding, Verdict};

/// Listens to the checks as they run.
pub trait Listener {
    /// A check begins.
    fn begins(&mut self, check: usize, name: &str) -> io::Result<()>;

    /// A check is over.
    fn finds(&mut self, finding: Finding) -> anyhow::Result<()>;
}

/// Writes and counts findings.
pub struct Report<W> {
    out: W,
    json: bool,
    /// Shows the running check on a terminal.
    screen: Term,
    passed: usize,
    warnings: usize,
    failed: usize,
    not_run: usize,
    /// The last reason for a failure. Checks that are not run for the same reason do not repeat it.
    last_failure: String,
}

#[derive(Serialize)]
struct Summary<'a> {
    player: &'a str,
    passed: usize,
    warnings: usize,
    failed: usize,
    not_run: usize,
    moves: usize,
    slowest_ms: Option<f64>,
    limit_ms: u128,
}

impl<W: Write> Report<W> {
    /// Findings go to `out`, as lines for people or as JSON.
    pub fn new(out: W, json: bool) -> Report<W> {
        Report {
            out,
            json,
            screen: Term::stderr(),
            passed: 0,
            warnings: 0,
            failed: 0,
            not_run: 0,
            last_failure: String::new(),
        }
    }

    fn write_json(&mut self, object: &impl Serialize) -> anyhow::Result<()> {
        Ok(writeln!(self.out, "{}", serde_json::to_string(object)?)?)
    }

    fn write_lines(&mut self, finding: &Finding) -> io::Result<()> {
        if finding.result == Verdict::Fail {
            self.last_failure.clone_from(&finding.detail);
        }
        let Finding { check, name, result, detail, transcript } = finding;
        let verdict = match result {
            Verdict::Pass => "pass",
            Verdict::Warning => "WARN",
            Verdict::Fail => "FAIL",
            Verdict::NotRun if self.last_failure.contains(detail) => {
                return writeln!(self.out, "{check:2}  ----  {name}");
            }
            Verdict::NotRun => "----",
        };
        // It may quote a program.
        let detail = if detail.is_empty() { String::new() } else { format!(": {}", Printable(detail)) };
        writeln!(self.out, "{check:2}  {verdict}  {name}{detail}")?;
        transcript.iter().try_for_each(|entry| writeln!(self.out, "            {entry}"))
    }

    /// Writes the summary and returns the number of failed checks.
    pub fn end(mut self, player: &str, exam: &Exam) -> anyhow::Result<usize> {
        let Report { json, passed, warnings, failed, not_run, .. } = self;
        if json {
            let slowest_ms = exam.slowest.as_ref().map(|slowest| slowest.time.as_micros() as f64 / 1000.0);
            let (moves, limit_ms) = (exam.moves, exam.limit().as_millis());
            self.write_json(&Summary { player, passed, warnings, failed, not_run, moves, slowest_ms, limit_ms })?;
        } else {
            let counts = [(passed, "passed"), (warnings, "with a warning"), (failed, "failed"), (not_run, "not run")];
            let counts: Vec<String> =
                counts.iter().filter(|(count, _)| *count > 0).map(|(count, what)| format!("{count} {what}")).collect();
            writeln!(self.out, "{player}: {}", counts.join(", "))?;
        }
        self.out.flush()?;
        Ok(failed)
    }
}

impl<W: Write> Listener for Report<W> {
    /// Removes the line of the running check from the terminal.
    fn begins(&mut self, check: usize, name: &str) -> io::Result<()> {
        if is_drawable(&self.screen) {
            self.screen.clear_line()?;
            self.screen.write_str(&format!("{check:2}  ....  {name}"))?;
        }
        Ok(())
    }

    fn finds(&mut self, finding: Finding) -> anyhow::Result<()> {
        if is_drawable(&self.screen) {
            self.screen.clear_line()?;
        }
        match finding.result {
            Verdict::Pass => self.passed += 1,
            Verdict::Warning => self.warnings += 1,
            Verdict::Fail => self.failed += 1,
            Verdict::NotRun => self.not_run += 1,
        }
        if self.json {
            self.write_json(&finding)?;
        } else {
            self.write_lines(&finding)?;
        }
        Ok(self.out.flush()?)
    }
}
