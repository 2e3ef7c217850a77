//! The verifier refuses what LLVM refuses: one small invalid function per kind of error.

use ir::VerifyErrorKind as Kind;
use ir::*;

/// The verifier's result for a module with the one function that `build` makes.
fn check(params: &[TypeId], ret: TypeId, build: impl FnOnce(&mut FunctionBuilder)) -> Option<Kind> {
    let params = params.iter().map(|&ty| Param::plain(ty)).collect();
    let mut builder = FunctionBuilder::new(Function::declaration("f", ret, params));
    build(&mut builder);
    check_function(builder.finish())
}

fn check_function(function: Function) -> Option<Kind> {
    let mut module = Module::new();
    module.types.structure(&[TypeId::I8, TypeId::I32], Packing::Natural);
    module.add_function(function);
    verify(&module).err().map(|error| error.kind)
}

/// The literal structure that [`check_function`] adds first.
fn record() -> TypeId {
    TypeTable::default().structure(&[TypeId::I8, TypeId::I32], Packing::Natural)
}

#[test]
fn constant_expressions_have_operands_of_their_types() {
    let refused = |text: &str| {
        let module = ir::read_module(text).unwrap();
        assert!(ir::verify(&module).is_err(), "{text}");
    };
    refused("@a = global i64 ptrtoint (i64 0 to i64)");
    refused("@a = global i32 add (i64 1, i32 1)");
    refused("@a = global i32 trunc (i32 1 to i32)");
    let module = ir::read_module("@a = global i32 trunc (i64 ptrtoint (ptr @a to i64) to i32)").unwrap();
    assert_eq!(ir::verify(&module), Ok(()));
}

#[test]
fn well_formed_functions_pass() {
    let got = check(&[TypeId::I32], TypeId::I32, |b| {
        let x = b.add(b.param(0), Const::i32(1));
        b.ret(x);
    });
    assert_eq!(got, None);
}

#[test]
fn operand_types() {
    let (i8, i32) = (TypeId::I8, TypeId::I32);
    let mismatch = Some(Kind::TypeMismatch("operands"));
    assert_eq!(
        check(&[i8, i32], TypeId::VOID, |b| {
            b.add(b.param(0), b.param(1));
            b.ret_void();
        }),
        mismatch
    );
    assert_eq!(
        check(&[i8], TypeId::VOID, |b| {
            b.load(i32, b.param(0), Align::ONE);
            b.ret_void();
        }),
        mismatch
    );
    assert_eq!(
        check(&[i8], TypeId::VOID, |b| {
            let to = b.new_block();
            b.cond_br(b.param(0), to, to);
        }),
        mismatch
    );
    let operator = Some(Kind::BadType("operator and operands"));
    assert_eq!(
        check(&[i8], TypeId::VOID, |b| {
            b.fadd(b.param(0), b.param(0));
            b.ret_void();
        }),
        operator
    );
    assert_eq!(
        check(&[TypeId::PTR], TypeId::VOID, |b| {
            b.add(b.param(0), b.param(0));
            b.ret_void();
        }),
        operator
    );
    let conversion = Some(Kind::BadType("conversion"));
    for (op, to) in
        [(CastOp::Trunc, i32), (CastOp::ZExt, i8), (CastOp::FpExt, TypeId::DOUBLE), (CastOp::BitCast, i8)]
    {
        let got = check(&[i32], TypeId::VOID, |b| {
            b.cast(op, CastFlags::default(), b.param(0), to);
            b.ret_void();
        });
        assert_eq!(got, conversion, "{op:?}");
    }
    assert_eq!(check(&[i8], i32, |b| b.ret(b.param(0))), Some(Kind::TypeMismatch("ret and function")));
    assert_eq!(check(&[], i32, |b| b.ret_void()), Some(Kind::TypeMismatch("ret and function")));
}

#[test]
fn flags_and_constants() {
    let i8 = TypeId::I8;
    let nsw = check(&[i8], i8, |b| {
        let x = b.binary(BinaryOp::And, ArithFlags::NSW, b.param(0), b.param(0));
        b.ret(x);
    });
    assert_eq!(nsw, Some(Kind::BadFlag("nsw")));
    let wide = check(&[], i8, |b| b.ret(Const::Int { ty: i8, value: 256 }));
    assert_eq!(wide, Some(Kind::BadConstant("too many bits")));
    let cases = check(&[i8], TypeId::VOID, |b| {
        let to = b.new_block();
        b.switch(b.param(0), to, vec![(1, to), (1, to)]);
    });
    assert_eq!(cases, Some(Kind::DuplicateCase(1)));
    assert_eq!(
        check(&[], TypeId::PTR, |b| b.ret(Const::Function(FuncId(7)))),
        Some(Kind::UnknownItem("function"))
    );
}

