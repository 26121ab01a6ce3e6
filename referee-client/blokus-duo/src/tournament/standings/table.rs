//! The tables that people read: as text, and as Markdown.

use comfy_table::presets::{ASCII_MARKDOWN, NOTHING};
use comfy_table::{CellAlignment, ContentArrangement, Table, TableStyle};

use super::elo::{ErrorsFrom, Rating};
use super::sprt::{Test, Verdict};
use super::{Score, Standings};

/// The tables as plain text.
pub fn text(standings: &Standings) -> String {
    render(standings, NOTHING)
}

/// The tables as Markdown.
pub fn markdown(standings: &Standings) -> String {
    render(standings, ASCII_MARKDOWN)
}

fn render(standings: &Standings, style: TableStyle) -> String {
    let mut parts = vec![draw(ranking(standings), style), draw(crosstable(standings), style)];
    parts.extend(standings.test.as_ref().map(|test| verdict(standings, test)));
    parts.push(footnotes(standings).join("\n"));
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

fn ranking(standings: &Standings) -> Rows {
    let heading = ["#", "player", "Elo", "±", "games", "won", "drawn", "lost", "score", "forfeits"];
    let mut rows = vec![heading.map(str::to_owned).to_vec()];
    for (place, &player) in standings.order.iter().enumerate() {
        let score = standings.scores[player];
        let Rating { elo, error } = standings.ratings.of[player];
        let known = score.games() > 0;
        let mut row = vec![(place + 1).to_string(), standings.names[player].clone()];
        row.push(if known { signed(elo) } else { String::new() });
        row.push(error.filter(|_| known).map_or_else(String::new, |error| format!("{error:.0}")));
        row.extend([score.games(), score.won, score.drawn, score.lost].map(|count| count.to_string()));
        row.push(score.share().map_or_else(String::new, |share| format!("{:.1}%", 100.0 * share)));
        row.push(forfeits(standings, player));
        rows.push(row);
    }
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

fn forfeits(standings: &Standings, player: usize) -> String {
    let causes: Vec<String> =
        standings.forfeits[player].iter().map(|(cause, count)| format!("{count} {cause}")).collect();
    if causes.is_empty() {
        "0".to_owned()
    } else {
        causes.join(", ")
    }
}

/// Who beat whom: games won, drawn and lost by the player of the row against that of the column.
fn crosstable(standings: &Standings) -> Rows {
    let places = (1..=standings.order.len()).map(|place| place.to_string());
    let mut rows: Rows =
        vec![["#".to_owned(), "won-drawn-lost against".to_owned()].into_iter().chain(places).collect()];
    for (place, &player) in standings.order.iter().enumerate() {
        let cell = |&other: &usize| match standings.against[player][other] {
            _ if other == player => "x".to_owned(),
            score if score.games() == 0 => "-".to_owned(),
            Score { won, drawn, lost } => format!("{won}-{drawn}-{lost}"),
        };
        let names = [(place + 1).to_string(), standings.names[player].clone()];
        rows.push(names.into_iter().chain(standings.order.iter().map(cell)).collect());
    }
    rows
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
    let Standings { counted, uncounted, planned, ratings, .. } = standings;
    let mut notes = vec![match ratings.errors_from {
        ErrorsFrom::Pairs => {
            "± holds the true figure 95 times of 100, from the spread of the pairs of games".to_owned()
        }
        ErrorsFrom::Games => "± holds the true figure 95 times of 100, from single games".to_owned(),
    }];
    if ratings.draws_added {
        notes.push("a player won all or lost all: Elo as if each pairing had one more game, drawn".to_owned());
    }
    if !standings.is_complete() {
        notes.push(format!("{counted} of {planned} games have been played"));
    }
    if *uncounted > 0 {
        notes.push(format!("{uncounted} games that were under way at the decision do not count"));
    }
    notes
}

#[cfg(test)]
mod tests {
    use super::super::super::plan::tests::plan;
    use super::super::super::plan::Format;
    use super::super::super::results::tests::result;
    use super::*;
    use crate::tournament::hypotheses::Hypotheses;

    #[test]
    fn a_round_robin_as_text_and_markdown() {
        let plan = plan(Format::RoundRobin, &["a=random:1", "b=random:2", "third=first-legal"], 2);
        let mut results: Vec<_> =
            (1..=11).map(|game| result(&plan, game, [None, Some(0), Some(1)][game as usize % 3])).collect();
        results[1].detail = Some("no answer within 1000 ms".to_owned());
        results[1].reason = "timeout".to_owned();
        let standings = Standings::new(&plan, &results);
        insta::assert_snapshot!("text", text(&standings));
        insta::assert_snapshot!("markdown", markdown(&standings));
    }

    #[test]
    fn a_test_tells_its_verdict() {
        let hypotheses = Hypotheses { elo0: 0.0, elo1: 100.0, alpha: 0.05, beta: 0.05 };
        let plan = plan(Format::Sprt(hypotheses), &["new=random:1", "old=random:2"], 100);
        // The new one wins all.
        let results: Vec<_> = (1..=60).map(|game| result(&plan, game, Some((game as usize + 1) % 2))).collect();
        insta::assert_snapshot!("sprt", text(&Standings::new(&plan, &results)));
    }
}
