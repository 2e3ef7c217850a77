//! `opcode`.

use ir::opcode::*;

#[test]
fn keywords_are_unique() {
    for opcode in Opcode::iter() {
        assert_eq!(Opcode::from_keyword(opcode.keyword()), Some(opcode));
    }
    assert_eq!(Opcode::from_keyword("frobnicate"), None);
}
