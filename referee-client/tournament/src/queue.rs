//! Which game of a tournament is played next.
//!
//! Games are played side by side as far as they do not need the same thing: a board plays one game at a time, and so many games
//! at most need this machine's processor; between two boards a game needs nothing of it. The games of a board that is missing are left
//! for later, and forfeited only when all others are over and the board has had its time to come back.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use crate::entrant::Entrant;
use crate::game::Need;
use crate::schedule::Slot;

/// How long after a missing board was looked for it is looked for again, and how long at most nobody looks what has changed.
const LOOK: Duration = Duration::from_millis(500);

/// The games that nobody plays yet, and what those under way hold.
pub struct Queue {
    players: Vec<(Entrant, Need)>,
    /// By number.
    waiting: BTreeMap<u64, Slot>,
    /// Games that somebody has taken and not begun: their boards are being looked for.
    taken: Vec<u64>,
    /// Those among them that are not to be played any more: something has been decided meanwhile.
    void: Vec<u64>,
    /// Games under way.
    playing: Vec<u64>,
    /// Games that are over, and whose results are being written.
    over: Vec<u64>,
    /// Lines in use.
    busy: Vec<String>,
    /// Games that may still begin among those that need the processor.
    free: usize,
    /// Games at a time, all of them together.
    most: usize,
    /// Lines of boards that were not there, and when they are looked for again.
    missing: BTreeMap<String, Instant>,
    /// Since when nothing is left but to wait for missing boards.
    idle: Option<Instant>,
    patience: Duration,
    /// Whether no more games will come.
    is_closed: bool,
    /// Whether no more are to begin.
    is_stopped: bool,
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
    /// All games have been taken, and no more will come.
    Over,
}

impl Queue {
    /// Nothing to be played yet. At most `free` games that need the processor are played side by side; a missing board has `patience` to
    /// come back.
    pub fn new(free: usize, patience: Duration) -> Queue {
        Queue {
            players: Vec::new(),
            waiting: BTreeMap::new(),
            taken: Vec::new(),
            void: Vec::new(),
            playing: Vec::new(),
            over: Vec::new(),
            busy: Vec::new(),
            free,
            most: usize::MAX,
            missing: BTreeMap::new(),
            idle: None,
            patience,
            is_closed: false,
            is_stopped: false,
        }
    }

    /// No more than so many games are played at a time, those of boards among them.
    pub fn at_most(self, most: usize) -> Queue {
        Queue { most, ..self }
    }

    /// One more player, at the next place.
    pub fn add_player(&mut self, player: Entrant, need: Need) {
        self.players.push((player, need));
    }

    /// How many players there are.
    pub fn players(&self) -> usize {
        self.players.len()
    }

    /// The players of a game by seat.
    pub fn seated(&self, slot: &Slot) -> Vec<Entrant> {
        slot.seats.iter().map(|player| self.players[player].0.clone()).collect()
    }

    /// These games are to be played, and no others but those that somebody has begun. Games that are judged by hand are nobody's here.
    pub fn offer(&mut self, open: impl Iterator<Item = Slot>) {
        let is_judged = |slot: &Slot| slot.seats.iter().any(|player| self.players[player].1 == Need::Judge);
        let mut open: BTreeMap<u64, Slot> =
            open.filter(|slot| !is_judged(slot)).map(|slot| (slot.game, slot)).collect();
        self.void = self.taken.iter().copied().filter(|game| !open.contains_key(game)).collect();
        for game in self.taken.iter().chain(&self.playing).chain(&self.over) {
            open.remove(game);
        }
        self.waiting = open;
    }

    /// Whether nothing is being played and nothing waits to be.
    pub fn is_at_rest(&self) -> bool {
        self.waiting.is_empty() && self.taken.is_empty() && self.playing.is_empty() && self.over.is_empty()
    }

    /// No more games will come.
    pub fn close(&mut self) {
        self.is_closed = true;
    }

    /// No more games are to begin.
    pub fn clear(&mut self) {
        self.waiting.clear();
        self.is_stopped = true;
        self.close();
    }

    /// Takes the first game that can begin.
    pub fn choose(&mut self, now: Instant) -> Choice {
        if self.is_closed && self.waiting.is_empty() && self.taken.is_empty() {
            return Choice::Over;
        }
        self.idle = self.is_idle().then(|| self.idle.unwrap_or(now));
        let Some(slot) = self.waiting.values().find(|slot| self.can_begin(slot, now)).copied() else {
            return Choice::Wait(LOOK);
        };
        let is_last_call = self.idle.is_some_and(|since| now.duration_since(since) >= self.patience);
        self.waiting.remove(&slot.game);
        self.taken.push(slot.game);
        let lines: Vec<String> = self.lines(&slot).map(str::to_owned).collect();
        self.busy.extend(lines);
        self.free -= self.needs_processor(&slot);
        Choice::Play { slot, is_last_call }
    }

