//! Fuzz targets: files of a folder and command-line arguments, which must be read or refused.

use fuzz::{check, Input};

use crate::entrant::Entrant;
use crate::entry::Entry;
use crate::event_file::{self, EventFile};
use crate::format::Format;
use crate::live::Frame;
use crate::plan::tests::plan;
use crate::plan::Plan;
use crate::state::State;

#[test]
fn entries() {
    let result = r#"{"game":1,"players":["a","b"],"winner":1,"scores":[-3,-4],"reason":"both passed","detail":null,"plies":30,
        "points":[1,0],"figures":{"x":[1,2]}}"#;
    let decided = r#"{"decision":"overrule","game":1,"ruling":{"points":[1,0]},"reason":"the clock was wrong"}"#;
    let entered = r#"{"decision":"enter","player":"c=random","reason":"late"}"#;
    let revoked = r#"{"decision":"revoke","number":1,"reason":"a mistake"}"#;
    let round = r#"{"round":1,"name":"final","stage":1,"games":2,"pairings":[["a","b"],["c"]]}"#;
    check!().with_type::<Input>().for_each(|input| {
        let text = input.text(&[result, decided, entered, revoked, round]);
        let Ok(entry) = serde_json::from_str::<Entry>(&text) else { return };
        for format in [Format::RoundRobin, Format::Swiss { games: 1 }] {
            let mut state = State::new(plan(format, &["a", "b"], 1));
            if state.apply(entry.clone()).is_ok() {
                let standings = crate::standings::Standings::new(&state);
                assert!(!crate::standings::table::text(&standings).is_empty());
            }
        }
    });
}

#[test]
fn plans() {
    let example = r#"{"game":"plokkis","format":{"levels":{"group_size":5,"group_rounds":1}},"players":["a","b"],"rounds":2,"seed":1,
        "scoring":{"points":{"tie_breaks":[{"figure":"pieces","head":"pieces"}]}},"width":25}"#;
    check!().with_type::<Input>().for_each(|input| {
        let Ok(plan) = serde_json::from_str::<Plan>(&input.text(&[example])) else { return };
        let _ = plan.problem();
    });
}

#[test]
fn event_files() {
    check!().with_type::<Input>().for_each(|input| {
        match EventFile::parse("cup.toml", input.text(&[event_file::tests::EXAMPLE])) {
            Ok(event) => assert!(!event.info.title.is_empty()),
            Err(why) => assert!(why.to_string().starts_with("cup.toml"), "{why}"),
        }
    });
}

#[test]
fn entrants_and_frames() {
    check!().with_type::<Input>().for_each(|input| {
        let text =
            input.text(&["ada=serial:/dev/ttyUSB0", r#"{"turn":1,"to_move":0,"scores":[1],"text":"x","svg":""}"#]);
        let entrant = Entrant::from(text.clone());
        assert!(text.starts_with(entrant.name()) && text.ends_with(entrant.player()));
        let _ = serde_json::from_str::<Frame>(&text);
    });
}
