//! The judge's key of a server: a secret in the server's folder that distinguishes the judge's
//! requests from those of visitors.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use anyhow::Context;

use crate::fail::bad_input;
use crate::work_folder;

/// The file of the key.
const FILE: &str = "judge.key";

/// Characters that cannot be mistaken for each other when the key is typed from a screen.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

const LENGTH: usize = 10;

/// The key of this folder, which is created if necessary. Only the owner of its file can read it.
pub fn load_or_create(folder: &Path) -> anyhow::Result<String> {
    let path = folder.join(FILE);
    if let Ok(text) = fs::read_to_string(&path) {
        let key = text.trim();
        let is_valid = key.len() >= LENGTH && key.bytes().all(|letter| letter.is_ascii_alphanumeric());
        let why = || bad_input(format!("{}: a key is {LENGTH} letters and digits or more", path.display()));
        return is_valid.then(|| key.to_owned()).ok_or_else(why);
    }
    let mut bytes = [0; LENGTH];
    getrandom::fill(&mut bytes).context("no random numbers")?;
    let key: String = bytes.map(|byte| char::from(LETTERS[usize::from(byte) % LETTERS.len()])).iter().collect();
    work_folder::write(folder, FILE, &format!("{key}\n"))?;
    fs::set_permissions(&path, Permissions::from_mode(0o600))?;
    Ok(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn key_is_created_once_for_its_owner_only() {
        let folder = tempfile::tempdir().unwrap();
        let key = load_or_create(folder.path()).unwrap();
        assert_eq!((key.len(), load_or_create(folder.path()).unwrap()), (LENGTH, key));
        let path = folder.path().join(FILE);
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        fs::write(&path, "short\n").unwrap();
        assert!(load_or_create(folder.path())
            .unwrap_err()
            .to_string()
            .contains("a key is 10 letters and digits or more"));
    }
}
