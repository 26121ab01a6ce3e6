//! The matches of a desk, each in a file that `judge` reads. Every change rewrites the whole file.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use referee_client::fail::bad_input;
use referee_client::work_folder::{self, Lock};

use crate::record::{judge, Record};

/// The folder of the matches within the desk's folder.
const MATCHES: &str = "matches";

/// Maximum number of matches of a desk.
const MAX_MATCHES: u32 = 999;

/// All matches by number.
pub struct Book {
    folder: PathBuf,
    records: BTreeMap<u32, Record>,
    _lock: Lock,
}

impl Book {
    /// Opens or creates a folder and locks it for this program.
    pub fn open(folder: &Path) -> anyhow::Result<Book> {
        let lock = work_folder::lock(folder, MATCHES)?;
        let folder = folder.join(MATCHES);
        let mut records = BTreeMap::new();
        for entry in fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))? {
            let path = entry?.path();
            let number = path.file_name().and_then(|name| number(name.to_str()?));
            let Some(number) = number.filter(|number| (1..=MAX_MATCHES).contains(number)) else { continue };
            let at = |why: &dyn std::fmt::Display| bad_input(format!("{}: {why}", path.display()));
            let record = Record::read(&path)?;
            judge(&record).try_for_each(|verdict| verdict.map(drop)).map_err(|why| at(&why))?;
            records.insert(number, record);
        }
        Ok(Book { folder, records, _lock: lock })
    }

    pub fn get(&self, number: u32) -> Option<&Record> {
        self.records.get(&number)
    }

    /// All matches in order.
    pub fn records(&self) -> impl Iterator<Item = (u32, &Record)> {
        self.records.iter().map(|(&number, record)| (number, record))
    }

    /// The number of the last match; 0 if there are none.
    pub fn last_number(&self) -> u32 {
        self.records.keys().next_back().copied().unwrap_or(0)
    }

    /// Whether another match may begin.
    pub fn has_room(&self) -> bool {
        self.last_number() < MAX_MATCHES
    }

    /// Stores a match, first on the disk and then here.
    pub fn put(&mut self, number: u32, record: Record) -> anyhow::Result<()> {
        let text = format!("{}\n", serde_json::to_string_pretty(&record)?);
        work_folder::write(&self.folder, &file_name(number), &text)?;
        self.records.insert(number, record);
        Ok(())
    }
}

/// The file name of a match.
pub fn file_name(number: u32) -> String {
    format!("{number:03}.json")
}

/// The match that a file name belongs to.
pub fn number(name: &str) -> Option<u32> {
    let number = name.strip_suffix(".json")?.parse().ok()?;
    (file_name(number) == name).then_some(number)
}
