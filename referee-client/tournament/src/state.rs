//! The state of a tournament: a function of its plan and the lines of its log.
//!
//! It depends on nothing else. After a kill, a tournament therefore continues as if it had not been
//! interrupted, on this machine or another. Every reader of a folder sees the same state as the
//! program that plays in it.

mod decided;
mod problems;

use std::collections::{BTreeSet, HashSet};

use crate::decisions::Decision;
use crate::entrant::{is_same_name, Entrant};
use crate::entry::{Entry, Round};
use crate::plan::Plan;
use crate::results::GameResult;
use crate::schedule::{names, Schedule, Seats, Slot};

/// Maximum number of pairings of a drawn round, and of games of a pairing.
const MAX_PAIRINGS: usize = 1_000_000;
const MAX_GAMES: u32 = 1000;

/// Number of games that one line of text names; for more than that it gives a number.
const MAX_LISTED: usize = 12;

/// A tournament after some lines of its log.
#[derive(Clone, Debug)]
pub struct State {
    plan: Plan,
    players: Vec<Entrant>,
    withdrawn: BTreeSet<usize>,
    schedule: Schedule,
    rounds: Vec<Round>,
    results: Vec<GameResult>,
    with_result: HashSet<u64>,
    /// Number of games that are played here, as far as it is known.
    planned: usize,
    decisions: Vec<Decision>,
    /// Numbers of the revoked decisions.
    revoked: BTreeSet<u64>,
    /// All lines of the log, from which a revocation rebuilds the state.
    entries: Vec<Entry>,
}

impl State {
    /// A tournament before the first line of its log.
    pub fn new(plan: Plan) -> State {
        let (players, schedule) = (plan.players.clone(), Schedule::new(&plan));
        let mut state = State {
            plan,
            players,
            withdrawn: BTreeSet::new(),
            schedule,
            rounds: Vec::new(),
            results: Vec::new(),
            with_result: HashSet::new(),
            planned: 0,
            decisions: Vec::new(),
            revoked: BTreeSet::new(),
            entries: Vec::new(),
        };
        state.count_games();
        state
    }

    /// A tournament after these lines, which must all fit.
    pub fn from_entries(plan: Plan, entries: impl IntoIterator<Item = Entry>) -> Result<State, String> {
        let mut state = State::new(plan);
        entries.into_iter().try_for_each(|entry| state.apply(entry))?;
        Ok(state)
    }

    /// The plan.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// All players, late entries included.
    pub fn players(&self) -> &[Entrant] {
        &self.players
    }

    /// Whether a player has withdrawn.
    pub fn has_withdrawn(&self, player: usize) -> bool {
        self.withdrawn.contains(&player)
    }

