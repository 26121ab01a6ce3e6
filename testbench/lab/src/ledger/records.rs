//! Reads games from records of other players, with `blokus-duo analyze`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use duo_core::player::Start;
use duo_core::position::Position;
use serde::Deserialize;
use testbench::bad_input::BadInput;
use testbench::command;

use super::game::Game;

/// The file extension of records.
const ENDING: &str = "blksgf";

/// A turn as `analyze --json` writes it. The last line, about the game, has none of these fields.
#[derive(Deserialize)]
struct Line {
    side: usize,
    name: String,
    r#move: String,
    given: bool,
}

/// The records in a folder, sorted by name.
pub fn list(folder: &Path) -> Result<Vec<PathBuf>> {
    let cannot = |why| BadInput(format!("cannot read {}: {why}", folder.display()));
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(cannot)? {
        let path = entry.map_err(cannot)?.path();
        if path.extension().is_some_and(|ending| ending == ENDING) {
            paths.push(path);
        }
    }
    paths.sort();
    if paths.is_empty() {
        return Err(BadInput(format!("{} holds no record, *.{ENDING}", folder.display())).into());
    }
    Ok(paths)
}

/// The game of a record, for its loser or for `player`; `None` if it is incomplete, starts from a
/// set-up position, or is of other players.
pub fn read(program: &Path, path: &Path, player: Option<&str>) -> Result<Option<Game>> {
    let mut analyze = Command::new(program);
    analyze.args(["analyze", "--json", "--by", "model", "--budget", "1"]).arg(path);
    let output = command::run(&mut analyze)?;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    game(&name, &String::from_utf8_lossy(&output.stdout), player)
}

/// The game in the output of `analyze`.
fn game(name: &str, told: &str, player: Option<&str>) -> Result<Option<Game>> {
    let lines: Vec<Line> = told
        .lines()
        .filter(|line| line.contains("\"move\""))
        .map(serde_json::from_str)
        .collect::<Result<_, _>>()
        .context("analyze wrote no turns")?;
    let moves: Vec<&str> = lines.iter().map(|line| line.r#move.as_str()).collect();
    let moves = moves.join(" ");
    let tried = [Start::Five, Start::Ten]
        .into_iter()
        .find_map(|start| Some((start, Position::from_moves(&moves, start).ok()?)));
    let Some((start, end)) = tried.filter(|(_, end)| end.is_over()) else { return Ok(None) };
    let loser = Some(usize::from(end.margin() > 0));
    let named = |player| lines.iter().find(|line| line.name == player).map(|line| line.side);
    let Some(side) = player.map_or(loser, named) else { return Ok(None) };
    let given = lines.iter().take_while(|line| line.given).count();
    Ok(Some(Game { name: name.to_owned(), side, starts_at_ten: start == Start::Ten, given, recorded: true, moves }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use duo_core::facts;

    fn told(moves: &str, names: [&str; 2]) -> String {
        let turn = |(turn, code): (usize, &str)| {
            format!(
                "{{\"turn\":{},\"side\":{},\"name\":\"{}\",\"move\":\"{code}\",\"given\":{},\"value\":3}}\n",
                turn + 1,
                turn % 2,
                names[turn % 2],
                turn < 2
            )
        };
        moves.split_whitespace().enumerate().map(turn).collect::<String>() + "{\"result\":\"B+1\",\"sides\":[]}\n"
    }

    #[test]
    fn record_becomes_its_losers_game() {
        let known = facts::games().find(|game| game.margin > 0).unwrap();
        // The data ends with passes where a side has placed all pieces; a record does not.
        let mut position = Position::new(Start::Five);
        let mut moves = Vec::new();
        for (code, played) in known.moves.split_whitespace().zip(facts::moves(known.moves)) {
            if !position.is_over() {
                position.play(played).unwrap();
                moves.push(code);
            }
        }
        let told = told(&moves.join(" "), ["Ann", "Bob"]);
        let read = game("x.blksgf", &told, None).unwrap().unwrap();
        assert_eq!(
            (read.name.as_str(), read.side, read.recorded, read.given, read.margin().unwrap()),
            ("x.blksgf", 1, true, 2, -known.margin)
        );
        assert_eq!(game("x.blksgf", &told, Some("Bob")).unwrap(), Some(read));
        let won = game("x.blksgf", &told, Some("Ann")).unwrap().unwrap();
        assert_eq!((won.side, won.margin().unwrap()), (0, known.margin));
        assert_eq!(game("x.blksgf", &told, Some("Eve")).unwrap(), None);
        // An incomplete one.
        let part: Vec<&str> = told.lines().take(9).collect();
        assert_eq!(game("x.blksgf", &part.join("\n"), None).unwrap(), None);
    }

    #[test]
    fn folder_without_records_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        assert!(list(folder.path()).unwrap_err().is::<BadInput>());
        for name in ["b.blksgf", "a.blksgf", "notes.txt"] {
            fs::write(folder.path().join(name), "").unwrap();
        }
        let names: Vec<_> =
            list(folder.path()).unwrap().iter().map(|path| path.file_name().unwrap().to_owned()).collect();
        assert_eq!(names, ["a.blksgf", "b.blksgf"]);
    }
}
