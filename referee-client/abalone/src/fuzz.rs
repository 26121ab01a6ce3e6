//! Fuzz targets: lines of players and referees, and files, which must be read or refused.

use fuzz::{check, Input};
use referee_client::text_file::normalize;

use crate::protocol::{position, Answer, Order};
use crate::record;

#[test]
fn orders() {
    let examples = [
        "aba",
        "setoption name Threads value 3",
        "newgame side black against Ada",
        "position startpos moves a1b2 i9h8",
        "position board wwwww/wwwwww/..www../......../........./......../..bbb../bbbbbb/bbbbb b moves b4c4",
        "go btime 1000 wtime 2000 bmoves 3 wmoves 4 depth 5 nodes 6 movetime 7 cputime 8",
        "illegal a1a2 no own marble",
    ];
    check!().with_type::<Input>().for_each(|input| match Order::read(&input.text(&examples)) {
        Ok(Some(Order::Position(contest))) => {
            let Ok(Some(Order::Position(again))) = Order::read(&position(&contest)) else { panic!("not read back") };
            assert_eq!((again.start(), again.moves()), (contest.start(), contest.moves()));
        }
        Ok(Some(Order::Go(go))) => assert_eq!(Order::read(&go.write()), Ok(Some(Order::Go(go)))),
        _ => {}
    });
}

#[test]
fn answers() {
    check!().with_type::<Input>().for_each(|input| {
        let answer = Answer::read(&input.text(&["id name Ada", "bestmove a1b2", "readyok", "info depth 3", "resign"]));
        if let Ok(Answer::Name(name)) = answer {
            assert!(!name.chars().any(char::is_control));
        }
    });
}

#[test]
fn records() {
    let example = "Abalone game\nblack: ada\nwhite: bob\n\
        start: wwwww/wwwwww/..www../......../........./......../..bbb../bbbbbb/bbbbb b\nclock: 240000\nmoves: 2\n\
        1 black b4c4 3 239996\n2 white i9h8 3 239996\n3 black a2b2 7 239988\n4 white h9g9 2 239993\n";
    check!().with_type::<Input>().for_each(|input| {
        let text = input.text(&[example]);
        let Ok(replay) = record::read(&text) else { return };
        // Six lines come before the first move, and each move has its own line.
        assert!(replay.contest.moves().len() + 6 <= normalize(&text).lines().count());
    });
}
