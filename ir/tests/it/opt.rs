//! LLVM 19 reads and verifies the printer's output, for one function per instruction family.

use crate::support;

use ir::*;
use support::accept;

fn body(name: &str, ret: TypeId, params: &[TypeId]) -> FunctionBuilder {
    let params = params.iter().map(|&ty| Param::plain(ty)).collect();
    FunctionBuilder::new(Function::declaration(name, ret, params))
}

#[test]
fn integers() {
    let mut module = Module::new();
    for width in [1, 7, 8, 17, 24, 64, 100, 128] {
        let ty = module.types.int(width);
        let mut b = body(&format!("int{width}"), ty, &[ty, ty]);
        let (x, mut y) = (b.param(0), b.param(1));
        for &op in BinaryOp::ALL.iter().filter(|op| !op.is_float()) {
            y = b.binary(op, ArithFlags::NONE, x, y);
        }
        y = b.binary(
            BinaryOp::Add,
            ArithFlags { nuw: true, nsw: true, ..ArithFlags::NONE },
            y,
            Const::int(ty, width, u128::MAX),
        );
        y = b.binary(BinaryOp::SDiv, ArithFlags::EXACT, y, x);
        y = b.binary(BinaryOp::Or, ArithFlags::DISJOINT, y, Const::Poison(ty));
        for &predicate in IntPredicate::ALL {
            let c = b.icmp(predicate, x, y);
            y = b.select(c, x, y);
        }
        let frozen = b.freeze(Const::Undef(ty));
        y = b.xor(y, frozen);
        b.ret(y);
        module.add_function(b.finish());
    }
    accept(&module);
}

#[test]
fn floats() {
    let mut module = Module::new();
    for ty in [TypeId::HALF, TypeId::BFLOAT, TypeId::FLOAT, TypeId::DOUBLE, TypeId::X86_FP80, TypeId::FP128] {
        let mut b = body(&format!("float{}", ty.index()), ty, &[ty, ty]);
        let (x, mut y) = (b.param(0), b.param(1));
        for &op in BinaryOp::ALL.iter().filter(|op| op.is_float()) {
            y = b.binary(op, ArithFlags::NONE, x, y);
        }
        for &predicate in FloatPredicate::ALL {
            let c = b.fcmp(predicate, x, y);
            y = b.select(c, y, Const::Zero(ty));
        }
        y = b.fneg(y);
        let int = b.fptosi(y, TypeId::I32);
        let int = b.uitofp(int, ty);
        y = b.fadd(y, int);
        y = b.fadd(y, Const::Float { ty, bits: 0x3c01 });
        b.ret(y);
        module.add_function(b.finish());
    }
    accept(&module);
}

#[test]
fn casts() {
    let mut module = Module::new();
    let i24 = module.types.int(24);
    let v3 = module.types.vector(3, TypeId::I8);
    let mut b = body("casts", TypeId::VOID, &[i24, TypeId::PTR, TypeId::DOUBLE]);
    let (x, p, d) = (b.param(0), b.param(1), b.param(2));
    b.cast(CastOp::ZExt, CastFlags { nneg: true, ..CastFlags::default() }, x, TypeId::I32);
    b.cast(CastOp::UiToFp, CastFlags { nneg: true, ..CastFlags::default() }, x, TypeId::FLOAT);
    b.cast(CastOp::Trunc, CastFlags { nuw: true, nsw: true, ..CastFlags::default() }, x, TypeId::I16);
    b.sext(x, TypeId::I128);
    b.bitcast(x, v3);
    let f = b.fptrunc(d, TypeId::FLOAT);
    b.fpext(f, TypeId::DOUBLE);
    b.fptoui(d, TypeId::I8);
    b.sitofp(x, TypeId::FP128);
    let i = b.ptrtoint(p, TypeId::I64);
    b.inttoptr(i, TypeId::PTR);
    b.ret_void();
    module.add_function(b.finish());
    accept(&module);
}

