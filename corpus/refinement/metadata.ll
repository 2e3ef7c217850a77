; Pairs about what metadata promises of the value of a load. A line `; NAME: VERDICT` says what `refine` must find. LangRef
; "'range' Metadata", "'load' Instruction", and of several accesses: "'tbaa' Metadata", "'noalias' and 'alias.scope' Metadata",
; "'invariant.group' Metadata".

; range-added: wrong
define i8 @src.range-added(ptr %p) {
  %v = load i8, ptr %p
  ret i8 %v
}
define i8 @tgt.range-added(ptr %p) {
  %v = load i8, ptr %p, !range !0
  ret i8 %v
}

; range-dropped: right
define i8 @src.range-dropped(ptr %p) {
  %v = load i8, ptr %p, !range !0
  ret i8 %v
}
define i8 @tgt.range-dropped(ptr %p) {
  %v = load i8, ptr %p
  ret i8 %v
}

; range-used: right
define i8 @src.range-used(ptr %p) {
  %v = load i8, ptr %p, !range !0
  %r = and i8 %v, 1
  ret i8 %r
}
define i8 @tgt.range-used(ptr %p) {
  %v = load i8, ptr %p
  ret i8 %v
}

; range-used-too-far: wrong
define i8 @src.range-used-too-far(ptr %p) {
  %v = load i8, ptr %p, !range !1
  %r = and i8 %v, 1
  ret i8 %r
}
define i8 @tgt.range-used-too-far(ptr %p) {
  %v = load i8, ptr %p
  ret i8 %v
}

; range-that-wraps: right
define i1 @src.range-that-wraps(ptr %p) {
  %v = load i8, ptr %p, !range !2
  %r = icmp eq i8 %v, 7
  ret i1 %r
}
define i1 @tgt.range-that-wraps(ptr %p) {
  %v = load i8, ptr %p
  ret i1 false
}

; nonnull-added: wrong
define i1 @src.nonnull-added(ptr %p) {
  %q = load ptr, ptr %p
  %r = icmp eq ptr %q, null
  ret i1 %r
}
define i1 @tgt.nonnull-added(ptr %p) {
  %q = load ptr, ptr %p, !nonnull !3
  %r = icmp eq ptr %q, null
  ret i1 %r
}

; nonnull-used: right
define i1 @src.nonnull-used(ptr %p) {
  %q = load ptr, ptr %p, !nonnull !3
  %r = icmp eq ptr %q, null
  ret i1 %r
}
define i1 @tgt.nonnull-used(ptr %p) {
  %q = load ptr, ptr %p
  ret i1 false
}

; noundef-added: wrong
define i8 @src.noundef-added(ptr %p) {
  %v = load i8, ptr %p
  ret i8 %v
}
define i8 @tgt.noundef-added(ptr %p) {
  %v = load i8, ptr %p, !noundef !3
  ret i8 %v
}

; noundef-makes-freeze-needless: right
define i8 @src.noundef-makes-freeze-needless(ptr %p) {
  %v = load i8, ptr %p, !noundef !3
  %r = freeze i8 %v
  ret i8 %r
}
define i8 @tgt.noundef-makes-freeze-needless(ptr %p) {
  %v = load i8, ptr %p
  ret i8 %v
}

; tbaa-reorders-a-load-before-a-store: right
define i32 @src.tbaa-reorders-a-load-before-a-store(ptr %p, ptr %q) {
  store i16 1, ptr %q, !tbaa !5
  %v = load i32, ptr %p, !tbaa !4
  ret i32 %v
}
define i32 @tgt.tbaa-reorders-a-load-before-a-store(ptr %p, ptr %q) {
  %v = load i32, ptr %p, !tbaa !4
  store i16 1, ptr %q, !tbaa !5
  ret i32 %v
}

