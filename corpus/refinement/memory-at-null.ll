; Memory at address 0, in functions that say that null may be valid. A line `; NAME: VERDICT` says what `refine` must find. LangRef
; "null_pointer_is_valid".

declare void @g()
declare void @unseen() memory(inaccessiblemem: readwrite) willreturn nounwind nofree

; null-may-be-read: wrong
define i8 @src.null-may-be-read() null_pointer_is_valid {
  %v = load i8, ptr null
  ret i8 %v
}
define i8 @tgt.null-may-be-read() null_pointer_is_valid {
  unreachable
}

; null-may-not-be-read-without-the-attribute: right
define i8 @src.null-may-not-be-read-without-the-attribute(i1 noundef %c) {
  br i1 %c, label %a, label %b
a:
  %v = load i8, ptr null
  ret i8 %v
b:
  ret i8 1
}
define i8 @tgt.null-may-not-be-read-without-the-attribute(i1 noundef %c) {
  ret i8 1
}

; stored-number-is-loaded: right
define i8 @src.stored-number-is-loaded() null_pointer_is_valid {
  store i8 2, ptr null
  %v = load i8, ptr null
  ret i8 %v
}
define i8 @tgt.stored-number-is-loaded() null_pointer_is_valid {
  store i8 2, ptr null
  ret i8 2
}

; store-to-null-is-seen: wrong
define void @src.store-to-null-is-seen() null_pointer_is_valid {
  store i8 2, ptr null
  ret void
}
define void @tgt.store-to-null-is-seen() null_pointer_is_valid {
  ret void
}

; a-parameter-may-be-null: wrong
define i8 @src.a-parameter-may-be-null(ptr %p) null_pointer_is_valid {
  store i8 2, ptr null
  store i8 3, ptr %p
  %v = load i8, ptr null
  ret i8 %v
}
define i8 @tgt.a-parameter-may-be-null(ptr %p) null_pointer_is_valid {
  store i8 2, ptr null
  store i8 3, ptr %p
  ret i8 2
}

; a-parameter-that-is-not-null: right
define i8 @src.a-parameter-that-is-not-null(ptr nonnull %p) null_pointer_is_valid {
  store i8 2, ptr null
  store i8 3, ptr %p
  %v = load i8, ptr null
  ret i8 %v
}
define i8 @tgt.a-parameter-that-is-not-null(ptr nonnull %p) null_pointer_is_valid {
  store i8 2, ptr null
  store i8 3, ptr %p
  ret i8 2
}

; a-comparison-after-an-access-stays: wrong
define i1 @src.a-comparison-after-an-access-stays(ptr noundef %p) null_pointer_is_valid {
  %v = load i8, ptr %p
  %c = icmp eq ptr %p, null
  ret i1 %c
}
define i1 @tgt.a-comparison-after-an-access-stays(ptr noundef %p) null_pointer_is_valid {
  %v = load i8, ptr %p
  ret i1 false
}

; a-call-may-write-at-null: wrong
define i8 @src.a-call-may-write-at-null() null_pointer_is_valid {
  store i8 2, ptr null
  call void @g()
  %v = load i8, ptr null
  ret i8 %v
}
define i8 @tgt.a-call-may-write-at-null() null_pointer_is_valid {
  store i8 2, ptr null
  call void @g()
  ret i8 2
}

; a-call-that-accesses-its-own-memory-only: right
define i8 @src.a-call-that-accesses-its-own-memory-only() null_pointer_is_valid {
  store i8 2, ptr null
  call void @unseen()
  %v = load i8, ptr null
  ret i8 %v
}
define i8 @tgt.a-call-that-accesses-its-own-memory-only() null_pointer_is_valid {
  store i8 2, ptr null
  call void @unseen()
  ret i8 2
}
