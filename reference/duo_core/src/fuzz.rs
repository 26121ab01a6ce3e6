//! Fuzz targets: input must be read or refused, and what is read must survive writing and reading.

use fuzz::{check, Input};

use super::cell_notation::{read_move, write_move};
use super::moves::legal_placements;
use super::notation::{decode, encode, Code};
use super::position::Position;
use super::protocol::{Frame, FrameDecoder, Prompt, Reply};
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
fn moves_by_cells() {
    check!().with_type::<Input>().for_each(|input| {
        let Ok(played) = read_move(&input.text(&["e10,d11,e11,f11", "pass", "53e0"])) else { return };
        assert_eq!(read_move(&write_move(played)).ok(), Some(played));
    });
}

#[test]
fn frames() {
    check!().with_type::<Input>().for_each(|input| {
        let bytes = input.bytes(&["0", "0253553e0453e09", "0<53e0>a8e040000", "4000025"]);
        let mut decoder = FrameDecoder::new();
        for frame in bytes.iter().filter_map(|&byte| decoder.take(byte)) {
            assert_eq!(Frame::parse(&frame.to_bytes()), Some(frame));
        }
        // After a pause, a start is understood whatever came before.
        decoder.pause();
        assert_eq!(decoder.take(b'0'), Some(Frame::Prompt(Prompt::Start)));
    });
}

#[test]
fn replies() {
    check!().with_type::<Input>().for_each(|input| {
        let Some(reply) = Reply::parse(&input.bytes(&["1XY", "53e0"])) else { return };
        assert_eq!(Reply::parse(&reply.to_bytes()), Some(reply));
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
