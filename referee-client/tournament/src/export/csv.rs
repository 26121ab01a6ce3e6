//! Tables as comma-separated values (RFC 4180).

use referee_client::fail::bad_input;

use crate::scoring::{Column, Scoring};
use crate::standings::{Line, Standings};
use crate::state::State;

/// A row of fields.
type Row = Vec<String>;

/// A text field. Spreadsheets run text that begins like a formula, so an apostrophe keeps it text.
fn text(text: &str) -> String {
    let is_formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    if is_formula {
        format!("'{text}")
    } else {
        text.to_owned()
    }
}

fn optional<T: ToString>(value: Option<T>) -> String {
    value.map_or_else(String::new, |value| value.to_string())
}

/// Rows as text; every line ends with CR LF.
fn write(rows: impl IntoIterator<Item = Row>) -> String {
    let field = |field: &String| match field.contains(['"', ',', '\n', '\r']) {
        true => format!("\"{}\"", field.replace('"', "\"\"")),
        false => field.clone(),
    };
    rows.into_iter().map(|row| row.iter().map(field).collect::<Vec<_>>().join(",") + "\r\n").collect()
}

/// The standings: a line for each player, the best first.
pub fn standings(standings: &Standings) -> String {
    let columns: Vec<&Column> = match &standings.scoring {
        Scoring::Elo => Vec::new(),
        Scoring::Points(points) => points.tie_breaks.iter().chain(&points.shown).collect(),
    };
    let heads = [
        "place",
        "player",
        "points",
        "games",
        "won",
        "drawn",
        "lost",
        "elo",
        "error_95",
        "opponents_points",
        "reached",
    ];
    let mut head: Row = heads.map(str::to_owned).to_vec();
    head.extend(standings.tie_breaks.iter().map(ToString::to_string));
    head.extend(columns.iter().map(|column| text(&column.head)));
    head.extend(["forfeits".to_owned(), "withdrawn".to_owned()]);
    let row = |line: &Line| {
        let (row, player) = (&line.row, line.row.player);
        let rating = standings.ratings.as_ref().filter(|_| row.score.games() > 0).map(|ratings| ratings.of[player]);
        let mut fields = vec![
            line.place.to_string(),
            text(&standings.names[player]),
            row.tally.points.to_string(),
            row.points.len().to_string(),
            row.score.won.to_string(),
            row.score.drawn.to_string(),
            row.score.lost.to_string(),
            optional(rating.map(|rating| format!("{:.1}", rating.elo + 0.0))),
            optional(rating.and_then(|rating| rating.error).map(|error| format!("{error:.1}"))),
            optional(line.swiss.map(|[_, met]| met)),
            optional(line.reached.as_deref().map(text)),
        ];
        fields.extend(
            (0..standings.tie_breaks.len()).map(|index| optional(line.tie_breaks.get(index).copied().flatten())),
        );
        fields.extend(columns.iter().map(|column| optional(column.summary(row.figures(column)))));
        fields.push(row.forfeits.values().sum::<u64>().to_string());
        fields.push(standings.withdrawn.contains(&player).to_string());
        fields
    };
    write([head].into_iter().chain(standings.ranking.iter().map(row)))
}

/// The crosstable: for each pair of players, the row's player first, games won, drawn and lost.
pub fn crosstable(standings: &Standings) -> anyhow::Result<String> {
    let Some(against) = &standings.against else {
        return Err(bad_input("a crosstable is for games of two players"));
    };
    let head: Row = ["player".to_owned()]
        .into_iter()
        .chain(standings.order().map(|player| text(&standings.names[player])))
        .collect();
    let row = |player: usize| {
        let cell = |other: usize| {
            let score = against[player][other];
            let is_played = other != player && score.games() > 0;
            if is_played {
                format!("{}-{}-{}", score.won, score.drawn, score.lost)
            } else {
                String::new()
            }
        };
        [text(&standings.names[player])].into_iter().chain(standings.order().map(cell)).collect()
    };
    Ok(write([head].into_iter().chain(standings.order().map(row))))
}

/// The finished games: a line for each player of each game, in the order of the games.
pub fn games(state: &State) -> String {
    let heads = ["game", "round", "seat", "player", "score", "points", "won", "reason", "detail", "fault"];
    let mut results: Vec<_> = state.results().iter().collect();
    results.sort_by_key(|result| result.game);
    let rows = results.into_iter().flat_map(|result| {
        let outcome = &result.outcome;
        let round = optional(state.slot(result.game).map(|slot| slot.round + 1));
        (0..result.players.len()).map(move |seat| {
            vec![
                result.game.to_string(),
                round.clone(),
                (seat + 1).to_string(),
                text(&result.players[seat]),
                optional(outcome.scores.get(seat)),
                result.points(seat).to_string(),
                (outcome.winner == Some(seat)).to_string(),
                text(&outcome.reason),
                optional(outcome.detail.as_deref().map(text)),
                optional(outcome.fault(seat).map(text)),
            ]
        })
    });
    write([heads.map(str::to_owned).to_vec()].into_iter().chain(rows))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::Format;
    use crate::plan::tests::plan;
    use crate::results::tests::result;
    use crate::standings::tests::tournament_after;

    /// Jena wins one game and draws one; Porto forfeits the first.
    fn played() -> State {
        let players = ["Jena=x", "Porto=x"];
        let empty = State::new(plan(Format::RoundRobin, &players, 2));
        let mut first = result(&empty, 1, Some(0));
        first.outcome.reason = "illegal move".to_owned();
        first.outcome.detail = Some("\"0000\", then silence".to_owned());
        tournament_after(Format::RoundRobin, &players, 2, [first, result(&empty, 2, None)])
    }

    #[test]
    fn standings_and_crosstable_have_a_line_for_each_player() {
        let standings_of_two = Standings::new(&played());
        let text = standings(&standings_of_two);
        let lines: Vec<&str> = text.split("\r\n").collect();
        let heads = "place,player,points,games,won,drawn,lost,elo,error_95,opponents_points,reached,forfeits,withdrawn";
        assert_eq!((lines[0], lines.len()), (heads, 4));
        assert!(lines[1].starts_with("1,Jena,1.5,2,1,1,0,190.8,"), "{text}");
        assert!(lines[2].starts_with("2,Porto,0.5,2,0,1,1,0.0,,") && lines[2].ends_with(",,1,false"), "{text}");
        let table = crosstable(&standings_of_two).unwrap();
        assert_eq!(table, "player,Jena,Porto\r\nJena,,1-1-0\r\nPorto,0-1-1,\r\n");
    }

    #[test]
    fn games_quote_what_players_sent() {
        let text = games(&played());
        let lines: Vec<&str> = text.split("\r\n").collect();
        assert_eq!(lines[1], "1,1,1,Jena,-3,1,true,illegal move,\"\"\"0000\"\", then silence\",");
        assert_eq!(lines[2], "1,1,2,Porto,-4,0,false,illegal move,\"\"\"0000\"\", then silence\",illegal move");
        assert_eq!(lines[3], "2,1,1,Porto,-3,0.5,false,both players passed,,");
    }

    #[test]
    fn text_cannot_be_a_formula() {
        assert_eq!(text("=HYPERLINK(1)"), "'=HYPERLINK(1)");
        assert_eq!(text("Jena=x"), "Jena=x");
        assert_eq!(write([vec!["a\nb".to_owned(), "c".to_owned()]]), "\"a\nb\",c\r\n");
    }
}
