//! Random defined programs give the same observations in the interpreter as under `lli-19`.

use interpreter::{Config, Interpreter, Outcome};
use ir::{
    Align, ArithFlags, BinaryOp, Call, Callee, CallingConvention, CastFlags, CastOp, Compare, Const,
    FloatPredicate, FuncId, FunctionBuilder, GepFlags, IntPredicate, Operand, Packing, Param, ParamAttrs,
    TypeId,
};

use crate::common::Lib;
use crate::compiled::{RUNTIME_OF_LLI, run_under_lli};
use crate::malformed::Dice;

const WIDTHS: &[u32] = &[1, 3, 8, 16, 17, 24, 32, 40, 48, 63, 64, 72, 100, 128];

/// A program under construction: available values, and a buffer of 32 bytes.
struct ProgramWriter<'a> {
    dice: &'a mut Dice,
    lib: &'a mut Lib,
    pool: Vec<(Operand, u32)>,
    buffer: Operand,
    callee: FuncId,
}

impl ProgramWriter<'_> {
    fn ty(&mut self, width: u32) -> TypeId {
        self.lib.module.types.int(width)
    }

    /// A value of exactly this width, converted from an available value of any width.
    fn value(&mut self, f: &mut FunctionBuilder, width: u32) -> Operand {
        let at = self.dice.below(self.pool.len());
        let (value, from) = self.pool[at];
        let to = self.ty(width);
        match from.cmp(&width) {
            std::cmp::Ordering::Equal => value,
            std::cmp::Ordering::Greater => f.trunc(value, to),
            std::cmp::Ordering::Less if self.dice.below(2) == 0 => f.zext(value, to),
            std::cmp::Ordering::Less => f.sext(value, to),
        }
    }

    fn width(&mut self) -> u32 {
        WIDTHS[self.dice.below(WIDTHS.len())]
    }

    fn binary(&mut self, f: &mut FunctionBuilder) {
        use BinaryOp as B;
        const OPS: &[BinaryOp] = &[
            B::Add,
            B::Sub,
            B::Mul,
            B::UDiv,
            B::SDiv,
            B::URem,
            B::SRem,
            B::Shl,
            B::LShr,
            B::AShr,
            B::And,
            B::Or,
            B::Xor,
        ];
        let op = OPS[self.dice.below(OPS.len())];
        // Signed division of one-bit integers always overflows.
        let width = if matches!(op, B::SDiv | B::SRem) { self.width().max(3) } else { self.width() };
        let ty = self.ty(width);
        let (a, mut b) = (self.value(f, width), self.value(f, width));
        if matches!(op, B::Shl | B::LShr | B::AShr) {
            b = f.urem(b, Const::int(ty, width, u128::from(width).min((1 << width.min(100)) - 1)));
        }
        if matches!(op, B::UDiv | B::SDiv | B::URem | B::SRem) {
            // The divisor is odd and not negative, so neither 0 nor -1.
            b = f.or(b, Const::int(ty, width, 1));
            if width > 1 {
                b = f.and(b, Const::int(ty, width, (1 << (width - 1)) - 1));
            }
        }
        let result = f.binary(op, ArithFlags::NONE, a, b);
        self.pool.push((result, width));
    }

    fn compare(&mut self, f: &mut FunctionBuilder) {
        let width = self.width();
        let (a, b) = (self.value(f, width), self.value(f, width));
        let predicate = IntPredicate::ALL[self.dice.below(IntPredicate::ALL.len())];
        let holds = f.icmp(predicate, a, b);
        let chosen = f.select(holds, a, b);
        self.pool.extend([(holds, 1), (chosen, width)]);
    }

    fn memory(&mut self, f: &mut FunctionBuilder) {
        let bytes = 1 + self.dice.below(16) as u32;
        let value = self.value(f, bytes * 8);
        let to = self.dice.below(33 - bytes as usize) as u64;
        let to = f.byte_offset(self.buffer, to);
        f.store(value, to, Align::ONE);
        let bytes = 1 + self.dice.below(16) as u32;
        let from = self.value(f, 8);
        let from = f.urem(from, Const::i8(33 - bytes as u8));
        let from = f.zext(from, TypeId::I64);
        let from = f.gep(GepFlags::INBOUNDS, TypeId::I8, self.buffer, &[from]);
        let ty = self.ty(bytes * 8);
        let back = f.load(ty, from, Align::ONE);
        self.pool.push((back, bytes * 8));
    }

    fn bulk(&mut self, f: &mut FunctionBuilder) {
        let (copy, fill) = (self.lib.module.memmove(), self.lib.module.memset());
        let (from, to) = (self.dice.below(20) as u64, self.dice.below(20) as u64);
        let size = Operand::from(Const::i64(self.dice.below(13) as i64));
        let (from, to) = (f.byte_offset(self.buffer, from), f.byte_offset(self.buffer, to));
        let no = Const::i1(false).into();
        f.call_plain(copy, TypeId::VOID, &[to, from, size, no]);
        let byte = self.value(f, 8);
        f.call_plain(fill, TypeId::VOID, &[from, byte, Const::i64(2).into(), no]);
    }

    fn floats(&mut self, f: &mut FunctionBuilder) {
        let (a, b) = (self.value(f, 32), self.value(f, 64));
        let (single, double) = (f.sitofp(a, TypeId::FLOAT), f.uitofp(b, TypeId::DOUBLE));
        let wide = f.fpext(single, TypeId::DOUBLE);
        let product = f.fmul(wide, double);
        let divisor = f.fadd(product, Const::double(0.5));
        let quotient = f.fdiv(wide, divisor);
        let predicate = FloatPredicate::ALL[self.dice.below(FloatPredicate::ALL.len())];
        let holds = f.fcmp(predicate, quotient, double);
        let bits = f.bitcast(quotient, TypeId::I64);
        let narrow = f.fptrunc(quotient, TypeId::FLOAT);
        let narrow = f.fneg(narrow);
        let narrow = f.bitcast(narrow, TypeId::I32);
        let small = self.value(f, 16);
        let small = f.sitofp(small, TypeId::DOUBLE);
        let small = f.fdiv(small, Const::double(3.0));
        let small = f.fptosi(small, TypeId::I16);
        self.pool.extend([(bits, 64), (narrow, 32), (holds, 1), (small, 16)]);
    }

    fn vectors(&mut self, f: &mut FunctionBuilder) {
        let v = self.lib.module.types.vector(4, TypeId::I16);
        let truth = self.lib.module.types.vector(4, TypeId::I1);
        let word = self.value(f, 64);
        let a = f.bitcast(word, v);
        let lane = self.value(f, 16);
        let b = f.insert_element(a, lane, Const::i32(self.dice.below(4) as i32));
        let mut pick = || Some(self.dice.below(8) as u32);
        let mixed = f.shuffle_vector(v, a, b, &[pick(), pick(), pick(), pick()]);
        let sum = f.add(mixed, b);
        let less = f.compare(truth, Compare::Int { predicate: IntPredicate::Slt, lhs: sum, rhs: a });
        let chosen = f.select(less, sum, mixed);
        let word = f.bitcast(chosen, TypeId::I64);
        let i4 = self.ty(4);
        let bits = f.bitcast(less, i4);
        self.pool.extend([(word, 64), (bits, 4)]);
    }

    fn call(&mut self, f: &mut FunctionBuilder) {
        let record = self.lib.module.types.array(3, TypeId::I64);
        let attrs = ParamAttrs::byval(record, Align::EIGHT);
        let (a, b) = (self.value(f, 16), self.value(f, 64));
        let short = ParamAttrs::NOUNDEF.with_attribute(ir::ParamAttr::SignExt);
        let args = vec![(a, short), (self.buffer, attrs), (b, ParamAttrs::NONE)];
        let pair = self.lib.module.types.structure(&[TypeId::I64, TypeId::I16], Packing::Natural);
        let callee = Callee::Direct(self.callee);
        let result = f.call(Call {
            callee,
            ret: pair,
            ret_attrs: ParamAttrs::NONE,
            args,
            fixed: None,
            convention: CallingConvention::C,
            attrs: Default::default(),
            bundles: Vec::new(),
            tail: Default::default(),
        });
        let result = result.unwrap_or(Const::Zero(pair).into());
        let first = f.extract_value(TypeId::I64, result, &[0]);
        let second = f.extract_value(TypeId::I16, result, &[1]);
        self.pool.extend([(first, 64), (second, 16)]);
    }

    fn switch(&mut self, f: &mut FunctionBuilder) {
        let value = self.value(f, 8);
        let value = f.urem(value, Const::i8(4));
        let (one, two, out) = (f.new_block(), f.new_block(), f.new_block());
        let from = f.current();
        f.switch(value, out, vec![(1, one), (2, two), (3, one)]);
        let mut edges = vec![(Const::i32(-7).into(), from)];
        for block in [one, two] {
            f.position(block);
            let value = self.value(f, 32);
            edges.push((value, f.current()));
            f.br(out);
        }
        f.position(out);
        let result = f.phi(TypeId::I32, &edges);
        self.pool.push((result, 32));
    }

    fn conversion(&mut self, f: &mut FunctionBuilder) {
        let (from, to) = (self.width(), self.width());
        if from == to {
            return;
        }
        let value = self.value(f, from);
        let op = if from > to { CastOp::Trunc } else { CastOp::SExt };
        let ty = self.ty(to);
        let result = f.cast(op, CastFlags::default(), value, ty);
        self.pool.push((result, to));
    }

    fn step(&mut self, f: &mut FunctionBuilder) {
        match self.dice.below(16) {
            0 | 1 => self.compare(f),
            2 | 3 => self.memory(f),
            4 => self.bulk(f),
            5 => self.floats(f),
            6 => self.vectors(f),
            7 => self.call(f),
            8 => self.switch(f),
            9 | 10 => self.conversion(f),
            _ => self.binary(f),
        }
    }
}

