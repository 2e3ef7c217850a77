; Copies with `tbaa.struct`, whose padding need not be preserved, and `sret`, which promises size and alignment of the type. A line
; `; NAME: VERDICT` says what `refine` must find.

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; the-metadata-is-dropped: right
define void @src.the-metadata-is-dropped(ptr %d, ptr %s) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %d, ptr align 4 %s, i64 8, i1 false), !tbaa.struct !0
  ret void
}
define void @tgt.the-metadata-is-dropped(ptr %d, ptr %s) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %d, ptr align 4 %s, i64 8, i1 false)
  ret void
}

; the-metadata-is-added: wrong
define void @src.the-metadata-is-added(ptr %d, ptr %s) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %d, ptr align 4 %s, i64 8, i1 false)
  ret void
}
define void @tgt.the-metadata-is-added(ptr %d, ptr %s) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %d, ptr align 4 %s, i64 8, i1 false), !tbaa.struct !0
  ret void
}

; a-member-through-the-copy: right
define i32 @src.a-member-through-the-copy(ptr %s) {
  %t = alloca i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %s, i64 8, i1 false), !tbaa.struct !0
  %q = getelementptr i8, ptr %t, i64 4
  %v = load i32, ptr %q, align 4
  ret i32 %v
}
define i32 @tgt.a-member-through-the-copy(ptr %s) {
  %q = getelementptr i8, ptr %s, i64 4
  %v = load i32, ptr %q, align 4
  ret i32 %v
}

; padding-is-any-number: right
define i8 @src.padding-is-any-number(ptr noundef dereferenceable(8) %s) {
  %t = alloca i64
  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %s, i64 8, i1 false), !tbaa.struct !0
  %q = getelementptr i8, ptr %t, i64 2
  %v = load i8, ptr %q
  %f = freeze i8 %v
  ret i8 %f
}
define i8 @tgt.padding-is-any-number(ptr noundef dereferenceable(8) %s) {
  ret i8 7
}

; padding-is-no-poison: wrong
define i8 @src.padding-is-no-poison(ptr noundef dereferenceable(8) %s) {
  store i64 0, ptr %s, align 1
  %t = alloca i64
  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %s, i64 8, i1 false), !tbaa.struct !0
  %q = getelementptr i8, ptr %t, i64 2
  %v = load i8, ptr %q
  ret i8 %v
}
define i8 @tgt.padding-is-no-poison(ptr noundef dereferenceable(8) %s) {
  store i64 0, ptr %s, align 1
  ret i8 poison
}

; a-member-is-no-padding: wrong
define i8 @src.a-member-is-no-padding(ptr noundef dereferenceable(8) %s) {
  %t = alloca i64
  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %s, i64 8, i1 false), !tbaa.struct !0
  %v = load i8, ptr %t
  %f = freeze i8 %v
  ret i8 %f
}
define i8 @tgt.a-member-is-no-padding(ptr noundef dereferenceable(8) %s) {
  ret i8 7
}

; sret-is-aligned: right
define void @src.sret-is-aligned(ptr sret({ i32, i8 }) %p) {
  store i32 1, ptr %p, align 1
  ret void
}
define void @tgt.sret-is-aligned(ptr sret({ i32, i8 }) %p) {
  store i32 1, ptr %p, align 4
  ret void
}

; sret-is-aligned-no-more: wrong
define void @src.sret-is-aligned-no-more(ptr sret({ i32, i8 }) %p) {
  store i32 1, ptr %p, align 1
  ret void
}
define void @tgt.sret-is-aligned-no-more(ptr sret({ i32, i8 }) %p) {
  store i32 1, ptr %p, align 8
  ret void
}

; sret-with-less-alignment: wrong
define void @src.sret-with-less-alignment(ptr sret({ i32, i8 }) align 2 %p) {
  store i32 1, ptr %p, align 1
  ret void
}
define void @tgt.sret-with-less-alignment(ptr sret({ i32, i8 }) align 2 %p) {
  store i32 1, ptr %p, align 4
  ret void
}

; sret-is-as-large-as-the-type: right
define void @src.sret-is-as-large-as-the-type(ptr sret({ i32, i32 }) %p, i1 %c) {
  br i1 %c, label %y, label %n
y:
  %q = getelementptr i8, ptr %p, i64 4
  %v = load i32, ptr %q
  store i32 %v, ptr %p
  ret void
n:
  ret void
}
define void @tgt.sret-is-as-large-as-the-type(ptr sret({ i32, i32 }) %p, i1 %c) {
  %q = getelementptr i8, ptr %p, i64 4
  %v = load i32, ptr %q
  br i1 %c, label %y, label %n
y:
  store i32 %v, ptr %p
  ret void
n:
  ret void
}

; sret-is-no-larger: wrong
define void @src.sret-is-no-larger(ptr sret({ i32, i32 }) %p, i1 %c) {
  br i1 %c, label %y, label %n
y:
  %q = getelementptr i8, ptr %p, i64 8
  %v = load i32, ptr %q
  store i32 %v, ptr %p
  ret void
n:
  ret void
}
define void @tgt.sret-is-no-larger(ptr sret({ i32, i32 }) %p, i1 %c) {
  %q = getelementptr i8, ptr %p, i64 8
  %v = load i32, ptr %q
  br i1 %c, label %y, label %n
y:
  store i32 %v, ptr %p
  ret void
n:
  ret void
}

; sret-passed-on-is-not-null: vacuous
define i1 @src.sret-passed-on-is-not-null(ptr %x) {
  call void @fill(ptr sret({ i32, i32 }) %x)
  %c = icmp eq ptr %x, null
  ret i1 %c
}
define i1 @tgt.sret-passed-on-is-not-null(ptr %x) {
  call void @fill(ptr sret({ i32, i32 }) %x)
  ret i1 false
}
define internal void @fill(ptr sret({ i32, i32 }) %p) {
  ret void
}

!0 = !{i64 0, i64 1, !1, i64 4, i64 4, !1}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3}
!3 = !{!"root"}
