//! The judge's observations of an attempt, laid out on the arena. Nothing is measured at the desk,
//! because the rules only ask which line was crossed and which frame was touched.

use serde::Deserialize;
use triliza_core::arena::{cell_centre, FINISH_SIDE, HEIGHT, STORE_CUBES};
use triliza_core::board::{Board, Team, CELL_COUNT};
use triliza_core::geometry::Point;

use crate::record::{robot_corners, towards_board, Attempt, Cube, Moved};

/// Maximum time on a stopwatch in seconds.
const MAX_SECONDS: f64 = 3600.0;

/// The y coordinate of cubes on no frame, below the board.
const ASIDE: f64 = HEIGHT * 0.9;

/// The judge's observations.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sighting {
    /// Seconds on the stopwatch.
    seconds: f64,
    /// Whether the robot was completely inside its area at the start.
    started: bool,
    stop: Stop,
    cube: Placed,
    /// Number of cubes set down after the first one.
    more: usize,
    /// Cells whose cubes were pushed off their frames.
    displaced: Vec<usize>,
}

/// Where the robot stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Stop {
    Inside,
    Partly,
    Outside,
}

/// Where the cube was set down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Placed {
    None,
    NoFrame,
    /// On this cell, whose frame it overlaps most.
    Cell(usize),
}

impl Sighting {
    /// Converts the observations to an attempt of this team on this board; the error says what is
    /// impossible.
    pub fn attempt(&self, team: Team, board: &Board) -> Result<Attempt, String> {
        if !(0.0..=MAX_SECONDS).contains(&self.seconds) {
            return Err(format!("a stopwatch shows from 0 to {MAX_SECONDS} seconds"));
        }
        if self.more > 0 && self.cube == Placed::None {
            return Err("a second cube needs a first one".to_owned());
        }
        if self.more >= STORE_CUBES {
            return Err(format!("a store has {STORE_CUBES} cubes"));
        }
        let start = robot_corners(team, [0.0, if self.started { 0.0 } else { FINISH_SIDE / 2.0 }]);
        let areas_off = match self.stop {
            Stop::Inside => 0.0,
            Stop::Partly => 0.5,
            Stop::Outside => 1.5,
        };
        let first = match self.cube {
            Placed::None => None,
            Placed::NoFrame => Some(place_aside(team, 0)),
            Placed::Cell(cell) if cell < CELL_COUNT => Some(cube_on(cell)),
            Placed::Cell(cell) => return Err(format!("there is no cell {cell}: cells count from 0 to 8")),
        };
        Ok(Attempt {
            seconds: self.seconds,
            start,
            robot: robot_corners(team, [towards_board(team) * areas_off * FINISH_SIDE, 0.0]),
            set_down: first.into_iter().chain((1..=self.more).map(|number| place_aside(team, number))).collect(),
            moved: self.moved_cubes(board)?,
            ..Attempt::default()
        })
    }

    fn moved_cubes(&self, board: &Board) -> Result<Vec<Moved>, String> {
        let mut moved: Vec<Moved> = Vec::new();
        for &cell in &self.displaced {
            if cell >= CELL_COUNT || board.at(cell).is_none() {
                return Err(format!("there is no cube on cell {cell}"));
            }
            if moved.iter().any(|other| other.cell == cell) {
                return Err(format!("the cube of cell {cell} is named twice"));
            }
            // Next to each other below the board, in the order of their cells.
            let x = cell_centre(CELL_COUNT / 2).x + (cell as f64 - 4.0) * 50.0;
            moved.push(Moved { cell, x, y: ASIDE, degrees: 0.0 });
        }
        Ok(moved)
    }
}

fn cube_on(cell: usize) -> Cube {
    let Point { x, y } = cell_centre(cell);
    Cube { x, y, degrees: 0.0 }
}

/// A place on the team's side of the arena, far from every frame.
fn place_aside(team: Team, number: usize) -> Cube {
    let x = cell_centre(CELL_COUNT / 2).x - towards_board(team) * (FINISH_SIDE * 2.0 - 60.0 * number as f64);
    Cube { x, y: ASIDE, degrees: 0.0 }
}

