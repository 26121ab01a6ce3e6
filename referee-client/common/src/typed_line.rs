//! Lines that a person types.

use std::io::{self, BufRead, Read};

use crate::text_file::skip_byte_order_mark;

/// Maximum length of a line in bytes; the rest of a longer one counts as the next line.
const MAX_BYTES: u64 = 4096;

/// Reads a line without a byte order mark before it and the white space around it; bytes that are
/// not UTF-8 become replacement characters. `None` at the end of the input.
pub fn read_typed_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    let length = input.take(MAX_BYTES).read_until(b'\n', &mut line)?;
    Ok((length > 0).then(|| skip_byte_order_mark(&String::from_utf8_lossy(&line)).trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_trimmed_and_bounded_until_the_input_ends() {
        let long = "x".repeat(5000);
        let text = format!(" 3 1 1 \r\n\n{long}\nend");
        let mut input = text.as_bytes();
        let mut next = || read_typed_line(&mut input).unwrap();
        assert_eq!(next().as_deref(), Some("3 1 1"));
        assert_eq!(next().as_deref(), Some(""));
        assert_eq!(next().map(|line| line.len()), Some(4096));
        assert_eq!(next().map(|line| line.len()), Some(904));
        assert_eq!((next().as_deref(), next()), (Some("end"), None));
        assert_eq!(read_typed_line(&mut &b"\xff\n"[..]).unwrap().as_deref(), Some("\u{fffd}"));
        assert_eq!(read_typed_line(&mut "\u{feff}quit\r\n".as_bytes()).unwrap().as_deref(), Some("quit"));
    }
}
