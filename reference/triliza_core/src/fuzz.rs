//! Fuzz targets: input must be read or refused, and what is read must survive writing and reading.

use fuzz::{check, Input};

use super::board::Board;

#[test]
fn boards() {
    check!().with_type::<Input>().for_each(|input| {
        let text = input.text(&["gg..r....", "........."]);
        if let Some(board) = Board::parse(&text) {
            assert_eq!(board.to_string(), text);
        }
    });
}
