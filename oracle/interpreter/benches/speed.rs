//! Instructions per second in a loop, and programs per second where each is prepared and run once.
//!
//! `cargo bench -p bitfrost-interpreter`

use divan::counter::ItemsCount;
use interpreter::{Config, Interpreter, Limits, Machine, Outcome, Program};
use ir::{
    Align, Const, FuncId, Function, FunctionBuilder, IntPredicate, Module, Operand, Packing, Param, TypeId,
};

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

/// A loop of `count` turns around `body`, with the counter in a phi.
fn counted(f: &mut FunctionBuilder, count: i64, body: impl FnOnce(&mut FunctionBuilder, Operand)) {
    let entry = f.current();
    let (head, inside, out) = (f.new_block(), f.new_block(), f.new_block());
    f.br(head);
    f.position(head);
    let i = f.phi(TypeId::I64, &[(Const::i64(0).into(), entry)]);
    let more = f.icmp(IntPredicate::Slt, i, Const::i64(count));
    f.cond_br(more, inside, out);
    f.position(inside);
    body(f, i);
    let next = f.add(i, Const::i64(1));
    let end = f.current();
    f.add_incoming(i, next, end);
    f.br(head);
    f.position(out);
    f.ret_void();
}

/// Steps of the program, which has to finish: a number of a program that stopped early would mean nothing.
fn steps(module: &Module, config: &Config) -> u64 {
    let mut interpreter = Interpreter::new();
    let run = interpreter.run(module, "main", config);
    assert_eq!(run.outcome, Outcome::Finished);
    run.steps
}

fn bench_module(bencher: divan::Bencher, module: &Module) {
    let config = Config { limits: Limits { fuel: u64::MAX, ..Limits::default() }, ..Config::default() };
    let program = Program::new(module, &config);
    let mut machine = Machine::new();
    let entry = module.function("main");
    bencher
        .counter(ItemsCount::new(steps(module, &config)))
        .bench_local(|| machine.run(&program, entry, &config).steps);
}

/// Integer arithmetic in registers.
#[divan::bench]
fn registers(bencher: divan::Bencher) {
    let mut module = Module::new();
    build(&mut module, "main", &[], TypeId::VOID, |_, f| {
        counted(f, 100_000, |f, i| {
            let x = f.trunc(i, TypeId::I32);
            let x = f.mul(x, Const::i32(0x9e37));
            let y = f.xor(x, Const::i32(0x55));
            let y = f.shl(y, Const::i32(3));
            let x = f.add(x, y);
            let x = f.lshr(x, Const::i32(5));
            let x = f.and(x, Const::i32(0xff));
            f.zext(x, TypeId::I64);
        });
    });
    bench_module(bencher, &module);
}

/// What clang makes of a bit-field assignment at -O0: load, mask, shift, or, store.
#[divan::bench]
fn bit_fields(bencher: divan::Bencher) {
    let mut module = Module::new();
    build(&mut module, "main", &[], TypeId::VOID, |_, f| {
        let unit = f.entry_alloca(TypeId::I32, Align::FOUR);
        f.store(Const::i32(0), unit, Align::FOUR);
        counted(f, 100_000, |f, i| {
            let new = f.trunc(i, TypeId::I32);
            let new = f.and(new, Const::i32(31));
            let word = f.load(TypeId::I32, unit, Align::FOUR);
            let shifted = f.shl(new, Const::i32(7));
            let kept = f.and(word, Const::i32(!(31 << 7)));
            let word = f.or(kept, shifted);
            f.store(word, unit, Align::FOUR);
        });
    });
    bench_module(bencher, &module);
}

/// Calls with two arguments and a result.
#[divan::bench]
fn calls(bencher: divan::Bencher) {
    let mut module = Module::new();
    let add = build(&mut module, "add", &[TypeId::I64, TypeId::I64], TypeId::I64, |_, f| {
        let sum = f.add(f.param(0), f.param(1));
        f.ret(sum);
    });
    build(&mut module, "main", &[], TypeId::VOID, |_, f| {
        counted(f, 100_000, |f, i| {
            f.call_plain(add, TypeId::I64, &[i, i]);
        });
    });
    bench_module(bencher, &module);
}

/// A program as campaigns make them: functions of straight-line code over a record, each called once.
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

/// Preparing and running one module, functions x bit-field stores: (1, 2) has about 45 instructions, (5, 6) about 300.
#[divan::bench(args = [(1, 2), (5, 6), (10, 20)])]
fn prepare_and_run(bencher: divan::Bencher, (functions, fields): (usize, usize)) {
    let module = typical(functions, fields);
    let config = Config::default();
    steps(&module, &config);
    let mut interpreter = Interpreter::new();
    bencher.bench_local(|| interpreter.run(&module, "main", &config).steps);
}

/// Preparing alone.
#[divan::bench(args = [(5, 6)])]
fn prepare(bencher: divan::Bencher, (functions, fields): (usize, usize)) {
    let module = typical(functions, fields);
    let config = Config::default();
    let mut program = Program::default();
    bencher.bench_local(|| program.prepare(&module, &config));
}
