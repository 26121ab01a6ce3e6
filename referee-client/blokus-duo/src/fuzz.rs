//! Fuzz targets.

use fuzz::{check, Input};

use crate::tournament::contender::Contender;

#[test]
fn entrants() {
    check!().with_type::<Input>().for_each(|input| {
        let _ = input.text(&["ada=serial:/dev/ttyUSB0", "model@20000", "bob=engine@100ms"]).parse::<Contender>();
    });
}
