//! Folders that are made once and then only read; several processes may use them at a time.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::progress;

/// Returns the folder `dir`. If it does not exist, `fill` makes its contents.
///
/// `fill` writes into a temporary folder next to it, which is renamed when it is complete, so
/// nobody sees a partial folder. With a lock file, a second process waits for the first instead of
/// doing the same work.
pub fn folder(dir: PathBuf, fill: impl FnOnce(&Path) -> Result<()>) -> Result<PathBuf> {
    if dir.is_dir() {
        return Ok(dir);
    }
    let parent = dir.parent().context("a cached folder has a parent")?;
    fs::create_dir_all(parent).with_context(|| format!("cannot create {}", parent.display()))?;
    // Appended, because a version number in the name looks like an extension.
    let mut lock_name = dir.clone().into_os_string();
    lock_name.push(".lock");
    let _lock = lock(Path::new(&lock_name))?;
    if dir.is_dir() {
        return Ok(dir);
    }
    let fresh = tempfile::Builder::new()
        .prefix(".incomplete-")
        .tempdir_in(parent)
        .with_context(|| format!("cannot create a folder in {}", parent.display()))?;
    fill(fresh.path())?;
    fs::rename(fresh.path(), &dir).with_context(|| format!("cannot write {}", dir.display()))?;
    // The folder was renamed, so nothing is left to remove.
    let _ = fresh.keep();
    Ok(dir)
}

/// Waits until no other process holds the lock; closing the file releases it.
fn lock(path: &Path) -> Result<File> {
    let file = File::create(path).with_context(|| format!("cannot create {}", path.display()))?;
    let waiting = format!("waiting for another process to make {}", path.with_extension("").display());
    progress::announce(&waiting, || file.lock()).with_context(|| format!("cannot lock {}", path.display()))?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn concurrent_callers_fill_the_folder_once() {
        let home = tempfile::tempdir().unwrap();
        let fills = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    let dir = folder(home.path().join("made"), |fresh| {
                        fills.fetch_add(1, Ordering::SeqCst);
                        Ok(fs::write(fresh.join("content"), "complete")?)
                    });
                    let content = fs::read_to_string(dir.unwrap().join("content"));
                    assert_eq!(content.unwrap(), "complete");
                });
            }
        });
        assert_eq!(fills.into_inner(), 1);
    }

    #[test]
    fn failure_leaves_nothing_behind() {
        let home = tempfile::tempdir().unwrap();
        let dir = home.path().join("made");
        assert!(folder(dir.clone(), |_| anyhow::bail!("no")).is_err());
        assert!(!dir.exists());
        assert!(folder(dir.clone(), |_| Ok(())).is_ok());
    }
}
