//! All games in one file: a JSON object a line.

use serde::Serialize;

use crate::folder::Folder;
use crate::results::GameResult;
use crate::state::State;

/// A finished game.
#[derive(Serialize)]
struct Game<'a> {
    #[serde(flatten)]
    result: &'a GameResult,
    /// The text of its record; `None` for a game that was not played here.
    record: Option<String>,
}

/// The finished games in order, each with its result as in the log and the text of its record.
pub fn lines(folder: &Folder, state: &State, extension: &str) -> anyhow::Result<String> {
    let mut results: Vec<&GameResult> = state.results().iter().collect();
    results.sort_by_key(|result| result.game);
    let mut text = String::new();
    for result in results {
        let record = std::fs::read(folder.record_path(result.game, extension)).ok();
        let record = record.map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
        text += &serde_json::to_string(&Game { result, record })?;
        text.push('\n');
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::Format;
    use crate::plan::tests::plan;
    use crate::results::tests::result;
    use crate::standings::tests::tournament_after;

    #[test]
    fn lines_carry_the_record_of_each_game() {
        let place = tempfile::tempdir().unwrap();
        let folder = Folder::new(place.path());
        let _lock = folder.lock().unwrap();
        std::fs::write(folder.record_path(2, "txt"), "moves\n").unwrap();
        let empty = State::new(plan(Format::RoundRobin, &["a", "b"], 1));
        let state =
            tournament_after(Format::RoundRobin, &["a", "b"], 1, [2, 1].map(|game| result(&empty, game, Some(0))));
        let text = lines(&folder, &state, "txt").unwrap();
        let games: Vec<serde_json::Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!((&games[0]["game"], &games[0]["record"]), (&1.into(), &serde_json::Value::Null));
        assert_eq!((&games[1]["game"], &games[1]["record"]), (&2.into(), &"moves\n".into()));
        assert_eq!(serde_json::from_str::<GameResult>(text.lines().next().unwrap()).unwrap().players, ["a", "b"]);
    }
}
