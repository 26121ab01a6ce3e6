//! Splits bytes from a line into messages of the contest's protocol.

use std::fmt;

use duo_core::notation::{decode, Code};
use duo_core::player::Start;
use duo_core::protocol::{Frame, Prompt, Reply};
use serde::{Deserialize, Serialize};

/// The sender of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Speaker {
    /// The referee.
    Referee,
    /// The board.
    Board,
}

impl fmt::Display for Speaker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Speaker::Referee => "referee",
            Speaker::Board => "board",
        })
    }
}

/// A message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    /// From the referee.
    Frame(Frame),
    /// From the board.
    Reply(Reply),
    /// Bytes outside the protocol.
    Raw,
}

impl Message {
    /// The sender of such messages; `None` if both sides may send them.
    pub fn speaker(&self) -> Option<Speaker> {
        match self {
            Message::Frame(_) => Some(Speaker::Referee),
            Message::Reply(_) => Some(Speaker::Board),
            Message::Raw => None,
        }
    }

    /// Parses all of these bytes as one message that `speaker` may send.
    fn read(bytes: &[u8], speaker: Option<Speaker>) -> Option<Message> {
        let names_a_move = |frame: &Frame| frame.code().is_none_or(|code| decode(code).is_ok());
        let frame = || Frame::parse(bytes).filter(names_a_move).map(Message::Frame);
        let reply = || Reply::parse(bytes).filter(|reply| reply.is_well_formed()).map(Message::Reply);
        match speaker {
            Some(Speaker::Referee) => frame(),
            Some(Speaker::Board) => reply(),
            None => frame().or_else(reply),
        }
    }
}

/// Length of the longest message in bytes.
const MAX_MESSAGE_BYTES: usize = 6;

/// Splits a burst into messages: with the fewest bytes outside the protocol, then with the fewest
/// messages.
pub fn split(burst: &[u8], speaker: Option<Speaker>) -> Vec<(Message, &[u8])> {
    // For the bytes from each index on: bytes outside the protocol, number of messages, length of
    // the first message.
    let mut best = vec![((0, 0), 0, Message::Raw); burst.len() + 1];
    for from in (0..burst.len()).rev() {
        let ((raw, messages), ..) = best[from + 1];
        best[from] = ((raw + 1, messages), 1, Message::Raw);
        for length in 1..=MAX_MESSAGE_BYTES.min(burst.len() - from) {
            let Some(message) = Message::read(&burst[from..from + length], speaker) else { continue };
            let ((raw, messages), ..) = best[from + length];
            if (raw, messages + 1) < best[from].0 {
                best[from] = ((raw, messages + 1), length, message);
            }
        }
    }
    let mut split: Vec<(Message, &[u8])> = Vec::new();
    let mut from = 0;
    let mut raw_from = None;
    while from < burst.len() {
        let (_, length, message) = best[from];
        match (message, raw_from) {
            (Message::Raw, Some(raw_from)) => {
                split.pop();
                split.push((Message::Raw, &burst[raw_from..from + 1]));
            }
            (Message::Raw, None) => {
                raw_from = Some(from);
                split.push((Message::Raw, &burst[from..from + 1]));
            }
            _ => {
                raw_from = None;
                split.push((message, &burst[from..from + length]));
            }
        }
        from += length;
    }
    split
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let on = |start: Start| if start == Start::Five { "(5,5)" } else { "(a,a)" };
        match *self {
            Message::Frame(Frame::Prompt(Prompt::Start)) => write!(f, "a match starts"),
            Message::Frame(Frame::Prompt(Prompt::FirstMove { start })) => write!(f, "move first, on {}", on(start)),
            Message::Frame(Frame::Prompt(Prompt::SecondMove { start, opponent })) => {
                write!(f, "the opponent began with {opponent}; move, on {}", on(start))
            }
            Message::Frame(Frame::Prompt(Prompt::NextMove { opponent: Code::PASS })) => {
                write!(f, "the opponent passed; move")
            }
            Message::Frame(Frame::Prompt(Prompt::NextMove { opponent })) => {
                write!(f, "the opponent played {opponent}; move")
            }
            Message::Frame(Frame::Prompt(Prompt::End)) => write!(f, "the game is over"),
            Message::Frame(Frame::OpponentHasPlayed(code)) => write!(f, "set-up: the opponent has played {code}"),
            Message::Frame(Frame::YouHavePlayed(code)) => write!(f, "set-up: you have played {code}"),
            Message::Reply(Reply::Identifier(team)) => write!(f, "team {}", team.escape_ascii()),
            Message::Reply(Reply::Code(Code::PASS)) => write!(f, "passes"),
            Message::Reply(Reply::Code(code)) => write!(f, "plays {code}"),
            Message::Raw => write!(f, "not a message of the protocol"),
        }
    }
}

