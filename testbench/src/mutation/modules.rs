//! Splits Verilog into modules, and identifies a module across texts.

use sha2::{Digest, Sha256};

/// A module.
#[derive(Clone, Debug)]
pub struct Module<'a> {
    /// Its name.
    pub name: &'a str,
    /// Its lines, from `module` to `endmodule`.
    pub lines: Vec<&'a str>,
    /// Number of its first line in the text, from 0.
    pub first_line: usize,
}

impl<'a> Module<'a> {
    /// Identifies the module in any design: a hash of its text without module names, because they
    /// contain the design's name, and without the values of constants, because tests run serial
    /// lines faster than boards.
    pub fn key(&self) -> String {
        let mut hash = Sha256::new();
        for line in &self.lines {
            let line = line.trim();
            let known = if line.starts_with("module ") {
                line.split_once('(').map_or(line, |(_, ports)| ports)
            } else if line.starts_with("endmodule") {
                "endmodule"
            } else if line.starts_with("localparam ") {
                line.split_once('=').map_or(line, |(name, _)| name)
            } else {
                instance(line).unwrap_or(line)
            };
            hash.update(known);
            hash.update("\n");
        }
        hash.finalize()[..8].iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Its text.
    pub fn text(&self) -> String {
        self.lines.join("\n") + "\n"
    }
}

/// All modules of a text, in order.
pub fn modules(verilog: &str) -> Vec<Module<'_>> {
    let mut modules = Vec::new();
    let mut open: Option<Module> = None;
    for (number, line) in verilog.lines().enumerate() {
        if let Some(name) = line.strip_prefix("module ").and_then(|rest| rest.split('(').next()) {
            open = Some(Module { name, lines: Vec::new(), first_line: number });
        }
        if let Some(module) = &mut open {
            module.lines.push(line);
        }
        if line.starts_with("endmodule") {
            modules.extend(open.take());
        }
    }
    modules
}

/// The instance's name, if the line begins one: `module$name instance(`.
pub fn instance(line: &str) -> Option<&str> {
    let (module, rest) = line.trim().split_once(' ')?;
    let name = rest.strip_suffix('(')?;
    let identifier = |text: &str| text.chars().all(|c| c.is_ascii_alphanumeric() || "_$".contains(c));
    (identifier(module) && identifier(name) && !["if", "case", "module"].contains(&module)).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    const DESIGN: &str = "// head\nmodule top(a,b);\n    localparam  one = 4'h1;\n    top$part part(\n        .a(a)\n    );\nendmodule // top\n\n\
                          module top$part(a);\nendmodule // top$part\n";

    #[test]
    fn modules_are_found_with_their_lines() {
        let found = modules(DESIGN);
        assert_eq!(
            found.iter().map(|module| (module.name, module.first_line)).collect::<Vec<_>>(),
            [("top", 1), ("top$part", 8)]
        );
        assert_eq!(found[0].lines.len(), 6);
    }

    #[test]
    fn key_depends_on_the_text_but_not_on_names() {
        let key = |text: &str| modules(text)[0].key();
        assert_eq!(key(DESIGN), key(&DESIGN.replace("top", "other").replace("4'h1", "4'h2")));
        assert_ne!(key(DESIGN), key(&DESIGN.replace(".a(a)", ".a(b)")));
    }
}
