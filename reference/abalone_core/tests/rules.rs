//! The rules of Abalone, compared with known counts and with a slow second implementation that
//! shares nothing with the first.

use std::collections::{BTreeMap, BTreeSet};

use abalone_core::cells::Cell;
use abalone_core::contest::{centrality, cohesion, score, Contest, Reason};
use abalone_core::moves::{count_ejections, for_each_ejection, Move, MAX_MOVES};
use abalone_core::notation::{self, Illegal};
use abalone_core::perft::{known_positions, perft};
use abalone_core::position::{Position, STARTS};
use abalone_core::team::Team;
use proptest::prelude::*;

/// Marbles by row and column.
type Board = BTreeMap<(i32, i32), Team>;

const WAYS: [(i32, i32); 6] = [(0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0)];

fn on_board((row, column): (i32, i32)) -> bool {
    // Rows a to e begin at column 1, the others later. Rows e to i end at column 9, the others
    // sooner.
    (0..9).contains(&row) && ((row - 3).max(1)..=(row + 5).min(9)).contains(&column)
}

fn board_of(position: &Position) -> Board {
    let cells = Cell::all().filter_map(|cell| Some(((cell.row(), cell.column()), position.at(cell)?)));
    cells.collect()
}

/// Every board that a move leads to, found by moving each group of one to three marbles in each
/// direction.
fn boards_after(board: &Board, mover: Team) -> Vec<Board> {
    let mut found = Vec::new();
    let plus = |cell: (i32, i32), way: (i32, i32), steps: i32| (cell.0 + way.0 * steps, cell.1 + way.1 * steps);
    for &first in board.keys() {
        for (index, &line) in WAYS.iter().enumerate() {
            for length in 1..=3 {
                let group: Vec<_> = (0..length).map(|step| plus(first, line, step)).collect();
                // A group of several marbles is moved from one end only, and a single marble has no
                // line.
                if (length > 1 && index >= 3) || (length == 1 && index > 0) {
                    continue;
                }
                if group.iter().any(|cell| board.get(cell) != Some(&mover)) {
                    continue;
                }
                found.extend(WAYS.iter().filter_map(|&way| board_after_move(board, &group, way, mover)));
            }
        }
    }
    found
}

fn board_after_move(board: &Board, group: &[(i32, i32)], way: (i32, i32), mover: Team) -> Option<Board> {
    let ahead = |cell: &(i32, i32)| (cell.0 + way.0, cell.1 + way.1);
    let front: Vec<_> = group.iter().map(ahead).filter(|cell| !group.contains(cell)).collect();
    let mut pushed = Vec::new();
    if group.len() > 1 && front.len() == 1 {
        // In line: opposing marbles in front may be pushed.
        let mut cell = front[0];
        while board.get(&cell) == Some(&mover.other()) {
            pushed.push(cell);
            cell = ahead(&cell);
        }
        if pushed.len() >= group.len() || board.contains_key(&cell) {
            return None;
        }
    } else if front.iter().any(|cell| board.contains_key(cell)) {
        return None;
    }
    if front.iter().any(|&cell| !on_board(cell)) {
        return None;
    }
    let mut after = board.clone();
    for cell in group.iter().chain(&pushed) {
        after.remove(cell);
    }
    after.extend(group.iter().map(|cell| (ahead(cell), mover)));
    after.extend(pushed.iter().map(|cell| (ahead(cell), mover.other())).filter(|&(cell, _)| on_board(cell)));
    Some(after)
}

/// The position after moves from one of the starts. `choices` selects the moves, and two thirds of
/// the numbers prefer pushes.
fn position_after(start: usize, choices: &[u16]) -> Position {
    let mut position: Position = STARTS[start].1.parse().unwrap();
    for &choice in choices {
        let mut moves = position.moves();
        if choice % 3 > 0 && moves.iter().any(|found| found.pushed_marbles() > 0) {
            moves.retain(|found| found.pushed_marbles() > 0);
        }
        let Some(&next) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
        position = position.after(next);
    }
    position
}

fn positions() -> impl Strategy<Value = Position> {
    (0..STARTS.len(), prop::collection::vec(any::<u16>(), 0..120))
        .prop_map(|(start, choices)| position_after(start, &choices))
}

