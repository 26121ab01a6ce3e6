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
    /// Ports of boards that were not there, and when they are looked for again.
    missing: BTreeMap<PathBuf, Instant>,
    /// Since when nothing is left but to wait for missing boards.
    idle: Option<Instant>,
    patience: Duration,
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
            idle: None,
            patience,
        }
    }

    /// Takes the first game that can begin.
    pub fn choose(&mut self, now: Instant) -> Choice {
        if self.waiting.is_empty() && self.taken == 0 {
            return Choice::Over;
        }
        self.idle = self.is_idle().then(|| self.idle.unwrap_or(now));
        let Some(slot) = self.waiting.values().find(|slot| self.can_begin(slot, now)).copied() else {
            return Choice::Wait(LOOK);
        };
        let is_last_call = self.idle.is_some_and(|since| now.duration_since(since) >= self.patience);
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

    /// A game that was taken at its last call has been forfeited.
    pub fn is_forfeited(&mut self, slot: &Slot) {
        self.taken -= 1;
        self.release(slot);
    }

    /// Puts a game back that was taken, since the board at this port is missing. Whether that is news.
    pub fn put_back(&mut self, slot: Slot, port: &Path, now: Instant) -> bool {
        self.taken -= 1;
        self.release(&slot);
        self.waiting.insert(slot.game, slot);
        self.missing.insert(port.to_owned(), now + LOOK).is_none()
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
            !self.busy.iter().any(|busy| busy == port) && self.missing.get(port).is_none_or(|&again| again <= now)
        };
        self.needs_processor(slot) <= self.free && ports(self.players, slot).all(is_at_hand)
    }

    /// Whether there is nothing left to be done but to wait for missing boards.
    fn is_idle(&self) -> bool {
        let misses = |slot: &Slot| ports(self.players, slot).any(|port| self.missing.contains_key(port));
        self.playing == 0 && self.waiting.values().all(misses)
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
        let mut now = begun + LOOK;
        let (again, is_last) = take(&mut queue, now).unwrap();
        assert!(again == third && !is_last);
        assert!(!queue.put_back(third, gone, now));
        now = begun + PATIENCE;
        let (at_last, is_last) = take(&mut queue, now).unwrap();
        assert!(at_last == third && is_last);
        queue.is_forfeited(&third);
        // So are the others, without another wait, unless it has come back.
        let (fourth, is_last) = take(&mut queue, now).unwrap();
        assert!(fourth.players == [2, 0] && is_last);
        queue.is_forfeited(&fourth);
        assert!(queue.is_there(gone) && !queue.is_there(gone));
        let (fifth, is_last) = take(&mut queue, now).unwrap();
        assert!(fifth.players == [1, 2] && !is_last);
        queue.clear();
        queue.begins();
        assert_eq!(queue.choose(now), Choice::Over);
    }

    /// The players of all games that begin now, while player 0 is missing.
    fn all_without_the_first(queue: &mut Queue, now: Instant) -> Vec<[usize; 2]> {
        let mut begun = Vec::new();
        while let Choice::Play { slot, is_last_call } = queue.choose(now) {
            assert!(!is_last_call, "{slot:?} is forfeited while others play");
            if slot.players.contains(&0) {
                queue.put_back(slot, Path::new("/gone"), now);
            } else {
                queue.begins();
                begun.push(slot.players);
            }
        }
        begun
    }

    #[test]
    fn patience_begins_when_all_other_games_are_over() {
        let plan = round_robin(&["serial:/gone", "serial:/a", "serial:/b"]);
        let (mut queue, begun) = (queue(&plan, 1), Instant::now());
        assert_eq!(all_without_the_first(&mut queue, begun), [[1, 2]]);
        // The games take longer than the patience; the board has its time all the same.
        let mut now = begun + 2 * PATIENCE;
        queue.ends(&Slot { game: 5, players: [1, 2] });
        assert_eq!(all_without_the_first(&mut queue, now), [[2, 1]]);
        now += 2 * PATIENCE;
        assert_eq!(all_without_the_first(&mut queue, now), [] as [[usize; 2]; 0]);
        queue.ends(&Slot { game: 6, players: [2, 1] });
        let over = now;
        while now < over + PATIENCE {
            assert_eq!(all_without_the_first(&mut queue, now), [] as [[usize; 2]; 0]);
            now += LOOK;
        }
        // Then all of its games go at once.
        for _ in 0..4 {
            let Choice::Play { slot, is_last_call: true } = queue.choose(now) else { panic!() };
            queue.is_forfeited(&slot);
        }
        assert_eq!(queue.choose(now), Choice::Over);
    }
}
