//! Results as a file with one JSON line each, written so that a kill at any moment loses none that is complete.
//!
//! A line counts once its end has been written. What a kill left of a line is cut off when the file is opened again.

use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use serde::de::DeserializeOwned;
use serde::Serialize;

use crate::fail::bad_input;

/// The file, open for more results.
pub struct Journal {
    path: PathBuf,
    file: File,
}

impl Journal {
    /// Opens a file, or begins it, and reads what is in it; `misfit` says why a result cannot be one that belongs there.
    pub fn open<T: DeserializeOwned>(
        path: &Path,
        misfit: impl FnMut(&T) -> Option<String>,
    ) -> anyhow::Result<(Journal, Vec<T>)> {
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
        let mut file = file.map_err(|why| bad_input(format!("cannot write {}: {why}", path.display())))?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).with_context(|| format!("cannot read {}", path.display()))?;
        let results = parse(&bytes, path, misfit)?;
        // What a kill left of a line would spoil the next one.
        file.set_len(whole_lines(&bytes) as u64)?;
        file.seek(SeekFrom::End(0))?;
        // A new file is on the disk when its name is in the folder there.
        path.parent().map_or(Ok(()), |folder| File::open(folder)?.sync_all())?;
        Ok((Journal { path: path.to_owned(), file }, results))
    }

    /// Adds a result; when this returns, the disk has it.
    pub fn append(&mut self, result: &impl Serialize) -> anyhow::Result<()> {
        let mut line = serde_json::to_vec(result)?;
        line.push(b'\n');
        let written = self.file.write_all(&line).and_then(|()| self.file.sync_data());
        written.with_context(|| format!("cannot write {}", self.path.display()))
    }
}

/// Reads the results without touching their file; there are none if it is missing.
pub fn read<T: DeserializeOwned>(path: &Path, misfit: impl FnMut(&T) -> Option<String>) -> anyhow::Result<Vec<T>> {
    match std::fs::read(path) {
        Ok(bytes) => parse(&bytes, path, misfit),
        Err(why) if why.kind() == ErrorKind::NotFound => Ok(Vec::new()),
        Err(why) => Err(bad_input(format!("cannot read {}: {why}", path.display()))),
    }
}

/// Length of the lines that have an end.
fn whole_lines(bytes: &[u8]) -> usize {
    bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1)
}

fn parse<T: DeserializeOwned>(
    bytes: &[u8],
    path: &Path,
    mut misfit: impl FnMut(&T) -> Option<String>,
) -> anyhow::Result<Vec<T>> {
    let lines = bytes[..whole_lines(bytes)].split_inclusive(|&byte| byte == b'\n');
    let results = lines.enumerate().map(|(index, line)| {
        let at = |why: &dyn std::fmt::Display| bad_input(format!("{}, line {}: {why}", path.display(), index + 1));
        let result: T = serde_json::from_slice(line).map_err(|why| at(&why))?;
        misfit(&result).map_or(Ok(result), |why| Err(at(&why)))
    });
    results.collect()
}