#[test]
fn perft_matches_known_counts() {
    let mut counted = 0;
    for known in known_positions() {
        for (&leaves, depth) in known.leaves.iter().zip(1..) {
            assert_eq!(perft(&known.position, depth), leaves, "{} to depth {depth}", known.name);
            counted += 1;
        }
    }
    assert_eq!(counted, 15 - 1);
}

#[test]
fn starts_match_the_known_positions_and_scores() {
    let known: Vec<Position> = known_positions().map(|known| known.position).collect();
    for (((name, _), known), expected) in STARTS.iter().zip(known).zip([(54, 24), (46, 24), (48, 28)]) {
        let start: Position = name.parse().unwrap();
        assert_eq!(start, known, "{name}");
        for team in Team::BOTH {
            let [own, other] = [team, team.other()].map(|team| start.marbles(team));
            assert_eq!((cohesion(own, other), centrality(own)), expected, "{name} {team}");
            assert_eq!(score(&start, team), expected.0 + expected.1, "{name} {team}");
        }
    }
}

#[test]
fn win_by_six_ends_the_game_at_once() {
    // Black has pushed out five and can push out the sixth.
    let before: Position = "bbbww/....ww/...ww../......../........./......../bbb..../bbb.../.www. b".parse().unwrap();
    assert_eq!((before.pushed_out(Team::Black), before.winner()), (5, None));
    let mut contest = Contest::new(before, 150);
    let text = "i5i6";
    contest.play(notation::read(&before, text).unwrap());
    assert_eq!(contest.outcome(), Some((Some(Team::Black), Reason::SixOut)));
    assert_eq!((contest.position().moves().len(), perft(&before, 1) > 0), (0, true));
    assert_eq!(notation::read(contest.position(), text), Err(Illegal::Over));
    assert_eq!(perft(contest.position(), 1), 0);
}

#[test]
fn used_up_moves_count_marbles_out_then_the_score() {
    let ends = |text: &str| {
        let mut contest = Contest::new(text.parse().unwrap(), 1);
        for _ in 0..2 {
            assert_eq!(contest.outcome(), None);
            let next = contest.position().moves().into_iter().rev().find(|next| next.pushed_marbles() == 0).unwrap();
            contest.play(next);
        }
        assert_eq!(Team::BOTH.map(|team| contest.moves_left(team)), [0, 0]);
        contest.outcome().unwrap()
    };
    // White has lost a marble and stands in the centre: the marbles out count first.
    let marbles = "bbbbb/bbbbbb/bbb..../......../...wwww../..wwwww./..wwww./....../..... b";
    assert_eq!(ends(marbles), (Some(Team::Black), Reason::MoreOut));
    let score = "bbbbb/bbbbbb/bbb..../......../...wwww../..wwwww./..wwwww/....../..... b";
    assert_eq!(ends(score), (Some(Team::White), Reason::Score));
    // The board with colours exchanged, and turned around.
    let score = "...../....../bbbbb../.bbbbb../..bbbb.../......../....www/wwwwww/wwwww w";
    assert_eq!(ends(score), (Some(Team::Black), Reason::Score));
}

#[test]
fn team_without_a_move_loses() {
    // A search found this position: white has nine marbles, and none of them can move.
    let stuck = "wb.../wb..b./wb...../bb....../wwbb...../wb....b./wb.b.../wb..../wb...";
    let contest = |to_move: &str| Contest::new(format!("{stuck} {to_move}").parse().unwrap(), 150);
    assert_eq!(contest("w").outcome(), Some((Some(Team::Black), Reason::NoMove)));
    assert_eq!(contest("b").outcome(), None);
}

