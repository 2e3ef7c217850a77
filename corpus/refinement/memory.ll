; Pairs about memory. A line `; NAME: VERDICT` says what `refine` must find of @src.NAME and @tgt.NAME; VERDICT is `right`,
; `wrong` or `vacuous`. LangRef "Memory Access and Addressing Operations", "Pointer Aliasing Rules", "Linkage Types".

@number = global i32 7
@fixed = constant i32 7
@weak = weak constant i32 7
@outside = external global i32

; load-is-not-zero: wrong
define i32 @src.load-is-not-zero(ptr %p) {
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @tgt.load-is-not-zero(ptr %p) {
  ret i32 0
}

; load-twice: right
define i32 @src.load-twice(ptr %p) {
  %a = load i32, ptr %p
  %b = load i32, ptr %p
  %r = sub i32 %a, %b
  ret i32 %r
}
define i32 @tgt.load-twice(ptr %p) {
  %a = load i32, ptr %p
  %b = freeze i32 %a
  %r = sub i32 %b, %b
  ret i32 %r
}

; forwarding-across-a-store: wrong
define i32 @src.forwarding-across-a-store(ptr %p, ptr %q) {
  store i32 1, ptr %p
  store i32 2, ptr %q
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @tgt.forwarding-across-a-store(ptr %p, ptr %q) {
  store i32 1, ptr %p
  store i32 2, ptr %q
  ret i32 1
}

; forwarding-across-a-store-noalias: right
define i32 @src.forwarding-across-a-store-noalias(ptr noalias %p, ptr noalias %q) {
  store i32 1, ptr %p
  store i32 2, ptr %q
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @tgt.forwarding-across-a-store-noalias(ptr noalias %p, ptr noalias %q) {
  store i32 1, ptr %p
  store i32 2, ptr %q
  ret i32 1
}

; dead-store: right
define void @src.dead-store(ptr %p) {
  store i32 1, ptr %p
  store i32 2, ptr %p
  ret void
}
define void @tgt.dead-store(ptr %p) {
  store i32 2, ptr %p
  ret void
}

; store-that-is-not-dead: wrong
define void @src.store-that-is-not-dead(ptr %p) {
  store i32 1, ptr %p
  store i16 2, ptr %p
  ret void
}
define void @tgt.store-that-is-not-dead(ptr %p) {
  store i16 2, ptr %p
  ret void
}

; stores-swapped: wrong
define void @src.stores-swapped(ptr %p, ptr %q) {
  store i8 1, ptr %p
  store i8 2, ptr %q
  ret void
}
define void @tgt.stores-swapped(ptr %p, ptr %q) {
  store i8 2, ptr %q
  store i8 1, ptr %p
  ret void
}

; load-made-of-nothing: wrong
define i32 @src.load-made-of-nothing(ptr %p, i1 %c) {
  br i1 %c, label %yes, label %no
yes:
  %v = load i32, ptr %p
  ret i32 %v
no:
  ret i32 0
}
define i32 @tgt.load-made-of-nothing(ptr %p, i1 %c) {
  %v = load i32, ptr %p
  %r = select i1 %c, i32 %v, i32 0
  ret i32 %r
}

; load-hoisted-dereferenceable: right
define i32 @src.load-hoisted-dereferenceable(ptr dereferenceable(4) align 4 noundef %p, i1 noundef %c) {
  br i1 %c, label %yes, label %no
yes:
  %v = load i32, ptr %p
  ret i32 %v
no:
  ret i32 0
}
define i32 @tgt.load-hoisted-dereferenceable(ptr dereferenceable(4) align 4 noundef %p, i1 noundef %c) {
  %v = load i32, ptr %p
  %r = select i1 %c, i32 %v, i32 0
  ret i32 %r
}

; null-is-not-checked: wrong
define i1 @src.null-is-not-checked(ptr %p) {
  %c = icmp eq ptr %p, null
  ret i1 %c
}
define i1 @tgt.null-is-not-checked(ptr %p) {
  ret i1 false
}

; null-after-an-access: right
define i1 @src.null-after-an-access(ptr %p) {
  %v = load i8, ptr %p
  %c = icmp eq ptr %p, null
  ret i1 %c
}
define i1 @tgt.null-after-an-access(ptr %p) {
  %v = load i8, ptr %p
  ret i1 false
}

; alignment-raised: wrong
define i32 @src.alignment-raised(ptr %p) {
  %v = load i32, ptr %p, align 1
  ret i32 %v
}
define i32 @tgt.alignment-raised(ptr %p) {
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

; alignment-lowered: right
define i32 @src.alignment-lowered(ptr %p) {
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
define i32 @tgt.alignment-lowered(ptr %p) {
  %v = load i32, ptr %p, align 1
  ret i32 %v
}

; alignment-of-a-local-raised: wrong
define i32 @src.alignment-of-a-local-raised(i32 %x) {
  %p = alloca i32, align 2
  store i32 %x, ptr %p, align 2
  %v = load i32, ptr %p, align 2
  ret i32 %v
}
define i32 @tgt.alignment-of-a-local-raised(i32 %x) {
  %p = alloca i32, align 2
  store i32 %x, ptr %p, align 8
  %v = load i32, ptr %p, align 8
  ret i32 %v
}

; wider-load: wrong
define i8 @src.wider-load(ptr %p) {
  %v = load i8, ptr %p
  ret i8 %v
}
define i8 @tgt.wider-load(ptr %p) {
  %w = load i16, ptr %p, align 1
  %v = trunc i16 %w to i8
  ret i8 %v
}

; narrower-load: right
define i8 @src.narrower-load(ptr %p) {
  %w = load i16, ptr %p, align 1
  %v = trunc i16 %w to i8
  ret i8 %v
}
define i8 @tgt.narrower-load(ptr %p) {
  %v = load i8, ptr %p
  ret i8 %v
}

; narrower-load-of-the-wrong-end: wrong
define i8 @src.narrower-load-of-the-wrong-end(ptr %p) {
  %w = load i16, ptr %p, align 1
  %v = trunc i16 %w to i8
  ret i8 %v
}
define i8 @tgt.narrower-load-of-the-wrong-end(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 1
  %v = load i8, ptr %q
  ret i8 %v
}

; variable-has-its-initialiser: wrong
define i32 @src.variable-has-its-initialiser() {
  %v = load i32, ptr @number
  ret i32 %v
}
define i32 @tgt.variable-has-its-initialiser() {
  ret i32 7
}

; constant-has-its-initialiser: right
define i32 @src.constant-has-its-initialiser() {
  %v = load i32, ptr @fixed
  ret i32 %v
}
define i32 @tgt.constant-has-its-initialiser() {
  ret i32 7
}

; weak-constant-has-its-initialiser: wrong
define i32 @src.weak-constant-has-its-initialiser() {
  %v = load i32, ptr @weak
  ret i32 %v
}
define i32 @tgt.weak-constant-has-its-initialiser() {
  ret i32 7
}

; external-variable: wrong
define i32 @src.external-variable() {
  %v = load i32, ptr @outside
  ret i32 %v
}
define i32 @tgt.external-variable() {
  ret i32 0
}

; variable-is-written: wrong
define void @src.variable-is-written() {
  ret void
}
define void @tgt.variable-is-written() {
  store i32 7, ptr @number
  ret void
}

; variable-behind-a-pointer: wrong
define i32 @src.variable-behind-a-pointer(ptr %p) {
  store i32 1, ptr @number
  store i32 2, ptr %p
  %v = load i32, ptr @number
  ret i32 %v
}
define i32 @tgt.variable-behind-a-pointer(ptr %p) {
  store i32 1, ptr @number
  store i32 2, ptr %p
  ret i32 1
}

; write-to-a-constant: vacuous
define void @src.write-to-a-constant() {
  store i32 1, ptr @fixed
  ret void
}
define void @tgt.write-to-a-constant() {
  unreachable
}

; local-never-written: right
define i8 @src.local-never-written() {
  %p = alloca i8
  %v = load i8, ptr %p
  ret i8 %v
}
define i8 @tgt.local-never-written() {
  ret i8 3
}

; local-between-stores: right
define i32 @src.local-between-stores(i32 %x) {
  %p = alloca i32
  store i32 %x, ptr %p
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @tgt.local-between-stores(i32 %x) {
  ret i32 %x
}

; copy-is-a-load-and-a-store: right
define void @src.copy-is-a-load-and-a-store(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 4, i1 false)
  ret void
}
define void @tgt.copy-is-a-load-and-a-store(ptr %p, ptr %q) {
  %v = load <32 x i1>, ptr %q, align 1
  store <32 x i1> %v, ptr %p, align 1
  ret void
}

; One poison bit of a byte makes its lane poison.
; copy-by-bytes-loses-bits: wrong
define void @src.copy-by-bytes-loses-bits(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 4, i1 false)
  ret void
}
define void @tgt.copy-by-bytes-loses-bits(ptr %p, ptr %q) {
  %v = load <4 x i8>, ptr %q, align 1
  store <4 x i8> %v, ptr %p, align 1
  ret void
}

; copy-loses-poison-by-bits: wrong
define void @src.copy-loses-poison-by-bits(ptr noalias dereferenceable(2) %p, ptr noalias dereferenceable(2) %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 2, i1 false)
  ret void
}
define void @tgt.copy-loses-poison-by-bits(ptr noalias dereferenceable(2) %p, ptr noalias dereferenceable(2) %q) {
  %v = load i16, ptr %q, align 1
  store i16 %v, ptr %p, align 1
  ret void
}

; set-is-stores: right
define void @src.set-is-stores(ptr %p) {
  call void @llvm.memset.p0.i64(ptr %p, i8 5, i64 4, i1 false)
  ret void
}
define void @tgt.set-is-stores(ptr %p) {
  store i32 84215045, ptr %p, align 1
  ret void
}

; set-of-the-wrong-byte: wrong
define void @src.set-of-the-wrong-byte(ptr %p) {
  call void @llvm.memset.p0.i64(ptr %p, i8 5, i64 4, i1 false)
  ret void
}
define void @tgt.set-of-the-wrong-byte(ptr %p) {
  store i32 5, ptr %p, align 1
  ret void
}

; move-is-a-copy: wrong
define void @src.move-is-a-copy(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 1
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %q, i64 4, i1 false)
  ret void
}
define void @tgt.move-is-a-copy(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 4, i1 false)
  ret void
}

; inbounds-added: wrong
define ptr @src.inbounds-added(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 4
  ret ptr %q
}
define ptr @tgt.inbounds-added(ptr %p) {
  %q = getelementptr inbounds i8, ptr %p, i64 4
  ret ptr %q
}

; inbounds-dropped: right
define ptr @src.inbounds-dropped(ptr %p) {
  %q = getelementptr inbounds i8, ptr %p, i64 1
  ret ptr %q
}
define ptr @tgt.inbounds-dropped(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 1
  ret ptr %q
}

; offsets-merged: right
define i8 @src.offsets-merged(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 1
  %r = getelementptr i8, ptr %q, i64 2
  %v = load i8, ptr %r
  ret i8 %v
}
define i8 @tgt.offsets-merged(ptr %p) {
  %r = getelementptr i8, ptr %p, i64 3
  %v = load i8, ptr %r
  ret i8 %v
}

; access-behind-the-end: wrong
define i8 @src.access-behind-the-end(ptr %p) {
  %v = load i8, ptr %p
  ret i8 %v
}
define i8 @tgt.access-behind-the-end(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 1
  %u = load i8, ptr %q
  %v = load i8, ptr %p
  ret i8 %v
}

; bit-field-read-modify-write: wrong
define void @src.bit-field-read-modify-write(ptr dereferenceable(1) %p, i3 noundef %x) {
  %w = load i8, ptr %p
  %f = freeze i8 %w
  %k = and i8 %f, -8
  %e = zext i3 %x to i8
  %n = or i8 %k, %e
  store i8 %n, ptr %p
  ret void
}
define void @tgt.bit-field-read-modify-write(ptr dereferenceable(1) %p, i3 noundef %x) {
  %w = load i8, ptr %p
  %k = and i8 %w, -8
  %e = zext i3 %x to i8
  %n = or i8 %k, %e
  store i8 %n, ptr %p
  ret void
}

; undefined-everywhere: vacuous
define i32 @src.undefined-everywhere(i32 %x) {
  %v = load i32, ptr null
  ret i32 %v
}
define i32 @tgt.undefined-everywhere(i32 %x) {
  ret i32 42
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; Lifetime markers: what an object holds before the end of its lifetime is gone after the next start. LangRef "Object Lifetime",
; "llvm.lifetime.start". In between, a load gives poison, and a write is undefined behaviour.
declare void @llvm.lifetime.start.p0(i64, ptr nocapture)
declare void @llvm.lifetime.end.p0(i64, ptr nocapture)

; lifetime-store-before-end: right
define i32 @src.lifetime-store-before-end() {
  %p = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %p)
  store i32 3, ptr %p
  call void @llvm.lifetime.end.p0(i64 4, ptr %p)
  call void @llvm.lifetime.start.p0(i64 4, ptr %p)
  %v = load i32, ptr %p
  call void @llvm.lifetime.end.p0(i64 4, ptr %p)
  ret i32 %v
}
define i32 @tgt.lifetime-store-before-end() {
  %p = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %p)
  call void @llvm.lifetime.end.p0(i64 4, ptr %p)
  call void @llvm.lifetime.start.p0(i64 4, ptr %p)
  %v = load i32, ptr %p
  call void @llvm.lifetime.end.p0(i64 4, ptr %p)
  ret i32 %v
}

