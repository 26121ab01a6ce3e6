//! Fuzz targets: every text is either read or refused, and robots stay on the map.

use fuzz::{check, Input};

use super::map::Map;
use super::moves::{trace, Move, State};

#[test]
fn maps() {
    check!().with_type::<Input>().for_each(|input| {
        let Ok(map) = Map::from_lines(input.text(&["v<<<<<\n$XX##<\nXX#.X>\n>>>>>^", "$."]).lines()) else { return };
        assert_eq!(Map::from_lines(map.to_string().lines()), Ok(map.clone()));
        let every = Move::from_letters("123ZLR").expect("all moves");
        for pose in map.poses().take(64) {
            assert_eq!(map.pose(&pose.to_string()), Ok(pose));
            let ends = trace(&map, pose, &every);
            assert!(ends.iter().all(|end| !matches!(end, State::At(pose) if !map.can_stand(*pose))));
        }
    });
}

#[test]
fn letters() {
    check!().with_type::<Input>().for_each(|input| {
        let text = input.text(&["123ZLR1L3"]);
        if let Ok(moves) = Move::from_letters(&text) {
            assert_eq!(Move::letters(&moves), text.to_ascii_uppercase());
        }
    });
}
