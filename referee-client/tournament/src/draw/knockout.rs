//! Knockout: who wins a pairing goes on.
//!
//! The bracket is the usual one: the two who are seeded highest meet in the final if nobody beats them before, and the highest have
//! byes where the number of players is no power of two. A pairing is won by points, then by what the game's scoring says decides between
//! equal points; if that is equal too it is played again, from both sides, so often as was agreed; after that, the one that was seeded higher
//! goes on. Who leaves before that is settled has lost, and what is settled stays so: whoever has won and leaves then is missing in the next round, where
//! the opponent has a bye.

use std::cmp::Ordering;

use super::points::{results_of, Tally};
use super::round;
use crate::format::Knockout;
use crate::results::{GameResult, WITHDRAWN};
use crate::round::Round;
use crate::state::State;

/// The next round of a knockout whose first round is of this stage; `seeds` are those who play in it, the highest first. Nothing after the final.
pub fn next(state: &State, terms: &Knockout, first_stage: u32, seeds: Vec<String>) -> Option<Round> {
    let rounds: Vec<&Round> = state.rounds().iter().filter(|round| round.stage >= first_stage).collect();
    let Some(last_stage) = rounds.last().map(|round| round.stage) else {
        return (seeds.len() > 1).then(|| announce(state, terms, first_stage, first_pairings(&seeds)));
    };
    let again = replays(state, terms, last_stage);
    if !again.is_empty() {
        let name = format!("{}, again", stage_name(&rounds, last_stage));
        return Some(round(state, last_stage, name, terms.games.max(2), again));
    }
    let through = winners(state, terms, &rounds, last_stage);
    if through.len() < 2 {
        return None;
    }
    let pairings = through.chunks(2).map(|pair| pair.iter().flatten().cloned().collect::<Vec<String>>());
    // A pairing of two who have left is nobody's.
    let pairings: Vec<Vec<String>> = pairings.filter(|pairing| !pairing.is_empty()).collect();
    Some(announce(state, terms, last_stage + 1, pairings))
}

fn announce(state: &State, terms: &Knockout, stage: u32, pairings: Vec<Vec<String>>) -> Round {
    let name = match pairings.len() {
        1 => "final".to_owned(),
        2 => "semi-finals".to_owned(),
        3 | 4 => "quarter-finals".to_owned(),
        count => format!("round of {}", 2 * count.next_power_of_two()),
    };
    round(state, stage, name, terms.games, pairings)
}

fn stage_name<'a>(rounds: &[&'a Round], stage: u32) -> &'a str {
    rounds.iter().find(|round| round.stage == stage).map_or("", |round| &round.name)
}

/// The first round: the highest against the lowest, so that the next highest meet as late as may be.
fn first_pairings(seeds: &[String]) -> Vec<Vec<String>> {
    let order = bracket(seeds.len());
    let pairs = order.chunks(2);
    pairs.map(|pair| pair.iter().filter_map(|&seed| seeds.get(seed).cloned()).collect()).collect()
}

/// Where each seed stands in a bracket for so many: `[0, 3, 1, 2]` for four.
fn bracket(players: usize) -> Vec<usize> {
    let mut order = vec![0];
    while order.len() < players {
        let size = 2 * order.len();
        order = order.iter().flat_map(|&seed| [seed, size - 1 - seed]).collect();
    }
    order
}

/// The pairings of a stage that nobody has won and that are to be played again. The sides of the first game change.
fn replays(state: &State, terms: &Knockout, stage: u32) -> Vec<Vec<String>> {
    let last = state.rounds().iter().rfind(|round| round.stage == stage);
    let last = last.into_iter().flat_map(|round| round.played(2));
    let open = last.filter(|pairing| verdict(state, terms, stage, pairing) == Verdict::Again);
    open.map(|pairing| pairing.iter().rev().cloned().collect()).collect()
}

/// What has come of a pairing, when all its games are over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict<'a> {
    /// It has won.
    Wins(&'a str),
    /// The games have left it open, and it was seeded higher.
    WinsAsSeeded(&'a str),
    /// The games have left it open, and it is to be played again.
    Again,
    /// All have left.
    Nobody,
}

impl<'a> Verdict<'a> {
    /// Who has won.
    pub fn winner(self) -> Option<&'a str> {
        match self {
            Verdict::Wins(name) | Verdict::WinsAsSeeded(name) => Some(name),
            Verdict::Again | Verdict::Nobody => None,
        }
    }
}