; lifetime-new-contents: right
define i32 @src.lifetime-new-contents() {
  %p = alloca i32
  store i32 3, ptr %p
  call void @llvm.lifetime.start.p0(i64 4, ptr %p)
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @tgt.lifetime-new-contents() {
  ret i32 undef
}

; lifetime-end-alone: right
define i32 @src.lifetime-end-alone() {
  %p = alloca i32
  store i32 3, ptr %p
  call void @llvm.lifetime.end.p0(i64 4, ptr %p)
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @tgt.lifetime-end-alone() {
  ret i32 7
}

; lifetime-stored-after-start: wrong
define i32 @src.lifetime-stored-after-start() {
  %p = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %p)
  store i32 3, ptr %p
  %v = load i32, ptr %p
  call void @llvm.lifetime.end.p0(i64 4, ptr %p)
  ret i32 %v
}
define i32 @tgt.lifetime-stored-after-start() {
  ret i32 4
}

; lifetime-of-another: wrong
define i32 @src.lifetime-of-another() {
  %p = alloca i32
  %q = alloca i32
  store i32 3, ptr %p
  call void @llvm.lifetime.end.p0(i64 4, ptr %q)
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @tgt.lifetime-of-another() {
  ret i32 4
}

; lifetime-added: wrong
define i32 @src.lifetime-added() {
  %p = alloca i32
  store i32 3, ptr %p
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @tgt.lifetime-added() {
  %p = alloca i32
  store i32 3, ptr %p
  call void @llvm.lifetime.start.p0(i64 4, ptr %p)
  %v = load i32, ptr %p
  ret i32 %v
}

; lifetime-load-after-end-is-poison: right
define i32 @src.lifetime-load-after-end-is-poison() {
  %p = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %p)
  store i32 3, ptr %p
  call void @llvm.lifetime.end.p0(i64 4, ptr %p)
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @tgt.lifetime-load-after-end-is-poison() {
  ret i32 poison
}

; lifetime-load-made-after-end: wrong
define i32 @src.lifetime-load-made-after-end() {
  %p = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %p)
  store i32 3, ptr %p
  %v = load i32, ptr %p
  call void @llvm.lifetime.end.p0(i64 4, ptr %p)
  ret i32 %v
}
define i32 @tgt.lifetime-load-made-after-end() {
  %p = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %p)
  store i32 3, ptr %p
  call void @llvm.lifetime.end.p0(i64 4, ptr %p)
  %v = load i32, ptr %p
  ret i32 %v
}

; lifetime-load-nobody-uses: right
define i32 @src.lifetime-load-nobody-uses() {
  %p = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %p)
  store i32 3, ptr %p
  call void @llvm.lifetime.end.p0(i64 4, ptr %p)
  ret i32 1
}
define i32 @tgt.lifetime-load-nobody-uses() {
  %p = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %p)
  store i32 3, ptr %p
  call void @llvm.lifetime.end.p0(i64 4, ptr %p)
  %v = load i32, ptr %p
  ret i32 1
}

