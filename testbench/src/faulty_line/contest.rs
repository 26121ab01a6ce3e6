//! A referee on a faulty line, as strict as in a contest, which accounts for every byte received.

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

/// The fault occurs in one of this many turns, counted from the start; most games last longer.
const FAULTY_TURNS: usize = 12;

/// Tries of the start until it is answered.
const STARTS: usize = 5;

/// The clock of the receivers other than the accelerator's: low enough for speed, high enough for
/// glitches.
const RECEIVER_HZ: u32 = 64 * 115_200;

/// A signal on the line.
pub struct Said<'a> {
    /// The levels, followed by a quiet line.
    pub levels: &'a [Span],
    /// The bytes that the far end reads in them, each with the seconds since the previous one.
    pub bytes: Vec<(u8, f64)>,
    /// Whether the line then pauses for longer than a frame may.
    pub pause: bool,
}

/// The player at the far end of the line.
pub trait FarEnd {
    /// An ear that reads a line like the far end.
    fn ear(&self) -> Ear;

    /// Receives `said` and returns all answers. `wanted` are the answers it was asked for.
    ///
    /// # Panics
    /// If it hangs.
    fn answer(&mut self, said: &Said, wanted: &[Wanted]) -> Vec<u8>;
}

/// A contest with one far end, game after game.
pub struct Contest<F> {
    /// The player.
    pub far_end: F,
    team: [u8; 2],
    ear: Ear,
    view: View,
    /// Whether all frames of this game arrived unchanged.
    is_told_right: bool,
    /// Whether all answers of this game arrived unchanged.
    is_heard_right: bool,
}

/// The result of sending one frame.
struct Exchange {
    /// The answer as received.
    received: Vec<u8>,
    /// Whether the far end was asked for a move, and nothing later cancelled that.
    asks_for_move: bool,
}

impl<F: FarEnd> Contest<F> {
    /// A contest with `far_end`, which identifies itself as `team`.
    pub fn new(far_end: F, team: [u8; 2]) -> Contest<F> {
        Contest { ear: far_end.ear(), far_end, team, view: View::new(), is_told_right: true, is_heard_right: true }
    }

    /// Plays a game with this fault somewhere, and checks that the far end has recovered after it.
    ///
    /// # Panics
    /// If the far end hangs, sends unrequested bytes, plays a move that is illegal by what it was
    /// told, loses without cause, or does not recover.
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
                position.play(played).expect("the move is in the list");
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
        assert_eq!(end.received, b"", "the end of a game must not be answered");
        let again = self.exchange(Prompt::Start, [lasting, Fault::Nothing], &mut rng);
        assert_eq!(again.received, expected, "it does not recover from {fault:?}");
        let struck = fault.is_lasting() || turn >= at;
        assert!(struck || lost.is_none(), "lost before the fault came");
        Report { fault, struck, lost, turns: turn as u32 - u32::from(lost.is_some()) }
    }

    /// Sends a frame and receives the answer, with one fault in each direction.
    fn exchange(&mut self, prompt: Prompt, [going, coming]: [Fault; 2], rng: &mut Rng) -> Exchange {
        let mut levels = going.levels(&prompt.to_bytes(), rng);
        // Time for a byte that the receiver may have begun by mistake.
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
        let received = if answered.is_empty() { Vec::new() } else { receive(&coming.levels(&answered, rng)) };
        self.is_heard_right &= received == answered;
        let asks_for_move = self.view.is_waiting_done();
        Exchange { received, asks_for_move }
    }

    /// Finds the cause of a lost game.
    fn cause(&self, fault: Fault, exchange: &Exchange, loss: Loss) -> Cause {
        // An altered answer may also be a legal move, and lose the game only later.
        let cause = if !self.is_heard_right {
            Cause::AnswerAltered
        } else if !exchange.asks_for_move {
            Cause::PromptLost
        } else {
            assert!(!self.is_told_right, "lost without cause ({loss:?}), with {fault:?}");
            Cause::PromptAltered
        };
        assert!(!fault.is_harmless(), "{fault:?} loses a game: {loss:?}, {cause:?}");
        cause
    }
}

/// The referee's judgement of an answer.
fn judge(position: &mut Position, received: &[u8]) -> Result<(), Loss> {
    let code: [u8; 4] =
        received.try_into().map_err(|_| if received.len() < 4 { Loss::NoAnswer } else { Loss::TooMuch })?;
    let played = decode(Code::new(code)).map_err(|_| Loss::Illegal)?;
    position.play(played).map(drop).map_err(|_| Loss::Illegal)
}

/// The bytes from number `first` on, each with the seconds since the previous one.
fn gaps(ear: &Ear, first: usize) -> Vec<(u8, f64)> {
    let new = &ear.bytes[first..];
    let before = new.first().into_iter().chain(new).map(|&(_, at)| at);
    new.iter()
        .zip(before)
        .map(|(&(byte, at), before)| (byte, (at - before) as f64 / f64::from(ear.clock_hz())))
        .collect()
}

/// Whether the far end heard exactly the prompt.
fn is_as_sent(prompt: Prompt, heard: &[Frame]) -> bool {
    let mut ear = Ear::new(RECEIVER_HZ, Receiver::Reports);
    let sent =
        ear.hear(&[Fault::Nothing.levels(&prompt.to_bytes(), &mut Rng::with_seed(0)), vec![(true, 1.0)]].concat());
    sent == heard
}

/// The bytes that the referee's receiver reads.
fn receive(levels: &[Span]) -> Vec<u8> {
    let mut ear = Ear::new(RECEIVER_HZ, Receiver::PassesZero);
    ear.hear(levels);
    ear.hear(&[(true, 12.0)]);
    ear.bytes.iter().map(|&(byte, _)| byte).collect()
}
