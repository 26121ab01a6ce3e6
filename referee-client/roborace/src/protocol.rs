//! The contest's protocol: the server's answers, in lines that end with CR and LF.

use referee_client::text_file::normalize;
use roborace_core::map::Map;
use roborace_core::moves::{Crash, Move};
use roborace_core::robot::Pose;

/// The parameter of `/start` with the team's name. It is an extension of the contest's protocol.
pub const TEAM: &str = "jmeno";

/// The error for a game that the server does not know.
pub const UNKNOWN_GAME: &str = "neznama hra";

/// The other errors, which end no game.
pub const GAME_IS_OVER: &str = "hra uz skoncila";
pub const TOO_MANY_GAMES: &str = "bezi prilis mnoho her";
pub const NO_RANDOM_NUMBERS: &str = "server nema nahodna cisla";
pub const DUPLICATE_PARAMETER: &str = "parametr je uveden dvakrat";
pub const BAD_NAME: &str = "spatne jmeno";
pub const NO_ID: &str = "chybi id hry";
pub const BAD_ID: &str = "spatne id hry";
pub const NO_MOVES: &str = "chybi pohyby";

/// The header of a request that begins a game by hand.
pub const BY_HAND: &str = "x-by-hand";

/// The prefix of an error.
const FAULT: &str = "Chyba: ";

/// The texts around the number of moves in the answer to a won game.
const WON: [&str; 2] = ["Vyhrali jste za ", " pohybu."];

/// How a game ended. Its text is the server's last answer and the last line of the game's file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The treasure was reached in this number of moves.
    Won(usize),
    /// The robot was destroyed.
    Lost(Crash),
    /// A round took too long.
    Late,
    /// A round had fewer than five moves, although the game was not over.
    TooFew,
    /// A round had more than five moves.
    TooMany,
    /// The moves were not in the hand.
    NotHeld,
    /// A letter was not a move.
    NoMove,
    /// The game exceeded a tournament's number of rounds. The server has no such limit.
    TooLong,
}

impl End {
    /// All ends except the treasure.
    pub const FAULTS: [End; 8] = [
        End::Lost(Crash::Hole),
        End::Lost(Crash::Edge),
        End::Late,
        End::TooFew,
        End::TooMany,
        End::NotHeld,
        End::NoMove,
        End::TooLong,
    ];

    /// The answer, without its line end.
    pub fn text(self) -> String {
        let why = match self {
            End::Won(moves) => return format!("{}{moves}{}", WON[0], WON[1]),
            End::Lost(Crash::Hole) => "Lerak spadl do diry",
            End::Lost(Crash::Edge) => "Lerak vypadl z herni plochy",
            End::Late => "vyprsel cas na kolo",
            End::TooFew => "malo pohybu",
            End::TooMany => "prilis mnoho pohybu",
            End::NotHeld => "pohyby nejsou v sade",
            End::NoMove => "neznamy pohyb",
            End::TooLong => "prilis mnoho kol",
        };
        fault(why)
    }

    /// How the game ended, in English.
    pub fn description(self) -> String {
        match self {
            End::Won(moves) => return format!("reached the treasure in {moves} moves"),
            End::Lost(Crash::Hole) => "fell into a hole",
            End::Lost(Crash::Edge) => "fell over the edge",
            End::Late => "a round took too long",
            End::TooFew => "a round had too few moves",
            End::TooMany => "a round had too many moves",
            End::NotHeld => "the moves were not in the hand",
            End::NoMove => "a move was unknown",
            End::TooLong => "the game had too many rounds",
        }
        .to_owned()
    }

    /// The end of a game with this description or, from earlier versions, with this answer.
    pub fn from_reason(reason: &str) -> Option<End> {
        End::FAULTS.into_iter().find(|end| end.description() == reason).or_else(|| End::from_text(reason))
    }

    /// Reads the whole answer; `None` for any other text, such as an incomplete one.
    pub fn from_text(text: &str) -> Option<End> {
        let moves = text.strip_prefix(WON[0]).and_then(|rest| rest.strip_suffix(WON[1]));
        let won = moves.and_then(|moves| moves.parse().ok()).map(End::Won);
        won.into_iter().chain(End::FAULTS).find(|end| end.text() == text)
    }
}

/// An error answer, without its line end.
pub fn fault(why: &str) -> String {
    format!("{FAULT}{why}")
}

/// A game's state in the server's answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    /// The game's id.
    pub id: u32,
    /// Its map.
    pub map: Map,
    /// Where the robot stands.
    pub pose: Pose,
    /// The nine moves to choose from.
    pub hand: Vec<Move>,
}

impl Round {
    /// The answer during a game.
    pub fn text(&self) -> String {
        format!("{}\n{}{}\n{}\n", self.id, self.map, self.pose, Move::letters(&self.hand)).replace('\n', "\r\n")
    }

    /// Reads an answer; `None` for any other text, such as the end of the game.
    pub fn from_text(text: &str) -> Option<Round> {
        let text = normalize(text);
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
    fn ends_of_games_read_back() {
        for end in End::FAULTS.into_iter().chain([0, 7, 5000].map(End::Won)) {
            let text = end.text();
            assert_eq!(End::from_text(&text), Some(end));
            assert_eq!(End::from_reason(&text), Some(end));
            for length in 0..text.len() {
                assert_eq!(End::from_text(&text[..length]), None, "{:?}", &text[..length]);
            }
        }
        for other in ["Chyba: neznama hra", "Chyba: ", "Vyhrali jste za +7 pohybu.", "Vyhrali jste za 07 pohybu.", "x"]
        {
            assert_eq!(End::from_text(other), None, "{other}");
        }
    }

    #[test]
    fn descriptions_of_ends_read_back() {
        for end in End::FAULTS {
            assert_eq!(End::from_reason(&end.description()), Some(end));
        }
    }

    #[test]
    fn rounds_read_back() {
        let text = "42\r\nv<<<<<\r\n$XX##<\r\nXX#.X>\r\n>>>>>^\r\n4 3 N\r\n123ZLR1L3\r\n";
        let round = Round::from_text(text).unwrap();
        assert_eq!((round.id, round.pose.to_string().as_str()), (42, "4 3 N"));
        assert_eq!(round.text(), text);
        for other in [format!("\u{feff}{text}"), text.replace("\r\n", "\r"), text.replace('\r', "")] {
            assert_eq!(Round::from_text(&other).as_ref(), Some(&round), "{other:?}");
        }
        for other in ["", "Vyhrali jste za 7 pohybu.\r\n", "1\r\n.\r\n1 1 N\r\n123\r\n"] {
            assert_eq!(Round::from_text(other), None);
        }
    }
}
