//! Knockout: the winner of a pairing goes on.
//!
//! The bracket is the usual one. The two highest seeds can only meet in the final. If the number of
//! players is not a power of two, the highest seeds have byes.
//!
//! A pairing is decided by points, then by the scoring's tie-breaks. If these are equal too, the
//! pairing is replayed with sides swapped, as often as the plan allows; after that the higher seed
//! goes on. A player who withdraws forfeits undecided pairings; decided ones stand. If the winner
//! of a pairing has withdrawn, its next opponent has a bye.
//!
//! If the terms say so, the losers of the semi-finals meet in a stage of their own before the
//! final.

use std::cmp::Ordering;

use super::new_round;
use super::points::{stage_results, Tally};
use crate::entry::Round;
use crate::format::Knockout;
use crate::results::{GameResult, WITHDRAWN};
use crate::state::State;

/// Draws the next round of a knockout; `None` after the final. `first_stage` is the stage of its
/// first round, and `seeds` are that round's players, the highest seed first.
pub fn draw_round(state: &State, terms: &Knockout, first_stage: u32, seeds: Vec<String>) -> Option<Round> {
    let rounds: Vec<&Round> = state.rounds().iter().filter(|round| round.stage >= first_stage).collect();
    let Some(last_stage) = rounds.last().map(|round| round.stage) else {
        return (seeds.len() > 1).then(|| stage_round(state, terms, first_stage, first_pairings(&seeds)));
    };
    let again = replays(state, terms, last_stage);
    if !again.is_empty() {
        let name = format!("{}, again", stage_name(&rounds, last_stage));
        return Some(new_round(state, last_stage, name, terms.games.max(2), again));
    }
    // The match for the third place leads no further, so the winners of the stage before it go on.
    let bracket_stage = rounds.iter().rev().find(|round| !is_third_place(&round.name)).map_or(0, |round| round.stage);
    let through = winners(state, terms, &rounds, bracket_stage);
    if through.len() < 2 {
        return None;
    }
    if terms.third_place && bracket_stage == last_stage {
        if let Some(pairing) = semi_final_losers(state, terms, &rounds, last_stage) {
            let name = THIRD_PLACE.to_owned();
            return Some(new_round(state, last_stage + 1, name, terms.games, vec![pairing]));
        }
    }
    let pairings = through.chunks(2).map(|pair| pair.iter().flatten().cloned().collect::<Vec<String>>());
    // Leave out a pairing whose players have both withdrawn.
    let pairings: Vec<Vec<String>> = pairings.filter(|pairing| !pairing.is_empty()).collect();
    Some(stage_round(state, terms, last_stage + 1, pairings))
}

fn stage_round(state: &State, terms: &Knockout, stage: u32, pairings: Vec<Vec<String>>) -> Round {
    let name = match pairings.len() {
        1 => "final".to_owned(),
        2 => "semi-finals".to_owned(),
        3 | 4 => "quarter-finals".to_owned(),
        count => format!("round of {}", 2 * count.next_power_of_two()),
    };
    new_round(state, stage, name, terms.games, pairings)
}

/// The name of the match for the third place.
const THIRD_PLACE: &str = "match for third place";

/// Whether a round with this name is the match for the third place, or its replay.
pub fn is_third_place(name: &str) -> bool {
    name.starts_with(THIRD_PLACE)
}

/// The two losers of the semi-finals, if there were two and both are present.
fn semi_final_losers(state: &State, terms: &Knockout, rounds: &[&Round], stage: u32) -> Option<Vec<String>> {
    let semi_finals = rounds.iter().find(|round| round.stage == stage).filter(|round| round.pairings.len() == 2)?;
    let loser = |pairing: &[String]| {
        let winner = verdict(state, terms, stage, pairing).winner()?;
        pairing.iter().find(|name| *name != winner).filter(|name| is_present(state, name)).cloned()
    };
    let losers: Vec<String> = semi_finals.full_pairings(2).filter_map(loser).collect();
    (losers.len() == 2).then_some(losers)
}

fn stage_name<'a>(rounds: &[&'a Round], stage: u32) -> &'a str {
    rounds.iter().find(|round| round.stage == stage).map_or("", |round| &round.name)
}

/// The first round: the highest seed meets the lowest, so that strong players meet as late as
/// possible.
fn first_pairings(seeds: &[String]) -> Vec<Vec<String>> {
    let order = bracket(seeds.len());
    let pairs = order.chunks(2);
    pairs.map(|pair| pair.iter().filter_map(|&seed| seeds.get(seed).cloned()).collect()).collect()
}

