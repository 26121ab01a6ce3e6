//! Arguments that several commands share.

use clap::Args;
use duo_core::cells::Cells;
use duo_core::player::Start;
use duo_core::position::Position;

use duo_players::game::{parse_start, Game};
use referee_client::fail::bad_input;

/// The position that a command works on.
#[derive(Args, Debug)]
pub struct PositionArgs {
    /// Moves from the empty board, as codes; the first one decides the start cells
    #[arg(long, value_name = "CODES", default_value = "", hide_default_value = true)]
    moves: String,

    /// Start cell of the side that moves first, if no moves are given
    #[arg(long, value_name = "5|a", default_value = "5", value_parser = parse_start)]
    start: Start,

    /// A position string, as match --json writes it
    #[arg(long, value_name = "LINE", conflicts_with_all = ["moves", "start"])]
    position: Option<Position>,
}

impl PositionArgs {
    /// The cells of the last move.
    pub fn last_cells(&self) -> anyhow::Result<Cells> {
        Ok(Game::from_codes(&self.moves, self.start).map_err(bad_input)?.last_cells())
    }

    /// The chosen position.
    pub fn position(&self) -> anyhow::Result<Position> {
        match self.position {
            Some(position) => Ok(position),
            None => Ok(*Game::from_codes(&self.moves, self.start).map_err(bad_input)?.position()),
        }
    }
}