#[test]
fn memory_and_globals() {
    let mut module = Module::new();
    let inner = module.types.named("struct.S", &[TypeId::I8, TypeId::I32], Packing::Natural);
    let packed = module.types.named("a b", &[TypeId::I8, inner], Packing::Bytes);
    module.types.opaque("nothing");
    let empty = module.types.structure(&[], Packing::Natural);
    let array = module.types.array(3, inner);
    let value = module.aggregate(inner, vec![Const::i8(1), Const::i32(-1)]);
    let value = module.aggregate(array, vec![value, Const::Zero(inner), Const::Undef(inner)]);
    let g = module.add_global(Global::variable("g", array, value, Align::FOUR));
    let text = module.bytes(b"hi\n\"\0");
    let text_ty = text.ty();
    module.add_global(Global {
        constant: true,
        unnamed_addr: true,
        linkage: Linkage::Private,
        dso_local: true,
        ..Global::variable("a b", text_ty, text, Align::ONE)
    });
    module.add_global(Global {
        initializer: None,
        ..Global::variable("elsewhere", TypeId::I32, Const::Null, Align::FOUR)
    });
    module.add_global(Global::variable("p", TypeId::PTR, Const::Global { id: g, offset: 12 }, Align::EIGHT));
    module.add_global(Global {
        linkage: Linkage::Common,
        ..Global::variable("c", empty, Const::Zero(empty), Align::ONE)
    });

    let mut b = body("memory", TypeId::I32, &[TypeId::I64]);
    let slot = b.entry_alloca(packed, Align::SIXTEEN);
    b.alloca(TypeId::I8, Some(b.param(0)), Align::ONE);
    let field = b.gep(
        GepFlags::INBOUNDS,
        packed,
        slot,
        &[Const::i32(0).into(), Const::i32(1).into(), Const::i32(1).into()],
    );
    b.gep(
        GepFlags { nusw: true, nuw: true, inbounds: false },
        array,
        Const::global(g),
        &[b.param(0), b.param(0)],
    );
    b.store(Const::i32(7), field, Align::ONE);
    b.store_volatile(Const::i32(7), field, Align::ONE);
    let whole = b.load(inner, Const::global(g), Align::FOUR);
    let member = b.extract_value(TypeId::I32, whole, &[1]);
    let whole = b.insert_value(whole, member, &[1]);
    b.store(whole, slot, Align::ONE);
    let value = b.load_volatile(TypeId::I32, field, Align::ONE);
    let past = b.byte_offset(slot, 5);
    b.store(Const::Null, past, Align::ONE);
    b.ret(value);
    module.add_function(b.finish());
    accept(&module);
}

#[test]
fn vectors() {
    let mut module = Module::new();
    let v4 = module.types.vector(4, TypeId::I32);
    let v2 = module.types.vector(2, TypeId::I32);
    let truth = module.types.vector(4, TypeId::I1);
    let constant =
        module.aggregate(v4, vec![Const::i32(1), Const::Poison(TypeId::I32), Const::i32(3), Const::i32(4)]);
    let mut b = body("vectors", TypeId::I32, &[v4]);
    let x = b.insert_element(b.param(0), Const::i32(5), Const::i64(2));
    let x = b.add(x, constant);
    let less = b.compare(truth, Compare::Int { predicate: IntPredicate::Slt, lhs: x, rhs: constant.into() });
    let x = b.select(less, x, constant);
    let y = b.shuffle_vector(v2, x, b.param(0), &[Some(7), None]);
    let lane = b.extract_element(TypeId::I32, y, Const::i32(0));
    b.ret(lane);
    module.add_function(b.finish());
    accept(&module);
}

#[test]
fn calls_and_attributes() {
    let mut module = Module::new();
    let record = module.types.named("struct.R", &[TypeId::I64, TypeId::I64, TypeId::I8], Packing::Natural);
    let sret = ParamAttrs::sret(record, Align::EIGHT);
    let byval = ParamAttrs::byval(record, Align::EIGHT);
    let short = ParamAttrs::NOUNDEF.with_attribute(ParamAttr::SignExt);
    let mut callee = Function::declaration(
        "callee",
        TypeId::VOID,
        vec![
            Param { ty: TypeId::PTR, attrs: sret },
            Param { ty: TypeId::PTR, attrs: byval },
            Param { ty: TypeId::I16, attrs: short },
        ],
    );
    callee.attrs.flags =
        callee.attrs.flags.with_attribute(FunctionAttr::NoUnwind).with_attribute(FunctionAttr::NoInline);
    callee.attrs.strings = vec![("target-features".into(), "+sse2".into()), ("key".into(), "".into())];
    let callee = module.add_function(callee);
    let mut printf = Function::declaration("printf", TypeId::I32, vec![Param::plain(TypeId::PTR)]);
    printf.varargs = true;
    let printf = module.add_function(printf);
    let (copy, fill, shift) = (module.memcpy(), module.memset(), module.memmove());
    assert_eq!(copy, module.memcpy());

    let mut function = Function::declaration("calls", TypeId::I8, vec![Param::plain(TypeId::PTR)]);
    function.ret_attrs = ParamAttrs::NOUNDEF.with_attribute(ParamAttr::ZeroExt);
    function.linkage = Linkage::Internal;
    let mut b = FunctionBuilder::new(function);
    let (x, y) = (b.entry_alloca(record, Align::EIGHT), b.entry_alloca(record, Align::EIGHT));
    let (p, size) = (b.param(0), Operand::from(Const::i64(24)));
    let (byte, no) = (Operand::from(Const::i8(7)), Operand::from(Const::i1(false)));
    b.call_plain(copy, TypeId::VOID, &[x, y, size, no]);
    b.call_plain(shift, TypeId::VOID, &[x, y, size, no]);
    b.call_plain(fill, TypeId::VOID, &[x, byte, size, no]);
    let args = vec![(x, sret), (y, byval), (Const::i16(3).into(), short)];
    b.call(Call {
        callee: Callee::Direct(callee),
        ret: TypeId::VOID,
        ret_attrs: ParamAttrs::NONE,
        args: args.clone(),
        fixed: None,
        convention: CallingConvention::C,
        attrs: Default::default(),
        bundles: Vec::new(),
        tail: Default::default(),
    });
    b.call(Call {
        callee: Callee::Indirect(p),
        ret: TypeId::VOID,
        ret_attrs: ParamAttrs::NONE,
        args,
        fixed: None,
        convention: CallingConvention::Win64,
        attrs: Default::default(),
        bundles: Vec::new(),
        tail: Default::default(),
    });
    b.call(Call {
        callee: Callee::Direct(printf),
        ret: TypeId::I32,
        ret_attrs: ParamAttrs::NONE,
        args: vec![(p, ParamAttrs::NOUNDEF), (Const::double(1.0).into(), ParamAttrs::NONE)],
        fixed: Some(1),
        convention: CallingConvention::C,
        attrs: Default::default(),
        bundles: Vec::new(),
        tail: Default::default(),
    });
    b.ret(Const::i8(1));
    module.add_function(b.finish());
    accept(&module);
}

