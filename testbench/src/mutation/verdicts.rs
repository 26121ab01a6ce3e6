//! Verdicts of a test on mutants, stored so that an interrupted run continues. They are discarded
//! when the test, the Verilog or the mutants change.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::sync::Mutex;

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};

/// Whether the test notices each mutant, by number: one line each, after a line that identifies the
/// test and the list.
pub struct Verdicts {
    known: BTreeMap<u32, bool>,
    file: Mutex<File>,
}

impl Verdicts {
    /// The stored verdicts of this program (which holds the Verilog's source) on this list of
    /// mutants.
    pub fn open(path: &Path, program: &Path, list: &str) -> Result<Verdicts> {
        let program = fs::read(program).with_context(|| format!("cannot read {}", program.display()))?;
        let of = format!("{:x}", Sha256::new().chain_update(program).chain_update(list).finalize());
        let stored = fs::read_to_string(path).unwrap_or_default();
        let known = stored.strip_prefix(&of).map(parse_known).unwrap_or_default();
        let mut whole = of + "\n";
        known.iter().for_each(|(number, noticed)| whole += &line(*number, *noticed));
        fs::write(path, whole).with_context(|| format!("cannot write {}", path.display()))?;
        let file = OpenOptions::new().append(true).open(path)?;
        Ok(Verdicts { known, file: Mutex::new(file) })
    }

    /// Whether the test notices a mutant; `None` if it has not run yet.
    pub fn of(&self, number: u32) -> Option<bool> {
        self.known.get(&number).copied()
    }

    /// Stores whether the test notices a mutant.
    pub fn store(&self, number: u32, noticed: bool) -> Result<()> {
        let mut file = self.file.lock().expect("no thread panics while writing");
        Ok(file.write_all(line(number, noticed).as_bytes())?)
    }
}

fn line(number: u32, noticed: bool) -> String {
    format!("{number} {noticed}\n")
}

/// The complete lines among these.
fn parse_known(lines: &str) -> BTreeMap<u32, bool> {
    let whole = lines.rsplit_once('\n').map_or("", |(whole, _)| whole).lines();
    whole
        .filter_map(|line| line.split_once(' '))
        .filter_map(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verdicts_survive_a_kill_but_not_a_change() {
        let folder = tempfile::tempdir().unwrap();
        let [path, program] = ["verdicts", "program"].map(|name| folder.path().join(name));
        fs::write(&program, "a test").unwrap();
        let open = |list| Verdicts::open(&path, &program, list).unwrap();
        let first = open("[1, 2, 3]");
        first.store(1, true).unwrap();
        first.store(2, false).unwrap();
        first.file.lock().unwrap().write_all(b"3 tru").unwrap();
        let again = open("[1, 2, 3]");
        assert_eq!([1, 2, 3].map(|number| again.of(number)), [Some(true), Some(false), None]);
        again.store(3, false).unwrap();
        assert_eq!(open("[1, 2, 3]").of(3), Some(false));
        assert_eq!(open("[1, 2]").of(1), None);
        assert_eq!(open("[1, 2, 3]").of(1), None);
        open("[1, 2, 3]").store(1, true).unwrap();
        fs::write(&program, "another test").unwrap();
        assert_eq!(open("[1, 2, 3]").of(1), None);
    }
}