; lifetime-write-after-end: vacuous
define i32 @src.lifetime-write-after-end() {
  %p = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %p)
  call void @llvm.lifetime.end.p0(i64 4, ptr %p)
  store i32 3, ptr %p
  ret i32 1
}
define i32 @tgt.lifetime-write-after-end() {
  ret i32 2
}

; lifetime-write-moved-after-end: wrong
define i32 @src.lifetime-write-moved-after-end() {
  %p = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %p)
  store i32 3, ptr %p
  call void @llvm.lifetime.end.p0(i64 4, ptr %p)
  ret i32 1
}
define i32 @tgt.lifetime-write-moved-after-end() {
  %p = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %p)
  call void @llvm.lifetime.end.p0(i64 4, ptr %p)
  store i32 3, ptr %p
  ret i32 1
}

; lifetime-write-after-the-next-start: right
define i32 @src.lifetime-write-after-the-next-start() {
  %p = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %p)
  call void @llvm.lifetime.end.p0(i64 4, ptr %p)
  call void @llvm.lifetime.start.p0(i64 4, ptr %p)
  store i32 3, ptr %p
  %v = load i32, ptr %p
  call void @llvm.lifetime.end.p0(i64 4, ptr %p)
  ret i32 %v
}
define i32 @tgt.lifetime-write-after-the-next-start() {
  ret i32 3
}

