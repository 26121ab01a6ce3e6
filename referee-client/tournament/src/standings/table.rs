//! The standings as text and as Markdown tables.

use comfy_table::presets::{ASCII_MARKDOWN, NOTHING};
use comfy_table::{CellAlignment, ContentArrangement, Table};
use referee_client::foreign_text::PrintableLines;

use super::match_statistics::MatchStatistics;
use super::rounds::Pairing;
use super::rows::{Row, Score};
use super::sprt::{Test, Verdict};
use super::{Line, Standings};
use crate::draw::knockout::is_third_place;
use crate::format::Model;
use crate::scoring::{Points, Scoring, TieBreak};
use ratings::{ErrorsFrom, Rating};

/// The standings as plain text.
pub fn text(standings: &Standings) -> String {
    render(standings, Form::Text)
}

/// The standings as GitHub's Markdown.
pub fn markdown(standings: &Standings) -> String {
    render(standings, Form::Markdown)
}

#[derive(Clone, Copy, PartialEq)]
enum Form {
    Text,
    Markdown,
}

impl Form {
    /// Foreign text as this form shows it literally.
    fn literal(self, text: &str) -> String {
        match self {
            Form::Text => text.to_owned(),
            Form::Markdown => escape_markdown(text),
        }
    }

    fn heading(self, text: &str) -> String {
        match self {
            Form::Text => text.to_owned(),
            Form::Markdown => format!("### {}", escape_markdown(text)),
        }
    }

    fn lines(self, lines: &[String]) -> String {
        match self {
            Form::Text => lines.join("\n"),
            Form::Markdown => {
                lines.iter().map(|line| format!("- {}", escape_markdown(line))).collect::<Vec<_>>().join("\n")
            }
        }
    }
}

/// Escapes the characters by which Markdown formats text. An underscore inside a word formats
/// nothing.
fn escape_markdown(text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let is_inside = |index: usize| {
        let is_word = |index: usize| letters.get(index).is_some_and(|letter| letter.is_alphanumeric());
        index > 0 && is_word(index - 1) && is_word(index + 1)
    };
    let mut escaped = String::new();
    for (index, &letter) in letters.iter().enumerate() {
        if "\\`*[]<>|~&".contains(letter) || (letter == '_' && !is_inside(index)) {
            escaped.push('\\');
        }
        escaped.push(letter);
    }
    escaped
}

fn render(standings: &Standings, form: Form) -> String {
    let mut parts = Vec::new();
    // Without a knockout, the groups are the standings.
    let is_in_groups = !standings.groups.is_empty() && standings.ranking.iter().all(|line| line.reached.is_none());
    if !is_in_groups {
        parts.push(format_table(ranking(standings, &standings.ranking), form));
    }
    for (index, group) in standings.groups.iter().enumerate() {
        if standings.groups.len() > 1 {
            parts.push(form.heading(&format!("group {}", index + 1)));
        }
        parts.push(format_table(ranking(standings, group), form));
    }
    parts.extend(crosstable(standings).map(|rows| format_table(rows, form)));
    parts.extend(rounds(standings, form));
    parts.extend(standings.test.as_ref().map(|test| form.lines(&verdict(standings, test))));
    parts.extend(standings.statistics.as_ref().map(|figures| form.lines(&[statistics(standings, figures)])));
    let notes = footnotes(standings);
    if !notes.is_empty() {
        parts.push(form.lines(&notes));
    }
    // Names come from outside, and people read the tables in a terminal.
    PrintableLines(&(parts.join("\n\n") + "\n")).to_string()
}

/// Rows of cells, with the heading first. All columns but the player's name are numbers.
pub type Rows = Vec<Vec<String>>;

const NAME_COLUMN: usize = 1;

/// Rows as plain text.
pub fn plain(rows: Rows) -> String {
    PrintableLines(&(format_table(rows, Form::Text) + "\n")).to_string()
}

fn format_table(mut rows: Rows, form: Form) -> String {
    let mut table = Table::new();
    let style = if form == Form::Text { NOTHING } else { ASCII_MARKDOWN };
    rows.iter_mut().flatten().for_each(|cell| *cell = form.literal(cell));
    table.load_style(style).set_content_arrangement(ContentArrangement::Disabled);
    let mut rows = rows.into_iter();
    table.set_header(rows.next().unwrap_or_default());
    table.add_rows(rows);
    for column in table.column_iter_mut() {
        let is_name = column.index == NAME_COLUMN;
        column.set_cell_alignment(if is_name { CellAlignment::Left } else { CellAlignment::Right });
    }
    let text = table.to_string();
    let mut lines: Vec<String> = text.lines().map(|line| line.trim_end().to_owned()).collect();
    if form == Form::Markdown {
        // Markdown takes the alignment from this line.
        lines[1] = align_right(&lines[1]);
    }
    lines.join("\n")
}

