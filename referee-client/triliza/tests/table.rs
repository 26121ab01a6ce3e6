//! The policy as a controller runs it: compiled with the machine's C compiler, it plays like the
//! table.

use std::io::Write;
use std::process::{Command, Stdio};

use attacks::Running;
use triliza_core::board::{Board, Team};
use triliza_core::contest::ATTEMPTS;
use triliza_core::solver::{Skill, Solver};
use triliza_core::table::Table;

/// Reads lines `is_red attempt cells` and answers each with a cell.
const MAIN: &str = r#"
#include <stdio.h>
#include "policy.h"

int main(void)
{
    int is_red, attempt;
    char cells[10];
    while (scanf("%d %d %9s", &is_red, &attempt, cells) == 3) {
        printf("%d\n", triliza_cell(is_red, attempt, cells));
    }
    return 0;
}
"#;

fn boards() -> impl Iterator<Item = Board> {
    (0..19_683_usize).map(|number| {
        let letters = (0..9).map(|cell| ['.', 'g', 'r'][number / 3_usize.pow(cell) % 3]);
        Board::parse(&letters.collect::<String>()).unwrap()
    })
}

#[test]
fn c_header_and_csv_play_as_the_table_on_every_board() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let mut robot = assert_cmd::Command::cargo_bin("triliza").unwrap();
    robot.args(["robot", "--success", "0.7", "--table", &path("policy.h"), "--table", &path("policy.csv")]);
    let told = String::from_utf8(robot.assert().success().get_output().stdout.clone()).unwrap();
    std::fs::write(path("main.c"), MAIN).unwrap();
    let strict = ["-std=c99", "-pedantic", "-Wall", "-Wextra", "-Wconversion", "-Werror", "-O1"];
    let compiled = Command::new("cc").args(strict).args([&path("main.c"), "-o", &path("main")]).output().unwrap();
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    let skill = || Skill::new(0.7, Vec::new()).unwrap();
    let table = Table::new(&mut Solver::new(skill(), skill()));
    assert!(told.contains(&format!("{} bytes", table.bytes())), "{told}");
    let teams = [Team::Green, Team::Red];
    let asked = || (1..=ATTEMPTS).flat_map(move |attempt| teams.map(|team| (team, attempt)));
    let asked: Vec<_> = asked().flat_map(|(team, attempt)| boards().map(move |board| (team, attempt, board))).collect();
    let lines: String =
        asked.iter().map(|(team, attempt, board)| format!("{} {attempt} {board}\n", *team as u8)).collect();
    let mut controller = Running::start(Command::new(path("main")).stdin(Stdio::piped()).stdout(Stdio::piped()));
    let mut questions = controller.stdin.take().unwrap();
    let writer = std::thread::spawn(move || questions.write_all(lines.as_bytes()));
    let answers = std::io::read_to_string(controller.stdout.take().unwrap()).unwrap();
    writer.join().unwrap().unwrap();
    let answers: Vec<i32> = answers.lines().map(|line| line.parse().unwrap()).collect();
    assert_eq!(answers.len(), asked.len());
    for ((team, attempt, board), answer) in asked.iter().zip(&answers) {
        let cell = table.cell(*team, *attempt, board).map_or(-1, |cell| cell as i32);
        assert_eq!(*answer, cell, "{team} {attempt} {board}");
    }
    let csv = std::fs::read_to_string(path("policy.csv")).unwrap();
    let mut rows = csv.lines().skip(1).map(|line| line.split(',').collect::<Vec<_>>());
    assert_eq!(csv.lines().count(), 1 + 29_469);
    assert!(rows.all(|row| {
        let team = teams[usize::from(row[0] == "red")];
        let cell = table.cell(team, row[1].parse().unwrap(), &Board::parse(row[2]).unwrap());
        cell == row[3].parse().ok()
    }));
}

#[test]
fn table_that_is_neither_c_nor_csv_is_refused() {
    for (file, why) in [("policy.txt", "must end in .h or .csv"), ("/nonexistent/policy.h", "cannot write")] {
        let mut robot = assert_cmd::Command::cargo_bin("triliza").unwrap();
        let told = predicates::str::contains(why);
        robot.args(["robot", "--table", file]).assert().code(2).stderr(told).stdout("");
    }
}
