//! Instructions that the reader knows and no engine runs: each engine names the instruction.

use interpreter::{Config, Interpreter, Outcome, Unsupported};
use refine::bits::{self, RunEnd};
use refine::sets::{EnumerationLimits, FunctionRef};
use refine::{Method, Refinement, refines_by};

/// A module whose function `main` has this body, where `%p` is an address.
fn module(target: &str, body: &str) -> ir::Module {
    let text = format!(
        "target triple = \"{target}-linux-gnu\"\ndefine void @main() personality ptr @main {{\n  %p = alloca i64, align 8\n  br label %next\n\
         next:\n  {body}\n  ret void\n}}\n\
         declare extern_weak void @elsewhere()"
    );
    let module = ir::read_module(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(ir::verify(&module), Ok(()), "{text}");
    module
}

/// The concrete and the symbolic interpreter refuse it.
#[track_caller]
fn refused_by_interpreters(target: &str, body: &str, name: &'static str) {
    let module = module(target, body);
    let mut interpreter = Interpreter::new();
    let concrete = interpreter.run(&module, "main", &Config::default());
    assert_eq!(concrete.outcome, Outcome::Unsupported(Unsupported::Instruction(name)), "{body}");
    let symbolic = bits::outcomes(&module, "main", &Config::default());
    let ends: Vec<_> = symbolic.outcomes.iter().map(|outcome| outcome.end).collect();
    assert_eq!(ends, [RunEnd::Unsupported(Unsupported::Instruction(name))], "{body}");
}

/// The domain of sets refuses it as well.
#[track_caller]
fn refused_on(target: &str, body: &str, name: &'static str) {
    refused_by_interpreters(target, body, name);
    let module = module(target, body);
    let main = || FunctionRef { module: &module, function: module.function("main").expect("main") };
    let semantics = "thesis".parse().expect("a semantics");
    match refines_by(Method::Enumeration, main(), main(), semantics, EnumerationLimits::default()) {
        Refinement::Unsupported(why) => assert_eq!(why, name, "{body}"),
        other => panic!("{body}: {other:?}"),
    }
}

#[track_caller]
fn refused(body: &str, name: &'static str) {
    refused_on("x86_64", body, name);
}

/// LLVM 19's expansion of `va_arg` is wrong for these.
#[test]
fn variadic_arguments_that_llvm_does_not_find() {
    let word_by_word = "va_arg of an integer of more than 64 bits, which LLVM 19 reads word by word from registers \
                        and stack (DAGTypeLegalizer::ExpandRes_VAARG)";
    refused("%v = va_arg ptr %p, i128", word_by_word);
    let unknown = "va_arg of a type that LLVM 19 does not lower for the platform";
    refused("%v = va_arg ptr %p, { i32, i32 }", unknown);
    refused("%v = va_arg ptr %p, x86_fp80", unknown);
    let pointer = "va_arg on AArch64 Linux, where LLVM 19 takes the va_list for a pointer \
                   (AArch64TargetLowering::LowerVAARG)";
    refused_on("aarch64", "%v = va_arg ptr %p, i32", pointer);
    let float =
        "va_arg of float, after which LLVM 19 steps over 4 of its 8 bytes (SelectionDAG::expandVAArg)";
    refused_on("riscv64", "%v = va_arg ptr %p, float", float);
    refused_on("riscv64", "%v = va_arg ptr %p, i72", unknown);
}

#[test]
fn jumps_and_calls() {
    refused("call void asm \"nop\", \"\"()", "inline assembly");
    refused("callbr void asm \"\", \"\"() to label %end []\nend:", "callbr");
    refused("store ptr blockaddress(@main, %next), ptr %p", "blockaddress");
}

/// The personality is the function itself: nothing is run.
#[test]
fn exceptions() {
    refused(
        "invoke void @main() to label %end unwind label %pad\npad:\n  %l = landingpad i32 cleanup\n  br label %end\nend:",
        "invoke",
    );
    refused("%c = cleanuppad within none []", "cleanuppad");
    refused(
        "%c = catchswitch within none [label %pad] unwind to caller\npad:\n  %d = catchpad within %c []\n  catchret from %d to label %end\nend:",
        "catchswitch",
    );
    refused("resume i32 1\nend:", "resume");
}

/// A segment's memory is not the objects'.
#[test]
fn segments() {
    let segment = "a pointer into the memory of another address space";
    refused("%v = alloca i32, addrspace(256)", "an alloca in another address space");
    refused("%v = load ptr addrspace(257), ptr %p", segment);
    refused("%v = inttoptr i64 8 to ptr addrspace(256)", segment);
    refused("%v = addrspacecast ptr %p to ptr addrspace(258)", segment);
}

#[test]
fn types_that_some_targets_have() {
    refused("%v = load ppc_fp128, ptr %p", "a value of type ppc_fp128");
    refused("%v = fpext double 1.0 to ppc_fp128", "a value of type ppc_fp128");
    refused("store <2 x ppc_fp128> zeroinitializer, ptr %p", "a value of type ppc_fp128");
    refused("%v = bitcast i64 1 to x86_mmx", "a value of type x86_mmx");
    refused("%v = load x86_amx, ptr %p", "a value of type x86_amx");
    refused("%v = load target(\"spirv.Event\"), ptr %p", "a value of a target extension type");
    refused("%v = freeze target(\"t\") poison", "a value of a target extension type");
}

#[test]
fn arguments_that_the_caller_lays_out() {
    refused("%v = alloca inalloca i32", "an inalloca object");
    let call = |attribute: &str| format!("call void @main(ptr {attribute}(i32) %p)");
    refused(&call("inalloca"), "an inalloca argument");
    refused(&call("preallocated"), "a preallocated argument");
}

/// The module's function `main` takes nothing: the call is one of a variadic function that it defines.
#[test]
fn variable_arguments_passed_on() {
    let text = "define void @main() {\n  call void (...) @f()\n  ret void\n}\n\
                define void @f(...) {\n  musttail call void (...) @f(...)\n  ret void\n}";
    let module = ir::read_module(text).unwrap_or_else(|error| panic!("{error}"));
    let reason = Unsupported::Instruction("a musttail call that passes on variable arguments");
    let concrete = Interpreter::new().run(&module, "main", &Config::default()).outcome;
    assert_eq!(concrete, Outcome::Unsupported(reason));
    let symbolic = bits::outcomes(&module, "main", &Config::default());
    assert_eq!(symbolic.outcomes[0].end, RunEnd::Unsupported(reason));
}

/// A parameter that the caller lays out, in a function that is judged by itself.
#[test]
fn parameters_that_no_engine_passes() {
    for (attribute, reason) in
        [("inalloca", "an inalloca argument"), ("preallocated", "a preallocated argument")]
    {
        let text =
            format!("define i32 @f(ptr {attribute}(i32) %p) {{\n  %v = load i32, ptr %p\n  ret i32 %v\n}}");
        let module = ir::read_module(&text).unwrap_or_else(|error| panic!("{error}"));
        let f = || FunctionRef { module: &module, function: module.function("f").expect("f") };
        let semantics = "thesis".parse().expect("a semantics");
        match refines_by(Method::Enumeration, f(), f(), semantics, EnumerationLimits::default()) {
            Refinement::Unsupported(why) => assert_eq!(why, reason),
            other => panic!("{other:?}"),
        }
    }
}

/// In a data layout with narrow pointers elsewhere, those spaces are other memory.
#[test]
fn narrow_pointers_of_other_address_spaces() {
    let text = "target datalayout = \"e-p5:32:32\"\n@g = addrspace(5) global i32 7\n\
                define i32 @main() {\n  %v = load i32, ptr addrspace(5) @g\n  ret i32 %v\n}";
    let module = ir::read_module(text).unwrap_or_else(|error| panic!("{error}"));
    let reason = Unsupported::Instruction("pointers of other than 64 bits");
    let concrete = Interpreter::new().run(&module, "main", &Config::default()).outcome;
    assert_eq!(concrete, Outcome::Unsupported(reason));
    let symbolic = bits::outcomes(&module, "main", &Config::default());
    assert_eq!(symbolic.outcomes[0].end, RunEnd::Unsupported(reason));
    let flat = ir::read_module(&text.replace("32:32", "64:64")).unwrap_or_else(|error| panic!("{error}"));
    let concrete = Interpreter::new().run(&flat, "main", &Config::default()).outcome;
    assert_eq!(concrete, Outcome::Finished);
}

/// No engine computes them; LLVM folds those of vectors that are not scalable.
#[test]
fn constant_expressions_of_vectors() {
    let lanes = "a constant extractelement, insertelement or shufflevector";
    refused("store i32 extractelement (<2 x i32> <i32 1, i32 2>, i32 0), ptr %p", lanes);
    let vectors = "a constant expression of vectors";
    let vector = "store <2 x i32> insertelement (<2 x i32> poison, i32 2, i32 0), ptr %p";
    let mut interpreter = Interpreter::new();
    let concrete = interpreter.run(&module("x86_64", vector), "main", &Config::default());
    assert_eq!(concrete.outcome, Outcome::Unsupported(Unsupported::Instruction(vectors)));
    let symbolic = bits::outcomes(&module("x86_64", vector), "main", &Config::default());
    assert_eq!(symbolic.outcomes[0].end, RunEnd::Unsupported(Unsupported::Instruction(lanes)));
    refused("store ptr no_cfi @main, ptr %p", "dso_local_equivalent, no_cfi or ptrauth");
    refused("store ptr ptrauth (ptr @main, i32 0), ptr %p", "dso_local_equivalent, no_cfi or ptrauth");
    refused(
        "store ptr getelementptr (i8, ptr @main, i64 ptrtoint (ptr @main to i64)), ptr %p",
        "a constant getelementptr with an expression or a vector as its index",
    );
}

#[test]
fn addresses_that_the_linker_chooses() {
    refused("%v = icmp eq ptr @elsewhere, null", "the address of an extern_weak function");
}

#[test]
fn flags() {
    refused_by_interpreters("x86_64", "%v = phi nsz float [ 1.0, %0 ]", "fast-math flags");
    refused("%v = icmp samesign eq <2 x i32> <i32 1, i32 1>, <i32 2, i32 2>", "the flag samesign");
}
