//! Where a tournament stands: what its plan and the lines of its log come to.
//!
//! The state is a function of these two alone. So a tournament that goes on after a kill, on this machine or another, goes on as if
//! nothing had been, and whoever reads a folder sees the same as the program that plays in it.

use std::collections::{BTreeSet, HashSet};

use crate::decisions::{Decision, Ruling};
use crate::entrant::Entrant;
use crate::entry::Entry;
use crate::format::Format;
use crate::plan::Plan;
use crate::results::GameResult;
use crate::round::Round;
use crate::schedule::{names, Schedule, Slot};
use crate::scoring::Scoring;
use crate::seats::Seats;

/// No round that is drawn here has more pairings, and none of them more games.
const MOST_PAIRINGS: usize = 1_000_000;
const MOST_GAMES: u32 = 1000;

/// A tournament after so many lines of its log.
#[derive(Clone, Debug)]
pub struct State {
    plan: Plan,
    players: Vec<Entrant>,
    left: BTreeSet<usize>,
    schedule: Schedule,
    rounds: Vec<Round>,
    results: Vec<GameResult>,
    known: HashSet<u64>,
    /// How many games are played here, as far as they are known.
    own: usize,
    decisions: Vec<Decision>,
}

impl State {
    /// A tournament of which nothing but the plan is known.
    pub fn new(plan: Plan) -> State {
        let (players, schedule) = (plan.players.clone(), Schedule::new(&plan));
        let mut state = State {
            plan,
            players,
            left: BTreeSet::new(),
            schedule,
            rounds: Vec::new(),
            results: Vec::new(),
            known: HashSet::new(),
            own: 0,
            decisions: Vec::new(),
        };
        state.count();
        state
    }

    /// A tournament after these lines, each of which must belong to it.
    pub fn after(plan: Plan, entries: impl IntoIterator<Item = Entry>) -> Result<State, String> {
        let mut state = State::new(plan);
        entries.into_iter().try_for_each(|entry| state.take(entry))?;
        Ok(state)
    }

    /// The plan.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The players, those who came later among them.
    pub fn players(&self) -> &[Entrant] {
        &self.players
    }

    /// Whether a player has left.
    pub fn has_left(&self, player: usize) -> bool {
        self.left.contains(&player)
    }

