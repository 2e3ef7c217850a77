//! `intrinsic`.

use ir::Module;
use semantics::intrinsic::*;

use ir::{Type, TypeId, TypeTable};

/// Types of every class that intrinsics are overloaded with.
fn types(types: &mut TypeTable) -> Vec<TypeId> {
    let scalars = [Type::Int(1), Type::Int(3), Type::Int(16), Type::Int(64), Type::Int(128), Type::Int(200)];
    let mut all: Vec<TypeId> = scalars.into_iter().map(|ty| types.intern(ty)).collect();
    all.extend([
        TypeId::HALF,
        TypeId::BFLOAT,
        TypeId::FLOAT,
        TypeId::DOUBLE,
        TypeId::X86_FP80,
        TypeId::FP128,
    ]);
    all.push(TypeId::PTR);
    let vectors: Vec<TypeId> =
        all.iter().flat_map(|&lane| [types.vector(2, lane), types.vector(5, lane)]).collect();
    all.into_iter().chain(vectors).collect()
}

/// The modules that declare an intrinsic, for all of these types that it can be overloaded with.
fn declarations(intrinsic: ir::Intrinsic) -> Vec<Module> {
    let mut module = Module::new();
    let types = types(&mut module.types);
    let combinations: Vec<Vec<TypeId>> = match intrinsic.spec().overloads.len() {
        0 => vec![vec![]],
        1 => types.iter().map(|&ty| vec![ty]).collect(),
        _ => types.iter().flat_map(|&a| types.iter().map(move |&b| vec![a, b])).collect(),
    };
    let declared = combinations.into_iter().filter(|types| types.len() == intrinsic.spec().overloads.len());
    let modules = declared.map(|overloads| {
        let mut module = module.clone();
        module.intrinsic(intrinsic, &overloads);
        module
    });
    modules.filter(|module| ir::verify(module).is_ok()).collect()
}

/// Every body is well-formed IR for all types. LLVM does not allow intrinsics to have bodies, so they are renamed.
#[test]
fn bodies_are_verified() {
    let mut expanded = 0;
    for &intrinsic in ir::Intrinsic::ALL {
        for module in declarations(intrinsic) {
            let mut module = expand(&module).into_owned();
            if module.functions[0].is_declaration() {
                continue;
            }
            for function in &mut module.functions {
                function.name = function.name.replace("llvm.", "body.").into();
            }
            if let Err(error) = ir::verify(&module) {
                panic!("{error}\n{}", ir::print_module(&module));
            }
            expanded += 1;
        }
    }
    assert!(expanded > 1_500, "{expanded} overloads");
}

/// The number of intrinsics with a body.
#[test]
fn at_least_sixty_intrinsics_have_bodies() {
    let has_body = |&&intrinsic: &&ir::Intrinsic| {
        let mut modules = declarations(intrinsic).into_iter();
        modules.any(|module| !expand(&module).functions[0].is_declaration())
    };
    let count = ir::Intrinsic::ALL.iter().filter(has_body).count();
    assert!(count >= 60, "{count}");
}
