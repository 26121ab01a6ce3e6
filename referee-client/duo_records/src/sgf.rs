//! The syntax of SGF: properties with values, nodes, and trees whose first branch is the game. A
//! file holds one game or several.
//!
//! Every element keeps its place in the text for error messages. Parsing does not recurse, so
//! nested trees cannot exhaust the stack, and it stops after `MAX_ELEMENTS`: a small file could
//! fill a large memory otherwise, because each element takes over a hundred bytes.

use std::fmt;

/// Maximum number of nodes, properties and values in a file, variations and other games included.
const MAX_ELEMENTS: usize = 200_000;

/// Maximum number of properties of a node.
const MAX_PROPERTIES: usize = 1000;

/// A place in the text: line and column from 1, columns in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// A fault of a record, with its place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{at}: {why}")]
pub struct BadRecord {
    /// The place.
    pub at: Place,
    /// The fault.
    pub why: String,
}

impl BadRecord {
    /// The error `why` at this place.
    pub fn new(at: Place, why: impl fmt::Display) -> BadRecord {
        BadRecord { at, why: why.to_string() }
    }
}

/// A property with its values, unescaped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Property {
    /// Its name, in capitals.
    pub name: String,
    /// Its values, at least one.
    pub values: Vec<String>,
    /// Where the name begins.
    pub at: Place,
}

/// The properties of a node, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The properties.
    pub properties: Vec<Property>,
    /// Where the node begins.
    pub at: Place,
}

impl Node {
    /// The property with this name.
    pub fn property(&self, name: &str) -> Option<&Property> {
        self.properties.iter().find(|property| property.name == name)
    }

    /// The first value of the property with this name.
    pub fn value(&self, name: &str) -> Option<&str> {
        self.property(name).map(|property| property.values[0].as_str())
    }
}

/// Escapes brackets and backslashes in a value.
pub fn escape(text: &str) -> String {
    text.chars().flat_map(|c| matches!(c, '\\' | ']').then_some('\\').into_iter().chain([c])).collect()
}

/// A game from a file.
#[derive(Debug, PartialEq, Eq)]
pub struct Chosen {
    /// The nodes of its main line, the root first.
    pub nodes: Vec<Node>,
    /// Where text outside of all games begins, which the format ignores.
    pub outside: Option<Place>,
}

/// Reads game `wanted` of a file, counted from 1, or the only one. Variations and the other games
/// are checked and discarded.
pub fn read_game(text: &str, wanted: Option<usize>) -> Result<Chosen, BadRecord> {
    let mut reader = Reader { rest: text, at: Place { line: 1, column: 1 }, elements: 0 };
    let mut chosen = Chosen { nodes: Vec::new(), outside: None };
    let mut games = 0;
    let mut second = None;
    loop {
        reader.skip_blanks();
        let at = reader.at;
        if reader.is_at_game() {
            games += 1;
            second = second.or((games == 2).then_some(at));
            reader.tree((wanted.unwrap_or(1) == games).then_some(&mut chosen.nodes))?;
        } else if reader.rest.is_empty() {
            break;
        } else if games == 0 && reader.rest.starts_with('(') {
            reader.take();
            reader.skip_blanks();
            return Err(BadRecord::new(reader.at, NO_NODE));
        } else {
            chosen.outside.get_or_insert(at);
            reader.take();
            reader.skip_to_bracket();
        }
    }
    match (wanted, second) {
        _ if games == 0 => {
            let start = chosen.outside.unwrap_or(reader.at);
            Err(BadRecord::new(start, "no game: a record begins with '(;'"))
        }
        (None, Some(second)) => {
            Err(BadRecord::new(second, format!("the second of {games} games begins here: choose one with --game N")))
        }
        (Some(wanted), _) if !(1..=games).contains(&wanted) => {
            let held = if games == 1 { "one game".to_owned() } else { format!("{games} games") };
            Err(BadRecord::new(reader.at, format!("there is no game {wanted}: the file holds {held}")))
        }
        _ => Ok(chosen),
    }
}

const NO_NODE: &str = "a game tree begins with a node: ';' is missing";

/// A tree whose closing bracket has not been read.
struct Tree {
    at: Place,
    on_main_line: bool,
    branches: usize,
}

struct Reader<'a> {
    rest: &'a str,
    at: Place,
    elements: usize,
}

