//! Fuzz targets: robots' lines and files, which must be read or refused.

use fuzz::{check, Input};

use crate::protocol::{Reply, Sensed};
use crate::record::Record;

#[test]
fn records() {
    let example = r#"{"preplaced":4,"attempts":[{"seconds":12.5,"start":[[0,0],[1,0],[0,1]],
        "robot":[[10,10],[20,10],[10,20]],"set_down":[{"x":30,"y":40.5,"degrees":45}],"moved":[{"cell":3,"x":1,"y":2}]}]}"#;
    check!().with_type::<Input>().for_each(|input| {
        let Ok(record) = Record::parse(&input.text(&[example])) else { return };
        for attempt in record.attempts {
            // An attempt is drawn and judged only if it is completely valid.
            let _ = attempt.scene();
        }
    });
}

#[test]
fn sensed() {
    check!().with_type::<Input>().for_each(|input| {
        let read = Sensed::read(&input.text(&[r#"{"team":"green","attempt":2,"cells":"gg..r....","seconds":7.5}"#]));
        if let Ok((_, attempt, _)) = read {
            assert!((1..=4).contains(&attempt));
        }
    });
}

#[test]
fn replies() {
    check!().with_type::<Input>().for_each(|input| {
        if let Ok(reply) = Reply::read(&input.text(&[r#"{"cell":4}"#, r#"{"cell":null}"#])) {
            assert!(reply.cell.is_none_or(|cell| cell < 9));
        }
    });
}
