//! Tests `cargo xtask load` with a fake loader and a fake board, `cargo xtask settings`, and which
//! bitstreams count as evidence.

mod evidence;
mod load;
mod settings;

use std::fs;
use std::path::PathBuf;

use boards::Board;

/// A folder with the programs and bitstreams of a test.
struct Desk {
    folder: tempfile::TempDir,
}

impl Desk {
    fn new() -> Desk {
        Desk { folder: tempfile::tempdir().unwrap() }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn write(&self, name: &str, contents: impl AsRef<[u8]>) {
        fs::write(self.path(name), contents).unwrap();
    }
}

/// A routed configuration for `device` that contains only the board's default settings.
fn routed(board: &str, device: &str) -> String {
    let settings = Board::named(board).unwrap().settings();
    let mut halves: Vec<u16> = settings.words().iter().flat_map(|&word| [word & 0x1ff, word >> 9]).collect();
    halves.resize(2048, 0);
    let halves: Vec<String> = halves.iter().map(|half| format!("{half:03x}")).collect();
    let lines: Vec<String> = halves.chunks(8).map(|line| line.join(" ")).collect();
    format!(".device {device}\n\n.comment Part: {device}-6CABGA381\n\n.bram_init 0\n{}\n", lines.join("\n"))
}
