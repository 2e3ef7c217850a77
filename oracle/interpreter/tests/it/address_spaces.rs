//! Address spaces below 256 are the memory of address space 0.

use interpreter::{Config, Interpreter, Observation, Outcome};
use refine::bits::{Containment, outcomes};

/// Both engines observe this value.
#[track_caller]
fn shows(declarations: &str, body: &str, value: u64) {
    let text = format!(
        "declare void @bf_observe(i32, i64)
         {declarations}
         define void @main() {{
           %p = alloca i64, align 8
           store i64 5, ptr %p
           {body}
           call void @bf_observe(i32 1, i64 %v)
           ret void
         }}"
    );
    let module = ir::read_module(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(ir::verify(&module), Ok(()), "{text}");
    let expected = [Observation { site: 1, value }];
    let mut interpreter = Interpreter::new();
    let run = interpreter.run(&module, "main", &Config::default());
    assert_eq!((run.outcome, run.observations), (Outcome::Finished, &expected[..]), "{text}");
    let allowed = outcomes(&module, "main", &Config::default());
    assert_eq!(allowed.contains(&expected), Containment::Exactly, "{text}");
}

#[test]
fn pointers_in_memory_keep_their_object() {
    shows(
        "",
        "%slot = alloca ptr, align 8
         store ptr %p, ptr %slot
         %q = load ptr addrspace(1), ptr %slot
         %v = load i64, ptr addrspace(1) %q",
        5,
    );
}

#[test]
fn functions_and_intrinsics_take_them() {
    shows(
        "declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1), ptr, i64, i1)
         @global = global [1 x ptr addrspace(1)] zeroinitializer
         define i64 @get(ptr addrspace(1) %x) {
           %v = load i64, ptr addrspace(1) %x
           ret i64 %v
         }",
        "%n = ptrtoint ptr %p to i64
         store ptr %p, ptr @global
         %q = load ptr addrspace(1), ptr @global
         %nine = alloca i64, align 8
         store i64 9, ptr %nine
         call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) %q, ptr %nine, i64 8, i1 false)
         %v = call i64 @get(ptr addrspace(1) %q)",
        9,
    );
}

#[test]
fn conversions_change_nothing() {
    shows(
        "",
        "%q = addrspacecast ptr %p to ptr addrspace(1)
         %r = getelementptr i8, ptr addrspace(1) %q, i64 0
         %s = addrspacecast ptr addrspace(1) %r to ptr addrspace(255)
         store i64 6, ptr addrspace(255) %s
         %t = addrspacecast ptr addrspace(255) %s to ptr
         %same = icmp eq ptr %t, %p
         %z = zext i1 %same to i64
         %w = load i64, ptr %t
         %v = add i64 %w, %z",
        7,
    );
    shows(
        "",
        "%a = insertelement <2 x ptr> poison, ptr %p, i32 1
         %b = addrspacecast <2 x ptr> %a to <2 x ptr addrspace(1)>
         %q = extractelement <2 x ptr addrspace(1)> %b, i32 1
         %v = load i64, ptr addrspace(1) %q",
        5,
    );
}
