//! Turn control: tells the other blocks what to do with each frame.
//!
//! Combinational commands from one small state machine: play the opponent's move, think, play and
//! send the answer. The start of a match and the reset are obeyed in every state; other prompts
//! only when idle. An illegal move of the opponent is reported, uses up its turn without a stone,
//! and is answered like any other.
//!
//! With `ponder`, the search goes on after our own move, to fill its table and to grow its tree. The
//! next prompt raises `hurry`: the search ends by itself, at its next node or, in a tree, once the
//! running leaves are searched. So table and tree stay as in the model, while the game state plays
//! the opponent's move.

use duo_core::cycle_model::frame_decoder as frame;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use crate::parts::bits::constant;

#[derive(Copy, Clone, Debug, PartialEq, LogicState)]
enum State {
    Idle,
    // The board is cleared in the cycle of the frame; in this one the opponent's move can be
    // played.
    Begin,
    Opponent,
    Launch,
    Think,
    Reply,
    SetUp,
}

#[derive(LogicBlock, SmartDefault)]
pub struct TurnControl {
    pub clock: Signal<In, Clock>,
    /// Return to the initial state without an answer.
    pub reset: Signal<In, Bit>,
    pub frame_valid: Signal<In, Bit>,
    pub frame_kind: Signal<In, Bits<3>>,
    pub line_error: Signal<In, Bit>,
    /// The game state has played or rejected the move.
    pub move_done: Signal<In, Bit>,
    pub move_illegal: Signal<In, Bit>,
    pub search_done: Signal<In, Bit>,
    pub search_busy: Signal<In, Bit>,
    /// Search while the opponent thinks as well.
    pub ponder: Signal<In, Bit>,
    /// The encoder is still sending the last reply.
    pub sending: Signal<In, Bit>,
    pub clear: Signal<Out, Bit>,
    /// With `clear`: the frame names our start cell.
    pub start_known: Signal<Out, Bit>,
    pub play_code: Signal<Out, Bit>,
    /// The code is a move of the opponent.
    pub by_opponent: Signal<Out, Bit>,
    pub start_search: Signal<Out, Bit>,
    /// With `start_search`: it is the game's first search.
    pub new_game: Signal<Out, Bit>,
    /// With `start_search`: search the position after the last answer.
    pub behind_answer: Signal<Out, Bit>,
    /// Search without a time limit, since no prompt waits for the answer.
    pub no_limit: Signal<Out, Bit>,
    /// Make the search end by itself at its next node: a prompt has come.
    pub hurry: Signal<Out, Bit>,
    /// Stop the search and drop what is being sent.
    pub cancel: Signal<Out, Bit>,
    pub send_identifier: Signal<Out, Bit>,
    pub send_move: Signal<Out, Bit>,
    /// Waiting for a prompt.
    pub idle: Signal<Out, Bit>,
    /// Searching for an answer, not pondering.
    pub thinking: Signal<Out, Bit>,
    /// A move of the opponent in this game was illegal.
    pub illegal_move: Signal<Out, Bit>,
    /// A byte since the last start of a match had no stop bit.
    pub framing_error: Signal<Out, Bit>,

    state: DFF<State>,
    illegal_seen: DFF<Bit>,
    error_seen: DFF<Bit>,
    // Some search of this game has begun.
    searched: DFF<Bit>,
    // The current search, if any, is pondering.
    pondering: DFF<Bit>,

    #[default(constant(frame::START as u64))]
    start_kind: Constant<Bits<3>>,
    #[default(constant(frame::END as u64))]
    end_kind: Constant<Bits<3>>,
    #[default(constant(frame::FIRST_MOVE as u64))]
    first_move_kind: Constant<Bits<3>>,
    #[default(constant(frame::SECOND_MOVE as u64))]
    second_move_kind: Constant<Bits<3>>,
    #[default(constant(frame::NEXT_MOVE as u64))]
    next_move_kind: Constant<Bits<3>>,
    #[default(constant(frame::OPPONENT_HAS_PLAYED as u64))]
    opponent_kind: Constant<Bits<3>>,
    #[default(constant(frame::YOU_HAVE_PLAYED as u64))]
    own_kind: Constant<Bits<3>>,
}

