//! Killer moves: for each ply the two latest moves that refuted a position there.

use crate::placement::Placement;

/// For each ply the two latest ones, the newer first.
#[derive(Clone, Debug)]
pub struct Killers(Vec<[Option<Placement>; 2]>);

impl Killers {
    /// None yet, with room for this many plies.
    pub fn new(plies: usize) -> Killers {
        Killers(vec![[None; 2]; plies])
    }

    /// The two of a ply, the newer first.
    pub fn at(&self, ply: usize) -> [Option<Placement>; 2] {
        self.0[ply]
    }

    /// A move has refuted a position.
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
    fn the_two_latest_are_kept_each_once() {
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
