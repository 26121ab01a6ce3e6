//! The standings as text and as Markdown tables.

use comfy_table::presets::{ASCII_MARKDOWN, NOTHING};
use comfy_table::{CellAlignment, ContentArrangement, Table, TableStyle};
use referee_client::foreign_text::PrintableLines;

use super::elo::{ErrorsFrom, Rating};
use super::rounds::Pairing;
use super::rows::{Row, Score};
use super::sprt::{Test, Verdict};
use super::{Line, Standings};
use crate::draw::knockout::is_third_place;
use crate::scoring::{Points, Scoring, TieBreak};

/// The standings as plain text.
pub fn text(standings: &Standings) -> String {
    render(standings, NOTHING)
}

/// The standings as Markdown.
pub fn markdown(standings: &Standings) -> String {
    render(standings, ASCII_MARKDOWN)
}

fn render(standings: &Standings, style: TableStyle) -> String {
    let mut parts = Vec::new();
    // Without a knockout, the groups are the standings.
    let is_in_groups = !standings.groups.is_empty() && standings.ranking.iter().all(|line| line.reached.is_none());
    if !is_in_groups {
        parts.push(format_table(ranking(standings, &standings.ranking), style));
    }
    for (index, group) in standings.groups.iter().enumerate() {
        if standings.groups.len() > 1 {
            parts.push(format!("group {}", index + 1));
        }
        parts.push(format_table(ranking(standings, group), style));
    }
    parts.extend(crosstable(standings).map(|rows| format_table(rows, style)));
    parts.extend(rounds(standings));
    parts.extend(standings.test.as_ref().map(|test| verdict(standings, test)));
    let notes = footnotes(standings);
    if !notes.is_empty() {
        parts.push(notes.join("\n"));
    }
    // Names come from outside, and people read the tables in a terminal.
    PrintableLines(&(parts.join("\n\n") + "\n")).to_string()
}

/// Rows of cells, with the heading first. All columns but the player's name are numbers.
type Rows = Vec<Vec<String>>;

const NAME_COLUMN: usize = 1;

fn format_table(rows: Rows, style: TableStyle) -> String {
    let mut table = Table::new();
    table.load_style(style).set_content_arrangement(ContentArrangement::Disabled);
    let mut rows = rows.into_iter();
    table.set_header(rows.next().unwrap_or_default());
    table.add_rows(rows);
    for column in table.column_iter_mut() {
        let is_name = column.index == NAME_COLUMN;
        column.set_cell_alignment(if is_name { CellAlignment::Left } else { CellAlignment::Right });
    }
    let text = table.to_string();
    text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
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
        column("Elo", lines, |line| rating(line).map_or_else(String::new, |Rating { elo, .. }| signed(elo))),
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
        column("total", lines, |line| line.row.points.iter().sum::<f64>().to_string()),
    ];
    for figure in points.tie_breaks.iter().chain(&points.shown) {
        columns.push(column(&figure.head, lines, |line| figure.format(line.row.figures(figure))));
    }
    columns
}

/// Formats Elo; zero has no sign.
fn signed(elo: f64) -> String {
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
fn rounds(standings: &Standings) -> Option<String> {
    let pairing = |pairing: &Pairing, is_last: bool| match (pairing.players.as_slice(), pairing.points.as_slice()) {
        ([one], _) => Some(format!("  {one}: bye")),
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
            Some(format!("  {first} - {second}{so_far}{on}"))
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
            format!("{}:\n{}", round.name, lines.join("\n"))
        })
        .collect();
    (!parts.is_empty() && standings.against.is_some()).then(|| parts.join("\n"))
}

fn verdict(standings: &Standings, test: &Test) -> String {
    let [first, second] = [&standings.names[0], &standings.names[1]];
    let hypotheses = test.hypotheses();
    let [lower, upper] = hypotheses.bounds();
    let decision = match test.verdict() {
        Some(Verdict::H1) => format!(
            "H1 accepted: {first} is stronger than {second} (difference {} Elo, not {})",
            hypotheses.elo1, hypotheses.elo0
        ),
        Some(Verdict::H0) => format!(
            "H0 accepted: {first} is not stronger than {second} (difference {} Elo, not {})",
            hypotheses.elo0, hypotheses.elo1
        ),
        None => "undecided".to_owned(),
    };
    let [ll, ld, even, wd, ww] = test.counts();
    format!(
        "SPRT elo0 {} elo1 {} alpha {} beta {}: {decision}\nLLR {:.2} ({lower:.2} to {upper:.2}) after {} games; pairs by \
         points of {first}: 0: {ll}, 0.5: {ld}, 1: {even}, 1.5: {wd}, 2: {ww}",
        hypotheses.elo0,
        hypotheses.elo1,
        hypotheses.alpha,
        hypotheses.beta,
        test.ratio(),
        test.counted_games(),
    )
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
    fn sprt_as_text() {
        let hypotheses = Hypotheses { elo0: 0.0, elo1: 100.0, alpha: 0.05, beta: 0.05 };
        let (format, players) = (Format::Sprt(hypotheses), ["new=random:1", "old=random:2"]);
        let empty = State::new(plan(format, &players, 100));
        // The new player wins all games.
        let results: Vec<_> = (1..=60).map(|game| result(&empty, game, Some((game as usize + 1) % 2))).collect();
        insta::assert_snapshot!("sprt", text(&Standings::new(&tournament_after(format, &players, 100, results))));
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
