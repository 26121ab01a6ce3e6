//! A referee on a faulty line, strict as in a contest, which accounts for every byte that comes back.

use duo_core::moves::legal_placements;
use duo_core::notation::{decode, encode, Code};
use duo_core::placement::Move;
use duo_core::player::{Player, Start};
use duo_core::position::Position;
use duo_core::protocol::{Frame, Prompt, Reply};
use fastrand::Rng;

use super::ear::{Ear, Receiver};
use super::explanation::{Cause, Loss, Report};
use super::fault::{Fault, Span, PAUSE_BITS};
use super::view::{View, Wanted};

/// The turns among which a fault comes; the start is number 0, and most games last longer.
const FAULTY_TURNS: usize = 12;

/// How often the start is repeated until it is answered.
const STARTS: usize = 5;

/// The clock of the receivers that are not the accelerator's, quick to follow and fine enough for glitches.
const RECEIVER_HZ: u32 = 64 * 115_200;

/// What is put on the line.
pub struct Said<'a> {
    /// Its levels, and then a quiet line.
    pub levels: &'a [Span],
    /// The bytes that the far end reads in them, each with the seconds since the one before.
    pub bytes: Vec<(u8, f64)>,
    /// Whether the line then pauses for longer than a frame may.
    pub pause: bool,
}

/// Who answers.
pub trait FarEnd {
    /// An ear that reads a line as it does.
    fn ear(&self) -> Ear;

    /// Takes in what is said, and returns all it answers. `wanted` is what it was asked for.
    ///
    /// # Panics
    /// If it hangs.
    fn answer(&mut self, said: &Said, wanted: &[Wanted]) -> Vec<u8>;
}

/// A contest with one far end, one game after the other.
pub struct Contest<F> {
    /// Who answers.
    pub far_end: F,
    team: [u8; 2],
    ear: Ear,
    view: View,
    /// Whether all frames of this game have arrived as they were sent.
    is_told_right: bool,
    /// Whether all its answers in this game have arrived as they were sent.
    is_heard_right: bool,
}

/// What came of one frame.
struct Exchange {
    /// What arrived of the answer.
    received: Vec<u8>,
    /// Whether it was asked for a move, and nothing after that made it stop.
    asks_for_move: bool,
}

impl<F: FarEnd> Contest<F> {
    /// A contest with `far_end`, which answers a start with this identifier.
    pub fn new(far_end: F, team: [u8; 2]) -> Contest<F> {
        Contest { ear: far_end.ear(), far_end, team, view: View::new(), is_told_right: true, is_heard_right: true }
    }

    /// Plays a game with this fault somewhere, and looks that the far end is right again after it.
    ///
    /// # Panics
    /// If the far end hangs, says something unasked, plays a move that is illegal by what it was told, loses for no reason, or
    /// is not right again.
    pub fn game(&mut self, fault: Fault, seed: u64) -> Report {
        let mut rng = Rng::with_seed(seed);
        let side = if rng.bool() { Player::First } else { Player::Second };
        let start = if rng.bool() { Start::Five } else { Start::Ten };
        let at = rng.usize(..FAULTY_TURNS);
        let is_in_answer = !fault.is_of_frames() && !fault.is_lasting() && rng.bool();
        let at_turn = |turn: usize| if fault.is_lasting() || turn == at { fault } else { Fault::Nothing };
        let on_line = |turn: usize| match at_turn(turn) {
            fault if is_in_answer => [Fault::Nothing, fault],
            fault => [fault, Fault::Nothing],
        };
        let expected = Reply::Identifier(self.team).to_bytes();

        let mut greets = (0..STARTS).map(|attempt| {
            let faults = if attempt == 0 { on_line(0) } else { [Fault::Nothing; 2] };
            self.exchange(Prompt::Start, faults, &mut rng).received
        });
        assert!(greets.any(|received| received == expected), "{STARTS} starts without an answer");
        (self.is_told_right, self.is_heard_right) = (true, true);

        let (mut position, mut last, mut turn) = (Position::new(start), Code::PASS, 0);
        let lost = loop {
            if position.is_over() {
                break None;
            }
            if position.to_move() != side {
                let played = rng.choice(legal_placements(&position)).map_or(Move::Pass, Move::Place);
                position.play(played).expect("it is one of the list");
                last = encode(played);
                continue;
            }
            turn += 1;
            let start = position.start(side);
            let prompt = Prompt::due(start, position.ply() as usize, Some(last));
            let exchange = self.exchange(prompt, on_line(turn), &mut rng);
            match judge(&mut position, &exchange.received) {
                Ok(()) => {}
                Err(loss) => break Some((loss, self.cause(fault, &exchange, loss))),
            }
        };
        let lasting = if fault.is_lasting() { fault } else { Fault::Nothing };
        let end = self.exchange(Prompt::End, [lasting, Fault::Nothing], &mut rng);
        assert_eq!(end.received, b"", "the end of a game is answered");
        let again = self.exchange(Prompt::Start, [lasting, Fault::Nothing], &mut rng);
        assert_eq!(again.received, expected, "it is not right again after {fault:?}");
        let struck = fault.is_lasting() || turn >= at;
        assert!(struck || lost.is_none(), "lost before the fault came");
        Report { fault, struck, lost, turns: turn as u32 - u32::from(lost.is_some()) }
    }

