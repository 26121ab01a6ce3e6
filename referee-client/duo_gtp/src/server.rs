//! Reads commands and writes answers, line by line, until `quit` or the end of the input.

use std::io::{BufRead, Read, Write};

use referee_client::text_file::skip_byte_order_mark;

use super::commands::{Commands, Next};

/// Maximum length of a command line in bytes, with its line end.
const LINE_BYTES: u64 = 64 * 1024;

/// Serves one controller.
pub fn serve(mut input: impl BufRead, mut output: impl Write, commands: &mut Commands) -> anyhow::Result<()> {
    let mut line = Vec::new();
    let mut is_first = true;
    loop {
        line.clear();
        if (&mut input).take(LINE_BYTES).read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let is_too_long = line.len() as u64 == LINE_BYTES && !line.ends_with(b"\n");
        if is_too_long {
            // Its rest is not a command.
            input.skip_until(b'\n')?;
        }
        let text = String::from_utf8_lossy(&line);
        let text = clean(if is_first { skip_byte_order_mark(&text) } else { &text });
        is_first = false;
        let (id, command) = split_id(&text);
        if command.is_empty() {
            continue;
        }
        let result = if is_too_long { Err("the line is too long".to_owned()) } else { commands.run(command) };
        let (status, answer, next) = match result {
            Ok((answer, next)) => ('=', answer, next),
            Err(why) => ('?', why, Next::Command),
        };
        write!(output, "{status}{id} {}\n\n", answer.trim_end())?;
        output.flush()?;
        if next == Next::Quit {
            return Ok(());
        }
    }
}

/// Drops comments and control characters, as the protocol requires.
fn clean(line: &str) -> String {
    let before_comment = line.split('#').next().unwrap_or_default();
    let spaced = before_comment.replace('\t', " ");
    spaced.chars().filter(|c| !c.is_control()).collect::<String>().trim().to_owned()
}

/// Splits off the number before a command, which the answer repeats.
fn split_id(line: &str) -> (&str, &str) {
    let digits = line.len() - line.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    match line[digits..].chars().next() {
        Some(' ') | None => (&line[..digits], line[digits..].trim_start()),
        Some(_) => ("", line),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use duo_players::players::first_legal::FirstLegal;
    use std::time::Duration;

    /// The answers to a script.
    fn session(script: &str) -> String {
        let mut commands = Commands::new(Box::new(FirstLegal), Duration::from_secs(1));
        let mut output = Vec::new();
        serve(script.as_bytes(), &mut output, &mut commands).unwrap();
        String::from_utf8(output).unwrap()
    }

    #[test]
    fn byte_order_mark_before_the_first_command_is_skipped() {
        assert_eq!(session("\u{feff}protocol_version\r\n"), "= 2\n\n");
        assert!(session("\n\u{feff}protocol_version\n").starts_with("? "), "only at the beginning");
    }

    #[test]
    fn line_that_is_too_long_is_answered_once_and_not_carried_out() {
        let long = format!("7 play b e10 {}", "quit ".repeat(40_000));
        assert_eq!(
            session(&format!("{long}\nprotocol_version\n{long}")),
            "?7 the line is too long\n\n= 2\n\n?7 the line is too long\n\n"
        );
        let (comment, spaces) = (format!("# {long}\n"), " ".repeat(LINE_BYTES as usize - 17));
        assert_eq!(session(&format!("{comment}protocol_version{spaces}\n")), "= 2\n\n");
    }

    #[test]
    fn published_session() {
        insta::assert_snapshot!(session(
            "set_game Blokus Duo\nplay b e8,d9,e9,f9,e10\ngenmove w\nshowboard\nquit\nname\n"
        ));
    }

    #[test]
    fn impossible_commands_are_refused_with_a_reason() {
        insta::assert_snapshot!(session(
            "play b a1\nplay w 55u0\nplay x e10\nplay b\nplay b zz\nundo\ngenmove\nset_game Chess\nfly\n\
             loadsgf\nplay b e8,d9,e9,f9,e10\nplay b e8,d9,e9,f9,e10\nall_legal w b\n"
        ));
    }

    #[test]
    fn ids_are_repeated_and_comments_and_empty_lines_ignored() {
        assert_eq!(
            session("\n# nothing\n12 protocol_version # two\n13\n\t14\tknown_command\tfly\r\n"),
            "=12 2\n\n=14 false\n\n"
        );
    }

    #[test]
    fn undo_restores_the_board_and_the_turn() {
        let answers = session("p e10\np j5\nundo\nundo\ng\nundo\nall_legal b\n");
        let (before, legal) = answers.rsplit_once("= ").unwrap();
        assert_eq!(before, "= \n\n= \n\n= \n\n= \n\n= e10\n\n= \n\n");
        assert_eq!(legal.trim().lines().count(), 414);
    }

    #[test]
    fn every_listed_command_is_known() {
        let listed = session("list_commands\n");
        for command in listed.trim_start_matches('=').split_whitespace() {
            assert_eq!(session(&format!("known_command {command}\n")), "= true\n\n", "{command}");
        }
    }

    #[test]
    fn passing_side_is_not_asked_again() {
        // Passing is refused before a side's first piece.
        assert_eq!(session("play b pass\n"), "? pass: a player's first move must not be a pass\n\n");
        assert_eq!(session("play b e10\nplay b pass\nfinal_score\n"), "= \n\n= \n\n= B+1\n\n");
    }
}
