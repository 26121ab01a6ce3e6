//! As many single cells as possible in a region that nobody else can reach: a tree search over *a piece here* and *never one
//! here*, cut where the bound says that no more can come, up to a number of nodes.
//!
//! Larger pieces close more and score the same, so that they only matter to get somewhere; the engine tries them as first ones.

use std::iter;

use crate::cells::Cells;

/// Steps of work that a node takes.
pub const WORK_A_NODE: u64 = 9;

/// The cells of the best packing found, in an order in which they can be placed.
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
        // Down by *a piece here*; then back up, each time by *never one here*.
        while !anchors.is_empty() {
            self.used += 1;
            if self.path.len() as u32 + open.most_apart() <= self.best.len() as u32 {
                break;
            }
            let cell = open.fewest_neighbours(&anchors);
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

    /// The most by trying every set of cells in every order in which it can be placed.
    fn most(open: &Cells, anchors: &Cells) -> usize {
        let each = (*anchors & *open).iter().collect::<Vec<_>>().into_iter().map(|cell| {
            let one: Cells = [cell].into_iter().collect();
            let rest = open.without(&(one | one.edge_neighbours()));
            1 + most(&rest, &(*anchors | one.corner_neighbours()))
        });
        each.max().unwrap_or(0)
    }

    #[test]
    fn small_regions_are_packed_exactly_and_in_an_order_that_can_be_placed() {
        for seed in 0..60_u32 {
            // Twelve cells of a square of four by four, changing with the seed.
            let hole = |x: usize, y: usize| {
                (seed as usize * 7 + x * 5 + y * 11 + x * y * (seed as usize % 5)).is_multiple_of(4)
            };
            let cells = (0..4).flat_map(|y| (0..4).map(move |x| (x, y)));
            let open: Cells = cells.filter(|&(x, y)| !hole(x, y)).collect();
            let contacts: Cells = open.iter().take(1 + seed as usize % 3).collect();
            let found = best(&open, &contacts, u64::MAX, &mut 0);
            assert_eq!(found.len(), most(&open, &contacts), "{seed}");
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
    fn few_nodes_still_give_a_packing() {
        let open = Cells::board(15);
        let mut work = 0;
        let found = best(&open, &[(0, 0)].into_iter().collect(), 1, &mut work);
        assert!(found.len() > 80 && work < 500 * WORK_A_NODE, "{} {work}", found.len());
    }
}
