//! Chooses which game of a tournament is played next.
//!
//! Games run side by side unless they need the same resource: a board plays one game at a time, and
//! a limited number of games use this machine's processor. A game between two boards does not need
//! the processor. Games of a missing board are played last. The board forfeits them when all other
//! games are over and its time to return has passed.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use crate::entrant::Entrant;
use crate::game::Need;
use crate::schedule::Slot;

/// Time between two checks for a missing board, and the maximum wait before choosing again.
const RETRY: Duration = Duration::from_millis(500);

/// The games to play, and the resources that running games occupy.
pub struct Queue {
    players: Vec<(Entrant, Need)>,
    /// Games that have not been claimed, by number.
    waiting: BTreeMap<u64, Slot>,
    /// Games that a worker has claimed but not started, because it is looking for their boards.
    claimed: Vec<u64>,
    /// Claimed games that a decision has settled in the meantime.
    void: Vec<u64>,
    /// Running games.
    playing: Vec<u64>,
    /// Finished games whose results are not in the log yet.
    unwritten: Vec<u64>,
    /// Lines of boards in use.
    busy: Vec<String>,
    /// Number of further games that may use the processor.
    free_processors: usize,
    /// Maximum number of games at a time, boards included.
    most: usize,
    /// Lines of missing boards, with the time of the next check.
    missing: BTreeMap<String, Instant>,
    /// The time since which only games of missing boards are left.
    idle_since: Option<Instant>,
    patience: Duration,
    /// Whether all games have been offered.
    is_closed: bool,
    /// Whether no further game may start.
    is_stopped: bool,
}

/// A worker's next step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Choice {
    /// Play this game. If a board is missing, put the game back, or let the board forfeit at the
    /// last call.
    Play {
        /// The game.
        slot: Slot,
        /// Whether missing boards forfeit.
        is_last_call: bool,
    },
    /// Ask again after this time, or when a game has ended.
    Wait(Duration),
    /// All games have been claimed, and no more games will be offered.
    Over,
}

impl Queue {
    /// An empty queue. At most `free` games use the processor at a time; a missing board has
    /// `patience` to return.
    pub fn new(free: usize, patience: Duration) -> Queue {
        Queue {
            players: Vec::new(),
            waiting: BTreeMap::new(),
            claimed: Vec::new(),
            void: Vec::new(),
            playing: Vec::new(),
            unwritten: Vec::new(),
            busy: Vec::new(),
            free_processors: free,
            most: usize::MAX,
            missing: BTreeMap::new(),
            idle_since: None,
            patience,
            is_closed: false,
            is_stopped: false,
        }
    }

    /// Limits the games at a time, boards included.
    pub fn with_limit(self, most: usize) -> Queue {
        Queue { most, ..self }
    }

    /// Adds the next player.
    pub fn add_player(&mut self, player: Entrant, need: Need) {
        self.players.push((player, need));
    }

    /// Number of players.
    pub fn players(&self) -> usize {
        self.players.len()
    }

    /// The players of a game by seat.
    pub fn players_of(&self, slot: &Slot) -> Vec<Entrant> {
        slot.seats.iter().map(|player| self.players[player].0.clone()).collect()
    }

    /// Replaces the games to play; started games go on. Judged games are left out.
    pub fn offer(&mut self, open: impl Iterator<Item = Slot>) {
        let is_judged = |slot: &Slot| slot.seats.iter().any(|player| self.players[player].1 == Need::Judge);
        let mut open: BTreeMap<u64, Slot> =
            open.filter(|slot| !is_judged(slot)).map(|slot| (slot.game, slot)).collect();
        self.void = self.claimed.iter().copied().filter(|game| !open.contains_key(game)).collect();
        for game in self.claimed.iter().chain(&self.playing).chain(&self.unwritten) {
            open.remove(game);
        }
        self.waiting = open;
    }

    /// Whether all games that were offered are over.
    pub fn is_at_rest(&self) -> bool {
        self.waiting.is_empty() && self.claimed.is_empty() && self.playing.is_empty() && self.unwritten.is_empty()
    }

    /// Declares that no more games will be offered.
    pub fn close(&mut self) {
        self.is_closed = true;
    }

    /// Prevents further games from starting.
    pub fn stop(&mut self) {
        self.waiting.clear();
        self.is_stopped = true;
        self.close();
    }