; tbaa-of-a-character-reorders: wrong
define i32 @src.tbaa-of-a-character-reorders(ptr %p, ptr %q) {
  store i16 1, ptr %q, !tbaa !6
  %v = load i32, ptr %p, !tbaa !4
  ret i32 %v
}
define i32 @tgt.tbaa-of-a-character-reorders(ptr %p, ptr %q) {
  %v = load i32, ptr %p, !tbaa !4
  store i16 1, ptr %q, !tbaa !6
  ret i32 %v
}

; tbaa-added: wrong
define i8 @src.tbaa-added(ptr %p, ptr %q) {
  store i8 1, ptr %q, !tbaa !4
  %v = load i8, ptr %p
  ret i8 %v
}
define i8 @tgt.tbaa-added(ptr %p, ptr %q) {
  store i8 1, ptr %q, !tbaa !4
  %v = load i8, ptr %p, !tbaa !5
  ret i8 %v
}

; invariant-load-over-a-store: right
define i8 @src.invariant-load-over-a-store(ptr %p, ptr %q, i8 %n) {
  store i8 %n, ptr %q
  %v = load i8, ptr %p, !invariant.load !3
  ret i8 %v
}
define i8 @tgt.invariant-load-over-a-store(ptr %p, ptr %q, i8 %n) {
  %v = load i8, ptr %p, !invariant.load !3
  store i8 %n, ptr %q
  ret i8 %v
}

; load-over-a-store: wrong
define i8 @src.load-over-a-store(ptr %p, ptr %q, i8 %n) {
  store i8 %n, ptr %q
  %v = load i8, ptr %p
  ret i8 %v
}
define i8 @tgt.load-over-a-store(ptr %p, ptr %q, i8 %n) {
  %v = load i8, ptr %p
  store i8 %n, ptr %q
  ret i8 %v
}

; invariant-load-twice: right
define i8 @src.invariant-load-twice(ptr %p, ptr %q, i8 %n) {
  %v = load i8, ptr %p, !invariant.load !3
  store i8 %n, ptr %q
  %w = load i8, ptr %p, !invariant.load !3
  %r = sub i8 %v, %w
  ret i8 %r
}
define i8 @tgt.invariant-load-twice(ptr %p, ptr %q, i8 %n) {
  %v = load i8, ptr %p, !invariant.load !3
  store i8 %n, ptr %q
  %r = sub i8 %v, %v
  ret i8 %r
}

; invariant-load-added: wrong
define i8 @src.invariant-load-added(ptr %p, ptr %q) {
  store i8 1, ptr %q
  %v = load i8, ptr %p
  ret i8 %v
}
define i8 @tgt.invariant-load-added(ptr %p, ptr %q) {
  store i8 1, ptr %q
  %v = load i8, ptr %p, !invariant.load !3
  ret i8 %v
}

; scopes-forward-over-a-store: right
define i8 @src.scopes-forward-over-a-store(ptr %p, ptr %q) {
  store i8 1, ptr %p, !alias.scope !12
  store i8 2, ptr %q, !noalias !12
  %v = load i8, ptr %p, !alias.scope !12
  ret i8 %v
}
define i8 @tgt.scopes-forward-over-a-store(ptr %p, ptr %q) {
  store i8 1, ptr %p, !alias.scope !12
  store i8 2, ptr %q, !noalias !12
  ret i8 1
}

; one-of-two-scopes-forwards-over-a-store: wrong
define i8 @src.one-of-two-scopes-forwards-over-a-store(ptr %p, ptr %q) {
  store i8 1, ptr %p, !alias.scope !13
  store i8 2, ptr %q, !noalias !12
  %v = load i8, ptr %p, !alias.scope !13
  ret i8 %v
}
define i8 @tgt.one-of-two-scopes-forwards-over-a-store(ptr %p, ptr %q) {
  store i8 1, ptr %p, !alias.scope !13
  store i8 2, ptr %q, !noalias !12
  ret i8 1
}