    /// A game that was taken begins. The lines of which it is news that they are there.
    pub fn begins(&mut self, slot: &Slot) -> Vec<String> {
        self.taken.retain(|&game| game != slot.game);
        self.playing.push(slot.game);
        let lines: Vec<String> = self.lines(slot).map(str::to_owned).collect();
        lines.into_iter().filter(|line| self.missing.remove(line).is_some()).collect()
    }

    /// A game is over, or has been forfeited at its last call; its result is not written yet.
    pub fn ends(&mut self, slot: &Slot) {
        self.taken.retain(|&game| game != slot.game);
        self.playing.retain(|&game| game != slot.game);
        self.over.push(slot.game);
        self.release(slot);
    }

    /// The result of a game has been written.
    pub fn is_written(&mut self, slot: &Slot) {
        self.over.retain(|&game| game != slot.game);
    }

    /// Puts a game back that was taken, since the player in this seat is missing. Whether that is news.
    pub fn put_back(&mut self, slot: Slot, seat: usize, now: Instant) -> bool {
        self.taken.retain(|&game| game != slot.game);
        self.release(&slot);
        if !self.is_stopped && !self.void.contains(&slot.game) {
            self.waiting.insert(slot.game, slot);
        }
        let player = slot.seats.iter().nth(seat).map(|player| &self.players[player].1);
        let Some(Need::Line(line)) = player else { return false };
        self.missing.insert(line.clone(), now + LOOK).is_none()
    }

    fn release(&mut self, slot: &Slot) {
        let lines: Vec<String> = self.lines(slot).map(str::to_owned).collect();
        self.busy.retain(|busy| !lines.contains(busy));
        self.free += self.needs_processor(slot);
    }

    fn can_begin(&self, slot: &Slot, now: Instant) -> bool {
        let is_at_hand = |line: &str| {
            !self.busy.iter().any(|busy| busy == line) && self.missing.get(line).is_none_or(|&again| again <= now)
        };
        let is_room = self.taken.len() + self.playing.len() < self.most;
        is_room && self.needs_processor(slot) <= self.free && self.lines(slot).all(is_at_hand)
    }

    /// Whether there is nothing left to be done but to wait for missing boards.
    fn is_idle(&self) -> bool {
        let misses = |slot: &Slot| self.lines(slot).any(|line| self.missing.contains_key(line));
        self.playing.is_empty() && self.waiting.values().all(misses)
    }

    /// 1 if a player of the game thinks on this machine.
    fn needs_processor(&self, slot: &Slot) -> usize {
        usize::from(slot.seats.iter().any(|player| self.players[player].1 == Need::Processor))
    }

