//! Fuzz targets.

use fuzz::{check, Input};

use crate::monitor::messages::split;

#[test]
fn messages() {
    check!().with_type::<Input>().for_each(|input| {
        let bytes = input.bytes(&["01XY2553e0", "453e0a8e0", "9"]);
        let parts: Vec<u8> = split(&bytes, None).into_iter().flat_map(|(_, part)| part.to_vec()).collect();
        assert_eq!(parts, bytes);
    });
}
