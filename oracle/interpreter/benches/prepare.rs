//! Benchmark of programs per second when each is decoded and run once.
//!
//! `cargo bench -p bitfrost-interpreter --bench prepare`

use interpreter::{Bytecode, Config, Interpreter, Outcome};
use ir::{Align, Const, FuncId, Function, FunctionBuilder, Module, Packing, Param, TypeId};

fn main() {
    divan::main();
}

fn build(
    module: &mut Module,
    name: &str,
    params: &[TypeId],
    ret: TypeId,
    body: impl FnOnce(&mut Module, &mut FunctionBuilder),
) -> FuncId {
    let params = params.iter().map(|&ty| Param::plain(ty)).collect();
    let declaration = Function::declaration(name, ret, params);
    let id = module.add_function(declaration.clone());
    let mut builder = FunctionBuilder::new(declaration);
    body(module, &mut builder);
    module.define(id, builder.finish());
    id
}

/// Runs the program, which must finish: the figure for a program that stopped early would be meaningless.
fn check(module: &Module, config: &Config) {
    let mut interpreter = Interpreter::new();
    assert_eq!(interpreter.run(module, "main", config).outcome, Outcome::Finished);
}

/// A program like those of campaigns: functions of straight-line code over a record, each called once.
fn typical(functions: usize, fields: usize) -> Module {
    let mut module = Module::new();
    let params = vec![Param::plain(TypeId::I32), Param::plain(TypeId::I64)];
    let observe = module.add_function(Function::declaration("bf_observe", TypeId::VOID, params));
    let record = module.types.named("struct.S", &[TypeId::I32; 8], Packing::Natural);
    let mut callees = Vec::new();
    for at in 0..functions {
        let name = format!("f{at}");
        let callee = build(&mut module, &name, &[TypeId::PTR, TypeId::I32], TypeId::I32, |_, f| {
            let slot = f.entry_alloca(TypeId::I32, Align::FOUR);
            f.store(f.param(1), slot, Align::FOUR);
            for field in 0..fields {
                let path = [Const::i32(0).into(), Const::i32((field % 8) as i32).into()];
                let unit = f.gep(ir::GepFlags::INBOUNDS, record, f.param(0), &path);
                let word = f.load(TypeId::I32, unit, Align::FOUR);
                let new = f.load(TypeId::I32, slot, Align::FOUR);
                // A store to a bit-field of 5 bits at bit 3: the bits around it are kept.
                let new = f.and(new, Const::i32(31));
                let new = f.shl(new, Const::i32(3));
                let kept = f.and(word, Const::i32(!0xf8));
                let word = f.or(kept, new);
                f.store(word, unit, Align::FOUR);
            }
            let value = f.load(TypeId::I32, slot, Align::FOUR);
            f.ret(value);
        });
        callees.push(callee);
    }
    build(&mut module, "main", &[], TypeId::VOID, |_, f| {
        let object = f.entry_alloca(record, Align::FOUR);
        for field in 0..8 {
            let path = [Const::i32(0).into(), Const::i32(field).into()];
            let unit = f.gep(ir::GepFlags::INBOUNDS, record, object, &path);
            f.store(Const::i32(field), unit, Align::FOUR);
        }
        for &callee in &callees {
            let value = f.call_plain(callee, TypeId::I32, &[object, Const::i32(21).into()]);
            let value = f.zext(value.unwrap_or(Const::i32(0).into()), TypeId::I64);
            f.call_plain(observe, TypeId::VOID, &[Const::i32(1).into(), value]);
        }
        f.ret_void();
    });
    module
}

/// Decodes and runs one module, by number of functions and bit-field stores: (1, 2) has about 45 instructions, (5, 6)
/// about 300.
#[divan::bench(args = [(1, 2), (5, 6), (10, 20)])]
fn prepare_and_run(bencher: divan::Bencher, (functions, fields): (usize, usize)) {
    let module = typical(functions, fields);
    let config = Config::default();
    check(&module, &config);
    let mut interpreter = Interpreter::new();
    bencher.bench_local(|| interpreter.run(&module, "main", &config).steps);
}

/// Decodes one module.
#[divan::bench(args = [(5, 6)])]
fn prepare(bencher: divan::Bencher, (functions, fields): (usize, usize)) {
    let module = typical(functions, fields);
    let config = Config::default();
    let mut program = Bytecode::default();
    bencher.bench_local(|| program.decode(&module, &config));
}
