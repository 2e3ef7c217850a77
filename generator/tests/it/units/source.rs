//! `source`.

use generator::source::operators::OPERATORS;
use generator::source::tree::SourceTree;
use generator::source::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tree_sitter::Parser;

use std::collections::BTreeSet;

const TEXT: &str = "#include <stdio.h>\n\
        struct S { int a : 3; unsigned b; long c; };\n\
        static int f(struct S s, int n) { n += 1; s.a = n; return s.a + n * 2; }\n\
        int main(void) { struct S s = { 1, 2, 3 }; printf(\"%d\\n\", f(s, 5)); return 0; }\n";

#[test]
fn a_mutant_is_the_same_for_the_same_seed() {
    assert_eq!(mutant(TEXT, 7), mutant(TEXT, 7));
    let different: BTreeSet<_> =
        (0..200).filter_map(|seed| mutant(TEXT, seed)).map(|changed| changed.text).collect();
    assert!(different.len() > 150, "{}", different.len());
}

#[test]
fn every_operator_applies_to_some_node() {
    let mut parser = Parser::new();
    parser.set_language(&tree_sitter_c::LANGUAGE.into()).unwrap();
    let parsed = parser.parse(TEXT, None).unwrap();
    let tree = SourceTree::new(&parsed, TEXT);
    for operator in OPERATORS {
        let changed = (0..64).filter_map(|seed| {
            let changes = (operator.apply)(&tree, &mut ChaCha8Rng::seed_from_u64(seed))?;
            Some(applied(TEXT, changes))
        });
        let changed: BTreeSet<String> = changed.filter(|text| text != TEXT).collect();
        assert!(!changed.is_empty(), "{} changes nothing", operator.name);
    }
}

#[test]
fn what_is_no_c_costs_nothing_but_a_mutant() {
    for text in ["", "}{", "int", "\u{e9}\u{4e2d} = \"\u{1f980}", "struct { int : ; } x = {"] {
        for seed in 0..50 {
            let _ = mutant(text, seed);
        }
    }
    assert_eq!(mutant("", 1), None);
}
