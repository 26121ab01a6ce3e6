//! Finds out from a bitstream's file which device it is for.

use boards::{Board, Part};

/// Precedes the part's name in the comment at the start of a bitstream for an ECP5.
const COMMENT: &[u8] = b"Part: ";

/// Bytes in which the comment is searched.
const HEAD: usize = 1024;

/// Bytes in a Xilinx bitstream before its header's first field.
const PREAMBLE: usize = 13;

/// Prefix of the line with the device's identifier in a Gowin bitstream: the command and three zero
/// bytes; 32 digits follow.
const IDENTIFIER: &str = "00000110000000000000000000000000";

/// Identifiers of Gowin's dies, with their names in `boards`.
const GOWIN: [(u32, &str); 1] = [(0x0001_081b, "GW5AST-138C")];

/// Refuses a bitstream that is empty or is not known to be for the board's device.
///
/// # Errors
/// The reason for refusing it.
pub fn check(board: &Board, bitstream: &[u8]) -> Result<(), String> {
    if bitstream.is_empty() {
        return Err("it is empty".to_owned());
    }
    let (found, known) = match &board.part {
        Part::Ecp5 { size, package, speed } => {
            (ecp5(bitstream), format!("LFE5U-{}-{speed}{package}", size.replace('k', "F")))
        }
        Part::Gowin { die, .. } => (gowin(bitstream), (*die).to_owned()),
        Part::Xilinx7 { number, .. } => (xilinx7(bitstream), xilinx7_name(number)),
    };
    match found {
        Some(found) if found == known => Ok(()),
        Some(found) => Err(format!("it is for {found}, and {} has {known}", board.name)),
        None => Err(format!("it does not say that it is for {known}, the device of {}", board.name)),
    }
}

/// The part in the comment of a bitstream for an ECP5. The 12F has the 25F's die but its own
/// identifier, so it refuses the 25F's bitstreams.
fn ecp5(bitstream: &[u8]) -> Option<String> {
    let head = &bitstream[..bitstream.len().min(HEAD)];
    let begin = head.windows(COMMENT.len()).position(|window| window == COMMENT)? + COMMENT.len();
    let name = head[begin..].iter().take_while(|byte| byte.is_ascii_graphic());
    Some(name.map(|&byte| char::from(byte)).collect())
}

/// The die of a Gowin bitstream, which is a text file.
fn gowin(bitstream: &[u8]) -> Option<String> {
    let text = std::str::from_utf8(bitstream).ok()?;
    let identifier = text.lines().find_map(|line| line.trim().strip_prefix(IDENTIFIER))?;
    let identifier = u32::from_str_radix(identifier, 2).ok()?;
    let known = GOWIN.iter().find(|(number, _)| *number == identifier);
    Some(known.map_or_else(|| format!("a device with the identifier {identifier:08x}"), |(_, die)| (*die).to_owned()))
}

/// The part in the second field of a Xilinx bitstream's header.
fn xilinx7(bitstream: &[u8]) -> Option<String> {
    let first = field(bitstream, PREAMBLE, b'a')?;
    let name = field(bitstream, PREAMBLE + 3 + first.len(), b'b')?;
    let name: String = name.iter().take_while(|byte| byte.is_ascii_graphic()).map(|&byte| char::from(byte)).collect();
    Some(xilinx7_name(&name))
}

/// The header's field at this position, if it has this key.
fn field(bitstream: &[u8], at: usize, key: u8) -> Option<&[u8]> {
    let head = bitstream.get(at..at + 3).filter(|head| head[0] == key)?;
    bitstream.get(at + 3..at + 3 + usize::from(u16::from_be_bytes([head[1], head[2]])))
}

/// A part's name without `xc` and without its speed grade, which the vendor's tools and open tools
/// write differently.
fn xilinx7_name(name: &str) -> String {
    let name = name.strip_prefix("xc").unwrap_or(name);
    name.split('-').next().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use boards::ALL;

    /// The boards that accept a bitstream.
    fn takers(bitstream: &[u8]) -> Vec<&'static str> {
        ALL.iter().filter(|board| check(board, bitstream).is_ok()).map(|board| board.name).collect()
    }

    fn refused(board: &str, bitstream: &[u8]) -> String {
        check(Board::named(board).unwrap(), bitstream).unwrap_err()
    }

    #[test]
    fn bitstream_for_another_ecp5_is_refused() {
        let of = |part: &str| [b"\xff\x00Part: ", part.as_bytes(), b"\x00\xff\xff\xff\xbd\xb3"].concat();
        assert_eq!(takers(&of("LFE5U-85F-6CABGA381")), ["ulx3s-85f", "ulx3s-85f-tree"]);
        assert_eq!(takers(&of("LFE5U-25F-6CABGA381")), ["ulx3s-25f"]);
        assert_eq!(takers(&of("LFE5U-12F-6CABGA381")), ["ulx3s-12f"]);
        let why = refused("ulx3s-85f", &of("LFE5U-45F-6CABGA381"));
        assert_eq!(why, "it is for LFE5U-45F-6CABGA381, and ulx3s-85f has LFE5U-85F-6CABGA381");
    }

    #[test]
    fn bitstream_for_another_xilinx_device_is_refused() {
        let of = |part: &str| {
            let mut bitstream = vec![0; PREAMBLE];
            for (key, text) in [(b'a', "design"), (b'b', part), (b'c', "1970/01/01")] {
                bitstream.push(key);
                bitstream.extend((text.len() as u16 + 1).to_be_bytes());
                bitstream.extend(text.bytes().chain([0]));
            }
            bitstream
        };
        assert_eq!(takers(&of("xc7a100tcsg324-1")), ["arty-a7-100t"]);
        let of_vendor = takers(&of("7a200tsbg484"));
        assert_eq!(of_vendor, ["nexys-video", "nexys-video-tree"], "as the vendor's tool writes it");
        assert_eq!(
            refused("arty-a7-100t", &of("xc7a35tcsg324-1")),
            "it is for 7a35tcsg324, and arty-a7-100t has 7a100tcsg324"
        );
        for end in 0..of("xc7a100tcsg324-1").len() - 20 {
            assert!(takers(&of("xc7a100tcsg324-1")[..end]).is_empty(), "cut at {end}");
        }
    }

    #[test]
    fn bitstream_for_another_gowin_device_is_refused() {
        let of = |identifier: u32| format!("// comment\n11111111\n{IDENTIFIER}{identifier:032b}\n").into_bytes();
        assert_eq!(takers(&of(0x0001_081b)), ["tang-mega-138k"]);
        let why = refused("tang-mega-138k", &of(0x0001_281b));
        assert_eq!(why, "it is for a device with the identifier 0001281b, and tang-mega-138k has GW5AST-138C");
    }

    #[test]
    fn file_without_a_device_is_refused() {
        assert_eq!(refused("arty-a7-100t", b""), "it is empty");
        for other in [&b"\xff\xff\xaa\x99\x55\x66"[..], b"text", b"Part: "] {
            assert!(takers(other).is_empty(), "{}", other.escape_ascii());
        }
    }
}
