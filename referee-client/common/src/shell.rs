//! Paths in commands that a person copies into a shell.

use std::fmt::Write;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

use crate::foreign_text::Printable;

/// The path as a shell reads it: one printable word that is not an option.
///
/// ```
/// use referee_client::shell::quote;
///
/// assert_eq!(quote("my cup".as_ref()), "'my cup'");
/// assert_eq!(quote("-cup".as_ref()), "./-cup");
/// ```
pub fn quote(path: &Path) -> String {
    let option = if path.as_os_str().as_bytes().starts_with(b"-") { "./" } else { "" };
    match path.to_str() {
        Some(text) if Printable(text).to_string() == text => {
            shell_words::quote(&format!("{option}{text}")).into_owned()
        }
        _ => format!("$'{option}{}'", escape(path.as_os_str().as_bytes())),
    }
}

/// The bytes within `$'...'`.
fn escape(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, &byte| {
        match byte {
            b'\'' | b'\\' => text.extend(['\\', char::from(byte)]),
            b' '..=b'~' => text.push(char::from(byte)),
            // Writing to a string cannot fail.
            _ => drop(write!(text, "\\x{byte:02x}")),
        }
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::ffi::OsStr;
    use std::process::Command;

    #[test]
    fn shell_reads_the_quoted_path_as_one_word() {
        for (path, quoted) in [
            ("cup", "cup"),
            ("/srv/cup-2/a.b_c", "/srv/cup-2/a.b_c"),
            ("my cup", "'my cup'"),
            ("-cup", "./-cup"),
            ("--my cup", "'./--my cup'"),
            ("Jean's $HOME", r"'Jean'\''s $HOME'"),
            ("Pohár", "Pohár"),
            ("a\nb'c\\d", r"$'a\x0ab\'c\\d'"),
            ("-\u{202e}", r"$'./-\xe2\x80\xae'"),
        ] {
            assert_eq!(quote(path.as_ref()), quoted);
            let read = Command::new("bash").arg("-c").arg(format!("printf %s {quoted}")).output().unwrap();
            let expected = if path.starts_with('-') { format!("./{path}") } else { path.to_owned() };
            assert_eq!(read.stdout, expected.as_bytes(), "{quoted}");
        }
        assert_eq!(quote(OsStr::from_bytes(b"Jos\xe9").as_ref()), r"$'Jos\xe9'");
    }
}
