//! Fuzz targets: every file and argument is either read or refused.

use fuzz::{check, Input};

use crate::bots::Bot;
use crate::record::replay;

#[test]
fn records() {
    let example = "{\"width\":5,\"names\":[\"Ada\",\"Bob\"]}\n{\"player\":1,\"line\":\"4 1 4 1 5 2 5 3 5\"}\n\
        {\"player\":2,\"line\":\"4 4 3 4 4 5 4 5 5\"}\n{\"player\":1,\"line\":\"0\",\"fault\":\"it hangs\"}\n";
    check!().with_type::<Input>().for_each(|input| {
        if let Ok(played) = replay(&input.text(&[example])) {
            assert_eq!(played.positions.len(), played.placed.len() + 1);
        }
    });
}

#[test]
fn bots() {
    check!().with_type::<Input>().for_each(|input| {
        if let Ok(bot) = input.text(&["self", "./my-bot --fast", "territory:3"]).parse::<Bot>() {
            assert_eq!(bot.to_string().parse(), Ok(bot));
        }
    });
}