/// The bracket position of each seed: `[0, 3, 1, 2]` for four players.
fn bracket(players: usize) -> Vec<usize> {
    let mut order = vec![0];
    while order.len() < players {
        let size = 2 * order.len();
        order = order.iter().flat_map(|&seed| [seed, size - 1 - seed]).collect();
    }
    order
}

/// The undecided pairings of a stage that are replayed, with sides swapped.
fn replays(state: &State, terms: &Knockout, stage: u32) -> Vec<Vec<String>> {
    let last = state.rounds().iter().rfind(|round| round.stage == stage);
    let last = last.into_iter().flat_map(|round| round.full_pairings(2));
    let open = last.filter(|pairing| verdict(state, terms, stage, pairing) == Verdict::Again);
    open.map(|pairing| pairing.iter().rev().cloned().collect()).collect()
}

/// The result of a pairing whose games are over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict<'a> {
    /// This player has won.
    Wins(&'a str),
    /// The games were level, and this player is the higher seed.
    WinsAsSeeded(&'a str),
    /// The games were level, and the pairing is replayed.
    Again,
    /// Both players have withdrawn.
    Nobody,
}

impl<'a> Verdict<'a> {
    /// The winner, if there is one.
    pub fn winner(self) -> Option<&'a str> {
        match self {
            Verdict::Wins(name) | Verdict::WinsAsSeeded(name) => Some(name),
            Verdict::Again | Verdict::Nobody => None,
        }
    }
}

/// The current result of a pairing in a stage.
pub fn verdict<'a>(state: &State, terms: &Knockout, stage: u32, pairing: &'a [String]) -> Verdict<'a> {
    let games = games_of_pairing(state, stage, pairing);
    let was_played = !games.is_empty() && games.iter().all(|game| game.outcome.reason != WITHDRAWN);
    if let (true, [one, other]) = (was_played, pairing) {
        let tally = |name: &str| Tally::of(state, name, games.iter().copied());
        match tally(one).compare(&tally(other), &state.plan().scoring) {
            Ordering::Less => return Verdict::Wins(one),
            Ordering::Greater => return Verdict::Wins(other),
            Ordering::Equal => {}
        }
    }
    let has_replays = attempts(state, stage, pairing) <= terms.replays;
    let is_undecided = has_replays || !was_played;
    let present: Vec<&String> = pairing.iter().filter(|name| is_present(state, name)).collect();
    match present.as_slice() {
        [] if is_undecided => Verdict::Nobody,
        [one] if is_undecided => Verdict::Wins(one),
        _ if has_replays => Verdict::Again,
        _ => {
            let higher = pairing.iter().min_by_key(|name| seed(state, name));
            higher.map_or(Verdict::Nobody, |name| Verdict::WinsAsSeeded(name))
        }
    }
}

/// The finished games of a pairing of two in a stage.
fn games_of_pairing<'a>(state: &'a State, stage: u32, pairing: &[String]) -> Vec<&'a GameResult> {
    let is_between = |result: &&GameResult| pairing.iter().all(|name| result.players.contains(name));
    stage_results(state, stage, |_| true).filter(is_between).filter(|_| pairing.len() == 2).collect()
}

/// Number of rounds in which a pairing has played in a stage.
fn attempts(state: &State, stage: u32, pairing: &[String]) -> u32 {
    let is_same = |other: &[String]| pairing.iter().all(|name| other.contains(name));
    let of_stage = state.rounds().iter().filter(|round| round.stage == stage);
    of_stage.filter(|round| round.full_pairings(2).any(is_same)).count() as u32
}

/// Whether a player has not withdrawn.
fn is_present(state: &State, name: &str) -> bool {
    state.place(name).is_some_and(|player| !state.has_withdrawn(player))
}

/// A player's seed, from its position in the first round of the bracket. Group rounds may come
/// before.
fn seed(state: &State, name: &str) -> usize {
    let Some(first) = state.rounds().iter().find(|round| round.groups.is_empty()) else { return usize::MAX };
    let place = first.pairings.iter().enumerate().find_map(|(pair, names)| {
        let side = names.iter().position(|one| one == name)?;
        Some(2 * pair + side)
    });
    place.and_then(|place| bracket(2 * first.pairings.len()).get(place).copied()).unwrap_or(usize::MAX)
}