    /// Claims the first game that can start.
    pub fn choose_game(&mut self, now: Instant) -> Choice {
        if self.is_closed && self.waiting.is_empty() && self.claimed.is_empty() {
            return Choice::Over;
        }
        self.idle_since = self.waits_only_for_boards().then(|| self.idle_since.unwrap_or(now));
        let Some(slot) = self.waiting.values().find(|slot| self.can_begin(slot, now)).copied() else {
            return Choice::Wait(RETRY);
        };
        let is_last_call = self.idle_since.is_some_and(|since| now.duration_since(since) >= self.patience);
        self.waiting.remove(&slot.game);
        self.claimed.push(slot.game);
        let lines: Vec<String> = self.lines(&slot).map(str::to_owned).collect();
        self.busy.extend(lines);
        self.free_processors -= self.needs_processor(&slot);
        Choice::Play { slot, is_last_call }
    }

    /// Starts a claimed game. Returns the lines of boards that were missing and are back.
    pub fn start_game(&mut self, slot: &Slot) -> Vec<String> {
        self.claimed.retain(|&game| game != slot.game);
        self.playing.push(slot.game);
        let lines: Vec<String> = self.lines(slot).map(str::to_owned).collect();
        lines.into_iter().filter(|line| self.missing.remove(line).is_some()).collect()
    }

    /// Ends a game, played or forfeited. Its result is not in the log yet.
    pub fn end_game(&mut self, slot: &Slot) {
        self.claimed.retain(|&game| game != slot.game);
        self.playing.retain(|&game| game != slot.game);
        self.unwritten.push(slot.game);
        self.release(slot);
    }

    /// Forgets a finished game, whose result is in the log.
    pub fn mark_written(&mut self, slot: &Slot) {
        self.unwritten.retain(|&game| game != slot.game);
    }

    /// Puts a claimed game back because the player in this seat is missing. Returns whether that
    /// player was present until now.
    pub fn put_back(&mut self, slot: Slot, seat: usize, now: Instant) -> bool {
        self.claimed.retain(|&game| game != slot.game);
        self.release(&slot);
        if !self.is_stopped && !self.void.contains(&slot.game) {
            self.waiting.insert(slot.game, slot);
        }
        let player = slot.seats.iter().nth(seat).map(|player| &self.players[player].1);
        let Some(Need::Line(line)) = player else { return false };
        self.missing.insert(line.clone(), now + RETRY).is_none()
    }

    fn release(&mut self, slot: &Slot) {
        let lines: Vec<String> = self.lines(slot).map(str::to_owned).collect();
        self.busy.retain(|busy| !lines.contains(busy));
        self.free_processors += self.needs_processor(slot);
    }

    fn can_begin(&self, slot: &Slot, now: Instant) -> bool {
        let is_at_hand = |line: &str| {
            !self.busy.iter().any(|busy| busy == line) && self.missing.get(line).is_none_or(|&again| again <= now)
        };
        let is_room = self.claimed.len() + self.playing.len() < self.most;
        is_room && self.needs_processor(slot) <= self.free_processors && self.lines(slot).all(is_at_hand)
    }

    /// Whether only games of missing boards are left.
    fn waits_only_for_boards(&self) -> bool {
        let misses = |slot: &Slot| self.lines(slot).any(|line| self.missing.contains_key(line));
        self.playing.is_empty() && self.waiting.values().all(misses)
    }

    /// 1 if a player of the game thinks on this machine, otherwise 0.
    fn needs_processor(&self, slot: &Slot) -> usize {
        usize::from(slot.seats.iter().any(|player| self.players[player].1 == Need::Processor))
    }

    /// The lines of the game's boards.
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
    use crate::schedule::Seats;

    const PATIENCE: Duration = Duration::from_secs(60);

    /// A round robin of these players; names that begin with a slash are boards.
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

    /// Starts all games that can start, and returns their players.
    fn start_all(queue: &mut Queue, now: Instant) -> Vec<[usize; 2]> {
        let mut begun = Vec::new();
        while let Choice::Play { slot, is_last_call: false } = queue.choose_game(now) {
            queue.start_game(&slot);
            begun.push(seats(&slot));
        }
        begun
    }

    #[test]
    fn boards_play_side_by_side_one_game_each() {
        let (mut queue, now) = (queue(&["/a", "/b", "/c", "/d", "/e", "/f"], 1), Instant::now());
        assert_eq!(start_all(&mut queue, now), [[0, 1], [2, 3], [4, 5]]);
        assert_eq!(queue.choose_game(now), Choice::Wait(RETRY));
        queue.end_game(&slot(1, [0, 1]));
        assert_eq!(start_all(&mut queue, now), [[1, 0]]);
    }

