//! Whole games against an opponent that plays close to the board's pieces and spells its moves in
//! new ways.

use duo_core::moves::has_placement;
use duo_core::notation::Code;
use duo_core::placement::Move;
use duo_core::player::{Player as Side, Start};
use duo_core::position::Position;
use referee_client::progress::Progress;

use super::basics::play as opponent_plays;
use super::{not_run, pass_with, warning, Remark};
use crate::compliance::aliases::ALIAS_COUNT;
use crate::compliance::exam::{Exam, Failure};

/// Maximum number of games played to show a board all spellings.
const MAX_GAMES: usize = 40;

/// Share of the board's moves that a revealing move must take away. It falls from game to game,
/// because a strong board leaves fewer moves to take.
fn revealing_share(game: usize) -> f64 {
    match game {
        0..6 => 0.25,
        6..12 => 0.1,
        _ => 0.0,
    }
}

/// When a game stops.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Until {
    /// At its end by the rules.
    End,
    /// When all spellings have been shown.
    NothingNew,
}

pub fn whole_game_as_first(exam: &mut Exam) -> Result<Remark, Failure> {
    whole_game(exam, Side::First, Start::Five)
}

pub fn whole_game_as_second(exam: &mut Exam) -> Result<Remark, Failure> {
    whole_game(exam, Side::Second, Start::Five)
}

fn whole_game(exam: &mut Exam, board: Side, first_start: Start) -> Result<Remark, Failure> {
    let end = play(exam, board, first_start, revealing_share(0), Until::End)?;
    pass_with(format!("{} turns, all legal", end.ply()))
}

pub fn passes_when_stuck(exam: &mut Exam) -> Result<Remark, Failure> {
    if let Some(why) = &exam.failed_to_pass {
        return Err(why.clone());
    }
    match exam.forced_passes {
        0 if exam.whole_games == 0 => not_run("no game before was played to its end"),
        0 => warning("it was never stuck in the games before"),
        1 => pass_with("once in the games before"),
        passes => pass_with(format!("{passes} times in the games before")),
    }
}

pub fn reads_every_alias(exam: &mut Exam) -> Result<Remark, Failure> {
    let progress = Progress::new(ALIAS_COUNT, "ways of writing");
    let mut reported = 0;
    for game in 0..MAX_GAMES {
        (reported..exam.aliases.len()).for_each(|_| progress.step());
        reported = exam.aliases.len();
        if reported == ALIAS_COUNT {
            return pass_with("");
        }
        let board = Side::BOTH[game % 2];
        let first_start = [Start::Five, Start::Ten][game / 2 % 2];
        play(exam, board, first_start, revealing_share(game), Until::NothingNew)?;
    }
    warning(format!("{reported} of them; it answered the others with a pass in {MAX_GAMES} games"))
}

/// Plays a game against the board and returns the last position.
fn play(exam: &mut Exam, board: Side, first_start: Start, share: f64, until: Until) -> Result<Position, Failure> {
    exam.start()?;
    let mut position = Position::new(first_start);
    let mut last = Code::PASS;
    // The opponent's last spelling, if the board's answer will confirm it.
    let mut unconfirmed = None;
    while !position.is_over() {
        if position.to_move() == board {
            let is_stuck = !has_placement(&position);
            let played = match exam.turn(&mut position, last) {
                Ok(played) => played,
                Err(why) => {
                    let why = if last == Code::PASS { why } else { format!("{why}, after the opponent's {last}") };
                    if is_stuck {
                        exam.failed_to_pass = Some(why.clone());
                    }
                    return Err(why);
                }
            };
            exam.forced_passes += usize::from(is_stuck);
            if let (Some(shown), true) = (unconfirmed.take(), played != Move::Pass) {
                exam.aliases.note_shown(shown);
            }
            continue;
        }
        if until == Until::NothingNew && !exam.aliases.has_news(&position) {
            break;
        }
        let choice = exam.aliases.choose(&position, share);
        last = choice.map_or(Code::PASS, |choice| choice.code);
        unconfirmed = choice.filter(|choice| choice.is_telling).map(|choice| choice.code);
        opponent_plays(&mut position, last)?;
    }
    exam.whole_games += usize::from(position.is_over());
    exam.send(b"9")?;
    Ok(position)
}
