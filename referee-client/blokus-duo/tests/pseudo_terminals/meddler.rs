//! Somebody on the line who makes a proper board misbehave, or the line itself: a different way in every game.

use std::time::Duration;

/// What reaches the referee.
pub enum Does {
    /// Bytes go out.
    Send(Vec<u8>),
    /// Time passes.
    Wait(Duration),
    /// The plug is pulled.
    Unplug,
}

/// What is wrong in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// Nothing.
    None,
    /// The line is slow: each byte comes after a pause.
    SlowLine,
    /// Line ends everywhere.
    LineEnds,
    /// Garbage between the answers.
    Noise,
    /// It never answers `0`.
    NoIdentifier,
    /// It answers `0` with something else.
    WrongIdentifier,
    /// The identifier comes twice the first time.
    TwoIdentifiers,
    /// It says nothing any more.
    Hangs,
    /// It stops in the middle of its answer.
    HangsWithinAnswer,
    /// Its answer comes after the time.
    Late,
    /// It answers twice.
    AnswersTwice,
    /// It answers a second time a little later.
    AnswersAgainLater,
    /// It sends and sends.
    Floods,
    /// Its answer is garbage.
    Garbage,
    /// Its answer is in capitals.
    Capitals,
    /// It plays its first piece again.
    PieceTwice,
    /// It plays a piece over the edge.
    OffTheBoard,
    /// It passes at its first move.
    PassesAtOnce,
    /// Its plug is pulled, in the middle of its answer.
    Unplugged,
    /// Its plug is still out.
    Gone,
}

/// In which answer of a game the trouble begins; there it has still stones enough.
const TROUBLED_ANSWER: usize = 3;

/// Longer than the time for a reply.
pub const TOO_LONG: Duration = Duration::from_millis(1300);

/// Troubles by game, and where in them the line is.
pub struct Meddler {
    troubles: Vec<Trouble>,
    zeros: usize,
    game: usize,
    answers: Vec<Vec<u8>>,
}

impl Meddler {
    /// A trouble for each game.
    pub fn new(troubles: &[Trouble]) -> Meddler {
        Meddler { troubles: troubles.to_vec(), zeros: 0, game: 0, answers: Vec::new() }
    }

    /// What becomes of a reply to a frame.
    pub fn meddle(&mut self, frame: &[u8], reply: &[u8]) -> Vec<Does> {
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

    /// Finds out whether a `0` begins the next game or is another attempt for this one.
    fn count_zero(&mut self) {
        self.answers.clear();
        let attempts = match self.game {
            0 => 0,
            _ => self.expected_zeros(),
        };
        self.zeros += 1;
        if self.zeros > attempts {
            self.game += 1;
            // Without a plug it hears no zero at all.
            while self.trouble() == Trouble::Gone {
                self.game += 1;
            }
            self.zeros = 1;
        }
    }

    /// How many zeros the referee sends in the present game.
    fn expected_zeros(&self) -> usize {
        match self.trouble() {
            Trouble::WrongIdentifier => 3,
            Trouble::TwoIdentifiers => 2,
            // What came too late for the game before is taken for a wrong identifier at first.
            _ if self.game > 1 && self.troubles[self.game - 2] == Trouble::Late => 2,
            _ => 1,
        }
    }

    fn meddle_with_identifier(&self, reply: &[u8]) -> Vec<Does> {
        match self.trouble() {
            Trouble::NoIdentifier => Vec::new(),
            Trouble::WrongIdentifier => vec![Does::Send(b"XX7".to_vec())],
            Trouble::TwoIdentifiers if self.zeros == 1 => vec![Does::Send([reply, reply].concat())],
            Trouble::SlowLine => slowly(reply),
            Trouble::LineEnds => vec![Does::Send([b"\r\n", reply, b"\r\n"].concat())],
            _ => vec![Does::Send(reply.to_vec())],
        }
    }

    fn meddle_with_answer(&self, reply: &[u8]) -> Vec<Does> {
        let send = |bytes: &[u8]| Does::Send(bytes.to_vec());
        let trouble = self.trouble();
        match trouble {
            Trouble::SlowLine => return slowly(reply),
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
            Trouble::Late => vec![Does::Wait(TOO_LONG), send(reply)],
            Trouble::AnswersTwice => vec![send(&reply.repeat(2))],
            Trouble::AnswersAgainLater => vec![send(reply), Does::Wait(Duration::from_millis(2)), send(reply)],
            Trouble::Floods => vec![send(&[reply, &b"ready ".repeat(300)].concat())],
            Trouble::Garbage => vec![send(b"\xff?\x01!")],
            Trouble::Capitals => vec![send(&reply.to_ascii_uppercase())],
            Trouble::PieceTwice => vec![send(&self.answers[0])],
            Trouble::OffTheBoard => vec![send(b"11j0")],
            Trouble::Unplugged => vec![send(&reply[..1]), Does::Unplug],
            _ => vec![send(reply)],
        }
    }
}

fn slowly(reply: &[u8]) -> Vec<Does> {
    reply.iter().flat_map(|&byte| [Does::Wait(Duration::from_millis(3)), Does::Send(vec![byte])]).collect()
}
