//! Files that are written as a whole or not at all.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

use crate::fail::bad_input;

/// Writes a file: whoever reads it, even after a kill or on a full disk, sees the old or the new contents. What is no file, such
/// as a terminal or a pipe, is written to as it is.
pub fn write(path: &Path, contents: impl AsRef<[u8]>) -> io::Result<()> {
    if path.metadata().is_ok_and(|is| !is.is_file()) {
        return fs::write(path, contents);
    }
    // A link stays a link.
    let path = &path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let name = path.file_name().ok_or(io::ErrorKind::InvalidFilename)?;
    let mut part = name.to_owned();
    part.push(".part");
    let part = path.with_file_name(part);
    let written = File::create(&part).and_then(|mut file| {
        file.write_all(contents.as_ref())?;
        file.sync_all()?;
        fs::rename(&part, path)
    });
    if written.is_err() {
        // Half a file is of no use to anybody.
        let _ = fs::remove_file(&part);
    }
    written
}

/// Writes a file that an option names.
pub fn write_file(path: &Path, contents: impl AsRef<[u8]>) -> anyhow::Result<()> {
    write(path, contents).map_err(|why| bad_input(format!("cannot write {}: {why}", path.display())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_as_a_whole_or_stays_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        write(&path, "old").unwrap();
        write(&path, "new").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        // A link to a device that is always full is no file; one to a file is followed.
        let full = folder.path().join("full");
        std::os::unix::fs::symlink("/dev/full", &full).unwrap();
        assert!(write(&full, "text").is_err());
        let link = folder.path().join("link");
        std::os::unix::fs::symlink(&path, &link).unwrap();
        write(&link, "through a link").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "through a link");
        assert!(link.is_symlink());
        assert!(write(&folder.path().join("no/such/folder"), "text").is_err());
    }
}