/// The winners of a stage in bracket order; `None` if a pairing has no winner or the winner has
/// withdrawn.
fn winners(state: &State, terms: &Knockout, rounds: &[&Round], stage: u32) -> Vec<Option<String>> {
    let first = rounds.iter().find(|round| round.stage == stage);
    let pairings = first.map_or(&[][..], |round| &round.pairings);
    let winner = |pairing: &Vec<String>| {
        let winner = verdict(state, terms, stage, pairing).winner();
        winner.filter(|name| is_present(state, name)).map(str::to_owned)
    };
    pairings.iter().map(winner).collect()
}

/// Helpers for the tests of several modules.
#[cfg(test)]
pub mod tests {
    use super::super::{next_step, Next};
    use super::*;
    use crate::decisions::Decision;
    use crate::entry::Entry;
    use crate::format::Format;
    use crate::plan::tests::plan;
    use crate::results::tests::result;

    /// A knockout of this many players before its first round.
    pub fn new_knockout(players: usize, terms: Knockout) -> State {
        let names: Vec<String> = (1..=players).map(|place| format!("s{place}")).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        State::new(plan(Format::Knockout(terms), &names, 1))
    }

    /// Plays to the end. `winner` chooses the winner of a game from the indices of its two players.
    pub fn play(state: &mut State, winner: impl Fn(&State, [usize; 2]) -> Option<usize>) {
        loop {
            match next_step(state) {
                Next::Over => return,
                Next::Round(round) => state.apply(Entry::Round(round)).unwrap(),
                Next::Games => {
                    let slot = state.open_slots().next().unwrap();
                    let seats: Vec<usize> = slot.seats.iter().collect();
                    let won = winner(state, [seats[0], seats[1]]);
                    let won = won.map(|player| usize::from(player != seats[0]));
                    state.apply(Entry::Result(Box::new(result(state, slot.game, won)))).unwrap();
                }
            }
        }
    }

    fn pairings(state: &State) -> Vec<(String, Vec<String>)> {
        let pairing = |pairing: &Vec<String>| pairing.join("-");
        state.rounds().iter().map(|round| (round.name.clone(), round.pairings.iter().map(pairing).collect())).collect()
    }

    const TERMS: Knockout = Knockout { games: 2, replays: 1, third_place: false };

    #[test]
    fn highest_seeds_meet_last_and_have_the_byes() {
        let mut state = new_knockout(6, TERMS);
        play(&mut state, |_, [a, b]| Some(a.min(b)));
        let expected: [(&str, &[&str]); 3] = [
            ("quarter-finals", &["s1", "s4-s5", "s2", "s3-s6"]),
            ("semi-finals", &["s1-s4", "s2-s3"]),
            ("final", &["s1-s2"]),
        ];
        let expected: Vec<_> = expected
            .map(|(name, pairings)| (name.to_owned(), pairings.iter().map(|&p| p.to_owned()).collect::<Vec<_>>()))
            .to_vec();
        assert_eq!(pairings(&state), expected);
        // Two games in each pairing, one from each side.
        assert_eq!(state.results().len(), 10);
        assert_eq!(state.results()[0].players, ["s4", "s5"]);
        assert_eq!(state.results()[1].players, ["s5", "s4"]);
        let mut twelve = new_knockout(12, TERMS);
        play(&mut twelve, |_, [a, b]| Some(a.min(b)));
        let names: Vec<&str> = twelve.rounds().iter().map(|round| round.name.as_str()).collect();
        assert_eq!(names, ["round of 16", "quarter-finals", "semi-finals", "final"]);
    }

    #[test]
    fn losers_of_the_semi_finals_play_for_the_third_place() {
        let terms = Knockout { third_place: true, ..TERMS };
        let mut state = new_knockout(6, terms);
        play(&mut state, |_, [a, b]| Some(a.min(b)));
        let rounds = pairings(&state);
        assert_eq!(rounds[2], ("match for third place".to_owned(), vec!["s4-s3".to_owned()]));
        assert_eq!(rounds[3], ("final".to_owned(), vec!["s1-s2".to_owned()]));
        assert_eq!((rounds.len(), state.results().len()), (4, 12));
        // A level match is replayed like any other.
        let mut state = new_knockout(4, terms);
        play(&mut state, |state, [a, b]| Some(if state.rounds().len() == 2 { a } else { a.min(b) }));
        let names: Vec<&str> = state.rounds().iter().map(|round| round.name.as_str()).collect();
        assert_eq!(names, ["semi-finals", "match for third place", "match for third place, again", "final"]);
        // Three players have one semi-final, and a loser who has withdrawn does not play.
        let mut state = new_knockout(3, terms);
        play(&mut state, |_, [a, b]| Some(a.min(b)));
        assert_eq!(state.rounds().len(), 2);
        let mut state = new_knockout(4, terms);
        let Next::Round(round) = next_step(&state) else { panic!() };
        state.apply(Entry::Round(round)).unwrap();
        let leaves = Decision::Withdraw { player: "s3".to_owned(), reason: "ill".to_owned() };
        state.apply(Entry::Decision(leaves)).unwrap();
        play(&mut state, |_, [a, b]| Some(a.min(b)));
        assert_eq!(state.rounds()[1].name, "final");
    }