    /// The lines of the boards of a game.
    fn lines<'a>(&'a self, slot: &'a Slot) -> impl Iterator<Item = &'a str> {
        slot.seats.iter().filter_map(|player| match &self.players[player].1 {
            Need::Line(line) => Some(line.as_str()),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::Format;
    use crate::plan::tests::plan;
    use crate::schedule::Schedule;
    use crate::seats::Seats;

    const PATIENCE: Duration = Duration::from_secs(60);

    /// A round robin of these players; those whose names begin with a slash are boards.
    fn queue(players: &[&str], free: usize) -> Queue {
        let mut queue = Queue::new(free, PATIENCE);
        for player in players {
            let need = if player.starts_with('/') { Need::Line((*player).to_owned()) } else { Need::Processor };
            queue.add_player(player.parse().unwrap(), need);
        }
        let schedule = Schedule::new(&plan(Format::RoundRobin, players, 1));
        queue.offer(schedule.slots().iter().copied());
        queue.close();
        queue
    }

    fn seats(slot: &Slot) -> [usize; 2] {
        let seats: Vec<usize> = slot.seats.iter().collect();
        [seats[0], seats[1]]
    }

    fn slot(game: u64, seats: [usize; 2]) -> Slot {
        Slot { game, seats: Seats::new(&seats), round: 0, pair: (game as u32 - 1) / 2 }
    }

    /// The players of all games that can begin now.
    fn all(queue: &mut Queue, now: Instant) -> Vec<[usize; 2]> {
        let mut begun = Vec::new();
        while let Choice::Play { slot, is_last_call: false } = queue.choose(now) {
            queue.begins(&slot);
            begun.push(seats(&slot));
        }
        begun
    }

    #[test]
    fn boards_play_side_by_side_and_each_one_game_at_a_time() {
        let (mut queue, now) = (queue(&["/a", "/b", "/c", "/d", "/e", "/f"], 1), Instant::now());
        assert_eq!(all(&mut queue, now), [[0, 1], [2, 3], [4, 5]]);
        assert_eq!(queue.choose(now), Choice::Wait(LOOK));
        queue.ends(&slot(1, [0, 1]));
        assert_eq!(all(&mut queue, now), [[1, 0]]);
    }

    #[test]
    fn games_that_need_the_processor_are_bounded_and_others_are_not() {
        let (mut queue, now) = (queue(&["x", "y", "z", "/a", "/b"], 2), Instant::now());
        assert_eq!(all(&mut queue, now), [[0, 1], [1, 0], [3, 4]]);
    }

    #[test]
    fn nobody_begins_where_no_more_games_may_be_played_at_a_time() {
        let (mut queue, now) = (queue(&["/a", "/b", "/c", "/d"], 2).at_most(1), Instant::now());
        assert_eq!(all(&mut queue, now), [[0, 1]]);
        queue.ends(&slot(1, [0, 1]));
        assert_eq!(all(&mut queue, now), [[1, 0]]);
    }

    #[test]
    fn a_missing_board_is_left_for_later_and_forfeits_at_last() {
        let (mut queue, begun) = (queue(&["/a", "/b", "/gone"], 1), Instant::now());
        let take = |queue: &mut Queue, now| match queue.choose(now) {
            Choice::Play { slot, is_last_call } => Some((slot, is_last_call)),
            _ => None,
        };
        let (first, _) = take(&mut queue, begun).unwrap();
        queue.begins(&first);
        assert_eq!(seats(&first), [0, 1]);
        assert_eq!(take(&mut queue, begun), None);
        queue.ends(&first);
        let (second, _) = take(&mut queue, begun).unwrap();
        queue.begins(&second);
        queue.ends(&second);
        // Nothing is left but to look for the board.
        let (third, is_last) = take(&mut queue, begun).unwrap();
        assert!(seats(&third) == [0, 2] && !is_last);
        assert!(queue.put_back(third, 1, begun));
        assert_eq!(queue.choose(begun), Choice::Wait(LOOK));
        let mut now = begun + LOOK;
        let (again, is_last) = take(&mut queue, now).unwrap();
        assert!(again == third && !is_last);
        assert!(!queue.put_back(third, 1, now));
        now = begun + PATIENCE;
        let (at_last, is_last) = take(&mut queue, now).unwrap();
        assert!(at_last == third && is_last);
        queue.ends(&third);
        // So are the others, without another wait, unless it has come back.
        let (fourth, is_last) = take(&mut queue, now).unwrap();
        assert!(seats(&fourth) == [2, 0] && is_last);
        queue.ends(&fourth);
        let (fifth, _) = take(&mut queue, now).unwrap();
        assert_eq!((seats(&fifth), queue.begins(&fifth)), ([1, 2], vec!["/gone".to_owned()]));
        queue.ends(&fifth);
        let (sixth, is_last) = take(&mut queue, now).unwrap();
        assert!(seats(&sixth) == [2, 1] && !is_last && queue.begins(&sixth).is_empty());
        queue.clear();
        assert_eq!(queue.choose(now), Choice::Over);
    }

    /// The players of all games that begin now, while player 0 is missing.
    fn all_without_the_first(queue: &mut Queue, now: Instant) -> Vec<[usize; 2]> {
        let mut begun = Vec::new();
        while let Choice::Play { slot, is_last_call } = queue.choose(now) {
            assert!(!is_last_call, "{slot:?} is forfeited while others play");
            if slot.seats.contains(0) {
                let seat = slot.seats.iter().position(|player| player == 0).unwrap();
                queue.put_back(slot, seat, now);
            } else {
                queue.begins(&slot);
                begun.push(seats(&slot));
            }
        }
        begun
    }

    #[test]
    fn patience_begins_when_all_other_games_are_over() {
        let (mut queue, begun) = (queue(&["/gone", "/a", "/b"], 1), Instant::now());
        assert_eq!(all_without_the_first(&mut queue, begun), [[1, 2]]);
        // The games take longer than the patience; the board has its time all the same.
        let mut now = begun + 2 * PATIENCE;
        queue.ends(&slot(5, [1, 2]));
        assert_eq!(all_without_the_first(&mut queue, now), [[2, 1]]);
        now += 2 * PATIENCE;
        assert_eq!(all_without_the_first(&mut queue, now), [] as [[usize; 2]; 0]);
        queue.ends(&slot(6, [2, 1]));
        let over = now;
        while now < over + PATIENCE {
            assert_eq!(all_without_the_first(&mut queue, now), [] as [[usize; 2]; 0]);
            now += LOOK;
        }
        // Then all of its games go at once.
        for _ in 0..4 {
            let Choice::Play { slot, is_last_call: true } = queue.choose(now) else { panic!() };
            queue.ends(&slot);
        }
        assert_eq!(queue.choose(now), Choice::Over);
    }
}
