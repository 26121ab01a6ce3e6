//! The commands as typed by people and scripts.

use std::path::Path;

use abalone_core::network::parameters::Parameters;
use assert_cmd::Command;
use serde_json::Value;

use super::serving::Server;

fn abalone() -> Command {
    Command::cargo_bin("abalone").unwrap()
}

fn stdout(command: &mut Command) -> String {
    String::from_utf8(command.assert().success().get_output().stdout.clone()).unwrap()
}

/// The last line as a JSON object.
fn last_json(text: &str) -> Value {
    serde_json::from_str(text.lines().last().unwrap()).unwrap()
}

#[test]
fn perft_prints_the_known_number() {
    assert_eq!(stdout(abalone().args(["perft", "3"])), "98912\n");
    let divided = stdout(abalone().args(["perft", "2", "--position", "german", "--divide"]));
    let sum: u64 =
        divided.lines().rev().skip(1).map(|line| line.split_whitespace().nth(1).unwrap().parse::<u64>().unwrap()).sum();
    assert_eq!((sum, divided.lines().count(), divided.lines().last()), (6244, 81, Some("6244")));
}

#[test]
fn bad_input_gives_one_line_and_status_2() {
    for (arguments, said) in [
        (&["perft", "x"][..], "invalid value 'x'"),
        (&["perft", "2", "--position", "bw"], "a board has nine rows between slashes, not 1"),
        (&["match", "--first", "nobody"], "'nobody' is not a player"),
        (&["match", "--first", "simpel@1s"], "; did you mean 'simple'?"),
        (&["macht"], "a similar subcommand exists: 'match'"),
        (&["match", "--first", "cmd:nothere"], "cannot start 'nothere'"),
        (&["play", "--against", "cmd:nothere"], "cannot start 'nothere'"),
        (&["match", "--first", "engine@5"], "'5' is not a limit"),
        (&["match", "--games", "0"], "games are a whole number from 1 to 4294967295"),
        (&["serve", "--games", "0"], "games are a whole number from 1 to 4294967295"),
        (&["serve", "--clock", "0"], "seconds are a number"),
        (&["serve", "--listen", "here"], "invalid value 'here'"),
        (&["serve", "--listen", "127.0.0.1:0", "--records", "/proc"], "cannot write to /proc: "),
        (&["match", "--records", "/proc"], "cannot write to /proc: "),
        (&["play"], "--server"),
        (&["play", "--server", "localhost"], "write a host and a port"),
        (&["play", "--server", ""], "write a host and a port"),
        (&["play", "--server", "localhost:99999"], "write a host and a port"),
        (&["play", "--against", "random", "--name", ""], "a name has 1 to 40 visible characters"),
        (&["play", "--server", "localhost:1", "--name", "Ada\nresign"], "a name has 1 to 40 visible characters"),
        (&["play", "--server", "localhost:1", "--name", &"x".repeat(41)], "a name has 1 to 40 visible characters"),
        (&["tune", "generate", "/dev/null/games"], "cannot use /dev/null/games"),
        (&["tune", "train", "/nonexistent", "--out", "/nonexistent/x"], "cannot write /nonexistent/x"),
        (&["tune", "average", "network", "linear", "--out", "x.network"], "`linear` is not a network"),
        (&["tune", "train", ".", "--out", "x", "--value-share", "nan"], "a share is a number from 0 to 1"),
        (&["tune", "train", ".", "--out", "x", "--rate", "0"], "a learning rate is a number"),
        (&["tune", "match", "linear", "/nonexistent"], "cannot read /nonexistent"),
        (&["tune", "match", "linear", "Cargo.toml"], "Cargo.toml: its checksum does not fit"),
        (&["engine", "--evaluation", "/nonexistent"], "cannot read /nonexistent"),
        (&["replay", "/nonexistent"], "cannot read /nonexistent"),
        (&["draw", "--out", "x.gif"], "a picture's file name must end with .svg or .png"),
        (&["draw", "--moves", "a1a2", "--out", "x.svg"], "a1a2: more than three own marbles"),
    ] {
        let output = abalone().args(arguments).assert().code(2).get_output().stderr.clone();
        let output = String::from_utf8(output).unwrap();
        assert!(output.contains(said) && output.lines().count() == 1, "{arguments:?}: {output}");
    }
}

