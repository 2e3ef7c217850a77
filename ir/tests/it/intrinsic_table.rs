//! LLVM accepts calls of every intrinsic as the table declares it, and our verifier refuses the calls that LLVM refuses.

use crate::support;

use ir::*;
use support::{accept, opt};

/// Types to overload an intrinsic with, scalar or vector where both are possible.
fn samples(module: &mut Module, class: TypeClass, vector: bool) -> TypeId {
    let scalar = match class {
        TypeClass::Float | TypeClass::Floats | TypeClass::FloatVector => TypeId::FLOAT,
        TypeClass::Pointer | TypeClass::Pointers => TypeId::PTR,
        TypeClass::Integer | TypeClass::Integers | TypeClass::IntegerVector | TypeClass::Any => TypeId::I32,
        TypeClass::Vector => TypeId::I16,
    };
    let always = matches!(class, TypeClass::Vector | TypeClass::IntegerVector | TypeClass::FloatVector);
    let never = matches!(class, TypeClass::Integer | TypeClass::Float | TypeClass::Pointer | TypeClass::Any);
    if always || vector && !never { module.types.vector(4, scalar) } else { scalar }
}

/// The overloaded types; a few intrinsics relate theirs to each other.
fn overloads(module: &mut Module, intrinsic: Intrinsic, vector: bool) -> Vec<TypeId> {
    let mut types: Vec<_> =
        intrinsic.spec().overloads.iter().map(|&class| samples(module, class, vector)).collect();
    match intrinsic {
        Intrinsic::VectorInsert => types[1] = module.types.vector(2, TypeId::I16),
        Intrinsic::VectorExtract => types[0] = module.types.vector(2, TypeId::I16),
        Intrinsic::MaskedGather | Intrinsic::MaskedScatter => types[1] = module.types.vector(4, TypeId::PTR),
        Intrinsic::PtrMask if vector => types[1] = module.types.vector(4, TypeId::I64),
        Intrinsic::PtrMask => types[1] = TypeId::I64,
        Intrinsic::MemCpyInline | Intrinsic::MemCpy | Intrinsic::MemMove => types[2] = TypeId::I64,
        _ => {}
    }
    types
}

/// An argument: constants where the intrinsic needs one, the alignment of masked accesses among them.
fn argument(
    b: &FunctionBuilder,
    at: usize,
    pattern: TypePattern,
    intrinsic: Intrinsic,
    scopes: Const,
) -> Operand {
    match pattern {
        TypePattern::Fixed(TypeId::METADATA) => scopes.into(),
        TypePattern::Immediate(TypeId::DOUBLE) => Const::double(0.5).into(),
        TypePattern::Immediate(ty) if intrinsic == Intrinsic::Prefetch && at == 3 => {
            Const::Int { ty, value: 1 }.into()
        }
        TypePattern::Immediate(ty) => {
            let masked = format!("{intrinsic:?}").starts_with("Masked");
            Const::Int { ty, value: u128::from(masked) }.into()
        }
        _ => b.param(at),
    }
}

/// A list of a scope, as an argument.
fn scopes(module: &mut Module) -> Const {
    let tuple = |distinct, values| MetadataNode { distinct, body: MetadataBody::Tuple(values) };
    let text = |name: &str| MetadataValue::Text(name.as_bytes().to_vec());
    let domain = module.metadata.add(tuple(false, vec![text("domain")]));
    let scope = module.metadata.add(tuple(false, vec![text("scope"), MetadataValue::Node(domain)]));
    let list = module.metadata.add(tuple(false, vec![MetadataValue::Node(scope)]));
    module.metadata_constant(MetadataValue::Node(list))
}

fn calls(intrinsic: Intrinsic, vector: bool) -> Module {
    let mut module = Module::new();
    let types = overloads(&mut module, intrinsic, vector);
    let id = module.intrinsic(intrinsic, &types);
    let declared = module.functions[id.index()].clone();
    let scopes = scopes(&mut module);
    let params = declared.params.iter().map(|param| param.ty).filter(|ty| *ty != TypeId::METADATA);
    let params = params.map(Param::plain).collect();
    let mut caller = Function::declaration("caller", TypeId::VOID, params);
    caller.varargs = intrinsic == Intrinsic::VaStart;
    let mut b = FunctionBuilder::new(caller);
    let params = intrinsic.spec().params.iter().enumerate();
    let args: Vec<_> = params.map(|(at, &pattern)| argument(&b, at, pattern, intrinsic, scopes)).collect();
    b.call_plain(id, declared.ret, &args);
    b.ret_void();
    module.add_function(b.finish());
    module
}