/// Marks all columns but the names as aligned to the right.
fn align_right(line: &str) -> String {
    let column = |(index, dashes): (usize, &str)| match dashes.strip_suffix('-') {
        // A bar begins the line.
        Some(rest) if index != NAME_COLUMN + 1 => format!("{rest}:"),
        _ => dashes.to_owned(),
    };
    line.split('|').enumerate().map(column).collect::<Vec<_>>().join("|")
}

/// A column: its heading, then a cell for each line.
type Column = Vec<String>;

fn column(head: &str, lines: &[Line], cell: impl Fn(&Line) -> String) -> Column {
    [head.to_owned()].into_iter().chain(lines.iter().map(cell)).collect()
}

fn ranking(standings: &Standings, lines: &[Line]) -> Rows {
    let mut columns = vec![column("#", lines, |line| line.place.to_string())];
    columns.push(column("player", lines, |line| standings.names[line.row.player].clone()));
    columns.extend(progress_columns(standings, lines));
    columns.extend(rating_columns(standings, lines));
    columns.push(column("games", lines, |line| line.row.points.len().to_string()));
    columns.extend(match &standings.scoring {
        Scoring::Elo => score_columns(lines),
        Scoring::Points(points) => points_columns(points, lines),
    });
    columns.push(column("forfeits", lines, |line| forfeits(&line.row)));
    (0..=lines.len()).map(|row| columns.iter().map(|column| column[row].clone()).collect()).collect()
}

/// The stage reached in a knockout, or the points of a Swiss tournament; then named tie-breaks.
fn progress_columns(standings: &Standings, lines: &[Line]) -> Vec<Column> {
    let mut columns = Vec::new();
    if lines.iter().any(|line| line.reached.is_some()) {
        columns.push(column("reached", lines, |line| line.reached.clone().unwrap_or_default()));
    }
    if !standings.tie_breaks.is_empty() {
        columns.push(column("points", lines, |line| line.row.tally.points.to_string()));
        for (index, tie_break) in standings.tie_breaks.iter().enumerate() {
            let value = |line: &Line| line.tie_breaks.get(index).copied().flatten();
            let text = |line: &Line| match (value(line), tie_break) {
                (None, _) => String::new(),
                (Some(_), TieBreak::Lots) => "drawn".to_owned(),
                (Some(value), _) => value.to_string(),
            };
            columns.push(column(&tie_break.to_string(), lines, text));
        }
    } else if lines.iter().any(|line| line.swiss.is_some()) {
        let swiss = |line: &Line, index: usize| line.swiss.map_or(String::new(), |both| both[index].to_string());
        columns.push(column("points", lines, |line| swiss(line, 0)));
        columns.push(column("of those met", lines, |line| swiss(line, 1)));
    }
    columns
}

fn rating_columns(standings: &Standings, lines: &[Line]) -> Vec<Column> {
    let Some(ratings) = &standings.ratings else { return Vec::new() };
    let rating = |line: &Line| (line.row.score.games() > 0).then(|| ratings.of[line.row.player]);
    let error = |line: &Line| rating(line).and_then(|rating| rating.error);
    vec![
        column("Elo", lines, |line| rating(line).map_or_else(String::new, |Rating { elo, .. }| format_elo(elo))),
        column("±", lines, |line| error(line).map_or_else(String::new, |error| format!("{error:.0}"))),
    ]
}

fn score_columns(lines: &[Line]) -> Vec<Column> {
    let percent = |share: f64| format!("{:.1}%", 100.0 * share);
    vec![
        column("won", lines, |line| line.row.score.won.to_string()),
        column("drawn", lines, |line| line.row.score.drawn.to_string()),
        column("lost", lines, |line| line.row.score.lost.to_string()),
        column("score", lines, |line| line.row.score.share().map_or_else(String::new, percent)),
    ]
}

