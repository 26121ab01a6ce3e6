//! Single rules: the contest's worked example, every reason for refusing a move, the end of the
//! game, and the points.

use duo_core::illegal::Illegal;
use duo_core::moves::legal_placements;
use duo_core::notation::{decode, Code};
use duo_core::pieces::Piece;
use duo_core::placement::{Move, Placement};
use duo_core::player::{Player, Start};
use duo_core::position::Position;
use duo_core::result::{Outcome, Reason};

fn coded(text: &str) -> Move {
    decode(text.parse::<Code>().expect("four characters")).expect("a move")
}

fn position_after(codes: &str) -> Position {
    Position::from_moves(codes, Start::Five).expect("legal")
}

/// The board in the style of the contest's rules.
fn picture(position: &Position) -> String {
    let stone = |x, y| match Player::BOTH.map(|player| position.stones(player).contains(x, y)) {
        [false, false] => '.',
        [true, false] => '1',
        [false, true] => '2',
        [true, true] => '!',
    };
    (0..14).map(|y| (0..14).map(|x| stone(x, y)).chain(['\n']).collect::<String>()).collect()
}

#[test]
fn worked_example_of_the_contest() {
    let expected = "\
1111.122......
1...1...2.....
....1...2.....
....1...2.....
....1...2.....
........2.....
.........2....
.........2....
.........2....
.........2....
..............
..............
..............
..............
";
    assert_eq!(picture(&position_after("53e0 a8e0 21k7 94j0 61a0 71b3")), expected);
}

#[test]
fn code_of_the_contest_covers_its_cells() {
    let Move::Place(placement) = coded("a4t3") else { panic!("a placement") };
    let cells: Vec<(usize, usize)> = placement.cells().iter().map(|(x, y)| (x + 1, y + 1)).collect();
    assert_eq!(cells, [(9, 3), (10, 3), (10, 4), (11, 4), (10, 5)]);
}

#[test]
fn every_broken_rule_is_named() {
    let refused = |codes: &str, code: &str| position_after(codes).check(coded(code)).expect_err(code).to_string();
    assert_eq!(refused("", "0000"), "a player's first move must not be a pass");
    assert_eq!(refused("53e0", "0000"), "a player's first move must not be a pass");
    assert_eq!(refused("", "aaa0"), "the first piece must cover the start cell (5,5)");
    assert_eq!(refused("53e0", "11a0"), "the first piece must cover the start cell (a,a)");
    assert_eq!(refused("53e0 a8e0", "66e0"), "piece e has already been placed");
    assert_eq!(refused("53e0 a8e0", "54j0"), "cell (5,2) is already taken");
    assert_eq!(refused("53e0 a8e0", "63a0"), "cell (6,3) lies edge to edge with an own piece");
    assert_eq!(refused("53e0 a8e0", "73a0"), "the piece touches no own piece at a corner");
    // Stones of the other colour neither connect nor separate.
    assert_eq!(refused("53e0 a8e0", "b6a0"), "the piece touches no own piece at a corner");
    assert_eq!(position_after("53e0 a8e0").check(coded("66a0")), Ok(()));
    assert_eq!(refused("53e0 a8e0 0000 0000", "66a0"), "the game is over");
    let beyond = Placement { orientation: 1, x: 0, y: 13 }; // the upright domino
    for bad in [beyond, Placement { orientation: 91, x: 0, y: 0 }, Placement { orientation: 0, x: 14, y: 0 }] {
        assert_eq!(Position::new(Start::Five).check(Move::Place(bad)), Err(Illegal::OffBoard));
    }
}

#[test]
fn refused_move_changes_nothing() {
    let before = position_after("53e0 a8e0");
    let mut position = before;
    assert!(position.play(coded("73a0")).is_err());
    assert_eq!(position, before);
}

#[test]
fn each_player_has_its_start_cell() {
    let position = Position::new(Start::Ten);
    assert_eq!(Player::BOTH.map(|player| position.start(player)), [Start::Ten, Start::Five]);
    for (player, cell) in [(Player::First, (9, 9)), (Player::Second, (4, 4))] {
        let list = legal_placements(&position.with_to_move(player));
        assert_eq!(list.len(), 414);
        assert!(list.iter().all(|placement| placement.cells().contains(cell.0, cell.1)));
    }
}

#[test]
fn two_passes_in_a_row_end_the_game() {
    let mut position = position_after("53e0 a8e0 0000");
    assert_eq!((position.passes(), position.is_over()), (1, false));
    assert_eq!(Outcome::by_points(&position), None);
    // A placement in between ends the row of passes.
    position.play(coded("b6a0")).expect("legal");
    assert_eq!(position.passes(), 0);
    position.play(Move::Pass).expect("legal");
    assert!(!position.is_over());
    position.play(Move::Pass).expect("legal");
    assert!(position.is_over());
    assert_eq!(position.ply(), 6);
    // 89 cells minus 4, and minus 5: the second player leads.
    let outcome = Outcome::by_points(&position).expect("over");
    assert_eq!(outcome, Outcome { winner: Some(Player::Second), scores: [-85, -84], reason: Reason::BothPassed });
    assert_eq!(outcome.to_string(), "the second player wins -85:-84 (both players passed)");
}

