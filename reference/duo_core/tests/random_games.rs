//! Random games, played by the crate's rules and by the slow rules side by side.

mod slow_rules;

use duo_core::illegal::Illegal;
use duo_core::moves::{count_placements, has_placement, legal_placements};
use duo_core::notation::{decode, Code};
use duo_core::pieces::Piece;
use duo_core::placement::{Move, Placement};
use duo_core::player::{Player, Start};
use duo_core::position::Position;
use proptest::prelude::*;
use slow_rules::{covered, Covered, SlowGame};

/// A turn of a random game: which of the legal placements, or a pass; and a code to try, which is
/// likely to be illegal.
type Turn = (usize, bool, (usize, usize, usize, usize));

fn turns() -> impl Strategy<Value = Vec<Turn>> {
    let tried = (0..14usize, 0..14usize, 0..21usize, 0..8usize);
    proptest::collection::vec((any::<usize>(), proptest::bool::weighted(0.03), tried), 0..44)
}

fn starts() -> impl Strategy<Value = Start> {
    prop_oneof![Just(Start::Five), Just(Start::Ten)]
}

fn cells(placement: Placement) -> Covered {
    let mut cells: Covered = placement.cells().iter().map(|(x, y)| (x as i32, y as i32)).collect();
    cells.sort();
    cells
}

fn agree(position: &Position, slow: &SlowGame) {
    assert_eq!(position.is_over(), slow.is_over());
    assert_eq!(Player::BOTH.map(|player| position.score(player)), [slow.score(0), slow.score(1)]);
    if position.is_over() {
        // The lists do not check whether the game is over, but the verdict does.
        assert_eq!(position.check(Move::Pass), Err(Illegal::GameOver));
        return;
    }
    let list = legal_placements(position);
    let mut legal: Vec<_> = list.iter().map(|&each| (each.piece().index(), cells(each))).collect();
    legal.sort();
    assert_eq!(legal, slow.legal(), "{position}");
    assert_eq!(count_placements(position), list.len() as u64);
    assert_eq!(has_placement(position), !list.is_empty());
    assert_eq!(position.check(Move::Pass).is_ok(), slow.may_pass());
    assert!(list.iter().all(|&each| position.check(Move::Place(each)).is_ok()));
}

/// Compares the verdicts on one code, legal or not.
fn agree_on(position: &Position, slow: &SlowGame, (x, y, piece, rotation): (usize, usize, usize, usize)) {
    let code = [b"123456789abcde"[x], b"123456789abcde"[y], b'a' + piece as u8, b'0' + rotation as u8];
    let legal = slow.may_place(piece, &covered(x as i32, y as i32, piece, rotation));
    let verdict = decode(Code::new(code)).map(|wanted| position.check(wanted));
    assert_eq!(verdict == Ok(Ok(())), legal, "{position}: {verdict:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn moves_verdicts_and_scores_equal_those_of_the_slow_rules(start in starts(), turns in turns()) {
        let mut position = Position::new(start);
        let starts = if start == Start::Five { [(4, 4), (9, 9)] } else { [(9, 9), (4, 4)] };
        let mut slow = SlowGame::new(starts);
        for (choice, passing, tried) in turns {
            agree(&position, &slow);
            agree_on(&position, &slow, tried);
            if position.is_over() {
                break;
            }
            let legal = legal_placements(&position);
            if legal.is_empty() || (passing && position.check(Move::Pass).is_ok()) {
                position.play(Move::Pass).expect("the slow rules allow it");
                slow.pass();
            } else {
                let placement = legal[choice % legal.len()];
                position.play(Move::Place(placement)).expect("it is in the list");
                slow.place(placement.piece().index(), &cells(placement));
            }
        }
    }
}

