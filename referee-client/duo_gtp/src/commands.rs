//! The GTP commands.

use std::fmt::Write;
use std::time::Duration;

use cpu_time::ProcessTime;
use duo_core::cells::BOARD_SIZE;
use duo_core::moves::legal_placements;
use duo_core::notation::decode;
use duo_core::placement::Move;
use duo_core::player::{Player as Side, Start};
use duo_core::position::Position;

use duo_core::cell_notation::{read_move, write_cells, write_move};
use duo_players::game::Game;
use duo_players::player::Player;

/// The server's next step after a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Read the next command.
    Command,
    /// End the session.
    Quit,
}

/// The game's name in the dialect.
const GAME: &str = "Blokus Duo";

/// A command: its name and what it does with its arguments.
type Action = fn(&mut Commands, &[&str]) -> Result<String, String>;

/// All commands but `quit`, in the order of `list_commands`.
const COMMANDS: &[(&str, Action)] = &[
    ("all_legal", Commands::all_legal),
    ("clear_board", Commands::clear_board),
    ("cputime", Commands::cputime),
    ("final_score", Commands::final_score),
    ("g", Commands::g),
    ("genmove", Commands::genmove),
    ("known_command", Commands::known_command),
    ("list_commands", Commands::list_commands),
    ("name", Commands::name),
    ("p", Commands::p),
    ("play", Commands::play),
    ("protocol_version", Commands::protocol_version),
    ("reg_genmove", Commands::reg_genmove),
    ("set_game", Commands::set_game),
    ("showboard", Commands::showboard),
    ("undo", Commands::undo),
    ("version", Commands::version),
];

/// The state behind the commands: a board, and a player that chooses moves.
pub struct Commands {
    game: Game,
    player: Box<dyn Player>,
    limit: Duration,
    /// Whether the player has been told of the new game.
    announced: bool,
}

impl Commands {
    /// Starts with an empty board. `player` answers `genmove` within `limit`.
    pub fn new(player: Box<dyn Player>, limit: Duration) -> Commands {
        Commands { game: new_game(), player, limit, announced: false }
    }

    /// Runs one command line.
    pub fn run(&mut self, line: &str) -> Result<(String, Next), String> {
        let mut words = line.split_whitespace();
        let name = words.next().unwrap_or_default();
        let arguments: Vec<&str> = words.collect();
        if name == "quit" {
            return Ok((String::new(), Next::Quit));
        }
        let (_, action) = COMMANDS.iter().find(|(known, _)| *known == name).ok_or("unknown command")?;
        action(self, &arguments).map(|answer| (answer, Next::Command))
    }

    fn all_legal(&mut self, arguments: &[&str]) -> Result<String, String> {
        let position = self.game.position().with_to_move(color(expect_argument(arguments, "a color")?)?);
        Ok(legal_placements(&position).into_iter().map(|placement| write_cells(placement) + "\n").collect())
    }

    fn clear_board(&mut self, _: &[&str]) -> Result<String, String> {
        self.game = new_game();
        self.announced = false;
        Ok(String::new())
    }

    fn cputime(&mut self, _: &[&str]) -> Result<String, String> {
        let time = ProcessTime::try_now().map_err(|why| why.to_string())?;
        Ok(format!("{:.3}", time.as_duration().as_secs_f64()))
    }

    fn final_score(&mut self, _: &[&str]) -> Result<String, String> {
        Ok(match self.game.position().margin() {
            0 => "0".to_owned(),
            margin @ 1.. => format!("B+{margin}"),
            margin => format!("W+{}", -margin),
        })
    }

    fn g(&mut self, arguments: &[&str]) -> Result<String, String> {
        expect_no_arguments(arguments)?;
        self.generate_and_play(self.game.position().to_move())
    }

    fn genmove(&mut self, arguments: &[&str]) -> Result<String, String> {
        self.generate_and_play(color(expect_argument(arguments, "a color")?)?)
    }

    fn reg_genmove(&mut self, arguments: &[&str]) -> Result<String, String> {
        self.generate(color(expect_argument(arguments, "a color")?)?).map(write_move)
    }

    fn known_command(&mut self, arguments: &[&str]) -> Result<String, String> {
        let name = expect_argument(arguments, "a command")?;
        Ok((name == "quit" || COMMANDS.iter().any(|(known, _)| *known == name)).to_string())
    }

    fn list_commands(&mut self, _: &[&str]) -> Result<String, String> {
        let names: Vec<&str> = COMMANDS.iter().map(|(name, _)| *name).chain(["quit"]).collect();
        Ok(names.join("\n"))
    }

    fn name(&mut self, _: &[&str]) -> Result<String, String> {
        Ok(format!("blokus-duo {}", self.player.name()))
    }

