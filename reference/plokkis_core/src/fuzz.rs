//! Fuzz targets: every line is either read or refused.

use fuzz::{check, Input};

use super::protocol::{check_name, read_move, read_start, write_start, MoveLine, NAME_LENGTHS};
use super::shapes::MAX_CELLS;

#[test]
fn starts() {
    check!().with_type::<Input>().for_each(|input| {
        let Ok(start) = read_start(&input.text(&["25 4 1", "5 2 2"])) else { return };
        assert_eq!(read_start(&write_start(&start)), Ok(start));
    });
}

#[test]
fn moves() {
    check!().with_type::<Input>().for_each(|input| {
        if let Ok(MoveLine::Cells(cells)) = read_move(&input.text(&["4 1 4 1 5 2 5 3 5", "0", "-1"])) {
            assert!((1..=MAX_CELLS).contains(&cells.len()));
        }
    });
}

#[test]
fn names() {
    check!().with_type::<Input>().for_each(|input| {
        let name = input.text(&["Plokk1", "abc"]);
        if check_name(&name).is_ok() {
            assert!(NAME_LENGTHS.contains(&name.len()) && name.is_ascii());
        }
    });
}
