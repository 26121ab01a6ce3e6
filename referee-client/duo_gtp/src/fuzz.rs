//! Fuzz targets.

use std::time::Duration;

use fuzz::{check, Input};

use crate::commands::{Commands, Next};
use duo_players::players::first_legal::FirstLegal;

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