#[cfg(test)]
mod tests {
    use triliza_core::attempt::{judge, Cube as Found, Findings, Stop as Check};

    use super::*;

    /// The findings about this observation of red on a board with cubes of both teams.
    fn findings_about(seen: &str) -> Result<Findings, String> {
        let board = Board::parse("g.r.g...r").unwrap();
        let seen: Sighting = serde_json::from_str(seen).map_err(|why| why.to_string())?;
        Ok(judge(&board, Team::Red, &seen.attempt(Team::Red, &board)?.scene()?))
    }

    fn sighting_json(seconds: f64, stop: &str, cube: &str, displaced: &str) -> String {
        format!(
            r#"{{"seconds":{seconds},"started":true,"stop":"{stop}","cube":{cube},"more":0,"displaced":{displaced}}}"#
        )
    }

    #[test]
    fn each_button_leads_to_the_rule_that_it_names() {
        let cell = |cell: usize| format!(r#"{{"cell":{cell}}}"#);
        let of = |seconds, stop: &str, cube: &str, displaced: &str| {
            findings_about(&sighting_json(seconds, stop, cube, displaced)).unwrap()
        };
        for empty in [1, 3, 5, 6, 7] {
            let found = of(50.0, "inside", &cell(empty), "[]");
            assert_eq!((found.stop, found.seconds, found.cube), (Check::Inside, 50.0, Found::Valid(empty)));
        }
        let partly = of(100.0, "partly", &cell(1), "[]");
        assert_eq!((partly.stop, partly.seconds, partly.cube), (Check::PartlyOutside, 120.0, Found::Valid(1)));
        let outside = of(20.0, "outside", &cell(1), "[0]");
        assert_eq!((outside.stop, outside.seconds, outside.cube), (Check::Outside, 120.0, Found::Void));
        assert!(outside.put_back.is_empty());
        assert_eq!(of(9.0, "inside", r#""none""#, "[]").cube, Found::Missing);
        assert_eq!(of(9.0, "inside", r#""no_frame""#, "[]").cube, Found::NoFrame);
        assert_eq!(of(9.0, "inside", &cell(0), "[]").cube, Found::Occupied(0));
        let pushed = of(9.0, "inside", &cell(0), "[0,2]");
        assert_eq!((pushed.cube, pushed.put_back, pushed.lost), (Found::OpponentsPlace(0), vec![0], vec![2]));
        assert_eq!(of(9.0, "inside", &cell(2), "[2]").cube, Found::Valid(2));
    }

    #[test]
    fn robot_over_its_line_does_not_start_and_only_the_first_cube_counts() {
        let not_started = sighting_json(5.0, "inside", r#""none""#, "[]").replace("true", "false");
        assert_eq!(findings_about(&not_started).unwrap().stop, Check::NotStarted);
        let two = sighting_json(5.0, "inside", r#"{"cell":7}"#, "[]").replace(r#""more":0"#, r#""more":1"#);
        assert_eq!(findings_about(&two).unwrap().cube, Found::Valid(7));
    }

    #[test]
    fn impossible_sightings_are_refused() {
        let cell = r#"{"cell":1}"#;
        for (seen, why) in [
            (sighting_json(-1.0, "inside", cell, "[]"), "from 0 to 3600 seconds"),
            (sighting_json(1.0, "inside", r#"{"cell":9}"#, "[]"), "no cell 9"),
            (sighting_json(1.0, "inside", cell, "[1]"), "no cube on cell 1"),
            (sighting_json(1.0, "inside", cell, "[9]"), "no cube on cell 9"),
            (sighting_json(1.0, "inside", cell, "[0,0]"), "named twice"),
            (sighting_json(1.0, "inside", cell, "[]").replace(r#""more":0"#, r#""more":4"#), "a store has 4"),
            (sighting_json(1.0, "inside", r#""none""#, "[]").replace(r#""more":0"#, r#""more":1"#), "needs a first"),
        ] {
            let refused = findings_about(&seen).unwrap_err();
            assert!(refused.contains(why), "{refused}");
        }
    }
}
