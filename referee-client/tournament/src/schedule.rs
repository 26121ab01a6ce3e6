//! The games of a tournament by their number.

use crate::chance::mix;
use crate::entrant::Entrant;
use crate::format::Format;
use crate::plan::Plan;
use crate::seats::Seats;

/// One game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Its number, from 1.
    pub game: u64,
    /// The players by seat.
    pub seats: Seats,
    /// The round, from 0: those of the same round begin alike, as from the same opening.
    pub round: u32,
    /// The pairing that it is a game of, from 0: the games of a pairing stay together.
    pub pair: u32,
}

impl Slot {
    /// What chance comes from for a seat.
    pub fn seed(&self, plan: &Plan, seat: usize) -> u64 {
        mix(plan.seed, 2 * self.game + seat as u64)
    }
}

/// Puts games together, in the order of their numbers.
#[derive(Clone, Debug, Default)]
pub struct Schedule {
    slots: Vec<Slot>,
    pairs: u32,
}

impl Schedule {
    /// The games that follow from the plan.
    pub fn new(plan: &Plan) -> Schedule {
        let mut schedule = Schedule::default();
        if plan.format.is_fixed() {
            for round in 0..plan.rounds as u32 {
                for first in 0..plan.players.len() {
                    schedule.add_meetings(plan, first, first + 1..plan.players.len(), round);
                }
            }
        }
        schedule
    }

    /// The games of one who enters when the others' are settled: in each round as many as if it had been there.
    pub fn add_late(&mut self, plan: &Plan, player: usize, others: impl Iterator<Item = usize> + Clone) {
        for round in 0..plan.rounds as u32 {
            match plan.format {
                Format::Alone => self.add(Seats::new(&[player]), 1, round),
                Format::Gauntlet => others
                    .clone()
                    .filter(|&other| other == 0)
                    .for_each(|other| self.add(Seats::new(&[other, player]), 2, round)),
                Format::RoundRobin => {
                    others.clone().for_each(|other| self.add(Seats::new(&[other, player]), 2, round));
                }
                _ => {}
            }
        }
    }

    fn add_meetings(&mut self, plan: &Plan, first: usize, others: impl Iterator<Item = usize>, round: u32) {
        match plan.format {
            Format::Alone => self.add(Seats::new(&[first]), 1, round),
            // In a round robin each player meets all that come after it.
            Format::RoundRobin => others.for_each(|other| self.add(Seats::new(&[first, other]), 2, round)),
            _ if first == 0 => others.for_each(|other| self.add(Seats::new(&[first, other]), 2, round)),
            _ => {}
        }
    }

    /// Adds so many games of a pairing, seats turned from one to the next.
    pub fn add(&mut self, seats: Seats, games: u32, round: u32) {
        for turn in 0..games {
            let game = self.slots.len() as u64 + 1;
            self.slots.push(Slot { game, seats: seats.turned(turn as usize), round, pair: self.pairs });
        }
        self.pairs += 1;
    }

    /// All games.
    pub fn slots(&self) -> &[Slot] {
        &self.slots
    }

    /// The game with this number.
    pub fn slot(&self, game: u64) -> Option<Slot> {
        self.slots.get(usize::try_from(game).ok()?.checked_sub(1)?).copied()
    }
}

/// The players' names in the order of their seats.
pub fn names<'a>(players: &'a [Entrant], seats: &'a Seats) -> impl Iterator<Item = &'a str> {
    seats.iter().map(|player| players[player].name())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::tests::plan;

    fn seats(schedule: &Schedule) -> Vec<Vec<usize>> {
        schedule.slots().iter().map(|slot| slot.seats.iter().collect()).collect()
    }

    #[test]
    fn pairings_take_turns_and_meet_twice_in_a_round() {
        let plan = plan(Format::RoundRobin, &["a", "b", "c"], 2);
        let schedule = Schedule::new(&plan);
        let round = [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]].map(|pair| pair.to_vec());
        assert_eq!(seats(&schedule), [round.clone(), round].concat());
        assert_eq!(schedule.slots().iter().map(|slot| slot.round).collect::<Vec<_>>(), [[0; 6], [1; 6]].concat());
        assert_eq!((schedule.slot(8).unwrap().pair, schedule.slot(0), schedule.slot(13)), (3, None, None));
        let seeds = schedule.slots().iter().flat_map(|slot| [0, 1].map(|seat| slot.seed(&plan, seat)));
        assert_eq!(seeds.collect::<std::collections::HashSet<u64>>().len(), 24);
    }

    #[test]
    fn who_enters_late_meets_whom_it_would_have_met() {
        for (format, games) in [
            (Format::RoundRobin, vec![vec![0, 2], vec![2, 0], vec![1, 2], vec![2, 1]]),
            (Format::Gauntlet, vec![vec![0, 2], vec![2, 0]]),
            (Format::Alone, vec![vec![2]]),
        ] {
            let plan = plan(format, &["a", "b"], 1);
            let mut schedule = Schedule::new(&plan);
            let before = schedule.slots().len();
            schedule.add_late(&plan, 2, 0..2);
            assert_eq!(seats(&schedule)[before..], games);
        }
    }
}
