//! The lines between a referee and a player; `doc/abalone.md` describes them for people.

use std::io::BufRead;
use std::time::Duration;

use abalone_core::contest::{Contest, CONTEST_MOVES};
use abalone_core::moves::Move;
use abalone_core::notation;
use abalone_core::position::{Position, STARTS};
use abalone_core::team::Team;
use referee_client::foreign_text::Printable;
use referee_client::text_file::skip_byte_order_mark;

/// Maximum length of a line in bytes, without its end. The moves of the longest game fit.
pub const LONGEST_LINE: usize = 16_384;

/// Splits bytes into lines. A line ends with a line feed, a carriage return, or both. Line ends,
/// and a byte order mark before the first line, are removed.
#[derive(Default)]
pub struct LineSplitter {
    line: Vec<u8>,
    is_too_long: bool,
    /// Whether the last line ended with a carriage return, which may be followed by a line feed.
    after_carriage_return: bool,
    has_begun: bool,
}

impl LineSplitter {
    /// Takes bytes up to the end of a line. Returns their number, and the line if it is complete.
    pub fn take(&mut self, bytes: &[u8]) -> (usize, Option<Result<String, &'static str>>) {
        if std::mem::take(&mut self.after_carriage_return) && bytes.first() == Some(&b'\n') {
            return (1, None);
        }
        let end = bytes.iter().position(|byte| matches!(byte, b'\n' | b'\r'));
        let part = &bytes[..end.unwrap_or(bytes.len())];
        if self.line.len() + part.len() > LONGEST_LINE {
            self.is_too_long = true;
        } else {
            self.line.extend_from_slice(part);
        }
        match end {
            None => (part.len(), None),
            Some(end) => {
                self.after_carriage_return = bytes[end] == b'\r';
                (end + 1, Some(self.complete()))
            }
        }
    }

    /// The last line, if it has no line end.
    pub fn finish(&mut self) -> Option<Result<String, &'static str>> {
        (self.is_too_long || !self.line.is_empty()).then(|| self.complete())
    }

    fn complete(&mut self) -> Result<String, &'static str> {
        let line = std::mem::take(&mut self.line);
        let is_first = !std::mem::replace(&mut self.has_begun, true);
        if std::mem::take(&mut self.is_too_long) {
            return Err("the line is too long");
        }
        let line = String::from_utf8(line).map_err(|_| "the line is not UTF-8")?;
        Ok(if is_first { skip_byte_order_mark(&line).to_owned() } else { line })
    }
}

/// The lines of a blocking reader, until it ends or fails. Unreadable lines are `Err`.
pub fn lines(mut reader: impl BufRead) -> impl Iterator<Item = Result<String, &'static str>> {
    let mut splitter = LineSplitter::default();
    std::iter::from_fn(move || loop {
        let bytes = reader.fill_buf().ok()?;
        if bytes.is_empty() {
            return splitter.finish();
        }
        let (used, line) = splitter.take(bytes);
        reader.consume(used);
        if line.is_some() {
            return line;
        }
    })
}

/// The limits of a player's next move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// Time left on black's and white's clock.
    pub clocks: [Option<Duration>; 2],
    /// Moves left to black and white.
    pub moves: [Option<u32>; 2],
    /// Limit in plies.
    pub depth: Option<u32>,
    /// Limit in positions.
    pub nodes: Option<u64>,
    /// Limit in wall time.
    pub move_time: Option<Duration>,
    /// Limit in processor time of each thread.
    pub cpu_time: Option<Duration>,
}

/// A line to a player.
#[derive(Clone, Debug, PartialEq)]
pub enum Order {
    /// Introduce yourself, ending with `abaok`.
    Aba,
    /// Answer `readyok`.
    IsReady,
    /// Set an option: name and value.
    SetOption(String, String),
    /// A new game begins. `side` and `against` are for people.
    NewGame {
        /// The player's team.
        side: Option<Team>,
        /// The opponent's name.
        against: Option<String>,
    },
    /// A position, as a start and the moves from there.
    Position(Box<Contest>),
    /// Choose a move.
    Go(Go),
    /// Answer at once.
    Stop,
    /// Your move was refused for this reason; it is still your turn.
    Illegal(String, String),
    /// A line of yours was not understood, for this reason.
    Error(String),
    /// The game is over, with this result.
    Over(String),
    /// End the session.
    Quit,
}

impl Order {
    /// Parses a line; `None` if it is empty.
    pub fn read(line: &str) -> Result<Option<Order>, String> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        Ok(Some(match word {
            "" => return Ok(None),
            "aba" => Order::Aba,
            "isready" => Order::IsReady,
            "setoption" => {
                let (name, value) = rest
                    .strip_prefix("name ")
                    .and_then(|rest| rest.split_once(" value "))
                    .ok_or("write: setoption name NAME value VALUE")?;
                Order::SetOption(name.trim().to_owned(), value.trim().to_owned())
            }
            "newgame" => new_game(rest)?,
            "position" => Order::Position(Box::new(read_position(rest)?)),
            "go" => Order::Go(read_go(rest)?),
            "stop" => Order::Stop,
            "illegal" => {
                let (refused, reason) = rest.split_once(' ').unwrap_or((rest, ""));
                Order::Illegal(refused.to_owned(), reason.to_owned())
            }
            "error" => Order::Error(rest.to_owned()),
            "over" => Order::Over(rest.to_owned()),
            "quit" => Order::Quit,
            other => return Err(format!("unknown command '{}'", printable(other))),
        }))
    }
}

