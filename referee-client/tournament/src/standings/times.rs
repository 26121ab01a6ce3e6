//! Thinking times of the players over all games.

use std::time::Duration;

use super::table::Rows;
use crate::game::{Game, Times};
use crate::state::State;

/// The thinking times of each player; `None` if the game's results do not have them.
pub fn by_player(state: &State, game: &dyn Game) -> Option<Vec<Times>> {
    let mut all = vec![Times::default(); state.players().len()];
    for result in state.results() {
        for (name, times) in result.players.iter().zip(game.times(&result.outcome)) {
            if let Some(player) = state.place(name) {
                all[player].add(times);
            }
        }
    }
    all.iter().any(|times| times.moves > 0).then_some(all)
}

/// The thinking times as a table, in the order of the plan.
pub fn rows(state: &State, times: &[Times]) -> Rows {
    let seconds = |time: Option<Duration>| time.map_or_else(String::new, |time| format!("{:.3}", time.as_secs_f64()));
    let row = |(index, times): (usize, &Times)| {
        vec![
            (index + 1).to_string(),
            state.players()[index].name().to_owned(),
            times.moves.to_string(),
            format!("{:.1}", times.total.as_secs_f64()),
            seconds(times.mean()),
            seconds(times.longest),
        ]
    };
    let heads = ["#", "player", "moves", "seconds", "mean move", "longest move"];
    [heads.map(str::to_owned).to_vec()].into_iter().chain(times.iter().enumerate().map(row)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::Format;
    use crate::plan::tests::plan;
    use crate::standings::table;

    #[test]
    fn rows_show_the_mean_and_the_slowest_move() {
        let state = State::new(plan(Format::RoundRobin, &["a=x", "b=x"], 1));
        let mut of_a = Times { moves: 3, total: Duration::from_secs(3), longest: Some(Duration::from_millis(1500)) };
        of_a.add(Times { moves: 1, total: Duration::from_secs(2), longest: Some(Duration::from_secs(2)) });
        let text = table::plain(rows(&state, &[of_a, Times::default()]));
        assert!(text.contains(" 1  a           4      5.0      1.250         2.000\n"), "{text}");
        assert!(text.ends_with(" 2  b           0      0.0\n"), "{text}");
    }
}