#[test]
fn giving_the_turn_away_interrupts_the_passes() {
    let mut position = position_after("53e0 a8e0 0000");
    position.set_to_move(Player::Second);
    assert_eq!(position.passes(), 1, "it was the second player's turn anyway");
    position.set_to_move(Player::First);
    position.play(Move::Pass).expect("legal");
    assert!(!position.is_over(), "both passes are the first player's");
}

#[test]
fn first_pass_is_legal_only_if_the_start_cell_is_taken() {
    // Possible only if turns are set by hand: the first player moves on until it covers (a,a).
    let mut position = Position::new(Start::Five);
    while !position.stones(Player::First).contains(9, 9) {
        let distance = |cell: (usize, usize)| cell.0.abs_diff(9) + cell.1.abs_diff(9);
        let nearest = |placement: &Placement| placement.cells().iter().map(distance).min();
        // A piece next to the cell would block it for the player's own pieces.
        let open = |placement: &Placement| {
            !placement.cells().edge_neighbours().contains(9, 9) || nearest(placement) == Some(0)
        };
        let placement =
            legal_placements(&position).into_iter().filter(open).min_by_key(nearest).expect("room on the way");
        position.play(Move::Place(placement)).expect("it is in the list");
        position.set_to_move(Player::First);
    }
    position.set_to_move(Player::Second);
    assert_eq!(legal_placements(&position), []);
    assert_eq!(position.check(Move::Pass), Ok(()));
}

/// Places all pieces of one side, `last` at the end, by depth-first search. The other side passes.
fn lay_all(position: &mut Position, last: Piece, budget: &mut u32) -> bool {
    if position.pieces_left(Player::First).is_empty() {
        return true;
    }
    *budget -= 1;
    let mut list = legal_placements(position);
    list.retain(|placement| placement.piece() != last || position.pieces_left(Player::First).len() == 1);
    // Large pieces first, and near the start, so that there is space at the end.
    list.sort_by_key(|placement| (std::cmp::Reverse(placement.piece().size()), placement.x + placement.y));
    for placement in list {
        let undo = position.play_unchecked(Move::Place(placement));
        position.set_to_move(Player::First);
        if lay_all(position, last, budget) {
            return true;
        }
        if *budget == 0 {
            return false;
        }
        position.undo(undo);
    }
    false
}

#[test]
fn placing_all_pieces_earns_15_and_20_if_the_monomino_was_last() {
    for (last, points) in [("b", 15), ("a", 20)] {
        let last = Piece::from_letter(last.as_bytes()[0]).expect("a piece");
        let mut position = Position::new(Start::Five);
        assert!(lay_all(&mut position, last, &mut 100_000), "all pieces fit on the board");
        assert!(position.is_over());
        assert_eq!(position.score(Player::First), points);
        assert_eq!(position.margin(), points + 89);
        let outcome = Outcome::by_points(&position).expect("over");
        assert_eq!((outcome.winner, outcome.reason), (Some(Player::First), Reason::AllPlaced));
        assert_eq!(position.to_string().parse::<Position>(), Ok(position), "{position}");
    }
}

#[test]
fn breaking_a_rule_loses_regardless_of_the_points() {
    let position = position_after("53e0 a8e0 21k7");
    let outcome = Outcome::lost_by(Player::First, &position, Reason::Timeout);
    assert_eq!(outcome.winner, Some(Player::Second));
    assert_eq!(outcome.to_string(), "the second player wins -80:-85 (timeout)");
}

#[test]
fn move_lists_name_their_first_bad_move() {
    let refused = |codes: &str| Position::from_moves(codes, Start::Five).expect_err(codes).to_string();
    assert_eq!(refused("53e0 a8e0 73a0"), "move 3 (73a0): the piece touches no own piece at a corner");
    assert_eq!(refused("53e0 a8e0x"), "move 2 (a8e0x): a move code has four characters such as 53e0, not \"a8e0x\"");
    assert_eq!(refused("53e9"), "move 1 (53e9): 53e9 is not a move code: its fourth character must be a rotation, 0-7");
    assert_eq!(refused("aaa0"), "move 1 (aaa0): the first piece must cover the start cell (5,5)");
    let other = Position::from_moves(" aaa0\n55a0\t", Start::Ten).expect("white space of any kind parts codes");
    assert_eq!(other.ply(), 2);
}
