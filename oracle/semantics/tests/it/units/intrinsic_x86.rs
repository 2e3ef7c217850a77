//! `intrinsic::x86`.

use semantics::intrinsic::x86::*;

/// Every intrinsic that is understood, as a module that declares it.
fn all_intrinsics() -> Vec<(String, Instruction)> {
    let sets = [("sse2", ""), ("ssse3", ".128"), ("avx2", ""), ("avx512", ".512")];
    let mut all = Vec::new();
    for (set, suffix) in sets {
        for (stem, operation) in STEMS {
            let letters: &[&str] = match operation {
                Operation::Shift(LaneShift::Arithmetic, _) => &[".w", ".d"],
                Operation::Shift(..) => &[".w", ".d", ".q"],
                Operation::Sign => &[".b", ".w", ".d"],
                Operation::Average => &[".b", ".w"],
                Operation::ShuffleBytes => &[".b"],
                Operation::Horizontal(_) if stem.ends_with('s') => &["w"],
                Operation::Horizontal(_) => &[".w", ".d"],
                Operation::SumOfProducts { .. } => &[""],
            };
            for letter in letters {
                let name = format!("llvm.x86.{set}.{stem}{letter}{suffix}");
                all.extend(Instruction::named(&name).map(|instruction| (name, instruction)));
            }
        }
    }
    all
}

#[test]
fn bodies_are_well_formed() {
    let all = all_intrinsics();
    assert!(all.len() > 90, "{}", all.len());
    for (name, instruction) in all {
        let (params, result) = instruction.signature();
        let declaration = format!("declare {result} @{name}({})", params.join(", "));
        let module = ir::read_module(&declaration).expect(&declaration);
        let text = text(&module.types, &module.functions[0]).expect(&name).replace(&name, "body");
        let body = ir::read_module(&text).unwrap_or_else(|why| panic!("{why}\n{text}"));
        ir::verify(&body).unwrap_or_else(|why| panic!("{why}\n{text}"));
    }
}
