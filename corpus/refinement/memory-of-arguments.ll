; An argument `readonly` of a function without a body: to an object that nobody else knows, the call cannot write. LangRef "readonly".

; readonly-argument: right
declare void @uses(ptr)
define i32 @src.readonly-argument() {
  %p = alloca i32
  store i32 1, ptr %p
  call void @uses(ptr nocapture readonly %p)
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @tgt.readonly-argument() {
  %p = alloca i32
  store i32 1, ptr %p
  call void @uses(ptr nocapture readonly %p)
  ret i32 1
}

; readonly-captured-later: wrong
declare void @more()
define i32 @src.readonly-captured-later() {
  %p = alloca i32
  store i32 1, ptr %p
  call void @uses(ptr readonly %p)
  call void @more()
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @tgt.readonly-captured-later() {
  %p = alloca i32
  store i32 1, ptr %p
  call void @uses(ptr readonly %p)
  call void @more()
  ret i32 1
}

; readonly-known-to-others: wrong
define i32 @src.readonly-known-to-others() {
  %p = alloca i32
  store i32 1, ptr %p
  call void @uses(ptr %p)
  store i32 1, ptr %p
  call void @uses(ptr nocapture readonly %p)
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @tgt.readonly-known-to-others() {
  %p = alloca i32
  store i32 1, ptr %p
  call void @uses(ptr %p)
  store i32 1, ptr %p
  call void @uses(ptr nocapture readonly %p)
  ret i32 1
}

; readonly-passed-twice: wrong
declare void @both(ptr, ptr)
define i32 @src.readonly-passed-twice() {
  %p = alloca i32
  store i32 1, ptr %p
  call void @both(ptr nocapture readonly %p, ptr nocapture %p)
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @tgt.readonly-passed-twice() {
  %p = alloca i32
  store i32 1, ptr %p
  call void @both(ptr nocapture readonly %p, ptr nocapture %p)
  ret i32 1
}

; readnone-argument: right
define i32 @src.readnone-argument() {
  %p = alloca i32
  store i32 1, ptr %p
  call void @uses(ptr nocapture readnone %p)
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @tgt.readnone-argument() {
  %p = alloca i32
  call void @uses(ptr nocapture readnone %p)
  ret i32 1
}

; writeonly-argument-is-not-read: right
define void @src.writeonly-argument-is-not-read() {
  %p = alloca i32
  store i32 1, ptr %p
  call void @uses(ptr nocapture writeonly %p)
  ret void
}
define void @tgt.writeonly-argument-is-not-read() {
  %p = alloca i32
  call void @uses(ptr nocapture writeonly %p)
  ret void
}

; writeonly-argument-is-written: wrong
define i32 @src.writeonly-argument-is-written() {
  %p = alloca i32
  store i32 1, ptr %p
  call void @uses(ptr nocapture writeonly %p)
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @tgt.writeonly-argument-is-written() {
  %p = alloca i32
  call void @uses(ptr nocapture writeonly %p)
  ret i32 1
}

; readonly-argument-is-read: wrong
define void @src.readonly-argument-is-read() {
  %p = alloca i32
  store i32 1, ptr %p
  call void @uses(ptr nocapture readonly %p)
  ret void
}
define void @tgt.readonly-argument-is-read() {
  %p = alloca i32
  store i32 2, ptr %p
  call void @uses(ptr nocapture readonly %p)
  ret void
}

; captures-none: right
define i32 @src.captures-none() {
  %p = alloca i32
  store i32 1, ptr %p
  call void @uses(ptr readonly captures(none) %p)
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @tgt.captures-none() {
  %p = alloca i32
  store i32 1, ptr %p
  call void @uses(ptr readonly captures(none) %p)
  ret i32 1
}

; A parameter `readonly` is about the pointer: the function may write to the object through another one.

; readonly-written-by-a-copy: wrong
define internal void @by.copy(ptr readonly %p, ptr %c) noinline {
  %q = load ptr, ptr %c
  store i32 7, ptr %q
  ret void
}
define i32 @src.readonly-written-by-a-copy(i1 %b) {
  %a = alloca i32
  %c = alloca ptr
  store i32 1, ptr %a
  br i1 %b, label %y, label %n
y:
  store ptr %a, ptr %c
  call void @by.copy(ptr readonly %a, ptr %c)
  br label %n
n:
  %v = load i32, ptr %a
  ret i32 %v
}
define i32 @tgt.readonly-written-by-a-copy(i1 %b) {
  ret i32 1
}

; readonly-written-itself: right
define internal void @itself(ptr readonly %p) noinline {
  store i32 7, ptr %p
  ret void
}
define i32 @src.readonly-written-itself(i1 %b) {
  %a = alloca i32
  store i32 1, ptr %a
  br i1 %b, label %y, label %n
y:
  call void @itself(ptr %a)
  br label %n
n:
  %v = load i32, ptr %a
  ret i32 %v
}
define i32 @tgt.readonly-written-itself(i1 %b) {
  ret i32 1
}

; readonly-of-a-returned-argument: right
declare ptr @same(ptr returned)
; LangRef "returned": the result is the argument, so that it is what the promise is about.
define void @src.readonly-of-a-returned-argument(ptr readonly %p) {
  %q = call ptr @same(ptr %p)
  store i8 0, ptr %q
  ret void
}
define void @tgt.readonly-of-a-returned-argument(ptr readonly %p) {
  call ptr @same(ptr %p)
  store i8 0, ptr %p
  ret void
}

; readonly-and-a-result-that-is-another-pointer: wrong
declare ptr @other(ptr)
define void @src.readonly-and-a-result-that-is-another-pointer(ptr readonly %p) {
  %q = call ptr @other(ptr %p)
  store i8 0, ptr %q
  ret void
}
define void @tgt.readonly-and-a-result-that-is-another-pointer(ptr readonly %p) {
  call ptr @other(ptr %p)
  store i8 0, ptr %p
  ret void
}
