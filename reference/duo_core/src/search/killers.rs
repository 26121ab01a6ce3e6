//! Killer moves: for each ply, the last two moves that caused a beta cut-off there.

use crate::placement::Placement;

/// The killers of all plies, the newer one first.
#[derive(Clone, Debug)]
pub struct Killers(Vec<[Option<Placement>; 2]>);

impl Killers {
    /// An empty memory for this many plies.
    pub fn new(plies: usize) -> Killers {
        Killers(vec![[None; 2]; plies])
    }

    /// The killers of a ply, the newer one first.
    pub fn at(&self, ply: usize) -> [Option<Placement>; 2] {
        self.0[ply]
    }

    /// Makes `placement` the newer killer of a ply, unless it already is.
    pub fn remember(&mut self, ply: usize, placement: Placement) {
        let killers = &mut self.0[ply];
        if killers[0] != Some(placement) {
            *killers = [Some(placement), killers[0]];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn killers_are_the_last_two_distinct_moves() {
        let [a, b, c] = [3, 700, 9_000].map(|index| Placement::all().nth(index).expect("there are more"));
        let mut killers = Killers::new(2);
        for (placement, expected) in [
            (a, [Some(a), None]),
            (a, [Some(a), None]),
            (b, [Some(b), Some(a)]),
            (a, [Some(a), Some(b)]),
            (c, [Some(c), Some(a)]),
        ] {
            killers.remember(1, placement);
            assert_eq!(killers.at(1), expected);
        }
        assert_eq!(killers.at(0), [None; 2]);
    }
}
