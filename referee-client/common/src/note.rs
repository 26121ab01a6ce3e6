//! Words for people on stderr. Nobody has to read them: a closed stderr is no reason to fail, as it is for `eprintln!`.

/// Writes a line to stderr if anybody reads it.
#[macro_export]
macro_rules! note {
    ($($text:tt)*) => {{
        use std::io::Write as _;
        let _ = writeln!(std::io::stderr(), $($text)*);
    }};
}

/// Writes to stderr, without an end of line, if anybody reads it.
#[macro_export]
macro_rules! ask {
    ($($text:tt)*) => {{
        use std::io::Write as _;
        let _ = write!(std::io::stderr(), $($text)*);
    }};
}
