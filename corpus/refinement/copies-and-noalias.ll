; Copies through `noalias` parameters: a copy writes through one pointer and reads through the other, and each is held to the promise by
; itself (LangRef "noalias"). A line `; NAME: VERDICT` says what `refine` must find.

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; store-before-copy-into-noalias: right
define void @src.store-before-copy-into-noalias(ptr noalias %d, ptr %s) {
  store i32 1, ptr %d
  call void @llvm.memcpy.p0.p0.i64(ptr %d, ptr %s, i64 4, i1 false)
  ret void
}
define void @tgt.store-before-copy-into-noalias(ptr noalias %d, ptr %s) {
  call void @llvm.memcpy.p0.p0.i64(ptr %d, ptr %s, i64 4, i1 false)
  ret void
}

; store-before-copy: wrong
define void @src.store-before-copy(ptr %d, ptr %s) {
  store i32 1, ptr %d
  call void @llvm.memcpy.p0.p0.i64(ptr %d, ptr %s, i64 4, i1 false)
  ret void
}
define void @tgt.store-before-copy(ptr %d, ptr %s) {
  call void @llvm.memcpy.p0.p0.i64(ptr %d, ptr %s, i64 4, i1 false)
  ret void
}

; store-before-copy-of-noalias: right
define void @src.store-before-copy-of-noalias(ptr %d, ptr noalias %s) {
  store i32 1, ptr %d
  call void @llvm.memmove.p0.p0.i64(ptr %d, ptr %s, i64 4, i1 false)
  ret void
}
define void @tgt.store-before-copy-of-noalias(ptr %d, ptr noalias %s) {
  call void @llvm.memmove.p0.p0.i64(ptr %d, ptr %s, i64 4, i1 false)
  ret void
}

; copy-gets-noalias: wrong
define void @src.copy-gets-noalias(ptr %d, ptr %s) {
  call void @llvm.memcpy.p0.p0.i64(ptr %d, ptr %s, i64 4, i1 false)
  ret void
}
define void @tgt.copy-gets-noalias(ptr noalias %d, ptr %s) {
  call void @llvm.memcpy.p0.p0.i64(ptr %d, ptr %s, i64 4, i1 false)
  ret void
}

; store-before-copy-within-noalias: wrong
define void @src.store-before-copy-within-noalias(ptr noalias %d) {
  store i32 1, ptr %d
  call void @llvm.memmove.p0.p0.i64(ptr %d, ptr %d, i64 4, i1 false)
  ret void
}
define void @tgt.store-before-copy-within-noalias(ptr noalias %d) {
  call void @llvm.memmove.p0.p0.i64(ptr %d, ptr %d, i64 4, i1 false)
  ret void
}

; set-before-copy-into-noalias: right
define void @src.set-before-copy-into-noalias(ptr noalias %d, ptr %s) {
  call void @llvm.memset.p0.i64(ptr %d, i8 0, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %d, ptr %s, i64 4, i1 false)
  ret void
}
define void @tgt.set-before-copy-into-noalias(ptr noalias %d, ptr %s) {
  call void @llvm.memcpy.p0.p0.i64(ptr %d, ptr %s, i64 4, i1 false)
  ret void
}

; reads-of-noalias-are-free: wrong
define i32 @src.reads-of-noalias-are-free(ptr noalias %a, ptr %b, ptr %d) {
  call void @llvm.memmove.p0.p0.i64(ptr %d, ptr %a, i64 4, i1 false)
  %x = load i32, ptr %a
  %y = load i32, ptr %b
  %r = sub i32 %x, %y
  ret i32 %r
}
define i32 @tgt.reads-of-noalias-are-free(ptr noalias %a, ptr %b, ptr %d) {
  call void @llvm.memmove.p0.p0.i64(ptr %d, ptr %a, i64 4, i1 false)
  %x = load i32, ptr %a
  %y = load i32, ptr %b
  %same = icmp eq ptr %a, %b
  %d0 = sub i32 %x, %y
  %r = select i1 %same, i32 1, i32 %d0
  ret i32 %r
}

; library-copy-into-noalias: right
declare ptr @memcpy(ptr, ptr, i64)
define void @src.library-copy-into-noalias(ptr noalias %d, ptr %s) {
  store i32 1, ptr %d
  %r = call ptr @memcpy(ptr %d, ptr %s, i64 4)
  ret void
}
define void @tgt.library-copy-into-noalias(ptr noalias %d, ptr %s) {
  %r = call ptr @memcpy(ptr %d, ptr %s, i64 4)
  ret void
}

; copy-into-local-with-noalias-beside: wrong
define i32 @src.copy-into-local-with-noalias-beside(ptr noalias %d, ptr %s) {
  %t = alloca i32
  store i32 1, ptr %d
  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %d, i64 4, i1 false)
  %v = load i32, ptr %t
  ret i32 %v
}
define i32 @tgt.copy-into-local-with-noalias-beside(ptr noalias %d, ptr %s) {
  store i32 1, ptr %d
  ret i32 2
}
