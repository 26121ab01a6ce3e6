//! Mutates expressions.

use super::Kind;

/// A token of an expression, with its context.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Token<'a> {
    text: &'a str,
    start: usize,
    /// Whether it is between brackets.
    indexes: bool,
    /// Whether an operator here has a single operand.
    unary: bool,
}

/// Every way to change one token of `text`: the kind of the fault, and the changed expression.
pub fn variants(text: &str) -> Vec<(Kind, String)> {
    let tokens = tokens(text);
    let mut all = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        let mut put = |kind, other: &str| {
            let end = token.start + token.text.len();
            all.push((kind, format!("{}{other}{}", &text[..token.start], &text[end..])));
        };
        if token.text.starts_with(|c: char| c.is_ascii_digit()) {
            // A number after `+:` is a width, not an index: widths stay. A number before a brace is
            // a repetition count.
            let width = at > 0
                && tokens[..at].iter().rev().find(|token| token.text != "(").is_some_and(|token| token.text == "+:");
            let repeats = tokens.get(at + 1).is_some_and(|next| next.text == "{");
            match (token.indexes, width || repeats) {
                (_, true) => {}
                (true, false) => put(Kind::Index, &neighbour(token.text)),
                (false, false) => put(Kind::Constant, &format!("({} ^ 1'b1)", token.text)),
            }
        } else if let Some(other) = operator(token) {
            put(Kind::Operator, other);
        }
    }
    all
}

/// The replacement of an operator.
fn operator(token: &Token) -> Option<&'static str> {
    Some(match (token.text, token.unary) {
        ("~" | "!" | "-", true) => "",
        ("|" | "^", true) => "&",
        ("&", true) => "|",
        ("&", false) => "|",
        ("|", false) => "&",
        ("^", false) => "|",
        ("&&", _) => "||",
        ("||", _) => "&&",
        ("+", _) => "-",
        ("-", _) => "+",
        ("*", _) => "+",
        ("==", _) => "!=",
        ("!=", _) => "==",
        ("<", _) => "<=",
        ("<=", _) => "<",
        (">", _) => ">=",
        (">=", _) => ">",
        ("<<", _) => ">>",
        (">>", _) => "<<",
        _ => return None,
    })
}

/// The number next to it: one less, or one for zero.
fn neighbour(number: &str) -> String {
    let (head, digits, radix) = match number.split_once('\'') {
        Some((width, rest)) => {
            let radix = match rest.chars().next() {
                Some('h') => 16,
                Some('b') => 2,
                _ => 10,
            };
            (format!("{width}'{}", &rest[..1]), &rest[1..], radix)
        }
        None => (String::new(), number, 10),
    };
    let value = u64::from_str_radix(digits, radix).unwrap_or(0);
    let other = if value == 0 { 1 } else { value - 1 };
    match radix {
        16 => format!("{head}{other:x}"),
        2 => format!("{head}{other:b}"),
        _ => format!("{head}{other}"),
    }
}

const OPERATORS: [&str; 25] = [
    "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "+:", "&", "|", "^", "~", "!", "+", "-", "*", "<", ">", "?", ":",
    "(", ")", "{", "}",
];

fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut tokens: Vec<Token> = Vec::new();
    let (mut at, mut depth) = (0, 0);
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        let word = rest.find(|c: char| !(c.is_ascii_alphanumeric() || "_$'".contains(c))).unwrap_or(rest.len());
        let length = if word > 0 {
            word
        } else {
            OPERATORS
                .iter()
                .find(|operator| rest.starts_with(**operator))
                .map_or(first.len_utf8(), |operator| operator.len())
        };
        match first {
            '[' => depth += 1,
            ']' => depth -= 1,
            _ => {}
        }
        if !first.is_whitespace() {
            let unary = tokens.last().is_none_or(|last| {
                OPERATORS.contains(&last.text) && ![")", "}"].contains(&last.text) || last.text == ","
            });
            tokens.push(Token { text: &rest[..length], start: at, indexes: depth > 0, unary });
        }
        at += length;
    }
    tokens
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Vec<(Kind, String)> {
        variants(text)
    }

    #[test]
    fn unary_and_binary_operators_are_distinguished() {
        let operator = |text: &str| (Kind::Operator, text.to_owned());
        assert_eq!(of("a & (~b)"), [operator("a | (~b)"), operator("a & (b)")]);
        assert_eq!(of("|a"), [operator("&a")]);
        assert_eq!(of("(a >= b) == c"), [operator("(a > b) == c"), operator("(a >= b) != c")]);
        assert_eq!(of("{a, |b}"), [operator("{a, &b}")]);
    }

    #[test]
    fn numbers_change_but_widths_stay() {
        assert_eq!(of("a[(64'h4)+:(5)]"), [(Kind::Index, "a[(64'h3)+:(5)]".to_owned())]);
        assert_eq!(of("a[0]"), [(Kind::Index, "a[1]".to_owned())]);
        assert_eq!(of("{14{a[10]}}"), [(Kind::Index, "{14{a[9]}}".to_owned())]);
        assert_eq!(of("a$q"), []);
        assert_eq!(of("1'b1"), [(Kind::Constant, "(1'b1 ^ 1'b1)".to_owned())]);
    }
}
