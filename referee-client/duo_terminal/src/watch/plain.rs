//! Shows a match as lines of text, for output without a terminal.

use std::io::Write;

use duo_core::cells::Cells;
use duo_core::player::Player as Side;

use super::totals::Totals;
use duo_pictures::text_board::{draw, Ink};
use duo_players::figures::turn_figures;
use duo_players::game::Game;
use duo_players::player::Turn;
use duo_players::referee::{Ending, Round, Tally};
use duo_players::watch::Watch;

/// Writes one line per move.
pub struct PlainLines<W> {
    out: W,
    totals: Totals,
}

impl<W: Write> PlainLines<W> {
    /// Lines go to `out`.
    pub fn new(out: W) -> PlainLines<W> {
        PlainLines { out, totals: Totals::default() }
    }
}

impl<W: Write> Watch for PlainLines<W> {
    fn game_begins(&mut self, round: &Round) -> anyhow::Result<()> {
        self.totals = Totals::default();
        Ok(writeln!(self.out, "{}", super::heading(round))?)
    }

    fn turn_taken(&mut self, round: &Round, game: &Game, side: Side, turn: &Turn) -> anyhow::Result<()> {
        self.totals.add(side, turn);
        let (ply, name) = (game.position().ply(), round.name(side));
        let width = round.names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        writeln!(self.out, "{ply:3}. {}  {name:width$}  {}", turn.code, turn_figures(turn))?;
        Ok(self.out.flush()?)
    }

    fn game_ends(&mut self, round: &Round, game: &Game, ending: &Ending, tally: &Tally) -> anyhow::Result<()> {
        writeln!(self.out, "{}", draw(game.position(), Cells::EMPTY, Ink::Plain).join("\n"))?;
        for line in self.totals.table(round) {
            writeln!(self.out, "{line}")?;
        }
        for line in super::verdict(round, ending, tally) {
            writeln!(self.out, "{line}")?;
        }
        Ok(self.out.flush()?)
    }
}
