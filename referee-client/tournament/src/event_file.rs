//! The event file: an event with its teams, its format and its time control, as TOML.
//!
//! The file states what a command line would, so its options are the options of the commands. Every
//! error names the line.

use std::collections::BTreeMap;
use std::path::Path;

use referee_client::fail::bad_input;
use referee_client::text_file;
use serde::Deserialize;
use toml::{Spanned, Value};

use crate::entrant::{as_name, is_name, is_same_name, NAME};
use crate::plan::EventInfo;

/// Largest file in bytes.
const MAX_BYTES: u64 = 1 << 20;

/// Longest title, place or institution in characters, because they stand in tables and headings.
const LONGEST: usize = 100;

/// Options by name, as on the command line but without `--`.
type Options = BTreeMap<Spanned<String>, Spanned<Value>>;

/// The contents of an event file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Contents {
    title: Spanned<String>,
    place: Option<Spanned<String>>,
    date: Option<Spanned<Value>>,
    format: Spanned<Options>,
    #[serde(default)]
    game: Options,
    teams: Vec<Team>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Team {
    name: Spanned<String>,
    institution: Option<Spanned<String>>,
    seed: Option<Spanned<u32>>,
    player: Spanned<String>,
}

/// An event as its file describes it.
pub struct EventFile {
    /// The public description.
    pub info: EventInfo,
    /// The format's name on the command line.
    pub format: Located<String>,
    /// Options of the format.
    pub format_options: Vec<Choice>,
    /// Options of the game's program, such as the time control.
    pub game_options: Vec<Choice>,
    /// The teams as `NAME=PLAYER`, the highest seed first. Teams without a seed follow in the order
    /// of the file.
    pub teams: Vec<Located<String>>,
    source: Source,
}

/// A value and the line that states it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Located<T> {
    /// The line, from 1.
    pub line: usize,
    /// The value.
    pub value: T,
}

/// An option with its value as on the command line; a switch that is on has no value, and one that
/// is off is left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The line, from 1.
    pub line: usize,
    /// The option's name without `--`.
    pub name: String,
    /// The value.
    pub value: Option<String>,
}

/// The file's name and text, to locate errors.
struct Source {
    name: String,
    text: String,
}

impl Source {
    fn line(&self, offset: usize) -> usize {
        self.text.as_bytes()[..offset.min(self.text.len())].iter().filter(|&&byte| byte == b'\n').count() + 1
    }

    fn locate<T>(&self, spanned: &Spanned<T>) -> usize {
        self.line(spanned.span().start)
    }

    fn error(&self, line: usize, why: &str) -> anyhow::Error {
        bad_input(format!("{}, line {line}: {why}", self.name))
    }

    /// A day as TOML has it, or a text for an event of several days.
    fn date(&self, date: &Spanned<Value>) -> anyhow::Result<String> {
        let line = self.locate(date);
        match date.get_ref() {
            Value::Datetime(day) => Ok(day.to_string()),
            Value::String(text) => self.words_in(line, text, "date"),
            _ => Err(self.error(line, "the date must be 2026-11-28 or a text")),
        }
    }

    /// A title, place or institution.
    fn words(&self, text: &Spanned<String>, what: &str) -> anyhow::Result<String> {
        self.words_in(self.locate(text), text.get_ref(), what)
    }

    fn words_in(&self, line: usize, text: &str, what: &str) -> anyhow::Result<String> {
        let words = text.trim();
        let why = match words.chars().count() {
            0 => format!("the {what} is empty: give a few words"),
            ..=LONGEST if !words.contains(char::is_control) => return Ok(words.to_owned()),
            _ => format!("the {what} must be one line of at most {LONGEST} characters"),
        };
        Err(self.error(line, &why))
    }

    fn choices(&self, options: &Options) -> anyhow::Result<Vec<Choice>> {
        let choices = options.iter().map(|(name, value)| {
            let line = self.locate(name);
            let name = name.get_ref().clone();
            let value = match value.get_ref() {
                Value::Boolean(false) => return Ok(None),
                Value::Boolean(true) => None,
                Value::Array(list) => {
                    let words = list.iter().map(word).collect::<Option<Vec<String>>>();
                    Some(words.map(|words| words.join(",")))
                }
                value => Some(word(value)),
            };
            match value {
                Some(None) => Err(self.error(line, &format!("{name} must be a number, a text, true, false or a list"))),
                value => Ok(Some(Choice { line, name, value: value.flatten() })),
            }
        });
        let mut choices = choices.filter_map(Result::transpose).collect::<anyhow::Result<Vec<Choice>>>()?;
        choices.sort_by_key(|choice| choice.line);
        Ok(choices)
    }
}

