//! Functions of the C library that are functions of their arguments and of memory, as IR. C11 7.22.6, 7.24; POSIX `ffs`.
//!
//! A result that the standard leaves open is frozen poison.

use std::borrow::Cow;

use ir::{Function, Module};

/// The functions, each in a module of its own. What an access leaves out, `llvm.assume` promises.
const BODIES: [(&str, &str); 12] = [
    (
        "memcmp",
        "define i32 @memcmp(ptr %a, ptr %b, i64 %n) {
  %order = call i32 @__order_of_bytes(ptr %a, ptr %b, i64 %n)
  %any = freeze i32 poison
  %is_positive = icmp sgt i32 %any, 0
  %positive = select i1 %is_positive, i32 %any, i32 1
  %is_negative = icmp slt i32 %any, 0
  %negative = select i1 %is_negative, i32 %any, i32 -1
  %less = icmp slt i32 %order, 0
  %different = select i1 %less, i32 %negative, i32 %positive
  %same = icmp eq i32 %order, 0
  %r = select i1 %same, i32 0, i32 %different
  ret i32 %r
}
declare i32 @__order_of_bytes(ptr, ptr, i64)",
    ),
    (
        "bcmp",
        "define i32 @bcmp(ptr %a, ptr %b, i64 %n) {
  %order = call i32 @__order_of_bytes(ptr %a, ptr %b, i64 %n)
  %any = freeze i32 poison
  %is_zero = icmp eq i32 %any, 0
  %nonzero = select i1 %is_zero, i32 1, i32 %any
  %same = icmp eq i32 %order, 0
  %r = select i1 %same, i32 0, i32 %nonzero
  ret i32 %r
}
declare i32 @__order_of_bytes(ptr, ptr, i64)",
    ),
    (
        // All bytes are read, so that nothing is decided on the way.
        "__order_of_bytes",
        "define i32 @__order_of_bytes(ptr %a, ptr %b, i64 %n) {
entry:
  %empty = icmp eq i64 %n, 0
  br i1 %empty, label %end, label %start
start:
  call void @llvm.assume(i1 true) [\"dereferenceable\"(ptr %a, i64 %n), \"dereferenceable\"(ptr %b, i64 %n)]
  br label %loop
loop:
  %i = phi i64 [ 0, %start ], [ %j, %loop ]
  %so_far = phi i32 [ 0, %start ], [ %now, %loop ]
  %p = getelementptr i8, ptr %a, i64 %i
  %q = getelementptr i8, ptr %b, i64 %i
  %x = load i8, ptr %p, align 1
  %y = load i8, ptr %q, align 1
  %less = icmp ult i8 %x, %y
  %more = icmp ugt i8 %x, %y
  %above = zext i1 %more to i32
  %here = select i1 %less, i32 -1, i32 %above
  %open = icmp eq i32 %so_far, 0
  %now = select i1 %open, i32 %here, i32 %so_far
  %j = add i64 %i, 1
  %again = icmp ult i64 %j, %n
  br i1 %again, label %loop, label %end
end:
  %r = phi i32 [ 0, %entry ], [ %now, %loop ]
  ret i32 %r
}
declare void @llvm.assume(i1)",
    ),
    (
        "strlen",
        "define i64 @strlen(ptr %s) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %p = getelementptr i8, ptr %s, i64 %i
  %c = load i8, ptr %p, align 1
  %j = add i64 %i, 1
  %ends = icmp eq i8 %c, 0
  br i1 %ends, label %end, label %loop
end:
  ret i64 %i
}",
    ),
    (
        "strnlen",
        "define i64 @strnlen(ptr %s, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %next ]
  %full = icmp eq i64 %i, %n
  br i1 %full, label %end, label %next
next:
  %p = getelementptr i8, ptr %s, i64 %i
  %c = load i8, ptr %p, align 1
  %j = add i64 %i, 1
  %ends = icmp eq i8 %c, 0
  br i1 %ends, label %end, label %loop
end:
  ret i64 %i
}",
    ),
    (
        "memchr",
        "define ptr @memchr(ptr %s, i32 %wanted, i64 %n) {
entry:
  %byte = trunc i32 %wanted to i8
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %next ]
  %p = getelementptr i8, ptr %s, i64 %i
  %full = icmp eq i64 %i, %n
  br i1 %full, label %none, label %next
