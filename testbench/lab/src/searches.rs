//! Stores searches of the fast model in a file: none is made twice, and an interrupted run loses
//! one at most.

use std::collections::{HashMap, HashSet};
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use anyhow::{Context, Result};
use cpu_time::ThreadTime;
use duo_core::model;
use duo_core::notation::{decode, encode, Code};
use duo_core::perspective::Perspective;
use duo_core::placement::Move;
use duo_core::position::Position;
use duo_core::search::techniques::Techniques;
use serde::{Deserialize, Serialize};
use testbench::bad_input::BadInput;

use crate::long_run;

/// The arguments of a search.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    /// The position to search.
    pub position: Position,
    /// The techniques to use.
    pub techniques: Techniques,
    /// Budget in clock cycles.
    pub cycles: u64,
    /// Greatest depth.
    pub depth: u32,
}

/// The result of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// The best move.
    pub best: Move,
    /// Its value for the side that makes it.
    pub score: i32,
    /// The last finished iteration.
    pub depth: u32,
    /// Clock cycles spent.
    pub cycles: u64,
    /// Core time of the search in milliseconds, on the machine that made it.
    pub milliseconds: u64,
}

/// A line of the file.
#[derive(Deserialize, Serialize)]
struct Line {
    question: String,
    best: String,
    score: i32,
    depth: u32,
    cycles: u64,
    milliseconds: u64,
}

/// All searches made.
pub struct Searches(Mutex<Known>);

struct Known {
    found: HashMap<String, Found>,
    file: File,
}

impl Searches {
    /// The searches of a file, which is created if it is missing.
    pub fn open(path: &Path) -> Result<Searches> {
        let found = long_run::resume(path, |lines| {
            let read = |(index, line)| {
                read(line).with_context(|| format!("{}, line {}: not a search", path.display(), index + 1))
            };
            lines.lines().enumerate().map(read).collect()
        })?;
        let file = File::options().create(true).append(true).open(path);
        let file = file.with_context(|| format!("cannot write {}", path.display()))?;
        Ok(Searches(Mutex::new(Known { found, file })))
    }

    /// The result of a search, made now or read from the file.
    pub fn ask(&self, question: &Question) -> Result<Found> {
        let Question { position, techniques, cycles, depth } = *question;
        let name = format!("{position} model{techniques} {cycles} {depth}");
        if let Some(&found) = self.lock_known().found.get(&name) {
            return Ok(found);
        }
        let begun = ThreadTime::now();
        let result = model::variant(&Perspective::from(&position), techniques, cycles, depth);
        let found = Found {
            best: result.best,
            score: result.score,
            depth: result.depth,
            cycles: result.cycles,
            milliseconds: begun.elapsed().as_millis() as u64,
        };
        let line = Line {
            question: name.clone(),
            best: encode(found.best).to_string(),
            score: found.score,
            depth: found.depth,
            cycles: found.cycles,
            milliseconds: found.milliseconds,
        };
        let text = serde_json::to_string(&line)? + "\n";
        let mut known = self.lock_known();
        known.file.write_all(text.as_bytes()).context("cannot store a search")?;
        known.found.insert(name, found);
        Ok(found)
    }

    /// Clock cycles of all searches.
    pub fn cycles(&self) -> u64 {
        self.lock_known().found.values().map(|found| found.cycles).sum()
    }

    /// Core hours of all searches, on the machines that made them.
    pub fn hours(&self) -> f64 {
        self.lock_known().found.values().map(|found| found.milliseconds).sum::<u64>() as f64 / 3.6e6
    }

    fn lock_known(&self) -> std::sync::MutexGuard<'_, Known> {
        self.0.lock().expect("no search panics while it is remembered")
    }
}

/// Adds the searches that `into` lacks from other files; returns their number.
pub fn merge(into: &Path, parts: &[PathBuf]) -> Result<usize> {
    let mut all = lines(into)?;
    let before = all.len();
    for part in parts {
        fs::metadata(part).map_err(|why| BadInput(format!("cannot read {}: {why}", part.display())))?;
        let known: HashSet<String> = all.iter().map(|(question, _)| question.clone()).collect();
        all.extend(lines(part)?.into_iter().filter(|(question, _)| !known.contains(question)));
    }
    let text: String = all.iter().map(|(_, line)| line.clone() + "\n").collect();
    // Written under another name first, so that `into` is never half written.
    let part = into.with_extension("part");
    fs::write(&part, text).with_context(|| format!("cannot write {}", part.display()))?;
    fs::rename(&part, into).with_context(|| format!("cannot write {}", into.display()))?;
    Ok(all.len() - before)
}

/// The questions of a file, each with its line.
fn lines(path: &Path) -> Result<Vec<(String, String)>> {
    long_run::resume(path, |lines| {
        let read = |(index, line): (usize, &str)| {
            let (question, _) =
                read(line).with_context(|| format!("{}, line {}: not a search", path.display(), index + 1))?;
            Ok((question, line.to_owned()))
        };
        lines.lines().enumerate().map(read).collect()
    })
}

fn read(line: &str) -> Result<(String, Found)> {
    let Line { question, best, score, depth, cycles, milliseconds } = serde_json::from_str(line)?;
    let code: Code = best.parse()?;
    Ok((question, Found { best: decode(code)?, score, depth, cycles, milliseconds }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use duo_core::player::Start;
    use duo_core::search::MAX_DEPTH;

    #[test]
    fn search_is_made_once_and_an_incomplete_line_costs_only_itself() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("searches.jsonl");
        let position = Position::from_moves("53e0 a8e0 21k7", Start::Five).unwrap();
        let question = |cycles| Question { position, techniques: Techniques::ALL, cycles, depth: MAX_DEPTH };
        let both = |searches: &Searches| [1000, 3000].map(|cycles| searches.ask(&question(cycles)).unwrap().score);
        let found = both(&Searches::open(&path).unwrap());
        assert_ne!(found[0], found[1]);
        let text = std::fs::read_to_string(&path).unwrap();
        assert_eq!(text.lines().count(), 2);
        // Stored searches are trusted, not made again.
        std::fs::write(&path, text.replace(&format!("\"score\":{}", found[0]), "\"score\":4711")).unwrap();
        assert_eq!(both(&Searches::open(&path).unwrap())[0], 4711);
        // As if killed in the middle of a line.
        std::fs::write(&path, &text[..text.len() - 5]).unwrap();
        assert_eq!(both(&Searches::open(&path).unwrap()), found);
        assert_eq!(std::fs::read_to_string(&path).unwrap().lines().count(), 2);
        std::fs::write(&path, "{}\n").unwrap();
        let why = format!("{:#}", Searches::open(&path).err().unwrap());
        assert!(why.contains("searches.jsonl, line 1: not a search"), "{why}");
    }

    #[test]
    fn files_are_merged_each_search_once() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let position = Position::from_moves("53e0 a8e0 21k7", Start::Five).unwrap();
        for (name, depths) in [("a", [1, 2]), ("b", [2, 3])] {
            let searches = Searches::open(&path(name)).unwrap();
            for depth in depths {
                searches.ask(&Question { position, techniques: Techniques::ALL, cycles: 1000, depth }).unwrap();
            }
        }
        let parts = [path("a"), path("b")];
        assert_eq!(merge(&path("whole"), &parts).unwrap(), 3);
        assert_eq!(merge(&path("whole"), &parts).unwrap(), 0);
        assert_eq!(Searches::open(&path("whole")).unwrap().lock_known().found.len(), 3);
        assert!(merge(&path("whole"), &[path("c")]).unwrap_err().is::<BadInput>());
    }
}
