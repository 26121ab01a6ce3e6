//! Fuzz targets.

use fuzz::{check, Input};

use crate::read::read;
use crate::sgf::read_game;

#[test]
fn sgf_trees() {
    let examples =
        ["(;GM[Blokus Duo]\n;B[e10] (;W[j5](;B[d9])(;B[f9]))(;W[k5]))", "(;C[a\\]b\\\\c\\\nd [e]AB[a1]\n[a2])"];
    check!().with_type::<Input>().for_each(|input| {
        let text = input.text(&examples);
        for wanted in [None, Some(1), Some(2)] {
            if let Ok(chosen) = read_game(&text, wanted) {
                assert!(!chosen.nodes.is_empty());
            }
        }
    });
}

#[test]
fn records() {
    let ours = "(;GM[Blokus Duo]FF[4]CA[UTF-8]AP[blokus-duo:0.1.0]PB[ada]PW[bob]RO[1]RE[B+18]PT[-32:-50]GC[both players passed]\n\
        ;B[e10,d11,e11,f11]MC[54g2]ET[0.000045]C[54g2 0.000 s]\n;W[j5]MC[aaa0]ET[0.000004]V[12]\n;B[d8,e8,c9,d9]MC[46i0]\n;W[])";
    let others =
        "(;GM[Blokus Duo]A1[e8,d9,e9,f9,e10];2[j5];AE[e8,d9,e9,f9,e10]AB[e10]PL[2];GREEN[i6, h6];B[]) text (;GM[1])";
    let examples = [ours, others];
    check!().with_type::<Input>().for_each(|input| {
        let Ok(recorded) = read(&input.text(&examples), None) else { return };
        assert_eq!(recorded.games().len(), recorded.turns.len() + 1);
    });
}