fn new_game(text: &str) -> Result<Order, String> {
    let (before, against) = match text.split_once("against ") {
        Some((before, against)) => (before.trim(), Some(against.to_owned())),
        None => (text, None),
    };
    let side = match before.strip_prefix("side ") {
        None if before.is_empty() => None,
        None => return Err("write: newgame [side black|white] [against NAME]".to_owned()),
        Some(side) => Some(Team::from_word(side).ok_or("the sides are black and white")?),
    };
    Ok(Order::NewGame { side, against })
}

/// Parses `startpos`, the name of a start, or `board ROWS TEAM`, each optionally followed by
/// `moves`.
fn read_position(text: &str) -> Result<Contest, String> {
    let (start, moves) = text.split_once("moves").unwrap_or((text, ""));
    let start = match start.trim() {
        "startpos" => Position::standard(),
        start => start.strip_prefix("board ").unwrap_or(start).parse()?,
    };
    let mut contest = Contest::new(start, CONTEST_MOVES);
    for word in moves.split_whitespace() {
        let played = notation::read(contest.position(), word).map_err(|why| format!("{}: {why}", printable(word)))?;
        contest.play(played);
    }
    Ok(contest)
}

/// The `position` line of a game.
pub fn position(contest: &Contest) -> String {
    let start = contest.start();
    let named = STARTS.iter().find(|(name, _)| name.parse() == Ok(*start));
    let mut line = match named {
        Some((name, _)) if *name == STARTS[0].0 => "position startpos".to_owned(),
        Some((name, _)) => format!("position {name}"),
        None => format!("position board {start}"),
    };
    if !contest.moves().is_empty() {
        line += " moves";
    }
    for played in contest.moves() {
        line += &format!(" {played}");
    }
    line
}

fn read_go(text: &str) -> Result<Go, String> {
    let mut go = Go::default();
    let mut words = text.split_whitespace();
    while let Some(word) = words.next() {
        if word == "infinite" {
            continue;
        }
        let mut number = || {
            let value = words.next().ok_or_else(|| format!("{word} needs a number"))?;
            value.parse::<u64>().map_err(|_| format!("{word}: '{}' is not a number", printable(value)))
        };
        let milliseconds = |number: u64| Some(Duration::from_millis(number));
        let small = |number: u64| Some(u32::try_from(number).unwrap_or(u32::MAX));
        match word {
            "btime" => go.clocks[0] = milliseconds(number()?),
            "wtime" => go.clocks[1] = milliseconds(number()?),
            "bmoves" => go.moves[0] = small(number()?),
            "wmoves" => go.moves[1] = small(number()?),
            "depth" => go.depth = small(number()?),
            "nodes" => go.nodes = Some(number()?),
            "movetime" => go.move_time = milliseconds(number()?),
            "cputime" => go.cpu_time = milliseconds(number()?),
            other => return Err(format!("unknown word '{}' after go", printable(other))),
        }
    }
    Ok(go)
}

impl Go {
    /// Whether this team's thinking has no limit.
    pub fn is_endless(&self, team: Team) -> bool {
        let times = [self.move_time, self.cpu_time];
        self.depth.is_none() && self.nodes.is_none() && times == [None; 2] && self.clocks[team as usize].is_none()
    }

    /// The `go` line.
    pub fn write(&self) -> String {
        let clock = |team: usize| self.clocks[team].map(|clock| clock.as_millis().to_string());
        let moves = |team: usize| self.moves[team].map(|moves| moves.to_string());
        let words = [
            ("btime", clock(0)),
            ("wtime", clock(1)),
            ("bmoves", moves(0)),
            ("wmoves", moves(1)),
            ("depth", self.depth.map(|depth| depth.to_string())),
            ("nodes", self.nodes.map(|nodes| nodes.to_string())),
            ("movetime", self.move_time.map(|time| time.as_millis().to_string())),
            ("cputime", self.cpu_time.map(|time| time.as_millis().to_string())),
        ];
        let words = words.into_iter().filter_map(|(word, value)| Some(format!(" {word} {}", value?)));
        format!("go{}", words.collect::<String>())
    }
}

/// A line from a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    Name(String),
    /// The introduction is complete.
    AbaOk,
    ReadyOk,
    /// A move in the player's spelling.
    BestMove(String),
    Resign,
    /// A line that the referee ignores.
    Info,
}

