//! All possible ends of a round: for each pose, every end with the set of the 56 hands that allow
//! it.

use super::hands::{self, Distribution};
use super::map::Map;
use super::moves::{step, Move, State, MOVES_PER_ROUND};

/// A set of hands, one bit per hand.
pub type HandSet = u64;

/// An end is a pose's index, or `WON` plus the number of moves to the treasure.
pub const WON: u32 = u32::MAX - MOVES_PER_ROUND as u32;

/// The end of a round in which the robot is destroyed.
const LOST: u32 = u32::MAX;

/// One possible end of a round.
#[derive(Clone, Copy)]
pub struct Outcome {
    /// A pose's index, or `WON` plus the number of moves.
    pub end: u32,
    /// The hands that allow this end.
    pub hands: HandSet,
}

impl Outcome {
    /// The number of moves to the treasure in this round, or `None` if the game goes on.
    pub fn moves_to_win(self) -> Option<u32> {
        is_won(self.end).then(|| self.end - WON)
    }
}

/// Whether this end wins.
pub fn is_won(end: u32) -> bool {
    end > WON
}

/// The frequencies of hands.
pub struct Weights {
    /// The hands of each weight.
    classes: [(HandSet, f64); 3],
    /// Total weight of all hands.
    pub total: f64,
}

impl Weights {
    /// The frequencies of hands under a distribution.
    pub fn new(distribution: Distribution) -> Weights {
        let mut classes: [(HandSet, f64); 3] = [(0, 1.0), (0, 3.0), (0, 6.0)];
        for (number, (_, weight)) in hands::all_hands(distribution).into_iter().enumerate() {
            let class = classes.iter_mut().find(|class| class.1 == f64::from(weight));
            class.expect("hands have weight 1, 3 or 6").0 |= 1 << number;
        }
        let total = classes.iter().map(|(set, weight)| f64::from(set.count_ones()) * weight).sum();
        Weights { classes, total }
    }

    /// The total weight of a set.
    pub fn weight(&self, set: HandSet) -> f64 {
        self.classes.iter().map(|(class, weight)| f64::from((class & set).count_ones()) * weight).sum()
    }
}

/// The set of all hands.
pub const ALL_HANDS: HandSet = (1 << 56) - 1;

/// The outcomes of each pose, by index; none where no robot can stand. Ends that destroy the robot
/// are left out.
pub fn outcomes(map: &Map) -> Vec<Vec<Outcome>> {
    let mut finder = Finder::new(map);
    let mut table = vec![Vec::new(); map.pose_count()];
    for pose in map.poses() {
        let index = map.pose_index(pose);
        table[index] = finder.outcomes_from(index);
    }
    table
}

/// Visits all sequences of moves from a pose.
struct Finder {
    /// The end of each move from each pose.
    next: Vec<[u32; 6]>,
    /// `with[m][n]`: the hands with more than `n` moves `m`.
    with: [[HandSet; MOVES_PER_ROUND]; 6],
    /// The hands found so far, by end.
    found: Vec<HandSet>,
    /// The ends found so far.
    ends: Vec<u32>,
    won: [HandSet; MOVES_PER_ROUND + 1],
}

impl Finder {
    fn new(map: &Map) -> Finder {
        let mut next = vec![[LOST; 6]; map.pose_count()];
        for pose in map.poses() {
            next[map.pose_index(pose)] = Move::ALL.map(|action| match step(map, pose, action) {
                State::At(pose) => map.pose_index(pose) as u32,
                State::Won => WON,
                State::Lost(_) => LOST,
            });
        }
        let mut with = [[0; MOVES_PER_ROUND]; 6];
        for (number, (counts, _)) in hands::all_hands(Distribution::Draws).into_iter().enumerate() {
            for (sets, &held) in with.iter_mut().zip(&counts) {
                sets[..usize::from(held)].iter_mut().for_each(|set| *set |= 1 << number);
            }
        }
        Finder { next, with, found: vec![0; map.pose_count()], ends: Vec::new(), won: [0; MOVES_PER_ROUND + 1] }
    }

    fn outcomes_from(&mut self, pose: usize) -> Vec<Outcome> {
        self.visit(pose as u32, ALL_HANDS, [0; 6], 0);
        let (ends, won) = (std::mem::take(&mut self.ends), std::mem::take(&mut self.won));
        let wins =
            (WON..=u32::MAX).zip(won).filter(|(_, hands)| *hands != 0).map(|(end, hands)| Outcome { end, hands });
        let stays = ends.into_iter().map(|end| Outcome { end, hands: std::mem::take(&mut self.found[end as usize]) });
        let mut outcomes: Vec<Outcome> = wins.chain(stays).collect();
        outcomes.shrink_to_fit();
        outcomes
    }

    fn visit(&mut self, pose: u32, hands: HandSet, used: [u8; 6], done: usize) {
        if done == MOVES_PER_ROUND {
            let found = &mut self.found[pose as usize];
            if *found == 0 {
                self.ends.push(pose);
            }
            *found |= hands;
            return;
        }
        for kind in 0..6 {
            // A hand never contains five moves of a kind.
            let hands = hands & self.with[kind][usize::from(used[kind])];
            match self.next[pose as usize][kind] {
                _ if hands == 0 => {}
                LOST => {}
                WON => self.won[done + 1] |= hands,
                next => {
                    let mut used = used;
                    used[kind] += 1;
                    self.visit(next, hands, used, done + 1);
                }
            }
        }
    }
}
