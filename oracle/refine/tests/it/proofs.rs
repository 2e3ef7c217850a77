//! Proofs of what the other engine does not enumerate.

use refine::sets::{EnumerationLimits, FunctionRef};
use refine::{Method, Refinement, refines_by};

/// The verdict of a proof on a target and its source.
fn prove(semantics: &str, text: &str) -> Refinement {
    let module = ir::read_module(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let find = |name| FunctionRef { module: &module, function: module.function(name).expect(name) };
    let semantics = semantics.parse().expect(semantics);
    refines_by(Method::Proof, find("src"), find("tgt"), semantics, EnumerationLimits::default())
}

/// A poison condition chooses either arm, also where the arms are pointers to two objects.
#[test]
fn poison_as_a_choice_selects_either_object() {
    for arm in [1, 2] {
        let text = format!(
            "@a = constant i8 1\n@b = constant i8 2\n\
             define i8 @src() {{\n  %p = select i1 poison, ptr @a, ptr @b\n  %v = load i8, ptr %p\n  ret i8 %v\n}}\n\
             define i8 @tgt() {{\n  ret i8 {arm}\n}}\n"
        );
        let refinement = prove("thesis,select=choice-conditional", &text);
        assert!(matches!(refinement, Refinement::Refines { .. }), "{arm}: {refinement:?}");
    }
}
