//! Reads text files that people or other programs wrote, up to a maximum size.

use std::borrow::Cow;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

const BYTE_ORDER_MARK: &str = "\u{feff}";

/// Reads a UTF-8 file of at most `most_bytes` and normalises it (see [`normalize`]). The error says
/// what is wrong, without the path.
pub fn read_text(path: &Path, most_bytes: u64) -> io::Result<String> {
    let text = String::from_utf8(read_bytes(path, most_bytes)?);
    let text = text.map_err(|_| io::Error::other("it is not UTF-8 text"))?;
    Ok(normalize(&text).into_owned())
}

/// Reads a file as [`read_text`] does, and takes one that is not UTF-8 for Latin-1.
pub fn read_text_or_latin_1(path: &Path, most_bytes: u64) -> io::Result<String> {
    utf_8_or_latin_1(read_bytes(path, most_bytes)?)
}

/// Normalises a text that is UTF-8, or else Latin-1.
///
/// # Errors
///
/// It is UTF-16.
pub fn utf_8_or_latin_1(bytes: Vec<u8>) -> io::Result<String> {
    refuse_utf_16(&bytes)?;
    let text = String::from_utf8(bytes);
    let text = text.unwrap_or_else(|why| why.into_bytes().into_iter().map(char::from).collect());
    Ok(normalize(&text).into_owned())
}

fn read_bytes(path: &Path, most_bytes: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(most_bytes + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most_bytes {
        return Err(io::Error::other(format!("it is larger than {} KiB", most_bytes / 1024)));
    }
    refuse_utf_16(&bytes)?;
    Ok(bytes)
}

fn refuse_utf_16(bytes: &[u8]) -> io::Result<()> {
    if bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]) {
        return Err(io::Error::other("it is UTF-16: save it as UTF-8"));
    }
    Ok(())
}

/// The text without a byte order mark at its beginning.
pub fn skip_byte_order_mark(text: &str) -> &str {
    text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text)
}

/// Length in bytes of the byte order mark at the beginning of a UTF-8 file; 0 without one.
pub fn byte_order_mark_length(bytes: &[u8]) -> usize {
    if bytes.starts_with(BYTE_ORDER_MARK.as_bytes()) {
        BYTE_ORDER_MARK.len()
    } else {
        0
    }
}

/// Removes a byte order mark at the beginning, and turns every line end (CR LF, or CR alone) into a
/// line feed.
pub fn normalize(text: &str) -> Cow<'_, str> {
    let text = skip_byte_order_mark(text);
    if text.contains('\r') {
        Cow::Owned(text.replace("\r\n", "\n").replace('\r', "\n"))
    } else {
        Cow::Borrowed(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_loses_its_byte_order_mark_and_all_line_ends_become_line_feeds() {
        assert_eq!(normalize("\u{feff}a\r\nb\rc\n"), "a\nb\nc\n");
        assert_eq!(normalize("a\u{feff}\n"), "a\u{feff}\n");
    }

    #[test]
    fn file_is_read_within_its_bound_and_refused_with_its_fault() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        let read = |bytes: &[u8]| {
            std::fs::write(&path, bytes).unwrap();
            read_text(&path, 1024).map_err(|why| why.to_string())
        };
        assert_eq!(read("\u{feff}a\r".as_bytes()).unwrap(), "a\n");
        assert_eq!(read(&[b'x'; 1024]).unwrap().len(), 1024);
        assert_eq!(read(&[b'x'; 1025]).unwrap_err(), "it is larger than 1 KiB");
        assert_eq!(read(b"\xff\xfea\0").unwrap_err(), "it is UTF-16: save it as UTF-8");
        assert_eq!(read(b"\xffa").unwrap_err(), "it is not UTF-8 text");
        std::fs::write(&path, b"Jos\xe9\r").unwrap();
        assert_eq!(read_text_or_latin_1(&path, 1024).unwrap(), "José\n");
        std::fs::write(&path, "\u{feff}José").unwrap();
        assert_eq!(read_text_or_latin_1(&path, 1024).unwrap(), "José");
    }

    #[test]
    fn byte_order_mark_has_its_length_at_the_beginning_only() {
        assert_eq!(["\u{feff}a", "a\u{feff}", ""].map(|text| byte_order_mark_length(text.as_bytes())), [3, 0, 0]);
    }
}
