//! The accelerator: from the referee's serial line to the reply's. Wiring only.
//!
//! Team and budget are inputs; on a board they come from the [`settings`](crate::settings), so that
//! one routed netlist serves all teams. The four status outputs are for LEDs, those after them for
//! simulations and measurements.

use duo_core::configuration::Configuration;
use rust_hdl::prelude::*;

use crate::engines::Engines;
use crate::frame_decoder::FrameDecoder;
use crate::game_state::GameState;
use crate::move_encoder::MoveEncoder;
use crate::parts::bits::constant;
use crate::turn_control::TurnControl;
use crate::uart_rx::UartRx;
use crate::uart_tx::UartTx;

#[derive(LogicBlock)]
pub struct Accelerator {
    pub clock: Signal<In, Clock>,
    /// Return to the state after configuration; a byte being sent is completed.
    pub reset: Signal<In, Bit>,
    /// Serial line from the referee, unsynchronised.
    pub rx: Signal<In, Bit>,
    /// Two characters, the first in the high byte.
    pub team: Signal<In, Bits<16>>,
    /// Thinking time in clock cycles.
    pub budget_cycles: Signal<In, Bits<32>>,
    /// Search while the opponent thinks as well.
    pub ponder: Signal<In, Bit>,
    /// Serial line to the referee.
    pub tx: Signal<Out, Bit>,
    /// Waiting for a prompt.
    pub idle: Signal<Out, Bit>,
    /// Searching for an answer.
    pub thinking: Signal<Out, Bit>,
    /// A move of the opponent in this game was illegal.
    pub illegal_move: Signal<Out, Bit>,
    /// A byte since the last start of a match had no stop bit.
    pub framing_error: Signal<Out, Bit>,
    /// The search has answered; one cycle long. The outputs below belong to that answer.
    pub answered: Signal<Out, Bit>,
    /// Value of the answer, two's complement.
    pub score: Signal<Out, Bits<16>>,
    /// Iterations finished.
    pub depth: Signal<Out, Bits<6>>,
    /// Placements made and evaluated.
    pub nodes: Signal<Out, Bits<32>>,
    /// Thinking time in clock cycles.
    pub cycles: Signal<Out, Bits<32>>,

    uart_rx: UartRx,
    frame_decoder: FrameDecoder,
    turn_control: TurnControl,
    game_state: GameState,
    engines: Engines,
    move_encoder: MoveEncoder,
    uart_tx: UartTx,
    no_time: Constant<Bits<32>>,
    all_time: Constant<Bits<32>>,
}

impl Accelerator {
    /// An accelerator with a clock of `clock_hz`, serial lines at `baud`, and this configuration.
    ///
    /// # Panics
    ///
    /// As [`UartRx::new`] does.
    pub fn new(clock_hz: u32, baud: u32, configuration: Configuration) -> Accelerator {
        Accelerator {
            clock: Default::default(),
            reset: Default::default(),
            rx: Default::default(),
            team: Default::default(),
            budget_cycles: Default::default(),
            ponder: Default::default(),
            tx: Default::default(),
            idle: Default::default(),
            thinking: Default::default(),
            illegal_move: Default::default(),
            framing_error: Default::default(),
            answered: Default::default(),
            score: Default::default(),
            depth: Default::default(),
            nodes: Default::default(),
            cycles: Default::default(),
            uart_rx: UartRx::new(clock_hz, baud),
            frame_decoder: FrameDecoder::new(clock_hz),
            turn_control: Default::default(),
            game_state: GameState::new(configuration.method),
            engines: Engines::new(configuration),
            move_encoder: Default::default(),
            uart_tx: UartTx::new(clock_hz, baud),
            no_time: constant(0),
            all_time: constant(u64::from(u32::MAX)),
        }
    }
}

