; Masked accesses. A line `; NAME: VERDICT` says what `refine` must find. LangRef "Masked Vector Load and Store Intrinsics", "Masked Vector Gather
; and Scatter Intrinsics".

declare <1 x i8> @llvm.masked.load.v1i8.p0(ptr, i32, <1 x i1>, <1 x i8>)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, i32, <4 x i1>)
declare <2 x i16> @llvm.masked.gather.v2i16.v2p0(<2 x ptr>, i32, <2 x i1>, <2 x i16>)
declare void @llvm.masked.scatter.v2i16.v2p0(<2 x i16>, <2 x ptr>, i32, <2 x i1>)
declare <4 x i1> @llvm.masked.load.v4i1.p0(ptr, i32, <4 x i1>, <4 x i1>)

; load-of-all-lanes: right
define <4 x i32> @src.load-of-all-lanes(ptr %p) {
  %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> <i1 true, i1 true, i1 true, i1 true>, <4 x i32> zeroinitializer)
  ret <4 x i32> %r
}
define <4 x i32> @tgt.load-of-all-lanes(ptr %p) {
  %r = load <4 x i32>, ptr %p, align 4
  ret <4 x i32> %r
}

; load-of-all-lanes-is-not-better-aligned: wrong
define <4 x i32> @src.load-of-all-lanes-is-not-better-aligned(ptr %p) {
  %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> <i1 true, i1 true, i1 true, i1 true>, <4 x i32> zeroinitializer)
  ret <4 x i32> %r
}
define <4 x i32> @tgt.load-of-all-lanes-is-not-better-aligned(ptr %p) {
  %r = load <4 x i32>, ptr %p, align 32
  ret <4 x i32> %r
}

; load-of-no-lane: right
define <4 x i32> @src.load-of-no-lane(ptr %p, <4 x i32> %v) {
  %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> <i1 false, i1 false, i1 false, i1 false>, <4 x i32> %v)
  ret <4 x i32> %r
}
define <4 x i32> @tgt.load-of-no-lane(ptr %p, <4 x i32> %v) {
  ret <4 x i32> %v
}

; lane-between-others-may-be-read: right
define <4 x i32> @src.lane-between-others-may-be-read(ptr %p) {
  %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> <i1 true, i1 true, i1 false, i1 true>, <4 x i32> zeroinitializer)
  ret <4 x i32> %r
}
define <4 x i32> @tgt.lane-between-others-may-be-read(ptr %p) {
  %l = load <4 x i32>, ptr %p, align 4
  %r = insertelement <4 x i32> %l, i32 0, i32 2
  ret <4 x i32> %r
}

; load-of-some-lanes-may-end-before: wrong
define <4 x i32> @src.load-of-some-lanes-may-end-before(ptr %p) {
  %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> <i1 true, i1 true, i1 true, i1 false>, <4 x i32> zeroinitializer)
  ret <4 x i32> %r
}
define <4 x i32> @tgt.load-of-some-lanes-may-end-before(ptr %p) {
  %l = load <4 x i32>, ptr %p, align 4
  %r = insertelement <4 x i32> %l, i32 0, i32 3
  ret <4 x i32> %r
}

; load-where-all-may-be-read: right
define <4 x i32> @src.load-where-all-may-be-read(ptr align 4 dereferenceable(16) %p) {
  %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> <i1 true, i1 true, i1 true, i1 false>, <4 x i32> zeroinitializer)
  ret <4 x i32> %r
}
define <4 x i32> @tgt.load-where-all-may-be-read(ptr align 4 dereferenceable(16) %p) {
  %l = load <4 x i32>, ptr %p, align 4
  %r = insertelement <4 x i32> %l, i32 0, i32 3
  ret <4 x i32> %r
}

; other-lanes-are-passed-through: right
define i32 @src.other-lanes-are-passed-through(ptr %p, <4 x i32> %v) {
  %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> <i1 false, i1 true, i1 true, i1 true>, <4 x i32> %v)
  %x = extractelement <4 x i32> %r, i32 0
  ret i32 %x
}
define i32 @tgt.other-lanes-are-passed-through(ptr %p, <4 x i32> %v) {
  %x = extractelement <4 x i32> %v, i32 0
  ret i32 %x
}

