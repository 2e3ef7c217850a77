@blocks = constant [2 x ptr] [ptr blockaddress(@jumps, %one), ptr blockaddress(@jumps, %two)], align 8, !type !4

declare i32 @personality(...)

declare !callback !8 void @throws(ptr)

declare float @llvm.fma.f32(float, float, float)

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

define void @atomics(ptr %p, i32 %a) {
  %x = load atomic volatile i32, ptr %p syncscope("singlethread") acquire, align 4
  store atomic i32 %x, ptr %p release, align 4
  fence syncscope("agent") seq_cst
  %y = cmpxchg weak ptr %p, i32 %a, i32 %x acq_rel monotonic, align 4
  %z = atomicrmw umax ptr %p, i32 %a seq_cst
  %v = va_arg ptr %p, double
  %q = addrspacecast ptr %p to ptr addrspace(3)
  ret void
}

define float @floats(float %a, float %b) {
  %x = fadd fast float %a, %b
  %y = fcmp nnan ninf olt float %x, %a
  %z = select nsz i1 %y, float %x, float %b
  %w = call contract float @llvm.fma.f32(float %x, float %z, float %a)
  %s = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 1, i32 2)
  ret float %w, !fpmath !5
}

define i32 @jumps(ptr %p, i32 %a) {
  call void asm sideeffect inteldialect "nop", "~{memory}"()
  %r = callbr i32 asm "", "=r,r,!i"(i32 %a) to label %one [label %two]

one:
  indirectbr ptr %p, [label %one, label %two]

two:
  ret i32 0
}

define i32 @exceptions(ptr %p) personality ptr @personality !dbg !6 {
  invoke void @throws(ptr %p) to label %fine unwind label %pad, !prof !3

pad:
  %l = landingpad { ptr, i32 } cleanup catch ptr null filter [1 x ptr] [ptr @throws]
  resume { ptr, i32 } %l, !dbg !DILocation(line: 3, column: 1, scope: !6)

fine:
  %x = load ptr, ptr %p, align 8, !nonnull !2, !align !1, !tbaa !7
  ret i32 1
}

define void @funclets() personality ptr @personality {
  invoke void @throws(ptr null) to label %out unwind label %switch

switch:
  %s = catchswitch within none [label %catch] unwind label %cleanup

catch:
  %c = catchpad within %s [ptr null, i32 64]
  catchret from %c to label %out

cleanup:
  %d = cleanuppad within none []
  cleanupret from %d unwind to caller

out:
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i64 8}
!2 = !{}
!3 = !{!"branch_weights", i32 1, i32 2}
!4 = !{i64 0, !"a\00\22"}
!5 = !{float 2.500000e+00}
!6 = distinct !DISubprogram(name: "f", scope: !11, file: !11, line: 1, type: !12, flags: DIFlagPrototyped | DIFlagPublic, spFlags: DISPFlagDefinition, unit: !10)
!7 = !{!2, null, !{!"inner", i64 0}}
!8 = !{!9}
!9 = !{i64 0, i1 false}
!10 = distinct !DICompileUnit(language: DW_LANG_C11, file: !11, runtimeVersion: 0, emissionKind: FullDebug)
!11 = !DIFile(filename: "a b.c", directory: "/")
!12 = !DISubroutineType(types: !{null})
!13 = !DIExpression(DW_OP_plus_uconst, 8)