fn points_columns(points: &Points, lines: &[Line]) -> Vec<Column> {
    let hundredths = |value: f64| format!("{value:.2}");
    let mut columns = vec![
        column("points a game", lines, |line| line.row.mean().map_or_else(String::new, hundredths)),
        column("±", lines, |line| line.row.half_width().map_or_else(String::new, hundredths)),
        column("total", lines, |line| line.row.total().to_string()),
    ];
    for figure in points.tie_breaks.iter().chain(&points.shown) {
        columns.push(column(&figure.head, lines, |line| figure.format(line.row.figures(figure))));
    }
    columns
}

/// Formats Elo; zero has no sign.
fn format_elo(elo: f64) -> String {
    let rounded = elo.round();
    if rounded == 0.0 {
        "0".to_owned()
    } else {
        format!("{rounded:+}")
    }
}

fn forfeits(row: &Row) -> String {
    let causes: Vec<String> = row.forfeits.iter().map(|(cause, count)| format!("{count} {cause}")).collect();
    if causes.is_empty() {
        "0".to_owned()
    } else {
        causes.join(", ")
    }
}

/// The crosstable: games won, drawn and lost by the row's player against the column's.
fn crosstable(standings: &Standings) -> Option<Rows> {
    let against = standings.against.as_ref()?;
    let places = (1..=standings.ranking.len()).map(|place| place.to_string());
    let mut rows: Rows =
        vec![["#".to_owned(), "won-drawn-lost against".to_owned()].into_iter().chain(places).collect()];
    for (place, player) in standings.order().enumerate() {
        let cell = |other: usize| match against[player][other] {
            _ if other == player => "x".to_owned(),
            score if score.games() == 0 => "-".to_owned(),
            Score { won, drawn, lost } => format!("{won}-{drawn}-{lost}"),
        };
        let names = [(place + 1).to_string(), standings.names[player].clone()];
        rows.push(names.into_iter().chain(standings.order().map(cell)).collect());
    }
    Some(rows)
}

/// The drawn rounds, in games of two players; with four there are too many pairings.
fn rounds(standings: &Standings, form: Form) -> Option<String> {
    let pairing = |pairing: &Pairing, is_last: bool| match (pairing.players.as_slice(), pairing.points.as_slice()) {
        ([one], _) => Some(format!("{one}: bye")),
        ([first, second], [own, other]) => {
            let so_far = match pairing.over {
                0 => String::new(),
                over if over == pairing.games.len() => format!(": {own} to {other}"),
                over => format!(": {own} to {other} after {over} of {} games", pairing.games.len()),
            };
            let why = if pairing.as_seeded { " as seeded" } else { "" };
            let does = if is_last { "wins" } else { "goes on" };
            let on = match &pairing.winner {
                Some(winner) => format!(", {winner} {does}{why}"),
                None if pairing.is_open => ", to be replayed".to_owned(),
                None => String::new(),
            };
            Some(format!("{first} - {second}{so_far}{on}"))
        }
        _ => None,
    };
    let parts: Vec<String> = standings
        .rounds
        .iter()
        .map(|round| {
            let lines: Vec<String> = {
                let is_last = round.name.starts_with("final") || is_third_place(&round.name);
                round.pairings.iter().filter_map(|one| pairing(one, is_last)).collect()
            };
            match form {
                Form::Text => format!("{}:\n  {}", round.name, lines.join("\n  ")),
                Form::Markdown => format!("{}\n\n{}", form.heading(&round.name), form.lines(&lines)),
            }
        })
        .collect();
    let between = if form == Form::Text { "\n" } else { "\n\n" };
    (!parts.is_empty() && standings.against.is_some()).then(|| parts.join(between))
}