; lanes-are-not-passed-through: wrong
define i32 @src.lanes-are-not-passed-through(ptr %p, <4 x i32> %v) {
  %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> <i1 true, i1 true, i1 true, i1 true>, <4 x i32> %v)
  %x = extractelement <4 x i32> %r, i32 0
  ret i32 %x
}
define i32 @tgt.lanes-are-not-passed-through(ptr %p, <4 x i32> %v) {
  %x = extractelement <4 x i32> %v, i32 0
  ret i32 %x
}

; store-of-all-lanes: right
define void @src.store-of-all-lanes(ptr %p, <4 x i32> %v) {
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 4, <4 x i1> <i1 true, i1 true, i1 true, i1 true>)
  ret void
}
define void @tgt.store-of-all-lanes(ptr %p, <4 x i32> %v) {
  store <4 x i32> %v, ptr %p, align 4
  ret void
}

; store-of-some-lanes-is-not-of-all: wrong
define void @src.store-of-some-lanes-is-not-of-all(ptr %p, <4 x i32> %v) {
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 4, <4 x i1> <i1 true, i1 false, i1 true, i1 true>)
  ret void
}
define void @tgt.store-of-some-lanes-is-not-of-all(ptr %p, <4 x i32> %v) {
  store <4 x i32> %v, ptr %p, align 4
  ret void
}

; store-of-no-lane: right
define void @src.store-of-no-lane(ptr %p, <4 x i32> %v) {
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 4, <4 x i1> <i1 false, i1 false, i1 false, i1 false>)
  ret void
}
define void @tgt.store-of-no-lane(ptr %p, <4 x i32> %v) {
  ret void
}

; store-of-one-lane-is-one-store: right
define void @src.store-of-one-lane-is-one-store(ptr %p, <4 x i32> %v) {
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 4, <4 x i1> <i1 false, i1 false, i1 true, i1 false>)
  ret void
}
define void @tgt.store-of-one-lane-is-one-store(ptr %p, <4 x i32> %v) {
  %x = extractelement <4 x i32> %v, i32 2
  %q = getelementptr i8, ptr %p, i64 8
  store i32 %x, ptr %q, align 4
  ret void
}

; store-is-overwritten-by-more-lanes: right
define void @src.store-is-overwritten-by-more-lanes(ptr %p, <4 x i32> %v) {
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 4, <4 x i1> <i1 true, i1 false, i1 false, i1 true>)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 4, <4 x i1> <i1 true, i1 true, i1 false, i1 true>)
  ret void
}
define void @tgt.store-is-overwritten-by-more-lanes(ptr %p, <4 x i32> %v) {
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 4, <4 x i1> <i1 true, i1 true, i1 false, i1 true>)
  ret void
}

; store-is-not-overwritten-by-others: wrong
define void @src.store-is-not-overwritten-by-others(ptr %p, <4 x i32> %v) {
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 4, <4 x i1> <i1 true, i1 false, i1 true, i1 true>)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 4, <4 x i1> <i1 true, i1 true, i1 false, i1 true>)
  ret void
}
define void @tgt.store-is-not-overwritten-by-others(ptr %p, <4 x i32> %v) {
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 4, <4 x i1> <i1 true, i1 true, i1 false, i1 true>)
  ret void
}

; load-of-what-was-stored: right
define <4 x i32> @src.load-of-what-was-stored(ptr %p, <4 x i32> noundef %v) {
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 4, <4 x i1> <i1 true, i1 true, i1 false, i1 true>)
  %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> <i1 true, i1 false, i1 false, i1 true>, <4 x i32> %v)
  ret <4 x i32> %r
}
define <4 x i32> @tgt.load-of-what-was-stored(ptr %p, <4 x i32> noundef %v) {
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 4, <4 x i1> <i1 true, i1 true, i1 false, i1 true>)
  ret <4 x i32> %v
}

; mask-of-an-argument-selects: right
define <4 x i32> @src.mask-of-an-argument-selects(ptr align 4 dereferenceable(16) %p, <4 x i1> noundef %m, <4 x i32> noundef %v) {
  %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> %m, <4 x i32> %v)
  ret <4 x i32> %r
}
define <4 x i32> @tgt.mask-of-an-argument-selects(ptr align 4 dereferenceable(16) %p, <4 x i1> noundef %m, <4 x i32> noundef %v) {
  %l = load <4 x i32>, ptr %p, align 4
  %r = select <4 x i1> %m, <4 x i32> %l, <4 x i32> %v
  ret <4 x i32> %r
}

