//! Evaluates the positions of a search line, each from the position one ply before.

use std::sync::{Arc, OnceLock};

use super::accumulator::Accumulators;
use super::forward::Network;
use super::lanes::{has_avx2, run, Task};
use super::parameters::Parameters;
use super::shape::stage;
use crate::cells::Cells;

const FILE: &[u8] = include_bytes!("../../data/evaluation.network");

/// The network that comes with the program.
pub fn builtin() -> Arc<Network> {
    static NETWORK: OnceLock<Arc<Network>> = OnceLock::new();
    Arc::clone(NETWORK.get_or_init(|| Arc::new(Network::new(&builtin_parameters()))))
}

/// Its parameters.
pub fn builtin_parameters() -> Parameters {
    Parameters::read(FILE).expect("the file is whole")
}

/// The positions of a line in the form that the network needs.
pub struct Evaluator {
    network: Arc<Network>,
    line: Vec<Accumulators>,
    stage: usize,
    avx2: bool,
}

impl Evaluator {
    /// An evaluator for lines of this length, searched with this many plies left in the game.
    pub fn new(network: Arc<Network>, longest_line: usize, plies_left: u32) -> Evaluator {
        let line = vec![Accumulators::new(&network.first); longest_line + 2];
        Evaluator { network, line, stage: stage(plies_left), avx2: has_avx2() }
    }

    /// Uses only portable code, without AVX2.
    #[must_use]
    pub fn without_avx2(self) -> Evaluator {
        Evaluator { avx2: false, ..self }
    }

    /// The value at a ply for the side to move. It does not depend on earlier calls, but it is
    /// computed faster if the last call for the previous ply was for the position one move before.
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
        // The first entry of the line always holds the empty board.
        let (before, after) = evaluator.line.split_at_mut(ply + 1);
        let after = &mut after[0];
        let pooled = after.update_from::<AVX2>(&before[ply], marbles, &evaluator.network.first);
        evaluator.network.value::<AVX2>([&pooled[mover], &pooled[1 - mover]], own, other, evaluator.stage)
    }
}

#[cfg(test)]
mod tests {
    use fastrand::Rng;

    use super::*;
    use crate::position::Position;
    use crate::symmetry::{image, SYMMETRIES};

    /// The positions of a random game.
    fn random_line(seed: u64) -> Vec<(Cells, Cells)> {
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
    fn value_depends_on_neither_processor_nor_path() {
        let new = |plies_left| Evaluator::new(builtin(), 100, plies_left);
        let mut values = std::collections::HashSet::new();
        for seed in 0..9 {
            let plies_left = [300, 100, 60, 30, 15, 8, 3][seed as usize % 7];
            let (mut vectors, mut plain) = (new(plies_left), new(plies_left).without_avx2());
            for (ply, (own, other)) in random_line(seed).into_iter().enumerate() {
                let value = vectors.evaluate(own, other, ply);
                assert_eq!(value, plain.evaluate(own, other, ply), "{seed} {ply}");
                assert_eq!(value, new(plies_left).evaluate(own, other, 0), "{seed} {ply}");
                values.insert(value);
            }
        }
        assert!(values.len() > 100, "{}", values.len());
    }

    #[test]
    fn all_images_of_a_position_have_the_same_value() {
        let mut evaluator = Evaluator::new(builtin(), 100, 300);
        for seed in 0..6 {
            for (own, other) in random_line(seed).into_iter().step_by(7) {
                let mut value =
                    |symmetry| evaluator.evaluate(image(own, symmetry), image(other, symmetry), symmetry % 4);
                let first = value(0);
                assert!((1..SYMMETRIES).all(|symmetry| value(symmetry) == first));
            }
        }
    }
}
