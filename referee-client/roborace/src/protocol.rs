//! The contest's protocol: what the server answers, in lines that end with CR and LF.

use roborace::map::Map;
use roborace::moves::{Crash, Move};
use roborace::robot::Pose;

/// The parameter of `/start` by which a client may say who plays. The contest's protocol has none.
pub const TEAM: &str = "jmeno";

/// What the server says of a game that it does not know.
pub const UNKNOWN_GAME: &str = "neznama hra";

/// How a game ends in which the robot is destroyed.
pub fn crash_words(crash: Crash) -> &'static str {
    match crash {
        Crash::Hole => "Lerak spadl do diry",
        Crash::Edge => "Lerak vypadl z herni plochy",
    }
}

/// A game's state as the server tells it.
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    /// The game's number.
    pub id: u32,
    /// Its map.
    pub map: Map,
    /// Where the robot stands.
    pub pose: Pose,
    /// Nine moves to choose from.
    pub hand: Vec<Move>,
}

impl Round {
    /// The answer while a game goes on.
    pub fn text(&self) -> String {
        format!("{}\n{}{}\n{}\n", self.id, self.map, self.pose, Move::letters(&self.hand)).replace('\n', "\r\n")
    }

    /// Reads such an answer; nothing if it is something else, such as the end of the game.
    pub fn from_text(text: &str) -> Option<Round> {
        let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
        let [id, map @ .., pose, hand] = lines.as_slice() else { return None };
        let map = Map::from_lines(map.iter().copied()).ok()?;
        let pose = map.pose(pose).ok()?;
        Some(Round { id: id.parse().ok()?, pose, hand: Move::from_letters(hand).ok()?, map })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_read_back_as_they_were_written() {
        let text = "42\r\nv<<<<<\r\n$XX##<\r\nXX#.X>\r\n>>>>>^\r\n4 3 N\r\n123ZLR1L3\r\n";
        let round = Round::from_text(text).unwrap();
        assert_eq!((round.id, round.pose.to_string().as_str()), (42, "4 3 N"));
        assert_eq!(round.text(), text);
        for other in ["", "Vyhrali jste za 7 pohybu.\r\n", "1\r\n.\r\n1 1 N\r\n123\r\n"] {
            assert_eq!(Round::from_text(other), None);
        }
    }
}
