//! The pages' files.

use axum::Router;
use referee_client::pages::{self, File, DOM, SCRIPT, STYLE};

/// The server's page.
pub const SERVER: &str = include_str!("page/server.html");

/// The interactive client's page.
pub const CLIENT: &str = include_str!("page/client.html");

/// What the pages load.
const FILES: &[File] = &[
    DOM,
    ("style.css", STYLE, include_str!("page/style.css")),
    ("board.js", SCRIPT, include_str!("page/board.js")),
    ("player.js", SCRIPT, include_str!("page/player.js")),
    ("language.js", SCRIPT, include_str!("page/language.js")),
    ("standing.js", SCRIPT, include_str!("page/standing.js")),
    ("games.js", SCRIPT, include_str!("page/games.js")),
    ("editor.js", SCRIPT, include_str!("page/editor.js")),
    ("server.js", SCRIPT, include_str!("page/server.js")),
    ("client.js", SCRIPT, include_str!("page/client.js")),
];

/// A page at `/` with its files.
pub fn router(page: &'static str) -> Router {
    pages::router(page, FILES)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The Czech words' file, and everything else that the pages are made of.
    fn texts() -> (&'static str, String) {
        let (language, others): (Vec<&File>, Vec<&File>) = FILES.iter().partition(|(name, ..)| *name == "language.js");
        let (words, code) = language[0].2.split_once("\n};\n").unwrap();
        let others = others.iter().map(|(_, _, text)| *text);
        (words, others.chain([SERVER, CLIENT, code]).collect())
    }

    /// What stands between these, everywhere in a text; nothing of a word before the beginning.
    fn between<'a>(text: &'a str, begin: &str, end: &str) -> BTreeSet<&'a str> {
        let places = text.match_indices(begin).map(|(at, _)| at);
        let whole = places.filter(|&at| !text[..at].ends_with(char::is_alphanumeric));
        whole.filter_map(|at| Some(text[at + begin.len()..].split_once(end)?.0)).collect()
    }

    #[test]
    fn all_words_of_the_pages_are_there_in_czech_and_no_others() {
        let (words, others) = texts();
        let line = |line: &'static str| Some(line.trim().strip_prefix('"')?.split_once("\": ")?.0);
        let known: BTreeSet<&str> = words.lines().filter_map(line).collect();
        let mut used = between(&others, "t(\"", "\"");
        used.extend(between(&others, "data-t>", "<"));
        assert!(used.len() > 100, "{used:?}");
        let untold: Vec<_> = used.difference(&known).collect();
        assert!(untold.is_empty(), "not in Czech: {untold:?}");
        let elsewhere = [
            include_str!("server/courses.rs"),
            include_str!("server/settings.rs"),
            // What the protocol says, and what has gone wrong, comes by way of a table or of an error.
            &others,
        ];
        let idle = known.difference(&used).filter(|word| {
            let quoted = format!("\"{word}\"");
            !elsewhere.iter().any(|text| text.contains(&quoted))
        });
        assert_eq!(idle.collect::<Vec<_>>(), Vec::<&&str>::new(), "in Czech, and nowhere used");
    }
}
