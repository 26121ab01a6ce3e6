//! `--json`: one object per move and one per game, for scripts.

use std::io::Write;

use duo_core::player::Player as Side;
use serde::Serialize;

use duo_players::game::Game;
use duo_players::player::Turn;
use duo_players::referee::{Ending, Round, Tally};
use duo_players::watch::Watch;

/// Writes JSON lines. Player 0 is `--first` and player 1 is `--second`, whichever moves first.
pub struct JsonLines<W> {
    out: W,
}

#[derive(Serialize)]
struct MoveLine<'a> {
    game: usize,
    ply: u32,
    player: usize,
    name: &'a str,
    r#move: String,
    time_ms: f64,
    cycles: Option<u64>,
    nodes: Option<u64>,
    depth: Option<u32>,
    score: Option<i32>,
}

#[derive(Serialize)]
struct ResultLine<'a> {
    winner: Option<usize>,
    scores: [i32; 2],
    reason: String,
    detail: Option<&'a str>,
    game: usize,
    games: usize,
    names: &'a [String; 2],
    moves_first: usize,
    plies: u32,
    position: String,
    wins: [u32; 2],
    draws: u32,
}

impl<W: Write> JsonLines<W> {
    /// Lines go to `out`.
    pub fn new(out: W) -> JsonLines<W> {
        JsonLines { out }
    }

    fn write(out: &mut W, line: &impl Serialize) -> anyhow::Result<()> {
        // One write per line, so that readers never see part of a line.
        let mut text = serde_json::to_vec(line)?;
        text.push(b'\n');
        out.write_all(&text)?;
        Ok(out.flush()?)
    }
}

impl<W: Write> Watch for JsonLines<W> {
    fn game_begins(&mut self, _round: &Round) -> anyhow::Result<()> {
        Ok(())
    }

    fn turn_taken(&mut self, round: &Round, game: &Game, side: Side, turn: &Turn) -> anyhow::Result<()> {
        let player = round.contestant(side);
        let line = MoveLine {
            game: round.number,
            ply: game.position().ply(),
            player,
            name: &round.names[player],
            r#move: turn.code.to_string(),
            time_ms: turn.elapsed.as_micros() as f64 / 1000.0,
            cycles: turn.search.cycles,
            nodes: turn.search.nodes,
            depth: turn.search.depth,
            score: turn.search.score,
        };
        JsonLines::write(&mut self.out, &line)
    }

    fn game_ends(&mut self, round: &Round, game: &Game, ending: &Ending, tally: &Tally) -> anyhow::Result<()> {
        let outcome = &ending.outcome;
        let line = ResultLine {
            winner: outcome.winner.map(|side| round.contestant(side)),
            scores: round.by_contestant(outcome.scores),
            reason: outcome.reason.to_string(),
            detail: ending.detail.as_deref(),
            game: round.number,
            games: round.games,
            names: &round.names,
            moves_first: round.first,
            plies: game.position().ply(),
            position: game.position().to_string(),
            wins: tally.wins,
            draws: tally.draws,
        };
        JsonLines::write(&mut self.out, &line)
    }
}
