//! Benchmark of instructions per second in loops, poison tracking included, with LLVM's own interpreter on the same IR
//! for comparison.
//!
//! `cargo bench -p bitfrost-interpreter --bench speed`. An item is an IR instruction, terminators and phis included, so
//! that both engines count the same; instructions outside the loop are not counted. The time of `lli` includes its
//! start, about 20 ms.
//!
//! Measured on one core of a shared x86-64 machine, the fastest of 100 runs, in million items per second: registers
//! 258, bit-fields 222, calls 208; lli-19 7.6, 6.9, 5.1.

use std::fmt;
use std::io::Write;
use std::process::{Command, Stdio};

use divan::Bencher;
use divan::counter::ItemsCount;
use interpreter::{Bytecode, ConcreteMachine, Config, ExecutionLimits, Interpreter, Outcome};
use ir::{Align, Const, FuncId, Function, FunctionBuilder, IntPredicate, Module, Operand, Param, TypeId};

fn main() {
    divan::main();
}

/// Builds the body of a loop: from the counter and the current sum it computes the next sum.
type LoopBody = fn(&mut Module, &mut FunctionBuilder, Operand, Operand) -> Operand;

/// A loop kernel; its sum is the result of the program.
#[derive(Clone, Copy)]
struct LoopKernel {
    name: &'static str,
    body: LoopBody,
}

impl fmt::Display for LoopKernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

const KERNELS: [LoopKernel; 3] = [
    LoopKernel { name: "registers", body: registers },
    LoopKernel { name: "bit-fields", body: bit_fields },
    LoopKernel { name: "calls", body: calls },
];

/// Integer arithmetic in registers.
fn registers(_: &mut Module, f: &mut FunctionBuilder, i: Operand, sum: Operand) -> Operand {
    let x = f.trunc(i, TypeId::I32);
    let x = f.mul(x, Const::i32(0x9e37));
    let y = f.xor(x, Const::i32(0x55));
    let y = f.shl(y, Const::i32(3));
    let x = f.add(x, y);
    let x = f.lshr(x, Const::i32(5));
    let x = f.and(x, Const::i32(0xff));
    let x = f.zext(x, TypeId::I64);
    f.add(sum, x)
}

/// Clang's code at -O0 for an assignment to a bit-field and a read of it: load, mask, shift, or, store, load, shift,
/// mask.
fn bit_fields(_: &mut Module, f: &mut FunctionBuilder, i: Operand, sum: Operand) -> Operand {
    let unit = f.entry_alloca(TypeId::I32, Align::FOUR);
    let new = f.trunc(i, TypeId::I32);
    let new = f.and(new, Const::i32(31));
    f.store(new, unit, Align::FOUR);
    let word = f.load(TypeId::I32, unit, Align::FOUR);
    let shifted = f.shl(new, Const::i32(7));
    let kept = f.and(word, Const::i32(!(31 << 7)));
    let word = f.or(kept, shifted);
    f.store(word, unit, Align::FOUR);
    let word = f.load(TypeId::I32, unit, Align::FOUR);
    let field = f.lshr(word, Const::i32(7));
    let field = f.and(field, Const::i32(31));
    let field = f.zext(field, TypeId::I64);
    f.add(sum, field)
}

/// A call with two arguments and a result.
fn calls(module: &mut Module, f: &mut FunctionBuilder, i: Operand, sum: Operand) -> Operand {
    let add = build(module, "add", &[TypeId::I64, TypeId::I64], |_, f| {
        let sum = f.add(f.param(0), f.param(1));
        f.ret(sum);
    });
    let sum = f.call_plain(add, TypeId::I64, &[i, sum]);
    sum.unwrap_or(i)
}

fn build(
    module: &mut Module,
    name: &str,
    params: &[TypeId],
    body: impl FnOnce(&mut Module, &mut FunctionBuilder),
) -> FuncId {
    let params = params.iter().map(|&ty| Param::plain(ty)).collect();
    let declaration = Function::declaration(name, TypeId::I64, params);
    let id = module.add_function(declaration.clone());
    let mut builder = FunctionBuilder::new(declaration);
    body(module, &mut builder);
    module.define(id, builder.finish());
    id
}

/// A program that repeats a kernel, and the number of instructions executed in the loop.
struct TimedLoop {
    module: Module,
    function: FuncId,
    instructions: u64,
}

impl TimedLoop {
    fn new(kernel: LoopKernel, turns: u32) -> TimedLoop {
        let mut module = Module::new();
        let function = build(&mut module, "kernel", &[], |module, f| counted(module, f, turns, kernel.body));
        let per_turn: usize = module.functions.iter().map(instructions).sum();
        TimedLoop { module, function, instructions: per_turn as u64 * u64::from(turns) }
    }

