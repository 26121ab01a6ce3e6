//! Fuzz targets.

use fuzz::{check, Input};

use crate::spec::PlayerSpec;

#[test]
fn players() {
    let examples = [
        "engine:2",
        "random:5",
        "gtp:pentobi-gtp --game duo --nobook --level 7",
        "serial:/dev/ttyUSB0",
        "model-helper",
    ];
    check!().with_type::<Input>().for_each(|input| {
        let _ = input.text(&examples).parse::<PlayerSpec>();
    });
}