; a-scope-that-begins-anew-forwards: wrong
define i8 @src.a-scope-that-begins-anew-forwards(ptr %p, ptr %q) {
  store i8 2, ptr %q, !noalias !12
  call void @llvm.experimental.noalias.scope.decl(metadata !12)
  %v = load i8, ptr %p, !alias.scope !12
  ret i8 %v
}
define i8 @tgt.a-scope-that-begins-anew-forwards(ptr %p, ptr %q) {
  %v = load i8, ptr %p, !alias.scope !12
  store i8 2, ptr %q, !noalias !12
  ret i8 %v
}

; group-forwards-over-a-call: right
define i8 @src.group-forwards-over-a-call(ptr %p) {
  store i8 1, ptr %p, !invariant.group !3
  call void @outside(ptr %p)
  %v = load i8, ptr %p, !invariant.group !3
  ret i8 %v
}
define i8 @tgt.group-forwards-over-a-call(ptr %p) {
  store i8 1, ptr %p, !invariant.group !3
  call void @outside(ptr %p)
  ret i8 1
}

; laundered-group-forwards-over-a-call: wrong
define i8 @src.laundered-group-forwards-over-a-call(ptr %p) {
  store i8 1, ptr %p, !invariant.group !3
  call void @outside(ptr %p)
  %q = call ptr @llvm.launder.invariant.group.p0(ptr %p)
  %v = load i8, ptr %q, !invariant.group !3
  ret i8 %v
}
define i8 @tgt.laundered-group-forwards-over-a-call(ptr %p) {
  store i8 1, ptr %p, !invariant.group !3
  call void @outside(ptr %p)
  ret i8 1
}

; invariant-load-twice-over-a-call: right
define i8 @src.invariant-load-twice-over-a-call(ptr %p) {
  %v = load i8, ptr %p, !invariant.load !3
  call void @outside(ptr %p)
  %w = load i8, ptr %p, !invariant.load !3
  ret i8 %w
}
define i8 @tgt.invariant-load-twice-over-a-call(ptr %p) {
  %v = load i8, ptr %p, !invariant.load !3
  call void @outside(ptr %p)
  ret i8 %v
}

; accuracy-made-exact: right
define half @src.accuracy-made-exact(half noundef %x) {
  %q = fdiv half %x, 3.0, !fpmath !20
  ret half %q
}
define half @tgt.accuracy-made-exact(half noundef %x) {
  %q = fdiv half %x, 3.0
  ret half %q
}

; accuracy-lost: wrong
define half @src.accuracy-lost(half noundef %x) {
  %q = fdiv half %x, 3.0
  ret half %q
}
define half @tgt.accuracy-lost(half noundef %x) {
  %q = fdiv half %x, 3.0, !fpmath !20
  ret half %q
}

; accuracy-of-a-reciprocal: right
define float @src.accuracy-of-a-reciprocal() {
  %q = fdiv float 7.0, 3.0, !fpmath !20
  ret float %q
}
define float @tgt.accuracy-of-a-reciprocal() {
  %r = fdiv float 1.0, 3.0
  %q = fmul float 7.0, %r
  ret float %q
}

; accuracy-too-high-for-a-neighbour: wrong
define i32 @src.accuracy-too-high-for-a-neighbour() {
  %q = fdiv float 1.0, 3.0, !fpmath !21
  %b = bitcast float %q to i32
  ret i32 %b
}
define i32 @tgt.accuracy-too-high-for-a-neighbour() {
  ret i32 1051372205
}

; accuracy-of-two-steps: right
define i32 @src.accuracy-of-two-steps() {
  %q = fdiv float 1.0, 3.0, !fpmath !20
  %b = bitcast float %q to i32
  ret i32 %b
}
define i32 @tgt.accuracy-of-two-steps() {
  ret i32 1051372205
}

; accuracy-between-denormals: right
define i16 @src.accuracy-between-denormals() {
  %q = fdiv half 0xH0005, 2.0, !fpmath !20
  %b = bitcast half %q to i16
  ret i16 %b
}
define i16 @tgt.accuracy-between-denormals() {
  ret i16 4
}

