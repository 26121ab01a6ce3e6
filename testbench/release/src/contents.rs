//! Collects a release's files and checks them for paths of this machine.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{bail, Context, Result};
use boards::Board;

use fpga::synthesis;
use testbench::workspace;

/// The manual, copied unchanged from the workspace.
const MANUAL: [&str; 6] =
    ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "LICENSE", "referee-client/doc", "hdl/doc"];

/// Copies everything into the new folder `root`.
pub(super) fn collect(root: &Path, programs: &[PathBuf], boards: &[&'static Board]) -> Result<()> {
    for program in programs {
        copy(program, &root.join("bin").join(program.file_name().unwrap_or_default()))?;
    }
    for board in boards {
        copy(&synthesis::bitstream(board), &root.join("bitstreams").join(board.bitstream_file()))?;
    }
    for part in MANUAL {
        copy(&workspace::root().join(part), &root.join(part))?;
    }
    Ok(())
}

/// Copies a file, or a folder with its contents.
fn copy(from: &Path, to: &Path) -> Result<()> {
    let cannot = || format!("cannot copy {} to {}", from.display(), to.display());
    if from.is_dir() {
        for entry in fs::read_dir(from).with_context(cannot)? {
            let entry = entry.with_context(cannot)?;
            copy(&entry.path(), &to.join(entry.file_name()))?;
        }
        return Ok(());
    }
    fs::create_dir_all(to.parent().unwrap_or(to)).with_context(cannot)?;
    fs::copy(from, to).with_context(cannot)?;
    Ok(())
}

/// Fails if a file in the folder names one of these places on this machine.
pub(super) fn check_no_path(folder: &Path, places: &[String]) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        if path.is_dir() {
            check_no_path(&path, places)?;
            continue;
        }
        let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let named = places.iter().find(|place| holds(&bytes, place.as_bytes()));
        if let Some(place) = named {
            bail!("{} contains the path {place} of this machine", path.display());
        }
    }
    Ok(())
}

fn holds(bytes: &[u8], wanted: &[u8]) -> bool {
    bytes.windows(wanted.len()).any(|window| window == wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn path_of_this_machine_is_found_in_any_file() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("bin")).unwrap();
        fs::write(folder.path().join("bin/program"), b"\0\xff./hdl/src/lib.rs\0").unwrap();
        let places = ["/home/somebody/work".to_owned(), "/home/somebody/.cargo".to_owned()];
        check_no_path(folder.path(), &places).unwrap();
        fs::write(folder.path().join("bin/other"), b"\0\xff/home/somebody/.cargo/registry\0").unwrap();
        let why = check_no_path(folder.path(), &places).unwrap_err().to_string();
        assert!(why.contains("bin/other contains the path /home/somebody/.cargo "), "{why}");
    }

    #[test]
    fn programs_bitstreams_and_manual_are_in_their_folders() {
        let folder = tempfile::tempdir().unwrap();
        let program = folder.path().join("blokus-duo");
        fs::write(&program, "program").unwrap();
        let root = folder.path().join("release");
        collect(&root, &[program], &[]).unwrap();
        for path in ["bin/blokus-duo", "README.md", "LICENSE", "hdl/doc/boards.md", "referee-client/doc/contest.md"] {
            assert!(root.join(path).is_file(), "{path}");
        }
    }
}
