//! The only folder to which a child with limits may write. It is removed with the child.

use std::fs;
use std::io;
use std::path::Path;
use std::process::{Child, Command};
use std::thread;

use anyhow::{anyhow, Context};
use landlock::{path_beneath_rules, AccessFs, CompatLevel, Compatible, Ruleset, RulesetAttr, RulesetCreatedAttr, ABI};
use tempfile::TempDir;

/// Version of Landlock. Older kernels restrict less.
const KNOWN: ABI = ABI::V5;

/// Devices that may be written, because they store nothing.
const HARMLESS: [&str; 3] = ["/dev/null", "/dev/zero", "/dev/full"];

/// A folder to which a child may write.
pub(super) struct OwnFolder(TempDir);

impl OwnFolder {
    /// Creates an empty folder.
    pub fn new() -> io::Result<OwnFolder> {
        tempfile::Builder::new().prefix("child-").tempdir().map(OwnFolder)
    }

    /// Starts a child with the folder in `TMPDIR`. The system lets the child, and everything that
    /// it starts, write nowhere else. Reading is not restricted.
    pub fn start(&self, command: &mut Command) -> anyhow::Result<Child> {
        command.env("TMPDIR", self.0.path());
        // The rules apply to a thread and its children and cannot be removed, so they need a thread
        // of their own.
        let confined = || {
            self.confine().context("the system cannot restrict where a child writes")?;
            Ok(command.spawn()?)
        };
        thread::scope(|scope| scope.spawn(confined).join()).map_err(|_| anyhow!("a thread panicked"))?
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

    /// Total size of the folder's files in bytes.
    pub fn size(&self) -> u64 {
        size(self.0.path())
    }
}

/// Total size of the files in a folder, as far as they are visible: files may come and go in the
/// meantime.
fn size(folder: &Path) -> u64 {
    let Ok(entries) = fs::read_dir(folder) else { return 0 };
    let each = entries.flatten().filter_map(|entry| {
        // Count a link itself, not its target.
        let known = entry.metadata().ok()?;
        Some(if known.is_dir() { size(&entry.path()) } else { known.len() })
    });
    each.sum()
}
