//! Records of games: one move a line, so that they can be played again.

use std::fmt::Write;
use std::time::Duration;

use abalone::contest::Contest;
use abalone::notation;
use abalone::team::Team;

use crate::referee::{Ending, Event, Terms};

/// The first line of every record.
const TITLE: &str = "Abalone game";

/// A record that is being written.
pub struct Record {
    text: String,
}

impl Record {
    /// Begins with who plays and what was agreed.
    pub fn new(names: &[String; 2], terms: &Terms) -> Record {
        let [black, white] = names;
        let (start, clock, moves) = (terms.start, terms.clock.as_millis(), terms.moves);
        let text = format!("{TITLE}\nblack: {black}\nwhite: {white}\nstart: {start}\nclock: {clock}\nmoves: {moves}\n");
        Record { text }
    }

    /// Adds a move: number, team, move, milliseconds that it took, milliseconds left.
    pub fn add(&mut self, event: &Event) {
        if let Event::Moved { contest, team, played, spent, clocks } = event {
            let (number, left) = (contest.moves().len(), clocks[*team as usize].as_millis());
            // A String takes everything.
            let _ = writeln!(self.text, "{number} {team} {played} {} {left}", spent.as_millis());
        }
    }

    /// The text of a game that nobody began.
    pub fn unplayed(self) -> String {
        self.text
    }

    /// The whole text, with the result.
    pub fn end(mut self, ending: &Ending) -> String {
        let _ = writeln!(self.text, "result: {}", ending.line());
        self.text
    }
}

/// A record that was read.
#[derive(Debug)]
pub struct Replay {
    /// Who played.
    pub names: [String; 2],
    /// The game as far as it was recorded.
    pub contest: Contest,
    /// The result that is recorded, if the game ended.
    pub result: Option<String>,
}

/// Reads a record and plays its moves again. The error names the line.
pub fn read(text: &str) -> Result<Replay, String> {
    let mut lines = text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty());
    if lines.next().is_none_or(|(line, _)| line != TITLE) {
        return Err(format!("line 1: a record begins with '{TITLE}'"));
    }
    let mut field = |name: &str| {
        let (line, number) = lines.next().ok_or_else(|| format!("'{name}:' is missing"))?;
        let value = line.strip_prefix(name).and_then(|rest| rest.strip_prefix(": "));
        value.map(|value| (value, number)).ok_or_else(|| format!("line {number}: '{name}: ...' expected"))
    };
    let names = [field("black")?.0.to_owned(), field("white")?.0.to_owned()];
    let (start, number) = field("start")?;
    let start = start.parse().map_err(|why| format!("line {number}: {why}"))?;
    let (clock, number) = field("clock")?;
    let clock: u64 = clock.parse().map_err(|_| format!("line {number}: '{clock}' is no number of milliseconds"))?;
    let (moves, number) = field("moves")?;
    let moves = moves.parse().map_err(|_| format!("line {number}: '{moves}' is no number of moves"))?;
    let mut contest = Contest::new(start, moves);
    let mut clocks = [clock; 2];
    let mut result = None;
    for (line, number) in lines {
        let wrong = |why: String| format!("line {number}: {why}");
        if result.is_some() {
            return Err(wrong("nothing follows the result".to_owned()));
        }
        if let Some(told) = line.strip_prefix("result: ") {
            check_result(&contest, told).map_err(wrong)?;
            result = Some(told.to_owned());
            continue;
        }
        play(&mut contest, &mut clocks, line).map_err(wrong)?;
    }
    Ok(Replay { names, contest, result })
}