#[test]
fn engine_answers_its_protocol() {
    let lines = "aba\nisready\nsetoption name Threads value 1\nsetoption name Hash value 4\nnewgame\n\
        position startpos moves a1b2 i9h8\ngo depth 4\n";
    let answer = stdout(abalone().arg("engine").write_stdin(lines));
    let has = |word: &str| answer.lines().any(|line| line.starts_with(word));
    assert!(has("id name abalone") && has("abaok") && has("readyok") && has("info depth 4 score "), "{answer}");
    let best = answer.lines().last().unwrap().strip_prefix("bestmove ").unwrap();
    let mut position = abalone_core::position::Position::standard();
    for text in ["a1b2", "i9h8", best] {
        position = position.after(abalone_core::notation::read(&position, text).unwrap());
    }
    // It refuses nonsense and continues.
    let rubbish = format!(
        "hello\nposition nowhere\nposition startpos moves a1a2\ngo deep\n{}\n\u{7}\nisready\n",
        "x".repeat(20_000)
    );
    let answer = stdout(abalone().arg("engine").write_stdin(rubbish));
    assert!(answer.lines().filter(|line| line.starts_with("error ")).count() >= 6, "{answer}");
    assert_eq!(answer.lines().last(), Some("readyok"));
    let stopped = stdout(abalone().arg("engine").write_stdin("go infinite\nstop\nquit\n"));
    assert!(stopped.lines().last().unwrap().starts_with("bestmove "), "{stopped}");
}

#[test]
fn byte_order_mark_and_carriage_returns_are_understood_from_either_side() {
    let answer = stdout(abalone().arg("engine").write_stdin("\u{feff}aba\risready\rgo depth 1\r"));
    assert!(answer.lines().any(|line| line == "readyok") && !answer.contains("error"), "{answer}");
    assert!(answer.lines().last().unwrap().starts_with("bestmove "), "{answer}");
    // A bot of another system, with a byte order mark before its first line and with carriage
    // returns only.
    let bot = r#"cmd:sh -c 'printf "\357\273\277id name Mac\rabaok\rreadyok\rreadyok\rresign\r"; sleep 9'"#;
    let played = last_json(&stdout(abalone().args(["match", "--first", bot, "--second", "random", "--json"])));
    assert_eq!((&played["black"], &played["reason"]), (&"Mac".into(), &"black resigned".into()));
}

#[test]
fn match_writes_moves_and_result_and_is_reproducible() {
    let arguments = ["match", "--first", "engine@3plies", "--second", "random:5", "--threads", "1", "--json"];
    let [game, again] = [(); 2].map(|()| stdout(abalone().args(arguments)));
    let result = last_json(&game);
    assert_eq!((&result["winner"], &result["reason"]), (&0.into(), &"six marbles out".into()));
    let moves = |text: &str| -> Vec<Value> {
        text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()["played"].clone()).collect()
    };
    assert_eq!(moves(&game), moves(&again));
    assert_eq!(moves(&game).len() as u64, result["moves"].as_u64().unwrap() + 1);
}

#[test]
fn colours_change_and_records_replay() {
    let folder = tempfile::tempdir().unwrap();
    let mut games = abalone();
    games.current_dir(folder.path());
    games.args(["match", "--first", "random", "--second", "simple@1plies", "--games", "2", "--moves", "20"]);
    games.args(["--random-plies", "4", "--records", "games"]);
    assert!(stdout(&mut games).contains("simple@1plies wins"));
    let records = [1, 2]
        .map(|number| std::fs::read_to_string(folder.path().join(format!("games/game-000{number}.txt"))).unwrap());
    assert!(records[0].contains("black: random\n") && records[1].contains("white: random\n"));
    let start = |record: &str| record.lines().find(|line| line.starts_with("start")).unwrap().to_owned();
    assert_eq!(start(&records[0]), start(&records[1]), "a pair shares its opening");
    stdout(abalone().current_dir(folder.path()).args(["replay", "games/game-0001.txt", "--boards"]));
    // A second match takes the next numbers.
    stdout(&mut games);
    let names = std::fs::read_dir(folder.path().join("games")).unwrap().map(|file| file.unwrap().file_name());
    assert_eq!(names.count(), 4);
    let first = std::fs::read_to_string(folder.path().join("games/game-0001.txt")).unwrap();
    assert_eq!(first, records[0], "an earlier record was overwritten");
    // A forged record is refused.
    std::fs::write(folder.path().join("bad.txt"), records[0].replacen("result: ", "result: x", 1)).unwrap();
    abalone().current_dir(folder.path()).args(["replay", "bad.txt"]).assert().code(2);
}

#[test]
fn program_plays_and_loses_when_it_ends_or_hangs() {
    let engine = format!("cmd:{} engine --threads 1", assert_cmd::cargo::cargo_bin("abalone").display());
    let played = stdout(abalone().args(["match", "--first", &engine, "--second", "random", "--clock", "20", "--json"]));
    assert_eq!(last_json(&played)["winner"], 0);
    // Introduces itself and becomes ready for the game.
    let introduced = "echo abaok; echo readyok; echo readyok;";
    let dies = format!("cmd:sh -c '{introduced} sleep 0.3'");
    let played = last_json(&stdout(abalone().args(["match", "--first", &dies, "--second", "random", "--json"])));
    assert_eq!((&played["winner"], &played["reason"]), (&1.into(), &"black is gone: the connection is closed".into()));
    let hangs = format!("cmd:sh -c '{introduced} sleep 99'");
    let played = last_json(&stdout(
        abalone().args(["match", "--first", &hangs, "--second", "random", "--clock", "0.5", "--json"]),
    ));
    assert_eq!((&played["winner"], &played["reason"]), (&1.into(), &"black's time is up".into()));
}

