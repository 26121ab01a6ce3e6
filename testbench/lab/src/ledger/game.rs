//! A game of the ledger, and the line of text that stores it.

use anyhow::{ensure, Context, Result};
use duo_core::engine::{Engine, Limit};
use duo_core::model::FastModel;
use duo_core::move_list::BadMoveList;
use duo_core::notation::{decode, encode, Code};
use duo_core::perspective::Perspective;
use duo_core::placement::Move;
use duo_core::player::{Player, Start};
use duo_core::position::Position;
use duo_core::search::techniques::Techniques;
use duo_core::search::MAX_DEPTH;
use serde::{Deserialize, Serialize};

/// The fast model's opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Opponent {
    /// The software engine on one core, a placement for each cycle of the model
    Engine,
    /// The model itself with ten times the cycles
    Tenfold,
}

impl Opponent {
    /// Its name in the ledger.
    pub fn name(self) -> &'static str {
        match self {
            Opponent::Engine => "engine",
            Opponent::Tenfold => "tenfold",
        }
    }
}

/// A finished game.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct Game {
    /// Its name: the number of a game played here, or the name of a record.
    pub name: String,
    /// The side whose loss is examined, 0 or 1.
    pub side: usize,
    /// The first player starts on (a,a).
    pub starts_at_ten: bool,
    /// Number of plies at the start that the side did not choose.
    pub given: usize,
    /// It is a record of other players, so the fast model did not choose the moves.
    pub recorded: bool,
    /// All moves, as codes.
    pub moves: String,
}

impl Game {
    /// The moves.
    pub fn moves(&self) -> Result<Vec<Move>> {
        let read = |text: &str| {
            let code: Code = text.parse()?;
            Ok(decode(code)?)
        };
        self.moves.split_whitespace().map(read).collect()
    }

    /// The positions: the empty board, and the one after each move.
    pub fn positions(&self) -> Result<Vec<Position>> {
        let mut position = Position::new(if self.starts_at_ten { Start::Ten } else { Start::Five });
        let mut positions = vec![position];
        for played in self.moves()? {
            position.play(played).with_context(|| format!("game {}: {}", self.name, encode(played)))?;
            positions.push(position);
        }
        Ok(positions)
    }

    /// The side whose loss is examined.
    pub fn player(&self) -> Player {
        Player::BOTH[self.side.min(1)]
    }

    /// That side's points minus the other side's at the end.
    pub fn margin(&self) -> Result<i32> {
        let positions = self.positions()?;
        let last = positions.last().context("a game has a position")?;
        ensure!(last.is_over(), "game {} does not go to its end", self.name);
        Ok(margin(last, self.player()))
    }
}

/// A side's points minus the other side's.
pub fn margin(position: &Position, side: Player) -> i32 {
    match side {
        Player::First => position.margin(),
        Player::Second => -position.margin(),
    }
}

/// Plays a game from an opening. Each opening is played from both sides: in even games the model
/// moves first.
pub fn play(number: u64, opening: &str, against: Opponent, cycles: u64) -> Result<Game, BadMoveList> {
    let ours = Player::BOTH[(number % 2) as usize];
    let mut position = Position::from_moves(opening, Start::Five)?;
    let mut moves: Vec<String> = opening.split_whitespace().map(str::to_owned).collect();
    let given = moves.len();
    let mut model = FastModel::new(Techniques::ALL);
    let mut tenfold = FastModel::new(Techniques::ALL);
    let engine = Engine::new(1);
    while !position.is_over() {
        let root = Perspective::from(&position);
        let found = match against {
            _ if position.to_move() == ours => model.search(&root, cycles, MAX_DEPTH),
            Opponent::Engine => engine.think(&position, Limit::Nodes(cycles)),
            Opponent::Tenfold => tenfold.search(&root, cycles.saturating_mul(10), MAX_DEPTH),
        };
        position.play_unchecked(found.best);
        moves.push(encode(found.best).to_string());
    }
    let side = ours.index();
    let moves = moves.join(" ");
    Ok(Game { name: number.to_string(), side, starts_at_ten: false, given, recorded: false, moves })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn game_depends_only_on_its_number_and_records_its_side() {
        let opening = "53e0 a8e0 21k7 94j0";
        for against in [Opponent::Engine, Opponent::Tenfold] {
            let games = [0, 1].map(|number| play(number, opening, against, 300).unwrap());
            assert_eq!(games[1], play(1, opening, against, 300).unwrap());
            for (side, game) in games.iter().enumerate() {
                let positions = game.positions().unwrap();
                assert_eq!((game.side, game.given, positions[game.given].ply()), (side, 4, 4));
                let first = positions.last().unwrap().margin();
                assert_eq!(game.margin().unwrap(), if side == 0 { first } else { -first });
            }
        }
        assert!(play(0, "53e0 53e0", Opponent::Engine, 300).is_err());
    }

    #[test]
    fn incomplete_or_illegal_game_is_refused() {
        let game = |moves: &str| Game {
            name: "7".into(),
            side: 0,
            starts_at_ten: false,
            given: 0,
            recorded: false,
            moves: moves.into(),
        };
        assert!(game("53e0 a8e0").margin().unwrap_err().to_string().contains("does not go to its end"));
        assert!(format!("{:#}", game("53e0 53e0").margin().unwrap_err()).starts_with("game 7: 53e0"));
        assert!(game("53e").moves().is_err());
    }
}
