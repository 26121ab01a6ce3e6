//! Cycle model of the turn control, which decides what the accelerator does with a frame.

use super::{frame_decoder as frame, CycleModel};

crate::ports! {
    /// The turn control's inputs.
    pub struct In {
        /// Return to the beginning, without an answer.
        pub reset: bool [1],
        /// A frame has arrived.
        pub frame_valid: bool [1],
        /// The frame's kind.
        pub frame_kind: u8 [3],
        /// A byte had no stop bit.
        pub line_error: bool [1],
        /// The game state has processed a move.
        pub move_done: bool [1],
        /// The move was illegal.
        pub move_illegal: bool [1],
        /// The search has its answer.
        pub search_done: bool [1],
        /// A search is under way.
        pub search_busy: bool [1],
        /// Also think while the other side is to move.
        pub ponder: bool [1],
        /// The encoder still sends an earlier reply.
        pub sending: bool [1],
    }
}

crate::ports! {
    /// The turn control's outputs, in the same cycle as the inputs.
    pub struct Out {
        /// Empty the board.
        pub clear: bool [1],
        /// With `clear`: the frame names our start cell.
        pub start_known: bool [1],
        /// Play the frame's code.
        pub play_code: bool [1],
        /// The code is the opponent's.
        pub by_opponent: bool [1],
        /// Start the search.
        pub start_search: bool [1],
        /// With `start_search`: the first search of a game.
        pub new_game: bool [1],
        /// With `start_search`: search the position after the last search's answer.
        pub behind_answer: bool [1],
        /// Think without a time limit, because the opponent is to move.
        pub no_limit: bool [1],
        /// The answer is no longer needed: end the search at once.
        pub hurry: bool [1],
        /// Stop the search and drop what is being sent.
        pub cancel: bool [1],
        /// Send the identifier.
        pub send_identifier: bool [1],
        /// Play and send the search's answer.
        pub send_move: bool [1],
        /// The turn control is idle.
        pub idle: bool [1],
        /// A search whose answer will be sent is in progress.
        pub thinking: bool [1],
        /// A move of the opponent in this game was illegal.
        pub illegal_move: bool [1],
        /// A byte had no stop bit since the last start of a match.
        pub framing_error: bool [1],
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum State {
    #[default]
    Idle,
    Begin,
    Opponent,
    Launch,
    Think,
    Reply,
    SetUp,
}

/// The registers of the turn control.
#[derive(Clone, Debug, Default)]
pub struct TurnControl {
    state: State,
    illegal_seen: bool,
    error_seen: bool,
    /// Whether a search of this game has begun.
    searched: bool,
    /// Whether the search in progress, if any, began after our move.
    pondering: bool,
}

impl CycleModel for TurnControl {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: In) -> Out {
        let kind = input.frame_valid.then_some(input.frame_kind);
        let mut out = Out {
            idle: self.state == State::Idle,
            thinking: self.state == State::Think,
            illegal_move: self.illegal_seen,
            framing_error: self.error_seen,
            new_game: !self.searched,
            behind_answer: self.state == State::Reply,
            no_limit: self.pondering && self.state == State::Idle,
            hurry: self.pondering && self.state != State::Idle,
            ..Out::default()
        };
        self.error_seen |= input.line_error;
        self.advance(&input, kind, &mut out);
        if kind == Some(frame::END) {
            out = Out { cancel: true, start_search: false, send_move: false, ..out };
            self.state = State::Idle;
            self.pondering = false;
        }
        if kind == Some(frame::START) || input.reset {
            out = Out {
                clear: true,
                cancel: true,
                send_identifier: !input.reset,
                start_known: false,
                play_code: false,
                start_search: false,
                send_move: false,
                ..out
            };
            *self = TurnControl::default();
        }
        out
    }
}

impl TurnControl {
    fn advance(&mut self, input: &In, kind: Option<u8>, out: &mut Out) {
        match self.state {
            State::Idle => match kind {
                Some(frame::FIRST_MOVE | frame::SECOND_MOVE) => {
                    (out.clear, out.start_known) = (true, true);
                    self.illegal_seen = false;
                    self.searched = false;
                    self.state = if kind == Some(frame::SECOND_MOVE) { State::Begin } else { State::Launch };
                }
                Some(frame::NEXT_MOVE) => self.play(true, State::Opponent, out),
                Some(frame::OPPONENT_HAS_PLAYED) => self.play(true, State::SetUp, out),
                Some(frame::YOU_HAVE_PLAYED) => self.play(false, State::SetUp, out),
                _ => {}
            },
            State::Begin => self.play(true, State::Opponent, out),
            State::Opponent | State::SetUp if input.move_done => {
                self.illegal_seen |= input.move_illegal;
                self.state = if self.state == State::Opponent { State::Launch } else { State::Idle };
            }
            State::Opponent | State::SetUp => {}
            State::Launch if !input.search_busy => {
                out.start_search = true;
                self.searched = true;
                self.pondering = false;
                self.state = State::Think;
            }
            State::Think if input.search_done => self.state = State::Reply,
            State::Reply if !input.sending => {
                out.send_move = true;
                out.start_search = input.ponder;
                self.pondering = input.ponder;
                self.state = State::Idle;
            }
            State::Launch | State::Think | State::Reply => {}
        }
    }

    fn play(&mut self, by_opponent: bool, next: State, out: &mut Out) {
        out.play_code = true;
        out.by_opponent = by_opponent;
        self.state = next;
    }
}