impl Logic for Accelerator {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, uart_rx, frame_decoder, turn_control, game_state, engines, move_encoder, uart_tx);

        self.uart_rx.rx.next = self.rx.val();

        self.frame_decoder.reset.next = self.reset.val();
        self.frame_decoder.data.next = self.uart_rx.data.val();
        self.frame_decoder.data_valid.next = self.uart_rx.valid.val();
        self.frame_decoder.framing_error.next = self.uart_rx.framing_error.val();

        self.turn_control.reset.next = self.reset.val();
        self.turn_control.frame_valid.next = self.frame_decoder.valid.val();
        self.turn_control.frame_kind.next = self.frame_decoder.kind.val();
        self.turn_control.line_error.next = self.uart_rx.framing_error.val();
        self.turn_control.move_done.next = self.game_state.done.val();
        self.turn_control.move_illegal.next = self.game_state.illegal.val();
        self.turn_control.search_done.next = self.engines.done.val();
        self.turn_control.search_busy.next = self.engines.busy.val();
        self.turn_control.ponder.next = self.ponder.val();
        self.turn_control.sending.next = self.move_encoder.busy.val();

        self.game_state.clear.next = self.turn_control.clear.val();
        self.game_state.start_known.next = self.turn_control.start_known.val();
        self.game_state.start_at_ten.next = self.frame_decoder.starts_at_ten.val();
        self.game_state.play_code.next = self.turn_control.play_code.val();
        self.game_state.by_opponent.next = self.turn_control.by_opponent.val();
        self.game_state.pass.next = self.frame_decoder.pass.val();
        self.game_state.malformed.next = self.frame_decoder.malformed.val();
        self.game_state.x.next = self.frame_decoder.x.val();
        self.game_state.y.next = self.frame_decoder.y.val();
        self.game_state.piece.next = self.frame_decoder.piece.val();
        self.game_state.rotation.next = self.frame_decoder.rotation.val();
        self.game_state.play_own.next = self.turn_control.send_move.val();
        self.game_state.placement.next = self.engines.placement.val();

        self.engines.start.next = self.turn_control.start_search.val();
        self.engines.new_game.next = self.turn_control.new_game.val();
        self.engines.behind_answer.next = self.turn_control.behind_answer.val();
        self.engines.stop.next = self.turn_control.cancel.val();
        self.engines.own.next = self.game_state.own.val();
        self.engines.other.next = self.game_state.other.val();
        self.engines.own_left.next = self.game_state.own_left.val();
        self.engines.other_left.next = self.game_state.other_left.val();
        self.engines.starts_at_ten.next = self.game_state.starts_at_ten.val();
        self.engines.ply.next = self.game_state.ply.val();
        self.engines.passed.next = self.game_state.passed.val();
        for i in 0..self.engines.last.len() {
            self.engines.last[i].next = self.game_state.last[i].val();
            self.engines.last_legal[i].next = !self.game_state.illegal.val();
        }
        self.engines.budget_cycles.next = self.budget_cycles.val();
        if self.turn_control.no_limit.val() {
            self.engines.budget_cycles.next = self.all_time.val();
        }
        if self.turn_control.hurry.val() {
            self.engines.budget_cycles.next = self.no_time.val();
        }

        self.move_encoder.cancel.next = self.turn_control.cancel.val();
        self.move_encoder.send_identifier.next = self.turn_control.send_identifier.val();
        self.move_encoder.team.next = self.team.val();
        self.move_encoder.send_move.next = self.turn_control.send_move.val();
        self.move_encoder.placement.next = self.engines.placement.val();
        self.move_encoder.ready.next = self.uart_tx.ready.val();

        self.uart_tx.data.next = self.move_encoder.data.val();
        self.uart_tx.valid.next = self.move_encoder.valid.val();
        self.tx.next = self.uart_tx.line.val();

        self.idle.next = self.turn_control.idle.val();
        self.thinking.next = self.turn_control.thinking.val();
        self.illegal_move.next = self.turn_control.illegal_move.val();
        self.framing_error.next = self.turn_control.framing_error.val();
        self.answered.next = self.turn_control.send_move.val();
        self.score.next = self.engines.score.val();
        self.depth.next = self.engines.depth.val();
        self.nodes.next = self.engines.nodes.val();
        self.cycles.next = self.engines.cycles.val();
    }
}
