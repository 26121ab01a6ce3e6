//! Replays the records of a folder as games with judged positions.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use serde::Serialize;

use crate::log::Log;
use crate::refusal::Refusal;
use duo_page::records;
use duo_page::session::judge as judge_game;
use duo_records::read::{read_file, Recorded};

/// File extension of records.
const EXTENSION: &str = ".blksgf";

/// Maximum number of names in the list.
const MOST_LISTED: usize = 500;

/// The records of a folder.
#[derive(Debug, Serialize)]
pub struct Listing {
    /// The names of the records, the latest first.
    names: Vec<String>,
    /// The number of records that are not listed.
    left_off: usize,
}

/// Lists the records in `folder`, without its subfolders.
pub fn list(folder: &Path) -> Result<Listing, Refusal> {
    let entries = fs::read_dir(folder).map_err(|why| Refusal::missing(format!("the folder cannot be read: {why}")))?;
    let mut found = Vec::new();
    for entry in entries.flatten() {
        // List only what `find` opens: not links, and not names that are not UTF-8.
        let Ok(name) = entry.file_name().into_string() else { continue };
        let Ok(about) = entry.metadata() else { continue };
        if is_record(&name) && about.is_file() {
            found.push((about.modified().ok(), name));
        }
    }
    found.sort_by(|a, b| b.cmp(a));
    let left_off = found.len().saturating_sub(MOST_LISTED);
    Ok(Listing { names: found.into_iter().map(|(_, name)| name).take(MOST_LISTED).collect(), left_off })
}

/// Reads the record of this name, which must be in the folder itself.
pub fn find(folder: &Path, name: &str) -> Result<Recorded, Refusal> {
    let path = folder.join(name);
    // A link might lead out of the folder.
    let is_file = || fs::symlink_metadata(&path).is_ok_and(|about| about.is_file());
    if !is_record(name) || !is_file() {
        return Err(Refusal::missing(format!("there is no record '{}'", name.escape_debug())));
    }
    // Do not show the folder's path.
    let place = format!("{}", path.display());
    read_file(&path, None).map_err(|why| Refusal::bad(format!("{why:#}").replace(&place, name)))
}

fn is_record(name: &str) -> bool {
    name.ends_with(EXTENSION) && !name.starts_with('.') && !name.contains(['/', '\\', '\0'])
}

/// Writes a record's events to a log.
pub fn write_events(recorded: &Recorded, log: &Log) {
    records::events(recorded).iter().for_each(|event| log.push(event));
}

/// Judges every position while the log has readers.
pub fn judge(recorded: &Recorded, log: &Arc<Log>) {
    for game in records::positions(recorded) {
        if !log.has_readers() {
            return;
        }
        log.push(&judge_game(&game));
    }
    log.close();
}