; mask-of-an-argument-does-not-select-the-others: wrong
define <4 x i32> @src.mask-of-an-argument-does-not-select-the-others(ptr align 4 dereferenceable(16) %p, <4 x i1> noundef %m, <4 x i32> noundef %v) {
  %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> %m, <4 x i32> %v)
  ret <4 x i32> %r
}
define <4 x i32> @tgt.mask-of-an-argument-does-not-select-the-others(ptr align 4 dereferenceable(16) %p, <4 x i1> noundef %m, <4 x i32> noundef %v) {
  %l = load <4 x i32>, ptr %p, align 4
  %r = select <4 x i1> %m, <4 x i32> %v, <4 x i32> %l
  ret <4 x i32> %r
}

; gather-is-a-load-of-each: right
define <2 x i16> @src.gather-is-a-load-of-each(ptr %p, ptr %q) {
  %a = insertelement <2 x ptr> poison, ptr %p, i32 0
  %b = insertelement <2 x ptr> %a, ptr %q, i32 1
  %r = call <2 x i16> @llvm.masked.gather.v2i16.v2p0(<2 x ptr> %b, i32 2, <2 x i1> <i1 true, i1 true>, <2 x i16> zeroinitializer)
  ret <2 x i16> %r
}
define <2 x i16> @tgt.gather-is-a-load-of-each(ptr %p, ptr %q) {
  %x = load i16, ptr %p, align 2
  %y = load i16, ptr %q, align 2
  %a = insertelement <2 x i16> poison, i16 %x, i32 0
  %r = insertelement <2 x i16> %a, i16 %y, i32 1
  ret <2 x i16> %r
}

; gather-keeps-the-order-of-lanes: wrong
define <2 x i16> @src.gather-keeps-the-order-of-lanes(ptr %p, ptr %q) {
  %a = insertelement <2 x ptr> poison, ptr %p, i32 0
  %b = insertelement <2 x ptr> %a, ptr %q, i32 1
  %r = call <2 x i16> @llvm.masked.gather.v2i16.v2p0(<2 x ptr> %b, i32 2, <2 x i1> <i1 true, i1 true>, <2 x i16> zeroinitializer)
  ret <2 x i16> %r
}
define <2 x i16> @tgt.gather-keeps-the-order-of-lanes(ptr %p, ptr %q) {
  %x = load i16, ptr %p, align 2
  %y = load i16, ptr %q, align 2
  %a = insertelement <2 x i16> poison, i16 %y, i32 0
  %r = insertelement <2 x i16> %a, i16 %x, i32 1
  ret <2 x i16> %r
}

; scatter-stores-in-the-order-of-lanes: right
define void @src.scatter-stores-in-the-order-of-lanes(ptr %p, ptr %q, <2 x i16> %v) {
  %a = insertelement <2 x ptr> poison, ptr %p, i32 0
  %b = insertelement <2 x ptr> %a, ptr %q, i32 1
  call void @llvm.masked.scatter.v2i16.v2p0(<2 x i16> %v, <2 x ptr> %b, i32 2, <2 x i1> <i1 true, i1 true>)
  ret void
}
define void @tgt.scatter-stores-in-the-order-of-lanes(ptr %p, ptr %q, <2 x i16> %v) {
  %x = extractelement <2 x i16> %v, i32 0
  %y = extractelement <2 x i16> %v, i32 1
  store i16 %x, ptr %p, align 2
  store i16 %y, ptr %q, align 2
  ret void
}

; scatter-does-not-store-in-another-order: wrong
define void @src.scatter-does-not-store-in-another-order(ptr %p, ptr %q, <2 x i16> %v) {
  %a = insertelement <2 x ptr> poison, ptr %p, i32 0
  %b = insertelement <2 x ptr> %a, ptr %q, i32 1
  call void @llvm.masked.scatter.v2i16.v2p0(<2 x i16> %v, <2 x ptr> %b, i32 2, <2 x i1> <i1 true, i1 true>)
  ret void
}
define void @tgt.scatter-does-not-store-in-another-order(ptr %p, ptr %q, <2 x i16> %v) {
  %x = extractelement <2 x i16> %v, i32 0
  %y = extractelement <2 x i16> %v, i32 1
  store i16 %y, ptr %q, align 2
  store i16 %x, ptr %p, align 2
  ret void
}

