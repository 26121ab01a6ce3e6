//! Cycle model of the whole accelerator: its blocks' models, connected.

use super::timing::{BAUD, CLOCK_HZ};
use super::{engines, frame_decoder, game_state, move_encoder, turn_control, uart_rx, uart_tx, CycleModel};
use crate::configuration::Configuration;

crate::ports! {
    /// The accelerator's inputs.
    pub struct In {
        /// Return to the state after configuration.
        pub reset: bool [1],
        /// The line from the referee; high when idle.
        pub rx: bool [1],
        /// The team's identifier, its first character in the high byte.
        pub team: u16 [16],
        /// Clock cycles of thinking after which the search answers.
        pub budget_cycles: u32 [32],
        /// Also think while the other side is to move.
        pub ponder: bool [1],
    }
}

crate::ports! {
    /// The accelerator's outputs.
    pub struct Out {
        /// The line to the referee; high when idle.
        pub tx: bool [1],
        /// Waiting for a prompt.
        pub idle: bool [1],
        /// The search is under way.
        pub thinking: bool [1],
        /// A move of the opponent in this game was illegal.
        pub illegal_move: bool [1],
        /// A byte without a stop bit was received since the last start of a match.
        pub framing_error: bool [1],
        /// The search answers in this cycle; the outputs below describe the answer.
        pub answered: bool [1],
        /// Value of the search's answer.
        pub score: i16 [16],
        /// Number of finished iterations.
        pub depth: u8 [6],
        /// Number of placements made and evaluated.
        pub nodes: u32 [32],
        /// Number of clock cycles of thinking.
        pub cycles: u32 [32],
    }
}

/// The blocks in the order in which data flows through them.
#[derive(Clone, Debug)]
pub struct Accelerator {
    uart_rx: uart_rx::UartRx,
    frame_decoder: frame_decoder::FrameDecoder,
    turn_control: turn_control::TurnControl,
    game_state: game_state::GameState,
    engines: engines::Engines,
    move_encoder: move_encoder::MoveEncoder,
    uart_tx: uart_tx::UartTx,
}

impl Accelerator {
    /// An accelerator on a clock of `clock_hz` whose serial lines run at `baud`.
    pub fn new(clock_hz: u32, baud: u32, configuration: Configuration) -> Accelerator {
        Accelerator {
            uart_rx: uart_rx::UartRx::new(clock_hz, baud),
            frame_decoder: frame_decoder::FrameDecoder::new(clock_hz),
            turn_control: turn_control::TurnControl::default(),
            game_state: game_state::GameState::default(),
            engines: engines::Engines::new(configuration),
            move_encoder: move_encoder::MoveEncoder::default(),
            uart_tx: uart_tx::UartTx::new(clock_hz, baud),
        }
    }
}

impl Accelerator {
    /// The position of the game.
    pub fn game(&self) -> game_state::Out {
        self.game_state.outputs()
    }
}

impl Default for Accelerator {
    fn default() -> Accelerator {
        Accelerator::new(CLOCK_HZ, BAUD, Configuration::default())
    }
}

impl CycleModel for Accelerator {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: In) -> Out {
        // All outputs between blocks are registers, except those of the turn control. It therefore
        // comes before the blocks that it commands.
        let received = self.uart_rx.step(uart_rx::In { rx: input.rx });
        let frame = self.frame_decoder.step(frame_decoder::In {
            reset: input.reset,
            data: received.data,
            data_valid: received.valid,
            framing_error: received.framing_error,
        });
        let (game, last) = (self.game_state.outputs(), self.game_state.last());
        let found = self.engines.outputs();
        let offered = self.move_encoder.outputs();
        let control = self.turn_control.step(turn_control::In {
            reset: input.reset,
            frame_valid: frame.valid,
            frame_kind: frame.kind,
            line_error: received.framing_error,
            move_done: game.done,
            move_illegal: game.illegal,
            search_done: found.done,
            search_busy: found.busy,
            ponder: input.ponder,
            sending: offered.busy,
        });
        self.game_state.step(game_state::In {
            clear: control.clear,
            start_known: control.start_known,
            start_at_ten: frame.starts_at_ten,
            play_code: control.play_code,
            by_opponent: control.by_opponent,
            pass: frame.pass,
            malformed: frame.malformed,
            x: frame.x,
            y: frame.y,
            piece: frame.piece,
            rotation: frame.rotation,
            play_own: control.send_move,
            placement: found.placement,
        });
        self.engines.step(engines::In {
            start: control.start_search,
            new_game: control.new_game,
            behind_answer: control.behind_answer,
            stop: control.cancel,
            own: game.own,
            other: game.other,
            own_left: game.own_left,
            other_left: game.other_left,
            starts_at_ten: game.starts_at_ten,
            ply: game.ply,
            passed: game.passed,
            last,
            last_legal: !game.illegal,
            budget_cycles: match control {
                turn_control::Out { hurry: true, .. } => 0,
                turn_control::Out { no_limit: true, .. } => u32::MAX,
                _ => input.budget_cycles,
            },
        });
        let sent = self.uart_tx.step(uart_tx::In { data: offered.data, valid: offered.valid });
        self.move_encoder.step(move_encoder::In {
            cancel: control.cancel,
            send_identifier: control.send_identifier,
            team: input.team,
            send_move: control.send_move,
            placement: found.placement,
            ready: sent.ready,
        });
        Out {
            tx: sent.line,
            idle: control.idle,
            thinking: control.thinking,
            illegal_move: control.illegal_move,
            framing_error: control.framing_error,
            answered: control.send_move,
            score: found.score,
            depth: found.depth,
            nodes: found.nodes,
            cycles: found.cycles,
        }
    }
}
