//! A folder in which one program at a time works, and files that are whole at every moment.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Context;

use crate::fail::bad_input;
use crate::whole_file;

const LOCK: &str = "lock";

/// A program that is killed while it starts another one leaves the lock to that one, until it has become what it is to be.
const PATIENCE: Duration = Duration::from_secs(1);

/// Keeps others from working in the folder as long as it lives; it goes with the program, however that ends.
pub struct Lock(#[expect(dead_code, reason = "the lock lasts as long as the file is open")] File);

/// Makes a folder with a folder in it if need be, and takes it for this program alone.
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

/// Writes a file in a folder as a whole: whoever reads it, even after a kill, sees the old or the new text.
pub fn write(folder: &Path, name: &str, text: &str) -> anyhow::Result<()> {
    let path = folder.join(name);
    let written = || {
        whole_file::write(&path, text)?;
        // The name is on the disk when its folder is.
        File::open(folder)?.sync_all()
    };
    written().with_context(|| format!("cannot write {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_that_is_about_to_go_is_waited_for_and_one_that_stays_is_not() {
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
