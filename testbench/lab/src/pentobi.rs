//! `cargo lab pentobi`: Pentobi, which Linux distributions ship only as a program with windows, as
//! a program that speaks GTP. It makes the best known other program an opponent without compiling
//! it.

mod turn;
mod window;

use std::io::{self, BufRead, Write};

use anyhow::Result;
use clap::Args;

use self::turn::{Side, Turn};
use self::window::Window;

/// Arguments of `pentobi`.
#[derive(Args)]
#[command(
    after_help = "Example: blokus-duo tournament gauntlet cup --player model+tree --player gtp:'cargo lab pentobi' --move-time 900000\n\n\
    Needs pentobi, Xvfb and xdotool (Debian, Ubuntu: sudo apt install pentobi xvfb xdotool). A level is a number of playouts,\n\
    so it plays as well on a slow machine; it thinks on one core. It remembers nothing between moves."
)]
pub struct PentobiArgs {
    /// Strength: in this game 6 stands for 7 thousand playouts a move, 7 for 222 thousand, 8 for
    /// 1.1 million, 9 for 5.5 million
    #[arg(long, value_name = "N", default_value_t = 7, value_parser = clap::value_parser!(u8).range(1..=9))]
    level: u8,

    /// Use its opening book
    #[arg(long)]
    book: bool,
}

/// Answers commands on the standard input until `quit` or the end of the input.
pub fn run(args: &PentobiArgs) -> Result<()> {
    let mut program = Program { window: Window::open(args.level, args.book)?, turns: Vec::new() };
    for line in io::stdin().lock().lines() {
        let line = line?;
        let words: Vec<&str> = line.split_whitespace().collect();
        if words.is_empty() {
            continue;
        }
        match program.answer(&words) {
            Ok(answer) => println!("= {answer}\n"),
            Err(why) => println!("? {}\n", format!("{why:#}").replace('\n', " ")),
        }
        io::stdout().flush()?;
        if words == ["quit"] {
            break;
        }
    }
    Ok(())
}

/// Pentobi as a GTP program: the game so far, and the window.
struct Program {
    window: Window,
    turns: Vec<Turn>,
}

impl Program {
    fn answer(&mut self, words: &[&str]) -> Result<String> {
        match words {
            ["quit"] => {}
            ["name"] => return Ok("Pentobi".to_owned()),
            ["protocol_version"] => return Ok("2".to_owned()),
            ["known_command", name] => return Ok(COMMANDS.contains(name).to_string()),
            ["list_commands"] => return Ok(COMMANDS.join("\n")),
            ["clear_board"] => self.turns.clear(),
            // Game files have no passes: the turn of a side that cannot move is left out.
            ["play", _, "pass"] => {}
            ["play", color, cells] => self.turns.push(Turn::new(color.parse()?, cells)?),
            ["genmove", color] => return self.genmove(color.parse()?),
            _ => anyhow::bail!("unknown command"),
        }
        Ok(String::new())
    }

    fn genmove(&mut self, side: Side) -> Result<String> {
        // A side that cannot move is skipped, and the turn found may be the other side's.
        let Some(turn) = self.window.next_turn(&self.turns)?.filter(|turn| turn.side == side) else {
            return Ok("pass".to_owned());
        };
        let cells = turn.cells.clone();
        self.turns.push(turn);
        Ok(cells)
    }
}

/// The supported commands.
const COMMANDS: [&str; 8] =
    ["clear_board", "genmove", "known_command", "list_commands", "name", "play", "protocol_version", "quit"];