    #[test]
    fn level_pairing_is_replayed_and_then_the_higher_seed_goes_on() {
        let mut state = new_knockout(2, TERMS);
        // The first mover wins.
        play(&mut state, |_, [a, _]| Some(a));
        let names: Vec<&str> = state.rounds().iter().map(|round| round.name.as_str()).collect();
        assert_eq!((names, state.results().len()), (vec!["final", "final, again"], 4));
        assert_eq!(state.rounds()[1].pairings, [["s2", "s1"]]);
        assert_eq!(verdict(&state, &TERMS, 1, &state.rounds()[0].pairings[0]), Verdict::WinsAsSeeded("s1"));
        // The winner of the replay wins the pairing.
        let mut state = new_knockout(2, TERMS);
        play(&mut state, |state, [a, _]| if state.rounds().len() == 1 { Some(a) } else { Some(1) });
        assert_eq!(verdict(&state, &TERMS, 1, &state.rounds()[0].pairings[0]), Verdict::Wins("s2"));
    }

    #[test]
    fn withdrawn_player_does_not_go_on_and_drawn_rounds_stand() {
        let mut state = new_knockout(4, TERMS);
        let Next::Round(round) = next_step(&state) else { panic!() };
        state.apply(Entry::Round(round.clone())).unwrap();
        let leaves = Decision::Withdraw { player: "s1".to_owned(), reason: "ill".to_owned() };
        state.apply(Entry::Decision(leaves)).unwrap();
        play(&mut state, |_, [a, b]| Some(a.min(b)));
        assert_eq!(state.rounds()[0], round);
        assert_eq!(state.rounds()[1].pairings, [["s4", "s2"]]);
        // A win of the final stands if the winner withdraws later, even a win by the higher seed.
        for by_seed in [false, true] {
            let mut state = new_knockout(2, TERMS);
            play(&mut state, |_, [a, b]| Some(if by_seed { a } else { a.min(b) }));
            let pairing = state.rounds()[0].pairings[0].clone();
            let expected = if by_seed { Verdict::WinsAsSeeded("s1") } else { Verdict::Wins("s1") };
            assert_eq!(verdict(&state, &TERMS, 1, &pairing), expected);
            let leaves = Decision::Withdraw { player: "s1".to_owned(), reason: "the train".to_owned() };
            state.apply(Entry::Decision(leaves)).unwrap();
            assert_eq!(verdict(&state, &TERMS, 1, &pairing), expected);
            assert_eq!(next_step(&state), Next::Over);
        }
        // A winner who withdraws between rounds keeps the win but is missing from the next round.
        let mut state = new_knockout(4, TERMS);
        let Next::Round(round) = next_step(&state) else { panic!() };
        state.apply(Entry::Round(round)).unwrap();
        for slot in state.open_slots().collect::<Vec<_>>() {
            let higher_seed = usize::from(slot.seats.iter().next() > slot.seats.iter().last());
            state.apply(Entry::Result(Box::new(result(&state, slot.game, Some(higher_seed))))).unwrap();
        }
        let leaves = Decision::Withdraw { player: "s1".to_owned(), reason: "the train".to_owned() };
        state.apply(Entry::Decision(leaves)).unwrap();
        let Next::Round(last) = next_step(&state) else { panic!() };
        assert_eq!((last.name.as_str(), last.pairings), ("final", vec![vec!["s2".to_owned()]]));
        assert_eq!(verdict(&state, &TERMS, 1, &state.rounds()[0].pairings[0]), Verdict::Wins("s1"));
        // A result that is overruled later does not change drawn rounds.
        let mut state = new_knockout(4, TERMS);
        play(&mut state, |_, [a, b]| Some(a.min(b)));
        let drawn = state.rounds().to_vec();
        let overruled = |game| Decision::Overrule {
            game,
            ruling: crate::decisions::Ruling::Nobody,
            reason: "found out".to_owned(),
        };
        for game in [1, 2] {
            state.apply(Entry::Decision(overruled(game))).unwrap();
        }
        assert_eq!((state.rounds(), next_step(&state)), (&drawn[..], Next::Over));
    }
}
