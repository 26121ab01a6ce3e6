//! The games that wait for their judge, as who enters their results needs to know them.

use crate::game::is_judged;
use crate::state::State;

/// A line names no more games.
const MOST: usize = 12;

/// The games without a result in which somebody sits whose games are judged by hand.
pub fn judged(state: &State) -> Vec<u64> {
    let is_judged = |player: usize| is_judged(&state.players()[player]);
    state.open_slots().filter(|slot| slot.seats.iter().any(is_judged)).map(|slot| slot.game).collect()
}

/// These games by number, each with its players seat by seat.
pub fn in_words(state: &State, games: &[u64]) -> String {
    let named = |game: &u64| format!("{game} ({})", state.names_of(*game).join(" - "));
    let mut words: Vec<String> = games.iter().take(MOST).map(named).collect();
    if games.len() > MOST {
        words.push(format!("and {} more", games.len() - MOST));
    }
    words.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::Entry;
    use crate::format::Format;
    use crate::plan::tests::plan;
    use crate::results::tests::result;

    #[test]
    fn the_judge_is_told_who_sits_where() {
        let mut state = State::new(plan(Format::RoundRobin, &["Jena=judge", "Porto=judge", "c"], 1));
        let all = judged(&state);
        assert_eq!(all.len(), state.open_slots().count());
        assert!(
            in_words(&state, &all).starts_with("1 (Jena - Porto), 2 (Porto - Jena), "),
            "{}",
            in_words(&state, &all)
        );
        state.take(Entry::Result(Box::new(result(&state, 1, None)))).unwrap();
        assert_eq!(judged(&state), all[1..]);
        let many: Vec<u64> = (1..=14).map(|_| 1).collect();
        assert!(in_words(&state, &many).ends_with("1 (Jena - Porto), and 2 more"));
    }
}
