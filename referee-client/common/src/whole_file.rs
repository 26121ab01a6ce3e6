//! Files that are written completely or not at all.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::fail::bad_input;

/// Writes a file atomically: readers see the old or the new contents, even after a kill or on a
/// full disk. Terminals, pipes and other devices are written directly.
pub fn write(path: &Path, contents: impl AsRef<[u8]>) -> io::Result<()> {
    if is_device(path) {
        return fs::write(path, contents);
    }
    let (path, part) = &target_and_temporary(path)?;
    let written = File::create(part).and_then(|mut file| {
        file.write_all(contents.as_ref())?;
        file.sync_all()?;
        fs::rename(part, path)
    });
    if written.is_err() {
        // Half a file is useless.
        let _ = fs::remove_file(part);
    }
    written
}

/// Begins a file that will grow. Its first contents are written atomically, and the rest is
/// appended.
pub fn begin(path: &Path, contents: impl AsRef<[u8]>) -> io::Result<File> {
    if is_device(path) {
        // Reopening a pipe would end it for its reader.
        let mut file = File::create(path)?;
        return file.write_all(contents.as_ref()).map(|()| file);
    }
    write(path, contents)?;
    File::options().append(true).open(path)
}

/// Checks that a file can be written, before the work whose result it will contain.
pub fn check(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    if is_device(path) {
        return Ok(());
    }
    let (_, part) = target_and_temporary(path)?;
    File::create(&part)?;
    fs::remove_file(&part)
}

/// Whether the path exists and is not a file.
fn is_device(path: &Path) -> bool {
    path.metadata().is_ok_and(|is| !is.is_file())
}

/// The file itself, with links resolved, and the temporary file that replaces it.
fn target_and_temporary(path: &Path) -> io::Result<(PathBuf, PathBuf)> {
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

/// The error for a file that cannot be written.
pub fn cannot_write(path: &Path, why: &io::Error) -> anyhow::Error {
    bad_input(format!("cannot write {}: {why}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn write_replaces_a_file_or_leaves_it_unchanged() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        write(&path, "old").unwrap();
        write(&path, "new").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        // A link to a device that is always full is not a file; a link to a file is followed.
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
    fn begin_replaces_a_file_that_then_grows() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        begin(&path, "old").unwrap();
        begin(&path, "new").unwrap().write_all(b" and more").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new and more");
        assert!(begin(Path::new("/dev/full"), "text").is_err() && begin(Path::new("/dev/null"), "text").is_ok());
    }

    #[test]
    fn check_changes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let [old, new] = ["old", "new"].map(|name| folder.path().join(name));
        fs::write(&old, "text").unwrap();
        assert!(check(&old).is_ok() && check(&new).is_ok() && check(Path::new("/dev/null")).is_ok());
        assert!(check(folder.path()).is_err() && check(&folder.path().join("no/such/folder")).is_err());
        assert_eq!((fs::read_to_string(&old).unwrap(), new.exists()), ("text".to_owned(), false));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