; Lengths of more than 64 bits are no short lengths.
declare void @llvm.memset.p0.i128(ptr, i8, i128, i1)
declare void @llvm.memcpy.p0.p0.i128(ptr, ptr, i128, i1)
declare void @llvm.memmove.p0.p0.i128(ptr, ptr, i128, i1)

; memset-of-a-long-length: vacuous
define void @src.memset-of-a-long-length(ptr %p) {
  call void @llvm.memset.p0.i128(ptr %p, i8 0, i128 18446744073709551616, i1 false)
  ret void
}
define void @tgt.memset-of-a-long-length(ptr %p) {
  ret void
}

; memcpy-of-a-long-length: vacuous
define void @src.memcpy-of-a-long-length(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i128(ptr %p, ptr %q, i128 36893488147419103232, i1 false)
  ret void
}
define void @tgt.memcpy-of-a-long-length(ptr %p, ptr %q) {
  ret void
}

; memmove-of-a-long-length: vacuous
define void @src.memmove-of-a-long-length(ptr %p, ptr %q) {
  call void @llvm.memmove.p0.p0.i128(ptr %p, ptr %q, i128 18446744073709551617, i1 false)
  ret void
}
define void @tgt.memmove-of-a-long-length(ptr %p, ptr %q) {
  ret void
}

