//! A policy's table as text: C for a controller, CSV for other programs.

use std::fmt::{Display, Write};

use triliza_core::board::{Board, Team, CELL_COUNT};
use triliza_core::contest::ATTEMPTS;
use triliza_core::table::{group, stage, Table, TURNS};

/// The look-up function in C99.
const LOOK_UP: &str = include_str!("look_up.h");

/// A C header with the table as constants and the look-up function.
pub fn header(table: &Table) -> String {
    let mut out = format!(
        "/* The best policy of a robot for Triliza, made by `triliza robot --table`: {} bytes of constants. */\n\n\
        #ifndef TRILIZA_POLICY_H\n#define TRILIZA_POLICY_H\n\n#include <stdint.h>\n\n\
        /* Where constants are kept in a memory of their own, say how before this file is included; on an AVR:\n\
        \x20  #define TRILIZA_CONST(type) static const type PROGMEM\n\
        \x20  #define TRILIZA_BYTE(at) pgm_read_byte(at)\n\
        \x20  #define TRILIZA_WORD(at) pgm_read_word(at) */\n\
        #ifndef TRILIZA_CONST\n#define TRILIZA_CONST(type) static const type\n#define TRILIZA_BYTE(at) (*(at))\n\
        #define TRILIZA_WORD(at) (*(at))\n#endif\n\n",
        table.bytes()
    );
    array(&mut out, "uint16_t triliza_boards", &table.boards);
    array(&mut out, "uint16_t triliza_groups", &table.groups);
    array(&mut out, "uint8_t triliza_cells", &table.cells);
    array(&mut out, "uint16_t triliza_stages", &table.stages);
    array(&mut out, "uint8_t triliza_turns", TURNS.as_flattened());
    out + LOOK_UP + "\n#endif\n"
}

fn array<T: Display>(out: &mut String, name: &str, numbers: &[T]) {
    let (kind, name) = name.split_once(' ').unwrap_or_default();
    let _ = write!(out, "TRILIZA_CONST({kind}) {name}[{}] = {{", numbers.len());
    for (index, number) in numbers.iter().enumerate() {
        let _ = write!(out, "{}{number},", if index % 20 == 0 { "\n    " } else { " " });
    }
    out.push_str("\n};\n\n");
}

/// A line for every attempt and every board that may occur at it. Turned boards have lines of their
/// own, so that a reader need not turn boards.
pub fn csv(table: &Table) -> String {
    let mut out = String::from("team,attempt,cells,cell\n");
    for attempt in 1..=ATTEMPTS {
        for team in [Team::Green, Team::Red] {
            for board in boards() {
                let may_be = group(&board).is_some_and(|group| group <= stage(team, attempt));
                let over = [Team::Green, Team::Red].iter().any(|&team| board.line_of(team).is_some());
                if let Some(cell) = table.cell(team, attempt, &board).filter(|_| may_be && !over) {
                    let _ = writeln!(out, "{team},{attempt},{board},{cell}");
                }
            }
        }
    }
    out
}

/// All boards, with any number of cubes.
fn boards() -> impl Iterator<Item = Board> {
    (0..3_u16.pow(CELL_COUNT as u32)).map(|number| {
        let cube =
            |cell: usize| [None, Some(Team::Green), Some(Team::Red)][usize::from(number / 3_u16.pow(cell as u32) % 3)];
        (0..CELL_COUNT).fold(Board::default(), |board, cell| board.with(cell, cube(cell)))
    })
}
