//! Fuzz targets: any input is read or refused, and what is read can be written and read again.

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
