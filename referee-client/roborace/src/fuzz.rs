//! Fuzz targets: every request, answer and file is either read or refused.

use fuzz::{check, Input};

use crate::analysis::Question;
use crate::map_file::parse_course;
use crate::protocol::Round;
use crate::server::contest::{parse_round, parse_team};
use crate::server::log::Log;

#[test]
fn courses() {
    check!().with_type::<Input>().for_each(|input| {
        let Ok((map, start)) = parse_course(&input.text(&["v<<<<<\n$XX##<\nXX#.X>\n>>>>>^\n4 3 N\n"])) else { return };
        assert!(start.is_none_or(|start| map.can_stand(start)));
    });
}

#[test]
fn rounds() {
    let example = "42\r\nv<<<<<\r\n$XX##<\r\nXX#.X>\r\n>>>>>^\r\n4 3 N\r\n123ZLR1L3\r\n";
    check!().with_type::<Input>().for_each(|input| {
        let Some(round) = Round::from_text(&input.text(&[example])) else { return };
        assert_eq!(Round::from_text(&round.text()), Some(round));
    });
}

#[test]
fn requests() {
    check!().with_type::<Input>().for_each(|input| {
        let query = input.text(&["id=42&pohyby=123ZL", "pohyby=&id=0"]);
        if let Ok((_, moves)) = parse_round(&query) {
            assert!(query.contains(moves) && !moves.contains('&'));
        }
    });
}

#[test]
fn names() {
    check!().with_type::<Input>().for_each(|input| {
        if let Ok(Some(name)) = parse_team(&input.text(&["jmeno=%C5%BDlut%C3%AD+draci&x=1", "jmeno=a"])) {
            // The name must fit in one line of the game's file.
            assert!(!name.is_empty() && name.lines().count() == 1 && name.trim() == name);
        }
    });
}

#[test]
fn logs() {
    let example = "v<<<<<\n$XX##<\nXX#.X>\n>>>>>^\n4 3 N\njmeno Draci\nmapa holes-1\n123ZLR1L3 123ZL 0\n1LRZ33211 RRLLZ 5\nChyba: Lerak spadl do diry\n";
    check!().with_type::<Input>().for_each(|input| {
        let Some(log) = Log::parse(&input.text(&[example])) else { return };
        let _ = (log.summary(1, false), log.replay(1, true));
    });
}

#[test]
fn questions() {
    let example =
        r#"{"map":["v<<<<<","$XX##<","XX#.X>"],"pose":"4 3 N","moves":"123ZLR1L3","wanted":"1 1 N","hands":"draws"}"#;
    check!().with_type::<Input>().for_each(|input| {
        let Ok(question) = serde_json::from_str::<Question>(&input.text(&[example])) else { return };
        if let Ok(position) = question.read(9) {
            assert!(position.map.can_stand(position.pose) && position.moves.len() <= 9);
        }
    });
}
