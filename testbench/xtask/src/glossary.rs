//! Checks the glossary: every file that it names exists and contains the term, so that one grep
//! finds it.

use std::fs;
use std::path::Path;

use anyhow::{bail, Context, Result};
use testbench::workspace;

const GLOSSARY: &str = "hdl/doc/glossary.md";

/// Fails if a term is not where the glossary says.
pub fn check() -> Result<()> {
    let text =
        fs::read_to_string(workspace::root().join(GLOSSARY)).with_context(|| format!("cannot read {GLOSSARY}"))?;
    let complaints = complaints(&text, workspace::root())?;
    if !complaints.is_empty() {
        bail!("{GLOSSARY}: {}", complaints.join("; "));
    }
    Ok(())
}

/// A row of a table: the spellings of a term, and the files that contain it.
struct Entry<'a> {
    spellings: Vec<&'a str>,
    files: Vec<&'a str>,
}

/// The rows `| spelling, spelling | meaning | file, file |` below their headings; files are written
/// as code.
fn entries(text: &str) -> Result<Vec<Entry<'_>>> {
    let mut entries = Vec::new();
    for line in text.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| term |")) {
        let columns: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let [terms, _, places] = columns[..] else { bail!("{GLOSSARY}: not three columns: {line}") };
        let files: Vec<&str> = places.split('`').skip(1).step_by(2).collect();
        if files.is_empty() || files.contains(&GLOSSARY) {
            bail!("{GLOSSARY}: no other file is named: {line}");
        }
        entries.push(Entry { spellings: terms.split(", ").collect(), files });
    }
    if entries.is_empty() {
        bail!("{GLOSSARY}: it has no terms");
    }
    Ok(entries)
}

/// The problems: a missing file, a file with none of the spellings, or a spelling that is in no
/// file.
fn complaints(text: &str, root: &Path) -> Result<Vec<String>> {
    let mut complaints = Vec::new();
    for Entry { spellings, files } in entries(text)? {
        let mut found = vec![false; spellings.len()];
        for file in files {
            let Ok(contents) = fs::read_to_string(root.join(file)) else {
                complaints.push(format!("there is no {file}"));
                continue;
            };
            // The search is by line, like grep's: a term broken over two lines is not found.
            let contents = contents.to_lowercase();
            let here: Vec<bool> =
                spellings.iter().map(|spelling| contents.contains(&spelling.to_lowercase())).collect();
            if !here.contains(&true) {
                complaints.push(format!("`{}` is not in {file}", spellings[0]));
            }
            found.iter_mut().zip(here).for_each(|(found, here)| *found |= here);
        }
        let missing = spellings.iter().zip(found).filter(|(_, found)| !found);
        complaints.extend(missing.map(|(spelling, _)| format!("`{spelling}` is in none of its files")));
    }
    Ok(complaints)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(rows: &str) -> Vec<String> {
        let text = format!("# Glossary\n\n| term | meaning | where |\n|---|---|---|\n{rows}\n");
        complaints(&text, workspace::root()).unwrap()
    }

    #[test]
    fn term_must_be_in_its_files() {
        let none: [String; 0] = [];
        assert_eq!(of("| glossary, Complaints | what is wrong | `testbench/xtask/src/glossary.rs` |"), none);
        let split = concat!("spell", "unspelt");
        assert_eq!(of(&format!("| {split} | no word | `Cargo.toml` |")).len(), 2);
        assert_eq!(of(&format!("| workspace, {split} | the second is missing | `Cargo.toml` |")).len(), 1);
        assert!(of("| workspace | of cargo | `Cargo.toml`, `no/such.rs` |")[0].contains("no/such.rs"));
    }

    #[test]
    fn rows_without_another_file_are_refused() {
        assert!(entries("| node | no file | nowhere |").is_err());
        assert!(entries("| node | itself | `hdl/doc/glossary.md` |").is_err());
        assert!(entries("| node | two columns |").is_err());
        assert!(entries("# No table").is_err());
    }
}