/// One intrinsic of so many is given to LLVM where all would take long.
const FEW: usize = 8;

#[test]
fn every_intrinsic_is_read_back_and_some_are_accepted_by_llvm() {
    check_intrinsics(|number| number.is_multiple_of(FEW));
}

#[test]
#[ignore = "every intrinsic in place of one in eight, a process each: 5 CPU s"]
fn every_intrinsic_is_accepted_by_llvm() {
    check_intrinsics(|_| true);
}

fn check_intrinsics(is_given_to_llvm: impl Fn(usize) -> bool) {
    let mut refused = Vec::new();
    for (number, (&intrinsic, vector)) in
        Intrinsic::ALL.iter().flat_map(|intrinsic| [(intrinsic, false), (intrinsic, true)]).enumerate()
    {
        let module = calls(intrinsic, vector);
        verify(&module).unwrap_or_else(|error| panic!("{error}\n{}", print_module(&module)));
        let text = print_module(&module);
        let read = read_module(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(print_module(&read), text);
        let declared = &module.functions[0];
        assert_eq!(declared.intrinsic(), Some(intrinsic), "{}", declared.name);
        assert_eq!(
            intrinsic.infer_overloads(&module.types, declared),
            Some(overloads(&mut module.clone(), intrinsic, vector))
        );
        if is_given_to_llvm(number)
            && let Some(Err(complaint)) = opt(&text)
        {
            refused.push(complaint + &text);
        }
    }
    assert!(refused.is_empty(), "{}", refused.join("\n"));
    assert!(Intrinsic::ALL.len() > 100);
}

#[test]
fn wrong_signatures_are_refused() {
    let refused = |text: &str, wanted: &str| {
        let module = read_module(text).unwrap_or_else(|error| panic!("{error}"));
        let error = verify(&module).map_err(|error| error.to_string());
        assert_eq!(error, Err(wanted.to_owned()), "{text}");
        if let Some(answer) = opt(text) {
            assert!(answer.is_err(), "{text}");
        }
    };
    refused(
        "declare i8 @llvm.umin.i8(i8, i16)\n\ndefine void @f() {\n  call i8 @llvm.umin.i8(i8 1, i16 1)\n  ret void\n}",
        "module: intrinsic \"llvm.umin.i8\" has another signature",
    );
    refused(
        "declare float @llvm.umin.f32(float, float)\n\ndefine void @f(float %x) {\n  \
         call float @llvm.umin.f32(float %x, float %x)\n  ret void\n}",
        "module: intrinsic \"llvm.umin.f32\" has another signature",
    );
    refused(
        "define i8 @llvm.umin.i8(i8 %a, i8 %b) {\n  ret i8 %a\n}",
        "module: intrinsic \"llvm.umin.i8\" has a body",
    );
    refused(
        "declare i8 @llvm.abs.i8(i8, i1)\n\ndefine i8 @f(i8 %a, i1 %b) {\n  %c = call i8 @llvm.abs.i8(i8 %a, i1 %b)\n  \
         ret i8 %c\n}",
        "function #1, block %b0, instruction 0: call does not match the callee: immediate argument",
    );
}

/// LLVM renames such a declaration when it reads it.
#[test]
fn names_follow_from_types() {
    let mut module = read_module("declare i8 @llvm.umin.i16(i8, i8)").expect("it is LLVM IR");
    assert_eq!(module.functions[0].name, "llvm.umin.i8");
    module.functions[0].name = "llvm.umin.i16".into();
    let error = verify(&module).map_err(|error| error.to_string());
    let wanted = "module: intrinsic \"llvm.umin.i16\" is named after other types";
    assert_eq!(error, Err(wanted.to_owned()));
    let mut module = Module::new();
    let ty = module.types.vector(3, TypeId::DOUBLE);
    let id = module.intrinsic(Intrinsic::Fma, &[ty]);
    assert_eq!(module.functions[id.index()].name, "llvm.fma.v3f64");
    assert_eq!(module.intrinsic(Intrinsic::Fma, &[ty]), id, "declared once");
    accept(&module);
}