fn verdict(standings: &Standings, test: &Test) -> Vec<String> {
    let [first, second] = [&standings.names[0], &standings.names[1]];
    let hypotheses = test.hypotheses();
    let [lower, upper] = hypotheses.bounds();
    let unit = hypotheses.model.unit();
    let earlier = match hypotheses.from.iter().sum::<u64>() {
        0 => String::new(),
        pairs => format!(" and {} earlier ones", 2 * pairs),
    };
    let model = match hypotheses.model {
        Model::Logistic => "",
        Model::Normalized => " in normalized Elo",
    };
    let decision = match test.verdict() {
        Some(Verdict::H1) => format!(
            "H1 accepted: {first} is stronger than {second} (difference {} {unit}, not {})",
            hypotheses.elo1, hypotheses.elo0
        ),
        Some(Verdict::H0) => format!(
            "H0 accepted: {first} is not stronger than {second} (difference {} {unit}, not {})",
            hypotheses.elo0, hypotheses.elo1
        ),
        None => "undecided".to_owned(),
    };
    let [ll, ld, even, wd, ww] = test.counts();
    vec![
        format!(
            "SPRT elo0 {} elo1 {}{model} alpha {} beta {}: {decision}",
            hypotheses.elo0, hypotheses.elo1, hypotheses.alpha, hypotheses.beta,
        ),
        format!(
            "LLR {:.2} ({lower:.2} to {upper:.2}) after {} games{earlier}; pairs by points of {first}: 0: {ll}, 0.5: {ld}, \
             1: {even}, 1.5: {wd}, 2: {ww}",
            test.ratio(),
            test.counted_games(),
        ),
    ]
}

/// The figures of a match in one line. The verdict of a test has the pairs already.
pub fn statistics(standings: &Standings, figures: &MatchStatistics) -> String {
    let percent = |share: f64| format!("{:.1}%", 100.0 * share);
    let [draws, even] = [figures.draw_rate, figures.even_pairs].map(percent);
    let mut words = Vec::new();
    if let (Some((elo, error)), Some(superiority)) = (figures.normalized_elo, figures.superiority) {
        words.push(format!("normalized Elo {elo:+.1} ± {error:.1}, LOS {}", percent(superiority)));
    }
    words.push(format!("drawn games {draws}, even pairs {even}"));
    let [ll, ld, wl, wd, ww] = figures.pairs;
    if standings.test.is_none() {
        let first = &standings.names[0];
        words.push(format!("pairs by points of {first}: 0: {ll}, 0.5: {ld}, 1: {wl}, 1.5: {wd}, 2: {ww}"));
    }
    words.join("; ")
}

fn footnotes(standings: &Standings) -> Vec<String> {
    let Standings { counted, uncounted, planned, .. } = standings;
    let mut notes = Vec::new();
    if let Some(ratings) = &standings.ratings {
        notes.push(match ratings.errors_from {
            ErrorsFrom::Pairs => "±: 95 % interval, from the spread of the pairs of games".to_owned(),
            ErrorsFrom::Games => "±: 95 % interval, from single games".to_owned(),
        });
        if ratings.draws_added {
            notes.push(
                "a player won or lost all games: Elo is computed with one more drawn game in each pairing".to_owned(),
            );
        }
    }
    if !standings.withdrawn.is_empty() {
        let names: Vec<&str> = standings.withdrawn.iter().map(|&player| standings.names[player].as_str()).collect();
        notes.push(format!("withdrawn: {}", names.join(", ")));
    }
    if !standings.is_complete {
        let more = if standings.rounds.is_empty() { "" } else { " that have been drawn so far" };
        notes.push(format!("{counted} of {planned} games{more} have been played"));
    }
    if *uncounted > 0 {
        notes.push(format!("{uncounted} games that were running at the decision do not count"));
    }
    notes
}

#[cfg(test)]
mod tests {
    use super::super::tests::tournament_after;
    use super::*;
    use crate::format::Hypotheses;
    use crate::format::{Format, Knockout};
    use crate::plan::tests::plan;
    use crate::results::tests::result;
    use crate::state::State;

    #[test]
    fn round_robin_as_text_and_markdown() {
        let players = ["a=random:1", "b=random:2", "third=first-legal"];
        let empty = State::new(plan(Format::RoundRobin, &players, 2));
        let mut results: Vec<_> =
            (1..=11).map(|game| result(&empty, game, [None, Some(0), Some(1)][game as usize % 3])).collect();
        results[1].outcome.detail = Some("no answer within 1000 ms".to_owned());
        results[1].outcome.reason = "timeout".to_owned();
        let standings = Standings::new(&tournament_after(Format::RoundRobin, &players, 2, results));
        insta::assert_snapshot!("text", text(&standings));
        insta::assert_snapshot!("markdown", markdown(&standings));
    }

    #[test]
    fn names_cannot_control_a_terminal() {
        let players = ["a\u{1b}[2J", "\u{202e}b"];
        let text = text(&Standings::new(&State::new(plan(Format::RoundRobin, &players, 1))));
        assert!(text.contains(r"a\u{1b}[2J") && text.contains(r"\u{202e}b"), "{text}");
        assert!(!text.contains(['\u{1b}', '\u{202e}']), "{text}");
    }

