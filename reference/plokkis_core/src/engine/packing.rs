//! Packs as many single cells as possible into a region that no other player can reach. A tree
//! search decides for each cell between *a piece here* and *never a piece here*, prunes by an upper
//! bound, and stops after a number of nodes.
//!
//! Larger pieces close more cells for the same score, so they only help to reach a place; the
//! engine tries them as first pieces.

use std::iter;

use crate::cells::Cells;

/// Steps of work per node.
pub const WORK_A_NODE: u64 = 9;

/// The cells of the best packing found, in a legal order of placement.
pub fn best(open: &Cells, contacts: &Cells, nodes: u64, work: &mut u64) -> Vec<(usize, usize)> {
    let mut search = Search { nodes, used: 0, path: Vec::new(), best: Vec::new() };
    search.visit(*open, *contacts & *open);
    *work += WORK_A_NODE * search.used;
    search.best
}

struct Search {
    nodes: u64,
    used: u64,
    path: Vec<(usize, usize)>,
    best: Vec<(usize, usize)>,
}

impl Search {
    fn visit(&mut self, mut open: Cells, mut anchors: Cells) {
        let begun = self.path.len();
        let mut turned_down = Vec::new();
        // Descend by *a piece here*, then come back and try *never a piece here* at each level.
        while !anchors.is_empty() {
            self.used += 1;
            if self.path.len() as u32 + open.max_separate_cells() <= self.best.len() as u32 {
                break;
            }
            let cell = open.cell_with_fewest_neighbours(&anchors);
            let one: Cells = iter::once(cell).collect();
            turned_down.push((open.without(&one), anchors.without(&one), self.path.len()));
            open = open.without(&(one | one.edge_neighbours()));
            anchors = (anchors | one.corner_neighbours()) & open;
            self.path.push(cell);
        }
        if self.path.len() > self.best.len() {
            self.best.clone_from(&self.path);
        }
        while let Some((open, anchors, length)) = turned_down.pop() {
            if self.used >= self.nodes {
                break;
            }
            self.path.truncate(length);
            self.visit(open, anchors);
        }
        self.path.truncate(begun);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The largest packing, by trying every set of cells in every legal order.
    fn largest_packing(open: &Cells, anchors: &Cells) -> usize {
        let each = (*anchors & *open).iter().collect::<Vec<_>>().into_iter().map(|cell| {
            let one: Cells = [cell].into_iter().collect();
            let rest = open.without(&(one | one.edge_neighbours()));
            1 + largest_packing(&rest, &(*anchors | one.corner_neighbours()))
        });
        each.max().unwrap_or(0)
    }

    #[test]
    fn small_regions_are_packed_exactly_in_a_legal_order() {
        for seed in 0..60_u32 {
            // About twelve cells of a square of four by four, different for each seed.
            let hole = |x: usize, y: usize| {
                (seed as usize * 7 + x * 5 + y * 11 + x * y * (seed as usize % 5)).is_multiple_of(4)
            };
            let cells = (0..4).flat_map(|y| (0..4).map(move |x| (x, y)));
            let open: Cells = cells.filter(|&(x, y)| !hole(x, y)).collect();
            let contacts: Cells = open.iter().take(1 + seed as usize % 3).collect();
            let found = best(&open, &contacts, u64::MAX, &mut 0);
            assert_eq!(found.len(), largest_packing(&open, &contacts), "{seed}");
            let (mut open, mut anchors) = (open, contacts);
            for (x, y) in found {
                assert!((open & anchors).contains(x, y));
                let one: Cells = [(x, y)].into_iter().collect();
                open = open.without(&(one | one.edge_neighbours()));
                anchors |= one.corner_neighbours();
            }
        }
    }

    #[test]
    fn packing_is_found_with_a_single_node() {
        let open = Cells::board(15);
        let mut work = 0;
        let found = best(&open, &[(0, 0)].into_iter().collect(), 1, &mut work);
        assert!(found.len() > 80 && work < 500 * WORK_A_NODE, "{} {work}", found.len());
    }
}
