//! Disturbs the replies of a correct board, or the line itself: a different trouble in every game.

use std::time::Duration;

/// A step of what the referee receives.
pub enum Step {
    /// Send these bytes.
    Send(Vec<u8>),
    /// Wait for this time.
    Wait(Duration),
    /// Unplug the board.
    Unplug,
}

/// The trouble in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// Nothing.
    None,
    /// A pause before each byte.
    SlowLine,
    /// Line ends everywhere.
    LineEnds,
    /// Garbage after the answers.
    Noise,
    /// The board does not answer `0`.
    NoIdentifier,
    /// The board answers `0` with something other than an identifier.
    WrongIdentifier,
    /// The identifier is sent twice the first time.
    TwoIdentifiers,
    /// The board stops answering.
    Hangs,
    /// The board stops in the middle of an answer.
    HangsWithinAnswer,
    /// An answer comes after the time limit.
    Late,
    /// An answer is sent twice in a row.
    AnswersTwice,
    /// An answer is sent again a little later.
    AnswersAgainLater,
    /// The board sends without end.
    Floods,
    /// An answer is garbage.
    Garbage,
    /// An answer is in capitals.
    Capitals,
    /// The board plays its first piece again.
    PieceTwice,
    /// The board places a piece over the edge.
    OffTheBoard,
    /// The board passes its first move.
    PassesAtOnce,
    /// The board is unplugged in the middle of an answer.
    Unplugged,
    /// The board is still unplugged.
    Gone,
}

/// The answer of a game, from 1, in which the trouble begins. The board still has pieces then.
pub const TROUBLED_ANSWER: usize = 3;

/// Longer than the time for a reply, which is five seconds, but short enough to be taken for an
/// identifier, for which the referee waits for a second.
pub const TOO_LONG: Duration = Duration::from_millis(5500);

/// The troubles by game, with the state of the line.
pub struct Meddler {
    troubles: Vec<Trouble>,
    zeros: usize,
    game: usize,
    answers: Vec<Vec<u8>>,
}

impl Meddler {
    /// A meddler with these troubles, one for each game.
    pub fn new(troubles: &[Trouble]) -> Meddler {
        Meddler { troubles: troubles.to_vec(), zeros: 0, game: 0, answers: Vec::new() }
    }

    /// Turns the board's reply to a frame into what the referee receives.
    pub fn meddle(&mut self, frame: &[u8], reply: &[u8]) -> Vec<Step> {
        if frame == b"0" {
            self.count_zero();
            return self.meddle_with_identifier(reply);
        }
        if reply.is_empty() {
            return Vec::new();
        }
        self.answers.push(reply.to_vec());
        self.meddle_with_answer(reply)
    }

    fn trouble(&self) -> Trouble {
        self.troubles[self.game - 1]
    }

    /// Decides whether a `0` begins the next game or is another attempt for this one.
    fn count_zero(&mut self) {
        // After an answer, a `0` always begins the next game.
        let has_answered = !std::mem::take(&mut self.answers).is_empty();
        let attempts = match self.game {
            0 => 0,
            _ => self.expected_zeros(),
        };
        self.zeros += 1;
        if has_answered || self.zeros > attempts {
            self.game += 1;
            // An unplugged board receives no zeros, so its games are skipped.
            while self.trouble() == Trouble::Gone {
                self.game += 1;
            }
            self.zeros = 1;
        }
    }

    /// Number of zeros that the referee sends in this game.
    fn expected_zeros(&self) -> usize {
        match self.trouble() {
            Trouble::WrongIdentifier => 3,
            Trouble::TwoIdentifiers => 2,
            // The late answer of the previous game is first taken for a wrong identifier.
            _ if self.game > 1 && self.troubles[self.game - 2] == Trouble::Late => 2,
            _ => 1,
        }
    }

    fn meddle_with_identifier(&self, reply: &[u8]) -> Vec<Step> {
        match self.trouble() {
            Trouble::NoIdentifier => Vec::new(),
            Trouble::WrongIdentifier => vec![Step::Send(b"XX7".to_vec())],
            Trouble::TwoIdentifiers if self.zeros == 1 => vec![Step::Send([reply, reply].concat())],
            Trouble::SlowLine => send_slowly(reply),
            Trouble::LineEnds => vec![Step::Send([b"\r\n", reply, b"\r\n"].concat())],
            _ => vec![Step::Send(reply.to_vec())],
        }
    }

    fn meddle_with_answer(&self, reply: &[u8]) -> Vec<Step> {
        let send = |bytes: &[u8]| Step::Send(bytes.to_vec());
        let trouble = self.trouble();
        match trouble {
            Trouble::SlowLine => return send_slowly(reply),
            Trouble::LineEnds => {
                return vec![send(b"\r"), send(&reply[..2]), send(b"\n"), send(&reply[2..]), send(b"\r\n")]
            }
            Trouble::Noise => return vec![send(&[reply, b"\xff\x00~\x7f#"].concat())],
            Trouble::PassesAtOnce => return vec![send(b"0000")],
            _ if self.answers.len() != TROUBLED_ANSWER => return vec![send(reply)],
            _ => {}
        }
        match trouble {
            Trouble::Hangs => Vec::new(),
            Trouble::HangsWithinAnswer => vec![send(&reply[..2])],
            Trouble::Late => vec![Step::Wait(TOO_LONG), send(reply)],
            Trouble::AnswersTwice => vec![send(&reply.repeat(2))],
            Trouble::AnswersAgainLater => vec![send(reply), Step::Wait(Duration::from_millis(2)), send(reply)],
            Trouble::Floods => vec![send(&[reply, &b"ready ".repeat(300)].concat())],
            Trouble::Garbage => vec![send(b"\xff?\x01!")],
            Trouble::Capitals => vec![send(&reply.to_ascii_uppercase())],
            Trouble::PieceTwice => vec![send(&self.answers[0])],
            Trouble::OffTheBoard => vec![send(b"11j0")],
            Trouble::Unplugged => vec![send(&reply[..1]), Step::Unplug],
            _ => vec![send(reply)],
        }
    }
}

fn send_slowly(reply: &[u8]) -> Vec<Step> {
    reply.iter().flat_map(|&byte| [Step::Wait(Duration::from_millis(3)), Step::Send(vec![byte])]).collect()
}
