; thesis: 3.2.3, 4.2
; says: thesis yes
; meaning: a bit-field is stored through its byte as a vector of bits.

%s = type \{ i3, i4, i1 }/

define void @src(ptr noundef dereferenceable(1) %p, i4 %v) {
  storefield %s, i4 %v, ptr %p, i32 1, align 1
  ret void
}

define void @tgt(ptr noundef dereferenceable(1) %p, i4 %v) {
  %w1 = load <8 x i1>, ptr %p, align 1
  %l1 = bitcast i4 %v to <4 x i1>
  %e1 = shufflevector <4 x i1> %l1, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %o1 = shufflevector <8 x i1> %w1, <8 x i1> %e1, <8 x i32> <i32 0, i32 1, i32 2, i32 8, i32 9, i32 10, i32 11, i32 7>
  store <8 x i1> %o1, ptr %p, align 1
  ret void
}
