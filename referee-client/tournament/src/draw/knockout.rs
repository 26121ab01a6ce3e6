//! Knockout: who wins a pairing goes on.
//!
//! The bracket is the usual one: the two who are seeded highest meet in the final if nobody beats them before, and the highest have
//! byes where the number of players is no power of two. A pairing is won by points, then by what the game's scoring says decides between
//! equal points; if that is equal too it is played again, from both sides, so often as was agreed; after that, the one that was seeded higher
//! goes on. Who has left does not go on: the opponent has a bye, which is shown as such.

use std::cmp::Ordering;

use super::points::{results_of, Tally};
use super::round;
use crate::format::Knockout;
use crate::results::GameResult;
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
    let through = winners(state, &rounds, last_stage);
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
    let rounds: Vec<&Round> = state.rounds().iter().filter(|round| round.stage == stage).collect();
    if rounds.len() as u32 > terms.replays {
        return Vec::new();
    }
    let last = rounds.last().into_iter().flat_map(|round| round.played(2));
    let is_open = |pairing: &&[String]| {
        let has_left = |name: &String| state.place(name).is_some_and(|player| state.has_left(player));
        !pairing.iter().any(has_left) && compare(state, stage, pairing) == Ordering::Equal
    };
    last.filter(is_open).map(|pairing| pairing.iter().rev().cloned().collect()).collect()
}

/// The better one of a pairing in the games of a stage.
fn compare(state: &State, stage: u32, pairing: &[String]) -> Ordering {
    let is_theirs = |result: &GameResult| pairing.iter().all(|name| result.players.contains(name));
    let games: Vec<&GameResult> = results_of(state, stage, is_theirs).collect();
    let tally = |name: &str| Tally::of(state, name, games.iter().copied());
    tally(&pairing[0]).compare(&tally(&pairing[1]), &state.plan().scoring)
}

/// Who wins a pairing of a stage, as it stands: nobody if all have left.
pub fn winner<'a>(state: &State, stage: u32, pairing: &'a [String]) -> Option<&'a String> {
    let is_there = |name: &&String| state.place(name).is_some_and(|player| !state.has_left(player));
    let there: Vec<&String> = pairing.iter().filter(is_there).collect();
    match there.as_slice() {
        [] => None,
        [one] => Some(one),
        _ => match compare(state, stage, pairing) {
            Ordering::Less => Some(&pairing[0]),
            Ordering::Greater => Some(&pairing[1]),
            Ordering::Equal => pairing.iter().min_by_key(|name| seed(state, name)),
        },
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

/// Who goes on from a stage, in the order of the bracket; nobody from a pairing whose players have left.
fn winners(state: &State, rounds: &[&Round], stage: u32) -> Vec<Option<String>> {
    let first = rounds.iter().find(|round| round.stage == stage);
    let pairings = first.map_or(&[][..], |round| &round.pairings);
    pairings.iter().map(|pairing| winner(state, stage, pairing).cloned()).collect()
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
        assert_eq!(winner(&state, 1, &state.rounds()[0].pairings[0]).map(String::as_str), Some("s1"));
        // The one that won the replay has won the pairing.
        let mut state = begun(2, TERMS);
        play(&mut state, |state, [a, _]| if state.rounds().len() == 1 { Some(a) } else { Some(1) });
        assert_eq!(winner(&state, 1, &state.rounds()[0].pairings[0]).map(String::as_str), Some("s2"));
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
