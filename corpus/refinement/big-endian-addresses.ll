; Addresses as numbers where the bytes of numbers lie the other way round and memory holds no pointers. A line `; NAME: VERDICT` says what
; `refine` must find. LangRef "Data Layout", `E`; "ptrtoint", "inttoptr".
target datalayout = "E-m:e-i64:64-n32:64"

; low-bit-of-an-address: right
define i1 @src.low-bit-of-an-address(ptr %p) {
  %r = ptrtoint ptr %p to i1
  ret i1 %r
}
define i1 @tgt.low-bit-of-an-address(ptr %p) {
  %n = ptrtoint ptr %p to i64
  %r = trunc i64 %n to i1
  ret i1 %r
}

; low-bit-of-an-address-is-not-the-highest: wrong
define i1 @src.low-bit-of-an-address-is-not-the-highest(ptr %p) {
  %r = ptrtoint ptr %p to i1
  ret i1 %r
}
define i1 @tgt.low-bit-of-an-address-is-not-the-highest(ptr %p) {
  %n = ptrtoint ptr %p to i64
  %r = icmp slt i64 %n, 0
  ret i1 %r
}

; narrow-number-as-an-address: right
define i64 @src.narrow-number-as-an-address(i32 %n) {
  %p = inttoptr i32 %n to ptr
  %r = ptrtoint ptr %p to i64
  ret i64 %r
}
define i64 @tgt.narrow-number-as-an-address(i32 %n) {
  %r = zext i32 %n to i64
  ret i64 %r
}

; narrow-number-as-an-address-has-no-sign: wrong
define i64 @src.narrow-number-as-an-address-has-no-sign(i32 %n) {
  %p = inttoptr i32 %n to ptr
  %r = ptrtoint ptr %p to i64
  ret i64 %r
}
define i64 @tgt.narrow-number-as-an-address-has-no-sign(i32 %n) {
  %r = sext i32 %n to i64
  ret i64 %r
}

; wide-number-as-an-address: right
define ptr @src.wide-number-as-an-address(i128 %n) {
  %p = inttoptr i128 %n to ptr
  ret ptr %p
}
define ptr @tgt.wide-number-as-an-address(i128 %n) {
  %m = trunc i128 %n to i64
  %p = inttoptr i64 %m to ptr
  ret ptr %p
}
