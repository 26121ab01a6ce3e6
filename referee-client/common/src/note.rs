//! Messages for people on stderr. Unlike with `eprintln!`, a closed stderr is not a failure, and
//! control characters in foreign text are shown as escapes.

/// Writes a line to stderr, if it is open.
#[macro_export]
macro_rules! note {
    ($($text:tt)*) => {{
        use std::io::Write as _;
        let text = format!($($text)*);
        let _ = writeln!(std::io::stderr(), "{}", $crate::foreign_text::PrintableLines(&text));
    }};
}

/// Writes to stderr without a line end, if it is open.
#[macro_export]
macro_rules! ask {
    ($($text:tt)*) => {{
        use std::io::Write as _;
        let text = format!($($text)*);
        let _ = write!(std::io::stderr(), "{}", $crate::foreign_text::PrintableLines(&text));
    }};
}
