//! Corrects rust-hdl's text in two points, so that every simulator and synthesiser reads it alike.

use std::collections::HashSet;

pub fn correct(verilog: &str) -> String {
    verilog.split_inclusive("endmodule").map(correct_module).collect()
}

fn correct_module(module: &str) -> String {
    let clocks: HashSet<&str> = module.lines().filter_map(clock_copy).collect();
    let mut corrected = String::with_capacity(module.len());
    for line in module.split_inclusive('\n') {
        let text = line.trim();
        let declared = text.strip_prefix("reg  ").and_then(|rest| rest.strip_suffix(';'));
        if clock_copy(text).is_some() || declared.is_some_and(|name| clocks.contains(name)) {
            continue;
        }
        match connected(text) {
            Some(signal) if clocks.contains(signal) => {
                corrected.push_str(&line.replace(&format!("({signal})"), "(clock)"));
            }
            // rust-hdl prints the first state's number with 64 bits, whatever the register's width.
            _ => corrected.push_str(&line.replace(" = 64'h0;", " = 0;")),
        }
    }
    corrected
}

/// The signal that a line assigns the clock to.
///
/// rust-hdl passes the clock to a sub-module through the block of all other assignments. The clock
/// therefore becomes a new signal on every level, later than the one above by an instant of
/// simulated time. Data may overtake it on the way to a deeper flip-flop. The clock is one wire,
/// and this pass connects it as one.
fn clock_copy(line: &str) -> Option<&str> {
    line.trim().strip_suffix(" = clock;")
}

/// The signal that a line of an instance connects: `.port(signal)`.
fn connected(line: &str) -> Option<&str> {
    let (_, rest) = line.strip_prefix('.')?.split_once('(')?;
    rest.split_once(')').map(|(signal, _)| signal)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clock_is_one_wire() {
        let module = "
    reg  state$d;
    reg  state$clock;
    uart_tx$state state(
        .d(state$d),
        .q(state$q),
        .clock(state$clock)
    );
    always @(*) begin
        state$clock = clock;
        state$d = state$q;
    end
endmodule
";
        let expected = "
    reg  state$d;
    uart_tx$state state(
        .d(state$d),
        .q(state$q),
        .clock(clock)
    );
    always @(*) begin
        state$d = state$q;
    end
endmodule
";
        assert_eq!(correct(module), expected);
    }

    #[test]
    fn signal_of_another_module_stays() {
        let modules = "x$clock = clock;\nendmodule\n.clock(x$clock)\nendmodule\n";
        assert_eq!(correct(modules), "endmodule\n.clock(x$clock)\nendmodule\n");
    }

    #[test]
    fn first_state_has_the_registers_width() {
        assert_eq!(correct("   q = 64'h0;\n"), "   q = 0;\n");
        assert_eq!(correct("   q = 64'h05;\n"), "   q = 64'h05;\n");
    }
}
