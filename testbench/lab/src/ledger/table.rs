//! The ledger's figures as tables: losses by kind, and by ply.

use anyhow::Result;

use super::kinds::Kind;
use super::results::{self, Record};

/// Plies per row.
pub const BAND: usize = 4;

/// Both tables.
pub fn both_tables() -> Result<String> {
    let all = results::all()?;
    if all.is_empty() {
        return Ok("No losses are stored yet: `cargo lab ledger` looks for them.\n".to_owned());
    }
    Ok(by_kind(&all) + "\n" + &by_ply(&all))
}

fn by_kind(all: &[Record]) -> String {
    let mut table = String::from("| kind |");
    for record in all {
        table += &format!(" {}, {} cycles |", record.against, thousands(record.cycles));
    }
    table += &format!("\n|---|{}\n", "---|".repeat(all.len()));
    let row = |title: &str, cell: &dyn Fn(&Record) -> String| {
        let cells: String = all.iter().map(|record| format!(" {} |", cell(record))).collect();
        format!("| {title} |{cells}\n")
    };
    for kind in Kind::ALL {
        if all.iter().any(|record| record.of(kind) > 0) {
            table += &row(kind.title(), &|record| match record.of(kind) {
                0 => String::new(),
                count => format!("{count} ({:.0} %)", 100.0 * count as f64 / record.lost as f64),
            });
        }
    }
    table += &row("judge", &|record| format!("`{}`", record.judge));
    table += &row("**lost of games**", &|record| format!("**{} of {}**", record.lost, record.games));
    table + &row("billion cycles searched", &|record| format!("{:.1}", record.searched_cycles as f64 / 1e9))
}

fn by_ply(all: &[Record]) -> String {
    let counted = count_by_ply(all);
    let kinds: Vec<Kind> =
        Kind::ALL.into_iter().filter(|kind| counted.iter().any(|(_, known, _)| known == kind)).collect();
    let heads: String = kinds.iter().map(|kind| format!(" {} |", kind.title())).collect();
    let mut table = format!("| turn given away at ply |{heads}\n|---|{}\n", "---|".repeat(kinds.len()));
    let last = counted.iter().map(|(ply, ..)| ply / BAND).max().unwrap_or(0);
    for band in 0..=last {
        let of = |kind| -> usize {
            counted.iter().filter(|(ply, known, _)| ply / BAND == band && *known == kind).map(|(.., count)| count).sum()
        };
        let cells: Vec<usize> = kinds.iter().map(|&kind| of(kind)).collect();
        if cells.iter().sum::<usize>() > 0 {
            let cells: String =
                cells.iter().map(|&count| if count > 0 { format!(" {count} |") } else { " |".to_owned() }).collect();
            table += &format!("| {} to {} |{cells}\n", band * BAND, band * BAND + BAND - 1);
        }
    }
    table
}

/// For each ply and kind, the number of games given away there.
pub fn count_by_ply(all: &[Record]) -> Vec<(usize, Kind, usize)> {
    let losses = all.iter().flat_map(|record| &record.losses);
    losses.flat_map(|losses| losses.plies.iter().map(|(&ply, &count)| (ply, losses.kind, count))).collect()
}

fn thousands(cycles: u64) -> String {
    match cycles {
        1_000_000.. => format!("{} million", cycles as f64 / 1e6),
        _ => format!("{} thousand", cycles as f64 / 1e3),
    }
}

#[cfg(test)]
mod tests {
    use super::super::results::Losses;
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn tables_show_only_kinds_and_plies_that_occur() {
        let losses = vec![
            Losses { kind: Kind::Given, count: 1, plies: BTreeMap::new() },
            Losses { kind: Kind::Horizon, count: 3, plies: BTreeMap::from([(12, 2), (21, 1)]) },
        ];
        let record = Record {
            against: "engine".into(),
            cycles: 200_000,
            deeper: 100,
            margin: 160,
            judge: "model".into(),
            games: 9,
            lost: 4,
            losses,
            searched_cycles: 2_000_000_000,
            verilog_sha256: String::new(),
        };
        let all = [record];
        assert_eq!(
            by_kind(&all),
            "| kind | engine, 200 thousand cycles |\n|---|---|\n| lost when it began | 1 (25 %) |\n| horizon | 3 (75 %) |\n\
             | judge | `model` |\n| **lost of games** | **4 of 9** |\n| billion cycles searched | 2.0 |\n"
        );
        assert_eq!(
            by_ply(&all),
            "| turn given away at ply | horizon |\n|---|---|\n| 12 to 15 | 2 |\n| 20 to 23 | 1 |\n"
        );
    }
}
