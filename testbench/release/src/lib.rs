//! A release: one archive with the programs, their manual and the bitstreams, for people without a
//! tool chain.

mod contents;
pub mod notices;
mod places;
mod programs;
pub mod site;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use boards::{Board, ALL};

use fpga::synthesis;
use testbench::{command, progress};

pub use programs::PROGRAMS;

/// The release made.
#[derive(Debug)]
pub struct Release {
    /// The archive.
    pub archive: PathBuf,
    /// The boards whose bitstreams are in it; bring-up designs count as boards.
    pub boards: Vec<&'static Board>,
    /// The others: they have no bitstream of the current Verilog.
    pub missing: Vec<&'static Board>,
}

/// The name of the archive, without its extension, and of the folder in it.
pub fn name() -> String {
    format!("blokus-duo-{}-{}-{}", env!("CARGO_PKG_VERSION"), std::env::consts::OS, std::env::consts::ARCH)
}

/// Every board, and its bring-up design.
fn designs() -> impl Iterator<Item = &'static Board> {
    ALL.iter().flat_map(|board| [board, board.bring_up()])
}

/// Builds the programs and writes the archive to `folder`.
///
/// # Errors
/// A failed build or write, or a path of this machine in a file.
pub fn make(folder: &Path) -> Result<Release> {
    let (boards, missing): (Vec<_>, Vec<_>) = designs().partition(|board| synthesis::is_current(board));
    let built = programs::build()?;
    fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
    let staging = tempfile::Builder::new().prefix(".release-").tempdir_in(folder).context("cannot create a folder")?;
    let root = staging.path().join(name());
    contents::collect(&root, &built, &boards)?;
    programs::write_manuals(&built, &root)?;
    let packages = notices::in_programs()?;
    let components = serde_json::to_string_pretty(&notices::components(&packages))?;
    for (name, text) in [(notices::NOTICES, notices::notices(&packages)?), (notices::COMPONENTS, components)] {
        fs::write(root.join(name), text).with_context(|| format!("cannot write {name}"))?;
    }
    contents::check_no_path(&root, &places::places()?)?;
    let file = format!("{}.tar.gz", name());
    let mut pack = Command::new("tar");
    // Makes the archive reproducible.
    pack.args(["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mtime=2000-01-01 00:00Z"]);
    pack.args(["--use-compress-program=gzip -n", "--create", "--file", &file, &name()]).current_dir(staging.path());
    progress::announce("packing the archive", || command::run(&mut pack))?;
    let archive = folder.join(&file);
    fs::rename(staging.path().join(&file), &archive).with_context(|| format!("cannot write {}", archive.display()))?;
    Ok(Release { archive, boards, missing })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn archive_has_each_board_and_its_bring_up_design() {
        let names: Vec<&str> = designs().map(|design| design.name).collect();
        for board in ALL {
            assert!(names.contains(&board.name), "{}", board.name);
            assert!(names.contains(&format!("{}-bring-up", board.name).as_str()), "{}", board.name);
        }
        assert_eq!(names.len(), 2 * ALL.len());
    }
}
