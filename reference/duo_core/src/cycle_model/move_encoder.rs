//! Cycle model of the move encoder, which turns a placement or the team's identifier into the bytes
//! of the reply.

use super::wire::MoveWord;
use super::CycleModel;
use crate::notation::encode;
use crate::placement::Move;

crate::ports! {
    /// The encoder's inputs.
    pub struct In {
        /// Drop the reply in progress. With `send_identifier`, an identifier in progress is not
        /// dropped.
        pub cancel: bool [1],
        /// Send `1` and the team's identifier.
        pub send_identifier: bool [1],
        /// The identifier, its first character in the high byte.
        pub team: u16 [16],
        /// Send the move on the input.
        pub send_move: bool [1],
        /// The move: a placement, or the pass.
        pub placement: MoveWord [15],
        /// The transmitter accepts the byte on the output.
        pub ready: bool [1],
    }
}

crate::ports! {
    /// The encoder's outputs.
    pub struct Out {
        /// The byte to send.
        pub data: u8 [8],
        /// A byte is on the output.
        pub valid: bool [1],
        /// A reply is in progress.
        pub busy: bool [1],
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum State {
    #[default]
    Idle,
    Identify,
    Encode(MoveWord),
    Send,
    /// The transmitter is sending the last byte.
    Drain,
}

/// The encoder's registers.
#[derive(Clone, Debug, Default)]
pub struct MoveEncoder {
    state: State,
    identifying: bool,
    /// The remaining bytes, the next one lowest.
    bytes: u32,
    bytes_left: u8,
}

impl CycleModel for MoveEncoder {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: In) -> Out {
        let out = self.outputs();
        let repeated = input.send_identifier && self.identifying;
        match self.state {
            State::Idle if input.send_identifier => self.identify(),
            State::Idle if input.send_move => self.state = State::Encode(input.placement),
            State::Idle => {}
            State::Identify => {
                let [first, second] = input.team.to_be_bytes();
                self.offer([b'1', first, second, 0], 3);
            }
            State::Encode(word) => self.offer(code(word.to_move()), 4),
            State::Send if input.ready => {
                self.bytes >>= 8;
                self.bytes_left -= 1;
                if self.bytes_left == 0 {
                    self.state = State::Drain;
                }
            }
            State::Drain if input.ready => {
                self.identifying = false;
                self.state = State::Idle;
            }
            State::Send | State::Drain => {}
        }
        if input.cancel && !repeated {
            *self = MoveEncoder { bytes: self.bytes, ..MoveEncoder::default() };
            if input.send_identifier {
                self.identify();
            }
        }
        out
    }
}

impl MoveEncoder {
    /// The registered outputs.
    pub fn outputs(&self) -> Out {
        Out { data: self.bytes as u8, valid: self.bytes_left > 0, busy: self.state != State::Idle }
    }

    fn identify(&mut self) {
        self.identifying = true;
        self.state = State::Identify;
    }

    fn offer(&mut self, bytes: [u8; 4], count: u8) {
        self.bytes = u32::from_le_bytes(bytes);
        self.bytes_left = count;
        self.state = State::Send;
    }
}

fn code(played: Move) -> [u8; 4] {
    encode(played).bytes()
}
