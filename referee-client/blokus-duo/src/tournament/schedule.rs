//! The games of a plan by their number.

use super::chance::mix;
use super::plan::Plan;
use crate::referee::Round;

/// One game of a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Its number, from 1. Games 1 and 2 are a pair, 3 and 4 the next one.
    pub game: u64,
    /// The players of the first and the second side, as places in the list of players.
    pub players: [usize; 2],
}

/// The pair, from 0, that a game belongs to.
pub fn pair_of(game: u64) -> u64 {
    (game - 1) / 2
}

/// The game with this number.
pub fn slot(plan: &Plan, game: u64) -> Slot {
    let [a, b] = plan.pairing(pair_of(game));
    Slot { game, players: if game % 2 == 1 { [a, b] } else { [b, a] } }
}

/// The games that are played here, in order.
pub fn slots(plan: &Plan) -> impl Iterator<Item = Slot> + '_ {
    plan.own_pairs().flat_map(|pair| [2 * pair + 1, 2 * pair + 2]).map(|game| slot(plan, game))
}

impl Slot {
    /// What watchers of this game are told. The names are in the order of the sides.
    pub fn round(&self, plan: &Plan) -> Result<Round, String> {
        let names = self.players.map(|player| plan.players[player].name().to_owned());
        // In a round every pairing plays the same opening.
        let opening = plan.openings.of_pair(pair_of(self.game) / plan.pairings_a_round(), plan.seed)?;
        Ok(Round { number: self.game as usize, games: 2 * plan.pairs() as usize, names, first: 0, opening })
    }

    /// What chance comes from for the first and the second side.
    pub fn seeds(&self, plan: &Plan) -> [u64; 2] {
        [0, 1].map(|side| mix(plan.seed, 2 * self.game + side))
    }
}

#[cfg(test)]
mod tests {
    use super::super::plan::tests::plan;
    use super::super::plan::Format;
    use super::*;

    #[test]
    fn pairings_take_turns_and_meet_twice_from_the_same_opening() {
        let plan = plan(Format::RoundRobin, &["random:1", "random:2", "random:3"], 2);
        let games: Vec<(u64, [usize; 2])> = slots(&plan).map(|slot| (slot.game, slot.players)).collect();
        let round = [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]];
        assert_eq!(games, (1..).zip(round.into_iter().chain(round)).collect::<Vec<_>>());
        let openings: Vec<String> = slots(&plan).map(|slot| slot.round(&plan).unwrap().opening.codes()).collect();
        assert!(openings[..6].iter().all(|codes| *codes == openings[0]));
        assert!(openings[6..].iter().all(|codes| *codes == openings[6]));
        assert_ne!(openings[0], openings[6]);
        let seeds: std::collections::HashSet<u64> = slots(&plan).flat_map(|slot| slot.seeds(&plan)).collect();
        assert_eq!(seeds.len(), 24);
    }
}