    #[test]
    fn only_games_that_need_the_processor_are_limited() {
        let (mut queue, now) = (queue(&["x", "y", "z", "/a", "/b"], 2), Instant::now());
        assert_eq!(start_all(&mut queue, now), [[0, 1], [1, 0], [3, 4]]);
    }

    #[test]
    fn with_limit_bounds_all_games_at_a_time() {
        let (mut queue, now) = (queue(&["/a", "/b", "/c", "/d"], 2).with_limit(1), Instant::now());
        assert_eq!(start_all(&mut queue, now), [[0, 1]]);
        queue.end_game(&slot(1, [0, 1]));
        assert_eq!(start_all(&mut queue, now), [[1, 0]]);
    }

    #[test]
    fn missing_board_comes_last_and_forfeits_in_the_end() {
        let (mut queue, begun) = (queue(&["/a", "/b", "/gone"], 1), Instant::now());
        let take = |queue: &mut Queue, now| match queue.choose_game(now) {
            Choice::Play { slot, is_last_call } => Some((slot, is_last_call)),
            _ => None,
        };
        let (first, _) = take(&mut queue, begun).unwrap();
        queue.start_game(&first);
        assert_eq!(seats(&first), [0, 1]);
        assert_eq!(take(&mut queue, begun), None);
        queue.end_game(&first);
        let (second, _) = take(&mut queue, begun).unwrap();
        queue.start_game(&second);
        queue.end_game(&second);
        // Only the board's games are left.
        let (third, is_last) = take(&mut queue, begun).unwrap();
        assert!(seats(&third) == [0, 2] && !is_last);
        assert!(queue.put_back(third, 1, begun));
        assert_eq!(queue.choose_game(begun), Choice::Wait(RETRY));
        let mut now = begun + RETRY;
        let (again, is_last) = take(&mut queue, now).unwrap();
        assert!(again == third && !is_last);
        assert!(!queue.put_back(third, 1, now));
        now = begun + PATIENCE;
        let (at_last, is_last) = take(&mut queue, now).unwrap();
        assert!(at_last == third && is_last);
        queue.end_game(&third);
        // The other games are forfeited without another wait, unless the board is back.
        let (fourth, is_last) = take(&mut queue, now).unwrap();
        assert!(seats(&fourth) == [2, 0] && is_last);
        queue.end_game(&fourth);
        let (fifth, _) = take(&mut queue, now).unwrap();
        assert_eq!((seats(&fifth), queue.start_game(&fifth)), ([1, 2], vec!["/gone".to_owned()]));
        queue.end_game(&fifth);
        let (sixth, is_last) = take(&mut queue, now).unwrap();
        assert!(seats(&sixth) == [2, 1] && !is_last && queue.start_game(&sixth).is_empty());
        queue.stop();
        assert_eq!(queue.choose_game(now), Choice::Over);
    }

    /// Starts all games that can start while player 0 is missing, and returns their players.
    fn start_all_without_the_first(queue: &mut Queue, now: Instant) -> Vec<[usize; 2]> {
        let mut begun = Vec::new();
        while let Choice::Play { slot, is_last_call } = queue.choose_game(now) {
            assert!(!is_last_call, "{slot:?} is forfeited while others play");
            if slot.seats.contains(0) {
                let seat = slot.seats.iter().position(|player| player == 0).unwrap();
                queue.put_back(slot, seat, now);
            } else {
                queue.start_game(&slot);
                begun.push(seats(&slot));
            }
        }
        begun
    }

    #[test]
    fn patience_starts_when_all_other_games_are_over() {
        let (mut queue, begun) = (queue(&["/gone", "/a", "/b"], 1), Instant::now());
        assert_eq!(start_all_without_the_first(&mut queue, begun), [[1, 2]]);
        // The games take longer than the patience; the board still has its time.
        let mut now = begun + 2 * PATIENCE;
        queue.end_game(&slot(5, [1, 2]));
        assert_eq!(start_all_without_the_first(&mut queue, now), [[2, 1]]);
        now += 2 * PATIENCE;
        assert_eq!(start_all_without_the_first(&mut queue, now), [] as [[usize; 2]; 0]);
        queue.end_game(&slot(6, [2, 1]));
        let over = now;
        while now < over + PATIENCE {
            assert_eq!(start_all_without_the_first(&mut queue, now), [] as [[usize; 2]; 0]);
            now += RETRY;
        }
        // Then all of its games are forfeited at once.
        for _ in 0..4 {
            let Choice::Play { slot, is_last_call: true } = queue.choose_game(now) else { panic!() };
            queue.end_game(&slot);
        }
        assert_eq!(queue.choose_game(now), Choice::Over);
    }
}
