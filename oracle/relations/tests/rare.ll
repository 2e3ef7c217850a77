; Forms that are rare, so that each relation and each role has a row.
target triple = "x86_64-pc-linux-gnu"
module asm ".globl nothing"
$group = comdat any
%opaque = type opaque
@tls = thread_local global i32 0, align 4
@many = global <{ i8, [2 x i8] }> <{ i8 1, [2 x i8] c"ab" }>, comdat($group), !type !1
@past = global ptr getelementptr inbounds (i8, ptr @many, i64 2)
@where = global ptr blockaddress(@jump, %there)
@bits = global float 0x3FF0000000000000
@name = alias i8, ptr @many
declare i32 @personality(...)
declare token @llvm.experimental.gc.statepoint()
declare noalias nonnull dereferenceable(8) ptr @allocate(i64)
define range(i32 0, 9) i32 @ranged(i32 range(i32 1, 5) %x, ptr align 8 dereferenceable_or_null(4) %p, ptr byref(i32) alignstack(8) %q) "frame-pointer"="all" nounwind cold !prof !3 {
  %o = call nonnull ptr @allocate(i64 8) nounwind [ "deopt"(i32 %x, ptr %p) ]
  %t = tail call fastcc i32 @ranged(i32 2, ptr align 8 %p, ptr byref(i32) %q)
  %a = alloca i32, i32 %x, align 4
  %l = load volatile i32, ptr %p, align 4, !range !2
  store volatile i32 %l, ptr %p, align 4
  store volatile i32 poison, ptr %p, align 4
  %u = add nuw i32 undef, %l
  %c = cmpxchg volatile ptr %p, i32 0, i32 1 seq_cst monotonic, align 4
  %r = atomicrmw volatile add ptr %p, i32 1 seq_cst, align 4
  %e = call range(i32 0, 9) i32 asm sideeffect "nop", "=r"()
  %z = addrspacecast ptr %p to ptr addrspace(3)
  %s = add <vscale x 2 x i32> zeroinitializer, zeroinitializer
  %v = va_arg ptr %p, i32
  %f = fadd nnan float 1.0, 2.0
  ret i32 3
}
define void @all(i32 %x, double %d, ptr %p) {
  %b0 = sub i32 %x, 3
  %b1 = udiv i32 %x, 3
  %b2 = urem i32 %x, 3
  %b3 = srem i32 %x, 3
  %b4 = shl i32 %x, 3
  %b5 = lshr i32 %x, 3
  %b6 = ashr i32 %x, 3
  %b7 = xor i32 %x, 3
  %b8 = fsub double %d, 3.0
  %b9 = fmul double %d, 3.0
  %b10 = fdiv double %d, 3.0
  %b11 = frem double %d, 3.0
  %c0 = sext i32 %x to i64
  %c1 = fptrunc double %d to float
  %c2 = fpext float %c1 to double
  %c3 = fptoui double %d to i32
  %c4 = fptosi double %d to i32
  %c5 = sitofp i32 %x to double
  %c6 = ptrtoint ptr %p to i64
  %c7 = inttoptr i64 %c6 to ptr
  %f0 = loadfrozen volatile i32, ptr %p, align 4
  %f1 = loadfield volatile \{ i3, i5 }/, ptr %p, i32 0, align 1
  ret void
}
define void @jump(ptr %address) {
  indirectbr ptr %address, [label %there]
there:
  callbr void asm sideeffect "", "r,!i"(i32 1) [ "deopt"(i32 1) ] to label %out [label %there2]
there2:
  br label %out
out:
  ret void
}
define void @windows() personality ptr @personality {
  invoke void @windows() [ "deopt"(i32 1) ] to label %done unwind label %dispatch
dispatch:
  %s = catchswitch within none [label %handler] unwind label %clean
handler:
  %h = catchpad within %s [ptr null]
  %n = cleanuppad within %h [i32 1]
  cleanupret from %n unwind label %clean
clean:
  %k = cleanuppad within none []
  cleanupret from %k unwind to caller
done:
  ret void
}
define void @nested() personality ptr @personality {
  invoke void @windows() to label %done unwind label %dispatch
dispatch:
  %s = catchswitch within none [label %handler] unwind to caller
handler:
  %h = catchpad within %s [ptr null]
  invoke void @windows() [ "funclet"(token %h) ] to label %leave unwind label %inner
inner:
  %i = catchswitch within %h [label %again] unwind to caller
again:
  %j = catchpad within %i []
  catchret from %j to label %leave
leave:
  catchret from %h to label %done
done:
  ret void
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i64 0, !"type"}
!2 = !{i32 0, i32 9}
!3 = !{!"function_entry_count", i64 1}
!4 = distinct !{!4, !5}
!5 = !DIFile(filename: "a.c", directory: "/")
