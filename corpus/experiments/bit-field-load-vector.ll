; thesis: 3.2.3, 4.2
; says: thesis yes
; meaning: a bit-field is loaded through its byte as a vector of bits.

%s = type \{ i3, i4, i1 }/

define i3 @src(ptr noundef dereferenceable(1) %p) {
  %r = loadfield %s, ptr %p, i32 0, align 1
  ret i3 %r
}

define i3 @tgt(ptr noundef dereferenceable(1) %p) {
  %w = load <8 x i1>, ptr %p, align 1
  %m = shufflevector <8 x i1> %w, <8 x i1> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %r = bitcast <3 x i1> %m to i3
  ret i3 %r
}
