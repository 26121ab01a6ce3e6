//! What a round can lead to: for each pose every way the round can end, and with which of the 56 hands one can have it.

use super::hands::{self, Law};
use super::map::Map;
use super::moves::{step, Move, State, ROUND};

/// A set of hands, one bit each.
pub type HandSet = u64;

/// Ends of rounds are numbered: poses by their index, a win by `WON` and the moves it took.
pub const WON: u32 = u32::MAX - ROUND as u32;

/// A number for "the robot is destroyed".
const LOST: u32 = u32::MAX;

/// One way a round can end.
#[derive(Clone, Copy)]
pub struct Outcome {
    /// How it ends: a pose's index, or `WON` and the number of moves.
    pub end: u32,
    /// With which hands the player can have it so.
    pub hands: HandSet,
}

impl Outcome {
    /// The moves that a win takes in this round, or nothing if the game goes on.
    pub fn won_in(self) -> Option<u32> {
        is_won(self.end).then(|| self.end - WON)
    }
}

/// Whether a round that ends so is won.
pub fn is_won(end: u32) -> bool {
    end > WON
}

/// How often the hands of a set come up.
pub struct Weights {
    /// Hands of the same weight, together.
    classes: [(HandSet, f64); 3],
    /// The weight of all of them.
    pub total: f64,
}

impl Weights {
    /// Those of a law.
    pub fn new(law: Law) -> Weights {
        let mut classes: [(HandSet, f64); 3] = [(0, 1.0), (0, 3.0), (0, 6.0)];
        for (number, (_, weight)) in hands::all(law).into_iter().enumerate() {
            let class = classes.iter_mut().find(|class| class.1 == f64::from(weight));
            class.expect("hands have weight 1, 3 or 6").0 |= 1 << number;
        }
        let total = classes.iter().map(|(set, weight)| f64::from(set.count_ones()) * weight).sum();
        Weights { classes, total }
    }

    /// The weight of a set.
    pub fn of(&self, set: HandSet) -> f64 {
        self.classes.iter().map(|(class, weight)| f64::from((class & set).count_ones()) * weight).sum()
    }
}

/// All hands.
pub const ALL_HANDS: HandSet = (1 << 56) - 1;

/// The outcomes of all poses, by their index; poses where no robot can stand have none. Rounds that destroy the robot are
/// left out.
pub fn outcomes(map: &Map) -> Vec<Vec<Outcome>> {
    let mut finder = Finder::new(map);
    let mut table = vec![Vec::new(); map.pose_count()];
    for pose in map.poses() {
        let index = map.index(pose);
        table[index] = finder.of(index);
    }
    table
}

/// Walks through all sequences of moves from a pose.
struct Finder {
    /// Where each move leads from each pose.
    next: Vec<[u32; 6]>,
    /// The hands with at least so many of a move: by the move, and their number less one.
    with: [[HandSet; ROUND]; 6],
    /// Hands found so far, by the end.
    found: Vec<HandSet>,
    /// Ends found so far.
    ends: Vec<u32>,
    won: [HandSet; ROUND + 1],
}

impl Finder {
    fn new(map: &Map) -> Finder {
        let mut next = vec![[LOST; 6]; map.pose_count()];
        for pose in map.poses() {
            next[map.index(pose)] = Move::ALL.map(|action| match step(map, pose, action) {
                State::At(pose) => map.index(pose) as u32,
                State::Won => WON,
                State::Lost(_) => LOST,
            });
        }
        let mut with = [[0; ROUND]; 6];
        for (number, (counts, _)) in hands::all(Law::Draws).into_iter().enumerate() {
            for (sets, &held) in with.iter_mut().zip(&counts) {
                sets[..usize::from(held)].iter_mut().for_each(|set| *set |= 1 << number);
            }
        }
        Finder { next, with, found: vec![0; map.pose_count()], ends: Vec::new(), won: [0; ROUND + 1] }
    }

    fn of(&mut self, pose: usize) -> Vec<Outcome> {
        self.walk(pose as u32, ALL_HANDS, [0; 6], 0);
        let (ends, won) = (std::mem::take(&mut self.ends), std::mem::take(&mut self.won));
        let wins =
            (WON..=u32::MAX).zip(won).filter(|(_, hands)| *hands != 0).map(|(end, hands)| Outcome { end, hands });
        let stays = ends.into_iter().map(|end| Outcome { end, hands: std::mem::take(&mut self.found[end as usize]) });
        let mut outcomes: Vec<Outcome> = wins.chain(stays).collect();
        outcomes.shrink_to_fit();
        outcomes
    }

    fn walk(&mut self, pose: u32, hands: HandSet, used: [u8; 6], done: usize) {
        if done == ROUND {
            let found = &mut self.found[pose as usize];
            if *found == 0 {
                self.ends.push(pose);
            }
            *found |= hands;
            return;
        }
        for kind in 0..6 {
            // Nobody holds five of a kind.
            let hands = hands & self.with[kind][usize::from(used[kind])];
            match self.next[pose as usize][kind] {
                _ if hands == 0 => {}
                LOST => {}
                WON => self.won[done + 1] |= hands,
                next => {
                    let mut used = used;
                    used[kind] += 1;
                    self.walk(next, hands, used, done + 1);
                }
            }
        }
    }
}