/// A callee with a `byval` record and a small integer as parameters, and a pair as result.
fn callee(lib: &mut Lib) -> FuncId {
    let record = lib.module.types.array(3, TypeId::I64);
    let pair = lib.module.types.structure(&[TypeId::I64, TypeId::I16], Packing::Natural);
    let params = vec![
        Param { ty: TypeId::I16, attrs: ParamAttrs::NOUNDEF.with_attribute(ir::ParamAttr::SignExt) },
        Param { ty: TypeId::PTR, attrs: ParamAttrs::byval(record, Align::EIGHT) },
        Param::plain(TypeId::I64),
    ];
    lib.function("callee", pair, params, |_, f| {
        let third = f.byte_offset(f.param(1), 16);
        let old = f.load(TypeId::I64, third, Align::EIGHT);
        f.store(f.param(2), third, Align::EIGHT);
        let new = f.load(TypeId::I64, third, Align::EIGHT);
        let sum = f.add(old, new);
        let half = f.insert_value(Const::Poison(pair), sum, &[0]);
        let twice = f.add(f.param(0), f.param(0));
        let whole = f.insert_value(half, twice, &[1]);
        f.ret(whole);
    })
}

fn program(dice: &mut Dice, lib: &mut Lib, callee: FuncId, name: &str) -> FuncId {
    lib.function(name, TypeId::VOID, vec![], |lib, f| {
        let bytes = lib.module.types.array(32, TypeId::I8);
        let buffer = f.entry_alloca(bytes, Align::EIGHT);
        f.store(Const::Zero(bytes), buffer, Align::EIGHT);
        let mut pool = Vec::new();
        for &width in WIDTHS {
            let ty = lib.module.types.int(width);
            let random =
                u128::from(dice.below(1 << 30) as u64).wrapping_mul(0x1_0000_0001_0000_0001_0000_0001);
            pool.push((Const::int(ty, width, random).into(), width));
        }
        let mut author = ProgramWriter { dice, lib, pool, buffer, callee };
        for _ in 0..40 {
            author.step(f);
        }
        let ProgramWriter { lib, pool, .. } = author;
        for (value, _) in pool {
            if matches!(value, Operand::Value(_)) {
                lib.show(f, value);
            }
        }
        for at in 0..4 {
            let word = f.byte_offset(buffer, at * 8);
            let word = f.load(TypeId::I64, word, Align::ONE);
            lib.show(f, word);
        }
        f.ret_void();
    })
}

