; A module without a data layout and triple has LangRef's defaults ("Data Layout"): ABI alignment of i64 and wider integers 4 bytes, of
; double and pointers 8, of vectors their size. `opt-19` prints the same alignments.

; long: wrong
define i64 @src.long(ptr %p) {
  %v = load i64, ptr %p
  ret i64 %v
}
define i64 @tgt.long(ptr %p) {
  %v = load i64, ptr %p, align 8
  ret i64 %v
}

; long-by-four: right
define i64 @src.long-by-four(ptr %p) {
  %v = load i64, ptr %p
  ret i64 %v
}
define i64 @tgt.long-by-four(ptr %p) {
  %v = load i64, ptr %p, align 4
  ret i64 %v
}

; stored: wrong
define void @src.stored(ptr %p, i64 %v) {
  store i64 %v, ptr %p
  ret void
}
define void @tgt.stored(ptr %p, i64 %v) {
  store i64 %v, ptr %p, align 8
  ret void
}

; odd: wrong
define i40 @src.odd(ptr %p) {
  %v = load i40, ptr %p
  ret i40 %v
}
define i40 @tgt.odd(ptr %p) {
  %v = load i40, ptr %p, align 8
  ret i40 %v
}

; wide: wrong
define i128 @src.wide(ptr %p) {
  %v = load i128, ptr %p
  ret i128 %v
}
define i128 @tgt.wide(ptr %p) {
  %v = load i128, ptr %p, align 8
  ret i128 %v
}

; double: right
define double @src.double(ptr %p) {
  %v = load double, ptr %p
  ret double %v
}
define double @tgt.double(ptr %p) {
  %v = load double, ptr %p, align 8
  ret double %v
}

; pointer: right
define i1 @src.pointer(ptr %p) {
  %v = load ptr, ptr %p
  %c = icmp eq ptr %v, null
  ret i1 %c
}
define i1 @tgt.pointer(ptr %p) {
  %v = load ptr, ptr %p, align 8
  %c = icmp eq ptr %v, null
  ret i1 %c
}

; lanes: right
define <2 x i32> @src.lanes(ptr %p) {
  %v = load <2 x i32>, ptr %p
  ret <2 x i32> %v
}
define <2 x i32> @tgt.lanes(ptr %p) {
  %v = load <2 x i32>, ptr %p, align 8
  ret <2 x i32> %v
}

; member: right
define i64 @src.member(ptr %p) {
  %q = getelementptr { i32, i64 }, ptr %p, i32 0, i32 1
  %v = load i64, ptr %q
  ret i64 %v
}
define i64 @tgt.member(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 4
  %v = load i64, ptr %q
  ret i64 %v
}

; member-by-eight: wrong
define i64 @src.member-by-eight(ptr %p) {
  %q = getelementptr { i32, i64 }, ptr %p, i32 0, i32 1
  %v = load i64, ptr %q
  ret i64 %v
}
define i64 @tgt.member-by-eight(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 8
  %v = load i64, ptr %q
  ret i64 %v
}

; local: right
define i64 @src.local(i64 %x) {
  %p = alloca i64
  store i64 %x, ptr %p
  %v = load i64, ptr %p
  ret i64 %v
}
define i64 @tgt.local(i64 %x) {
  %p = alloca i64
  store i64 %x, ptr %p, align 8
  %v = load i64, ptr %p, align 8
  ret i64 %v
}
