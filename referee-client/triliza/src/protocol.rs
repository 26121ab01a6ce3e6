//! The lines between the judge and a robot program: one JSON line to the robot, and one back.

use referee_client::text_file::normalize;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use triliza_core::board::{Board, Team, CELL_COUNT};

/// The data that a robot receives at the start of an attempt.
#[derive(Debug, Deserialize, Serialize)]
pub struct Sensed {
    /// `green` or `red`.
    pub team: String,
    /// The attempt's number, from 1 to 4.
    pub attempt: u8,
    /// The cells as read by the robot's sensor: `r`, `g` or `.`, row by row.
    pub cells: String,
    /// Number of cubes left on the store.
    pub cubes: u8,
}

/// A robot's answer.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Reply {
    /// The cell for its cube, or null for none. The field is required.
    #[serde(deserialize_with = "Option::deserialize")]
    pub cell: Option<usize>,
}

impl Sensed {
    /// Reads the team, the attempt's number and the board.
    pub fn read(line: &str) -> Result<(Team, u8, Board), String> {
        let sensed: Sensed = serde_json::from_str(&normalize(line)).map_err(|why| why.to_string())?;
        let team = [Team::Green, Team::Red].into_iter().find(|team| team.to_string() == sensed.team);
        let team = team.ok_or("the teams are green and red")?;
        if !(1..=4).contains(&sensed.attempt) {
            return Err("attempts count from 1 to 4".to_owned());
        }
        let board = Board::parse(&sensed.cells).ok_or("cells must be nine characters of r, g and .")?;
        Ok((team, sensed.attempt, board))
    }
}

impl Reply {
    /// Reads a robot's line.
    pub fn read(line: &str) -> Result<Reply, String> {
        // serde would also read a struct from a list, so an object is read first.
        let object = serde_json::from_str(&normalize(line)).map(Value::Object);
        let reply: Reply =
            object.and_then(serde_json::from_value).map_err(|why| format!("writes outside the protocol: {why}"))?;
        match reply.cell {
            Some(cell) if cell >= CELL_COUNT => Err(format!("writes outside the protocol: there is no cell {cell}")),
            _ => Ok(reply),
        }
    }
}