impl Logic for TurnControl {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, state, illegal_seen, error_seen, searched, pondering);
        self.clear.next = false;
        self.start_known.next = false;
        self.play_code.next = false;
        self.by_opponent.next = false;
        self.start_search.next = false;
        self.cancel.next = false;
        self.send_identifier.next = false;
        self.send_move.next = false;
        self.new_game.next = !self.searched.q.val();
        self.behind_answer.next = self.state.q.val() == State::Reply;
        self.no_limit.next = false;
        self.hurry.next = self.pondering.q.val();
        self.idle.next = false;
        self.thinking.next = false;
        if self.line_error.val() {
            self.error_seen.d.next = true;
        }

        match self.state.q.val() {
            State::Idle => {
                self.idle.next = true;
                self.no_limit.next = self.pondering.q.val();
                self.hurry.next = false;
                if self.frame_valid.val() {
                    if (self.frame_kind.val() == self.first_move_kind.val())
                        | (self.frame_kind.val() == self.second_move_kind.val())
                    {
                        self.clear.next = true;
                        self.start_known.next = true;
                        self.illegal_seen.d.next = false;
                        self.searched.d.next = false;
                        self.state.d.next = State::Launch;
                        if self.frame_kind.val() == self.second_move_kind.val() {
                            self.state.d.next = State::Begin;
                        }
                    } else if self.frame_kind.val() == self.next_move_kind.val() {
                        self.play_code.next = true;
                        self.by_opponent.next = true;
                        self.state.d.next = State::Opponent;
                    } else if self.frame_kind.val() == self.opponent_kind.val() {
                        self.play_code.next = true;
                        self.by_opponent.next = true;
                        self.state.d.next = State::SetUp;
                    } else if self.frame_kind.val() == self.own_kind.val() {
                        self.play_code.next = true;
                        self.state.d.next = State::SetUp;
                    }
                }
            }
            State::Begin => {
                self.play_code.next = true;
                self.by_opponent.next = true;
                self.state.d.next = State::Opponent;
            }
            State::Opponent => {
                if self.move_done.val() {
                    if self.move_illegal.val() {
                        self.illegal_seen.d.next = true;
                    }
                    self.state.d.next = State::Launch;
                }
            }
            State::Launch => {
                if !self.search_busy.val() {
                    self.start_search.next = true;
                    self.searched.d.next = true;
                    self.pondering.d.next = false;
                    self.state.d.next = State::Think;
                }
            }
            State::Think => {
                self.thinking.next = true;
                if self.search_done.val() {
                    self.state.d.next = State::Reply;
                }
            }
            State::Reply => {
                if !self.sending.val() {
                    self.send_move.next = true;
                    self.start_search.next = self.ponder.val();
                    self.pondering.d.next = self.ponder.val();
                    self.state.d.next = State::Idle;
                }
            }
            State::SetUp => {
                if self.move_done.val() {
                    if self.move_illegal.val() {
                        self.illegal_seen.d.next = true;
                    }
                    self.state.d.next = State::Idle;
                }
            }
            _ => {
                self.state.d.next = State::Idle;
            }
        }

        // Start and end of a match and the reset, in every state.
        if self.frame_valid.val() & (self.frame_kind.val() == self.end_kind.val()) {
            self.cancel.next = true;
            self.start_search.next = false;
            self.send_move.next = false;
            self.pondering.d.next = false;
            self.state.d.next = State::Idle;
        }
        if (self.frame_valid.val() & (self.frame_kind.val() == self.start_kind.val())) | self.reset.val() {
            self.cancel.next = true;
            self.clear.next = true;
            self.start_known.next = false;
            self.play_code.next = false;
            self.start_search.next = false;
            self.send_move.next = false;
            self.send_identifier.next = !self.reset.val();
            self.illegal_seen.d.next = false;
            self.error_seen.d.next = false;
            self.searched.d.next = false;
            self.pondering.d.next = false;
            self.state.d.next = State::Idle;
        }

        self.illegal_move.next = self.illegal_seen.q.val();
        self.framing_error.next = self.error_seen.q.val();
    }
}
