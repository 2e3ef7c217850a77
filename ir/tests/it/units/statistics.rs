//! `statistics`.

use ir::statistics::*;
use ir::*;

use ir::{Align, Const, FunctionBuilder, Param, TypeId};

#[test]
fn counts_include_terminators() {
    let mut module = Module::new();
    let params = vec![Param::plain(TypeId::PTR)];
    module.add_function(Function::declaration("g", TypeId::VOID, params.clone()));
    let mut b = FunctionBuilder::new(Function::declaration("f", TypeId::VOID, params));
    let value = b.load(TypeId::I8, b.param(0), Align::ONE);
    let sum = b.add(value, Const::i8(1));
    b.store(sum, b.param(0), Align::ONE);
    let again = b.new_block();
    b.br(again);
    b.position(again);
    b.ret_void();
    module.add_function(b.finish());
    let got = Statistics::of_module(&module);
    assert_eq!(got, Statistics::of_function(&module.functions[1]));
    assert_eq!((got.functions, got.blocks, got.instructions()), (1, 2, 5));
    assert_eq!(["load", "add", "br", "ret", "call"].map(|keyword| got.count(keyword)), [1, 1, 1, 1, 0]);
}