    /// The module with a `main` that observes the sum.
    fn observed(mut self) -> Module {
        let params = vec![Param::plain(TypeId::I32), Param::plain(TypeId::I64)];
        let observe = self.module.add_function(Function::declaration("bf_observe", TypeId::VOID, params));
        let kernel = self.function;
        build(&mut self.module, "main", &[], |_, f| {
            let sum = f.call_plain(kernel, TypeId::I64, &[]).unwrap_or(Const::i64(0).into());
            f.call_plain(observe, TypeId::VOID, &[Const::i32(1).into(), sum]);
            f.ret(sum);
        });
        self.module
    }

    /// The module as text with a `main` that prints the sum.
    fn printed(&self) -> String {
        let main = "@format = constant [5 x i8] c\"%llu\\00\"\n\
                    declare i32 @printf(ptr, ...)\n\
                    define i32 @main() {\n  \
                      %sum = call i64 @kernel()\n  \
                      %n = call i32 (ptr, ...) @printf(ptr @format, i64 %sum)\n  \
                      ret i32 0\n}\n";
        format!("{}\n{main}", ir::print_module(&self.module))
    }
}

/// The number of instructions of a function without its first and last block, unless it has no other blocks.
fn instructions(function: &Function) -> usize {
    let blocks = match &function.blocks[..] {
        [_, inner @ .., _] => inner,
        all => all,
    };
    blocks.iter().map(|block| block.instructions.len() + 1).sum()
}

/// Builds a loop of `turns` iterations with counter and sum in phis.
fn counted(module: &mut Module, f: &mut FunctionBuilder, turns: u32, body: LoopBody) {
    let entry = f.current();
    let (head, inside, out) = (f.new_block(), f.new_block(), f.new_block());
    f.br(head);
    f.position(head);
    let i = f.phi(TypeId::I64, &[(Const::i64(0).into(), entry)]);
    let sum = f.phi(TypeId::I64, &[(Const::i64(0).into(), entry)]);
    let more = f.icmp(IntPredicate::Slt, i, Const::i64(i64::from(turns)));
    f.cond_br(more, inside, out);
    f.position(inside);
    let next_sum = body(module, f, i, sum);
    let next = f.add(i, Const::i64(1));
    let end = f.current();
    f.add_incoming(i, next, end);
    f.add_incoming(sum, next_sum, end);
    f.br(head);
    f.position(out);
    f.ret(sum);
}

fn config() -> Config {
    Config { limits: ExecutionLimits { fuel: u64::MAX, ..ExecutionLimits::default() }, ..Config::default() }
}

/// The sum computed by the concrete interpreter.
fn sum(kernel: LoopKernel, turns: u32) -> u64 {
    let module = TimedLoop::new(kernel, turns).observed();
    let mut interpreter = Interpreter::new();
    let run = interpreter.run(&module, "main", &config());
    assert_eq!(run.outcome, Outcome::Finished);
    run.observations[0].value
}

#[divan::bench(args = KERNELS)]
fn bitfrost(bencher: Bencher, kernel: LoopKernel) {
    let program = TimedLoop::new(kernel, 100_000);
    let instructions = program.instructions;
    let module = program.observed();
    let (program, mut machine, config) =
        (Bytecode::new(&module, &config()), ConcreteMachine::new(), config());
    let entry = module.function("main");
    bencher
        .counter(ItemsCount::new(instructions))
        .bench_local(|| machine.run(&program, entry, &config).steps);
}

#[divan::bench(args = KERNELS, sample_count = 5, sample_size = 1)]
fn lli(bencher: Bencher, kernel: LoopKernel) {
    let turns = 500_000;
    let program = TimedLoop::new(kernel, turns);
    let (text, expected) = (program.printed(), sum(kernel, turns).to_string());
    assert_eq!(interpret(&text), expected, "the interpreters disagree");
    bencher.counter(ItemsCount::new(program.instructions)).bench_local(|| interpret(&text));
}

/// The output of a module under `lli-19 -force-interpreter`.
#[expect(clippy::disallowed_methods, reason = "the other interpreter is a process")]
fn interpret(text: &str) -> String {
    let mut lli = Command::new("lli-19");
    let mut child = lli
        .args(["-force-interpreter", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("lli-19 starts: it is in the package llvm-19");
    let mut stdin = child.stdin.take().expect("a pipe to lli");
    stdin.write_all(text.as_bytes()).expect("lli reads its input");
    drop(stdin);
    let output = child.wait_with_output().expect("lli ends");
    assert!(output.status.success(), "lli: {}", output.status);
    String::from_utf8_lossy(&output.stdout).into_owned()
}
