//! The contest's serial protocol, implemented once for hardware, referee, player, checks and
//! simulated boards.
//!
//! | frame | meaning | reply |
//! |---|---|---|
//! | `0` | a match starts | `1XX`, the team's identifier |
//! | `2X` | make the game's first move, on start cell X (`5` or `A`) | a move code |
//! | `3XYYYY` | make your first move, on start cell X; the opponent began with YYYY | a move code |
//! | `4XXXX` | the opponent has played XXXX; move | a move code |
//! | `9` | the game is over | none |
//! | `<XXXX` | set-up: the opponent has played XXXX | none |
//! | `>XXXX` | set-up: you have played XXXX | none |
//!
//! The last two frames are our own extension. [`FrameDecoder`] is the only parser of frames, and
//! treats damaged bytes like the hardware's frame decoder. [`Handshake`] is the referee's side of
//! `0` and `1XX`. Nothing here reads a line or a clock: callers pass bytes and times.

mod frame;
mod frame_decoder;
mod handshake;
mod reply;

pub use frame::{Frame, Prompt};
pub use frame_decoder::{FrameDecoder, TimedFrameDecoder, LONGEST_PAUSE};
pub use handshake::{Handshake, Identification};
pub use reply::{is_line_end, without_line_ends, Reply};
