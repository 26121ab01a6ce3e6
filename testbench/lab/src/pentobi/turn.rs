//! Turns of a game, and a game as a file that Pentobi reads and writes (`blksgf`).

use std::fmt::Write;
use std::str::FromStr;

use anyhow::{ensure, Result};

/// The side to play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Side {
    First,
    Second,
}

impl FromStr for Side {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<Side> {
        match text.to_ascii_lowercase().as_str() {
            "b" | "black" => Ok(Side::First),
            "w" | "white" => Ok(Side::Second),
            _ => anyhow::bail!("a color is b or w"),
        }
    }
}

/// A piece placed.
#[derive(Clone, Debug, PartialEq)]
pub struct Turn {
    pub side: Side,
    /// Its cells: `e8,d9,e9,f9,e10`.
    pub cells: String,
}

impl Turn {
    /// Accepts only lists of cells, because they are written into the file.
    pub fn new(side: Side, cells: &str) -> Result<Turn> {
        let is_list = !cells.is_empty() && cells.chars().all(|c| matches!(c, 'a'..='n' | '0'..='9' | ','));
        ensure!(is_list, "a move is cells, as in e8,d9,e9,f9,e10");
        Ok(Turn { side, cells: cells.to_owned() })
    }
}

/// The game as a file.
pub fn write(turns: &[Turn]) -> String {
    let mut file = String::from("(;GM[Blokus Duo]");
    for Turn { side, cells } in turns {
        let property = if *side == Side::First { 'B' } else { 'W' };
        let _ = write!(file, ";{property}[{cells}]");
    }
    file + ")"
}

/// The turns of a file; `None` if it is incomplete: it may be read while it is being written.
pub fn read(file: &str) -> Option<Vec<Turn>> {
    let nodes = file.trim().strip_prefix('(')?.strip_suffix(')')?.split(';');
    nodes.filter_map(turn).collect::<Result<_>>().ok()
}

/// The turn of a node, if it has one.
fn turn(node: &str) -> Option<Result<Turn>> {
    let node = node.trim();
    let (side, cells) = match node.split_at_checked(2)? {
        ("B[", cells) => (Side::First, cells),
        ("W[", cells) => (Side::Second, cells),
        _ => return None,
    };
    Some(
        cells
            .split_once(']')
            .map_or_else(|| Err(anyhow::anyhow!("a node has no end")), |(cells, _)| Turn::new(side, cells)),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn game_survives_writing_and_reading() {
        let turns = [(Side::First, "e10,e9,e8,e7,e6"), (Side::Second, "j5"), (Side::Second, "i4,h3")]
            .map(|(side, cells)| Turn::new(side, cells).unwrap());
        assert_eq!(write(&turns), "(;GM[Blokus Duo];B[e10,e9,e8,e7,e6];W[j5];W[i4,h3])");
        assert_eq!(read(&write(&turns)).unwrap(), turns);
        assert_eq!(read("(\n;GM[Blokus Duo]\n;B[e10]\n;W[j5,i6,j6,k6,j7]\n)\n").unwrap().len(), 2);
        assert_eq!(read(&write(&[])), Some(Vec::new()));
    }

    #[test]
    fn incomplete_file_is_none() {
        let whole = "(;GM[Blokus Duo];B[e10];W[j5])";
        assert!((0..whole.len()).all(|end| read(&whole[..end]).is_none()));
    }

    #[test]
    fn anything_but_cells_is_refused() {
        assert!(Turn::new(Side::First, "e10]C[x").is_err());
        assert!(Turn::new(Side::First, "").is_err());
        assert!("red".parse::<Side>().is_err());
    }
}
