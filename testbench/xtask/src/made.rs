//! Parts of documents that are made from figures: what stands between two comments.

use anyhow::{Context, Result};

/// The text with its part of that name replaced.
pub fn with(text: &str, name: &str, part: &str) -> Result<String> {
    let begin = format!("<!-- {name}: made by `cargo xtask report --write` -->\n");
    let end = format!("<!-- end of {name} -->\n");
    let (before, rest) = text.split_once(&begin).with_context(|| format!("there is no line {begin}"))?;
    let (_, after) = rest.split_once(&end).with_context(|| format!("there is no line {end}"))?;
    Ok(format!("{before}{begin}{part}{end}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_part_is_replaced_and_nothing_else() {
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