/// Places the first player's pieces, the large ones first and `last` at the end, while the other
/// side passes. `laid` receives the placements in order.
fn lay_all(position: &mut Position, last: &[Piece], laid: &mut Vec<Placement>, budget: &mut u32) -> bool {
    let left = position.pieces_left(Player::First).len();
    if left == 0 {
        return true;
    }
    *budget -= 1;
    let mut list = legal_placements(position);
    list.retain(|placement| !last.contains(&placement.piece()) || left as usize <= last.len());
    list.sort_by_key(|placement| (std::cmp::Reverse(placement.piece().size()), placement.x + placement.y));
    for placement in list {
        let undo = position.play_unchecked(Move::Place(placement));
        position.set_to_move(Player::First);
        laid.push(placement);
        if lay_all(position, last, laid, budget) {
            return true;
        }
        if *budget == 0 {
            return false;
        }
        laid.pop();
        position.undo(undo);
    }
    false
}

/// Random games rarely come to the last pieces, where a piece that was placed before could be
/// offered again by mistake.
#[test]
fn last_pieces_are_offered_like_in_the_slow_rules() {
    let opening: [Code; 2] = ["53e0", "aaa0"].map(|code| code.parse().expect("a code"));
    for last in ["a", "b", "ba", "cb", "dc", "dcb", "gedb"] {
        let last: Vec<Piece> = last.bytes().map(|letter| Piece::from_letter(letter).expect("a piece")).collect();
        let (mut position, mut slow) = (Position::new(Start::Five), SlowGame::new([(4, 4), (9, 9)]));
        let mut both = |position: &mut Position, played: Move| {
            position.play(played).expect("legal");
            match played {
                Move::Pass => slow.pass(),
                Move::Place(placement) => slow.place(placement.piece().index(), &cells(placement)),
            }
            slow.clone()
        };
        for code in opening {
            both(&mut position, decode(code).expect("a move"));
        }
        let mut laid = Vec::new();
        assert!(lay_all(&mut position.clone(), &last, &mut laid, &mut 100_000), "all pieces fit on the board");
        let mut seen = 0;
        for placement in laid {
            for played in [Move::Place(placement), Move::Pass] {
                let slow = both(&mut position, played);
                if position.pieces_left(Player::First).len() <= 4 {
                    agree(&position, &slow);
                    seen += 1;
                }
                if position.is_over() {
                    break;
                }
            }
        }
        assert!(position.pieces_left(Player::First).is_empty() && seen >= 8, "{seen}: {position}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn undo_and_strings_restore_every_position(start in starts(), turns in turns()) {
        let mut position = Position::new(start);
        let mut taken = Vec::new();
        for (choice, passing, _) in turns {
            if position.is_over() {
                break;
            }
            let legal = legal_placements(&position);
            let pass = legal.is_empty() || (passing && position.check(Move::Pass).is_ok());
            let played = if pass { Move::Pass } else { Move::Place(legal[choice % legal.len()]) };
            let before = position;
            taken.push((before, position.play(played).expect("legal")));
            prop_assert_eq!(position.ply(), before.ply() + 1);
            prop_assert_eq!(position.to_string().parse::<Position>(), Ok(position));
        }
        while let Some((before, undo)) = taken.pop() {
            position.undo(undo);
            prop_assert_eq!(position, before);
        }
        prop_assert_eq!(position, Position::new(start));
    }

    #[test]
    fn damaged_position_strings_never_panic(text in "[xo0-9/ a-]{0,60}", at in any::<prop::sample::Index>(), byte in "[ -~]") {
        // A random text, and a valid string with one character replaced. The result may still be
        // valid, but then it must be what it says.
        prop_assert!(text.parse::<Position>().is_err());
        let position = Position::from_moves("53e0 a8e0 21k7 94j0", Start::Five).expect("legal");
        let mut damaged = position.to_string();
        let at = at.index(damaged.len());
        damaged.replace_range(at..at + 1, &byte);
        if let Ok(read) = damaged.parse::<Position>() {
            prop_assert_eq!(read.to_string().parse::<Position>(), Ok(read));
        }
    }
}