#[test]
fn control_flow() {
    let mut module = Module::new();
    let i5 = module.types.int(5);
    let mut b = body("control", TypeId::I32, &[i5, TypeId::I1]);
    let (head, body_block, out, dead) = (b.new_block(), b.new_block(), b.new_block(), b.new_block());
    b.switch(b.param(0), head, vec![(31, out), (2, out), (3, head)]);
    b.position(head);
    let i =
        b.phi(TypeId::I32, &[(Const::i32(0).into(), BlockId::ENTRY), (Const::i32(0).into(), BlockId::ENTRY)]);
    b.cond_br(b.param(1), body_block, out);
    b.position(body_block);
    let next = b.add(i, Const::i32(1));
    b.add_incoming(i, next, body_block);
    b.br(head);
    b.position(out);
    let entry = (Const::i32(9).into(), BlockId::ENTRY);
    let result = b.phi(TypeId::I32, &[entry, entry, (i, head)]);
    b.ret(result);
    b.position(dead);
    b.switch(b.param(0), dead, vec![]);
    module.add_function(b.finish());
    accept(&module);
}

#[test]
fn aarch64_header() {
    accept(&Module { target: Target::AArch64Linux, ..Module::new() });
}

/// Integers of more than 128 bits, with constants that need them.
#[test]
fn long_integers() {
    let mut module = Module::new();
    for width in [129, 200, 256] {
        let ty = module.types.int(width);
        let least = module.integer(ty, ethnum::U256::ONE << (width - 1));
        let most = module.integer(ty, ethnum::U256::MAX);
        assert_eq!(module.integer_value(most), Some(ethnum::U256::MAX >> (256 - width)));
        module.add_global(Global::variable(format!("g{width}"), ty, least, Align::EIGHT));
        let mut b = body(&format!("long{width}"), ty, &[ty]);
        let sum = b.add(b.param(0), least);
        let masked = b.and(sum, most);
        b.ret(masked);
        module.add_function(b.finish());
    }
    accept(&module);
}

/// A variadic function of each platform and a call of it.
#[test]
fn variadic_functions() {
    for target in [Target::X86_64Linux, Target::AArch64Linux] {
        let mut module = Module { target, ..Module::new() };
        let quad = module.types.array(4, TypeId::FLOAT);
        let block = ParamAttrs { stack_align: Some(Align::EIGHT), ..ParamAttrs::NONE };
        let (start, end, copy, mask) =
            (module.va_start(), module.va_end(), module.va_copy(), module.ptrmask());
        assert_eq!(module.va_start(), start, "declared once");
        let params = vec![Param::plain(TypeId::I32), Param { ty: quad, attrs: block }];
        let mut declaration = Function::declaration("f", quad, params);
        declaration.varargs = true;
        let f = module.add_function(declaration.clone());
        let mut b = FunctionBuilder::new(declaration);
        let [list, other] = [(); 2].map(|()| b.entry_alloca(TypeId::I128, Align::SIXTEEN));
        b.call_plain(start, TypeId::VOID, &[list]);
        b.call_plain(copy, TypeId::VOID, &[other, list]);
        let aligned = b.call_plain(mask, TypeId::PTR, &[list, Const::i64(-16).into()]);
        b.store(Const::i32(1), aligned.unwrap_or(list), Align::FOUR);
        b.call_plain(end, TypeId::VOID, &[list]);
        let args = vec![
            (b.param(0), ParamAttrs::NOUNDEF),
            (b.param(1), block),
            (Const::double(1.0).into(), ParamAttrs::NOUNDEF),
            (b.param(1), block),
        ];
        let call = Call {
            callee: Callee::Direct(f),
            ret: quad,
            ret_attrs: ParamAttrs::NONE,
            args,
            fixed: Some(2),
            convention: CallingConvention::C,
            attrs: Default::default(),
            bundles: Vec::new(),
            tail: Default::default(),
        };
        let result = b.call(call).unwrap_or(Const::Zero(quad).into());
        b.ret(result);
        module.define(f, b.finish());
        accept(&module);
        let text = print_module(&module);
        assert!(text.contains("call [4 x float] (i32, [4 x float], ...) @f("), "{text}");
        assert_eq!(print_module(&read_module(&text).unwrap_or_else(|error| panic!("{error}"))), text);
    }
}