next:
  %c = load i8, ptr %p, align 1
  %j = add i64 %i, 1
  %found = icmp eq i8 %c, %byte
  br i1 %found, label %end, label %loop
end:
  ret ptr %p
none:
  ret ptr null
}",
    ),
    (
        "ffs",
        "define i32 @ffs(i32 %x) {
  %zeros = call i32 @llvm.cttz.i32(i32 %x, i1 false)
  %at = add i32 %zeros, 1
  %none = icmp eq i32 %x, 0
  %r = select i1 %none, i32 0, i32 %at
  ret i32 %r
}
declare i32 @llvm.cttz.i32(i32, i1)",
    ),
    (
        "ffsl",
        "define i32 @ffsl(i64 %x) {
  %r = call i32 @ffsll(i64 %x)
  ret i32 %r
}
declare i32 @ffsll(i64)",
    ),
    (
        "ffsll",
        "define i32 @ffsll(i64 %x) {
  %zeros = call i64 @llvm.cttz.i64(i64 %x, i1 false)
  %narrow = trunc i64 %zeros to i32
  %at = add i32 %narrow, 1
  %none = icmp eq i64 %x, 0
  %r = select i1 %none, i32 0, i32 %at
  ret i32 %r
}
declare i64 @llvm.cttz.i64(i64, i1)",
    ),
    (
        "isascii",
        "define i32 @isascii(i32 %c) {
  %is = icmp ult i32 %c, 128
  %r = zext i1 %is to i32
  ret i32 %r
}",
    ),
    (
        "toascii",
        "define i32 @toascii(i32 %c) {
  %r = and i32 %c, 127
  ret i32 %r
}",
    ),
    (
        "mempcpy",
        "define ptr @mempcpy(ptr %to, ptr %from, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %n, i1 false)
  %end = getelementptr i8, ptr %to, i64 %n
  ret ptr %end
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)",
    ),
];

/// The module with bodies for the functions of the C library that it declares with their own types.
pub(super) fn expand(module: Cow<'_, Module>) -> Cow<'_, Module> {
    let mut expanded = module;
    let mut at = 0;
    // A body may declare further functions.
    while let Some(function) = expanded.functions.get(at) {
        if let Some(body) = body(&expanded, function) {
            let merged = expanded.to_mut().merge_portable(&body);
            debug_assert!(merged.is_ok(), "{merged:?}");
        }
        at += 1;
    }
    expanded
}

fn body(module: &Module, function: &Function) -> Option<Module> {
    let (_, text) = BODIES.iter().find(|(name, _)| function.is_declaration() && *name == function.name)?;
    let body = ir::read_module(text).ok()?;
    let known = body.functions.iter().find(|known| known.name == function.name)?;
    let types = |function: &Function| {
        function.params.iter().map(|param| param.ty).chain([function.ret]).collect::<Vec<_>>()
    };
    let spelled = |module: &Module, function: &Function| -> Vec<_> {
        types(function).into_iter().map(|ty| module.types.get(ty).clone()).collect()
    };
    let same = spelled(module, function) == spelled(&body, known) && !function.varargs;
    same.then_some(body)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bodies_are_well_formed() {
        for (name, text) in BODIES {
            let module = ir::read_module(text).unwrap_or_else(|why| panic!("{name}: {why}"));
            ir::verify(&module).unwrap_or_else(|why| panic!("{name}: {why}"));
            let declared = &module.functions[0];
            assert_eq!(declared.name, name);
        }
    }

    #[test]
    fn a_function_of_other_types_is_another() {
        let module =
            ir::read_module("declare i64 @ffs(i32)\ndeclare i32 @ffsll(i64)").expect("it is LLVM IR");
        let module = expand(Cow::Owned(module));
        assert!(module.functions[0].is_declaration() && !module.functions[1].is_declaration());
    }
}
