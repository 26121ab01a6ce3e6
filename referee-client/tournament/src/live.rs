//! Positions of a game for those who look on: also as pictures, so that nobody needs to know the rules.
//!
//! While a game is played its last position stands in a file of the tournament's folder (`games/000007.live.json`), which is replaced as a
//! whole. When the game is over the file goes: the record tells the rest.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

/// A position is drawn no more often than this; games that are over sooner have no picture.
const INTERVAL: Duration = Duration::from_millis(250);

/// A position of a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Frame {
    /// Turns taken until then.
    pub turn: u32,
    /// The seat whose turn it is; nobody's when the game is over.
    pub to_move: Option<usize>,
    /// What each seat has so far by the game's own count.
    pub scores: Vec<i64>,
    /// What led to it, in the game's own words, as in `a8e0`.
    pub text: String,
    /// The chance of the seats to win, where the game's program knows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chances: Option<Vec<f64>>,
    /// The board as an SVG picture.
    pub svg: String,
}

/// Shows a game that is being played.
pub struct Live {
    path: PathBuf,
    shown: Instant,
}

impl Live {
    /// A game that begins now; its positions go to this file.
    pub fn new(path: PathBuf) -> Live {
        Live { path, shown: Instant::now() }
    }

    /// Shows a position, unless the one before was shown just now.
    pub fn show(&mut self, frame: impl FnOnce() -> Frame) {
        if self.shown.elapsed() < INTERVAL {
            return;
        }
        self.shown = Instant::now();
        // Whoever looks on misses a move where it cannot be written; the game goes on.
        let _ = replace(&self.path, &frame());
    }
}

impl Drop for Live {
    fn drop(&mut self) {
        // There is none of a short game.
        let _ = fs::remove_file(&self.path);
    }
}

/// Nothing of it needs to be on the disk if power fails.
fn replace(path: &Path, frame: &Frame) -> std::io::Result<()> {
    let part = path.with_extension("part");
    fs::write(&part, serde_json::to_vec(frame)?)?;
    fs::rename(part, path)
}

/// The position that a file shows; nothing if there is none, or none that can be read.
pub fn read(path: &Path) -> Option<Frame> {
    serde_json::from_slice(&fs::read(path).ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_there_as_long_as_its_game() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("000001.live.json");
        let frame = Frame { turn: 3, to_move: Some(1), svg: "<svg/>".to_owned(), ..Frame::default() };
        let mut live = Live::new(path.clone());
        live.show(|| panic!("the game has just begun"));
        live.shown -= INTERVAL;
        live.show(|| frame.clone());
        live.show(|| panic!("the last one was shown just now"));
        assert_eq!(read(&path), Some(frame));
        drop(live);
        assert_eq!((read(&path), fs::read_dir(folder.path()).unwrap().count()), (None, 0));
    }
}
