//! What a search asks: the value of the position at a ply, by way of the position a ply before.

use std::sync::{Arc, OnceLock};

use super::accumulator::Accumulators;
use super::forward::Network;
use super::lanes::{has_avx2, run, Task};
use super::parameters::Parameters;
use super::shape::stage;
use crate::cells::Cells;

/// The network that comes with the program.
const FILE: &[u8] = include_bytes!("../../data/evaluation.network");

/// The network that comes with the program.
pub fn builtin() -> Arc<Network> {
    static NETWORK: OnceLock<Arc<Network>> = OnceLock::new();
    let network = NETWORK.get_or_init(|| {
        let parameters = Parameters::read(FILE).expect("the file is whole");
        Arc::new(Network::new(&parameters))
    });
    Arc::clone(network)
}

/// A line's positions, as the network sees them.
pub struct Evaluator {
    network: Arc<Network>,
    line: Vec<Accumulators>,
    stage: usize,
    avx2: bool,
}

impl Evaluator {
    /// For lines of so many plies, searched with so many plies left in the game.
    pub fn new(network: Arc<Network>, longest_line: usize, plies_left: u32) -> Evaluator {
        let line = vec![Accumulators::new(&network.first); longest_line + 2];
        Evaluator { network, line, stage: stage(plies_left), avx2: has_avx2() }
    }

    /// The same without the processor's vectors.
    #[must_use]
    pub fn plain(self) -> Evaluator {
        Evaluator { avx2: false, ..self }
    }

    /// The value at a ply for whoever is to move. What the plies before hold does not change it, but it is found sooner if the last
    /// one holds the position a move before.
    #[inline]
    pub fn evaluate(&mut self, own: Cells, other: Cells, ply: usize) -> i32 {
        let avx2 = self.avx2;
        run(Evaluation { evaluator: self, own, other, ply }, avx2)
    }
}

struct Evaluation<'a> {
    evaluator: &'a mut Evaluator,
    own: Cells,
    other: Cells,
    ply: usize,
}

impl Task for Evaluation<'_> {
    type Output = i32;

    #[inline(always)]
    fn run<const AVX2: bool>(self) -> i32 {
        let Evaluation { evaluator, own, other, ply } = self;
        let mover = ply % 2;
        let marbles = if mover == 0 { [own, other] } else { [other, own] };
        // The first of the line stays the empty board.
        let (before, after) = evaluator.line.split_at_mut(ply + 1);
        let after = &mut after[0];
        after.become_after(&before[ply], marbles, &evaluator.network.first);
        evaluator.network.value::<AVX2>([after.of(mover), after.of(1 - mover)], own, other, evaluator.stage)
    }
}

#[cfg(test)]
mod tests {
    use fastrand::Rng;

    use super::*;
    use crate::position::Position;
    use crate::symmetry::{image, SYMMETRIES};

    /// Positions of random games, with their plies.
    fn walk(seed: u64) -> Vec<(Cells, Cells)> {
        let mut rng = Rng::with_seed(seed);
        let mut position: Position = ["standard", "belgian", "german"][seed as usize % 3].parse().unwrap();
        let mut line = Vec::new();
        while let Some(&played) = rng.choice(&position.moves()).filter(|_| line.len() < 90) {
            line.push((position.own(), position.other()));
            position = position.after(played);
        }
        line
    }

    #[test]
    fn both_paths_and_all_ways_to_a_position_give_equal_values() {
        let new = |plies_left| Evaluator::new(builtin(), 100, plies_left);
        let mut values = std::collections::HashSet::new();
        for seed in 0..9 {
            let plies_left = [300, 100, 60, 30, 15, 8, 3][seed as usize % 7];
            let (mut vectors, mut plain) = (new(plies_left), new(plies_left).plain());
            for (ply, (own, other)) in walk(seed).into_iter().enumerate() {
                let value = vectors.evaluate(own, other, ply);
                assert_eq!(value, plain.evaluate(own, other, ply), "{seed} {ply}");
                assert_eq!(value, new(plies_left).evaluate(own, other, 0), "{seed} {ply}");
                values.insert(value);
            }
        }
        assert!(values.len() > 100, "{}", values.len());
    }

    #[test]
    fn the_twelve_images_of_a_position_have_equal_values() {
        let mut evaluator = Evaluator::new(builtin(), 100, 300);
        for seed in 0..6 {
            for (own, other) in walk(seed).into_iter().step_by(7) {
                let mut value =
                    |symmetry| evaluator.evaluate(image(own, symmetry), image(other, symmetry), symmetry % 4);
                let first = value(0);
                assert!((1..SYMMETRIES).all(|symmetry| value(symmetry) == first));
            }
        }
    }
}
