//! `cargo lab tune games`: the fast model plays against itself and records its value of every
//! position.
//!
//! A game depends only on the seed and its number. It begins with random moves and sometimes makes
//! another random move, so that the evaluation also sees positions that good play avoids.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::{bail, Context, Result};
use clap::Args;
use duo_core::facts;
use duo_core::model;
use duo_core::placement::Move;
use duo_core::player::Start;
use duo_core::position::Position;

use super::dir;
use super::game::{Game, Turn};
use crate::games::scatter;
use crate::long_run;

/// One game in this many begins with a known opening.
const KNOWN_OPENING: u64 = 8;

/// Most random moves at the beginning of the other games.
const RANDOM_PLIES: u32 = 8;

/// One turn in this many is random, up to this ply.
const ASTRAY: u32 = 10;
const LAST_ASTRAY: u32 = 26;

/// Games per thread before they are written.
const GAMES_AT_ONCE: u64 = 8;

/// Arguments of `tune games`.
#[derive(Args)]
pub struct Arguments {
    /// Number of games in the file
    #[arg(long, default_value_t = 4_000)]
    count: u64,
    /// Budget of the fast model for a move, in clock cycles
    #[arg(long, default_value_t = 200_000)]
    budget_cycles: u64,
    /// Random seed of the games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads; it does not change the games [default: all cores]
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=1024))]
    threads: Option<u64>,
    /// File for the games [default: target/tune/games-CYCLES-SEED.tsv]
    #[arg(long)]
    file: Option<PathBuf>,
}

/// Plays the missing games.
pub fn run(arguments: &Arguments) -> Result<()> {
    let name = format!("games-{}-{}.tsv", arguments.budget_cycles, arguments.seed);
    let path = arguments.file.clone().unwrap_or_else(|| dir().join(name));
    fs::create_dir_all(dir()).with_context(|| format!("cannot create {}", dir().display()))?;
    let there = resume(&path, arguments)?;
    let file = File::options().create(true).append(true).open(&path);
    let mut file = BufWriter::new(file.with_context(|| format!("cannot write {}", path.display()))?);
    let threads = arguments.threads.unwrap_or_else(long_run::all_cores);
    let bar = long_run::bar(there, arguments.count, "games");
    let mut next = there;
    while next < arguments.count {
        let end = arguments.count.min(next + threads * GAMES_AT_ONCE);
        for game in long_run::in_parallel(threads, next..end, |number| play(number, arguments)) {
            writeln!(file, "{game}")?;
        }
        file.flush()?;
        bar.set_position(end);
        next = end;
    }
    bar.finish_and_clear();
    println!("{} games in {}, {} of them new", there.max(arguments.count), path.display(), next - there);
    Ok(())
}

/// Number of games in the file. Fails if the current settings would give other games.
fn resume(path: &Path, arguments: &Arguments) -> Result<u64> {
    long_run::resume(path, |games| {
        if games.lines().next().is_some_and(|first| first != play(0, arguments).to_string()) {
            bail!(
                "{} holds games of another seed, budget, search or evaluation: remove it, or name another --file",
                path.display()
            );
        }
        Ok(games.lines().count() as u64)
    })
}

/// Plays one game.
fn play(number: u64, arguments: &Arguments) -> Game {
    let mut rng = long_run::rng(arguments.seed, number);
    let mut position = Position::new(Start::Five);
    let mut turns = Vec::new();
    let mut play = |position: &mut Position, played: Move, value: Option<i32>, random: bool| {
        position.play_unchecked(played);
        turns.push(Turn { played, value, random });
    };
    if number.is_multiple_of(KNOWN_OPENING) {
        let openings: Vec<&str> = facts::openings().collect();
        for played in facts::moves(openings[rng.usize(..openings.len())]) {
            play(&mut position, played, None, true);
        }
    } else {
        for _ in 0..rng.u32(1..=RANDOM_PLIES) {
            let played = scatter::draw(&position, &mut rng);
            play(&mut position, played, None, true);
        }
    }
    while !position.is_over() {
        let found = model::think(&position, arguments.budget_cycles);
        let astray = position.ply() < LAST_ASTRAY && rng.u32(..ASTRAY) == 0 && found.best != Move::Pass;
        let played = if astray { scatter::draw(&position, &mut rng) } else { found.best };
        play(&mut position, played, Some(found.score), astray);
    }
    Game { margin: position.margin(), turns }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arguments(path: &Path, count: u64, seed: u64) -> Arguments {
        Arguments { count, budget_cycles: 2_000, seed, threads: Some(2), file: Some(path.to_path_buf()) }
    }

    #[test]
    fn interrupted_run_ends_like_an_uninterrupted_one() {
        let folder = tempfile::tempdir().unwrap();
        let (whole, cut) = (folder.path().join("whole"), folder.path().join("cut"));
        run(&arguments(&whole, 20, 7)).unwrap();
        run(&arguments(&cut, 9, 7)).unwrap();
        let mut text = fs::read_to_string(&cut).unwrap();
        text.truncate(text.len() - 40);
        fs::write(&cut, text).unwrap();
        run(&arguments(&cut, 20, 7)).unwrap();
        assert_eq!(fs::read_to_string(&cut).unwrap(), fs::read_to_string(&whole).unwrap());
        let games = super::super::game::read(&whole).unwrap();
        assert_eq!(games.len(), 20);
        assert!(games.iter().any(|game| game.turns.iter().any(|turn| turn.random && turn.value.is_some())));
    }

    #[test]
    fn file_of_another_seed_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games");
        run(&arguments(&path, 1, 1)).unwrap();
        let error = run(&arguments(&path, 2, 2)).unwrap_err();
        assert!(error.to_string().contains("another seed"), "{error}");
    }
}