impl Reader<'_> {
    fn is_at_game(&self) -> bool {
        self.rest.strip_prefix('(').is_some_and(|rest| rest.trim_start().starts_with(';'))
    }

    fn skip_to_bracket(&mut self) {
        while !self.rest.is_empty() && !self.rest.starts_with('(') {
            self.take();
        }
    }

    /// Reads a whole game, and appends the nodes of its main line to `nodes`.
    fn tree(&mut self, mut nodes: Option<&mut Vec<Node>>) -> Result<(), BadRecord> {
        let mut open: Vec<Tree> = Vec::new();
        loop {
            self.skip_blanks();
            let at = self.at;
            match (self.take(), open.last_mut()) {
                (Some('('), outer) => {
                    let on_main_line = outer.is_none_or(|outer| {
                        outer.branches += 1;
                        outer.on_main_line && outer.branches == 1
                    });
                    open.push(Tree { at, on_main_line, branches: 0 });
                    self.skip_blanks();
                    if !self.rest.starts_with(';') {
                        return Err(BadRecord::new(self.at, NO_NODE));
                    }
                }
                (Some(')'), Some(_)) => {
                    open.pop();
                    if open.is_empty() {
                        return Ok(());
                    }
                }
                (Some(';'), Some(tree)) if tree.branches == 0 => {
                    self.count_element(at)?;
                    let node = Node { properties: self.properties()?, at };
                    if let (true, Some(nodes)) = (tree.on_main_line, &mut nodes) {
                        nodes.push(node);
                    }
                }
                (None, tree) => {
                    let begun = tree.map_or(at, |tree| tree.at);
                    let why = format!("the file ends before the ')' of the tree that begins in {begun}");
                    return Err(BadRecord::new(at, why));
                }
                (Some(found), _) => {
                    return Err(BadRecord::new(at, format!("'{}' is out of place", found.escape_debug())))
                }
            }
        }
    }

    fn count_element(&mut self, at: Place) -> Result<(), BadRecord> {
        self.elements += 1;
        if self.elements > MAX_ELEMENTS {
            return Err(BadRecord::new(at, format!("a file has at most {MAX_ELEMENTS} nodes, properties and values")));
        }
        Ok(())
    }

    fn take(&mut self) -> Option<char> {
        let c = self.rest.chars().next()?;
        self.rest = &self.rest[c.len_utf8()..];
        if c == '\n' {
            self.at = Place { line: self.at.line + 1, column: 1 };
        } else {
            self.at.column += 1;
        }
        Some(c)
    }

    fn skip_blanks(&mut self) {
        while self.rest.starts_with(char::is_whitespace) {
            self.take();
        }
    }

    fn properties(&mut self) -> Result<Vec<Property>, BadRecord> {
        let mut properties: Vec<Property> = Vec::new();
        loop {
            self.skip_blanks();
            let at = self.at;
            let length = self.rest.bytes().take_while(|b| b.is_ascii_uppercase() || b.is_ascii_digit()).count();
            if length == 0 {
                return Ok(properties);
            }
            let name: String = (0..length).filter_map(|_| self.take()).collect();
            self.count_element(at)?;
            if properties.iter().any(|known| known.name == name) {
                return Err(BadRecord::new(at, format!("the node has {name} already")));
            }
            if properties.len() == MAX_PROPERTIES {
                return Err(BadRecord::new(at, format!("a node has at most {MAX_PROPERTIES} properties")));
            }
            let mut values = Vec::new();
            loop {
                self.skip_blanks();
                if !self.rest.starts_with('[') {
                    break;
                }
                values.push(self.value()?);
            }
            if values.is_empty() {
                return Err(BadRecord::new(self.at, format!("{name} has no value: '[' is missing")));
            }
            properties.push(Property { name, values, at });
        }
    }

    fn value(&mut self) -> Result<String, BadRecord> {
        let begun = self.at;
        self.count_element(begun)?;
        self.take();
        let mut value = String::new();
        loop {
            match self.take() {
                Some(']') => return Ok(value),
                // An escaped line end is not part of the text.
                Some('\\') => value.extend(self.take().filter(|&c| c != '\n')),
                Some(c) => value.push(c),
                None => {
                    return Err(BadRecord::new(begun, "the file ends before the ']' of the value that begins here"))
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn main_line(text: &str) -> Result<Vec<Node>, BadRecord> {
        read_game(text, None).map(|chosen| chosen.nodes)
    }

    fn message(text: &str) -> String {
        main_line(text).unwrap_err().to_string()
    }

    #[test]
    fn main_line_is_the_first_branch() {
        let text = "(;GM[Blokus Duo]\n;B[e10] (;W[j5](;B[d9])(;B[f9]))(;W[k5]))";
        let nodes = main_line(text).unwrap();
        let values: Vec<&str> = nodes.iter().map(|node| node.properties[0].values[0].as_str()).collect();
        assert_eq!(values, ["Blokus Duo", "e10", "j5", "d9"]);
        assert_eq!(nodes[1].at, Place { line: 2, column: 1 });
        assert_eq!(nodes[3].properties[0].at, Place { line: 2, column: 18 });
    }

    #[test]
    fn values_are_unescaped_and_may_be_many() {
        let nodes = main_line("(;C[a\\]b\\\\c\\\nd [e]AB[a1]\n[a2])").unwrap();
        assert_eq!(nodes[0].value("C"), Some("a]b\\cd [e"));
        assert_eq!(nodes[0].property("AB").unwrap().values, ["a1", "a2"]);
    }

    #[test]
    fn errors_name_their_place() {
        assert_eq!(message(""), "line 1, column 1: no game: a record begins with '(;'");
        assert_eq!(message(" hello"), "line 1, column 2: no game: a record begins with '(;'");
        assert_eq!(message("(\n B[a1])"), "line 2, column 2: a game tree begins with a node: ';' is missing");
        assert_eq!(
            message("(;C[x]\n;B[a1"),
            "line 2, column 3: the file ends before the ']' of the value that begins here"
        );
        assert_eq!(
            message("(;C[x]\n;B[a1]\n"),
            "line 3, column 1: the file ends before the ')' of the tree that begins in line 1, column 1"
        );
        assert_eq!(message("(;C;B[a1])"), "line 1, column 4: C has no value: '[' is missing");
        assert_eq!(message("(;C[1]C[2])"), "line 1, column 7: the node has C already");
        assert_eq!(
            message("(;C[1])(;C[2])(;C[3])"),
            "line 1, column 8: the second of 3 games begins here: choose one with --game N"
        );
        assert_eq!(message("(;C[1](;C[2]);C[3])"), "line 1, column 14: ';' is out of place");
        assert_eq!(message("(;C[1](;C[2]]))"), "line 1, column 13: ']' is out of place");
    }

    #[test]
    fn elements_are_bounded_wherever_they_are() {
        let most = |element: &str| "x".repeat(MAX_ELEMENTS).replace('x', element);
        let complaint = format!("a file has at most {MAX_ELEMENTS} nodes, properties and values");
        for text in [
            format!("(;{})", most(";")),
            format!("(;B[e10](;W[j5]){})", most("(;)")),
            format!("(;AB{})", most("[]")),
            most("(;)") + "(;)",
        ] {
            assert!(message(&text).ends_with(&complaint), "{}", message(&text));
        }
        let nodes = "x".repeat(MAX_ELEMENTS - 1).replace('x', ";");
        assert_eq!(main_line(&format!("(;{nodes})")).unwrap().len(), MAX_ELEMENTS);
        // Properties of one node are compared with each other, so many could take long.
        let names: String = (0..MAX_PROPERTIES).map(|number| format!("A{number}[]")).collect();
        assert!(main_line(&format!("(;{names})")).is_ok());
        assert!(message(&format!("(;{names}B[])")).ends_with("a node has at most 1000 properties"));
    }

    #[test]
    fn game_of_several_is_chosen_by_its_number() {
        let text = "(;C[1](;C[2])(;C[x]))\n(;C[3])\n\n(;C[4])";
        let chosen = |number| read_game(text, Some(number)).map(|chosen| chosen.nodes);
        let comments: Vec<String> = (1..=3)
            .flat_map(|number| chosen(number).unwrap())
            .map(|node| node.value("C").unwrap().to_owned())
            .collect();
        assert_eq!(comments, ["1", "2", "3", "4"]);
        for number in [0, 4] {
            let why = format!("line 4, column 8: there is no game {number}: the file holds 3 games");
            assert_eq!(chosen(number).unwrap_err().to_string(), why);
        }
        let why = read_game("(;C[1])", Some(2)).unwrap_err().to_string();
        assert_eq!(why, "line 1, column 8: there is no game 2: the file holds one game");
    }

    #[test]
    fn text_outside_of_games_is_ignored_and_placed() {
        let chosen = |text| read_game(text, None).map(|chosen| (chosen.nodes.len(), chosen.outside));
        let place = |line, column| Some(Place { line, column });
        assert_eq!(chosen("(;C[1])\n"), Ok((1, None)));
        assert_eq!(chosen("(;C[1]) -- exported by X (v2) :-)\n"), Ok((1, place(1, 9))));
        assert_eq!(chosen("From: me\n\n(;C[1];C[2])"), Ok((2, place(1, 1))));
        assert_eq!(chosen("(;C[1]))"), Ok((1, place(1, 8))));
    }

    #[test]
    fn deep_nesting_is_accepted() {
        let depth = MAX_ELEMENTS;
        let text = "(;".repeat(depth) + &")".repeat(depth);
        assert_eq!(main_line(&text).unwrap().len(), depth);
    }

    proptest! {
        #[test]
        fn any_text_survives_escaping(text in any::<String>()) {
            let nodes = main_line(&format!("(;C[{}])", escape(&text))).unwrap();
            prop_assert_eq!(nodes[0].value("C"), Some(text.as_str()));
        }

        #[test]
        fn no_text_upsets_the_reader(text in "[(;)A-C\\[\\]\\\\ \n]{0,40}") {
            let _ = main_line(&text);
        }
    }
}
