//! Fuzz targets: whatever comes over a line, from a program, a page or a file is read or refused.

use std::time::Duration;

use fuzz::{check, Input};

use crate::gtp::commands::{Commands, Next};
use crate::monitor::messages::split;
use crate::players::first_legal::FirstLegal;
use crate::players::spec::PlayerSpec;
use crate::records::read::read;
use crate::records::sgf::main_line;
use crate::server::order::OrderForm;
use crate::tournament::contender::Contender;

#[test]
fn messages() {
    check!().with_type::<Input>().for_each(|input| {
        let bytes = input.bytes(&["01XY2553e0", "453e0a8e0", "9"]);
        let parts: Vec<u8> = split(&bytes, None).into_iter().flat_map(|(_, part)| part.to_vec()).collect();
        assert_eq!(parts, bytes);
    });
}

#[test]
fn gtp_commands() {
    let examples = [
        "play b e10,d11,e11,f11\ngenmove w\nundo\nshowboard\nfinal_score",
        "set_game Blokus Duo\nall_legal b\np 53e0\ng",
        "known_command play\nlist_commands\nreg_genmove b\nclear_board\nquit",
    ];
    check!().with_type::<Input>().for_each(|input| {
        let mut commands = Commands::new(Box::new(FirstLegal), Duration::from_secs(1));
        for line in input.text(&examples).lines().take(50) {
            if let Ok((_, Next::Quit)) = commands.run(line) {
                break;
            }
        }
    });
}

#[test]
fn sgf_trees() {
    let examples =
        ["(;GM[Blokus Duo]\n;B[e10] (;W[j5](;B[d9])(;B[f9]))(;W[k5]))", "(;C[a\\]b\\\\c\\\nd [e]AB[a1]\n[a2])"];
    check!().with_type::<Input>().for_each(|input| {
        if let Ok(nodes) = main_line(&input.text(&examples)) {
            assert!(!nodes.is_empty());
        }
    });
}

#[test]
fn records() {
    let example = "(;GM[Blokus Duo]FF[4]CA[UTF-8]AP[blokus-duo:0.1.0]PB[ada]PW[bob]RO[1]RE[B+18]PT[-32:-50]GC[both players passed]\n\
        ;B[e10,d11,e11,f11]MC[54g2]ET[0.000045]C[54g2 0.000 s]\n;W[j5]MC[aaa0]ET[0.000004]V[12]\n;B[d8,e8,c9,d9]MC[46i0]\n;W[])";
    check!().with_type::<Input>().for_each(|input| {
        let Ok(recorded) = read(&input.text(&[example])) else { return };
        assert_eq!(recorded.games().len(), recorded.turns.len() + 1);
    });
}

#[test]
fn players() {
    let examples =
        ["engine:2", "random:5", "gtp:pentobi-gtp --game duo --level 7", "serial:/dev/ttyUSB0", "model-helper"];
    check!().with_type::<Input>().for_each(|input| {
        let _ = input.text(&examples).parse::<PlayerSpec>();
    });
}

#[test]
fn entrants() {
    check!().with_type::<Input>().for_each(|input| {
        let _ = input.text(&["ada=serial:/dev/ttyUSB0", "model@20000", "bob=engine@100ms"]).parse::<Contender>();
    });
}

#[test]
fn orders_of_the_page() {
    let example =
        r#"{"first":"engine","second":"human","start":"a","move_time_ms":1000,"budget_cycles":20000,"pace_ms":5}"#;
    check!().with_type::<Input>().for_each(|input| {
        let _ = serde_json::from_str::<OrderForm>(&input.text(&[example]));
    });
}
