//! Every opcode and flag of LLVM 19 is read, verified and printed as LLVM does.

use crate::support;
use crate::support::text;

use ir::{Module, print_module, read_module, verify};
use support::accept;
use text::{check_round_trip, refused};

/// Values for the lines of a function body.
const HEAD: &str = "define void @f(i32 %v0, ptr %v1, <4 x float> %v2, float %v3, i64 %v4) {\nb0:\n  ";

fn body(line: &str) -> String {
    format!("{HEAD}{line}\n  ret void\n}}")
}

#[track_caller]
fn same_line(line: &str) {
    check_round_trip(&body(line));
}

#[track_caller]
fn refused_line(line: &str, wanted: &str) {
    refused(&body(line), &format!("function #0, block %b0, instruction 0: {wanted}"));
}

#[test]
fn the_sample_of_rare_instructions_is_read_printed_and_merged() {
    let text = include_str!("../samples/rare.ll");
    let module = read_module(text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(verify(&module), Ok(()));
    let printed = print_module(&module);
    assert_eq!(read_module(&printed).map(|again| print_module(&again)), Ok(printed));
    let mut merged = Module::new();
    assert_eq!(merged.merge(&module), Ok(()));
    assert_eq!(print_module(&merged), print_module(&module));
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
    check_round_trip(phi);
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

/// Pointers of other address spaces are types of their own.
#[test]
fn pointers_of_other_address_spaces() {
    let body = |line: &str| {
        format!("define void @f(ptr %v0, ptr addrspace(1) %v1) {{\nb0:\n  {line}\n  ret void\n}}")
    };
    for line in [
        "%v2 = load i32, ptr addrspace(1) %v1, align 4",
        "store ptr addrspace(1) %v1, ptr addrspace(1) %v1, align 8",
        "%v2 = getelementptr inbounds i32, ptr addrspace(1) %v1, i64 3\n  store i8 1, ptr addrspace(1) %v2, align 1",
        "%v2 = icmp eq ptr addrspace(1) %v1, null",
        "%v2 = addrspacecast ptr %v0 to ptr addrspace(1)",
        "%v2 = addrspacecast ptr addrspace(1) %v1 to ptr\n  %v3 = addrspacecast ptr addrspace(1) null to ptr addrspace(2)",
        "%v2 = addrspacecast <2 x ptr> undef to <2 x ptr addrspace(1)>",
        "%v2 = ptrtoint ptr addrspace(1) %v1 to i64\n  %v3 = inttoptr i64 %v2 to ptr addrspace(7)",
        "%v2 = select i1 true, ptr addrspace(1) %v1, ptr addrspace(1) undef",
        "%v2 = alloca [2 x <2 x ptr addrspace(256)>], align 16",
        "%v2 = load atomic i32, ptr addrspace(1) %v1 seq_cst, align 4",
        "%v2 = cmpxchg ptr addrspace(1) %v1, i32 1, i32 2 seq_cst seq_cst, align 4",
        "%v2 = atomicrmw add ptr addrspace(1) %v1, i32 1 monotonic, align 4",
    ] {
        check_round_trip(&body(line));
    }
    let copy = "call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) %v1, ptr %v0, i64 4, i1 false)";
    let declaration = "declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1), ptr, i64, i1 immarg)";
    check_round_trip(&format!("{declaration}\n\n{}", body(copy)));
    let zero = body("%v2 = load i8, ptr addrspace(0) %v0, align 1");
    let module = read_module(&zero).unwrap_or_else(|error| panic!("{error}"));
    accept(&module);
    let at = "function #0, block %b0, instruction 0: ";
    refused(&body("%v2 = bitcast ptr %v0 to ptr addrspace(1)"), &format!("{at}conversion"));
    refused(&body("%v2 = addrspacecast ptr %v0 to ptr"), &format!("{at}conversion"));
    refused(&body("%v2 = addrspacecast ptr %v0 to i64"), &format!("{at}conversion"));
    refused(&body("%v2 = addrspacecast ptr %v0 to <1 x ptr addrspace(1)>"), &format!("{at}conversion"));
    refused(&body("%v2 = icmp eq ptr %v0, %v1"), "3:26: %v1 is of type ptr addrspace(1), not ptr");
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

#[test]
fn inline_assembly() {
    same_line("call void asm \"nop\", \"\"()");
    same_line("%v5 = call i32 asm sideeffect inteldialect \"mov $0, $1\\0A\", \"=r,r,~{memory}\"(i32 %v0)");
    same_line("call void asm sideeffect alignstack unwind \"call f\", \"\"()");
}

#[test]
fn indirect_branches_and_block_addresses() {
    check_round_trip(
        "@table = constant [2 x ptr] [ptr blockaddress(@f, %b1), ptr blockaddress(@f, %b2)]\n\n\
         define void @f(ptr %v0) {\nb0:\n  store ptr blockaddress(@f, %b2), ptr %v0, align 8\n  \
         indirectbr ptr %v0, [label %b1, label %b2]\nb1:\n  ret void\nb2:\n  indirectbr ptr %v0, []\n}",
    );
    refused(
        "@a = global ptr blockaddress(@f, %b0)\ndefine void @f() {\nb0:\n  ret void\n}",
        "module: constant does not fit its type: the address of no block, or of an entry",
    );
    refused("@a = global ptr blockaddress(@f, %x)\ndeclare void @f()", "1:34: there is no block %x");
}

#[test]
fn calls_that_jump() {
    check_round_trip(
        "define i32 @f(i32 %v0) {\nb0:\n  %v1 = callbr i32 asm sideeffect \"\", \"=r,r,!i\"(i32 %v0) to label %b1 \
         [label %b2]\nb1:\n  ret i32 %v1\nb2:\n  ret i32 0\n}",
    );
    refused(
        "define void @f() {\n  callbr void @f() to label %a []\na:\n  ret void\n}",
        "function #0, block %b0, instruction 0: callbr calls something other than inline assembly",
    );
}

/// A function with a personality and these blocks.
fn throwing(blocks: &str) -> String {
    format!(
        "declare i32 @personality(...)\n\ndeclare i32 @g(i32)\n\n\
         define i32 @f(i32 %v0) personality ptr @personality {{\n{blocks}\n}}"
    )
}

#[test]
fn landing_pads() {
    check_round_trip(&throwing(
        "b0:\n  %v1 = invoke noundef i32 @g(i32 signext %v0) to label %b1 unwind label %b2\nb1:\n  ret i32 %v1\nb2:\n  \
         %v2 = landingpad { ptr, i32 } cleanup catch ptr null filter [1 x ptr] [ptr @g]\n  resume { ptr, i32 } %v2",
    ));
    check_round_trip(&throwing(
        "b0:\n  %v1 = invoke i32 @g(i32 1) to label %b1 unwind label %b2\nb1:\n  \
         %v2 = phi i32 [ %v1, %b0 ], [ 7, %b2 ]\n  ret i32 %v2\nb2:\n  %v3 = landingpad i32 cleanup\n  br label %b1",
    ));
}

#[test]
fn funclets() {
    let personality = "declare i32 @__CxxFrameHandler3(...)\n\ndeclare void @g()\n\n\
                       define void @f() personality ptr @__CxxFrameHandler3 {\n";
    let blocks = "b0:\n  invoke void @g() to label %b1 unwind label %b2\nb1:\n  ret void\nb2:\n  \
                  %v0 = catchswitch within none [label %b3, label %b4] unwind label %b5\nb3:\n  \
                  %v1 = catchpad within %v0 [ptr null, i32 64, ptr null]\n  catchret from %v1 to label %b1\nb4:\n  \
                  %v2 = catchpad within %v0 []\n  unreachable\nb5:\n  %v3 = cleanuppad within none []\n  \
                  cleanupret from %v3 unwind to caller\n}";
    check_round_trip(&format!("{personality}{blocks}"));
}

#[test]
fn misplaced_pads_are_refused() {
    let bad = |blocks: &str, block: u32, at: u32, wanted: &str| {
        refused(&throwing(blocks), &format!("function #2, block %b{block}, instruction {at}: {wanted}"));
    };
    bad(
        "b0:\n  br label %b1\nb1:\n  %v1 = landingpad i32 cleanup\n  ret i32 0",
        1,
        0,
        "a landingpad has an entry other than unwinding",
    );
    bad(
        "b0:\n  %v1 = invoke i32 @g(i32 1) to label %b1 unwind label %b2\nb1:\n  ret i32 1\nb2:\n  ret i32 2",
        0,
        0,
        "unwinding to a block without a pad",
    );
    bad(
        "b0:\n  %v1 = invoke i32 @g(i32 1) to label %b1 unwind label %b2\nb1:\n  ret i32 1\nb2:\n  \
         %v2 = landingpad i32 cleanup\n  ret i32 %v1",
        2,
        1,
        "%v1 does not dominate its use",
    );
    bad(
        "b0:\n  %v1 = invoke i32 @g(i32 1) to label %b1 unwind label %b2\nb1:\n  ret i32 1\nb2:\n  \
         %v2 = add i32 1, 1\n  %v3 = landingpad i32 cleanup\n  ret i32 2",
        0,
        0,
        "unwinding to a block without a pad",
    );
    bad(
        "b0:\n  %v1 = invoke i32 @g(i32 1) to label %b1 unwind label %b2\nb1:\n  ret i32 1\nb2:\n  \
         %v2 = landingpad i32\n  ret i32 2",
        2,
        0,
        "a landingpad without clauses",
    );
    bad(
        "b0:\n  %v1 = cleanuppad within none []\n  catchret from %v1 to label %b1\nb1:\n  ret i32 1",
        0,
        1,
        "a return from another kind of pad",
    );
    let text = "define void @f() {\n  resume i32 1\n}";
    refused(text, "function #0, block %b0, instruction 0: a function without a personality");
}

/// LangRef "Constant Expressions".
#[test]
fn constant_expressions_of_lanes() {
    let lane = "insertelement (<vscale x 2 x i8> poison, i8 7, i64 0)";
    let mask = "<vscale x 2 x i8> poison, <vscale x 2 x i32> zeroinitializer";
    same_line(&format!("%v5 = freeze <vscale x 2 x i8> {lane}"));
    same_line(&format!("%v5 = freeze <vscale x 2 x i8> shufflevector (<vscale x 2 x i8> {lane}, {mask})"));
    same_line(&format!("%v5 = freeze i8 extractelement (<vscale x 2 x i8> {lane}, i32 1)"));
    let shuffle = |of: &str, mask: &str| body(&format!("%v5 = freeze <2 x i8> shufflevector ({of}, {mask})"));
    let bytes = "<2 x i8> <i8 1, i8 2>, <2 x i8> poison";
    let verified = |text: &str| verify(&read_module(text).unwrap_or_else(|error| panic!("{error}")));
    assert_eq!(verified(&shuffle(bytes, "<2 x i32> <i32 3, i32 poison>")), Ok(()));
    refused(
        &shuffle(bytes, "<2 x i32> <i32 4, i32 0>"),
        "function #0, block %b0, instruction 0: constant does not fit its type: a mask that selects no lanes",
    );
    refused(&shuffle(bytes, "<3 x i32> zeroinitializer"), "3:25: `shufflevector` is not of type <2 x i8>");
    refused(
        &body("%v5 = freeze i8 extractelement (i8 1, i32 0)"),
        "3:19: `extractelement` is not of type i8",
    );
    refused(
        &body("%v5 = freeze <2 x i8> insertelement (<2 x i8> poison, i16 1, i32 0)"),
        "3:25: `insertelement` is not of type <2 x i8>",
    );
}

#[test]
fn constant_addresses_with_computed_indices() {
    let expression = "i64 ptrtoint (ptr @f to i64)";
    same_line(&format!("store ptr getelementptr inbounds (i8, ptr @f, {expression}), ptr %v1, align 8"));
    let lanes = "getelementptr (i8, ptr @f, <2 x i64> <i64 0, i64 4>)";
    same_line(&format!("%v5 = icmp eq <2 x ptr> zeroinitializer, {lanes}"));
    let module = read_module(&body(
        "%v5 = icmp eq <2 x ptr> zeroinitializer, getelementptr ([2 x i32], ptr @f, <2 x i64> zeroinitializer, <2 x i32> <i32 0, i32 1>)",
    ));
    assert!(print_module(&module.unwrap_or_else(|error| panic!("{error}"))).contains(lanes));
    let record = "{ i8, i32 }";
    same_line(&format!(
        "%v5 = getelementptr {record}, ptr %v1, <2 x i64> zeroinitializer, <2 x i32> <i32 1, i32 1>"
    ));
    refused_line(
        &format!(
            "%v5 = getelementptr {record}, ptr %v1, <2 x i64> zeroinitializer, <2 x i32> <i32 0, i32 1>"
        ),
        "no such member",
    );
    refused_line(
        &format!(
            "%v5 = getelementptr {record}, ptr %v1, <2 x i64> zeroinitializer, <2 x i32> <i32 2, i32 2>"
        ),
        "no such member",
    );
}

/// LangRef "Floating-Point Types", "X86_AMX Type", "Target Extension Type".
#[test]
fn types_that_some_targets_have() {
    check_round_trip(
        "@a = global ppc_fp128 0xM3FF00000000000003C00000000000000\n@b = global <2 x ppc_fp128> zeroinitializer\n\
         @c = external global target(\"spirv.Image\", float, 1, 0)\n@d = global target(\"spirv.Event\") zeroinitializer",
    );
    let number = read_module("@a = global ppc_fp128 1.5").unwrap_or_else(|error| panic!("{error}"));
    assert!(print_module(&number).contains("@a = global ppc_fp128 0xM3FF80000000000000000000000000000\n"));
    same_line(
        "%v5 = fpext float %v3 to ppc_fp128\n  %v6 = fadd ppc_fp128 %v5, %v5\n  %v7 = fptrunc ppc_fp128 %v6 to double",
    );
    same_line(
        "%v5 = bitcast i64 %v4 to x86_mmx\n  store x86_mmx %v5, ptr %v1, align 8\n  %v6 = bitcast x86_mmx %v5 to <2 x i32>",
    );
    same_line("%v5 = bitcast <256 x i32> zeroinitializer to x86_amx\n  store x86_amx %v5, ptr %v1, align 64");
    same_line(
        "%v5 = alloca target(\"aarch64.svcount\"), align 2\n  %v6 = load target(\"aarch64.svcount\"), ptr %v5, align 2",
    );
    let unsized_target = "target(\"t\", void, target(\"u\"), 3, 0)";
    check_round_trip(&format!(
        "declare {unsized_target} @g({unsized_target})\n\ndefine void @f() {{\nb0:\n  \
         %v0 = call {unsized_target} @g({unsized_target} poison)\n  br label %b1\nb1:\n  \
         %v1 = phi {unsized_target} [ %v0, %b0 ]\n  ret void\n}}"
    ));
    refused(&body(&format!("%v5 = alloca {unsized_target}")), "3:16: a type that has a size is needed here");
    refused(
        "@d = global target(\"spirv.Image\") zeroinitializer",
        "module: constant does not fit its type: a type without a zero",
    );
    refused("@d = global x86_amx undef", "1:13: a type that memory can hold is needed here");
    refused("declare void @f(target(\"t\", 1, i8))", "1:32: expected a number, found `i8`");
    refused_line("%v5 = bitcast i64 %v4 to x86_amx", "conversion");
}

#[test]
fn opaque_objects_and_results() {
    let opaque = "%o = type opaque\n%s = type { i8, %o }\n\n";
    check_round_trip(&format!(
        "{opaque}@a = external global %o\n@b = external global [0 x %s]\n\ndeclare void @f(ptr sret(%o))"
    ));
    refused(
        &format!("{opaque}define void @f() {{\n  %a = alloca %s\n  ret void\n}}"),
        "5:15: a type that has a size is needed here",
    );
    refused(&format!("{opaque}declare void @f(ptr byval(%o))"), "module: type without a size");
}

/// A data layout that is no supported platform's: the printed text has it in its second line.
#[track_caller]
fn same_with_layout(layout: &str, text: &str) {
    let text = format!("target datalayout = \"{layout}\"\n{text}");
    let module = read_module(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    accept(&module);
    let printed = print_module(&module);
    assert_eq!(read_module(&printed).map(|again| print_module(&again)).as_ref(), Ok(&printed));
    let body: Vec<&str> = printed.lines().filter(|line| !line.starts_with("target triple")).collect();
    assert_eq!(body.join("\n").replace("\n\n", "\n").trim(), text.trim());
}

/// LangRef "Data Layout", `A`, `P` and `G`.
#[test]
fn address_spaces_of_objects_and_code() {
    check_round_trip(
        "define void @f() {\nb0:\n  %v0 = alloca i32, align 4, addrspace(5)\n  store i32 1, ptr addrspace(5) %v0, align 4\n  ret void\n}",
    );
    same_with_layout(
        "e-p5:32:32-A5-G1",
        "@g = addrspace(1) global ptr addrspace(5) null\n\
         define void @f(i32 %v0) {\nb0:\n  %v1 = alloca i8, i32 %v0, align 1, addrspace(5)\n  \
         %v2 = alloca i8, align 1, addrspace(3)\n  ret void\n}",
    );
    let layout = |text: &str| read_module(&format!("target datalayout = \"e-p5:32:32-A5\"\n{text}"));
    let module = layout(
        "define void @f() {\n  %a = alloca [2 x ptr addrspace(5)], addrspace(5), !x !{}\n  ret void\n}",
    );
    let printed = print_module(&module.unwrap_or_else(|error| panic!("{error}")));
    assert!(printed.contains("alloca [2 x ptr addrspace(5)], align 4, addrspace(5), !x"), "{printed}");
    let zero = layout("define void @f() {\n  %a = alloca i8, align 1\n  store i8 1, ptr %a\n  ret void\n}");
    let printed = print_module(&zero.unwrap_or_else(|error| panic!("{error}")));
    assert!(printed.contains("alloca i8, align 1, addrspace(0)\n"), "{printed}");
    check_round_trip(
        "@p = global ptr addrspace(1) @f\n\ndefine void @f(ptr addrspace(1) %v0) addrspace(1) {\nb0:\n  \
         call addrspace(1) void @f(ptr addrspace(1) @f)\n  call addrspace(1) void %v0()\n  br label %b1\nb1:\n  \
         store ptr addrspace(1) blockaddress(@f, %b1), ptr @p, align 8\n  ret void\n}",
    );
    same_with_layout(
        "e-P1",
        "declare void @g(ptr addrspace(1)) addrspace(1)\ndefine void @f(ptr %v0) addrspace(0) {\nb0:\n  \
         call addrspace(1) void @g(ptr addrspace(1) @g)\n  call addrspace(0) void @f(ptr @f)\n  \
         call addrspace(0) void asm \"nop\", \"\"()\n  ret void\n}",
    );
    let implied =
        read_module("target datalayout = \"e-P1\"\ndefine void @f() {\n  call void @f()\n  ret void\n}");
    assert!(
        print_module(&implied.unwrap_or_else(|error| panic!("{error}")))
            .contains("call addrspace(1) void @f()")
    );
    refused(
        "define void @f() addrspace(1) {\n  call void @f()\n  ret void\n}",
        "2:13: `@f` is not of type ptr",
    );
}

#[test]
fn aliases_in_address_spaces() {
    check_round_trip(
        "@g = addrspace(3) global [2 x i32] zeroinitializer\n\n\
         @a = alias i32, ptr addrspace(3) @g\n\
         @b = alias i32, addrspacecast (ptr addrspace(3) @g to ptr)\n\
         @c = alias i32, getelementptr inbounds (i8, ptr addrspace(3) @g, i64 4)\n\
         @d = alias i32, ptr addrspace(3) @a\n\n\
         define ptr addrspace(3) @f() {\nb0:\n  %v0 = load i32, ptr @b, align 4\n  ret ptr addrspace(3) @d\n}",
    );
    refused("@g = global i8 0\n@a = alias i8, i8 0", "2:16: an alias stands for a pointer");
    refused(
        "@g = global i8 0\n@a = alias i8, addrspacecast (ptr @g",
        "2:37: expected `to`, found the end of the text",
    );
}

/// LangRef "'alloca' Instruction", "Parameter Attributes".
#[test]
fn arguments_that_the_caller_lays_out() {
    check_round_trip(
        "declare void @g(ptr inalloca(i32))\n\ndeclare void @h(ptr preallocated({ i8, i32 }) align 4)\n\n\
         define void @f() {\nb0:\n  %v0 = alloca inalloca i32, align 4\n  call void @g(ptr inalloca(i32) %v0)\n  ret void\n}",
    );
    check_round_trip(
        "declare void @g(ptr swifterror)\n\ndefine void @f() {\nb0:\n  %v0 = alloca swifterror ptr, align 8\n  \
         call void @g(ptr swifterror %v0)\n  ret void\n}",
    );
    refused(
        "define void @f() {\n  %a = alloca swifterror i32\n  ret void\n}",
        "function #0, block %b0, instruction 0: a swifterror object that is no pointer",
    );
    refused(
        "declare void @g(i32 inalloca(i32))",
        "module: misplaced flag: byval, sret, byref, inalloca or preallocated on what is no pointer",
    );
}

/// LangRef "Inline Asm Constraint String": an indirect constraint needs the type of what the pointer points to.
#[test]
fn inline_assembly_states_the_types_behind_its_pointers() {
    check_round_trip(
        "define void @f(ptr %v0, ptr %v1) {\nb0:\n  call void asm sideeffect \"\", \"=*m,0\"(ptr elementtype(i32) %v0, i32 1)\n  \
         ret void\n}",
    );
    let passed = "byval, sret, byref, inalloca or preallocated on what is no pointer";
    refused("declare void @g(i32 elementtype(i32))", &format!("module: misplaced flag: {passed}"));
}

/// LangRef "Parameter Attributes", `range`: of the value's type. LLVM's verifier: "Range bit width must match type bit width!".
#[test]
fn a_range_is_of_its_values_type() {
    check_round_trip("define <2 x i4> @f(<2 x i4> range(i4 1, 3) %v0) {\nb0:\n  ret <2 x i4> %v0\n}");
    for text in [
        "declare i2 @f(i2 range(i4 -3, -1))",
        "declare range(i4 -3, -1) i2 @f(i2)",
        "declare void @f(ptr range(i4 1, 3))",
    ] {
        refused(text, "module: misplaced flag: range of another type than its value");
    }
    let call = "declare i2 @g(i2)\ndefine i2 @f(i2 %a) {\n  %r = call RET i2 @g(i2 ARG %a)\n  ret i2 %r\n}";
    for (ret, arg) in [("range(i4 1, 3)", ""), ("", "range(i4 1, 3)")] {
        let place = "function #1, block %b0, instruction 0: ";
        let why = format!("{place}misplaced flag: range of another type than its value");
        refused(&call.replace("RET", ret).replace("ARG", arg), &why);
    }
}

/// LangRef "'call' Instruction": a `musttail` call passes on all arguments.
#[test]
fn variable_arguments_passed_on() {
    check_round_trip(
        "define void @f(ptr %v0, ...) {\nb0:\n  musttail call void (ptr, ...) @f(ptr %v0, ...)\n  ret void\n}\n\n\
         define void @g(...) {\nb0:\n  musttail call void (...) @g(...)\n  ret void\n}",
    );
    let variadic = |call: &str| format!("define void @f(...) {{\n  {call}\n  ret void\n}}");
    refused(
        &variadic("musttail call void (...) @f()"),
        "3:3: expected `, ...)` in a musttail call of a variadic function, found `ret`",
    );
    refused(
        &variadic("call void (...) @f(...)"),
        "2:22: only a musttail call of a variadic function passes on arguments",
    );
    refused(
        "define void @f() {\n  musttail call void @f(...)\n  ret void\n}",
        "2:25: only a musttail call of a variadic function passes on arguments",
    );
}

/// LangRef "'call' Instruction": what a `musttail` call and its caller have in common.
#[test]
fn tail_calls_that_must_be() {
    check_round_trip("define i8 @f(i8 %v0) {\nb0:\n  %v1 = musttail call i8 @f(i8 %v0)\n  ret i8 %v1\n}");
    check_round_trip("define fastcc void @f() {\nb0:\n  musttail call fastcc void @f()\n  ret void\n}");
    let at = "function #0, block %b0, instruction 0: ";
    let message = |what: &str| format!("{at}call does not match the callee: {what}");
    refused(
        "define i8 @f() {\n  %a = musttail call i8 @f()\n  ret i8 1\n}",
        &message("musttail call without a return after it"),
    );
    refused(
        "define i8 @f() {\n  %a = musttail call i8 @f()\n  %b = add i8 %a, 1\n  ret i8 %b\n}",
        &message("musttail call without a return after it"),
    );
    refused(
        "define i8 @f() {\n  %a = musttail call fastcc i8 @f()\n  ret i8 %a\n}",
        &message("convention of a musttail call"),
    );
    refused(
        "define i8 @f(ptr %p) {\n  %a = musttail call i8 (ptr, ...) %p(ptr %p)\n  ret i8 %a\n}",
        &message("variadic musttail call"),
    );
    refused(
        "define i8 @f() {\n  musttail call void @g()\n  ret i8 0\n}\ndeclare void @g()",
        &message("result of a musttail call"),
    );
}

#[test]
fn phis_and_pads_without_values() {
    check_round_trip("define i8 @f() {\nb0:\n  ret i8 0\nb1:\n  %v0 = phi i8 \n  ret i8 %v0\n}");
    check_round_trip(
        "declare i32 @p(...)\n\ndefine void @f() personality ptr @p {\nb0:\n  invoke void @f() to label %b1 unwind label %b2\n\
         b1:\n  ret void\nb2:\n  %v0 = landingpad token cleanup\n  ret void\n}",
    );
    refused(
        "define i8 @f(i1 %c) {\n  br label %a\na:\n  %p = phi i8\n  ret i8 %p\n}",
        "function #0, block %b1, instruction 0: phi does not match the predecessors of its block",
    );
}

/// LangRef "DSO Local Equivalent", "No CFI", "Pointer Authentication Constants".
#[test]
fn other_addresses_of_symbols() {
    check_round_trip(
        "@a = global ptr dso_local_equivalent @f\n@b = global [2 x ptr] [ptr no_cfi @f, ptr @f]\n\
         @c = global ptr ptrauth (ptr @a, i32 2)\n@d = global ptr ptrauth (ptr @f, i32 0, i64 0, ptr @a)\n\
         @e = global i64 ptrtoint (ptr ptrauth (ptr @f, i32 1, i64 7) to i64)\n\n\
         declare void @f()\n\ndefine void @g() {\nb0:\n  call void dso_local_equivalent @f()\n  ret void\n}",
    );
    refused("@a = global ptr dso_local_equivalent @a", "1:38: @a is no function");
    refused("@a = global ptr no_cfi 1", "1:24: expected the name of a symbol, found `1`");
    refused("@a = global ptr ptrauth (ptr @a, i64 2)", "1:17: `ptrauth` is not of type ptr");
    refused("@a = global ptr ptrauth (ptr @a)", "1:17: `ptrauth` is not of type ptr");
}

/// LLVM distinguishes `%"1"` from `%1`.
#[test]
fn quoted_numbers_are_names() {
    let text = "define i8 @f(i8 %\"0\", i8 %0) {\n  br label %\"2\"\n\"2\":\n  %\"3\" = add i8 %0, %\"0\"\n  %2 = add i8 %\"3\", 1\n  ret i8 %2\n}";
    let module = read_module(text).unwrap_or_else(|error| panic!("{error}"));
    accept(&module);
    let wanted = "define i8 @f(i8 %v0, i8 %v1) {\nb0:\n  br label %b1\nb1:\n  %v2 = add i8 %v1, %v0\n  %v3 = add i8 %v2, 1\n  ret i8 %v3\n}";
    assert!(print_module(&module).contains(wanted), "{}", print_module(&module));
}

#[test]
fn strings_as_attributes_of_parameters_are_dropped() {
    let text = "define \"r\" i8 @f(i8 \"a\" noundef \"b\"=\"c\" %x) {\n  %y = call \"r\" i8 @f(i8 \"a\" %x)\n  ret i8 %y\n}";
    let reading = ir::read::read(text).unwrap_or_else(|error| panic!("{error}"));
    accept(&reading.module);
    let dropped: Vec<&str> =
        reading.dropped_annotations.iter().map(|annotation| annotation.keyword.as_str()).collect();
    assert_eq!(dropped, ["\"r\"", "\"a\"", "\"b\"", "\"r\"", "\"a\""]);
    assert!(print_module(&reading.module).contains("define i8 @f(i8 noundef %v0)"));
}

/// A merged module has other ids, and one without address spaces other types.
#[test]
fn what_few_targets_have_is_merged() {
    let text = "%t = type { target(\"spirv.Event\", i8, 1), ptr addrspace(1) }\n\
                @a = global ppc_fp128 0xM3FF00000000000003C00000000000000\n\
                @b = addrspace(1) global i300 -1\n@c = global ptr addrspace(1) @f\n@d = external global %t\n\
                @e = global ptr ptrauth (ptr @a, i32 1, i64 2)\n\
                @g = alias i8, getelementptr (i8, ptr addrspace(1) @b, i64 2)\n\
                define void @f(ptr addrspace(1) %p, ...) addrspace(1) {\n  \
                %x = alloca i8, align 1, addrspace(1)\n  \
                %v = freeze i8 extractelement (<vscale x 2 x i8> insertelement (<vscale x 2 x i8> poison, i8 7, i64 0), i32 1)\n  \
                store ptr addrspace(1) @g, ptr addrspace(1) %p\n  \
                musttail call addrspace(1) void (ptr addrspace(1), ...) @f(ptr addrspace(1) %x, ...)\n  ret void\n}\n\
                declare void @h(ptr addrspace(1) inalloca(%t))";
    let module = read_module(text).unwrap_or_else(|error| panic!("{error}"));
    accept(&module);
    let mut merged =
        read_module("@z = global { ptr, i77 } zeroinitializer").unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(merged.merge(&module), Ok(()));
    accept(&merged);
    let body = |module: &Module| print_module(module).lines().skip(3).map(str::to_owned).collect::<Vec<_>>();
    let (alone, together) = (body(&module), body(&merged));
    assert!(alone.iter().all(|line| together.contains(line)), "{}", together.join("\n"));
    let flat = module.without_address_spaces(256).unwrap_or_else(|error| panic!("{error}"));
    accept(&flat);
    assert!(!print_module(&flat).contains("addrspace"), "{}", print_module(&flat));
}
