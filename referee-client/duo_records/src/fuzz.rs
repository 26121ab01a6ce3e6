//! Fuzz targets.

use fuzz::{check, Input};

use crate::read::read;
use crate::sgf::main_line;

#[test]
fn sgf_trees() {
    let examples =
        ["(;GM[Blokus Duo]\n;B[e10] (;W[j5](;B[d9])(;B[f9]))(;W[k5]))", "(;C[a\\]b\\\\c\\\nd [e]AB[a1]\n[a2])"];
    check!().with_type::<Input>().for_each(|input| {
        if let Ok(nodes) = main_line(&input.text(&examples)) {
            assert!(!nodes.is_empty());
        }
    });
}

#[test]
fn records() {
    let example = "(;GM[Blokus Duo]FF[4]CA[UTF-8]AP[blokus-duo:0.1.0]PB[ada]PW[bob]RO[1]RE[B+18]PT[-32:-50]GC[both players passed]\n\
        ;B[e10,d11,e11,f11]MC[54g2]ET[0.000045]C[54g2 0.000 s]\n;W[j5]MC[aaa0]ET[0.000004]V[12]\n;B[d8,e8,c9,d9]MC[46i0]\n;W[])";
    check!().with_type::<Input>().for_each(|input| {
        let Ok(recorded) = read(&input.text(&[example])) else { return };
        assert_eq!(recorded.games().len(), recorded.turns.len() + 1);
    });
}
