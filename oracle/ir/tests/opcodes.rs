//! Every opcode and flag of LLVM 19 is read, verified and printed as LLVM does.

mod support;
#[path = "support/text.rs"]
mod text;

use ir::{print_module, read_module, verify};
use support::accept;
use text::{refused, same};

/// Values for the lines of a function body.
const HEAD: &str = "define void @f(i32 %v0, ptr %v1, <4 x float> %v2, float %v3, i64 %v4) {\nb0:\n  ";

fn body(line: &str) -> String {
    format!("{HEAD}{line}\n  ret void\n}}")
}

#[track_caller]
fn same_line(line: &str) {
    same(&body(line));
}

#[track_caller]
fn refused_line(line: &str, wanted: &str) {
    refused(&body(line), &format!("function #0, block %b0, instruction 0: {wanted}"));
}

#[test]
fn fast_math_flags() {
    same_line("%v5 = fadd fast float %v3, %v3");
    same_line("%v5 = fneg nnan ninf <4 x float> %v2");
    same_line("%v5 = fmul reassoc nsz arcp contract afn float %v3, %v3");
    same_line("%v5 = fcmp nnan ninf oeq float %v3, %v3");
    same_line("%v5 = select nsz i1 true, float %v3, float %v3");
    same_line("%v5 = call nnan [2 x float] %v1()");
    same_line("%v5 = frem fast <4 x float> %v2, %v2\n  %v6 = call fast <4 x float> %v1(<4 x float> %v5)");
    let phi = "define float @f(float %v0) {\nb0:\n  br label %b1\nb1:\n  %v1 = phi nnan float [ %v0, %b0 ]\n  ret float %v1\n}";
    same(phi);
    refused(&body("%v5 = add fast i32 %v0, 1"), "3:13: `add` has no flag `fast`");
    refused(&body("%v5 = fadd nsw float %v3, %v3"), "3:14: `fadd` has no flag `nsw`");
    refused_line("%v5 = select nnan i1 true, i32 %v0, i32 %v0", "misplaced flag: fast-math");
    refused_line("%v5 = call fast i32 %v1()", "misplaced flag: fast-math");
}

/// LLVM 20 has the flag; LLVM 19 cannot be asked.
#[test]
fn comparisons_with_equal_signs() {
    let text = body("%v5 = icmp samesign ult i32 %v0, 3");
    let module = read_module(&text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(verify(&module), Ok(()));
    assert!(print_module(&module).contains("%v5 = icmp samesign ult i32 %v0, 3\n"));
}

#[test]
fn atomic_accesses() {
    same_line("%v5 = load atomic i32, ptr %v1 seq_cst, align 4");
    same_line("%v5 = load atomic volatile ptr, ptr %v1 syncscope(\"singlethread\") acquire, align 8");
    same_line("%v5 = load atomic float, ptr %v1 unordered, align 4");
    same_line("store atomic i64 %v4, ptr %v1 release, align 8");
    same_line("store atomic volatile i8 1, ptr %v1 syncscope(\"agent\") monotonic, align 1");
    same_line("fence seq_cst");
    same_line("fence syncscope(\"singlethread\") acq_rel");
    same_line("%v5 = cmpxchg ptr %v1, i32 %v0, i32 7 acq_rel monotonic, align 4");
    same_line(
        "%v5 = cmpxchg weak volatile ptr %v1, ptr %v1, ptr null syncscope(\"agent\") seq_cst acquire, align 8",
    );
    for operation in [
        "xchg",
        "add",
        "sub",
        "and",
        "nand",
        "or",
        "xor",
        "max",
        "min",
        "umax",
        "umin",
        "uinc_wrap",
        "udec_wrap",
    ] {
        same_line(&format!("%v5 = atomicrmw {operation} ptr %v1, i32 %v0 monotonic, align 4"));
    }
    for operation in ["fadd", "fsub", "fmax", "fmin", "xchg"] {
        same_line(&format!("%v5 = atomicrmw volatile {operation} ptr %v1, float %v3 acquire, align 4"));
    }
    let text = body("%v5 = atomicrmw xchg ptr %v1, i32 %v0 seq_cst");
    let module = read_module(&text).unwrap_or_else(|error| panic!("{error}"));
    accept(&module);
}

#[test]
fn misplaced_orderings_and_types_are_refused() {
    refused_line("%v5 = load atomic i32, ptr %v1 release, align 4", "misplaced ordering: release");
    refused_line("store atomic i32 %v0, ptr %v1 acq_rel, align 4", "misplaced ordering: acq_rel");
    refused_line("fence monotonic", "misplaced ordering: monotonic");
    refused_line("%v5 = cmpxchg ptr %v1, i32 1, i32 2 unordered monotonic", "misplaced ordering: unordered");
    refused_line("%v5 = cmpxchg ptr %v1, i32 1, i32 2 seq_cst release", "misplaced ordering: release");
    refused_line("%v5 = atomicrmw add ptr %v1, i32 1 unordered", "misplaced ordering: unordered");
    refused_line("%v5 = atomicrmw fadd ptr %v1, i32 1 seq_cst", "a floating-point number is needed");
    refused_line("%v5 = atomicrmw add ptr %v1, float %v3 seq_cst", "an integer is needed");
    refused_line(
        "%v5 = cmpxchg ptr %v1, float %v3, float %v3 seq_cst seq_cst",
        "an integer or pointer is needed",
    );
    let scalar = "an atomic access needs a scalar of 1, 2, 4, 8, … bytes";
    refused_line("%v5 = load atomic i7, ptr %v1 seq_cst, align 1", scalar);
    refused_line("%v5 = load atomic i24, ptr %v1 seq_cst, align 4", scalar);
    refused_line("%v5 = load atomic <4 x float>, ptr %v1 seq_cst, align 16", scalar);
    refused(
        &body("%v5 = load atomic i32, ptr %v1, align 4"),
        "3:33: expected the ordering of an atomic access, found `,`",
    );
    refused(
        &body("%v5 = atomicrmw shl ptr %v1, i32 1 seq_cst"),
        "3:19: expected the operation of an atomicrmw, found `shl`",
    );
}

#[test]
fn variable_arguments() {
    same_line("%v5 = va_arg ptr %v1, i32");
    same_line("%v5 = va_arg ptr %v1, double");
}
