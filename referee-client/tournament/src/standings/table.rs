//! The tables that people read: as text, and as Markdown.

use comfy_table::presets::{ASCII_MARKDOWN, NOTHING};
use comfy_table::{CellAlignment, ContentArrangement, Table, TableStyle};

use super::elo::{ErrorsFrom, Rating};
use super::rounds::Pairing;
use super::rows::{Row, Score};
use super::sprt::{Test, Verdict};
use super::{Line, Standings};
use crate::scoring::Scoring;

/// The tables as plain text.
pub fn text(standings: &Standings) -> String {
    render(standings, NOTHING)
}

/// The tables as Markdown.
pub fn markdown(standings: &Standings) -> String {
    render(standings, ASCII_MARKDOWN)
}

fn render(standings: &Standings, style: TableStyle) -> String {
    let mut parts = Vec::new();
    // Groups that nothing follows are the standing.
    let is_in_groups = !standings.groups.is_empty() && standings.ranking.iter().all(|line| line.reached.is_none());
    if !is_in_groups {
        parts.push(draw(ranking(standings, &standings.ranking), style));
    }
    for (index, group) in standings.groups.iter().enumerate() {
        if standings.groups.len() > 1 {
            parts.push(format!("group {}", index + 1));
        }
        parts.push(draw(ranking(standings, group), style));
    }
    parts.extend(crosstable(standings).map(|rows| draw(rows, style)));
    parts.extend(rounds(standings));
    parts.extend(standings.test.as_ref().map(|test| verdict(standings, test)));
    let notes = footnotes(standings);
    if !notes.is_empty() {
        parts.push(notes.join("\n"));
    }
    parts.join("\n\n") + "\n"
}

/// Rows of cells, the heading first. All columns but the player's name are figures.
type Rows = Vec<Vec<String>>;

const NAME_COLUMN: usize = 1;