    #[test]
    fn named_tie_breaks_are_columns() {
        use crate::draw::knockout::tests::play;
        let players = ["Jena=x", "Porto=x", "Graz=x", "Brno=x", "Lodz=x"];
        let tie_breaks = vec![TieBreak::Buchholz, TieBreak::DirectEncounter, TieBreak::Lots];
        let plan = crate::plan::Plan { tie_breaks, ..plan(Format::Swiss { games: 1 }, &players, 3) };
        let mut state = State::new(plan);
        play(&mut state, |_, [a, b]| ((a + b) % 4 != 3).then_some(a.max(b)));
        insta::assert_snapshot!("tie_breaks", text(&Standings::new(&state)));
    }

    #[test]
    fn markdown_shows_names_and_rounds_literally() {
        use crate::draw::knockout::tests::play;
        let players = ["gtp:'a | b' *", "_x_", "Draci_Brno", "1<2&amp;"];
        let mut state = State::new(plan(Format::Swiss { games: 1 }, &players, 2));
        play(&mut state, |_, [a, b]| Some(a.min(b)));
        let text = markdown(&Standings::new(&state));
        for shown in [r"gtp:'a \| b' \*", r"\_x\_", "| Draci_Brno ", r"1\<2\&amp;", "\n### round 2\n\n- "] {
            assert!(text.contains(shown), "{shown}: {text}");
        }
        // All rows of a table have as many bars as its heading, the escaped ones aside.
        let bars = |line: &str| line.replace(r"\|", "").matches('|').count();
        for table in text.split("\n\n").filter(|part| part.starts_with('|')) {
            let lines: Vec<&str> = table.lines().collect();
            assert!(lines.iter().all(|line| bars(line) == bars(lines[0])), "{table}");
            assert!(lines[1].starts_with("|--:|---") && lines[1].ends_with("-:|"), "{table}");
        }
    }

    #[test]
    fn sprt_as_text() {
        let hypotheses = Hypotheses { elo0: 0.0, elo1: 100.0, alpha: 0.05, beta: 0.05, ..Hypotheses::default() };
        let (format, players) = (Format::Sprt(hypotheses), ["new=random:1", "old=random:2"]);
        let empty = State::new(plan(format, &players, 100));
        // The new player wins all games.
        let results: Vec<_> = (1..=60).map(|game| result(&empty, game, Some((game as usize + 1) % 2))).collect();
        insta::assert_snapshot!("sprt", text(&Standings::new(&tournament_after(format, &players, 100, results))));
    }

    #[test]
    fn match_of_two_has_its_figures() {
        let players = ["new=random:1", "old=random:2"];
        let empty = State::new(plan(Format::RoundRobin, &players, 4));
        // Points of the new player in the pairs: 0.5, 1, 1 and 2, as in the test of the figures.
        let winners = [None, Some(0), Some(0), Some(0), None, None, Some(0), Some(1)];
        let results = (1..).zip(winners).map(|(game, winner)| result(&empty, game, winner));
        let standings = Standings::new(&tournament_after(Format::RoundRobin, &players, 4, results));
        let line = "normalized Elo +56.4 ± 240.8, LOS 67.7%; drawn games 37.5%, even pairs 50.0%; \
                    pairs by points of new: 0: 0, 0.5: 1, 1: 2, 1.5: 0, 2: 1";
        let text = text(&standings);
        assert!(text.lines().any(|one| one == line), "{text}");
    }

    #[test]
    fn drawn_formats_as_text() {
        use crate::draw::knockout::tests::play;
        let players = ["Jena=x", "Porto=x", "Graz=x", "Brno=x", "Lodz=x"];
        for (name, format) in [
            ("knockout", Format::Knockout(Knockout { games: 2, replays: 1, third_place: false })),
            ("third_place", Format::Knockout(Knockout { games: 1, replays: 0, third_place: true })),
            ("swiss", Format::Swiss { games: 1 }),
            (
                "groups",
                Format::Groups {
                    groups: 2,
                    advance: 1,
                    knockout: Knockout { games: 1, replays: 0, third_place: false },
                },
            ),
        ] {
            let mut state = State::new(plan(format, &players, 3));
            play(&mut state, |_, [a, b]| ((a + b) % 4 != 3).then_some(a.max(b)));
            insta::assert_snapshot!(name, text(&Standings::new(&state)));
        }
    }
}