/// A value as a word of the command line.
fn word(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Integer(number) => Some(number.to_string()),
        Value::Float(number) => Some(number.to_string()),
        Value::Boolean(_) | Value::Datetime(_) | Value::Array(_) | Value::Table(_) => None,
    }
}

impl EventFile {
    /// Reads an event file.
    pub fn read(path: &Path) -> anyhow::Result<EventFile> {
        let cannot = |why| bad_input(format!("cannot read {}: {why}", path.display()));
        let text = text_file::read_text(path, MAX_BYTES).map_err(cannot)?;
        EventFile::parse(&path.display().to_string(), text)
    }

    /// Reads the text of an event file; `name` stands in messages.
    pub fn parse(name: &str, text: String) -> anyhow::Result<EventFile> {
        let source = Source { name: name.to_owned(), text };
        let contents: Contents = toml::from_str(&source.text).map_err(|why| {
            let line = source.line(why.span().map_or(0, |span| span.start));
            source.error(line, &why.message().split_whitespace().collect::<Vec<_>>().join(" "))
        })?;
        let Contents { title, place, date, format, game, mut teams } = contents;
        let line_of_format = source.locate(&format);
        let (names, options): (Options, Options) =
            format.into_inner().into_iter().partition(|(name, _)| name.get_ref() == "name");
        let format = match names.iter().next() {
            Some((name, value)) => match value.get_ref() {
                Value::String(format) => Located { line: source.locate(name), value: format.clone() },
                _ => {
                    return Err(source.error(source.locate(name), "the format's name must be a text such as \"swiss\""))
                }
            },
            None => return Err(source.error(line_of_format, "the format has no name, such as name = \"swiss\"")),
        };
        source.check_teams(&teams)?;
        teams.sort_by_key(|team| team.seed.as_ref().map_or(u32::MAX, |seed| *seed.get_ref()));
        let mut info = EventInfo {
            title: source.words(&title, "title")?,
            place: place.map(|place| source.words(&place, "place")).transpose()?,
            date: date.map(|date| source.date(&date)).transpose()?,
            ..EventInfo::default()
        };
        for team in &teams {
            if let Some(institution) = &team.institution {
                info.institutions.insert(team.name.get_ref().clone(), source.words(institution, "institution")?);
            }
        }
        let entrant = |team: &Team| Located {
            line: source.locate(&team.player),
            value: format!("{}={}", team.name.get_ref(), team.player.get_ref()),
        };
        Ok(EventFile {
            info,
            format,
            format_options: source.choices(&options)?,
            game_options: source.choices(&game)?,
            teams: teams.iter().map(entrant).collect(),
            source,
        })
    }

    /// An error in this line.
    pub fn error(&self, line: usize, why: &str) -> anyhow::Error {
        self.source.error(line, why)
    }

    /// Names the file in an error that concerns no single line.
    pub fn error_in_file(&self, why: &anyhow::Error) -> anyhow::Error {
        bad_input(format!("{}: {why:#}", self.source.name))
    }
}

impl Source {
    fn check_teams(&self, teams: &[Team]) -> anyhow::Result<()> {
        for (index, team) in teams.iter().enumerate() {
            let (name, earlier) = (team.name.get_ref(), &teams[..index]);
            if !is_name(name) {
                let like = as_name(name);
                let instead = if like.is_empty() { String::new() } else { format!(": try {like}") };
                let why = format!("'{name}' is not a valid name ({NAME}){instead}");
                return Err(self.error(self.locate(&team.name), &why));
            }
            if earlier.iter().any(|other| is_same_name(other.name.get_ref(), name)) {
                return Err(self.error(self.locate(&team.name), &format!("two teams are called {name}")));
            }
            let Some(seed) = &team.seed else { continue };
            let has_seed = |other: &&Team| other.seed.as_ref().is_some_and(|one| one.get_ref() == seed.get_ref());
            if let Some(other) = earlier.iter().find(has_seed) {
                let why = format!("{} has seed {} already", other.name.get_ref(), seed.get_ref());
                return Err(self.error(self.locate(seed), &why));
            }
        }
        Ok(())
    }
}

