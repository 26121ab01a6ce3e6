//! Whether a stream shows a picture that is redrawn in place, or plain lines.

use std::env;
use std::ffi::OsStr;

use console::Term;

/// Begins every line after the first of a wrapped text.
const INDENT: &str = "  ";

/// Whether `term` is a terminal that moves its cursor. With `TERM=dumb` it is not.
pub fn is_drawable(term: &Term) -> bool {
    term.is_term() && !is_dumb()
}

/// Whether `TERM` names a terminal that prints plain lines only.
pub fn is_dumb() -> bool {
    names_dumb(env::var_os("TERM").as_deref())
}

fn names_dumb(term: Option<&OsStr>) -> bool {
    term.is_some_and(|term| term == "dumb")
}

/// Breaks a text into lines of at most `columns` characters, between words; only a longer word is
/// longer. Lines after the first are indented.
pub fn wrap(text: &str, columns: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split(' ') {
        if !line.trim().is_empty() && line.chars().count() + 1 + word.chars().count() > columns {
            lines.push(line.trim_end().to_owned());
            line = INDENT.to_owned();
        } else if !(lines.is_empty() && line.is_empty()) {
            line.push(' ');
        }
        line += word;
    }
    lines.push(line.trim_end().to_owned());
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_broken_between_words() {
        assert_eq!(wrap("turn   6  model plays 71b3: 6.800 s", 20), ["turn   6  model", "  plays 71b3: 6.800", "  s"]);
        assert_eq!(wrap("a longest-word b", 5), ["a", "  longest-word", "  b"]);
        assert_eq!((wrap("ab cd", 5), wrap("", 5)), (vec!["ab cd".to_owned()], vec![String::new()]));
    }

    #[test]
    fn only_dumb_terminals_are_dumb() {
        assert!(names_dumb(Some(OsStr::new("dumb"))));
        assert!(!names_dumb(Some(OsStr::new("xterm-256color"))) && !names_dumb(None));
    }
}
