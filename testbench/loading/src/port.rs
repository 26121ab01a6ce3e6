//! Finds a board's serial port, and the program that has it open.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{bail, Result};

/// Linux lists serial ports here by device name.
const BY_ID: &str = "/dev/serial/by-id";

/// The port whose name contains `name`; `None` unless exactly one does.
pub fn find(name: &str) -> Option<PathBuf> {
    find_in(Path::new(BY_ID), name)
}

fn find_in(folder: &Path, name: &str) -> Option<PathBuf> {
    let entries = fs::read_dir(folder).ok()?;
    let mut ports = entries.filter_map(|entry| Some(entry.ok()?.path())).filter(|port| {
        let file = port.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
        file.contains(&name.to_lowercase())
    });
    let port = ports.next()?;
    ports.next().is_none().then_some(port)
}

/// Fails if a program has the port open: loading would disturb that program, and it would receive
/// the board's answers.
pub fn check_free(port: &Path) -> Result<()> {
    let Ok(device) = fs::canonicalize(port) else { return Ok(()) };
    for process in fs::read_dir("/proc").into_iter().flatten().flatten() {
        let Ok(number) = process.file_name().to_string_lossy().parse::<u32>() else { continue };
        // Processes of other users cannot be examined, nor processes that have just ended.
        let open = fs::read_dir(process.path().join("fd")).into_iter().flatten().flatten();
        if open.filter_map(|file| fs::read_link(file.path()).ok()).any(|file| file == device) {
            let name = fs::read_to_string(process.path().join("comm")).unwrap_or_default();
            bail!("{} is open in {} (process {number}): end that first", port.display(), name.trim());
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn port_is_found_by_the_boards_name_if_exactly_one_matches() {
        let folder = tempfile::tempdir().unwrap();
        let plug = |name: &str| fs::write(folder.path().join(name), "").unwrap();
        assert_eq!(find_in(folder.path(), "ulx3s"), None);
        plug("usb-Arduino-if00");
        plug("usb-FER-RADIONA-EMARD_ULX3S_FPGA_85K_v3.0.8-if00-port0");
        let found = find_in(folder.path(), "ulx3s").unwrap();
        assert!(found.to_string_lossy().contains("ULX3S_FPGA_85K"));
        plug("usb-FER-RADIONA-EMARD_ULX3S_FPGA_12K_v3.0.8-if00-port0");
        assert_eq!(find_in(folder.path(), "ulx3s"), None, "two match");
    }

    #[test]
    fn error_names_the_program_that_has_the_port_open() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let error = check_free(file.path()).unwrap_err().to_string();
        assert!(error.contains(&format!("process {}", std::process::id())), "{error}");
        assert!(check_free(Path::new("/dev/no-such-port")).is_ok());
    }
}
