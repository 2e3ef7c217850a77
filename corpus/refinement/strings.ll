; Functions of strings and numbers of the C library, by their meaning. A line `; NAME: VERDICT` says what `refine` must find.

; Strings, constants and sizes. C11 7.24; the Linux Standard Base for the functions that check the room.
@word = private constant [6 x i8] c"hello\00"
@other = private constant [6 x i8] c"help!\00"
@vowels = private constant [4 x i8] c"aeo\00"
@wide = private constant [3 x i32] [i32 104, i32 105, i32 0]
declare ptr @strchr(ptr, i32)
declare ptr @strrchr(ptr, i32)
declare ptr @memrchr(ptr, i32, i64)
declare ptr @strpbrk(ptr, ptr)
declare i64 @strspn(ptr, ptr)
declare i64 @strcspn(ptr, ptr)
declare i64 @wcslen(ptr)
declare i32 @strcmp(ptr, ptr)
declare i32 @strncmp(ptr, ptr, i64)
declare ptr @strcpy(ptr, ptr)
declare ptr @stpcpy(ptr, ptr)
declare ptr @strncpy(ptr, ptr, i64)
declare ptr @strcat(ptr, ptr)
declare ptr @__memcpy_chk(ptr, ptr, i64, i64)
declare ptr @__memmove_chk(ptr, ptr, i64, i64)
declare ptr @__memset_chk(ptr, i32, i64, i64)
declare i32 @abs(i32)
declare i32 @isdigit(i32)
declare double @floor(double)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)

; strchr: right
define ptr @src.strchr() {
  %r = call ptr @strchr(ptr @word, i32 108)
  ret ptr %r
}
define ptr @tgt.strchr() {
  ret ptr getelementptr (i8, ptr @word, i64 2)
}

; strchr-elsewhere: wrong
define ptr @src.strchr-elsewhere() {
  %r = call ptr @strchr(ptr @word, i32 108)
  ret ptr %r
}
define ptr @tgt.strchr-elsewhere() {
  ret ptr getelementptr (i8, ptr @word, i64 3)
}

; strchr-of-the-end: right
define ptr @src.strchr-of-the-end() {
  %r = call ptr @strchr(ptr @word, i32 256)
  ret ptr %r
}
define ptr @tgt.strchr-of-the-end() {
  ret ptr getelementptr (i8, ptr @word, i64 5)
}

; strchr-of-the-end-elsewhere: wrong
define ptr @src.strchr-of-the-end-elsewhere() {
  %r = call ptr @strchr(ptr @word, i32 256)
  ret ptr %r
}
define ptr @tgt.strchr-of-the-end-elsewhere() {
  ret ptr null
}

; strrchr: right
define ptr @src.strrchr() {
  %r = call ptr @strrchr(ptr @word, i32 108)
  ret ptr %r
}
define ptr @tgt.strrchr() {
  ret ptr getelementptr (i8, ptr @word, i64 3)
}

; strrchr-elsewhere: wrong
define ptr @src.strrchr-elsewhere() {
  %r = call ptr @strrchr(ptr @word, i32 108)
  ret ptr %r
}
define ptr @tgt.strrchr-elsewhere() {
  ret ptr getelementptr (i8, ptr @word, i64 2)
}

; strrchr-of-nothing: right
define ptr @src.strrchr-of-nothing() {
  %r = call ptr @strrchr(ptr @word, i32 122)
  ret ptr %r
}
define ptr @tgt.strrchr-of-nothing() {
  ret ptr null
}

; strrchr-of-nothing-elsewhere: wrong
define ptr @src.strrchr-of-nothing-elsewhere() {
  %r = call ptr @strrchr(ptr @word, i32 122)
  ret ptr %r
}
define ptr @tgt.strrchr-of-nothing-elsewhere() {
  ret ptr getelementptr (i8, ptr @word, i64 0)
}

; memrchr: right
define ptr @src.memrchr() {
  %r = call ptr @memrchr(ptr @word, i32 108, i64 3)
  ret ptr %r
}
define ptr @tgt.memrchr() {
  ret ptr getelementptr (i8, ptr @word, i64 2)
}

; memrchr-elsewhere: wrong
define ptr @src.memrchr-elsewhere() {
  %r = call ptr @memrchr(ptr @word, i32 108, i64 3)
  ret ptr %r
}
define ptr @tgt.memrchr-elsewhere() {
  ret ptr getelementptr (i8, ptr @word, i64 3)
}

