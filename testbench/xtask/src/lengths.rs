//! How long files and functions may be: part of `cargo xtask tidy`.

/// The most lines of a file, and of a function in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    file: usize,
    function: usize,
}

/// A block of hardware is one kernel, which cannot call functions.
const HARDWARE: Limits = Limits { file: 600, function: 400 };

const SOFTWARE: Limits = Limits { file: 450, function: 100 };

/// What holds for the file with this name, as seen from the workspace's root.
pub fn limits(name: &str) -> Limits {
    if name.starts_with("hdl/src/") {
        HARDWARE
    } else {
        SOFTWARE
    }
}

/// What is too long in a file of this text.
pub fn too_long(name: &str, text: &str) -> Vec<String> {
    let Limits { file, function } = limits(name);
    let lines = text.lines().count();
    let mut found = Vec::new();
    if lines > file {
        found.push(format!("{name} ({lines} lines of {file})"));
    }
    let long = functions(text).into_iter().filter(|&(_, lines)| lines > function);
    found.extend(long.map(|(called, lines)| format!("{called} in {name} ({lines} lines of {function})")));
    found
}

/// The functions of a formatted text and how many lines each takes, from its `fn` to the brace that stands as far to the left.
fn functions(text: &str) -> Vec<(&str, usize)> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (start, line) in lines.iter().enumerate() {
        let Some(name) = function_name(line) else { continue };
        let indent = &line[..line.len() - line.trim_start().len()];
        let closes = |line: &&str| line.strip_prefix(indent) == Some("}");
        // A declaration, or a body on the same line, has no such brace.
        let begins_block = lines[start..].iter().find(|line| line.ends_with(['{', ';', '}']));
        if begins_block.is_some_and(|line| line.ends_with('{')) {
            let length = lines[start..].iter().position(closes).map_or(0, |end| end + 1);
            found.push((name, length));
        }
    }
    found
}

/// The name of the function that begins on this line.
fn function_name(line: &str) -> Option<&str> {
    let (before, after) = line.split_once("fn ")?;
    let is_modifier = |word: &str| {
        matches!(word, "pub" | "const" | "unsafe" | "async" | "extern" | "\"C\"") || word.starts_with("pub(")
    };
    if !before.split_whitespace().all(is_modifier) {
        return None;
    }
    after.split(|c: char| !c.is_alphanumeric() && c != '_').next().filter(|name| !name.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
//! A file.

pub trait Shape {
    fn area(&self) -> f64;
    fn name(&self) -> String { String::new() }
}

impl Shape for Square {
    pub(crate) const fn area(
        &self,
    ) -> f64 {
        // No fn of its own }
        if self.side > 0.0 {
            1.0
        } else {
            0.0
        }
    }
}

fn main() {
    call(|| {
        1
    });
}
";

    #[test]
    fn functions_end_where_their_brace_is() {
        assert_eq!(functions(TEXT), [("area", 10), ("main", 5)]);
    }

    #[test]
    fn a_line_more_than_allowed_is_found() {
        let function = |lines: usize| format!("fn long() {{\n{}}}\n", "    x();\n".repeat(lines - 2));
        assert_eq!(too_long("reference/x.rs", &function(100)), Vec::<String>::new());
        assert_eq!(too_long("reference/x.rs", &function(101)), ["long in reference/x.rs (101 lines of 100)"]);
        assert_eq!(too_long("hdl/src/x.rs", &function(400)), Vec::<String>::new());
        assert_eq!(too_long("hdl/src/x.rs", &function(401)), ["long in hdl/src/x.rs (401 lines of 400)"]);
        assert_eq!(too_long("a/x.rs", &"\n".repeat(450)), Vec::<String>::new());
        assert_eq!(too_long("a/x.rs", &"\n".repeat(451)), ["a/x.rs (451 lines of 450)"]);
        assert_eq!(too_long("hdl/src/x.rs", &"\n".repeat(601)), ["hdl/src/x.rs (601 lines of 600)"]);
    }
}