    fn p(&mut self, arguments: &[&str]) -> Result<String, String> {
        self.play_move(self.game.position().to_move(), expect_argument(arguments, "a move")?)
    }

    fn play(&mut self, arguments: &[&str]) -> Result<String, String> {
        let [side, played] = arguments else { return Err("expected a color and a move".to_owned()) };
        self.play_move(color(side)?, played)
    }

    fn protocol_version(&mut self, _: &[&str]) -> Result<String, String> {
        Ok("2".to_owned())
    }

    fn set_game(&mut self, arguments: &[&str]) -> Result<String, String> {
        if arguments.join(" ") != GAME {
            return Err(format!("the only game is {GAME}"));
        }
        self.clear_board(&[])
    }

    fn showboard(&mut self, _: &[&str]) -> Result<String, String> {
        Ok(format!("\n{}", picture(self.game.position())))
    }

    fn undo(&mut self, _: &[&str]) -> Result<String, String> {
        if self.game.undo() {
            Ok(String::new())
        } else {
            Err("cannot undo".to_owned())
        }
    }

    fn version(&mut self, _: &[&str]) -> Result<String, String> {
        Ok(env!("CARGO_PKG_VERSION").to_owned())
    }

    fn play_move(&mut self, side: Side, text: &str) -> Result<String, String> {
        let played = read_move(text).map_err(|why| why.to_string())?;
        let mut game = self.game.clone();
        game.give_turn_to(side);
        game.play(played).map_err(|why| format!("{text}: {why}"))?;
        self.game = game;
        Ok(String::new())
    }

    fn generate_and_play(&mut self, side: Side) -> Result<String, String> {
        let played = self.generate(side)?;
        // A pass is not played, so that the other side can continue alone.
        if played != Move::Pass {
            self.game.give_turn_to(side);
            self.game.play(played).map_err(|why| format!("the player generated an illegal move: {why}"))?;
        }
        Ok(write_move(played))
    }

    fn generate(&mut self, side: Side) -> Result<Move, String> {
        let mut game = self.game.clone();
        game.give_turn_to(side);
        if game.position().is_over() {
            return Ok(Move::Pass);
        }
        if !self.announced {
            self.player.new_game(game.position().start(Side::First)).map_err(|fault| fault.to_string())?;
            self.announced = true;
        }
        let turn = self.player.reply(&game, self.limit).map_err(|fault| {
            // A player that failed must begin a new game before its next move.
            self.announced = false;
            fault.to_string()
        })?;
        decode(turn.code).map_err(|why| why.to_string())
    }
}

/// In this dialect the first side always starts at e10.
fn new_game() -> Game {
    Game::new(Start::Five)
}

fn color(text: &str) -> Result<Side, String> {
    match text.to_ascii_lowercase().as_str() {
        "b" | "black" | "blue" | "1" => Ok(Side::First),
        "w" | "white" | "green" | "2" => Ok(Side::Second),
        _ => Err(format!("'{text}' is not a color; colors are b and w")),
    }
}

fn expect_argument<'a>(arguments: &[&'a str], what: &str) -> Result<&'a str, String> {
    match arguments {
        [argument] => Ok(argument),
        _ => Err(format!("expected {what} and nothing else")),
    }
}

fn expect_no_arguments(arguments: &[&str]) -> Result<(), String> {
    arguments.is_empty().then_some(()).ok_or_else(|| "expected no arguments".to_owned())
}

/// The board with the dialect's coordinates.
fn picture(position: &Position) -> String {
    let columns: String = (b'A'..).take(BOARD_SIZE).map(|column| format!(" {}", column as char)).collect();
    let mut text = format!("  {columns}\n");
    for y in 0..BOARD_SIZE {
        let row = BOARD_SIZE - y;
        let cells: String = (0..BOARD_SIZE).map(|x| format!(" {}", stone(position, x, y))).collect();
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{row:2}{cells} {row}");
    }
    text + &format!("  {columns}\n") + &Side::BOTH.map(|side| pieces_line(position, side)).join("\n")
}

fn stone(position: &Position, x: usize, y: usize) -> char {
    match Side::BOTH.into_iter().find(|&side| position.stones(side).contains(x, y)) {
        Some(Side::First) => 'X',
        Some(Side::Second) => 'O',
        None => '.',
    }
}

fn pieces_line(position: &Position, side: Side) -> String {
    let left: Vec<String> = position.pieces_left(side).iter().map(|piece| piece.letter().to_string()).collect();
    let turn = if position.to_move() == side { "*" } else { " " };
    let name = match side {
        Side::First => "b (X)",
        Side::Second => "w (O)",
    };
    format!("{turn}{name} {:+}: {}", position.score(side), left.join(" "))
}
