//! Files that are written as a whole or not at all.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::fail::bad_input;

/// Writes a file: whoever reads it, even after a kill or on a full disk, sees the old or the new contents. What is no file, such
/// as a terminal or a pipe, is written to as it is.
pub fn write(path: &Path, contents: impl AsRef<[u8]>) -> io::Result<()> {
    if is_device(path) {
        return fs::write(path, contents);
    }
    let (path, part) = &beside(path)?;
    let written = File::create(part).and_then(|mut file| {
        file.write_all(contents.as_ref())?;
        file.sync_all()?;
        fs::rename(part, path)
    });
    if written.is_err() {
        // Half a file is of no use to anybody.
        let _ = fs::remove_file(part);
    }
    written
}

/// Begins a file that grows afterwards: its first contents are there as a whole or not at all, and what follows is added to them.
pub fn begin(path: &Path, contents: impl AsRef<[u8]>) -> io::Result<File> {
    if is_device(path) {
        // A pipe that is closed and opened again has ended for whoever reads it.
        let mut file = File::create(path)?;
        return file.write_all(contents.as_ref()).map(|()| file);
    }
    write(path, contents)?;
    File::options().append(true).open(path)
}

/// Whether a file can be written, to be known before the work that it is to hold the result of. Nothing is left behind.
pub fn check(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    if is_device(path) {
        return Ok(());
    }
    let (_, part) = beside(path)?;
    File::create(&part)?;
    fs::remove_file(&part)
}

/// Whether it is there and no file.
fn is_device(path: &Path) -> bool {
    path.metadata().is_ok_and(|is| !is.is_file())
}

/// The file itself, as a link stays a link, and the one beside it that takes its place.
fn beside(path: &Path) -> io::Result<(PathBuf, PathBuf)> {
    let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let mut part = path.file_name().ok_or(io::ErrorKind::InvalidFilename)?.to_owned();
    part.push(".part");
    let part = path.with_file_name(part);
    Ok((path, part))
}

/// Writes a file that an option names.
pub fn write_file(path: &Path, contents: impl AsRef<[u8]>) -> anyhow::Result<()> {
    write(path, contents).map_err(|why| cannot_write(path, &why))
}

/// Begins a file that an option names.
pub fn begin_file(path: &Path, contents: impl AsRef<[u8]>) -> anyhow::Result<File> {
    begin(path, contents).map_err(|why| cannot_write(path, &why))
}

/// Checks a file that an option names.
pub fn check_file(path: &Path) -> anyhow::Result<()> {
    check(path).map_err(|why| cannot_write(path, &why))
}

/// That a file cannot be written, and why.
pub fn cannot_write(path: &Path, why: &io::Error) -> anyhow::Error {
    bad_input(format!("cannot write {}: {why}", path.display()))
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

    #[test]
    fn a_file_that_grows_begins_as_a_whole() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        begin(&path, "old").unwrap();
        begin(&path, "new").unwrap().write_all(b" and more").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new and more");
        assert!(begin(Path::new("/dev/full"), "text").is_err() && begin(Path::new("/dev/null"), "text").is_ok());
    }

    #[test]
    fn to_look_whether_a_file_can_be_written_leaves_all_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let [old, new] = ["old", "new"].map(|name| folder.path().join(name));
        fs::write(&old, "text").unwrap();
        assert!(check(&old).is_ok() && check(&new).is_ok() && check(Path::new("/dev/null")).is_ok());
        assert!(check(folder.path()).is_err() && check(&folder.path().join("no/such/folder")).is_err());
        assert_eq!((fs::read_to_string(&old).unwrap(), new.exists()), ("text".to_owned(), false));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