    /// The players who have not withdrawn, as indices into the list of players.
    pub fn present_players(&self) -> impl Iterator<Item = usize> + Clone + '_ {
        (0..self.players.len()).filter(|player| !self.withdrawn.contains(player))
    }

    /// All games known so far. Rounds that have not been drawn have none.
    pub fn slots(&self) -> &[Slot] {
        self.schedule.slots()
    }

    /// The games that are played here.
    pub fn own_slots(&self) -> impl Iterator<Item = Slot> + '_ {
        self.slots().iter().copied().filter(|slot| self.is_own(slot))
    }

    /// The games without a result.
    pub fn open_slots(&self) -> impl Iterator<Item = Slot> + '_ {
        self.own_slots().filter(|slot| !self.with_result.contains(&slot.game))
    }

    /// Number of games played here, as far as they are known.
    pub fn planned_games(&self) -> usize {
        self.planned
    }

    /// Whether all known games have a result.
    pub fn all_games_played(&self) -> bool {
        self.with_result.len() == self.planned
    }

    /// The game with this number.
    pub fn slot(&self, game: u64) -> Option<Slot> {
        self.schedule.slot(game)
    }

    /// The names of a game's players by seat; none if there is no such game.
    pub fn names_of(&self, game: u64) -> Vec<String> {
        let slot = self.slot(game);
        slot.iter().flat_map(|slot| names(&self.players, &slot.seats)).map(str::to_owned).collect()
    }

    /// The games without a result whose results a judge enters.
    pub fn judged_games(&self) -> Vec<u64> {
        let is_judged = |player: usize| self.players[player].is_judged();
        self.open_slots().filter(|slot| slot.seats.iter().any(is_judged)).map(|slot| slot.game).collect()
    }

    /// These games as text, each with its number and its players seat by seat.
    pub fn list_games(&self, games: &[u64]) -> String {
        let named = |game: &u64| format!("{game} ({})", self.names_of(*game).join(" - "));
        let mut words: Vec<String> = games.iter().take(MAX_LISTED).map(named).collect();
        if games.len() > MAX_LISTED {
            words.push(format!("and {} more", games.len() - MAX_LISTED));
        }
        words.join(", ")
    }

    /// The drawn rounds.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The results after all decisions, in the order in which they were written.
    pub fn results(&self) -> &[GameResult] {
        &self.results
    }

    /// Whether a game has a result.
    pub fn has_result(&self, game: u64) -> bool {
        self.with_result.contains(&game)
    }

    /// The result of a game.
    pub fn result(&self, game: u64) -> Option<&GameResult> {
        self.results.iter().find(|result| result.game == game)
    }

    /// The decisions in order, revoked ones included.
    pub fn decisions(&self) -> &[Decision] {
        &self.decisions
    }

    /// The decision with this number, from 1.
    pub fn decision(&self, number: u64) -> Option<&Decision> {
        self.decisions.get(usize::try_from(number).ok()?.checked_sub(1)?)
    }

    /// Whether the decision with this number has been revoked.
    pub fn is_revoked(&self, number: u64) -> bool {
        self.revoked.contains(&number)
    }

    /// The lines of the log without revoked decisions and their revocations.
    pub fn effective_entries(&self) -> impl Iterator<Item = &Entry> {
        let mut number = 0;
        self.entries.iter().filter(move |entry| match entry {
            Entry::Decision(decision) => {
                number += 1;
                !self.is_revoked(number) && !matches!(decision, Decision::Revoke { .. })
            }
            Entry::Result(_) | Entry::Round(_) => true,
        })
    }

    /// The index of the player with this name.
    pub fn place(&self, name: &str) -> Option<usize> {
        self.players.iter().position(|player| is_same_name(player.name(), name))
    }

    /// Applies a line of the log; the error says why the line does not fit.
    pub fn apply(&mut self, entry: Entry) -> Result<(), String> {
        match self.problem_with(&entry) {
            Some(why) => Err(why),
            None => {
                self.change(entry);
                Ok(())
            }
        }
    }

    fn change(&mut self, entry: Entry) {
        if let Entry::Decision(Decision::Revoke { number, .. }) = &entry {
            // `apply` has checked that this is possible.
            if let Ok(state) = self.without(*number) {
                *self = state;
            }
        }
        self.entries.push(entry.clone());
        match entry {
            Entry::Result(result) => self.add_result(*result),
            Entry::Round(round) => self.add_round(round),
            Entry::Decision(decision) => {
                self.decide(&decision);
                self.decisions.push(decision);
            }
        }
    }

    fn add_result(&mut self, result: GameResult) {
        self.with_result.insert(result.game);
        self.results.push(result);
    }

    fn add_round(&mut self, round: Round) {
        let seats = self.plan.format.seats();
        for pairing in round.full_pairings(seats) {
            let players: Vec<usize> = pairing.iter().filter_map(|name| self.place(name)).collect();
            self.schedule.add(Seats::new(&players), round.games, round.round - 1);
        }
        self.rounds.push(round);
        self.count_games();
    }

    fn decide(&mut self, decision: &Decision) {
        match decision {
            Decision::Replay { game, .. } => {
                self.with_result.remove(game);
                self.results.retain(|result| result.game != *game);
            }
            Decision::Overrule { game, ruling, reason } => {
                let of_game = self.results.iter_mut().filter(|result| result.game == *game);
                of_game.for_each(|result| result.overrule(ruling, reason));
            }
            Decision::Withdraw { player, reason } => {
                let Some(place) = self.place(player) else { return };
                self.withdrawn.insert(place);
                let forfeited: Vec<Slot> = self.open_slots().filter(|slot| slot.seats.contains(place)).collect();
                for slot in forfeited {
                    let names = self.names_of(slot.game);
                    self.add_result(GameResult::forfeit(slot.game, names, player, reason));
                }
            }
            Decision::Enter { player, .. } => {
                self.players.push(player.clone());
                let others: Vec<usize> =
                    self.present_players().filter(|&other| other + 1 < self.players.len()).collect();
                self.schedule.add_late(&self.plan, self.players.len() - 1, others.into_iter());
                self.count_games();
            }
            // `change` has rebuilt the state.
            Decision::Revoke { .. } => {}
        }
    }

    fn count_games(&mut self) {
        self.planned = self.own_slots().count();
    }

    fn is_own(&self, slot: &Slot) -> bool {
        self.plan.shard.is_none_or(|shard| shard.plays(slot.pair.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decisions::Ruling;
    use crate::format::Format;
    use crate::plan::tests::plan;
    use crate::results::tests::result;
    use crate::results::WITHDRAWN;

    fn reason() -> String {
        "the clock was wrong".to_owned()
    }

    /// A tournament of these players with two results: the first mover won game 1, and game 2 was a
    /// draw.
    fn begun(players: &[&str]) -> State {
        let mut state = State::new(plan(Format::RoundRobin, players, 1));
        for (game, winner) in [(1, Some(0)), (2, None)] {
            state.apply(Entry::Result(Box::new(result(&state, game, winner)))).unwrap();
        }
        state
    }

    fn after_decisions(state: &State, decisions: &[Decision]) -> State {
        let mut state = state.clone();
        decisions.iter().for_each(|decision| state.apply(Entry::Decision(decision.clone())).unwrap());
        state
    }

    #[test]
    fn replayed_game_has_no_result_until_it_is_played_again() {
        let begun = begun(&["a", "b"]);
        let mut state = after_decisions(&begun, &[Decision::Replay { game: 1, reason: reason() }]);
        assert_eq!(state.results(), [result(&begun, 2, None)]);
        assert_eq!(state.open_slots().map(|slot| slot.game).collect::<Vec<_>>(), [1]);
        state.apply(Entry::Result(Box::new(result(&begun, 1, Some(1))))).unwrap();
        assert_eq!(state.results(), [result(&begun, 2, None), result(&begun, 1, Some(1))]);
        assert_eq!(state.open_slots().count(), 0);
    }

    #[test]
    fn ruling_replaces_the_result_and_gives_its_reason() {
        for (ruling, points) in [
            (Ruling::First, [1.0, 0.0]),
            (Ruling::Second, [0.0, 1.0]),
            (Ruling::Draw, [0.5; 2]),
            (Ruling::Nobody, [0.0; 2]),
            (Ruling::Points(vec![0.75, 0.25]), [0.75, 0.25]),
        ] {
            let ruled = Decision::Overrule { game: 1, ruling: ruling.clone(), reason: reason() };
            let state = after_decisions(&begun(&["a", "b"]), &[ruled]);
            assert_eq!([0, 1].map(|seat| state.results()[0].points(seat)), points, "{ruling:?}");
            assert!(state.results()[0].outcome.reason.contains("overruled"));
            assert_eq!(state.results()[1], result(&state, 2, None));
        }
        for points in [vec![15.0, -20.0], vec![1.0, 0.5], vec![-0.5, 0.5], vec![0.5], vec![f64::NAN, 0.0]] {
            let ruled = Decision::Overrule { game: 1, ruling: Ruling::Points(points.clone()), reason: reason() };
            assert!(begun(&["a", "b"]).apply(Entry::Decision(ruled)).is_err(), "{points:?}");
        }
    }

    #[test]
    fn withdrawn_player_forfeits_open_games_and_keeps_results() {
        let withdraw = |player: &str| Decision::Withdraw { player: player.to_owned(), reason: reason() };
        let state = after_decisions(&begun(&["a", "b", "c"]), &[withdraw("a"), withdraw("c")]);
        let of = |game: u64| state.result(game).unwrap();
        assert_eq!((of(1), of(2)), (&result(&state, 1, Some(0)), &result(&state, 2, None)));
        // Games 3 and 4 are between a and c, which was there when a withdrew; games 5 and 6 are
        // between b and c.
        let winner = |game: u64| of(game).players[of(game).outcome.winner.unwrap()].clone();
        assert_eq!([3, 4, 5, 6].map(winner), ["c", "c", "b", "b"]);
        assert!([3, 4, 5, 6].iter().all(|&game| of(game).outcome.reason == WITHDRAWN));
        assert!(state.has_withdrawn(0) && state.has_withdrawn(2) && !state.has_withdrawn(1));
    }

    #[test]
    fn revoked_decision_leaves_the_state_as_if_it_had_never_been_made() {
        let withdraw = |player: &str| Decision::Withdraw { player: player.to_owned(), reason: reason() };
        let overrule = Decision::Overrule { game: 1, ruling: Ruling::Second, reason: reason() };
        let replay = Decision::Replay { game: 2, reason: reason() };
        let enter = Decision::Enter { player: "d=random".parse().unwrap(), reason: reason() };
        let revoke = |number| Decision::Revoke { number, reason: "a mistake".to_owned() };
        let begun = begun(&["a", "b", "c"]);
        let all = [overrule.clone(), replay.clone(), withdraw("a"), withdraw("c"), enter.clone()];
        for revoked in 0..all.len() {
            let number = revoked as u64 + 1;
            let state = after_decisions(&begun, &[&all[..], &[revoke(number)]].concat());
            let mut others = all.to_vec();
            others.remove(revoked);
            let expected = after_decisions(&begun, &others);
            assert_eq!(state.results(), expected.results(), "{number}");
            assert_eq!(state.players(), expected.players());
            assert_eq!(state.withdrawn, expected.withdrawn);
            assert_eq!(state.open_slots().collect::<Vec<_>>(), expected.open_slots().collect::<Vec<_>>());
            assert_eq!((state.decisions().len(), state.is_revoked(number)), (6, true));
            assert!(state.effective_entries().eq(expected.effective_entries()));
        }
        // Two revocations, and a line after them.
        let mut state = after_decisions(&begun, &[&all[..], &[revoke(3), revoke(2)]].concat());
        assert_eq!(state.result(2), Some(&result(&begun, 2, None)));
        assert!(!state.has_withdrawn(0));
        state.apply(Entry::Decision(withdraw("b"))).unwrap();
        assert_eq!(state.result(3).unwrap().outcome.reason, WITHDRAWN);
    }

    #[test]
    fn revocation_says_why_it_is_impossible() {
        let overrule = Decision::Overrule { game: 1, ruling: Ruling::Second, reason: reason() };
        let replay = Decision::Replay { game: 2, reason: reason() };
        let revoke = |number| Decision::Revoke { number, reason: reason() };
        let mut state = after_decisions(&begun(&["a", "b"]), &[overrule, replay, revoke(1)]);
        state.apply(Entry::Result(Box::new(result(&state, 2, Some(1))))).unwrap();
        for (number, why) in [
            (0, "there is no decision 0: `decisions` lists them"),
            (1, "decision 1 has been revoked already"),
            (2, "decision 2 cannot be revoked any more, because a later line of the log needs it: game 2 has a result already"),
            (3, "decision 3 revokes another one: decide again instead"),
            (4, "there is no decision 4: `decisions` lists them"),
        ] {
            let before = state.results().to_vec();
            assert_eq!(state.apply(Entry::Decision(revoke(number))), Err(why.to_owned()));
            assert_eq!(state.results(), before);
        }
    }

    #[test]
    fn late_player_meets_all_who_are_there() {
        let enter = Decision::Enter { player: "d=random".parse().unwrap(), reason: reason() };
        let leave = Decision::Withdraw { player: "b".to_owned(), reason: reason() };
        let state = after_decisions(&begun(&["a", "b", "c"]), &[leave, enter]);
        let late: Vec<Vec<usize>> = state.slots()[6..].iter().map(|slot| slot.seats.iter().collect()).collect();
        assert_eq!(late, [[0, 3], [3, 0], [2, 3], [3, 2]]);
    }

    #[test]
    fn problem_with_says_why_a_line_does_not_fit() {
        let state = begun(&["a", "b"]);
        let told = |decision: Decision| state.problem_with(&Entry::Decision(decision)).unwrap_or_default();
        assert_eq!(told(Decision::Replay { game: 1, reason: reason() }), "");
        assert_eq!(told(Decision::Replay { game: 3, reason: reason() }), "game 3 has no result");
        assert_eq!(told(Decision::Withdraw { player: "x".to_owned(), reason: reason() }), "there is no player x");
        let enter = |player: &str| Decision::Enter { player: player.parse().unwrap(), reason: reason() };
        assert!(told(enter("a=model")).starts_with("two players are called a"));
        let points = Ruling::Points(vec![1.0]);
        assert!(told(Decision::Overrule { game: 1, ruling: points, reason: reason() }).contains("has 2 players"));
        let problem = |result: GameResult| state.problem_with(&Entry::Result(Box::new(result))).unwrap_or_default();
        assert_eq!(problem(result(&state, 1, None)), "game 1 has a result already");
        assert_eq!(problem(GameResult { game: 5, ..result(&state, 1, None) }), "there is no game 5 in the plan");
        let swapped = GameResult { players: state.names_of(2), ..result(&state, 1, None) };
        assert_eq!(problem(swapped), "game 1 is between a and b");
        let part = Plan { shard: Some("2/2".parse().unwrap()), ..plan(Format::RoundRobin, &["a", "b"], 2) };
        let part = State::new(part);
        let told = part.problem_with(&Entry::Result(Box::new(result(&part, 2, None))));
        assert_eq!(told.as_deref(), Some("game 2 belongs to another part"));
    }

    #[test]
    fn judged_games_are_listed_with_their_players() {
        let mut state = State::new(plan(Format::RoundRobin, &["Jena=judge", "Porto=judge", "c"], 1));
        let all = state.judged_games();
        assert_eq!(all.len(), state.open_slots().count());
        let listed = state.list_games(&all);
        assert!(listed.starts_with("1 (Jena - Porto), 2 (Porto - Jena), "), "{listed}");
        state.apply(Entry::Result(Box::new(result(&state, 1, None)))).unwrap();
        assert_eq!(state.judged_games(), all[1..]);
        let many: Vec<u64> = (1..=14).map(|_| 1).collect();
        assert!(state.list_games(&many).ends_with("1 (Jena - Porto), and 2 more"));
    }
}