/// Shared with other tests.
#[cfg(test)]
pub mod tests {
    use super::*;

    /// An event of three teams.
    pub const EXAMPLE: &str = r#"title = "Open Cup"
place = "Jena"
date = 2026-11-28

[format]
name = "swiss"
rounds = 3
tie-breaks = ["buchholz", "wins"]

[game]
move-time = 500
fast = true
slow = false

[[teams]]
name = "Porto"
player = "model@20000"

[[teams]]
name = "Jena"
institution = "FSU Jena"
seed = 2
player = "first-legal"

[[teams]]
name = "Graz"
seed = 1
player = "serial:/dev/ttyUSB0"
"#;

    fn told(text: &str) -> String {
        EventFile::parse("cup.toml", text.to_owned()).err().map_or(String::new(), |why| why.to_string())
    }

    #[test]
    fn event_file_lists_options_and_seeded_teams() {
        let event = EventFile::parse("cup.toml", EXAMPLE.to_owned()).unwrap();
        assert_eq!((event.info.title.as_str(), event.info.date.as_deref()), ("Open Cup", Some("2026-11-28")));
        assert_eq!(event.info.institutions["Jena"], "FSU Jena");
        assert_eq!(event.format, Located { line: 6, value: "swiss".to_owned() });
        let choice =
            |line, name: &str, value: &str| Choice { line, name: name.to_owned(), value: Some(value.to_owned()) };
        assert_eq!(event.format_options, [choice(7, "rounds", "3"), choice(8, "tie-breaks", "buchholz,wins")]);
        let fast = Choice { line: 12, name: "fast".to_owned(), value: None };
        assert_eq!(event.game_options, [choice(11, "move-time", "500"), fast]);
        let teams: Vec<(usize, &str)> = event.teams.iter().map(|team| (team.line, team.value.as_str())).collect();
        assert_eq!(teams, [(28, "Graz=serial:/dev/ttyUSB0"), (23, "Jena=first-legal"), (17, "Porto=model@20000")]);
    }

    #[test]
    fn date_is_a_day_or_a_text() {
        for date in ["2026-11-28", "\"2026-11-28\"", "\"28 and 29 November\""] {
            let event = EventFile::parse("cup.toml", EXAMPLE.replacen("2026-11-28", date, 1)).unwrap();
            assert_eq!(event.info.date.as_deref(), Some(date.trim_matches('"')));
        }
    }

    #[test]
    fn errors_of_an_event_file_name_the_line() {
        assert_eq!(told(EXAMPLE), "");
        for (was, is, why) in [
            ("place =", "plaec =", "cup.toml, line 2: unknown field `plaec`, expected one of"),
            ("rounds = 3", "rounds = ", "cup.toml, line 7: "),
            ("rounds = 3", "rounds = 2026-11-28", "cup.toml, line 7: rounds must be a number"),
            ("name = \"swiss\"", "name = 3", "cup.toml, line 6: the format's name must be a text"),
            ("name = \"swiss\"\n", "", "cup.toml, line 5: the format has no name"),
            ("\"Open Cup\"", "\" \"", "cup.toml, line 1: the title is empty"),
            ("2026-11-28", "28", "cup.toml, line 3: the date must be 2026-11-28 or a text"),
            ("2026-11-28", "\" \"", "cup.toml, line 3: the date is empty"),
            ("\"FSU Jena\"", "\"a\\nb\"", "cup.toml, line 21: the institution must be one line"),
            ("\"Porto\"", "\"FC Porto\"", "cup.toml, line 16: 'FC Porto' is not a valid name"),
            ("\"Porto\"", "\"FC Porto\"", "beginning with a letter or digit): try FC_Porto"),
            ("\"Graz\"", "\"Jena\"", "cup.toml, line 26: two teams are called Jena"),
            ("seed = 1", "seed = 2", "cup.toml, line 27: Jena has seed 2 already"),
            ("seed = 1", "seed = -1", "cup.toml, line 27: "),
        ] {
            let told = told(&EXAMPLE.replacen(was, is, 1));
            assert!(told.contains(why), "{told}");
            assert!(!told.contains('\n'), "{told}");
        }
    }
}
