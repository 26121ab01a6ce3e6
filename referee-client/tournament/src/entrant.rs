//! Who takes part: `[NAME=]P`, where P is whatever the game's program takes as a player.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A player or a team as the command line names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Entrant {
    text: String,
    /// Length of the name; what follows it and its `=` is the player.
    name: usize,
}

impl Entrant {
    /// What tables and records call it.
    pub fn name(&self) -> &str {
        &self.text[..self.name]
    }

    /// What plays; the same as the name where it has none of its own.
    pub fn player(&self) -> &str {
        self.text[self.name..].strip_prefix('=').unwrap_or(&self.text)
    }

    /// As it was written.
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl From<String> for Entrant {
    fn from(text: String) -> Entrant {
        let is_name =
            |name: &str| !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || matches!(c, '-' | '_' | '.'));
        let name = text.split_once('=').map(|(name, _)| name).filter(|name| is_name(name)).map_or(text.len(), str::len);
        Entrant { text, name }
    }
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
    fn a_name_is_what_stands_before_the_first_sign() {
        for (text, name, player) in [
            ("new=model@5", "new", "model@5"),
            ("model@5", "model@5", "model@5"),
            ("gtp:a b=c", "gtp:a b=c", "gtp:a b=c"),
            ("p3=gtp:a b=c", "p3", "gtp:a b=c"),
            ("=x", "=x", "=x"),
            ("Åse=", "Åse", ""),
        ] {
            let entrant: Entrant = text.parse().unwrap();
            assert_eq!((entrant.name(), entrant.player(), entrant.text()), (name, player, text));
        }
    }
}