; memset-of-a-long-length-added: wrong
define void @src.memset-of-a-long-length-added(ptr %p) {
  ret void
}
define void @tgt.memset-of-a-long-length-added(ptr %p) {
  call void @llvm.memset.p0.i128(ptr %p, i8 0, i128 18446744073709551616, i1 false)
  ret void
}

; memset-of-a-length-of-128-bits: right
define void @src.memset-of-a-length-of-128-bits(ptr %p) {
  call void @llvm.memset.p0.i128(ptr %p, i8 0, i128 1, i1 false)
  ret void
}
define void @tgt.memset-of-a-length-of-128-bits(ptr %p) {
  store i8 0, ptr %p
  ret void
}

; access-to-a-local-of-less-alignment-is-undefined: vacuous
define i8 @src.access-to-a-local-of-less-alignment-is-undefined(i64 %x) {
  %a = alloca i64, align 1
  store i64 %x, ptr %a, align 8
  ret i8 1
}
define i8 @tgt.access-to-a-local-of-less-alignment-is-undefined(i64 %x) {
  ret i8 2
}

; access-to-a-local-is-not-better-aligned: wrong
define i64 @src.access-to-a-local-is-not-better-aligned(i64 %x) {
  %a = alloca i64, align 4
  store i64 %x, ptr %a, align 4
  %r = load i64, ptr %a, align 4
  ret i64 %r
}
define i64 @tgt.access-to-a-local-is-not-better-aligned(i64 %x) {
  %a = alloca i64, align 4
  store i64 %x, ptr %a, align 8
  %r = load i64, ptr %a, align 4
  ret i64 %r
}

; better-aligned-local-is-accessed-so: right
define i64 @src.better-aligned-local-is-accessed-so(i64 %x) {
  %a = alloca i64, align 4
  store i64 %x, ptr %a, align 4
  %r = load i64, ptr %a, align 4
  ret i64 %r
}
define i64 @tgt.better-aligned-local-is-accessed-so(i64 %x) {
  %a = alloca i64, align 8
  store i64 %x, ptr %a, align 8
  %r = load i64, ptr %a, align 8
  ret i64 %r
}
