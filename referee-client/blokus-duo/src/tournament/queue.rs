//! Which game of a tournament is played next.
//!
//! Games are played side by side as far as they do not need the same thing: a board plays one game at a time, and so many games
//! at most need this machine's processor; between two boards a game needs nothing of it. The games of a board that is missing are left
//! for later, and forfeited only when all others are over and the board has had its time to come back.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::entrant::Entrant;
use super::schedule::Slot;

/// How long after a missing board was looked for it is looked for again, and how long at most nobody looks what has changed.
const LOOK: Duration = Duration::from_millis(500);

/// The games that nobody plays yet, and what those under way hold.
pub struct Queue<'a> {
    players: &'a [Entrant],
    /// By number.
    waiting: BTreeMap<u64, Slot>,
    /// Games that somebody has taken and not begun: their boards are being looked for.
    taken: usize,
    /// Games under way.
    playing: usize,
    /// Ports in use.
    busy: Vec<PathBuf>,
    /// Games that may still begin among those that need the processor.
    free: usize,
    missing: BTreeMap<PathBuf, Missing>,
    patience: Duration,
}

/// A board that was not there.
#[derive(Clone, Copy)]
struct Missing {
    /// When it was looked for in vain for the first time.
    since: Instant,
    /// When it is looked for again.
    again: Instant,
}

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Choice {
    /// Play this game, or put it back if a board is missing; not if this is its last call: then the game is forfeited.
    Play {
        /// The game.
        slot: Slot,
        /// Whether it has been waited for long enough.
        is_last_call: bool,
    },
    /// Ask again after this time, or when a game has ended.
    Wait(Duration),
    /// All games have been taken.
    Over,
}

impl<'a> Queue<'a> {
    /// All `games` wait. At most `free` of those that need the processor are played side by side; a missing board has `patience` to come
    /// back.
    pub fn new(
        players: &'a [Entrant],
        games: impl Iterator<Item = Slot>,
        free: usize,
        patience: Duration,
    ) -> Queue<'a> {
        Queue {
            players,
            waiting: games.map(|slot| (slot.game, slot)).collect(),
            taken: 0,
            playing: 0,
            busy: Vec::new(),
            free,
            missing: BTreeMap::new(),
            patience,
        }
    }

    /// Takes the first game that can begin.
    pub fn choose(&mut self, now: Instant) -> Choice {
        if self.waiting.is_empty() && self.taken == 0 {
            return Choice::Over;
        }
        let Some(slot) = self.waiting.values().find(|slot| self.can_begin(slot, now)).copied() else {
            return Choice::Wait(LOOK);
        };
        let is_last_call = self.is_last_call(&slot, now);
        self.waiting.remove(&slot.game);
        self.taken += 1;
        self.busy.extend(ports(self.players, &slot).map(Path::to_owned));
        self.free -= self.needs_processor(&slot);
        Choice::Play { slot, is_last_call }
    }

    /// A game that was taken begins.
    pub fn begins(&mut self) {
        self.taken -= 1;
        self.playing += 1;
    }

    /// A game is over.
    pub fn ends(&mut self, slot: &Slot) {
        self.playing -= 1;
        self.release(slot);
    }

    /// Puts a game back that was taken, since the board at this port is missing. Whether that is news.
    pub fn put_back(&mut self, slot: Slot, port: &Path, now: Instant) -> bool {
        self.taken -= 1;
        self.release(&slot);
        self.waiting.insert(slot.game, slot);
        let again = now + LOOK;
        let known = self.missing.insert(port.to_owned(), Missing { since: now, again });
        if let Some(Missing { since, .. }) = known {
            self.missing.insert(port.to_owned(), Missing { since, again });
        }
        known.is_none()
    }

    /// The board at this port is there. Whether that is news.
    pub fn is_there(&mut self, port: &Path) -> bool {
        self.missing.remove(port).is_some()
    }

    /// No more games are to begin.
    pub fn clear(&mut self) {
        self.waiting.clear();
    }

    fn release(&mut self, slot: &Slot) {
        self.busy.retain(|busy| !ports(self.players, slot).any(|port| port == busy));
        self.free += self.needs_processor(slot);
    }

    fn can_begin(&self, slot: &Slot, now: Instant) -> bool {
        let is_at_hand = |port: &Path| {
            !self.busy.iter().any(|busy| busy == port)
                && self.missing.get(port).is_none_or(|missing| missing.again <= now)
        };
        self.needs_processor(slot) <= self.free && ports(self.players, slot).all(is_at_hand)
    }

    /// Whether there is nothing left to be done but to wait for boards, and the ones of this game have been waited for.
    fn is_last_call(&self, slot: &Slot, now: Instant) -> bool {
        let missing =
            |slot: &Slot| ports(self.players, slot).filter_map(|port| self.missing.get(port)).collect::<Vec<_>>();
        let is_patient = |missing: &Missing| now.duration_since(missing.since) < self.patience;
        let waited_for = missing(slot);
        self.playing == 0
            && self.waiting.values().all(|slot| !missing(slot).is_empty())
            && !waited_for.iter().copied().any(is_patient)
            && !waited_for.is_empty()
    }

    /// 1 if a player of the game thinks on this machine.
    fn needs_processor(&self, slot: &Slot) -> usize {
        usize::from(slot.players.iter().any(|&player| self.players[player].port().is_none()))
    }
}

