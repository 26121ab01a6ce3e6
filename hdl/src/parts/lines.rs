//! Lines: boards as rows of 14, written as Verilog text, because a kernel cannot join rows that
//! were computed one by one.

use duo_core::cells::BOARD_SIZE;
use rust_hdl::prelude::*;

const _: () = assert!(BOARD_SIZE == 14, "the texts of these functions and of their users say 14 and 13");

/// A module of continuous assignments, `lines` one each; their outputs are nets.
pub fn assignments(lines: impl IntoIterator<Item = String>) -> Verilog {
    let code = lines.into_iter().map(|line| format!("    {line};\n")).collect();
    Verilog::Wrapper(Wrapper { code, cores: String::new() })
}

/// All rows or columns, joined by `operator`.
pub fn joined(operator: &str, line: impl Fn(usize) -> String) -> String {
    (0..BOARD_SIZE).map(line).collect::<Vec<_>>().join(operator)
}

/// The row `y` of the signal `board`.
pub fn row_of(board: &str, y: usize) -> String {
    format!("{board}[{}:{}]", BOARD_SIZE * y + BOARD_SIZE - 1, BOARD_SIZE * y)
}

/// A board of 14 rows; the first one is the lowest part.
pub fn board_of(row: impl Fn(usize) -> String) -> String {
    let rows: Vec<_> = (0..BOARD_SIZE).rev().map(row).collect();
    format!("{{{}}}", rows.join(", "))
}

/// The numbers from 0 to 13 that have `bit`, as a mask of 14.
pub fn numbers_with(bit: usize) -> String {
    let mask: u32 = (0..BOARD_SIZE).filter(|number| number >> bit & 1 != 0).map(|number| 1 << number).sum();
    format!("14'h{mask:x}")
}