; accuracy-between-denormals-is-no-better: wrong
define i16 @src.accuracy-between-denormals-is-no-better() {
  %q = fdiv half 0xH0005, 2.0, !fpmath !20
  %b = bitcast half %q to i16
  ret i16 %b
}
define i16 @tgt.accuracy-between-denormals-is-no-better() {
  ret i16 5
}

; accuracy-across-zero: right
define i16 @src.accuracy-across-zero() {
  %q = fdiv half 0xH0001, 1.0, !fpmath !20
  %b = bitcast half %q to i16
  ret i16 %b
}
define i16 @tgt.accuracy-across-zero() {
  ret i16 -32767
}

; accuracy-across-zero-ends: wrong
define i16 @src.accuracy-across-zero-ends() {
  %q = fdiv half 0xH0001, 1.0, !fpmath !20
  %b = bitcast half %q to i16
  ret i16 %b
}
define i16 @tgt.accuracy-across-zero-ends() {
  ret i16 -32766
}

; accuracy-from-normal-to-denormal: right
define i16 @src.accuracy-from-normal-to-denormal() {
  %q = fdiv half 0xH0400, 1.0, !fpmath !20
  %b = bitcast half %q to i16
  ret i16 %b
}
define i16 @tgt.accuracy-from-normal-to-denormal() {
  ret i16 1022
}

; accuracy-from-denormal-to-normal: right
define i16 @src.accuracy-from-denormal-to-normal() {
  %q = fdiv half 0xH03FF, 1.0, !fpmath !20
  %b = bitcast half %q to i16
  ret i16 %b
}
define i16 @tgt.accuracy-from-denormal-to-normal() {
  ret i16 1025
}

; accuracy-beside-zero: right
define i16 @src.accuracy-beside-zero() {
  %q = fdiv half 0.0, 1.0, !fpmath !20
  %b = bitcast half %q to i16
  ret i16 %b
}
define i16 @tgt.accuracy-beside-zero() {
  ret i16 2
}

; accuracy-of-a-sign: wrong
define i16 @src.accuracy-of-a-sign() {
  %q = fdiv half 0.0, 1.0, !fpmath !20
  %b = bitcast half %q to i16
  ret i16 %b
}
define i16 @tgt.accuracy-of-a-sign() {
  ret i16 -32768
}

; accuracy-at-infinity: wrong
define i16 @src.accuracy-at-infinity() {
  %q = fdiv half 0xH7BFF, 1.0, !fpmath !20
  %b = bitcast half %q to i16
  ret i16 %b
}
define i16 @tgt.accuracy-at-infinity() {
  ret i16 31744
}

; accuracy-is-no-nan: wrong
define i16 @src.accuracy-is-no-nan() {
  %q = fdiv half 0xH7BFF, 1.0, !fpmath !20
  %b = bitcast half %q to i16
  ret i16 %b
}
define i16 @tgt.accuracy-is-no-nan() {
  ret i16 31745
}

; accuracy-of-infinity: wrong
define i16 @src.accuracy-of-infinity() {
  %q = fdiv half 0xH7C00, 1.0, !fpmath !20
  %b = bitcast half %q to i16
  ret i16 %b
}
define i16 @tgt.accuracy-of-infinity() {
  ret i16 31743
}

declare void @outside(ptr)
declare ptr @llvm.launder.invariant.group.p0(ptr)
declare void @llvm.experimental.noalias.scope.decl(metadata)

!0 = !{i8 0, i8 2}
!1 = !{i8 0, i8 3}
!2 = !{i8 20, i8 5}
!3 = !{}
!4 = !{!8, !8, i64 0}
!5 = !{!9, !9, i64 0}
!6 = !{!10, !10, i64 0}
!7 = !{!"root"}
!8 = !{!"int", !10, i64 0}
!9 = !{!"short", !10, i64 0}
!10 = !{!"char", !7, i64 0}
!11 = distinct !{!11}
!12 = !{!14}
!13 = !{!14, !15}
!14 = distinct !{!14, !11}
!15 = distinct !{!15, !11}
!20 = !{float 2.5}
!21 = !{float 1.0}
