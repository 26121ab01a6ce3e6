//! Grows the tree of openings: expands the next position until there are enough.

use anyhow::Result;
use duo_core::evaluation::Evaluation;
use duo_core::moves::legal_placements;
use duo_core::perspective::Perspective;
use duo_core::placement::Move;
use duo_core::player::Start;
use duo_core::position::Position;
use duo_core::search::techniques::Techniques;
use duo_core::search::MAX_DEPTH;
use duo_core::symmetry::canonical;

use super::shard::Shard;
use super::tree::{Node, Tree};
use crate::long_run;
use crate::searches::{Question, Searches};

/// First a position's most promising moves by their static evaluation are searched briefly: at most
/// this many, each with this fraction of the cycles.
const GLANCED: usize = 64;
const GLANCE: u64 = 100;

/// Then the best of those are searched fully: at most this many, and only moves at most this far
/// below the best, in units of 1/400 logit. The best move of the position's own search is always
/// included.
const SEARCHED: usize = 8;
const PLAUSIBLE: i32 = 240;

/// Shards divide the subtrees that begin at this ply; all shards expand the positions before it.
const SHARED_FROM: u32 = 2;

/// Grows a tree.
pub struct Grower<'a> {
    /// Searches made earlier.
    pub searches: &'a Searches,
    /// Clock cycles per position.
    pub cycles: u64,
    /// Searches in parallel.
    pub threads: u64,
    /// The part of the tree to grow.
    pub shard: Shard,
}