impl Answer {
    pub fn read(line: &str) -> Result<Answer, String> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match word {
            "id" => Ok(rest.trim().strip_prefix("name ").map_or(Answer::Info, |name| Answer::Name(short_name(name)))),
            "abaok" => Ok(Answer::AbaOk),
            "readyok" => Ok(Answer::ReadyOk),
            "bestmove" => Ok(Answer::BestMove(rest.split_whitespace().next().unwrap_or_default().to_owned())),
            "resign" => Ok(Answer::Resign),
            "info" | "option" | "error" | "" => Ok(Answer::Info),
            other => Err(format!("unknown answer '{}'", printable(other))),
        }
    }
}

/// Maximum length of a player's name in characters.
pub const MAX_NAME_CHARACTERS: usize = 40;

/// Shortens a name so that it fits into a line for people.
fn short_name(name: &str) -> String {
    let name: String = name.trim().chars().take(MAX_NAME_CHARACTERS).collect();
    Printable(&name).to_string()
}

/// The beginning of a received word, with control characters escaped.
pub fn printable(word: &str) -> String {
    let word: String = word.chars().take(20).collect();
    Printable(&word).to_string()
}

/// Parses a received move; the error says why it is refused.
pub fn read_move(position: &Position, word: &str) -> Result<Move, String> {
    notation::read(position, word).map_err(|why| why.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arguments::MAX_MOVES;
    use proptest::prelude::*;

    #[test]
    fn positions_read_back_as_written() {
        for start in
            ["standard", "belgian", "german", "...../wb...b/.wbb.w./..wbbw../....wb..b/..wwbb../.bwb.w./...w../..... w"]
        {
            let mut contest = Contest::new(start.parse().unwrap(), CONTEST_MOVES);
            for choice in [0, 7, 20, 3, 11] {
                let line = position(&contest);
                let Ok(Some(Order::Position(read))) = Order::read(&line) else { panic!("{line}") };
                assert_eq!((read.start(), read.moves()), (contest.start(), contest.moves()), "{line}");
                contest.play(contest.position().moves()[choice]);
            }
        }
        let line = position(&Contest::new(Position::standard(), CONTEST_MOVES));
        assert_eq!(line, "position startpos");
    }

    #[test]
    fn moves_of_the_longest_game_fit_into_a_line() {
        let mut contest = Contest::new(Position::standard(), MAX_MOVES);
        // Three marbles step aside and back: the longest notation.
        for text in ["c3c5d3", "g5g7f4", "d3d5c3", "f4f6g5"].into_iter().cycle() {
            if contest.outcome().is_some() {
                break;
            }
            contest.play(notation::read(contest.position(), text).unwrap());
        }
        assert_eq!(contest.moves().len(), 2 * MAX_MOVES as usize);
        assert!(position(&contest).len() <= LONGEST_LINE);
    }

    #[test]
    fn go_reads_back_as_written() {
        let line = "go btime 1000 wtime 2000 bmoves 3 wmoves 4 depth 5 nodes 6 movetime 7 cputime 8";
        let Ok(Some(Order::Go(go))) = Order::read(line) else { panic!() };
        assert_eq!(go.write(), line);
        assert_eq!(Order::read("go infinite"), Ok(Some(Order::Go(Go::default()))));
    }

    #[test]
    fn errors_name_what_is_wrong() {
        for (line, why) in [
            ("hello\u{7} there", "unknown command 'hello\\u{7}'"),
            ("go depth", "depth needs a number"),
            ("go depth x", "depth: 'x' is not a number"),
            ("go fast", "unknown word 'fast' after go"),
            ("position", "a position has a board"),
            ("position startpos moves a1b2 i9h9 a1a2", "a1a2: no own marble on a1"),
            ("setoption Threads 3", "write: setoption name NAME value VALUE"),
            ("newgame side green", "the sides are black and white"),
        ] {
            assert_eq!(Order::read(line), Err(why.to_owned()), "{line}");
        }
        assert_eq!(Answer::read("hello"), Err("unknown answer 'hello'".to_owned()));
        assert_eq!(Answer::read("bestmove"), Ok(Answer::BestMove(String::new())));
    }

    #[test]
    fn all_line_ends_and_a_byte_order_mark_are_accepted() {
        let long = "x".repeat(LONGEST_LINE + 1);
        let text = format!("\u{feff}id\rabaok\r\nreadyok\n\n\u{feff}\n{long}\rlast");
        // The bytes arrive in pieces of different sizes.
        for size in [1, 2, 3, 7, 100_000] {
            let reader = std::io::BufReader::with_capacity(size, text.as_bytes());
            let read: Vec<_> = lines(reader).collect();
            let read: Vec<_> = read.iter().map(|line| line.as_deref()).collect();
            let expected = [
                Ok("id"),
                Ok("abaok"),
                Ok("readyok"),
                Ok(""),
                Ok("\u{feff}"),
                Err(&"the line is too long"),
                Ok("last"),
            ];
            assert_eq!(read, expected, "{size}");
        }
    }

    proptest! {
        #[test]
        fn any_line_is_read_or_refused(line in ".{0,60}") {
            let _ = (Order::read(&line), Answer::read(&line));
            for word in ["position ", "go ", "newgame ", "setoption ", "position startpos moves "] {
                let _ = Order::read(&format!("{word}{line}"));
            }
        }
    }
}
