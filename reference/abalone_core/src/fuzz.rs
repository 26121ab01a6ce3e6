//! Fuzz targets: input must be read or refused, and what is read must survive writing and reading.

use fuzz::{check, Input};

use super::network::parameters::Parameters;
use super::notation;
use super::position::Position;
use super::sealed;
use super::search::Engine;
use super::tuning::games;
use super::tuning::self_play::play;

const POSITIONS: [&str; 3] =
    ["standard", "belgian w", "wwwww/wwwwww/..www../......../........./......../..bbb../bbbbbb/bbbbb b"];

#[test]
fn positions() {
    check!().with_type::<Input>().for_each(|input| {
        let Ok(position) = input.text(&POSITIONS).parse::<Position>() else { return };
        assert_eq!(position.to_string().parse(), Ok(position));
    });
}

#[test]
fn moves() {
    let position: Position = POSITIONS[1].parse().expect("a start's name");
    check!().with_type::<Input>().for_each(|input| {
        let text = input.text(&["i5h5", "b1b2", "a1a2b2", "h9g9"]);
        let Ok(read) = notation::read(&position, &text) else { return };
        assert!(position.moves().contains(&read));
        assert_eq!(notation::read(&position, &read.to_string()), Ok(read));
    });
}

/// A file's bytes without the checksum, in hexadecimal, so that text edits can change them.
fn digits(bytes: &[u8]) -> String {
    bytes[..bytes.len() - 8].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The file of these hexadecimal digits, with a correct checksum.
fn file(digits: &str) -> Vec<u8> {
    let digits: Vec<u8> = digits.bytes().map(|digit| char::from(digit).to_digit(16).unwrap_or(0) as u8).collect();
    sealed::seal(digits.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect())
}

#[test]
fn games() {
    let example = digits(&games::write(&[play(&mut Engine::new(1, 1), 1, 1)]));
    check!().with_type::<Input>().for_each(|input| {
        let bytes = file(&input.text(&[&example]));
        let Ok(read) = games::read(&bytes) else { return };
        assert_eq!(games::write(&read), bytes);
    });
}

#[test]
fn networks() {
    let example = digits(&Parameters::zero("here".to_owned()).write());
    check!().with_type::<Input>().for_each(|input| {
        let bytes = file(&input.text(&[&example]));
        let Ok(parameters) = Parameters::read(&bytes) else { return };
        assert_eq!(Parameters::read(&parameters.write()), Ok(parameters));
    });
}
