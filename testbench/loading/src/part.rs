//! Which device a bitstream is for, as far as it says so.

use boards::{Board, Part};

/// What stands before the part's name in the comment with which a bitstream for an ECP5 begins.
const COMMENT: &[u8] = b"Part: ";

/// The comment is looked for in so many bytes.
const HEAD: usize = 1024;

/// Refuses a bitstream that says it is for another device than the board's. Only those for an ECP5 say so.
///
/// # Errors
/// Why it is refused.
pub fn check(board: &Board, bitstream: &[u8]) -> Result<(), String> {
    let Some(found) = named(bitstream) else { return Ok(()) };
    let known = match &board.part {
        Part::Ecp5 { size, package, speed } => format!("LFE5U-{}-{speed}{package}", size.replace('k', "F")),
        Part::Gowin { number, .. } | Part::Xilinx7 { number, .. } => (*number).to_owned(),
    };
    if die(&found) == die(&known) {
        return Ok(());
    }
    Err(format!("it is for {found}, and {} has {known}", board.name))
}

/// The part that a bitstream names.
fn named(bitstream: &[u8]) -> Option<String> {
    let head = &bitstream[..bitstream.len().min(HEAD)];
    let begin = head.windows(COMMENT.len()).position(|window| window == COMMENT)? + COMMENT.len();
    let name = head[begin..].iter().take_while(|byte| byte.is_ascii_graphic());
    Some(name.map(|&byte| char::from(byte)).collect())
}

/// The smallest part is sold with the next one's die.
fn die(part: &str) -> String {
    part.replace("-12F-", "-25F-")
}

#[cfg(test)]
mod tests {
    use super::*;
    use boards::ALL;

    #[test]
    fn a_bitstream_for_another_device_is_refused() {
        let of = |part: &str| [b"\xff\x00Part: ", part.as_bytes(), b"\x00\xff\xff\xff\xbd\xb3"].concat();
        let boards = |part: &str| {
            let taken = ALL.iter().filter(|board| check(board, &of(part)).is_ok());
            taken.map(|board| board.name).collect::<Vec<_>>()
        };
        assert_eq!(boards("LFE5U-85F-6CABGA381"), ["ulx3s-85f", "ulx3s-85f-tree"]);
        assert_eq!(boards("LFE5U-25F-6CABGA381"), ["ulx3s-25f", "ulx3s-12f"]);
        let why = check(ALL[0], &of("LFE5U-45F-6CABGA381")).unwrap_err();
        assert_eq!(why, "it is for LFE5U-45F-6CABGA381, and ulx3s-85f has LFE5U-85F-6CABGA381");
        assert!(ALL.iter().all(|board| check(board, b"\xff\xff\xaa\x99\x55\x66").is_ok()));
    }
}
