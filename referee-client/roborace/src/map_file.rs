//! Map files: the lines of the map and, optionally, a last line with the start (`4 3 N`).

use std::fs;
use std::path::Path;

use referee_client::fail::bad_input;
use roborace_core::map::{Map, MapError};
use roborace_core::robot::Pose;

/// Greatest size of a map file: 64 lines of 64 fields and a start need less.
const MAX_BYTES: usize = 8192;

/// Reads a map and its start, if there is one.
pub fn parse_course(text: &str) -> Result<(Map, Option<Pose>), MapError> {
    let mut lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    while lines.last().is_some_and(|line| line.is_empty()) {
        lines.pop();
    }
    // Only a start begins with a digit.
    let start = lines.pop_if(|line| line.starts_with(|first: char| first.is_ascii_digit()));
    let map = Map::from_lines(lines.into_iter())?;
    let start = start.map(|text| map.pose(text)).transpose()?;
    Ok((map, start))
}

/// Reads a map file.
pub fn read(path: &Path) -> anyhow::Result<(Map, Option<Pose>)> {
    let length =
        fs::metadata(path).map_err(|error| bad_input(format!("cannot read {}: {error}", path.display())))?.len();
    if length > MAX_BYTES as u64 {
        return Err(bad_input(format!("{} is too large for a map", path.display())));
    }
    let text =
        fs::read_to_string(path).map_err(|error| bad_input(format!("cannot read {}: {error}", path.display())))?;
    parse_course(&text).map_err(|error| bad_input(format!("{}: {error}", path.display())))
}

/// Reads a map file and its start, which `from` overrides.
pub fn read_with_start(path: &Path, from: Option<&str>) -> anyhow::Result<(Map, Pose)> {
    let (map, start) = read(path)?;
    let start = match from {
        Some(text) => map.pose(text).map_err(bad_input)?,
        None => start.ok_or_else(|| bad_input(format!("{} has no start: give one with --from", path.display())))?,
    };
    Ok((map, start))
}
