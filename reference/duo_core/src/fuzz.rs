//! Fuzz targets: whatever comes is read or refused, and what is read is what would be written.

use fuzz::{check, Input};

use super::moves::legal_placements;
use super::notation::{decode, encode, Code};
use super::position::Position;
use super::protocol::{Prompt, Reply};
use super::settings::parse_team;

#[test]
fn codes() {
    check!().with_type::<Input>().for_each(|input| {
        let Ok(code) = input.text(&["53e0", "0000", "a8u7"]).parse::<Code>() else { return };
        let Ok(read) = decode(code) else { return };
        assert_eq!(decode(encode(read)), Ok(read));
    });
}

#[test]
fn prompts() {
    check!().with_type::<Input>().for_each(|input| {
        let bytes = input.bytes(&["0", "25", "2A", "3553e0", "453e0", "9"]);
        let Ok(prompt) = Prompt::parse(&bytes) else { return };
        assert_eq!((prompt.to_bytes(), Prompt::length(bytes[0])), (bytes.clone(), Some(bytes.len())));
    });
}

#[test]
fn replies() {
    check!().with_type::<Input>().for_each(|input| {
        let Ok(reply) = Reply::parse(&input.bytes(&["1XY", "53e0\r\n"])) else { return };
        assert_eq!(Reply::parse(&reply.to_bytes()), Ok(reply));
    });
}

#[test]
fn positions() {
    let examples = [
        "14/14/14/14/14/14/14/14/14/14/14/14/14/14 x 5 0 0 -",
        "14/14/14/4x9/3xxx8/4x9/14/14/14/9o4/9oo3/9o4/14/14 x 5 0 2 -",
    ];
    check!().with_type::<Input>().for_each(|input| {
        let Ok(position) = input.text(&examples).parse::<Position>() else { return };
        assert_eq!(position.to_string().parse(), Ok(position));
        for placement in legal_placements(&position) {
            assert!(placement.fits_board());
        }
    });
}

#[test]
fn teams() {
    check!().with_type::<Input>().for_each(|input| {
        let text = input.text(&["XY", "a1"]);
        if let Ok(team) = parse_team(&text) {
            assert_eq!(&team[..], text.as_bytes());
        }
    });
}
