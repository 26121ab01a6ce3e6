//! Map files: the lines of the map and, optionally, a last line with the start (`4 3 N`).

use std::path::Path;

use referee_client::fail::bad_input;
use referee_client::text_file::{normalize, read_text};
use roborace_core::map::{Map, MapError};
use roborace_core::robot::Pose;

/// Maximum size of a map file: 64 lines of 64 fields and a start need less.
const MAX_BYTES: u64 = 8192;

/// Reads a map and its start, if there is one.
pub fn parse_course(text: &str) -> Result<(Map, Option<Pose>), MapError> {
    let text = normalize(text);
    let lines = text.lines().map(str::trim_end);
    let mut lines: Vec<&str> = lines.skip_while(|line| line.is_empty()).collect();
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
    let text = read_text(path, MAX_BYTES).map_err(|why| bad_input(format!("cannot read {}: {why}", path.display())))?;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn byte_order_marks_and_all_line_ends_are_read() {
        let expected = parse_course("$..\n...\n3 1 L\n").unwrap();
        for text in ["\u{feff}$..\n...\n3 1 L\n", "$..\r...\r3 1 L\r", "\u{feff}$..\r\n...\r\n3 1 L\r\n\r\n"] {
            assert_eq!(parse_course(text).as_ref(), Ok(&expected), "{text:?}");
        }
    }

    #[test]
    fn blank_lines_around_a_map_are_ignored() {
        let expected = parse_course("$..\n...\n3 1 L\n").unwrap();
        assert_eq!(parse_course("\n \n$..\n...\n3 1 L\n\n \n"), Ok(expected));
        assert_eq!(parse_course("\n \n"), Err(MapError::Empty));
        assert!(parse_course("$..\n\n...\n").is_err());
    }
}
