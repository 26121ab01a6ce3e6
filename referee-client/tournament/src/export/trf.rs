//! A Swiss tournament as a Tournament Report File, which pairing programs and rating officers read.
//!
//! Format: FIDE Handbook, C.04 Annex 2, TRF16. `XXR`, the number of rounds, is an extension that
//! pairing programs share.

use referee_client::fail::bad_input;

use crate::format::Format;
use crate::results::{GameResult, WITHDRAWN};
use crate::scoring::Scoring;
use crate::standings::Standings;
use crate::state::State;

/// Columns of a name.
const NAME: usize = 33;

/// Why the tournament does not fit the format.
pub fn problem(state: &State) -> Option<String> {
    let Format::Swiss { games: 1 } = state.plan().format else {
        return Some("a tournament report is for swiss with one game a pairing".to_owned());
    };
    if state.plan().scoring != Scoring::Elo {
        return Some("a tournament report is for games that are won, drawn or lost".to_owned());
    }
    let is_whole = |result: &&GameResult| (0..2).all(|seat| [0.0, 0.5, 1.0].contains(&result.points(seat)));
    let divided = state.results().iter().find(|result| !is_whole(result))?;
    Some(format!("game {} is neither won, drawn nor lost: a tournament report cannot say its points", divided.game))
}

/// The report: a line for each player in the order of the plan. Lines end with CR LF.
pub fn report(state: &State, standings: &Standings) -> anyhow::Result<String> {
    if let Some(why) = problem(state) {
        return Err(bad_input(why));
    }
    let players = state.players().len();
    let mut lines = vec![
        format!("012 {} tournament", state.plan().game),
        format!("062 {players}"),
        "092 Individual: Swiss-System".to_owned(),
        format!("XXR {}", state.plan().rounds),
    ];
    for (index, player) in state.players().iter().enumerate() {
        let line = standings.ranking.iter().find(|line| line.row.player == index);
        let (points, place) = line.map_or((0.0, 0), |line| (line.row.tally.points, line.place));
        let name: String = player.name().chars().take(NAME).collect();
        let mut text = format!("001 {:>4}      {name:<NAME$}{:33}{points:>4.1} {place:>4}", index + 1, "");
        for round in 0..standings.rounds.len() {
            text += &meeting(state, standings, round, player.name());
        }
        lines.push(text);
    }
    Ok(lines.into_iter().map(|line| line.trim_end().to_owned() + "\r\n").collect())
}

/// A player's part of a round: the opponent's number, the side and the result.
fn meeting(state: &State, standings: &Standings, round: usize, name: &str) -> String {
    let pairings = &standings.rounds[round].pairings;
    let Some(pairing) = pairings.iter().find(|pairing| pairing.players.iter().any(|one| one == name)) else {
        return "  0000 - Z".to_owned();
    };
    let &[game] = pairing.games.as_slice() else { return "  0000 - U".to_owned() };
    let names = state.names_of(game);
    let seat = usize::from(names.first().is_some_and(|first| first != name));
    let opponent = names.get(1 - seat).and_then(|other| state.place(other)).map_or(0, |place| place + 1);
    let result = state.result(game).map_or(' ', |result| letter(result, seat));
    format!("  {opponent:>4} {} {result}", ['w', 'b'][seat])
}

/// The result of a game for a seat. `+` and `-` say that it was not played.
fn letter(result: &GameResult, seat: usize) -> char {
    let is_unplayed = result.outcome.reason == WITHDRAWN;
    match (result.points(seat), is_unplayed) {
        (1.0, true) => '+',
        (1.0, false) => '1',
        (0.5, _) => '=',
        (_, true) => '-',
        _ => '0',
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decisions::Decision;
    use crate::draw::knockout::tests::play;
    use crate::entry::Entry;
    use crate::plan::tests::plan;

    fn cut(line: &str, from: usize, to: usize) -> &str {
        &line[from - 1..to.min(line.len())]
    }

    #[test]
    fn report_has_each_field_in_the_columns_of_trf16() {
        let mut state = State::new(plan(Format::Swiss { games: 1 }, &["Jena=x", "Porto=x", "Graz=x"], 3));
        // The earlier entry of the plan wins.
        play(&mut state, |_, [a, b]| Some(a.min(b)));
        let text = report(&state, &Standings::new(&state)).unwrap();
        assert!(text.starts_with("012 blokus-duo tournament\r\n062 3\r\n092 Individual: Swiss-System\r\nXXR 3\r\n"));
        let lines: Vec<&str> = text.lines().filter(|line| line.starts_with("001")).collect();
        assert_eq!(lines.len(), 3);
        let points = [3.0, 2.0, 1.0].map(|points| format!("{points:>4.1}"));
        for (index, line) in lines.iter().enumerate() {
            assert_eq!(cut(line, 5, 8).trim(), (index + 1).to_string());
            assert_eq!(cut(line, 15, 47).trim_end(), ["Jena", "Porto", "Graz"][index]);
            assert_eq!(cut(line, 81, 84), points[index], "{line}");
            assert_eq!(cut(line, 86, 89).trim(), (index + 1).to_string());
        }
        // All three met each other and had a bye; both sides of a game agree.
        let of = |line: &str, round: usize| {
            let from = 92 + 10 * round;
            (
                cut(line, from, from + 3).trim().to_owned(),
                cut(line, from + 5, from + 5).to_owned(),
                cut(line, from + 7, from + 7).to_owned(),
            )
        };
        for line in &lines {
            let byes = (0..3).filter(|&round| of(line, round).0 == "0000");
            assert_eq!(byes.map(|round| of(line, round).2).collect::<Vec<_>>(), ["U"], "{line}");
        }
        for round in 0..3 {
            for (index, line) in lines.iter().enumerate() {
                let (opponent, side, result) = of(line, round);
                let Some(other) = opponent.parse::<usize>().ok().filter(|&other| other > 0) else { continue };
                let back = of(lines[other - 1], round);
                assert_eq!(back.0, (index + 1).to_string());
                assert_ne!((side, result), (back.1, back.2));
            }
        }
    }

    #[test]
    fn withdrawn_player_has_unplayed_games_and_then_none() {
        let mut state = State::new(plan(Format::Swiss { games: 1 }, &["a", "b", "c", "d"], 2));
        let round = crate::draw::swiss::draw_round(&state, 1).unwrap();
        state.apply(Entry::Round(round)).unwrap();
        let reason = "ill".to_owned();
        state.apply(Entry::Decision(Decision::Withdraw { player: "a".to_owned(), reason })).unwrap();
        let text = report(&state, &Standings::new(&state)).unwrap();
        let lines: Vec<&str> = text.lines().filter(|line| line.starts_with("001")).collect();
        assert!(lines[0].ends_with(" -"), "{text}");
        assert_eq!(lines.iter().filter(|line| line.ends_with(" +")).count(), 1, "{text}");
        play(&mut state, |_, [a, b]| Some(a.min(b)));
        let text = report(&state, &Standings::new(&state)).unwrap();
        assert!(text.lines().nth(4).unwrap().ends_with("  0000 - Z"), "{text}");
    }

    #[test]
    fn problem_names_what_does_not_fit() {
        let state = |format| State::new(plan(format, &["a", "b"], 2));
        assert_eq!(problem(&state(Format::Swiss { games: 1 })), None);
        assert!(problem(&state(Format::Swiss { games: 2 })).unwrap().contains("one game a pairing"));
        assert!(problem(&state(Format::RoundRobin)).is_some());
    }
}