; strpbrk: right
define ptr @src.strpbrk() {
  %r = call ptr @strpbrk(ptr @word, ptr @vowels)
  ret ptr %r
}
define ptr @tgt.strpbrk() {
  ret ptr getelementptr (i8, ptr @word, i64 1)
}

; strpbrk-elsewhere: wrong
define ptr @src.strpbrk-elsewhere() {
  %r = call ptr @strpbrk(ptr @word, ptr @vowels)
  ret ptr %r
}
define ptr @tgt.strpbrk-elsewhere() {
  ret ptr getelementptr (i8, ptr @word, i64 4)
}

; strspn: right
define i64 @src.strspn() {
  %r = call i64 @strspn(ptr @word, ptr getelementptr (i8, ptr @word, i64 1))
  ret i64 %r
}
define i64 @tgt.strspn() {
  ret i64 0
}

; strspn-otherwise: wrong
define i64 @src.strspn-otherwise() {
  %r = call i64 @strspn(ptr @word, ptr getelementptr (i8, ptr @word, i64 1))
  ret i64 %r
}
define i64 @tgt.strspn-otherwise() {
  ret i64 1
}

; strcspn: right
define i64 @src.strcspn() {
  %r = call i64 @strcspn(ptr @word, ptr @vowels)
  ret i64 %r
}
define i64 @tgt.strcspn() {
  ret i64 1
}

; strcspn-otherwise: wrong
define i64 @src.strcspn-otherwise() {
  %r = call i64 @strcspn(ptr @word, ptr @vowels)
  ret i64 %r
}
define i64 @tgt.strcspn-otherwise() {
  ret i64 5
}

; wcslen: right
define i64 @src.wcslen() {
  %r = call i64 @wcslen(ptr @wide)
  ret i64 %r
}
define i64 @tgt.wcslen() {
  ret i64 2
}

; wcslen-otherwise: wrong
define i64 @src.wcslen-otherwise() {
  %r = call i64 @wcslen(ptr @wide)
  ret i64 %r
}
define i64 @tgt.wcslen-otherwise() {
  ret i64 3
}

; strncmp-of-equal-beginnings: right
define i32 @src.strncmp-of-equal-beginnings() {
  %r = call i32 @strncmp(ptr @word, ptr @other, i64 3)
  ret i32 %r
}
define i32 @tgt.strncmp-of-equal-beginnings() {
  ret i32 0
}

; strncmp-of-equal-beginnings-otherwise: wrong
define i32 @src.strncmp-of-equal-beginnings-otherwise() {
  %r = call i32 @strncmp(ptr @word, ptr @other, i64 3)
  ret i32 %r
}
define i32 @tgt.strncmp-of-equal-beginnings-otherwise() {
  ret i32 1
}

; abs: right
define i32 @src.abs() {
  %r = call i32 @abs(i32 -7)
  ret i32 %r
}
define i32 @tgt.abs() {
  ret i32 7
}

; abs-otherwise: wrong
define i32 @src.abs-otherwise() {
  %r = call i32 @abs(i32 -7)
  ret i32 %r
}
define i32 @tgt.abs-otherwise() {
  ret i32 -7
}

; isdigit: right
define i32 @src.isdigit() {
  %r = call i32 @isdigit(i32 57)
  ret i32 %r
}
define i32 @tgt.isdigit() {
  ret i32 1
}

; isdigit-otherwise: wrong
define i32 @src.isdigit-otherwise() {
  %r = call i32 @isdigit(i32 57)
  ret i32 %r
}
define i32 @tgt.isdigit-otherwise() {
  ret i32 0
}

; floor: right
define double @src.floor() {
  %r = call double @floor(double -0.5)
  ret double %r
}
define double @tgt.floor() {
  ret double -1.0
}

; floor-otherwise: wrong
define double @src.floor-otherwise() {
  %r = call double @floor(double -0.5)
  ret double %r
}
define double @tgt.floor-otherwise() {
  ret double -0.0
}

; strcmp-by-its-sign: right
define i1 @src.strcmp-by-its-sign() {
  %r = call i32 @strcmp(ptr @word, ptr @other)
  %less = icmp slt i32 %r, 0
  ret i1 %less
}
define i1 @tgt.strcmp-by-its-sign() {
  ret i1 true
}

