; A called function may unwind, and handlers of the caller see memory as it is then. LangRef "nounwind". A line `; NAME: VERDICT` says
; what `refine` must find.

@g = global i32 0
declare void @throws()
declare void @returns() nounwind
declare void @throws_and_comes_back() willreturn
declare i32 @reads() memory(read)
declare void @computes() memory(none)
declare i32 @reads_only() memory(read) nounwind

; store-before-a-call-that-throws: wrong
define void @src.store-before-a-call-that-throws(ptr noalias dereferenceable(4) %p) {
  store i32 1, ptr %p
  call void @throws()
  store i32 2, ptr %p
  ret void
}
define void @tgt.store-before-a-call-that-throws(ptr noalias dereferenceable(4) %p) {
  call void @throws()
  store i32 2, ptr %p
  ret void
}

; store-before-a-call-that-does-not: right
define void @src.store-before-a-call-that-does-not(ptr noalias dereferenceable(4) %p) {
  store i32 1, ptr %p
  call void @returns()
  store i32 2, ptr %p
  ret void
}
define void @tgt.store-before-a-call-that-does-not(ptr noalias dereferenceable(4) %p) {
  call void @returns()
  store i32 2, ptr %p
  ret void
}

; store-in-a-function-that-does-not-unwind: right
define void @src.store-in-a-function-that-does-not-unwind(ptr noalias dereferenceable(4) %p) nounwind {
  store i32 1, ptr %p
  call void @throws()
  store i32 2, ptr %p
  ret void
}
define void @tgt.store-in-a-function-that-does-not-unwind(ptr noalias dereferenceable(4) %p) nounwind {
  call void @throws()
  store i32 2, ptr %p
  ret void
}

; store-before-a-call-that-comes-back-somewhere: wrong
define void @src.store-before-a-call-that-comes-back-somewhere(ptr noalias dereferenceable(4) %p) {
  store i32 1, ptr %p
  call void @throws_and_comes_back()
  store i32 2, ptr %p
  ret void
}
define void @tgt.store-before-a-call-that-comes-back-somewhere(ptr noalias dereferenceable(4) %p) {
  call void @throws_and_comes_back()
  store i32 2, ptr %p
  ret void
}

; store-to-a-local-before-a-call-that-throws: right
define void @src.store-to-a-local-before-a-call-that-throws() {
  %p = alloca i32
  store i32 1, ptr %p
  call void @throws()
  store i32 2, ptr %p
  ret void
}
define void @tgt.store-to-a-local-before-a-call-that-throws() {
  call void @throws()
  ret void
}

; store-to-a-global-before-a-reader-that-throws: wrong
define i32 @src.store-to-a-global-before-a-reader-that-throws() {
  store i32 1, ptr @g
  %r = call i32 @reads()
  store i32 2, ptr @g
  ret i32 0
}
define i32 @tgt.store-to-a-global-before-a-reader-that-throws() {
  %r = call i32 @reads()
  store i32 2, ptr @g
  ret i32 0
}

; store-to-a-global-before-a-function-that-only-throws: wrong
define void @src.store-to-a-global-before-a-function-that-only-throws() {
  store i32 1, ptr @g
  call void @computes()
  store i32 2, ptr @g
  ret void
}
define void @tgt.store-to-a-global-before-a-function-that-only-throws() {
  call void @computes()
  store i32 2, ptr @g
  ret void
}

; undefined-after-a-call-that-throws: wrong
define void @src.undefined-after-a-call-that-throws() {
  call void @throws_and_comes_back()
  unreachable
}
define void @tgt.undefined-after-a-call-that-throws() {
  unreachable
}
