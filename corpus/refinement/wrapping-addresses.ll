; What the flags of `getelementptr` forbid, and what accesses ask of alignment. A line `; NAME: VERDICT` says what `refine` must
; find. LangRef "getelementptr", "load".

; nusw-added: wrong
define ptr @src.nusw-added(ptr %p, i64 %i) {
  %q = getelementptr i8, ptr %p, i64 %i
  ret ptr %q
}
define ptr @tgt.nusw-added(ptr %p, i64 %i) {
  %q = getelementptr nusw i8, ptr %p, i64 %i
  ret ptr %q
}

; nuw-added: wrong
define ptr @src.nuw-added(ptr %p, i64 %i) {
  %q = getelementptr i8, ptr %p, i64 %i
  ret ptr %q
}
define ptr @tgt.nuw-added(ptr %p, i64 %i) {
  %q = getelementptr nuw i8, ptr %p, i64 %i
  ret ptr %q
}

; inbounds-is-nusw: right
define ptr @src.inbounds-is-nusw(ptr %p, i64 %i) {
  %q = getelementptr inbounds i32, ptr %p, i64 %i
  ret ptr %q
}
define ptr @tgt.inbounds-is-nusw(ptr %p, i64 %i) {
  %q = getelementptr nusw i32, ptr %p, i64 %i
  ret ptr %q
}

; nuw-index-scales: right
define ptr @src.nuw-index-scales(ptr %p, i64 %i) {
  %q = getelementptr nuw i16, ptr %p, i64 %i
  ret ptr %q
}
define ptr @tgt.nuw-index-scales(ptr %p, i64 %i) {
  %n = shl nuw i64 %i, 1
  %q = getelementptr nuw i8, ptr %p, i64 %n
  ret ptr %q
}

; unsigned-scale-of-a-signed-one: wrong
define ptr @src.unsigned-scale-of-a-signed-one(ptr %p, i64 %i) {
  %q = getelementptr nusw i16, ptr %p, i64 %i
  ret ptr %q
}
define ptr @tgt.unsigned-scale-of-a-signed-one(ptr %p, i64 %i) {
  %n = shl nuw i64 %i, 1
  %q = getelementptr nusw i8, ptr %p, i64 %n
  ret ptr %q
}

; inbounds-product-that-wraps: right
define ptr @src.inbounds-product-that-wraps(ptr %p) {
  %q = getelementptr inbounds i32, ptr %p, i64 4611686018427387904
  ret ptr %q
}
define ptr @tgt.inbounds-product-that-wraps(ptr %p) {
  ret ptr poison
}

; aligned-for-some-accesses: wrong
define i64 @src.aligned-for-some-accesses(ptr %p) {
  %r = load i64, ptr %p, align 4
  ret i64 %r
}
define i64 @tgt.aligned-for-some-accesses(ptr %p) {
  %r = load i64, ptr %p, align 8
  ret i64 %r
}

; aligned-by-the-parameter: right
define i64 @src.aligned-by-the-parameter(ptr align 8 %p) {
  %r = load i64, ptr %p, align 4
  ret i64 %r
}
define i64 @tgt.aligned-by-the-parameter(ptr align 8 %p) {
  %r = load i64, ptr %p, align 8
  ret i64 %r
}
