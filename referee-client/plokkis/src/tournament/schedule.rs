//! Which bots sit where in which game.

use super::plan::{Plan, TABLE};

/// Who sits in a game's four seats, by their index in the plan.
pub type Seats = [usize; TABLE];

/// The games of the seeding: in every round each bot opens one table, and those who sit with it are the same steps further on in the circle
/// of all bots. So everybody sits in each seat once a round, and the steps change from round to round.
pub fn seeding(plan: &Plan) -> Vec<Seats> {
    let bots = plan.bots.len();
    let sets = step_sets(bots);
    let rounds = 0..plan.seeding_rounds as usize;
    rounds
        .flat_map(|round| {
            // Neighbouring sets differ in one step only; a stride apart they differ in more.
            let steps = sets[round * (sets.len() / 2 + 1) % sets.len()];
            (0..bots).map(move |first| steps.map(|step| (first + step) % bots))
        })
        .collect()
}

/// The games inside a group: each four of its bots, in each seat once a round.
pub fn inside(group: &[usize], rounds: u32) -> Vec<Seats> {
    let fours = fours(group);
    let rotations = |four: &Seats| {
        let four = *four;
        (0..TABLE).map(move |turn| {
            let mut seats = four;
            seats.rotate_left(turn);
            seats
        })
    };
    (0..rounds).flat_map(|_| fours.iter().flat_map(rotations).collect::<Vec<_>>()).collect()
}

/// Each four of these.
fn fours(bots: &[usize]) -> Vec<Seats> {
    let mut all = Vec::new();
    for (a, &first) in bots.iter().enumerate() {
        for (b, &second) in bots.iter().enumerate().skip(a + 1) {
            for (c, &third) in bots.iter().enumerate().skip(b + 1) {
                all.extend(bots[c + 1..].iter().map(|&fourth| [first, second, third, fourth]));
            }
        }
    }
    all
}

/// Each way to go from a bot to three others in a circle of so many.
fn step_sets(bots: usize) -> Vec<Seats> {
    let steps: Vec<usize> = (0..bots).collect();
    fours(&steps).into_iter().filter(|four| four[0] == 0).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::groups::tests::plan;
    use super::*;

    #[test]
    fn in_every_seeding_round_everybody_sits_in_every_seat_once() {
        for bots in 5..=13 {
            let plan = plan(bots, 3);
            let games = seeding(&plan);
            assert_eq!(games.len(), 3 * bots);
            for round in games.chunks(bots) {
                for seat in 0..TABLE {
                    let sitters: BTreeSet<usize> = round.iter().map(|seats| seats[seat]).collect();
                    assert_eq!(sitters.len(), bots);
                }
                assert!(round.iter().all(|seats| seats.iter().collect::<BTreeSet<_>>().len() == TABLE));
            }
        }
    }

    #[test]
    fn inside_a_group_all_combinations_are_played_in_all_rotations() {
        let games = inside(&[2, 3, 5, 7, 8], 1);
        assert_eq!(games.len(), 20);
        assert_eq!(games.iter().collect::<BTreeSet<_>>().len(), 20);
        let combinations: BTreeSet<BTreeSet<usize>> =
            games.iter().map(|seats| seats.iter().copied().collect()).collect();
        assert_eq!(combinations.len(), 5);
        for bot in [2, 3, 5, 7, 8] {
            for seat in 0..TABLE {
                assert_eq!(games.iter().filter(|seats| seats[seat] == bot).count(), 4);
            }
        }
    }
}