/// What has come of a pairing of a stage, as it stands.
pub fn verdict<'a>(state: &State, terms: &Knockout, stage: u32, pairing: &'a [String]) -> Verdict<'a> {
    let is_theirs = |result: &GameResult| pairing.iter().all(|name| result.players.contains(name));
    let games: Vec<&GameResult> = results_of(state, stage, is_theirs).filter(|_| pairing.len() == 2).collect();
    let is_settled = !games.is_empty() && games.iter().all(|game| game.outcome.reason != WITHDRAWN);
    let tally = |name: &str| Tally::of(state, name, games.iter().copied());
    let order = match pairing {
        [one, other] if is_settled => tally(one).compare(&tally(other), &state.plan().scoring),
        _ => Ordering::Equal,
    };
    let is_there = |name: &&String| state.place(name).is_some_and(|player| !state.has_left(player));
    let there: Vec<&String> = pairing.iter().filter(is_there).collect();
    let is_pairing = |one: &[String]| pairing.iter().all(|name| one.contains(name));
    let of_stage = state.rounds().iter().filter(|round| round.stage == stage);
    let times = of_stage.filter(|round| round.played(2).any(is_pairing)).count() as u32;
    match (order, there.as_slice()) {
        (Ordering::Less, _) => Verdict::Wins(&pairing[0]),
        (Ordering::Greater, _) => Verdict::Wins(&pairing[1]),
        // Its games cannot settle it, or can no longer.
        (Ordering::Equal, [one]) if !is_settled || times <= terms.replays => Verdict::Wins(one),
        (Ordering::Equal, []) if !is_settled || times <= terms.replays => Verdict::Nobody,
        (Ordering::Equal, _) if times <= terms.replays => Verdict::Again,
        (Ordering::Equal, _) => pairing
            .iter()
            .min_by_key(|name| seed(state, name))
            .map_or(Verdict::Nobody, |name| Verdict::WinsAsSeeded(name)),
    }
}

/// Where a player was seeded, by its place in the first round of the bracket; groups may have been played before.
fn seed(state: &State, name: &str) -> usize {
    let Some(first) = state.rounds().iter().find(|round| round.groups.is_empty()) else { return usize::MAX };
    let order = bracket(2 * first.pairings.len());
    let places = first
        .pairings
        .iter()
        .enumerate()
        .flat_map(|(pair, names)| names.iter().enumerate().map(move |(side, name)| (2 * pair + side, name)));
    let place = places.into_iter().find(|(_, one)| *one == name).map(|(place, _)| place);
    place.and_then(|place| order.get(place).copied()).unwrap_or(usize::MAX)
}

/// Who goes on from a stage, in the order of the bracket; nobody from a pairing whose winner has left.
fn winners(state: &State, terms: &Knockout, rounds: &[&Round], stage: u32) -> Vec<Option<String>> {
    let first = rounds.iter().find(|round| round.stage == stage);
    let pairings = first.map_or(&[][..], |round| &round.pairings);
    let is_there = |name: &&str| state.place(name).is_some_and(|player| !state.has_left(player));
    let through = |pairing: &Vec<String>| {
        let winner = verdict(state, terms, stage, pairing).winner();
        winner.filter(is_there).map(str::to_owned)
    };
    pairings.iter().map(through).collect()
}

/// What other tests use, too.
#[cfg(test)]
pub mod tests {
    use super::super::{next, Next};
    use super::*;
    use crate::decisions::Decision;
    use crate::entry::Entry;
    use crate::format::Format;
    use crate::plan::tests::plan;
    use crate::results::tests::result;

    /// A knockout of so many before its first round.
    pub fn begun(players: usize, terms: Knockout) -> State {
        let names: Vec<String> = (1..=players).map(|place| format!("s{place}")).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        State::new(plan(Format::Knockout(terms), &names, 1))
    }

    /// Plays to the end; `winner` says which of two players wins a game, by its place, if one does.
    pub fn play(state: &mut State, winner: impl Fn(&State, [usize; 2]) -> Option<usize>) {
        loop {
            match next(state) {
                Next::Over => return,
                Next::Round(round) => state.take(Entry::Round(round)).unwrap(),
                Next::Games => {
                    let slot = state.open_slots().next().unwrap();
                    let seats: Vec<usize> = slot.seats.iter().collect();
                    let won = winner(state, [seats[0], seats[1]]);
                    let won = won.map(|player| usize::from(player != seats[0]));
                    state.take(Entry::Result(Box::new(result(state, slot.game, won)))).unwrap();
                }
            }
        }
    }

    fn pairings(state: &State) -> Vec<(String, Vec<String>)> {
        let pairing = |pairing: &Vec<String>| pairing.join("-");
        state.rounds().iter().map(|round| (round.name.clone(), round.pairings.iter().map(pairing).collect())).collect()
    }

    const TERMS: Knockout = Knockout { games: 2, replays: 1 };