#[cfg(test)]
mod tests {
    use duo_core::protocol::FrameDecoder;

    use super::*;

    /// The messages of a burst, in words.
    fn words(burst: &[u8], speaker: Option<Speaker>) -> Vec<String> {
        split(burst, speaker)
            .iter()
            .map(|(message, bytes)| {
                let speaker = message.speaker().map_or("-".to_owned(), |speaker| speaker.to_string());
                format!("{speaker}: {}: {message}", bytes.escape_ascii())
            })
            .collect()
    }

    #[test]
    fn messages_have_their_sender() {
        for (bytes, expected) in [
            (&b"0"[..], "referee: 0: a match starts"),
            (b"1RS", "board: 1RS: team RS"),
            (b"25", "referee: 25: move first, on (5,5)"),
            (b"55u0", "board: 55u0: plays 55u0"),
            (b"3A53e0", "referee: 3A53e0: the opponent began with 53e0; move, on (a,a)"),
            (b"4a8e0", "referee: 4a8e0: the opponent played a8e0; move"),
            (b"40000", "referee: 40000: the opponent passed; move"),
            (b"44p0", "board: 44p0: plays 44p0"),
            (b"0000", "board: 0000: passes"),
            (b"9", "referee: 9: the game is over"),
            (b"<53e0", "referee: <53e0: set-up: the opponent has played 53e0"),
            (b">53e0", "referee: >53e0: set-up: you have played 53e0"),
        ] {
            assert_eq!(words(bytes, None), [expected]);
        }
    }

    #[test]
    fn burst_is_split_into_messages() {
        let expected = ["referee: 0: a match starts", "board: 1RS: team RS", "referee: 25: move first, on (5,5)"];
        assert_eq!(words(b"01RS25", None), expected);
        assert_eq!(words(b"4a8e055u0", None).len(), 2);
        // Four zeros in a row from a referee are not a pass.
        assert_eq!(words(b"0000", Some(Speaker::Referee)).len(), 4);
    }

    #[test]
    fn referees_bytes_split_into_the_frames_that_were_sent() {
        use proptest::prelude::*;
        let frames = ["0", "25", "2A", "3A53e0", "4a8e0", "40000", "9", "<53e0", ">a8e0"];
        proptest!(|(sent in prop::collection::vec(prop::sample::select(frames.to_vec()), 0..12))| {
            let bytes = sent.concat();
            let split_up = split(bytes.as_bytes(), Some(Speaker::Referee));
            let mut decoder = FrameDecoder::new();
            let decoded = bytes.bytes().filter_map(|byte| decoder.take(byte)).map(Message::Frame);
            prop_assert_eq!(split_up.into_iter().map(|(message, _)| message).collect::<Vec<_>>(), decoded.collect::<Vec<_>>());
        });
    }

    #[test]
    fn bytes_outside_the_protocol_stay_together() {
        let raw = "not a message of the protocol";
        let expected = [format!("-: \\xffhello: {raw}"), "board: 1RS: team RS".to_owned(), format!("-: \\r\\n: {raw}")];
        assert_eq!(words(b"\xffhello1RS\r\n", Some(Speaker::Board)), expected);
        assert_eq!(words(b"4a8", None), [format!("-: 4a8: {raw}")]);
        assert_eq!(words(b"4zzzz", Some(Speaker::Referee)), [format!("-: 4zzzz: {raw}")]);
        assert!(words(b"", None).is_empty());
    }
}
