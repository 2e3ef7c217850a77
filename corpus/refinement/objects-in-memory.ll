; Objects of the heap whose addresses the function leaves in memory that its caller sees. A line `; NAME: VERDICT` says what `refine` must
; find. LangRef "Pointer Aliasing Rules", and "store": what the caller loads is a pointer based on the object.

declare ptr @malloc(i64)
declare ptr @_Znwm(i64)
declare void @free(ptr)

@head = global ptr null

; stored-and-read-again: right
define i64 @src.stored-and-read-again(ptr %where) {
  %p = call ptr @_Znwm(i64 8)
  store i64 257, ptr %p
  store ptr %p, ptr %where
  %q = load ptr, ptr %where
  %i = load i64, ptr %q
  ret i64 %i
}
define i64 @tgt.stored-and-read-again(ptr %where) {
  %p = call ptr @_Znwm(i64 8)
  store i64 257, ptr %p
  store ptr %p, ptr %where
  ret i64 257
}

; stored-object-holds-another-number: wrong
define void @src.stored-object-holds-another-number(ptr %where) {
  %p = call ptr @_Znwm(i64 8)
  store i64 257, ptr %p
  store ptr %p, ptr %where
  ret void
}
define void @tgt.stored-object-holds-another-number(ptr %where) {
  %p = call ptr @_Znwm(i64 8)
  store i64 258, ptr %p
  store ptr %p, ptr %where
  ret void
}

; written-after-its-address: right
define void @src.written-after-its-address(i32 noundef %n) {
  %p = call ptr @_Znwm(i64 4)
  store ptr %p, ptr @head
  store i32 %n, ptr %p
  ret void
}
define void @tgt.written-after-its-address(i32 noundef %n) {
  %p = call ptr @_Znwm(i64 4)
  store i32 %n, ptr %p
  store ptr %p, ptr @head
  ret void
}

; allocation-may-fail: right
define i32 @src.allocation-may-fail(i32 noundef %n) {
  %p = call ptr @malloc(i64 4)
  %none = icmp eq ptr %p, null
  br i1 %none, label %failed, label %made
failed:
  ret i32 0
made:
  store i32 %n, ptr %p
  store ptr %p, ptr @head
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @tgt.allocation-may-fail(i32 noundef %n) {
  %p = call ptr @malloc(i64 4)
  %none = icmp eq ptr %p, null
  br i1 %none, label %failed, label %made
failed:
  ret i32 0
made:
  store i32 %n, ptr %p
  store ptr %p, ptr @head
  ret i32 %n
}

; a-list-of-two: right
define void @src.a-list-of-two() {
  %p = call ptr @_Znwm(i64 8)
  %q = call ptr @_Znwm(i64 8)
  store ptr %q, ptr %p
  store ptr null, ptr %q
  store ptr %p, ptr @head
  ret void
}
define void @tgt.a-list-of-two() {
  %q = call ptr @_Znwm(i64 8)
  store ptr null, ptr %q
  %p = call ptr @_Znwm(i64 8)
  store ptr %p, ptr @head
  store ptr %q, ptr %p
  ret void
}

; a-list-that-ends-in-itself: wrong
define void @src.a-list-that-ends-in-itself() {
  %p = call ptr @_Znwm(i64 8)
  %q = call ptr @_Znwm(i64 8)
  store ptr %q, ptr %p
  store ptr null, ptr %q
  store ptr %p, ptr @head
  ret void
}
define void @tgt.a-list-that-ends-in-itself() {
  %p = call ptr @_Znwm(i64 8)
  store ptr %p, ptr %p
  store ptr %p, ptr @head
  ret void
}

; two-places-of-one-object: right
define void @src.two-places-of-one-object(ptr %where) {
  %p = call ptr @_Znwm(i64 4)
  store i32 7, ptr %p
  store ptr %p, ptr @head
  %second = getelementptr ptr, ptr %where, i64 1
  store ptr %p, ptr %where
  store ptr %p, ptr %second
  ret void
}
define void @tgt.two-places-of-one-object(ptr %where) {
  %p = call ptr @_Znwm(i64 4)
  %second = getelementptr ptr, ptr %where, i64 1
  store ptr %p, ptr %second
  store ptr %p, ptr %where
  store ptr %p, ptr @head
  store i32 7, ptr %p
  ret void
}

; stored-and-returned: right
define ptr @src.stored-and-returned(i32 noundef %n) {
  %p = call ptr @_Znwm(i64 4)
  store i32 %n, ptr %p
  store ptr %p, ptr @head
  %q = load ptr, ptr @head
  ret ptr %q
}
define ptr @tgt.stored-and-returned(i32 noundef %n) {
  %p = call ptr @_Znwm(i64 4)
  store i32 %n, ptr %p
  store ptr %p, ptr @head
  ret ptr %p
}

; not-stored: wrong
define void @src.not-stored() {
  %p = call ptr @_Znwm(i64 4)
  store i32 7, ptr %p
  store ptr %p, ptr @head
  ret void
}
define void @tgt.not-stored() {
  store ptr null, ptr @head
  ret void
}

; too-small: wrong
define void @src.too-small() {
  %p = call ptr @_Znwm(i64 8)
  store i64 7, ptr %p
  store ptr %p, ptr @head
  ret void
}
define void @tgt.too-small() {
  %p = call ptr @_Znwm(i64 4)
  store i32 7, ptr %p
  store ptr %p, ptr @head
  ret void
}

; freed-before-the-end: wrong
define void @src.freed-before-the-end() {
  %p = call ptr @_Znwm(i64 8)
  store i64 7, ptr %p
  store ptr %p, ptr @head
  ret void
}
define void @tgt.freed-before-the-end() {
  %p = call ptr @_Znwm(i64 8)
  store i64 7, ptr %p
  call void @free(ptr %p)
  store ptr null, ptr @head
  ret void
}

; where-the-caller-says: right
define i64 @src.where-the-caller-says(ptr %where) {
  %p = call ptr @malloc(i64 8)
  %none = icmp eq ptr %p, null
  br i1 %none, label %failed, label %made
failed:
  ret i64 0
made:
  store i64 257, ptr %p
  store ptr %p, ptr %where
  %q = load ptr, ptr %where
  %i = load i64, ptr %q
  ret i64 %i
}
define i64 @tgt.where-the-caller-says(ptr %where) {
  %p = call ptr @malloc(i64 8)
  %none = icmp eq ptr %p, null
  br i1 %none, label %failed, label %made
failed:
  ret i64 0
made:
  store i64 257, ptr %p
  store ptr %p, ptr %where
  ret i64 257
}