fn draw(rows: Rows, style: TableStyle) -> String {
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

fn ranking(standings: &Standings, lines: &[Line]) -> Rows {
    let mut rows = vec![["#", "player"].map(str::to_owned).to_vec()];
    rows.extend(
        lines
            .iter()
            .enumerate()
            .map(|(place, line)| vec![(place + 1).to_string(), standings.names[line.row.player].clone()]),
    );
    let mut add = |head: &str, cell: &dyn Fn(&Line) -> String| {
        rows[0].push(head.to_owned());
        rows[1..].iter_mut().zip(lines).for_each(|(row, line)| row.push(cell(line)));
    };
    if lines.iter().any(|line| line.reached.is_some()) {
        add("reached", &|line| line.reached.clone().unwrap_or_default());
    }
    if lines.iter().any(|line| line.swiss.is_some()) {
        let swiss = |line: &Line, index: usize| line.swiss.map_or(String::new(), |both| both[index].to_string());
        add("points", &|line| swiss(line, 0));
        add("of those met", &|line| swiss(line, 1));
    }
    if let Some(ratings) = &standings.ratings {
        let known = |line: &Line| (line.row.score.games() > 0).then(|| ratings.of[line.row.player]);
        add("Elo", &|line| known(line).map_or_else(String::new, |Rating { elo, .. }| signed(elo)));
        add("±", &|line| {
            known(line).and_then(|rating| rating.error).map_or_else(String::new, |error| format!("{error:.0}"))
        });
    }
    add("games", &|line| line.row.points.len().to_string());
    match &standings.scoring {
        Scoring::Elo => {
            add("won", &|line| line.row.score.won.to_string());
            add("drawn", &|line| line.row.score.drawn.to_string());
            add("lost", &|line| line.row.score.lost.to_string());
            add("score", &|line| {
                line.row.score.share().map_or_else(String::new, |share| format!("{:.1}%", 100.0 * share))
            });
        }
        Scoring::Points(points) => {
            add("points a game", &|line| line.row.mean().map_or_else(String::new, |mean| format!("{mean:.2}")));
            add("±", &|line| line.row.half_width().map_or_else(String::new, |half| format!("{half:.2}")));
            add("total", &|line| line.row.points.iter().sum::<f64>().to_string());
            for column in points.tie_breaks.iter().chain(&points.shown) {
                add(&column.head, &|line| column.text(line.row.figures(column)));
            }
        }
    }
    add("forfeits", &|line| forfeits(&line.row));
    rows
}

/// Elo without a sign before zero.
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

/// Who beat whom: games won, drawn and lost by the player of the row against that of the column.
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

/// The rounds that were drawn, where two play; tables of four are too many.
fn rounds(standings: &Standings) -> Option<String> {
    let pairing = |pairing: &Pairing, is_final: bool| match (pairing.players.as_slice(), pairing.points.as_slice()) {
        ([one], _) => Some(format!("  {one}: bye")),
        ([first, second], [own, other]) => {
            let so_far = match pairing.over {
                0 => String::new(),
                over if over == pairing.games.len() => format!(": {own} to {other}"),
                over => format!(": {own} to {other} after {over} of {} games", pairing.games.len()),
            };
            let why = if pairing.as_seeded { " as seeded" } else { "" };
            let does = if is_final { "wins" } else { "goes on" };
            let on = match &pairing.winner {
                Some(winner) => format!(", {winner} {does}{why}"),
                None if pairing.is_open => ", to be played again".to_owned(),
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
                let is_final = round.name.starts_with("final");
                round.pairings.iter().filter_map(|one| pairing(one, is_final)).collect()
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
            "H1 accepted: {first} is stronger than {second}, by {} Elo rather than {}",
            hypotheses.elo1, hypotheses.elo0
        ),
        Some(Verdict::H0) => format!(
            "H0 accepted: {first} is not stronger than {second} by {} Elo, but by {} at most",
            hypotheses.elo1, hypotheses.elo0
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
            ErrorsFrom::Pairs => {
                "± holds the true figure 95 times of 100, from the spread of the pairs of games".to_owned()
            }
            ErrorsFrom::Games => "± holds the true figure 95 times of 100, from single games".to_owned(),
        });
        if ratings.draws_added {
            notes.push("a player won all or lost all: Elo as if each pairing had one more game, drawn".to_owned());
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
        notes.push(format!("{uncounted} games that were under way at the decision do not count"));
    }
    notes
}

#[cfg(test)]
mod tests {
    use super::super::tests::after;
    use super::*;
    use crate::format::{Format, Knockout};
    use crate::hypotheses::Hypotheses;
    use crate::plan::tests::plan;
    use crate::results::tests::result;
    use crate::state::State;

    #[test]
    fn a_round_robin_as_text_and_markdown() {
        let players = ["a=random:1", "b=random:2", "third=first-legal"];
        let empty = State::new(plan(Format::RoundRobin, &players, 2));
        let mut results: Vec<_> =
            (1..=11).map(|game| result(&empty, game, [None, Some(0), Some(1)][game as usize % 3])).collect();
        results[1].outcome.detail = Some("no answer within 1000 ms".to_owned());
        results[1].outcome.reason = "timeout".to_owned();
        let standings = Standings::new(&after(Format::RoundRobin, &players, 2, results));
        insta::assert_snapshot!("text", text(&standings));
        insta::assert_snapshot!("markdown", markdown(&standings));
    }

    #[test]
    fn a_test_tells_its_verdict() {
        let hypotheses = Hypotheses { elo0: 0.0, elo1: 100.0, alpha: 0.05, beta: 0.05 };
        let (format, players) = (Format::Sprt(hypotheses), ["new=random:1", "old=random:2"]);
        let empty = State::new(plan(format, &players, 100));
        // The new one wins all.
        let results: Vec<_> = (1..=60).map(|game| result(&empty, game, Some((game as usize + 1) % 2))).collect();
        insta::assert_snapshot!("sprt", text(&Standings::new(&after(format, &players, 100, results))));
    }

    #[test]
    fn a_knockout_and_a_swiss_tournament_as_text() {
        use crate::draw::knockout::tests::play;
        let players = ["Jena=x", "Porto=x", "Graz=x", "Brno=x", "Lodz=x"];
        for (name, format) in [
            ("knockout", Format::Knockout(Knockout { games: 2, replays: 1 })),
            ("swiss", Format::Swiss { games: 1 }),
            ("groups", Format::Groups { groups: 2, advance: 1, knockout: Knockout { games: 1, replays: 0 } }),
        ] {
            let mut state = State::new(plan(format, &players, 3));
            play(&mut state, |_, [a, b]| ((a + b) % 4 != 3).then_some(a.max(b)));
            insta::assert_snapshot!(name, text(&Standings::new(&state)));
        }
    }
}
