//! The tree of openings as a page for a browser: one file that needs no server.

use anyhow::Result;
use serde::Serialize;

use super::report::Origin;
use super::tree::Tree;

/// The page without its tree.
const PAGE: &str = include_str!("page.html");

/// The placeholder for the tree.
const PLACE: &str = "/* the tree */ null";

/// A move of the tree and the subtree behind it.
#[derive(Serialize)]
struct Branch {
    /// The move, as a code.
    played: String,
    /// Its value for the side that makes it.
    value: i32,
    /// Depth of the search of the position behind it.
    depth: u32,
    /// The position behind it.
    position: String,
    /// Positions of the tree that were first reached through it.
    positions: usize,
    /// The replies, best first.
    replies: Vec<Branch>,
    /// The position was first reached by other moves, and its subtree is shown there.
    elsewhere: bool,
}

/// The page.
pub fn html(tree: &Tree, origin: &Origin) -> Result<String> {
    let values = tree.values();
    let mut positions = vec![1; tree.nodes.len()];
    for index in (0..tree.nodes.len()).rev() {
        if let Some((before, _)) = tree.nodes[index].before {
            positions[before] += positions[index];
        }
    }
    let root = branch(tree, 0, String::new(), &values, &positions, false);
    let json = serde_json::to_string(&root)?;
    let said = format!("{} positions, {} cycles each, {:.2} core hours", tree.nodes.len(), origin.cycles, origin.hours);
    Ok(PAGE.replace(PLACE, &json).replace("<!-- said -->", &said))
}

fn branch(tree: &Tree, index: usize, played: String, values: &[i32], positions: &[usize], elsewhere: bool) -> Branch {
    let node = &tree.nodes[index];
    let mut replies = Vec::new();
    if !elsewhere {
        for &(played, behind) in &node.replies {
            let is_elsewhere = tree.nodes[behind].before != Some((index, played));
            replies.push(branch(tree, behind, played.to_string(), values, positions, is_elsewhere));
        }
    }
    replies.sort_by_key(|reply| -reply.value);
    Branch {
        played,
        value: -values[index],
        depth: node.depth,
        position: node.position.to_string(),
        positions: positions[index],
        replies,
        elsewhere,
    }
}

#[cfg(test)]
mod tests {
    use super::super::grow::Grower;
    use super::*;
    use crate::searches::Searches;

    #[test]
    fn page_shows_every_position_once() {
        let folder = tempfile::tempdir().unwrap();
        let searches = Searches::open(&folder.path().join("searches")).unwrap();
        let grower = Grower { searches: &searches, cycles: 300, threads: 1, shard: "1/1".parse().unwrap() };
        let tree = grower.grow(60, |_| {}).unwrap();
        let page = html(&tree, &Origin { cycles: 300, hours: 0.5, verilog_sha256: String::new() }).unwrap();
        assert!(!page.contains(PLACE) && page.contains("300 cycles each, 0.50 core hours"));
        let here = page.matches("\"elsewhere\":false").count();
        assert_eq!(here, tree.nodes.len());
        for node in &tree.nodes {
            assert!(page.contains(&format!("\"position\":\"{}\"", node.position)));
        }
    }
}