    /// Sends a frame and receives what comes, with one fault on each way.
    fn exchange(&mut self, prompt: Prompt, [going, coming]: [Fault; 2], rng: &mut Rng) -> Exchange {
        let mut levels = going.levels(&prompt.to_bytes(), rng);
        // Half a byte that the receiver may have begun by mistake comes to its end.
        levels.push((true, 12.0));
        let before = self.ear.bytes.len();
        let mut heard = self.ear.hear(&levels);
        let pause = self.ear.is_within_a_frame();
        if pause {
            let pause = (true, 1.1 * PAUSE_BITS);
            levels.push(pause);
            heard.extend(self.ear.hear(&[pause]));
        }
        let told = self.view.tell(&heard);
        let said = Said { levels: &levels, bytes: gaps(&self.ear, before), pause };
        let answered = self.far_end.answer(&said, &told.wanted);
        let complaint = format!(
            "{prompt:?} with {going:?} arrived as \"{}\": {heard:?}; the answer is \"{}\"",
            said.bytes.iter().map(|&(byte, _)| byte).collect::<Vec<u8>>().escape_ascii(),
            answered.escape_ascii()
        );
        self.view.take_answers(told, &answered, &self.team).unwrap_or_else(|why| panic!("{complaint}: {why}"));
        let is_as_sent = is_as_sent(prompt, &heard);
        assert!(is_as_sent || !going.is_harmless(), "a harmless fault alters a frame: {complaint}");
        self.is_told_right &= is_as_sent;
        let received = if answered.is_empty() { Vec::new() } else { through(&coming.levels(&answered, rng)) };
        self.is_heard_right &= received == answered;
        let asks_for_move = self.view.is_waiting_done();
        Exchange { received, asks_for_move }
    }

    /// Why a game is lost.
    fn cause(&self, fault: Fault, exchange: &Exchange, loss: Loss) -> Cause {
        // An altered answer may be a legal move too, and lose the game only later.
        let cause = if !self.is_heard_right {
            Cause::AnswerAltered
        } else if !exchange.asks_for_move {
            Cause::PromptLost
        } else {
            assert!(!self.is_told_right, "lost for no reason ({loss:?}), with {fault:?}");
            Cause::PromptAltered
        };
        assert!(!fault.is_harmless(), "{fault:?} loses a game: {loss:?}, {cause:?}");
        cause
    }
}

/// What the referee thinks of an answer.
fn judge(position: &mut Position, received: &[u8]) -> Result<(), Loss> {
    let code: [u8; 4] =
        received.try_into().map_err(|_| if received.len() < 4 { Loss::NoAnswer } else { Loss::TooMuch })?;
    let played = decode(Code::new(code)).map_err(|_| Loss::Illegal)?;
    position.play(played).map(drop).map_err(|_| Loss::Illegal)
}

/// The bytes since number `first`, each with the seconds since the one before.
fn gaps(ear: &Ear, first: usize) -> Vec<(u8, f64)> {
    let new = &ear.bytes[first..];
    let before = new.first().into_iter().chain(new).map(|&(_, at)| at);
    new.iter()
        .zip(before)
        .map(|(&(byte, at), before)| (byte, (at - before) as f64 / f64::from(ear.clock_hz())))
        .collect()
}

/// Whether the far end heard exactly what was sent.
fn is_as_sent(prompt: Prompt, heard: &[Frame]) -> bool {
    let mut ear = Ear::new(RECEIVER_HZ, Receiver::Reports);
    let sent =
        ear.hear(&[Fault::Nothing.levels(&prompt.to_bytes(), &mut Rng::with_seed(0)), vec![(true, 1.0)]].concat());
    sent == heard
}

/// The bytes that the referee's receiver reads.
fn through(levels: &[Span]) -> Vec<u8> {
    let mut ear = Ear::new(RECEIVER_HZ, Receiver::PassesZero);
    ear.hear(levels);
    ear.hear(&[(true, 12.0)]);
    ear.bytes.iter().map(|&(byte, _)| byte).collect()
}
