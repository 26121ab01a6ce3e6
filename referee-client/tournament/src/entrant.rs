//! Players as the command line names them: `[NAME=]P`, where P is whatever the game's program
//! accepts.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization;

/// A player or team.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Entrant {
    text: String,
    /// Length of the name in bytes. The player follows after `=`.
    name: usize,
}

impl Entrant {
    /// The name in tables and records.
    pub fn name(&self) -> &str {
        &self.text[..self.name]
    }

    /// The player's specification; the whole text if it has no name of its own.
    pub fn player(&self) -> &str {
        self.text[self.name..].strip_prefix('=').unwrap_or(&self.text)
    }

    /// Whether a judge enters the results of this player's games.
    pub fn is_judged(&self) -> bool {
        self.player() == JUDGE
    }

    /// This player with its name in normal form C.
    #[must_use]
    pub fn with_normal_name(self) -> Entrant {
        let name = normalize(self.name());
        let rest = self.text[self.name..].to_owned();
        Entrant { name: name.len(), text: name + &rest }
    }

    /// The text as it was written.
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl From<String> for Entrant {
    fn from(text: String) -> Entrant {
        let name = text.split_once('=').map(|(name, _)| name).filter(|name| is_name(name)).map_or(text.len(), str::len);
        Entrant { text, name }
    }
}

/// The player whose results a judge enters.
const JUDGE: &str = "judge";

/// Maximum length of a name in characters, so that it fits into tables.
const MAX_NAME_CHARACTERS: usize = 40;

/// Describes valid names in messages.
pub const NAME: &str = "1 to 40 letters, digits and - _ . + & ' ! ( ) , beginning with a letter or digit";

/// Whether the text is a valid name. Names have no spaces, so a command with arguments is not a
/// name.
pub fn is_name(text: &str) -> bool {
    text.chars().all(is_of_name)
        && text.starts_with(char::is_alphanumeric)
        && text.chars().count() <= MAX_NAME_CHARACTERS
}

fn is_of_name(sign: char) -> bool {
    // Combining marks follow the letter that they belong to.
    let is_mark = ('\u{300}'..='\u{36f}').contains(&sign);
    is_mark || sign.is_alphanumeric() || "-_.+&'!(),".contains(sign)
}

/// The name in Unicode's normal form C, in which names that look alike are equal.
pub fn normalize(name: &str) -> String {
    name.nfc().collect()
}

/// Whether two names look alike. Such names belong to one team.
pub fn is_same_name(one: &str, other: &str) -> bool {
    one == other || normalize(one) == normalize(other)
}

/// Makes a valid name of any text: every character that a name must not have, such as a space,
/// becomes `_`.
pub fn as_name(text: &str) -> String {
    let written = normalize(text);
    let written = written.chars().map(|sign| if is_of_name(sign) { sign } else { '_' });
    let written: String = written.skip_while(|sign| !sign.is_alphanumeric()).take(MAX_NAME_CHARACTERS).collect();
    written.trim_end_matches('_').to_owned()
}

impl FromStr for Entrant {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Entrant, Infallible> {
        Ok(Entrant::from(text.to_owned()))
    }
}

impl From<Entrant> for String {
    fn from(entrant: Entrant) -> String {
        entrant.text
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.pad(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entrant_splits_at_the_first_equals_sign_after_a_valid_name() {
        for (text, name, player) in [
            ("new=model@5", "new", "model@5"),
            ("model@5", "model@5", "model@5"),
            ("gtp:a b=c", "gtp:a b=c", "gtp:a b=c"),
            ("p3=gtp:a b=c", "p3", "gtp:a b=c"),
            ("=x", "=x", "=x"),
            ("Åse=", "Åse", ""),
            ("O'Neill&C++=x", "O'Neill&C++", "x"),
            ("e\u{301}quipe=x", "e\u{301}quipe", "x"),
            ("python3 bot.py --level=3", "python3 bot.py --level=3", "python3 bot.py --level=3"),
        ] {
            let entrant: Entrant = text.parse().unwrap();
            assert_eq!((entrant.name(), entrant.player(), entrant.text()), (name, player, text));
        }
    }

    #[test]
    fn as_name_replaces_characters_that_names_must_not_have() {
        for (elsewhere, name) in [
            ("Draci Brno", "Draci_Brno"),
            ("Jena", "Jena"),
            (" <b>x/y ", "b_x_y"),
            ("Lvi & spol.", "Lvi_&_spol."),
            ("", ""),
        ] {
            assert_eq!(as_name(elsewhere), name);
            assert!(name.is_empty() || is_name(name), "{name}");
        }
        assert_eq!(as_name("e\u{301}quipe"), "\u{e9}quipe");
        assert_eq!(as_name(&"x".repeat(99)).len(), MAX_NAME_CHARACTERS);
        assert!(!is_name("") && !is_name("a b") && !is_name("-x") && !is_name("a:b") && !is_name(&"x".repeat(41)));
    }
}
