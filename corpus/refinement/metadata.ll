; Pairs about what metadata promises of the value of a load. A line `; NAME: VERDICT` says what `refine` must find. LangRef
; "'range' Metadata", "'load' Instruction".

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

!0 = !{i8 0, i8 2}
!1 = !{i8 0, i8 3}
!2 = !{i8 20, i8 5}
!3 = !{}
