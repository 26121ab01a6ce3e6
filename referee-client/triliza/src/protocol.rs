//! What judge and robot program say to each other: one JSON line to the robot, one back.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use triliza_core::board::{Board, Team, CELL_COUNT};

/// What a robot is told at the start of an attempt.
#[derive(Debug, Deserialize, Serialize)]
pub struct Sensed {
    /// `green` or `red`.
    pub team: String,
    /// From 1 to 4.
    pub attempt: u8,
    /// The cells as the robot's sensor reads them: `r`, `g` or `.`, along the rows.
    pub cells: String,
    /// Cubes left in the store.
    pub cubes: u8,
}

/// What a robot does.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Reply {
    /// Where it puts its cube, nowhere if null; it must say so.
    #[serde(deserialize_with = "Option::deserialize")]
    pub cell: Option<usize>,
}

impl Sensed {
    /// The team, the attempt and the board; the error says what is wrong.
    pub fn read(line: &str) -> Result<(Team, u8, Board), String> {
        let sensed: Sensed = serde_json::from_str(line).map_err(|why| why.to_string())?;
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
    /// Reads a robot's line; the error says what is wrong.
    pub fn read(line: &str) -> Result<Reply, String> {
        // By way of an object: a struct would be read from a list, too.
        let object = serde_json::from_str(line).map(Value::Object);
        let reply: Reply =
            object.and_then(serde_json::from_value).map_err(|why| format!("writes outside the protocol: {why}"))?;
        match reply.cell {
            Some(cell) if cell >= CELL_COUNT => Err(format!("writes outside the protocol: there is no cell {cell}")),
            _ => Ok(reply),
        }
    }
}
