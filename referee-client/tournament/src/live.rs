//! Positions of running games with pictures, for spectators who need not know the rules.
//!
//! While a game is played, its current position is in a file of the tournament's folder
//! (`games/000007.live.json`), which is replaced atomically. The file is removed when the game is
//! over, because the record has everything.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

/// Minimum time between two pictures. A game that is over sooner has none.
const INTERVAL: Duration = Duration::from_millis(250);

/// Maximum size of a position file in bytes.
const MAX_BYTES: u64 = 4 << 20;

/// A position of a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Frame {
    /// Turns taken so far.
    pub turn: u32,
    /// The seat to move; `None` when the game is over.
    pub to_move: Option<usize>,
    /// Each seat's score by the game's own count.
    pub scores: Vec<i64>,
    /// The last move in the game's notation, such as `a8e0`.
    pub text: String,
    /// Each seat's winning probability, if the game's program knows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chances: Option<Vec<f64>>,
    /// The board as an SVG picture.
    pub svg: String,
}

/// A position with the colours of the seats: the file of a running game, or a line of a replay.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Shown {
    /// The position. A running game's board is empty until the first one is drawn.
    #[serde(flatten)]
    pub frame: Frame,
    /// The seats' colours in words, if the game has any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub colours: Vec<String>,
    /// Milliseconds left on each seat's clock when the position was shown, if the game has clocks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clocks_ms: Vec<u64>,
}

/// Shows a running game.
pub struct Live {
    path: PathBuf,
    colours: Vec<String>,
    clocks_ms: Vec<u64>,
    shown: Instant,
}

impl Live {
    /// Prepares to show a game that starts now; its positions go to this file.
    pub fn new(path: PathBuf, colours: &[&str]) -> Live {
        let colours = colours.iter().map(|&colour| colour.to_owned()).collect();
        Live { path, colours, clocks_ms: Vec::new(), shown: Instant::now() }
    }

    /// Sets the time left on each seat's clock, for the next position that is shown.
    pub fn set_clocks(&mut self, left: &[Duration]) {
        self.clocks_ms = left.iter().map(|left| left.as_millis() as u64).collect();
    }

    /// Shows that the game runs, before its first board is drawn.
    pub fn start(&mut self) {
        self.write(Frame::default());
    }

    /// Shows a position, unless the previous one was shown just now.
    pub fn show(&mut self, frame: impl FnOnce() -> Frame) {
        if self.shown.elapsed() < INTERVAL {
            return;
        }
        self.shown = Instant::now();
        // If the write fails, spectators miss a move and the game goes on.
        self.write(frame());
    }

    fn write(&self, frame: Frame) {
        let (colours, clocks_ms) = (self.colours.clone(), self.clocks_ms.clone());
        let _ = replace(&self.path, &Shown { frame, colours, clocks_ms });
    }
}

impl Drop for Live {
    fn drop(&mut self) {
        // There is no file if the game was short.
        let _ = fs::remove_file(&self.path);
    }
}

/// Replaces the file. It is not synced, because it is worthless after a power failure.
fn replace(path: &Path, game: &Shown) -> std::io::Result<()> {
    let part = path.with_extension("part");
    fs::write(&part, serde_json::to_vec(game)?)?;
    fs::rename(part, path)
}

/// Reads a position; `None` if there is no readable file.
pub fn read(path: &Path) -> Option<Shown> {
    let size = fs::metadata(path).ok()?.len();
    (size <= MAX_BYTES).then(|| serde_json::from_slice(&fs::read(path).ok()?).ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn position_file_exists_while_the_game_is_live() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("000001.live.json");
        let frame = Frame { turn: 3, to_move: Some(1), svg: "<svg/>".to_owned(), ..Frame::default() };
        let mut live = Live::new(path.clone(), &["blue", "orange"]);
        live.start();
        assert_eq!(read(&path).unwrap().frame, Frame::default());
        live.show(|| panic!("the game has just begun"));
        live.shown -= INTERVAL;
        live.set_clocks(&[Duration::from_millis(61_500), Duration::ZERO]);
        live.show(|| frame.clone());
        live.show(|| panic!("the last one was shown just now"));
        let colours = ["blue", "orange"].map(str::to_owned).to_vec();
        assert_eq!(read(&path), Some(Shown { frame, colours, clocks_ms: vec![61_500, 0] }));
        drop(live);
        assert_eq!((read(&path), fs::read_dir(folder.path()).unwrap().count()), (None, 0));
    }
}