    /// Those who are there, as places in the list of players.
    pub fn present(&self) -> impl Iterator<Item = usize> + Clone + '_ {
        (0..self.players.len()).filter(|player| !self.left.contains(player))
    }

    /// All games that are known so far; rounds that have not been drawn have none.
    pub fn slots(&self) -> &[Slot] {
        self.schedule.slots()
    }

    /// The games that are played here.
    pub fn own_slots(&self) -> impl Iterator<Item = Slot> + '_ {
        self.slots().iter().copied().filter(|slot| self.is_own(slot))
    }

    /// The games that have no result yet.
    pub fn open_slots(&self) -> impl Iterator<Item = Slot> + '_ {
        self.own_slots().filter(|slot| !self.known.contains(&slot.game))
    }

    /// How many games are played here, as far as they are known.
    pub fn planned(&self) -> usize {
        self.own
    }

    /// Whether all games that are known have a result.
    pub fn is_played(&self) -> bool {
        self.known.len() == self.own
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

    /// The rounds that were drawn.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The results as they stand after everything that was decided, in the order in which they came about.
    pub fn results(&self) -> &[GameResult] {
        &self.results
    }

    /// Whether a game has a result.
    pub fn is_known(&self, game: u64) -> bool {
        self.known.contains(&game)
    }

    /// The result of a game.
    pub fn result(&self, game: u64) -> Option<&GameResult> {
        self.results.iter().find(|result| result.game == game)
    }

    /// What was decided, in order.
    pub fn decisions(&self) -> &[Decision] {
        &self.decisions
    }

    /// The place of a player in the list.
    pub fn place(&self, name: &str) -> Option<usize> {
        self.players.iter().position(|player| player.name() == name)
    }

    /// Takes a line of the log; the error says why it does not belong there.
    pub fn take(&mut self, entry: Entry) -> Result<(), String> {
        match self.misfit(&entry) {
            Some(why) => Err(why),
            None => {
                self.apply(entry);
                Ok(())
            }
        }
    }

    /// Why a line cannot come next.
    pub fn misfit(&self, entry: &Entry) -> Option<String> {
        match entry {
            Entry::Result(result) => self.misfit_of_result(result),
            Entry::Decision(decision) => self.misfit_of_decision(decision),
            Entry::Round(round) => self.misfit_of_round(round),
        }
    }

    fn misfit_of_result(&self, result: &GameResult) -> Option<String> {
        let game = result.game;
        let Some(slot) = self.slot(game) else { return Some(format!("there is no game {game} in the plan")) };
        if !self.is_own(&slot) {
            return Some(format!("game {game} belongs to another part"));
        }
        let names: Vec<&str> = names(&self.players, &slot.seats).collect();
        if names != result.players {
            return Some(match names.as_slice() {
                [first, second] => format!("game {game} is one between {first} and {second}"),
                _ => format!("game {game} is one of {}", names.join(", ")),
            });
        }
        if self.is_known(game) {
            return Some(format!("game {game} stands there twice"));
        }
        let seats = names.len();
        if result.outcome.winner.is_some_and(|winner| winner >= seats) {
            return Some(match seats {
                2 => "a winner is 0 or 1".to_owned(),
                _ => format!("a winner is 0 to {}", seats - 1),
            });
        }
        let figures = result.outcome.figures.values().chain(&result.outcome.points);
        let are_not = |list: &Vec<f64>| list.len() != seats || !list.iter().all(|figure| figure.is_finite());
        figures.into_iter().any(are_not).then(|| format!("game {game} has figures for another number of players"))
    }

    fn misfit_of_decision(&self, decision: &Decision) -> Option<String> {
        match decision {
            Decision::Replay { game, .. } | Decision::Overrule { game, .. } if !self.is_known(*game) => {
                Some(format!("game {game} has no result"))
            }
            Decision::Replay { .. } => None,
            Decision::Overrule { game, ruling, .. } => {
                let seats = self.slot(*game).map_or(0, |slot| slot.seats.count());
                match ruling {
                    Ruling::Points(points) if points.len() != seats || !points.iter().all(|p| p.is_finite()) => {
                        Some(format!("game {game} has {seats} players: as many numbers of points"))
                    }
                    Ruling::Points(points) => self.misfit_of_points(*game, points),
                    _ if seats != 2 => Some(format!("game {game} has {seats} players: a ruling is points for each")),
                    _ => None,
                }
            }
            Decision::Withdraw { player, .. } => {
                self.place(player).is_none().then(|| format!("there is no player {player}"))
            }
            Decision::Enter { player, .. } => self.misfit_of_entry(player),
        }
    }

    /// Why nobody can have so many points for a game: where it is won, drawn or lost, a win is all there is.
    pub fn misfit_of_points(&self, game: u64, points: &[f64]) -> Option<String> {
        let is_share = points.iter().all(|&share| share >= 0.0) && points.iter().sum::<f64>() <= 1.0;
        (self.plan.scoring == Scoring::Elo && !is_share).then(|| {
            format!("game {game} is won, drawn or lost: its points are parts of 1, such as 1 0 or 0.5 0.5, and not what the board counts")
        })
    }

    /// Why a player cannot enter any more.
    fn misfit_of_entry(&self, player: &Entrant) -> Option<String> {
        if self.place(player.name()).is_some() {
            return Some(format!("two players are called {}; NAME=P gives one another name", player.name()));
        }
        if self.plan.shard.is_some() {
            return Some("a tournament that is played in parts is closed".to_owned());
        }
        let has_begun = !self.rounds.is_empty();
        match self.plan.format {
            Format::Sprt(_) => Some("a test is between two players".to_owned()),
            Format::Knockout(_) if has_begun => Some("the first round of the knockout has been drawn".to_owned()),
            Format::Groups { .. } if has_begun => Some("the groups have been drawn".to_owned()),
            Format::Levels { .. } if has_begun => Some("the seeding has been drawn".to_owned()),
            Format::Swiss { .. } if self.rounds.len() as u64 >= self.plan.rounds => {
                Some("the last round has been drawn".to_owned())
            }
            _ => None,
        }
    }

    fn misfit_of_round(&self, round: &Round) -> Option<String> {
        let number = self.rounds.len() as u32 + 1;
        if self.plan.format.is_fixed() {
            return Some("no rounds are drawn in this tournament".to_owned());
        }
        if round.round != number {
            return Some(format!("round {} comes where round {number} was to be drawn", round.round));
        }
        if !(1..=MOST_GAMES).contains(&round.games) || round.pairings.len() > MOST_PAIRINGS {
            return Some(format!("a round has at most {MOST_PAIRINGS} pairings of 1 to {MOST_GAMES} games"));
        }
        let unknown = round.pairings.iter().flatten().find(|name| self.place(name).is_none());
        let seats = self.plan.format.seats();
        let is_none = |pairing: &Vec<String>| pairing.len() > seats || pairing.is_empty();
        unknown
            .map(|name| format!("there is no player {name}"))
            .or_else(|| round.pairings.iter().any(is_none).then(|| format!("1 to {seats} play at a table")))
    }

    fn apply(&mut self, entry: Entry) {
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
        self.known.insert(result.game);
        self.results.push(result);
    }

    fn add_round(&mut self, round: Round) {
        let seats = self.plan.format.seats();
        for pairing in round.played(seats) {
            let players: Vec<usize> = pairing.iter().filter_map(|name| self.place(name)).collect();
            self.schedule.add(Seats::new(&players), round.games, round.round - 1);
        }
        self.rounds.push(round);
        self.count();
    }

    fn decide(&mut self, decision: &Decision) {
        match decision {
            Decision::Replay { game, .. } => {
                self.known.remove(game);
                self.results.retain(|result| result.game != *game);
            }
            Decision::Overrule { game, ruling, reason } => {
                let of_game = self.results.iter_mut().filter(|result| result.game == *game);
                of_game.for_each(|result| result.overrule(ruling, reason));
            }
            Decision::Withdraw { player, reason } => {
                let Some(place) = self.place(player) else { return };
                self.left.insert(place);
                let forfeited: Vec<Slot> = self.open_slots().filter(|slot| slot.seats.contains(place)).collect();
                for slot in forfeited {
                    let names = self.names_of(slot.game);
                    self.add_result(GameResult::withdrawn(slot.game, names, player, reason));
                }
            }
            Decision::Enter { player, .. } => {
                self.players.push(player.clone());
                let others: Vec<usize> = self.present().filter(|&other| other + 1 < self.players.len()).collect();
                self.schedule.add_late(&self.plan, self.players.len() - 1, others.into_iter());
                self.count();
            }
        }
    }

    fn count(&mut self) {
        self.own = self.own_slots().count();
    }

    fn is_own(&self, slot: &Slot) -> bool {
        self.plan.shard.is_none_or(|shard| shard.plays(slot.pair.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::tests::plan;
    use crate::results::tests::result;
    use crate::results::WITHDRAWN;

    fn reason() -> String {
        "the clock was wrong".to_owned()
    }

    /// A tournament of these players, in which games 1 and 2 are over: the first side has won, nobody has.
    fn begun(players: &[&str]) -> State {
        let mut state = State::new(plan(Format::RoundRobin, players, 1));
        for (game, winner) in [(1, Some(0)), (2, None)] {
            state.take(Entry::Result(Box::new(result(&state, game, winner)))).unwrap();
        }
        state
    }

    fn decided(state: &State, decisions: &[Decision]) -> State {
        let mut state = state.clone();
        decisions.iter().for_each(|decision| state.take(Entry::Decision(decision.clone())).unwrap());
        state
    }

    #[test]
    fn a_game_that_is_replayed_has_no_result_until_it_has_another_one() {
        let begun = begun(&["a", "b"]);
        let mut state = decided(&begun, &[Decision::Replay { game: 1, reason: reason() }]);
        assert_eq!(state.results(), [result(&begun, 2, None)]);
        assert_eq!(state.open_slots().map(|slot| slot.game).collect::<Vec<_>>(), [1]);
        state.take(Entry::Result(Box::new(result(&begun, 1, Some(1))))).unwrap();
        assert_eq!(state.results(), [result(&begun, 2, None), result(&begun, 1, Some(1))]);
        assert_eq!(state.open_slots().count(), 0);
    }

    #[test]
    fn a_ruling_replaces_the_result_and_gives_its_reason() {
        for (ruling, points) in [
            (Ruling::First, [1.0, 0.0]),
            (Ruling::Second, [0.0, 1.0]),
            (Ruling::Draw, [0.5; 2]),
            (Ruling::Nobody, [0.0; 2]),
            (Ruling::Points(vec![0.75, 0.25]), [0.75, 0.25]),
        ] {
            let ruled = Decision::Overrule { game: 1, ruling: ruling.clone(), reason: reason() };
            let state = decided(&begun(&["a", "b"]), &[ruled]);
            assert_eq!([0, 1].map(|seat| state.results()[0].points(seat)), points, "{ruling:?}");
            assert!(state.results()[0].outcome.reason.contains("overruled"));
            assert_eq!(state.results()[1], result(&state, 2, None));
        }
        for points in [vec![15.0, -20.0], vec![1.0, 0.5], vec![-0.5, 0.5], vec![0.5], vec![f64::NAN, 0.0]] {
            let ruled = Decision::Overrule { game: 1, ruling: Ruling::Points(points.clone()), reason: reason() };
            assert!(begun(&["a", "b"]).take(Entry::Decision(ruled)).is_err(), "{points:?}");
        }
    }

    #[test]
    fn who_withdraws_forfeits_what_it_has_not_played_and_keeps_the_rest() {
        let withdraw = |player: &str| Decision::Withdraw { player: player.to_owned(), reason: reason() };
        let state = decided(&begun(&["a", "b", "c"]), &[withdraw("a"), withdraw("c")]);
        let of = |game: u64| state.result(game).unwrap();
        assert_eq!((of(1), of(2)), (&result(&state, 1, Some(0)), &result(&state, 2, None)));
        // Games 3 and 4 are between a and c, which was still there when a left; 5 and 6 between b and c.
        let winner = |game: u64| of(game).players[of(game).outcome.winner.unwrap()].clone();
        assert_eq!([3, 4, 5, 6].map(winner), ["c", "c", "b", "b"]);
        assert!([3, 4, 5, 6].iter().all(|&game| of(game).outcome.reason == WITHDRAWN));
        assert!(state.has_left(0) && state.has_left(2) && !state.has_left(1));
    }

    #[test]
    fn who_enters_late_plays_all_who_are_there_after_everybody_else() {
        let enter = Decision::Enter { player: "d=random".parse().unwrap(), reason: reason() };
        let leave = Decision::Withdraw { player: "b".to_owned(), reason: reason() };
        let state = decided(&begun(&["a", "b", "c"]), &[leave, enter]);
        let late: Vec<Vec<usize>> = state.slots()[6..].iter().map(|slot| slot.seats.iter().collect()).collect();
        assert_eq!(late, [[0, 3], [3, 0], [2, 3], [3, 2]]);
    }

    #[test]
    fn what_does_not_belong_there_says_why() {
        let state = begun(&["a", "b"]);
        let told = |decision: Decision| state.misfit(&Entry::Decision(decision)).unwrap_or_default();
        assert_eq!(told(Decision::Replay { game: 1, reason: reason() }), "");
        assert_eq!(told(Decision::Replay { game: 3, reason: reason() }), "game 3 has no result");
        assert_eq!(told(Decision::Withdraw { player: "x".to_owned(), reason: reason() }), "there is no player x");
        let enter = |player: &str| Decision::Enter { player: player.parse().unwrap(), reason: reason() };
        assert!(told(enter("a=model")).starts_with("two players are called a"));
        let points = Ruling::Points(vec![1.0]);
        assert!(told(Decision::Overrule { game: 1, ruling: points, reason: reason() }).contains("has 2 players"));
        let misfit = |result: GameResult| state.misfit(&Entry::Result(Box::new(result))).unwrap_or_default();
        assert_eq!(misfit(result(&state, 1, None)), "game 1 stands there twice");
        assert_eq!(misfit(GameResult { game: 5, ..result(&state, 1, None) }), "there is no game 5 in the plan");
        let swapped = GameResult { players: state.names_of(2), ..result(&state, 1, None) };
        assert_eq!(misfit(swapped), "game 1 is one between a and b");
        let part = Plan { shard: Some("2/2".parse().unwrap()), ..plan(Format::RoundRobin, &["a", "b"], 2) };
        let part = State::new(part);
        let told = part.misfit(&Entry::Result(Box::new(result(&part, 2, None))));
        assert_eq!(told.as_deref(), Some("game 2 belongs to another part"));
    }
}
