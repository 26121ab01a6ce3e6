//! Tests of playouts: rules, repeatability, and slots counted by hand.

use proptest::prelude::*;

use super::*;
use crate::facts;
use crate::lanes::Plain;
use crate::position::Position;

/// All moves of a playout, and its result.
fn moves(position: &Perspective, seed: u64) -> (Vec<Move>, Outcome) {
    let mut moves = Vec::new();
    let outcome = play(position, seed, |played| moves.push(played));
    (moves, outcome)
}

fn position() -> impl Strategy<Value = Position> {
    let positions: Vec<Position> = facts::legal_counts().map(|fact| fact.position()).collect();
    proptest::sample::select(positions)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn moves_are_legal_and_sides_pass_only_when_they_must(start in position(), seed: u64) {
        let (moves, outcome) = moves(&Perspective::from(&start), seed);
        let mut position = start;
        for &played in &moves {
            prop_assert_eq!(position.check(played), Ok(()));
            prop_assert_eq!(played == Move::Pass, !crate::moves::has_placement(&position));
            position.play_unchecked(played);
        }
        prop_assert!(position.is_over());
        let margin = position.score(start.to_move()) - position.score(start.to_move().other());
        prop_assert_eq!((outcome.margin, outcome.plies as usize), (margin, moves.len()));
    }

    #[test]
    fn seed_repeats_a_game_on_all_lanes(start in position(), seed: u64) {
        let position = Perspective::from(&start);
        let (known, outcome) = moves(&position, seed);
        prop_assert_eq!(moves(&position, seed), (known.clone(), outcome));
        let mut plain = Vec::new();
        let turn = |played| plain.push(played);
        prop_assert_eq!(Game { position: &position, seed, turn }.run::<Plain>(), outcome);
        prop_assert_eq!(plain, known);
    }
}

#[test]
fn seeds_give_different_games() {
    let position = Perspective::from(&Position::new(Start::Five));
    let mut seeds = Seeds::START;
    let games: Vec<_> = (0..50).map(|_| moves(&position, seeds.draw()).0).collect();
    assert!(games.iter().enumerate().all(|(index, game)| !games[..index].contains(game)));
}

/// The side to move has one stone in the corner of the board, and the pentomino j, for which the
/// other side's two stones leave no place. The other side has the monomino.
fn blocked(last: Option<Move>) -> Perspective {
    let only = |letter| {
        let mut set = PieceSet::EMPTY;
        set.insert(Piece::from_letter(letter).unwrap());
        set
    };
    Perspective {
        own: Cells::single(0, 0),
        other: Cells::single(2, 1) | Cells::single(1, 2),
        own_left: only(b'j'),
        other_left: only(b'a'),
        start: Start::Five,
        ply: 9,
        last,
    }
}

#[test]
fn slots_are_those_counted_by_hand() {
    // Slot 1: the only corner (1, 1), in vain. Slot 2: none is left, so the side passes. Slot 3: the
    // other side covers a corner with its last piece, for 20 points.
    let (played, outcome) = moves(&blocked(None), 7);
    assert_eq!(outcome, Outcome { margin: -5 - 20, slots: 3, plies: 2 });
    assert_eq!(played[0], Move::Pass);

    // The game ends after the second pass in a row.
    let outcome = play(&blocked(Some(Move::Pass)), 7, |_| {});
    assert_eq!(outcome, Outcome { margin: -5 + 1, slots: 2, plies: 1 });
}

#[test]
fn three_slots_try_cells_near_the_last_placement() {
    // Near the stone (1, 2) lie, among others, cells around its corner (0, 1), where the only own
    // corner (1, 1) is. If a slot has tried it there, it is not tried again.
    let monomino = Placement { orientation: 0, x: 1, y: 2 };
    let mut counts = [0; 2];
    let mut seeds = Seeds::START;
    for _ in 0..200 {
        let Outcome { slots, plies, .. } = play(&blocked(Some(Move::Place(monomino))), seeds.draw(), |_| {});
        assert_eq!(plies, 2);
        // Three near the placement, perhaps the own corner, none left, and the other side's.
        counts[slots as usize - 5] += 1;
    }
    assert!(counts.iter().all(|&count| count > 30), "{counts:?}");
}

#[test]
fn large_pieces_and_contact_are_preferred() {
    let start = Position::from_moves("53e0 a8e0 21k7", Start::Five).unwrap();
    let position = Perspective::from(&start);
    let mut seeds = Seeds::START;
    let firsts: Vec<Placement> =
        (0..500).map(|_| moves(&position, seeds.draw()).0[0].placement().expect("it can place")).collect();
    let large = firsts.iter().filter(|first| first.piece().size() == 5).count();
    assert!(large > 400, "{large}");
}
