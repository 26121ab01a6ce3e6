//! The web pages' files, and game data as the pages read it.

use axum::Router;
use referee_client::pages::{self, File, DOM, SCRIPT, STYLE};
use roborace_core::map::Map;
use roborace_core::moves::{Crash, State};

pub const SERVER: &str = include_str!("page/server.html");

/// The page of `roborace play`.
pub const CLIENT: &str = include_str!("page/client.html");

/// The files that the pages load.
const FILES: &[File] = &[
    DOM,
    ("style.css", STYLE, include_str!("page/style.css")),
    ("board.js", SCRIPT, include_str!("page/board.js")),
    ("player.js", SCRIPT, include_str!("page/player.js")),
    ("language.js", SCRIPT, include_str!("page/language.js")),
    ("standing.js", SCRIPT, include_str!("page/standing.js")),
    ("games.js", SCRIPT, include_str!("page/games.js")),
    ("judge.js", SCRIPT, include_str!("page/judge.js")),
    ("editor.js", SCRIPT, include_str!("page/editor.js")),
    ("server.js", SCRIPT, include_str!("page/server.js")),
    ("client.js", SCRIPT, include_str!("page/client.js")),
];

/// Serves a page at `/` and its files.
pub fn router(page: &'static str) -> Router {
    pages::router(page, FILES)
}

/// A map as the pages read it.
pub fn map_lines(map: &Map) -> Vec<String> {
    map.to_string().lines().map(str::to_owned).collect()
}

/// A state as the pages read it: a pose, or how the game ended.
pub fn state_text(state: State) -> String {
    match state {
        State::At(pose) => pose.to_string(),
        State::Won => "won".to_owned(),
        State::Lost(Crash::Hole) => "hole".to_owned(),
        State::Lost(Crash::Edge) => "edge".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::protocol::{
        fault, End, BAD_ID, BAD_NAME, DUPLICATE_PARAMETER, GAME_IS_OVER, NO_ID, NO_MOVES, NO_RANDOM_NUMBERS,
        TOO_MANY_GAMES, UNKNOWN_GAME,
    };

    /// The Czech dictionary, and all other texts of the pages.
    fn texts() -> (&'static str, String) {
        let (language, others): (Vec<&File>, Vec<&File>) = FILES.iter().partition(|(name, ..)| *name == "language.js");
        let (words, code) = language[0].2.split_once("\n};\n").unwrap();
        let others = others.iter().map(|(_, _, text)| *text);
        (words, others.chain([SERVER, CLIENT, code]).collect())
    }

    /// All texts between these marks, unless a word character precedes the first mark.
    fn between<'a>(text: &'a str, begin: &str, end: &str) -> BTreeSet<&'a str> {
        let places = text.match_indices(begin).map(|(at, _)| at);
        let whole = places.filter(|&at| !text[..at].ends_with(char::is_alphanumeric));
        whole.filter_map(|at| Some(text[at + begin.len()..].split_once(end)?.0)).collect()
    }

    #[test]
    fn every_answer_of_the_protocol_is_translated() {
        let language = FILES.iter().find(|(name, ..)| *name == "language.js").unwrap().2;
        let errors = [
            BAD_ID,
            BAD_NAME,
            DUPLICATE_PARAMETER,
            GAME_IS_OVER,
            NO_ID,
            NO_MOVES,
            NO_RANDOM_NUMBERS,
            TOO_MANY_GAMES,
            UNKNOWN_GAME,
        ];
        let errors = errors.map(fault).into_iter().chain(End::FAULTS.map(End::text));
        for error in errors {
            let error = error.strip_prefix("Chyba: ").unwrap();
            assert!(language.contains(&format!("\n  \"{error}\": \"")), "{error}");
        }
    }

    #[test]
    fn dictionary_contains_exactly_the_words_of_the_pages() {
        let (words, others) = texts();
        let line = |line: &'static str| Some(line.trim().strip_prefix('"')?.split_once("\": ")?.0);
        let known: BTreeSet<&str> = words.lines().filter_map(line).collect();
        let mut used = between(&others, "t(\"", "\"");
        used.extend(between(&others, "data-t>", "<"));
        assert!(used.len() > 100, "{used:?}");
        let untold: Vec<_> = used.difference(&known).collect();
        assert!(untold.is_empty(), "not in Czech: {untold:?}");
        let elsewhere = [
            include_str!("server/maps.rs"),
            include_str!("server/page_api.rs"),
            // Protocol answers and errors reach `t` as variables, not as literals.
            &others,
        ];
        let idle = known.difference(&used).filter(|word| {
            let quoted = format!("\"{word}\"");
            !elsewhere.iter().any(|text| text.contains(&quoted))
        });
        assert_eq!(idle.collect::<Vec<_>>(), Vec::<&&str>::new(), "in Czech, and nowhere used");
    }
}
