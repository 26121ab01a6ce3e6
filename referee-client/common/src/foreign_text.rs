//! Makes foreign text safe to print.
//!
//! Names, messages and records come from other people's programs and files. Characters that control
//! a terminal (ESC) or disguise text (U+202E, zero-width characters) are printed as escapes such as
//! `\u{1b}`, so that the reader sees them.

use std::fmt::{self, Display, Formatter, Write};

/// Prints foreign text on one line, with invisible and control characters as escapes.
///
/// ```
/// use referee_client::foreign_text::Printable;
///
/// assert_eq!(Printable("Brno\u{1b}[2J").to_string(), r"Brno\u{1b}[2J");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Printable<'a>(pub &'a str);

impl Display for Printable<'_> {
    fn fmt(&self, out: &mut Formatter) -> fmt::Result {
        self.0.chars().try_for_each(|letter| write_letter(letter, out))
    }
}

/// Prints a message of several lines that may contain foreign text; tabs and line ends are
/// unchanged.
#[derive(Clone, Copy, Debug)]
pub struct PrintableLines<'a>(pub &'a str);

impl Display for PrintableLines<'_> {
    fn fmt(&self, out: &mut Formatter) -> fmt::Result {
        self.0.chars().try_for_each(|letter| match letter {
            '\n' | '\t' => out.write_char(letter),
            _ => write_letter(letter, out),
        })
    }
}

fn write_letter(letter: char, out: &mut Formatter) -> fmt::Result {
    match letter {
        '\'' | '"' | '\\' => out.write_char(letter),
        // A string escapes combining marks only at its start; after a letter they are text.
        _ => {
            let mut text = String::from("x");
            text.push(letter);
            text.escape_debug().skip(1).try_for_each(|letter| out.write_char(letter))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn printable_shows_control_and_bidirectional_characters_as_escapes() {
        for (foreign, printed) in [
            ("a\u{1b}]0;title\u{7}", r"a\u{1b}]0;title\u{7}"),
            ("\u{202e}anrB", r"\u{202e}anrB"),
            ("a\u{200b}b\u{feff}", r"a\u{200b}b\u{feff}"),
            ("two\nlines\r", r"two\nlines\r"),
            ("\u{9b}2J", r"\u{9b}2J"),
        ] {
            assert_eq!(Printable(foreign).to_string(), printed);
        }
        for plain in ["O'Neill \"x\" C:\\", "Åse", "e\u{301}quipe", "تیم", "日本"] {
            assert_eq!(Printable(plain).to_string(), plain);
        }
        assert_eq!(PrintableLines("a:\n\tb\u{1b}").to_string(), "a:\n\tb\\u{1b}");
    }
}