#[test]
fn random_programs_agree_with_lli() {
    let mut lib = Lib::new();
    let mut dice = Dice(7);
    let callee = callee(&mut lib);
    let programs: Vec<_> =
        (0..60).map(|at| program(&mut dice, &mut lib, callee, &format!("program{at}"))).collect();
    lib.main(|_, f| {
        for program in programs {
            f.call_plain(program, TypeId::VOID, &[]);
        }
    });
    if let Err(error) = ir::verify(&lib.module) {
        panic!("{error}");
    }
    let mut interpreter = Interpreter::new();
    let run = interpreter.run(&lib.module, "main", &Config::default());
    assert_eq!(run.outcome, Outcome::Finished);
    let ours: String = run.observations.iter().map(|seen| format!("{:016x}", seen.value)).collect();

    let text = ir::print_module(&lib.module);
    let text = text
        .replace("declare void @bf_observe(i32, i64)", RUNTIME_OF_LLI)
        .replace("define void @main(", "define void @entry(");
    let theirs = run_under_lli(&text).replace('\n', "");
    assert!(ours.len() > 16 * 2000, "{} observations", ours.len() / 16);
    let differ = (0..ours.len() / 16).find(|at| ours[at * 16..][..16] != theirs[at * 16..][..16]);
    assert_eq!(differ, None, "ours {}, theirs {}", ours.len() / 16, theirs.len() / 16);
    assert_eq!(ours.len(), theirs.len());
}