/// The ports of the boards of a game.
fn ports<'a>(players: &'a [Entrant], slot: &Slot) -> impl Iterator<Item = &'a Path> {
    slot.players.into_iter().filter_map(|player| players[player].port())
}

#[cfg(test)]
mod tests {
    use super::super::plan::tests::plan;
    use super::super::plan::{Format, Plan};
    use super::super::schedule::slots;
    use super::*;

    const PATIENCE: Duration = Duration::from_secs(60);

    fn round_robin(players: &[&str]) -> Plan {
        plan(Format::RoundRobin, players, 1)
    }

    fn queue(plan: &Plan, free: usize) -> Queue<'_> {
        Queue::new(&plan.players, slots(plan), free, PATIENCE)
    }

    /// The players of all games that can begin now.
    fn all(queue: &mut Queue, now: Instant) -> Vec<[usize; 2]> {
        let mut begun = Vec::new();
        while let Choice::Play { slot, is_last_call: false } = queue.choose(now) {
            queue.begins();
            begun.push(slot.players);
        }
        begun
    }

    #[test]
    fn boards_play_side_by_side_and_each_one_game_at_a_time() {
        let plan = round_robin(&["serial:/a", "serial:/b", "serial:/c", "serial:/d", "serial:/e", "serial:/f"]);
        let (mut queue, now) = (queue(&plan, 1), Instant::now());
        assert_eq!(all(&mut queue, now), [[0, 1], [2, 3], [4, 5]]);
        assert_eq!(queue.choose(now), Choice::Wait(LOOK));
        queue.ends(&Slot { game: 1, players: [0, 1] });
        assert_eq!(all(&mut queue, now), [[1, 0]]);
    }

    #[test]
    fn games_that_need_the_processor_are_bounded_and_others_are_not() {
        let plan = round_robin(&["random:1", "random:2", "random:3", "serial:/a", "serial:/b"]);
        let (mut queue, now) = (queue(&plan, 2), Instant::now());
        assert_eq!(all(&mut queue, now), [[0, 1], [1, 0], [3, 4]]);
    }

    #[test]
    fn a_missing_board_is_left_for_later_and_forfeits_at_last() {
        let plan = round_robin(&["serial:/a", "serial:/b", "serial:/gone"]);
        let (mut queue, begun) = (queue(&plan, 1), Instant::now());
        let gone = Path::new("/gone");
        let take = |queue: &mut Queue, now| match queue.choose(now) {
            Choice::Play { slot, is_last_call } => Some((slot, is_last_call)),
            _ => None,
        };
        let (first, _) = take(&mut queue, begun).unwrap();
        queue.begins();
        assert_eq!(first.players, [0, 1]);
        assert_eq!(take(&mut queue, begun), None);
        queue.ends(&first);
        let (second, _) = take(&mut queue, begun).unwrap();
        queue.begins();
        queue.ends(&second);
        // Nothing is left but to look for the board.
        let (third, is_last) = take(&mut queue, begun).unwrap();
        assert!(third.players == [0, 2] && !is_last);
        assert!(queue.put_back(third, gone, begun));
        assert_eq!(queue.choose(begun), Choice::Wait(LOOK));
        let (again, is_last) = take(&mut queue, begun + LOOK).unwrap();
        assert!(again == third && !is_last);
        assert!(!queue.put_back(third, gone, begun + LOOK));
        let (at_last, is_last) = take(&mut queue, begun + PATIENCE).unwrap();
        assert!(at_last == third && is_last);
        queue.begins();
        queue.ends(&third);
        // It has come back: what is left is played.
        assert!(queue.is_there(gone) && !queue.is_there(gone));
        let (fourth, is_last) = take(&mut queue, begun + PATIENCE).unwrap();
        assert!(fourth.players == [2, 0] && !is_last);
        queue.clear();
        queue.begins();
        assert_eq!(queue.choose(begun + PATIENCE), Choice::Over);
    }

    #[test]
    fn nobody_forfeits_while_others_can_play() {
        let plan = round_robin(&["serial:/gone", "serial:/a", "serial:/b"]);
        let (mut queue, begun) = (queue(&plan, 1), Instant::now());
        let Choice::Play { slot, .. } = queue.choose(begun) else { panic!() };
        queue.put_back(slot, Path::new("/gone"), begun);
        let late = begun + 2 * PATIENCE;
        let Choice::Play { slot, is_last_call } = queue.choose(late) else { panic!() };
        assert!(slot.players == [0, 1] && !is_last_call);
        queue.put_back(slot, Path::new("/gone"), late);
        assert_eq!(all(&mut queue, late), [[1, 2]]);
        assert_eq!(all(&mut queue, late + LOOK), [] as [[usize; 2]; 0]);
    }
}