#[test]
fn illegal_moves_are_refused_with_their_reason() {
    let start: Position = "wwwww/....../.w...../..w...../b.bwbb.../.bb.wwb./..bbbb./b...../bww.. b".parse().unwrap();
    let wrong = |text: &str| notation::read(&start, text).unwrap_err().to_string();
    for (text, reason) in [
        ("", "a move is two cells, as in a1b2, or three, as in c3c5d4"),
        ("e1", "a move is two cells, as in a1b2, or three, as in c3c5d4"),
        ("e1e2e3e4", "a move is two cells, as in a1b2, or three, as in c3c5d4"),
        ("e1z2", "a move is two cells, as in a1b2, or three, as in c3c5d4"),
        ("\u{e9}1\u{e9}", "a move is two cells, as in a1b2, or three, as in c3c5d4"),
        ("e2e3", "no own marble on e2"),
        ("e1e3", "e3 is not next to e1"),
        ("e1d1", ""),
        ("c3c4", "more than three own marbles in a line do not move at once"),
        ("e6e7", ""),
        ("a1a2", "1 cannot push 1 or more: more must push than are pushed"),
        ("e6e5", "a marble on e3 stands behind those that would be pushed"),
        ("b1a1", "an own marble would leave the board"),
        ("c3c6d4", "c3 and c6 are not the ends of two or three marbles in a line"),
        ("c3c3d4", "c3 and c3 are not the ends of two or three marbles in a line"),
        ("c3c4c5", "c5 is not next to c3"),
        ("c4c5c3", "the move is along the line: write the last marble and where it goes"),
        ("c5c6d5", "d5 is not empty: a broadside move pushes nothing"),
        ("e1e2f2", "no own marble on e2"),
        ("e5e6f5", ""),
    ] {
        if reason.is_empty() {
            assert!(notation::read(&start, text).is_ok(), "{text}: {:?}", notation::read(&start, text));
        } else {
            assert_eq!(wrong(text), reason, "{text}");
        }
    }
}

proptest! {
    #[test]
    fn moves_equal_those_of_the_slow_rules(position in positions()) {
        let (board, mover) = (board_of(&position), position.to_move());
        let moves = position.moves();
        prop_assert!(moves.len() <= MAX_MOVES);
        if position.winner().is_none() {
            let fast: BTreeSet<Board> = moves.iter().map(|&next| board_of(&position.after(next))).collect();
            let slow = boards_after(&board, mover);
            prop_assert_eq!(fast.len(), moves.len(), "two moves give the same board");
            prop_assert_eq!(slow.len(), moves.len());
            prop_assert_eq!(fast, slow.into_iter().collect::<BTreeSet<_>>());
        }
    }

    #[test]
    fn ejections_are_the_moves_after_which_a_marble_is_missing(position in positions()) {
        let moves = position.moves();
        let missing = |next: &Move| position.after(*next).own().count() < position.other().count();
        let expected: BTreeSet<Move> = moves.iter().copied().filter(missing).collect();
        let mut found = BTreeSet::new();
        for_each_ejection(position.own(), position.other(), |next| { found.insert(next); });
        prop_assert_eq!(count_ejections(position.own(), position.other()) as usize, found.len());
        if position.winner().is_none() {
            prop_assert_eq!(&found, &expected);
        }
        prop_assert!(moves.iter().all(|next| next.ejects() == expected.contains(next)));
    }

    #[test]
    fn positions_read_back_as_written(position in positions()) {
        prop_assert_eq!(position.to_string().parse(), Ok(position));
    }

    #[test]
    fn nonsense_is_neither_a_position_nor_a_move(text in ".{0,90}") {
        prop_assert!(text.parse::<Position>().is_err());
        prop_assert!(notation::read(&Position::standard(), &text).is_err());
    }
}

proptest! {
    // Each case reads a quarter of a million texts.
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn exactly_the_legal_moves_can_be_read(position in positions()) {
        let moves: BTreeSet<Move> = position.moves().into_iter().collect();
        let mut read = BTreeSet::new();
        let cells: Vec<String> = Cell::all().map(|cell| cell.to_string()).collect();
        for tail in &cells {
            for next in &cells {
                read.extend(notation::read(&position, &format!("{tail}{next}")));
                for last in cells.iter().filter(|_| tail != next) {
                    read.extend(notation::read(&position, &format!("{tail}{last}{next}")));
                }
            }
        }
        prop_assert_eq!(&read, &moves);
        for &next in &moves {
            prop_assert_eq!(notation::read(&position, &next.to_string()), Ok(next));
            prop_assert_eq!(notation::read(&position, &next.to_string().to_uppercase()), Ok(next));
            prop_assert_eq!(Move::unpack(next.pack()), next);
        }
    }
}
