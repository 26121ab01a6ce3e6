//! The accelerator in rust-hdl: one block a file, in the order in which the data flows.
//!
//! Parts of a single block lie in the folder of its name, shared parts in `parts`.
//!
//! Only the emitted text decides what the Verilog does (see `emit`), and every test runs that text.
//! rust-hdl's own simulation can differ from it in widths and precedence. Therefore every kernel
//! keeps to three rules: constants only as `Constant` fields, every result of arithmetic in a
//! `Local` of its exact width, everything in parentheses.
//!
//! # Ports that mean the same in every block
//!
//! | port | meaning |
//! |---|---|
//! | `clock` | everything moves on its rising edge |
//! | `own` | stones of the side to move (in the game state: ours) |
//! | `other` | stones of the other side (in the game state: the opponent's) |
//! | `own_left`, `other_left`, `left` | pieces that these sides have not placed yet |
//! | `starts_at_ten` | the start cell of the side to move is (a,a), not (5,5) |
//! | `ply` | turns taken so far |
//! | `passed`, `monomino_last` | the other side has just passed, or placed the monomino |
//! | `start` | begin in the next cycle; only when not `busy` |
//! | `new_game` | with `start`: discard what the tables hold |
//! | `behind_answer` | with `start`: first play the last answer, from the position on the inputs |
//! | `stop` | give up in the next cycle, without an answer |
//! | `budget_cycles` | clock cycles after which to answer |
//! | `busy`, `done` | a search is in progress; its answer is final, for one cycle |
//! | `placement`, `score` | the best move so far, and its value (two's complement) |
//! | `depth` | the last finished iteration |
//! | `nodes` | placements made and evaluated |
//! | `cycles` | clock cycles since the start |
//! | `valid` | the other outputs hold something in this cycle |

// Most public items are ports and fields whose names say it all. A comment stands where a unit, the
// timing or the purpose does not show in the name.
#![allow(missing_docs)]
// Kernels cannot call functions. The two longest are written in parts: see `parts::kernel`.
#![allow(clippy::too_many_lines)]

pub mod emit;

pub mod uart_rx;

pub mod frame_decoder;

pub mod turn_control;

pub mod game_state;

pub mod move_generator;

pub mod leaf_unit;

pub mod move_sorter;

pub mod search;

pub mod best_first;

pub mod engines;

pub mod move_encoder;

pub mod uart_tx;

pub mod accelerator;

pub mod bring_up;

pub mod settings;

pub mod board;

pub mod parts;