impl Grower<'_> {
    /// Returns the tree with at least `positions` positions, or fewer if the tree is complete.
    /// Calls `look` after every expansion.
    pub fn grow(&self, positions: usize, mut look: impl FnMut(&Tree)) -> Result<Tree> {
        let mut tree = Tree::default();
        tree.add(self.node(Position::new(Start::Five), None)?);
        while tree.nodes.len() < positions {
            let Some(next) = tree.next(|index| self.is_in_shard(&tree, index)) else { break };
            self.expand(&mut tree, next)?;
            look(&tree);
        }
        Ok(tree)
    }

    /// Whether this shard expands the node.
    fn is_in_shard(&self, tree: &Tree, index: usize) -> bool {
        tree.at_ply(index, SHARED_FROM).is_none_or(|root| self.shard.has(&tree.nodes[root].position))
    }

    /// Finds the plausible replies of a node and adds those that are new.
    fn expand(&self, tree: &mut Tree, index: usize) -> Result<()> {
        let position = tree.nodes[index].position;
        let (replies, glanced_cycles) = self.plausible(&position)?;
        tree.nodes[index].cycles += glanced_cycles;
        let after = |played: Move| {
            let mut next = position;
            next.play_unchecked(played);
            next
        };
        let new: Vec<Move> = replies.iter().copied().filter(|&played| tree.find(&after(played)).is_none()).collect();
        let search = |number: u64| self.node(after(new[number as usize]), Some((index, new[number as usize])));
        for node in long_run::in_parallel(self.threads, 0..new.len() as u64, search) {
            tree.add(node?);
        }
        let behind = |played| Some((played, tree.find(&after(played))?));
        tree.nodes[index].replies = replies.into_iter().filter_map(behind).collect();
        Ok(())
    }

    /// The moves of a position that are worth searching, and the cycles spent to find them. Of
    /// several moves to symmetrical positions, only the first counts.
    fn plausible(&self, position: &Position) -> Result<(Vec<Move>, u64)> {
        let node = Perspective::from(position);
        let moves = legal_placements(position).into_iter().map(Move::Place);
        let mut glanced: Vec<(i32, Move)> =
            moves.map(|played| (Evaluation::Whole.leaf(&node, played).score, played)).collect();
        if glanced.is_empty() {
            return Ok((vec![Move::Pass], 0));
        }
        glanced.sort_by_key(|(score, _)| -score);
        let own = self.ask(position, self.cycles)?.best;
        let mut seen = Vec::new();
        let mut candidates: Vec<Move> = Vec::new();
        for played in std::iter::once(own).chain(glanced.into_iter().map(|(_, played)| played)) {
            let mut next = *position;
            next.play_unchecked(played);
            let stands = canonical(&next).0;
            if candidates.len() < GLANCED && !seen.contains(&stands) {
                seen.push(stands);
                candidates.push(played);
            }
        }
        let glance = |number: u64| {
            let played = candidates[number as usize];
            let mut next = *position;
            next.play_unchecked(played);
            let found = self.ask(&next, (self.cycles / GLANCE).max(1))?;
            Ok::<_, anyhow::Error>((-found.score, found.cycles, played))
        };
        let found = long_run::in_parallel(self.threads, 0..candidates.len() as u64, glance);
        let mut found: Vec<(i32, u64, Move)> = found.into_iter().collect::<Result<_>>()?;
        let cycles = found.iter().map(|(_, cycles, _)| cycles).sum();
        found.sort_by_key(|(value, ..)| -value);
        let best = found.first().map_or(0, |(value, ..)| *value);
        let near = found.iter().take_while(|(value, ..)| *value >= best - PLAUSIBLE).take(SEARCHED);
        let mut replies: Vec<Move> = near.map(|&(.., played)| played).collect();
        if !replies.contains(&own) {
            replies.push(own);
        }
        Ok((replies, cycles))
    }

    /// A new node, not expanded yet.
    fn node(&self, position: Position, before: Option<(usize, Move)>) -> Result<Node> {
        let found = self.ask(&position, self.cycles)?;
        Ok(Node { position, before, score: found.score, depth: found.depth, cycles: found.cycles, replies: Vec::new() })
    }

    fn ask(&self, position: &Position, cycles: u64) -> Result<crate::searches::Found> {
        self.searches.ask(&Question { position: *position, techniques: Techniques::ALL, cycles, depth: MAX_DEPTH })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::searches;
    use std::path::Path;

    fn grown(path: &Path, shard: &str, positions: usize) -> Tree {
        let searches = Searches::open(path).unwrap();
        let grower = Grower { searches: &searches, cycles: 300, threads: 2, shard: shard.parse().unwrap() };
        grower.grow(positions, |_| {}).unwrap()
    }

    fn lines(tree: &Tree) -> Vec<(Vec<Move>, i32)> {
        (0..tree.nodes.len()).map(|index| (tree.moves(index), tree.nodes[index].score)).collect()
    }

    #[test]
    fn interrupted_run_continues_to_the_same_tree() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let whole = grown(&path("whole"), "1/1", 60);
        assert!((60..70).contains(&whole.nodes.len()));
        grown(&path("part"), "1/1", 20);
        // As if killed in the middle of a line.
        let text = std::fs::read_to_string(path("part")).unwrap();
        std::fs::write(path("part"), &text[..text.len() - 40]).unwrap();
        assert_eq!(lines(&grown(&path("part"), "1/1", 60)), lines(&whole));
        let count = |name: &str| std::fs::read_to_string(path(name)).unwrap().lines().count();
        assert_eq!(count("part"), count("whole"));
    }

    #[test]
    fn replies_are_legal_different_and_include_the_searchs_move() {
        let folder = tempfile::tempdir().unwrap();
        let tree = grown(&folder.path().join("searches"), "1/1", 40);
        for node in &tree.nodes {
            assert!(node.replies.len() <= SEARCHED + 1);
            for &(played, behind) in &node.replies {
                assert_eq!(node.position.check(played), Ok(()));
                let mut next = node.position;
                next.play(played).unwrap();
                assert_eq!(tree.find(&next), Some(behind));
            }
        }
        assert!(tree.nodes.iter().filter(|node| !node.replies.is_empty()).count() >= 4);
    }

    #[test]
    fn shards_divide_the_tree_and_their_searches_are_reused() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let parts = ["1/2", "2/2"].map(|shard| {
            let file = path(&shard.replace('/', "-"));
            let tree = grown(&file, shard, 80);
            let inside = tree.nodes.iter().filter(|node| node.position.ply() > SHARED_FROM);
            let of = |node: &Node| tree.at_ply(tree.find(&node.position).unwrap(), SHARED_FROM).unwrap();
            let shard: Shard = shard.parse().unwrap();
            assert!(inside.clone().count() > 0);
            assert!(inside.clone().all(|node| shard.has(&tree.nodes[of(node)].position)));
            file
        });
        searches::merge(&path("whole"), &parts).unwrap();
        let count = || std::fs::read_to_string(path("whole")).unwrap().lines().count();
        let before = count();
        let merged = grown(&path("whole"), "1/1", 80);
        let alone = grown(&path("alone"), "1/1", 80);
        assert_eq!(lines(&merged), lines(&alone));
        let made = std::fs::read_to_string(path("alone")).unwrap().lines().count();
        assert!(count() - before < made / 2, "{} of {made} searches were repeated", count() - before);
    }
}