#[test]
fn engine_tries_other_moves_until_none_is_left() {
    let mut engine = abalone();
    engine.args(["engine", "--threads", "1"]);
    let mut lines = "position startpos\ngo depth 1\n".to_owned();
    let mut tried = Vec::new();
    loop {
        let told = stdout(engine.write_stdin(lines.clone()));
        let Some(answer) = told.lines().last().unwrap().strip_prefix("bestmove ") else { panic!("{told}") };
        if answer == "none" {
            break;
        }
        assert!(!tried.contains(&answer.to_owned()), "{answer} was refused before");
        tried.push(answer.to_owned());
        lines += &format!("illegal {answer} other rules\n");
    }
    assert_eq!(tried.len(), 44, "all moves of the start");
    // Another position begins anew.
    lines += "position startpos\ngo depth 1\n";
    assert!(stdout(engine.write_stdin(lines)).ends_with(&format!("bestmove {}\n", tried[0])));
}

#[test]
fn memory_of_the_engine_is_an_option() {
    let told = stdout(abalone().args(["engine", "--hash", "32"]).write_stdin("aba\n"));
    assert!(told.contains("option name Hash type spin default 32 "), "{told}");
    abalone().args(["engine", "--hash", "0"]).assert().code(2);
}

#[test]
fn our_clients_play_a_game_on_a_server() {
    let server = Server::start(&["--games", "1", "--moves", "30", "--clock", "5"]);
    let play = |player: &str| {
        let arguments = ["play", "--server", &server.address, "--player", player, "--threads", "1"].map(str::to_owned);
        std::thread::spawn(move || {
            let output = abalone().args(arguments).assert().success().get_output().stderr.clone();
            String::from_utf8(output).unwrap()
        })
    };
    let players = [play("engine"), play("simple")].map(|player| player.join().unwrap());
    for told in &players {
        assert!(told.lines().any(|line| line.starts_with("over ")), "{told}");
        assert!(!told.contains("illegal") && !told.contains("error"), "{told}");
    }
    let (results, _) = server.results();
    assert!(!results[0]["reason"].as_str().unwrap().contains("gone"), "{results:?}");
}

#[test]
fn person_without_a_terminal_plays_by_lines() {
    let played = stdout(abalone().args(["play", "--against", "random:3"]).write_stdin("zz\na1a2\n\na1b2\nresign\n"));
    assert!(played.contains("zz: a move is two cells") && played.contains("a1a2: more than three"), "{played}");
    assert!(
        played.contains("you played a1b2") && played.lines().last().unwrap().ends_with("black resigned"),
        "{played}"
    );
    assert!(played.contains(" d  . . . . . . . . 9"), "{played}");
}

#[test]
fn person_leaves_with_quit_after_the_lines_before_it() {
    let played = stdout(abalone().args(["play", "--against", "random:3"]).write_stdin("a1b2\nquit\n"));
    assert!(played.contains("you played a1b2") && played.ends_with("you have left the game\n"), "{played}");
    // Before the first move too.
    let played = stdout(abalone().args(["play", "--against", "random:3", "--white"]).write_stdin("quit\n"));
    assert!(played.ends_with("you have left the game\n") && !played.contains("a move is"), "{played}");
}

#[test]
fn escape_sequences_in_names_and_records_reach_the_terminal_as_text() {
    let folder = tempfile::tempdir().unwrap();
    let bot = r#"cmd:sh -c 'printf "id name \033]0;x\342\200\256evil\nabaok\nreadyok\nreadyok\nresign\n"; sleep 9'"#;
    let mut game = abalone();
    let played = stdout(game.current_dir(&folder).args(["match", "--first", bot, "--records", "."]));
    assert!(played.lines().last().unwrap().contains("black resigned"), "{played}");
    let record = folder.path().join("game-0001.txt");
    let text = std::fs::read_to_string(&record).unwrap();
    assert!(text.contains(r"black: \u{1b}]0;x\u{202e}evil"), "{text}");
    std::fs::write(&record, text.replace(r"\u{1b}", "\u{1b}")).unwrap();
    let shown = stdout(abalone().arg("replay").arg(&record));
    assert!(shown.starts_with(r"black \u{1b}]0;x") && !shown.contains('\u{1b}'), "{shown}");
}

