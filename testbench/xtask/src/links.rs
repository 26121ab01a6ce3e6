//! The links of the documents: every file and every heading that a page points to is there.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{bail, Context, Result};
use testbench::workspace;

/// Where pages lie; folders with everything below them.
const PLACES: [&str; 5] = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "hdl/doc", "referee-client/doc"];

/// Fails if a link leads nowhere. Links to other sites are not followed.
pub fn check() -> Result<()> {
    let mut broken = Vec::new();
    for page in pages()? {
        let text = read(&page)?;
        for link in links(&text) {
            if !leads_somewhere(&page, &text, link)? {
                let page = page.strip_prefix(workspace::root()).unwrap_or(&page);
                broken.push(format!("{} in {}", link, page.display()));
            }
        }
    }
    if !broken.is_empty() {
        bail!("no such file or heading: {}", broken.join(", "));
    }
    Ok(())
}

fn pages() -> Result<Vec<PathBuf>> {
    let mut pages = Vec::new();
    let mut places: Vec<PathBuf> = PLACES.map(|place| workspace::root().join(place)).into();
    while let Some(place) = places.pop() {
        if place.is_dir() {
            for entry in fs::read_dir(&place).with_context(|| format!("cannot read {}", place.display()))? {
                places.push(entry?.path());
            }
        } else if place.extension().is_some_and(|extension| extension == "md") {
            pages.push(place);
        }
    }
    Ok(pages)
}

/// What a page points to within the repository: `](link)`, `src="link"`, `srcset="link"`.
fn links(text: &str) -> impl Iterator<Item = &str> {
    let after = |opening: &'static str, closing: char| {
        text.split(opening).skip(1).filter_map(move |rest| Some(rest.split_once(closing)?.0))
    };
    after("](", ')')
        .chain(after("src=\"", '"'))
        .chain(after("srcset=\"", '"'))
        .filter(|link| !link.contains("://") && !link.contains(char::is_whitespace))
}

fn leads_somewhere(page: &Path, text: &str, link: &str) -> Result<bool> {
    let (file, heading) = link.split_once('#').unwrap_or((link, ""));
    let target = page.parent().unwrap_or(page).join(file);
    if file.is_empty() {
        return Ok(headings(text).any(|found| found == heading));
    }
    Ok(match heading {
        "" => target.exists(),
        heading => target.is_file() && headings(&read(&target)?).any(|found| found == heading),
    })
}

/// The anchors of a page's headings, as GitHub makes them.
fn headings(text: &str) -> impl Iterator<Item = String> + '_ {
    text.lines().filter(|line| line.starts_with('#')).map(|line| {
        let title = line.trim_start_matches('#').trim().to_lowercase();
        let kept = |letter: &char| letter.is_alphanumeric() || " -_".contains(*letter);
        title.chars().filter(kept).map(|letter| if letter == ' ' { '-' } else { letter }).collect()
    })
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_and_headings_are_looked_for() {
        let page = workspace::root().join("README.md");
        let text = "# A page\n## The `sim` player: what, and why\n";
        for (link, there) in [
            ("Cargo.toml", true),
            ("hdl/doc", true),
            ("no/such.md", false),
            ("#the-sim-player-what-and-why", true),
            ("#the-sim-player", false),
            ("ARCHITECTURE.md#where-a-change-belongs", true),
            ("ARCHITECTURE.md#where-it-does-not", false),
        ] {
            assert_eq!(leads_somewhere(&page, text, link).unwrap(), there, "{link}");
        }
    }

    #[test]
    fn links_to_other_sites_are_left_alone() {
        let text = r#"[a](b.md#c) ![d](e.svg) [f](https://g.org) <source srcset="h.svg"> <img src="i.svg">"#;
        assert_eq!(links(text).collect::<Vec<_>>(), ["b.md#c", "e.svg", "i.svg", "h.svg"]);
    }
}
