//! Flags are accepted exactly where LLVM 19 accepts them: our verifier and LLVM's parser agree on every combination.

use crate::support;

use std::num::NonZeroU32;

use ir::*;
use support::{accept, opt};

const ARITH: [(&str, ArithFlags); 4] = [
    ("nuw", ArithFlags::NUW),
    ("nsw", ArithFlags::NSW),
    ("exact", ArithFlags::EXACT),
    ("disjoint", ArithFlags::DISJOINT),
];

const NO_CAST: CastFlags = CastFlags { nneg: false, nuw: false, nsw: false };

const CAST: [(&str, CastFlags); 3] = [
    ("nneg", CastFlags { nneg: true, ..NO_CAST }),
    ("nuw", CastFlags { nuw: true, ..NO_CAST }),
    ("nsw", CastFlags { nsw: true, ..NO_CAST }),
];

/// A module with one function of one instruction, on parameters of these types.
fn module_with(params: &[TypeId], build: impl FnOnce(&mut FunctionBuilder)) -> Module {
    let params = params.iter().map(|&ty| Param::plain(ty)).collect();
    let mut b = FunctionBuilder::new(Function::declaration("f", TypeId::VOID, params));
    build(&mut b);
    b.ret_void();
    let mut module = Module::new();
    other_space(&mut module);
    module.add_function(b.finish());
    module
}

/// The type of a pointer in address space 1, which is the first that a module does not have from the start.
fn other_space(module: &mut Module) -> TypeId {
    module.types.intern(Type::PtrIn(NonZeroU32::MIN))
}

/// True if our verifier accepts the module, after checking that LLVM agrees.
fn stands(module: &Module) -> bool {
    let ours = verify(module);
    let text = print_module(module);
    if let Some(answer) = opt(&text) {
        assert_eq!(ours.is_ok(), answer.is_ok(), "{ours:?}, {answer:?}\n{text}");
    }
    assert!(ours.is_ok() || matches!(ours, Err(VerifyError { kind: VerifyErrorKind::BadFlag(_), .. })));
    ours.is_ok()
}

#[test]
fn arithmetic_flags_are_accepted_as_by_llvm() {
    let mut allowed = String::new();
    for &op in BinaryOp::ALL {
        let ty = if op.is_float() { TypeId::FLOAT } else { TypeId::I32 };
        for (name, flags) in ARITH {
            if stands(&module_with(&[ty], |b| _ = b.binary(op, flags, b.param(0), b.param(0)))) {
                allowed += &format!("{} {name}; ", op.keyword());
            }
        }
    }
    assert_eq!(
        allowed,
        "add nuw; add nsw; sub nuw; sub nsw; mul nuw; mul nsw; udiv exact; sdiv exact; shl nuw; shl nsw; \
         lshr exact; ashr exact; or disjoint; "
    );
}

#[test]
fn conversion_flags_are_accepted_as_by_llvm() {
    use CastOp::{
        AddrSpaceCast, BitCast, FpExt, FpToSi, FpToUi, FpTrunc, IntToPtr, PtrToInt, SExt, SiToFp, Trunc,
        UiToFp, ZExt,
    };
    let (int, float, double) = (TypeId::I32, TypeId::FLOAT, TypeId::DOUBLE);
    let space = other_space(&mut Module::new());
    let mut allowed = String::new();
    for &op in CastOp::ALL {
        let (from, to) = match op {
            Trunc => (int, TypeId::I8),
            ZExt | SExt => (int, TypeId::I64),
            FpTrunc => (double, float),
            FpExt => (float, double),
            FpToUi | FpToSi | BitCast => (float, int),
            UiToFp | SiToFp => (int, float),
            PtrToInt => (TypeId::PTR, int),
            IntToPtr => (int, TypeId::PTR),
            AddrSpaceCast => (TypeId::PTR, space),
        };
        for (name, flags) in CAST {
            if stands(&module_with(&[from], |b| _ = b.cast(op, flags, b.param(0), to))) {
                allowed += &format!("{} {name}; ", op.keyword());
            }
        }
    }
    assert_eq!(allowed, "trunc nuw; trunc nsw; zext nneg; uitofp nneg; ");
}

/// All flags of an instruction at once, on scalars and vectors; every combination for `getelementptr`.
#[test]
fn combined_flags_are_accepted_as_by_llvm() {
    let mut module = Module::new();
    let v2 = module.types.vector(2, TypeId::I32);
    let narrow = module.types.vector(2, TypeId::I8);
    for (ty, to) in [(TypeId::I32, TypeId::I8), (v2, narrow)] {
        let params = vec![Param::plain(ty), Param::plain(TypeId::PTR)];
        let mut b =
            FunctionBuilder::new(Function::declaration(format!("f{}", ty.index()), TypeId::VOID, params));
        let x = b.param(0);
        let wrap = ArithFlags { nuw: true, nsw: true, ..ArithFlags::NONE };
        for op in [BinaryOp::Add, BinaryOp::Sub, BinaryOp::Mul, BinaryOp::Shl] {
            b.binary(op, wrap, x, x);
        }
        for op in [BinaryOp::UDiv, BinaryOp::SDiv, BinaryOp::LShr, BinaryOp::AShr] {
            b.binary(op, ArithFlags::EXACT, x, x);
        }
        b.binary(BinaryOp::Or, ArithFlags::DISJOINT, x, x);
        let less = b.cast(CastOp::Trunc, CastFlags { nuw: true, nsw: true, nneg: false }, x, to);
        b.cast(CastOp::ZExt, CAST[0].1, less, ty);
        for bits in 0..8 {
            let flags = GepFlags { inbounds: bits & 1 != 0, nusw: bits & 2 != 0, nuw: bits & 4 != 0 };
            b.gep(flags, TypeId::I32, b.param(1), &[Const::i64(1).into()]);
        }
        b.ret_void();
        module.add_function(b.finish());
    }
    accept(&module);
    let text = print_module(&module);
    for flags in ["add nuw nsw i32", "trunc nuw nsw <2 x i32>", "zext nneg i8", "getelementptr nusw nuw i32"]
    {
        assert!(text.contains(flags), "{flags}\n{text}");
    }
    assert!(!text.contains("inbounds nusw"), "inbounds implies nusw");
}

/// `freeze`, `select` and `phi` take values of any first-class type.
#[test]
fn freeze_select_and_phi_take_every_first_class_type() {
    let mut module = Module::new();
    let pair = module.types.structure(&[TypeId::I8, TypeId::PTR], Packing::Natural);
    let array = module.types.array(2, pair);
    let (i5, v3) = (module.types.int(5), module.types.vector(3, TypeId::FLOAT));
    for ty in [TypeId::I1, i5, TypeId::I128, TypeId::PTR, TypeId::X86_FP80, v3, pair, array] {
        let params = vec![Param { ty, attrs: ParamAttrs::NOUNDEF }, Param::plain(TypeId::I1)];
        let mut b = FunctionBuilder::new(Function::declaration(format!("f{}", ty.index()), ty, params));
        let x = b.freeze(b.param(0));
        let y = b.freeze(Const::Poison(ty));
        let z = b.select(b.param(1), x, y);
        let z = b.select(b.param(1), z, Const::Undef(ty));
        let (left, right) = (b.new_block(), b.new_block());
        b.cond_br(b.param(1), left, right);
        b.position(left);
        b.br(right);
        b.position(right);
        let result = b.phi(ty, &[(z, BlockId::ENTRY), (Const::Zero(ty).into(), left)]);
        b.ret(result);
        module.add_function(b.finish());
    }
    accept(&module);
}