#[test]
fn picture_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("board.svg");
    abalone().args(["draw", "--position", "german", "--moves", "c3d4", "--out"]).arg(&file).assert().success();
    let svg = std::fs::read_to_string(file).unwrap();
    assert!(svg.starts_with("<svg") && svg.contains("class=\"last\""), "{svg}");
    // A PNG needs the typeface that is built in.
    assert!(svg.contains("font-family=\"Hack, monospace\""), "{svg}");
    let file = folder.path().join("board.png");
    abalone().args(["draw", "--out"]).arg(&file).assert().success();
    assert!(std::fs::read(file).unwrap().starts_with(b"\x89PNG"));
}

/// A file size limit of 0 has the effect of a full disk.
#[test]
fn full_disk_leaves_no_empty_picture_record_or_games() {
    let folder = tempfile::tempdir().unwrap();
    let game = "match --first random --second random --moves 3 --records .";
    let tune = "tune generate . --games 1 --nodes 1";
    for command in ["draw --out board.svg", game, tune] {
        let script = format!("trap '' XFSZ; ulimit -f 0; exec \"$0\" {command}");
        let mut shell = Command::new("sh");
        shell.arg("-c").arg(script).arg(assert_cmd::cargo::cargo_bin("abalone")).current_dir(folder.path());
        let said = String::from_utf8(shell.assert().code(2).get_output().stderr.clone()).unwrap();
        assert!(said.contains("cannot write") && said.lines().count() == 1, "{said}");
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "{command} left a file");
    }
}

#[test]
fn rounds_train_generations_and_resume_after_an_interruption() {
    let folder = tempfile::tempdir().unwrap();
    let rounds = |name: &str, threads: &str, generations: &str| {
        let short = ["--games", "20", "--nodes", "1", "--epochs", "2", "--match-games", "2", "--match-nodes", "1"];
        let threads = ["--threads", threads, "--training-threads", threads, "--generations", generations];
        let mut command = abalone();
        command.args(["tune", "rounds", "--from", "linear"]).arg(folder.path().join(name)).args(short).args(threads);
        stdout(&mut command)
    };
    let network =
        |name: &str| std::fs::read(folder.path().join(name).join("generation-002/evaluation.network")).unwrap();
    let told = rounds("whole", "1", "2");
    assert!(told.contains("% of the points in 2 games") && told.contains("generation 2"), "{told}");
    // Neither the number of threads nor an interruption changes the result.
    rounds("broken", "2", "1");
    let games = folder.path().join("broken/generation-001/games/000000.games");
    let before = std::fs::metadata(&games).unwrap().modified().unwrap();
    rounds("broken", "2", "2");
    assert_eq!(std::fs::metadata(&games).unwrap().modified().unwrap(), before, "played again");
    assert!(network("whole").starts_with(b"abanet02") && network("whole") == network("broken"));
    // The trained network plays.
    let file = folder.path().join("whole/generation-002/evaluation.network");
    let mut engine = abalone();
    engine.args(["engine", "--evaluation"]).arg(&file).write_stdin("position startpos\ngo cputime 5\n");
    assert!(stdout(&mut engine).contains("bestmove "));
    // The mean of three equal networks is the network, apart from what they were made from.
    let mean = folder.path().join("mean.network");
    abalone().args(["tune", "average"]).args([&file, &file, &file]).arg("--out").arg(&mean).assert().success();
    let numbers =
        |file: &Path| Parameters { origin: String::new(), ..Parameters::read(&std::fs::read(file).unwrap()).unwrap() };
    assert!(numbers(&mean) == numbers(&file));
    // The checkpoint has another name than the network, whatever that is.
    let odd = folder.path().join("odd.training");
    abalone()
        .args(["tune", "train", "--epochs", "1"])
        .arg(games.parent().unwrap())
        .arg("--out")
        .arg(&odd)
        .assert()
        .success();
    assert_eq!(numbers(&odd).first.len(), numbers(&file).first.len());
    // A folder grows to the number of games that is asked for.
    let count = |wanted: &str| {
        let grown = folder.path().join("grown");
        abalone().args(["tune", "generate", "--nodes", "1", "--games", wanted]).arg(&grown).assert().success();
        abalone_core::tuning::games::read(&std::fs::read(grown.join("000000.games")).unwrap()).unwrap().len()
    };
    assert_eq!([count("2"), count("5"), count("3")], [2, 5, 5]);
    // Games generated in another way are not mixed with these.
    let mut other = abalone();
    other.args(["tune", "generate", "--nodes", "2"]).arg(games.parent().unwrap());
    let said = String::from_utf8(other.assert().code(2).get_output().stderr.clone()).unwrap();
    assert!(said.contains("has games made in another way") && said.lines().count() == 1, "{said}");
}
