//! The rules, compared with known figures: perft, legal-move counts and whole recorded games.

use duo_core::facts;
use duo_core::illegal::Illegal;
use duo_core::moves::{count_placements, has_placement, legal_placements};
use duo_core::notation::{decode, encode, Code};
use duo_core::perft::{divide, perft};
use duo_core::placement::Move;
use duo_core::player::{Player, Start};
use duo_core::position::Position;
use duo_core::result::{Outcome, Reason};

#[test]
fn perft_is_as_published() {
    let depths: Vec<u32> = facts::perft().map(|(depth, _)| depth).collect();
    assert_eq!(depths, [1, 2, 3]);
    for (depth, leaves) in facts::perft() {
        assert_eq!(perft(&mut Position::new(Start::Five), depth), leaves, "depth {depth}");
    }
}

#[test]
fn perft_divides_among_the_first_moves() {
    let mut position = Position::new(Start::Ten);
    let parts = divide(&mut position, 2);
    assert_eq!(parts.len(), 414);
    assert_eq!(parts.iter().map(|(_, leaves)| leaves).sum::<u64>(), 171_396);
    assert_eq!(position, Position::new(Start::Ten));
}

#[test]
fn perft_ends_with_the_game() {
    let mut position = Position::new(Start::Five);
    position.play_unchecked(Move::Pass);
    position.play_unchecked(Move::Pass);
    assert_eq!(perft(&mut position, 0), 1);
    assert_eq!(perft(&mut position, 1), 0);
    assert_eq!(perft(&mut position, 2), 0);
    assert_eq!(divide(&mut position, 1), []);
}

#[test]
fn side_without_a_placement_can_only_pass() {
    let stuck: Vec<_> = facts::legal_counts().filter(|known| known.to_move == 0).collect();
    assert!(!stuck.is_empty());
    for known in stuck {
        let mut position = known.position();
        assert!(!has_placement(&position));
        assert_eq!(perft(&mut position, 1), 1);
        assert_eq!(divide(&mut position, 1), [(Move::Pass, 1)]);
        assert_eq!(perft(&mut position, 2), known.opponent.max(u64::from(position.passes() == 0)));
    }
}

#[test]
fn legal_placements_have_the_known_counts() {
    assert_eq!(facts::legal_counts().count(), 150);
    for known in facts::legal_counts() {
        let position = Position::from_moves(known.moves, Start::Five).expect("the data's moves are legal");
        let opponent = position.with_to_move(position.to_move().other());
        for (position, expected) in [(position, known.to_move), (opponent, known.opponent)] {
            assert_eq!(count_placements(&position), expected, "{}", known.moves);
            assert_eq!(legal_placements(&position).len() as u64, expected, "{}", known.moves);
            assert_eq!(has_placement(&position), expected > 0, "{}", known.moves);
        }
    }
}

#[test]
fn recorded_games_are_legal_and_end_with_their_score() {
    let ends: Vec<Outcome> = facts::games().map(|game| replay(&game)).collect();
    for (reason, score) in [(Reason::AllPlaced, 15), (Reason::AllPlaced, 20)] {
        assert!(ends.iter().any(|end| end.reason == reason && end.scores[0] == score), "{reason} with {score} points");
    }
    assert!(ends.iter().any(|end| end.reason == Reason::BothPassed && end.winner.is_none()), "a draw");
}

fn replay(game: &facts::Game) -> Outcome {
    let mut position = Position::new(Start::Five);
    for text in game.moves.split_whitespace() {
        let code: Code = text.parse().expect("four characters");
        if position.is_over() {
            assert_eq!(code, Code::PASS, "nothing but passes follows the end of {}", game.moves);
            assert_eq!(position.check(Move::Pass), Err(Illegal::GameOver));
            continue;
        }
        let played = decode(code).unwrap_or_else(|error| panic!("{error} in {}", game.moves));
        assert_eq!(encode(played), code, "the data is written canonically");
        position.play(played).unwrap_or_else(|error| panic!("{code}: {error} in {}", game.moves));
    }
    assert_eq!(position.margin(), game.margin, "{}", game.moves);
    let outcome = Outcome::by_points(&position).expect("the game is over");
    assert_eq!(outcome.scores[0] - outcome.scores[1], game.margin);
    let leader = [Some(Player::Second), None, Some(Player::First)][(game.margin.signum() + 1) as usize];
    assert_eq!(outcome.winner, leader, "{}", game.moves);
    outcome
}

#[test]
fn openings_are_legal_and_four_plies_long() {
    assert!(facts::openings().count() >= 10);
    for opening in facts::openings() {
        assert_eq!(Position::from_moves(opening, Start::Five).expect("legal").ply(), 4, "{opening}");
    }
}
