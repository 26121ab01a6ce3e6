//! The files that the page consists of.

use crate::server::Server;

/// The parts of `text` that follow `before`, up to the character `after`.
fn between<'a>(text: &'a str, before: &'a str, after: char) -> impl Iterator<Item = &'a str> {
    text.split(before).skip(1).map(move |rest| rest.split(after).next().unwrap())
}

#[test]
fn page_is_complete_and_uses_no_other_server() {
    let server = Server::start(&[]);
    let page = server.get("/");
    assert_eq!(page.status, 200);
    assert!(page.head.contains("content-type: text/html") && page.head.contains("default-src 'self'"), "{}", page.head);
    // Headings and language, which screen readers use.
    assert_eq!((page.body.matches("<h1").count(), page.body.matches("<html lang=\"en\">").count()), (1, 1));
    // Every address in the page is relative, so that the page may lie in any folder of a site.
    let named = ["href=\"", "src=\""].into_iter().flat_map(|before| between(&page.body, before, '"'));
    let mut wanted: Vec<String> = named.filter(|path| !path.starts_with('#')).map(|path| format!("/{path}")).collect();
    let mut seen = Vec::new();
    while let Some(path) = wanted.pop() {
        if seen.contains(&path) {
            continue;
        }
        let file = server.get(&path);
        assert_eq!(file.status, 200, "{path}");
        assert!(!file.body.is_empty());
        for elsewhere in ["http://", "https://", "//cdn"] {
            let links = file.body.replace("http://www.w3.org/", "");
            assert!(!links.contains(elsewhere), "{path} names {elsewhere}");
        }
        wanted.extend(between(&file.body, "from \"./", '"').map(|name| format!("/assets/{name}")));
        seen.push(path);
    }
    assert!(seen.len() > 20, "{seen:?}");
}

#[test]
fn shapes_equal_the_piece_table() {
    let server = Server::start(&[]);
    let shapes = server.get("/api/shapes").json();
    assert_eq!(shapes["orientations"].as_array().unwrap().len(), 91);
    assert_eq!(shapes["pieces"].as_array().unwrap().len(), 21);
    assert_eq!(shapes["board_size"], 14);
}

#[test]
fn unknown_paths_are_answered_with_a_reason() {
    let server = Server::start(&[]);
    for path in [
        "/nothing",
        "/assets/nothing.js",
        "/assets/../Cargo.toml",
        "/api/games/1",
        "/api/games/x/events",
        "/api/games/-1/moves",
    ] {
        let answer = server.get(path);
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.error().contains("there is no"), "{path}: {}", answer.body);
    }
}
