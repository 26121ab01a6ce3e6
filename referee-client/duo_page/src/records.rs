//! Records as the events of a game. As in a running game, the players are ready after the opening.

use duo_core::player::Player as Side;
use duo_core::result::Outcome;
use duo_players::game::Game;
use duo_records::read::{read, Recorded, RecordedTurn};
use referee_client::text_file::normalize;

use crate::events::{opening_turns, Event};
use crate::positions::points;
use crate::session::judge;

/// Maximum size of a record that a page opens, which is also the web server's limit for a request.
/// A whole game with its searches has some 8 KiB.
pub const MAX_BYTES: usize = 16 << 10;

/// The events of a record that a page opens, with the judge's value of every position.
pub fn open(text: &str) -> Result<Vec<Event>, String> {
    if text.len() > MAX_BYTES {
        return Err(format!("the record is larger than {} KiB", MAX_BYTES >> 10));
    }
    let recorded = read(&normalize(text), None).map_err(|why| why.to_string())?;
    let values = positions(&recorded).into_iter().map(|game| judge(&game));
    Ok(events(&recorded).into_iter().chain(values).chain([Event::Complete]).collect())
}

/// The events of a record up to its end, without values.
pub fn events(recorded: &Recorded) -> Vec<Event> {
    let names = Side::BOTH.map(|side| recorded.name(side));
    let games = recorded.games();
    let turn = |(turn, game): (&RecordedTurn, &Game)| Event::turn(game, Some(turn.code), turn.elapsed, turn.search);
    let mut turns: Vec<Event> = recorded.turns.iter().zip(&games[1..]).map(turn).collect();
    let chosen = turns.split_off(recorded.opening_plies());
    let mut events = vec![Event::begin_event(names, [false, false], &recorded.start)];
    events.extend(opening_turns(&recorded.start));
    events.extend(turns);
    events.push(Event::Ready);
    events.extend(chosen);
    events.push(end_event(recorded, games.last().unwrap_or(&recorded.start)));
    events
}

/// The positions of a record in order, for the judge.
pub fn positions(recorded: &Recorded) -> Vec<Game> {
    let mut positions = recorded.start.way();
    positions.pop();
    positions.extend(recorded.games());
    positions
}

fn end_event(recorded: &Recorded, last: &Game) -> Event {
    let outcome = Outcome::by_points(last.position());
    let told = match &recorded.result {
        Some(result) => result.winner,
        None => outcome.and_then(|outcome| outcome.winner),
    };
    let reason = match (&recorded.ending, outcome) {
        (Some(ending), _) => ending.clone(),
        (None, Some(outcome)) => outcome.reason.to_string(),
        (None, None) => "the record ends here".to_owned(),
    };
    Event::Ended { winner: told.map(Side::index), points: points(last.position()), reason, detail: None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::offers::Offers;
    use crate::order::OrderForm;
    use crate::session::{pass, Session};
    use duo_players::player::{Fault, Turn};
    use std::time::Duration;

    #[test]
    fn record_of_a_game_opens_as_its_events() {
        let form = r#"{"first":"human","first_name":"A]da\\","second":"human"}"#;
        let order = serde_json::from_str::<OrderForm>(form).unwrap().check(&Offers::on_server(&[])).unwrap();
        let mut session = Session::new(order);
        for code in ["55u0", "aau0"] {
            session.accept(&Turn { code: code.parse().unwrap(), ..pass(Duration::from_millis(20)) });
        }
        session.go_to(1);
        let kinds = |text: &str| -> Vec<String> {
            let events = serde_json::to_value(open(text).unwrap()).unwrap();
            events.as_array().unwrap().iter().map(|event| event["kind"].as_str().unwrap().to_owned()).collect()
        };
        let unfinished = session.record();
        let expected = ["begun", "ready", "turn", "ended", "value", "value", "complete"];
        assert_eq!(kinds(&unfinished), expected);
        assert_eq!(kinds(&format!("\u{feff}{}", unfinished.replace('\n', "\r\n"))), expected);
        let ending = session.ending_by_fault(Side::Second, &Fault::Resigned);
        session.end(&ending);
        let events = serde_json::to_value(open(&session.record()).unwrap()).unwrap();
        assert_eq!((&events[0]["names"][0], &events[3]["winner"]), (&"A]da\\".into(), &0.into()));
        assert_eq!(events[2]["code"], "55u0");
    }

    #[test]
    fn text_that_is_not_a_record_is_refused_with_its_place() {
        for (text, why) in
            [("", "line 1"), ("(;GM[Go])", "this is a game of Go"), ("(;GM[Blokus Duo];B[a1])", "line 1")]
        {
            assert!(open(text).is_err_and(|told| told.contains(why)), "{text}: {:?}", open(text).err());
        }
        assert_eq!(open(&" ".repeat(MAX_BYTES + 1)).err().as_deref(), Some("the record is larger than 16 KiB"));
    }
}
