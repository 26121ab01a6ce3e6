//! Where a child with limits may write: a folder of its own, which is gone when the child is.

use std::fs;
use std::io;
use std::path::Path;
use std::process::{Child, Command};
use std::thread;

use anyhow::{anyhow, Context};
use landlock::{path_beneath_rules, AccessFs, CompatLevel, Compatible, Ruleset, RulesetAttr, RulesetCreatedAttr, ABI};
use tempfile::TempDir;

/// What the rules below speak of. A kernel that knows less refuses less.
const KNOWN: ABI = ABI::V5;

/// Devices that everybody may write to: what they take leaves nothing behind.
const HARMLESS: [&str; 3] = ["/dev/null", "/dev/zero", "/dev/full"];

/// A folder in which a child may write.
pub(super) struct OwnFolder(TempDir);

impl OwnFolder {
    /// An empty one.
    pub fn new() -> io::Result<OwnFolder> {
        tempfile::Builder::new().prefix("child-").tempdir().map(OwnFolder)
    }

    /// Starts a child that finds the folder in `TMPDIR` and can write nowhere else, nor can anything that it starts. Whether it can, by
    /// the rules of files, does not matter: the system refuses. What it may read does not change.
    pub fn start(&self, command: &mut Command) -> anyhow::Result<Child> {
        command.env("TMPDIR", self.0.path());
        // The rules hold for a thread and for what it starts, and cannot be taken off again: so they are put on a thread of its own.
        let confined = || {
            self.confine().context("the system does not confine where a child writes")?;
            Ok(command.spawn()?)
        };
        thread::scope(|scope| scope.spawn(confined).join()).map_err(|_| anyhow!("a thread broke off"))?
    }

    fn confine(&self) -> anyhow::Result<()> {
        let writing = AccessFs::from_write(KNOWN);
        Ruleset::default()
            .set_compatibility(CompatLevel::BestEffort)
            .handle_access(writing)?
            .create()?
            .add_rules(path_beneath_rules([self.0.path()], writing))?
            .add_rules(path_beneath_rules(HARMLESS, AccessFs::WriteFile | AccessFs::Truncate))?
            .restrict_self()?;
        Ok(())
    }

    /// Bytes that lie in the folder.
    pub fn size(&self) -> u64 {
        size(self.0.path())
    }
}

/// What lies in a folder, as far as it can be seen: files come and go while we look.
fn size(folder: &Path) -> u64 {
    let Ok(entries) = fs::read_dir(folder) else { return 0 };
    let each = entries.flatten().filter_map(|entry| {
        // Of a link itself, not of what it points at.
        let known = entry.metadata().ok()?;
        Some(if known.is_dir() { size(&entry.path()) } else { known.len() })
    });
    each.sum()
}
