//! Kernels of several files: a block whose `update` is too long for one function.
//!
//! rust-hdl turns one function of a block into Verilog, and that function can call no other. Such
//! a block therefore implements [`Kernel`] once for each part of its `update`, each part in a file
//! of its own, and `kernel_of_parts!` makes its `Logic` of them. The parts become one process in
//! the Verilog, in the order of the list, as if they stood in one function.
//!
//! A state machine is one `match` over its states. Its arms may lie in several consecutive parts,
//! each with `_ => {}` for the states of the others; they become one `case`.

use rust_hdl::core::ast::{VerilogBlock, VerilogCase, VerilogMatch, VerilogStatement};
use rust_hdl::prelude::*;

/// A part of the kernel of a block, written with `#[hdl_gen]` like a `Logic`.
pub trait Kernel<Part> {
    /// The part's statements, for rust-hdl's own simulation.
    fn update(&mut self);
    /// Marks the signals that the part drives.
    fn connect(&mut self);
    /// The part's statements in Verilog.
    fn hdl(&self) -> Verilog;
}

/// Makes the `Logic` of a block from its parts, in this order. `unused` is the part for the codes
/// of the state register that stand for no state.
macro_rules! kernel_of_parts {
    ($block:ty { $($part:ty),+ $(,)? } unused $unused:ty) => {
        impl Logic for $block {
            fn update(&mut self) {
                $($crate::parts::kernel::Kernel::<$part>::update(self);)+
            }

            fn connect(&mut self) {
                $($crate::parts::kernel::Kernel::<$part>::connect(self);)+
            }

            fn hdl(&self) -> Verilog {
                $crate::parts::kernel::join(
                    [$($crate::parts::kernel::Kernel::<$part>::hdl(self)),+],
                    $crate::parts::kernel::Kernel::<$unused>::hdl(self),
                )
            }
        }
    };
}
pub(crate) use kernel_of_parts;

/// Joins the parts of a kernel; `unused` becomes the default of the `case` over the states.
///
/// # Panics
/// If a part is anything but the statements that `#[hdl_gen]` makes, or parts that follow each other
/// match on different signals.
pub fn join<const N: usize>(parts: [Verilog; N], unused: Verilog) -> Verilog {
    let mut joined: VerilogBlock = vec![];
    for statement in parts.into_iter().flat_map(statements) {
        match (joined.last_mut(), statement) {
            (Some(VerilogStatement::Match(states)), VerilogStatement::Match(more)) => {
                let [test, other] = [&states.test, &more.test].map(|test| format!("{test:?}"));
                assert_eq!(test, other, "the parts of a kernel must match on one state");
                states.cases.extend(arms(more));
            }
            (_, VerilogStatement::Match(first)) => {
                joined.push(VerilogStatement::Match(VerilogMatch { test: first.test.clone(), cases: arms(first) }))
            }
            (_, other) => joined.push(other),
        }
    }
    for statement in &mut joined {
        if let VerilogStatement::Match(states) = statement {
            let block = statements(unused.clone());
            states.cases.push(VerilogCase { condition: "default".to_owned(), block });
        }
    }
    Verilog::Combinatorial(joined)
}

/// The arms of a part's `match`, without the empty one for the states of the other parts.
fn arms(states: VerilogMatch) -> Vec<VerilogCase> {
    states.cases.into_iter().filter(|arm| arm.condition != "default" || !arm.block.is_empty()).collect()
}

fn statements(part: Verilog) -> VerilogBlock {
    match part {
        Verilog::Combinatorial(block) => block,
        _ => panic!("a part of a kernel must be made by `hdl_gen`"),
    }
}
