; thesis: 3.2.3, 4.2
; says: thesis yes
; meaning: as bit-fields-poison-word, through the byte as a vector of bits.

%s = type \{ i3, i4, i1 }/

declare void @use3(i3)
declare void @use4(i4)

define void @src(i3 %x, i4 %y) {
  %p = alloca i8, align 1
  storefield %s, i3 %x, ptr %p, i32 0, align 1
  storefield %s, i4 %y, ptr %p, i32 1, align 1
  %a = loadfield %s, ptr %p, i32 0, align 1
  %b = loadfield %s, ptr %p, i32 1, align 1
  call void @use3(i3 %a)
  call void @use4(i4 %b)
  ret void
}

define void @tgt(i3 %x, i4 %y) {
  %p = alloca i8, align 1
  %w1 = load <8 x i1>, ptr %p, align 1
  %l1 = bitcast i3 %x to <3 x i1>
  %e1 = shufflevector <3 x i1> %l1, <3 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %o1 = shufflevector <8 x i1> %w1, <8 x i1> %e1, <8 x i32> <i32 8, i32 9, i32 10, i32 3, i32 4, i32 5, i32 6, i32 7>
  store <8 x i1> %o1, ptr %p, align 1
  %w2 = load <8 x i1>, ptr %p, align 1
  %l2 = bitcast i4 %y to <4 x i1>
  %e2 = shufflevector <4 x i1> %l2, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %o2 = shufflevector <8 x i1> %w2, <8 x i1> %e2, <8 x i32> <i32 0, i32 1, i32 2, i32 8, i32 9, i32 10, i32 11, i32 7>
  store <8 x i1> %o2, ptr %p, align 1
  %w = load <8 x i1>, ptr %p, align 1
  %m = shufflevector <8 x i1> %w, <8 x i1> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %a = bitcast <3 x i1> %m to i3
  %n = shufflevector <8 x i1> %w, <8 x i1> poison, <4 x i32> <i32 3, i32 4, i32 5, i32 6>
  %b = bitcast <4 x i1> %n to i4
  call void @use3(i3 %a)
  call void @use4(i4 %b)
  ret void
}