; scatter-of-no-lane: right
define void @src.scatter-of-no-lane(ptr %p, ptr %q, <2 x i16> %v) {
  %a = insertelement <2 x ptr> poison, ptr %p, i32 0
  %b = insertelement <2 x ptr> %a, ptr %q, i32 1
  call void @llvm.masked.scatter.v2i16.v2p0(<2 x i16> %v, <2 x ptr> %b, i32 2, <2 x i1> <i1 false, i1 false>)
  ret void
}
define void @tgt.scatter-of-no-lane(ptr %p, ptr %q, <2 x i16> %v) {
  ret void
}

; all-lanes-better-aligned: wrong
define <4 x i32> @src.all-lanes-better-aligned(ptr %p) {
  %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> <i1 true, i1 true, i1 true, i1 true>, <4 x i32> zeroinitializer)
  ret <4 x i32> %r
}
define <4 x i32> @tgt.all-lanes-better-aligned(ptr %p) {
  %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 16, <4 x i1> <i1 true, i1 true, i1 true, i1 true>, <4 x i32> zeroinitializer)
  ret <4 x i32> %r
}

; store-better-aligned: wrong
define void @src.store-better-aligned(ptr %p, <4 x i32> %v, <4 x i1> %m) {
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 1, <4 x i1> %m)
  ret void
}
define void @tgt.store-better-aligned(ptr %p, <4 x i32> %v, <4 x i1> %m) {
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 8, <4 x i1> %m)
  ret void
}

; behind-a-load-of-32-bytes-aligned: wrong
define i32 @src.behind-a-load-of-32-bytes-aligned(ptr %p) {
  %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 32, <4 x i1> <i1 true, i1 true, i1 true, i1 true>, <4 x i32> zeroinitializer)
  %x = extractelement <4 x i32> %r, i32 0
  ret i32 %x
}
define i32 @tgt.behind-a-load-of-32-bytes-aligned(ptr %p) {
  ret i32 7
}

; less-aligned: right
define void @src.less-aligned(ptr %p, <4 x i32> %v, <4 x i1> %m) {
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 16, <4 x i1> %m)
  ret void
}
define void @tgt.less-aligned(ptr %p, <4 x i32> %v, <4 x i1> %m) {
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 4, <4 x i1> %m)
  ret void
}

; load-before-a-store-elsewhere: right
define <4 x i32> @src.load-before-a-store-elsewhere(ptr noalias %p, ptr noalias %q, <4 x i32> %v) {
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %q, i32 4, <4 x i1> <i1 true, i1 false, i1 true, i1 true>)
  %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> <i1 true, i1 false, i1 true, i1 true>, <4 x i32> zeroinitializer)
  ret <4 x i32> %r
}
define <4 x i32> @tgt.load-before-a-store-elsewhere(ptr noalias %p, ptr noalias %q, <4 x i32> %v) {
  %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> <i1 true, i1 false, i1 true, i1 true>, <4 x i32> zeroinitializer)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %q, i32 4, <4 x i1> <i1 true, i1 false, i1 true, i1 true>)
  ret <4 x i32> %r
}

; load-before-a-store-that-may-be-there: wrong
define <4 x i32> @src.load-before-a-store-that-may-be-there(ptr %p, ptr %q, <4 x i32> %v, <4 x i1> %m) {
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %q, i32 4, <4 x i1> %m)
  %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> %m, <4 x i32> zeroinitializer)
  ret <4 x i32> %r
}
define <4 x i32> @tgt.load-before-a-store-that-may-be-there(ptr %p, ptr %q, <4 x i32> %v, <4 x i1> %m) {
  %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> %m, <4 x i32> zeroinitializer)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %q, i32 4, <4 x i1> %m)
  ret <4 x i32> %r
}

; undef-lane-is-seen-as-either: right
define <1 x i8> @src.undef-lane-is-seen-as-either(ptr dereferenceable(1) %p, <1 x i1> %m, <1 x i8> %o) {
  %r = call <1 x i8> @llvm.masked.load.v1i8.p0(ptr %p, i32 1, <1 x i1> %m, <1 x i8> %o)
  ret <1 x i8> %r
}
define <1 x i8> @tgt.undef-lane-is-seen-as-either(ptr dereferenceable(1) %p, <1 x i1> %m, <1 x i8> %o) {
  %l = load <1 x i8>, ptr %p, align 1
  %r = select <1 x i1> %m, <1 x i8> %l, <1 x i8> %o
  ret <1 x i8> %r
}