; strcmp-by-its-number: right
define i1 @src.strcmp-by-its-number() {
  %r = call i32 @strcmp(ptr @word, ptr @other)
  %less = icmp eq i32 %r, -1
  ret i1 %less
}
define i1 @tgt.strcmp-by-its-number() {
  ret i1 true
}

; strcmp-of-another-sign: wrong
define i1 @src.strcmp-of-another-sign() {
  %r = call i32 @strcmp(ptr @word, ptr @other)
  %less = icmp slt i32 %r, 0
  ret i1 %less
}
define i1 @tgt.strcmp-of-another-sign() {
  ret i1 false
}

; strcpy: right
define void @src.strcpy(ptr noalias dereferenceable(8) %to) {
  call ptr @strcpy(ptr %to, ptr @word)
  ret void
}
define void @tgt.strcpy(ptr noalias dereferenceable(8) %to) {
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr @word, i64 6, i1 false)
  ret void
}

; strcpy-without-its-end: wrong
define void @src.strcpy-without-its-end(ptr noalias dereferenceable(8) %to) {
  call ptr @strcpy(ptr %to, ptr @word)
  ret void
}
define void @tgt.strcpy-without-its-end(ptr noalias dereferenceable(8) %to) {
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr @word, i64 5, i1 false)
  ret void
}

; stpcpy: right
define ptr @src.stpcpy(ptr noalias dereferenceable(8) %to) {
  %r = call ptr @stpcpy(ptr %to, ptr @word)
  ret ptr %r
}
define ptr @tgt.stpcpy(ptr noalias dereferenceable(8) %to) {
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr @word, i64 6, i1 false)
  %r = getelementptr i8, ptr %to, i64 5
  ret ptr %r
}

; strncpy: right
define void @src.strncpy(ptr noalias dereferenceable(8) %to) {
  call ptr @strncpy(ptr %to, ptr @word, i64 8)
  ret void
}
define void @tgt.strncpy(ptr noalias dereferenceable(8) %to) {
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr @word, i64 6, i1 false)
  %p = getelementptr i8, ptr %to, i64 6
  store i16 0, ptr %p, align 1
  ret void
}

; strncpy-without-padding: wrong
define void @src.strncpy-without-padding(ptr noalias dereferenceable(8) %to) {
  call ptr @strncpy(ptr %to, ptr @word, i64 8)
  ret void
}
define void @tgt.strncpy-without-padding(ptr noalias dereferenceable(8) %to) {
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr @word, i64 6, i1 false)
  ret void
}

; strcat: right
define void @src.strcat(ptr noalias dereferenceable(8) %to) {
  store i8 0, ptr %to
  call ptr @strcat(ptr %to, ptr @word)
  ret void
}
define void @tgt.strcat(ptr noalias dereferenceable(8) %to) {
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr @word, i64 6, i1 false)
  ret void
}

; memcpy_chk: right
define void @src.memcpy_chk(ptr noalias dereferenceable(8) %to) {
  call ptr @__memcpy_chk(ptr %to, ptr @word, i64 6, i64 8)
  ret void
}
define void @tgt.memcpy_chk(ptr noalias dereferenceable(8) %to) {
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr @word, i64 6, i1 false)
  ret void
}

; memcpy_chk-without-room: wrong
define void @src.memcpy_chk-without-room(ptr noalias dereferenceable(8) %to) {
  call ptr @__memcpy_chk(ptr %to, ptr @word, i64 6, i64 5)
  ret void
}
define void @tgt.memcpy_chk-without-room(ptr noalias dereferenceable(8) %to) {
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr @word, i64 6, i1 false)
  ret void
}

; memset_chk: right
define void @src.memset_chk(ptr noalias dereferenceable(8) %to) {
  call ptr @__memset_chk(ptr %to, i32 257, i64 2, i64 -1)
  ret void
}
define void @tgt.memset_chk(ptr noalias dereferenceable(8) %to) {
  store i16 257, ptr %to, align 1
  ret void
}

; memmove_chk: right
define void @src.memmove_chk(ptr noalias dereferenceable(8) %to) {
  %p = getelementptr i8, ptr %to, i64 1
  call ptr @__memmove_chk(ptr %to, ptr %p, i64 1, i64 1)
  ret void
}
define void @tgt.memmove_chk(ptr noalias dereferenceable(8) %to) {
  %p = getelementptr i8, ptr %to, i64 1
  call void @llvm.memmove.p0.p0.i64(ptr %to, ptr %p, i64 1, i1 false)
  ret void
}
