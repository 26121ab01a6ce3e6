//! Who can be where first, and by how many turns. A turn's piece begins at a corner of the one before. All directions are followed at
//! once, although a player has only one piece a turn: that is why a lead of several turns says more than one of a few plies.

use crate::cells::Cells;
use crate::position::{Position, MAX_PLAYERS};

/// Cells that a piece is taken to have. It may have four, but then it seldom goes where it should: 3 plays better than 2 and 4.
const CELLS_A_TURN: usize = 3;

/// How many lengths of lead are told apart.
pub const LEADS: usize = 3;

/// How many open cells a player reaches before anybody else; before anybody else by more than a round; by more than two rounds.
pub type Leads = [u32; LEADS];

/// What a player reaches as the turns go on.
#[derive(Clone, Copy)]
struct Side {
    /// Open cells that it has not reached and may still go to.
    free: Cells,
    /// Where its next piece may begin.
    anchors: Cells,
    /// What others have reached by now.
    others: Cells,
    /// What others had reached at its last turn: they have been there for a round, and it goes there no more.
    lost: Cells,
    /// What it reached this turn, a turn ago, two turns ago, without what others have reached since.
    held: [Cells; LEADS],
    leads: Leads,
    /// Turns after the last one in which it reached anything.
    idle: usize,
}

/// The leads of every player. Counts its steps in `work`.
pub fn leads(position: &Position, work: &mut u64) -> [Leads; MAX_PLAYERS] {
    let players = position.players();
    let mut sides: [Side; MAX_PLAYERS] = std::array::from_fn(|player| Side::new(position, player));
    while sides[..players].iter().any(|side| side.idle < LEADS) {
        for player in (0..players).map(|step| (position.turn() + step) % players) {
            if sides[player].idle < LEADS {
                *work += 1;
                let reached = sides[player].take_turn();
                for other in (0..players).filter(|&other| other != player) {
                    sides[other].others |= reached;
                }
            }
        }
    }
    sides.map(|side| side.leads)
}

impl Side {
    fn new(position: &Position, player: usize) -> Side {
        let plays = player < position.players() && position.can_place(player);
        Side {
            free: *position.open(),
            anchors: if plays { *position.contacts(player) } else { Cells::EMPTY },
            others: Cells::EMPTY,
            lost: Cells::EMPTY,
            held: [Cells::EMPTY; LEADS],
            leads: [0; LEADS],
            idle: if plays { 0 } else { LEADS },
        }
    }

    /// What it reaches with its next piece.
    fn take_turn(&mut self) -> Cells {
        self.free = self.free.without(&self.lost);
        let mut front = self.anchors & self.free;
        if front.is_empty() {
            self.idle += 1;
        } else {
            for _ in 1..CELLS_A_TURN {
                front = front.grown(&self.free);
            }
            self.free = self.free.without(&front);
            self.anchors = front.corner_neighbours();
        }
        self.lost = self.others;
        self.held.rotate_right(1);
        self.held[0] = front;
        for (held, lead) in self.held.iter_mut().zip(&mut self.leads) {
            *held = held.without(&self.others);
            *lead += held.count();
        }
        front
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::test_games::positions;

    /// The same, cell by cell: in which ply each player reaches each cell, and who is there how long after.
    fn told_slowly(position: &Position) -> Vec<Leads> {
        let players = position.players();
        let near = |(x, y): (usize, usize), (u, v): (usize, usize)| (x.abs_diff(u), y.abs_diff(v));
        let open: Vec<_> = position.open().iter().collect();
        let mut reached = vec![vec![usize::MAX; open.len()]; players];
        for ply in 0..40 * players {
            let me = (position.turn() + ply) % players;
            let others = |cell: usize| (0..players).filter(|&other| other != me).map(|p| reached[p][cell]).min();
            let free: Vec<usize> = (0..open.len())
                .filter(|&c| {
                    reached[me][c] == usize::MAX && others(c).is_none_or(|at| at == usize::MAX || at + players > ply)
                })
                .collect();
            let starts = |c: usize| match ply < players {
                true => position.can_place(me) && position.contacts(me).contains(open[c].0, open[c].1),
                false => (0..open.len()).any(|d| reached[me][d] == ply - players && near(open[c], open[d]) == (1, 1)),
            };
            let mut front: Vec<usize> = free.iter().copied().filter(|&c| starts(c)).collect();
            for _ in 1..CELLS_A_TURN {
                let beside = |c: usize| front.iter().any(|&d| [(0, 1), (1, 0)].contains(&near(open[c], open[d])));
                let more: Vec<usize> = free.iter().copied().filter(|&c| !front.contains(&c) && beside(c)).collect();
                front.extend(more);
            }
            front.iter().for_each(|&c| reached[me][c] = ply);
        }
        let lead = |me: usize, turns: usize| {
            let is_held = |c: &usize| {
                let mut others = (0..players).filter(|&other| other != me);
                reached[me][*c] != usize::MAX && others.all(|p| reached[p][*c] > reached[me][*c] + turns * players)
            };
            (0..open.len()).filter(is_held).count() as u32
        };
        (0..players).map(|me| std::array::from_fn(|turns| lead(me, turns))).collect()
    }

    #[test]
    fn leads_are_what_a_plain_telling_says() {
        for position in positions(12).iter().step_by(3) {
            assert_eq!(leads(position, &mut 0)[..3], told_slowly(position), "{position:?}");
        }
    }

    #[test]
    fn who_is_alone_leads_everywhere_by_any_time() {
        let mut work = 0;
        assert_eq!(leads(&Position::new(25, 1), &mut work), {
            let mut all = [[0; LEADS]; MAX_PLAYERS];
            all[0] = [625; LEADS];
            all
        });
        assert!(work < 12, "{work}");
    }
}
