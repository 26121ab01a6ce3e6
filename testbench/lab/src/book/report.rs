//! Writes the report on a tree of openings for people, and the book for players.

use super::codes;
use super::tree::Tree;

/// Number of first moves in the report, and of lines from the best of them.
const FIRST_MOVES: usize = 8;

/// The origin of a tree.
pub struct Origin {
    /// Clock cycles per position.
    pub cycles: u64,
    /// Core hours of all searches.
    pub hours: f64,
    /// Hash of the Verilog of the main board that searched.
    pub verilog_sha256: String,
}

/// The report.
pub fn markdown(tree: &Tree, origin: &Origin) -> String {
    let values = tree.values();
    let expanded = tree.nodes.iter().filter(|node| !node.replies.is_empty()).count();
    let deepest = tree.nodes.iter().map(|node| node.position.ply()).max().unwrap_or(0);
    let billions = tree.nodes.iter().map(|node| node.cycles).sum::<u64>() as f64 / 1e9;
    let depths = tree.nodes.iter().map(|node| node.depth).sum::<u32>() as f64 / tree.nodes.len().max(1) as f64;
    let mut report = format!(
        "{} positions, {expanded} expanded, {deepest} plies deep; {} cycles a position (depth {depths:.1} in the mean), \
         {billions:.1} billion cycles, {:.2} core hours\n\n\
         | first move | value for the mover | expanded behind it | line |\n|---|---|---|---|\n",
        tree.nodes.len(),
        origin.cycles,
        origin.hours,
    );
    let mut firsts = tree.nodes[0].replies.clone();
    firsts.sort_by_key(|&(_, behind)| values[behind]);
    for (played, behind) in firsts.into_iter().take(FIRST_MOVES) {
        let is_behind = |&index: &usize| tree.at_ply(index, 1) == Some(behind) && !tree.nodes[index].replies.is_empty();
        let count = (0..tree.nodes.len()).filter(is_behind).count();
        let line = line(tree, behind, &values).join(" ");
        report += &format!("| {played} | {} | {count} | {played} {line} |\n", -values[behind]);
    }
    report
}

/// The best play from a node, as codes. After a position that was first reached by other moves, the
/// moves are those recorded there, possibly mirrored.
fn line(tree: &Tree, from: usize, values: &[i32]) -> Vec<String> {
    let steps = std::iter::successors(tree.best(from, values), |&(_, behind)| tree.best(behind, values));
    steps.map(|(played, _)| played.to_string()).collect()
}

/// The book: the best move in each expanded position.
pub fn book(tree: &Tree, origin: &Origin) -> String {
    let (values, cycles) = (tree.values(), tree.cycles());
    let mut lines: Vec<(usize, String)> = Vec::new();
    for index in 0..tree.nodes.len() {
        let Some((best, _)) = tree.best(index, &values) else { continue };
        let moves = codes(tree, index);
        let moves = if moves.is_empty() { "-".to_owned() } else { moves };
        lines.push((tree.moves(index).len(), format!("{moves}\t{best}\t{}\t{}\n", values[index], cycles[index])));
    }
    lines.sort();
    let head = format!(
        "# The opening book: moves, best move, its value for who makes it (1/400 logit), clock cycles searched for it.\n\
         # Made by `cargo lab book grow --positions {} --cycles {} --write`: {} positions, {:.2} core hours, Verilog {}.\n",
        tree.nodes.len(),
        origin.cycles,
        tree.nodes.len(),
        origin.hours,
        &origin.verilog_sha256[..8.min(origin.verilog_sha256.len())],
    );
    head + &lines.into_iter().map(|(_, line)| line).collect::<String>()
}

#[cfg(test)]
mod tests {
    use super::super::grow::Grower;
    use super::*;
    use crate::searches::Searches;
    use duo_core::book::Book;

    #[test]
    fn book_has_every_expanded_position_and_the_report_its_lines() {
        let folder = tempfile::tempdir().unwrap();
        let searches = Searches::open(&folder.path().join("searches")).unwrap();
        let grower = Grower { searches: &searches, cycles: 300, threads: 1, shard: "1/1".parse().unwrap() };
        let tree = grower.grow(60, |_| {}).unwrap();
        let origin = Origin { cycles: 300, hours: 0.5, verilog_sha256: "0123456789".into() };
        let book = Book::parse(&book(&tree, &origin)).unwrap();
        let (values, cycles) = (tree.values(), tree.cycles());
        for (index, node) in tree.nodes.iter().enumerate() {
            match (tree.best(index, &values), book.find(&node.position, cycles[index])) {
                (Some((best, _)), Some(known)) => {
                    // A position that is its own mirror image may have the mirrored move.
                    let after = |played| {
                        let mut next = node.position;
                        next.play(played).unwrap();
                        tree.find(&next)
                    };
                    assert_eq!((known.value, after(known.best)), (values[index], after(best)));
                }
                (None, None) => {}
                other => panic!("{index}: {other:?}"),
            }
        }
        assert_eq!(book.len(), tree.nodes.iter().filter(|node| !node.replies.is_empty()).count());
        let report = markdown(&tree, &origin);
        assert!(report.starts_with(&format!("{} positions, {} expanded", tree.nodes.len(), book.len())));
        let best = tree.best(0, &values).unwrap().0.to_string();
        assert!(report.lines().nth(4).unwrap().starts_with(&format!("| {best} | {} |", values[0])), "{report}");
    }
}
