//! Fuzz targets: whatever somebody writes is read or refused, and what is read is what would be written.

use fuzz::{check, Input};

use super::notation;
use super::position::Position;

const POSITIONS: [&str; 3] =
    ["standard", "belgian w", "wwwww/wwwwww/..www../......../........./......../..bbb../bbbbbb/bbbbb b"];

#[test]
fn positions() {
    check!().with_type::<Input>().for_each(|input| {
        let Ok(position) = input.text(&POSITIONS).parse::<Position>() else { return };
        assert_eq!(position.to_string().parse(), Ok(position));
    });
}

#[test]
fn moves() {
    let position: Position = POSITIONS[1].parse().expect("a start's name");
    check!().with_type::<Input>().for_each(|input| {
        let text = input.text(&["i5h5", "b1b2", "a1a2b2", "h9g9"]);
        let Ok(read) = notation::read(&position, &text) else { return };
        assert!(position.moves().contains(&read));
        assert_eq!(notation::read(&position, &read.to_string()), Ok(read));
    });
}
