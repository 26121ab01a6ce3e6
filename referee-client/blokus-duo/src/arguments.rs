//! Arguments that several commands have in common.

use clap::Args;
use duo_core::cells::Cells;
use duo_core::player::Start;
use duo_core::position::Position;

use duo_players::game::{parse_start, Game};
use referee_client::fail::bad_input;

/// Which position a command works on.
#[derive(Args, Debug)]
pub struct PositionArgs {
    /// Moves from the empty board, as codes; the first one settles which start cell is whose
    #[arg(long, value_name = "CODES", default_value = "", hide_default_value = true)]
    moves: String,

    /// Start cell of the side that moves first, where no move settles it
    #[arg(long, value_name = "5|a", default_value = "5", value_parser = parse_start)]
    start: Start,

    /// The position itself, as the one line that match --json writes
    #[arg(long, value_name = "LINE", conflicts_with_all = ["moves", "start"])]
    position: Option<Position>,
}

impl PositionArgs {
    /// The cells of the last move, where moves lead to the position.
    pub fn last_cells(&self) -> anyhow::Result<Cells> {
        Ok(Game::from_codes(&self.moves, self.start).map_err(bad_input)?.last_cells())
    }

    /// The position that these arguments give.
    pub fn position(&self) -> anyhow::Result<Position> {
        match self.position {
            Some(position) => Ok(position),
            None => Ok(*Game::from_codes(&self.moves, self.start).map_err(bad_input)?.position()),
        }
    }
}