fn play(contest: &mut Contest, clocks: &mut [u64; 2], line: &str) -> Result<(), String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let &[turn, team, played, spent, left] = words.as_slice() else {
        return Err("a move is: number, team, move, milliseconds, milliseconds left".to_owned());
    };
    let to_move = contest.position().to_move();
    if turn.parse() != Ok(contest.moves().len() + 1) || Team::from_word(team) != Some(to_move) {
        return Err(format!("move {} of {to_move} expected", contest.moves().len() + 1));
    }
    if contest.outcome().is_some() {
        return Err("the game is over".to_owned());
    }
    let played = notation::read(contest.position(), played).map_err(|why| format!("{played}: {why}"))?;
    contest.play(played);
    let [spent, left] = [spent, left].map(|word| word.parse::<u64>().map_err(|_| format!("'{word}' is no number")));
    let (spent, left, clock) = (spent?, left?, &mut clocks[to_move as usize]);
    // Milliseconds are cut, not rounded, so that they may miss one; without a clock nothing is taken from it.
    if left != *clock && !(clock.saturating_sub(spent + 1)..=clock.saturating_sub(spent)).contains(&left) {
        return Err(format!("a clock of {clock} ms less {spent} ms is not {left} ms"));
    }
    *clock = left;
    Ok(())
}

/// Whether the recorded result is what the moves led to, if it is about the moves.
fn check_result(contest: &Contest, told: &str) -> Result<(), String> {
    let clocks = [Duration::ZERO; 2];
    let expected = contest.outcome().map(|(winner, reason)| {
        let reason = crate::referee::Reason::Rules(reason);
        Ending { winner, reason, clocks, contest: contest.clone() }.line()
    });
    let without_clocks = |line: &str| {
        let (head, tail) = line.split_once(" clock ")?;
        Some((head.to_owned(), tail.split_once(" reason ")?.1.to_owned()))
    };
    let told = without_clocks(told).ok_or("a result has clock and reason")?;
    let expected = expected.as_deref().and_then(without_clocks);
    match expected {
        Some(expected) if expected != told => {
            Err(format!("by the rules the result is: {} ({})", expected.0, expected.1))
        }
        None if told.0.starts_with("draw") => Err("by the rules the game goes on".to_owned()),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use abalone::position::Position;

    const RECORD: &str = "Abalone game\nblack: a b\nwhite: c\nstart: standard\nclock: 1000\nmoves: 1\n\
        1 black a1b2 300 700\n2 white i5h4 999 0\n\
        result: black out 0 0 score 79 74 clock 700 0 reason moves used up, higher score\n";

    #[test]
    fn what_is_written_reads_back() {
        let read = read(RECORD);
        let replay = read.unwrap();
        assert_eq!((replay.names[0].as_str(), replay.contest.moves().len()), ("a b", 2));
        let terms = Terms {
            start: Position::standard(),
            moves: 1,
            clock: Duration::from_secs(1),
            thinking: Default::default(),
        };
        let mut record = Record::new(&replay.names, &terms);
        let mut contest = Contest::new(terms.start, 1);
        let mut clocks = [terms.clock; 2];
        for (&played, spent) in replay.contest.moves().iter().zip([300, 999]) {
            let team = contest.position().to_move();
            contest.play(played);
            let spent = Duration::from_millis(spent);
            clocks[team as usize] -= spent;
            record.add(&Event::Moved { contest: &contest, team, played, spent, clocks });
        }
        let (winner, reason) = contest.outcome().unwrap();
        let written = record.end(&Ending { winner, reason: crate::referee::Reason::Rules(reason), clocks, contest });
        let start = format!("start: {}", Position::standard());
        assert_eq!(
            written,
            RECORD.replace("start: standard", &start).replace(" 999 0\n", " 999 1\n").replace(" 700 0 ", " 700 1 ")
        );
    }

    #[test]
    fn damage_is_named_with_its_line() {
        for (from, to, why) in [
            ("Abalone", "Chess", "line 1: a record begins with 'Abalone game'"),
            ("white: c\n", "", "line 3: 'white: ...' expected"),
            ("a1b2", "a1a2", "line 7: a1a2: more than three own marbles in a line do not move at once"),
            ("2 white", "2 black", "line 8: move 2 of white expected"),
            ("300 700", "300 800", "line 7: a clock of 1000 ms less 300 ms is not 800 ms"),
            (
                "black out",
                "draw out",
                "line 9: by the rules the result is: black out 0 0 score 79 74 (moves used up, higher score)",
            ),
            ("result", "3 black b1c1 0 0\nresult", "line 9: the game is over"),
        ] {
            assert_eq!(read(&RECORD.replace(from, to)).unwrap_err(), why);
        }
    }
}
