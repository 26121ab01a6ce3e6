//! Replaces generated parts of documents, which are between two comments.

use anyhow::{Context, Result};

/// The text with its part of this name replaced.
pub fn with(text: &str, name: &str, part: &str) -> Result<String> {
    let begin = format!("<!-- {name}: made by `cargo xtask report --write` -->\n");
    let end = format!("<!-- end of {name} -->\n");
    let (before, rest) = text.split_once(&begin).with_context(|| format!("missing line {begin}"))?;
    let (_, after) = rest.split_once(&end).with_context(|| format!("missing line {end}"))?;
    Ok(format!("{before}{begin}{part}{end}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_named_part_is_replaced() {
        let text = |part| {
            format!(
                "above\n<!-- boards: made by `cargo xtask report --write` -->\n{part}<!-- end of boards -->\nbelow\n"
            )
        };
        assert_eq!(with(&text("old\n"), "boards", "new\n").unwrap(), text("new\n"));
        assert!(with(&text("old\n"), "games", "new\n").is_err());
        assert!(with("nothing here", "boards", "new\n").is_err());
    }
}