#[test]
fn dominance() {
    let got = check(&[TypeId::I1], TypeId::I32, |b| {
        let (left, right) = (b.new_block(), b.new_block());
        b.cond_br(b.param(0), left, right);
        b.position(left);
        let x = b.add(Const::i32(1), Const::i32(2));
        b.br(right);
        b.position(right);
        b.ret(x);
    });
    assert_eq!(got, Some(Kind::NotDominated(ValueId(1))));
    let unknown = check(&[], TypeId::I32, |b| {
        let x = b.freeze(Const::i32(1));
        let _ = x;
        b.ret(ValueId(0));
    });
    assert_eq!(unknown, None);
}

#[test]
fn phis() {
    let missing = check(&[TypeId::I1], TypeId::I32, |b| {
        let (left, right) = (b.new_block(), b.new_block());
        b.cond_br(b.param(0), left, right);
        b.position(left);
        b.br(right);
        b.position(right);
        let x = b.phi(TypeId::I32, &[(Const::i32(1).into(), left)]);
        b.ret(x);
    });
    assert_eq!(missing, Some(Kind::PhiPredecessors));
    let late = check(&[], TypeId::I32, |b| {
        let next = b.new_block();
        b.br(next);
        b.position(next);
        b.freeze(Const::i32(1));
        let x = b.phi(TypeId::I32, &[(Const::i32(1).into(), BlockId::ENTRY)]);
        b.ret(x);
    });
    assert_eq!(late, Some(Kind::PhiNotFirst));
    let entry = check(&[], TypeId::VOID, |b| b.br(BlockId::ENTRY));
    assert_eq!(entry, Some(Kind::EntryHasPredecessors));
}

#[test]
fn members() {
    let record = record();
    let extract = check(&[record], TypeId::I32, |b| {
        let x = b.extract_value(TypeId::I32, b.param(0), &[2]);
        b.ret(x);
    });
    assert_eq!(extract, Some(Kind::BadIndex));
    let wrong = check(&[record], TypeId::I8, |b| {
        let x = b.extract_value(TypeId::I8, b.param(0), &[1]);
        b.ret(x);
    });
    assert_eq!(wrong, Some(Kind::TypeMismatch("instruction and its value")));
    let variable = check(&[TypeId::PTR, TypeId::I32], TypeId::PTR, |b| {
        let x = b.gep(GepFlags::NONE, record, b.param(0), &[Const::i64(0).into(), b.param(1)]);
        b.ret(x);
    });
    assert_eq!(variable, Some(Kind::BadIndex));
}

#[test]
fn calls_and_names() {
    let mut module = Module::new();
    let callee = module.add_function(Function::declaration("g", TypeId::I8, vec![Param::plain(TypeId::I8)]));
    let attempt = |args: &[Operand], ret, want| {
        let mut module = module.clone();
        let mut b = FunctionBuilder::new(Function::declaration("f", TypeId::VOID, vec![]));
        b.call_plain(callee, ret, args);
        b.ret_void();
        module.add_function(b.finish());
        assert_eq!(verify(&module).err().map(|error| error.kind), want);
    };
    attempt(&[Const::i8(1).into()], TypeId::I8, None);
    attempt(&[], TypeId::I8, Some(Kind::BadCall("argument count")));
    attempt(&[Const::i32(1).into()], TypeId::I8, Some(Kind::BadCall("argument type")));
    attempt(&[Const::i8(1).into()], TypeId::I32, Some(Kind::BadCall("result")));

    module.add_function(Function::declaration("g", TypeId::VOID, vec![]));
    let error = verify(&module).unwrap_err();
    assert_eq!(error.to_string(), "module: two items are called \"g\"");
}

#[test]
fn unknown_blocks_and_redefinitions() {
    let mut builder = FunctionBuilder::new(Function::declaration("f", TypeId::VOID, vec![]));
    builder.br(BlockId(9));
    assert_eq!(check_function(builder.finish()), Some(Kind::UnknownBlock(BlockId(9))));

    let mut builder = FunctionBuilder::new(Function::declaration("f", TypeId::VOID, vec![]));
    builder.freeze(Const::i32(1));
    builder.ret_void();
    let mut function = builder.finish();
    let copy = function.blocks[0].instructions[0].clone();
    function.blocks[0].instructions.push(copy);
    assert_eq!(check_function(function), Some(Kind::Redefined(ValueId(0))));
}

/// Every bit of the bytes that a frozen load reads belongs to the value, which has at most 128.
#[test]
fn frozen_loads_take_types_without_padding_bits() {
    let check = |ty: &str| {
        let text =
            format!("define void @f(ptr %p) {{\n  %x = loadfrozen {ty}, ptr %p, align 1\n  ret void\n}}");
        verify(&read_module(&text).expect(ty)).map_err(|error| error.kind)
    };
    for ty in ["i8", "i24", "i128", "float", "double", "ptr", "<2 x float>", "<16 x i8>", "<2 x ptr>"] {
        assert_eq!(check(ty), Ok(()), "{ty}");
    }
    let needed = VerifyErrorKind::BadType("a scalar or vector of whole bytes, up to 128 bits, is needed");
    for ty in ["i7", "i136", "<8 x i1>", "<3 x i64>", "x86_fp80", "{ i8 }", "[2 x i8]"] {
        assert_eq!(check(ty), Err(needed.clone()), "{ty}");
    }
}
