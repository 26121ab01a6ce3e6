//! Says why a text is not the expected JSON, for errors that name the file, and the line of a file
//! with a value on each line.

/// What `why` says about `text`: its line is left out if the text has only one, and an empty text
/// is called empty.
///
/// ```
/// use referee_client::json_fault::describe;
///
/// let why = serde_json::from_str::<u32>("x").unwrap_err();
/// assert_eq!(why.to_string(), "expected value at line 1 column 1");
/// assert_eq!(describe("x", &why), "expected value at column 1");
/// ```
pub fn describe(text: impl AsRef<[u8]>, why: &serde_json::Error) -> String {
    let text = text.as_ref().trim_ascii();
    if text.is_empty() {
        return "the file is empty".to_owned();
    }
    let told = why.to_string();
    match told.strip_suffix(&format!(" at line 1 column {}", why.column())) {
        Some(what) if !text.contains(&b'\n') => format!("{what} at column {}", why.column()),
        _ => told,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    #[test]
    fn line_is_named_only_if_there_are_several() {
        let told = |text: &str| describe(text, &serde_json::from_str::<Value>(text).unwrap_err());
        assert_eq!(told("{\"a\": }\n"), "expected value at column 7");
        assert_eq!(told("{\"a\": }\n}"), "expected value at line 1 column 7");
        assert_eq!(told("{\n\"a\": }"), "expected value at line 2 column 6");
        assert_eq!((told(""), told(" \n")), ("the file is empty".to_owned(), "the file is empty".to_owned()));
    }
}