    #[test]
    fn the_highest_seeds_meet_last_and_have_the_byes() {
        let mut state = begun(6, TERMS);
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
        // Two games each, from both sides.
        assert_eq!(state.results().len(), 10);
        assert_eq!(state.results()[0].players, ["s4", "s5"]);
        assert_eq!(state.results()[1].players, ["s5", "s4"]);
        let mut twelve = begun(12, TERMS);
        play(&mut twelve, |_, [a, b]| Some(a.min(b)));
        let names: Vec<&str> = twelve.rounds().iter().map(|round| round.name.as_str()).collect();
        assert_eq!(names, ["round of 16", "quarter-finals", "semi-finals", "final"]);
    }

    #[test]
    fn a_drawn_pairing_is_played_again_and_then_the_higher_seed_goes_on() {
        let mut state = begun(2, TERMS);
        // Whoever moves first wins.
        play(&mut state, |_, [a, _]| Some(a));
        let names: Vec<&str> = state.rounds().iter().map(|round| round.name.as_str()).collect();
        assert_eq!((names, state.results().len()), (vec!["final", "final, again"], 4));
        assert_eq!(state.rounds()[1].pairings, [["s2", "s1"]]);
        assert_eq!(verdict(&state, &TERMS, 1, &state.rounds()[0].pairings[0]), Verdict::WinsAsSeeded("s1"));
        // The one that won the replay has won the pairing.
        let mut state = begun(2, TERMS);
        play(&mut state, |state, [a, _]| if state.rounds().len() == 1 { Some(a) } else { Some(1) });
        assert_eq!(verdict(&state, &TERMS, 1, &state.rounds()[0].pairings[0]), Verdict::Wins("s2"));
    }

    #[test]
    fn who_leaves_does_not_go_on_and_what_was_announced_stays() {
        let mut state = begun(4, TERMS);
        let Next::Round(round) = next(&state) else { panic!() };
        state.take(Entry::Round(round.clone())).unwrap();
        let leaves = Decision::Withdraw { player: "s1".to_owned(), reason: "ill".to_owned() };
        state.take(Entry::Decision(leaves)).unwrap();
        play(&mut state, |_, [a, b]| Some(a.min(b)));
        assert_eq!(state.rounds()[0], round);
        assert_eq!(state.rounds()[1].pairings, [["s4", "s2"]]);
        // Whoever wins the final and leaves has won it; so has whoever has won by its seed.
        for by_seed in [false, true] {
            let mut state = begun(2, TERMS);
            play(&mut state, |_, [a, b]| Some(if by_seed { a } else { a.min(b) }));
            let pairing = state.rounds()[0].pairings[0].clone();
            let expected = if by_seed { Verdict::WinsAsSeeded("s1") } else { Verdict::Wins("s1") };
            assert_eq!(verdict(&state, &TERMS, 1, &pairing), expected);
            let leaves = Decision::Withdraw { player: "s1".to_owned(), reason: "the train".to_owned() };
            state.take(Entry::Decision(leaves)).unwrap();
            assert_eq!(verdict(&state, &TERMS, 1, &pairing), expected);
            assert_eq!(next(&state), Next::Over);
        }
        // Whoever leaves in between loses what was open, and is missing where it had come to.
        let mut state = begun(4, TERMS);
        let Next::Round(round) = next(&state) else { panic!() };
        state.take(Entry::Round(round)).unwrap();
        for slot in state.open_slots().collect::<Vec<_>>() {
            let higher_seed = usize::from(slot.seats.iter().next() > slot.seats.iter().last());
            state.take(Entry::Result(Box::new(result(&state, slot.game, Some(higher_seed))))).unwrap();
        }
        let leaves = Decision::Withdraw { player: "s1".to_owned(), reason: "the train".to_owned() };
        state.take(Entry::Decision(leaves)).unwrap();
        let Next::Round(last) = next(&state) else { panic!() };
        assert_eq!((last.name.as_str(), last.pairings), ("final", vec![vec!["s2".to_owned()]]));
        assert_eq!(verdict(&state, &TERMS, 1, &state.rounds()[0].pairings[0]), Verdict::Wins("s1"));
        // A result that is overruled later changes no round that was drawn.
        let mut state = begun(4, TERMS);
        play(&mut state, |_, [a, b]| Some(a.min(b)));
        let drawn = state.rounds().to_vec();
        let overruled = |game| Decision::Overrule {
            game,
            ruling: crate::decisions::Ruling::Nobody,
            reason: "found out".to_owned(),
        };
        for game in [1, 2] {
            state.take(Entry::Decision(overruled(game))).unwrap();
        }
        assert_eq!((state.rounds(), next(&state)), (&drawn[..], Next::Over));
    }
}
