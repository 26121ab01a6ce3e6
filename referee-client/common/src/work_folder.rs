//! A folder in which one program at a time works, with files that are replaced atomically.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Context;

use crate::fail::bad_input;
use crate::whole_file;

const LOCK: &str = "lock";

/// Time to wait for a lock. A program that is killed while it starts a child leaves its lock to the
/// child until the child runs another program.
const PATIENCE: Duration = Duration::from_secs(1);

/// Keeps other programs out of the folder while it exists. The system removes the lock when the
/// program ends.
pub struct Lock(#[expect(dead_code, reason = "the lock lasts as long as the file is open")] File);

/// Creates a folder with a subfolder if necessary, and locks it for this program.
pub fn lock(path: &Path, inner: &str) -> anyhow::Result<Lock> {
    let cannot = |why: io::Error| bad_input(format!("cannot write in {}: {why}", path.display()));
    fs::create_dir_all(path.join(inner)).map_err(cannot)?;
    let file = File::create(path.join(LOCK)).map_err(cannot)?;
    let begun = Instant::now();
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(Lock(file)),
            Err(TryLockError::WouldBlock) if begun.elapsed() < PATIENCE => thread::sleep(PATIENCE / 100),
            Err(TryLockError::WouldBlock) => {
                return Err(bad_input(format!("another program is at work in {}", path.display())));
            }
            Err(TryLockError::Error(why)) => return Err(cannot(why)),
        }
    }
}

/// Writes a file in a folder atomically: readers see the old or the new text, even after a kill.
pub fn write(folder: &Path, name: &str, text: &str) -> anyhow::Result<()> {
    let path = folder.join(name);
    let written = || {
        whole_file::write(&path, text)?;
        // The name survives a power failure only once the folder is synced.
        File::open(folder)?.sync_all()
    };
    written().with_context(|| format!("cannot write {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lock_waits_for_a_short_holder_and_refuses_a_long_one() {
        let folder = tempfile::tempdir().unwrap();
        let going = lock(folder.path(), "records").unwrap();
        let leaver = thread::spawn(move || {
            thread::sleep(PATIENCE / 10);
            drop(going);
        });
        let staying = lock(folder.path(), "records").unwrap();
        leaver.join().unwrap();
        assert!(lock(folder.path(), "records").is_err_and(|why| why.to_string().contains("another program is at work")));
        drop(staying);
    }
}
