; thesis: 3.2.3
; says: thesis no
; meaning: as bit-field-store-word, with the loaded byte and the stored value frozen.

%s = type \{ i3, i4, i1 }/

define void @src(ptr noundef dereferenceable(1) %p, i4 %v) {
  storefield %s, i4 %v, ptr %p, i32 1, align 1
  ret void
}

define void @tgt(ptr noundef dereferenceable(1) %p, i4 %v) {
  %w1 = load i8, ptr %p, align 1
  %fw1 = freeze i8 %w1
  %fv1 = freeze i4 %v
  %z1 = zext i4 %fv1 to i8
  %s1 = shl i8 %z1, 3
  %k1 = and i8 %fw1, -121
  %o1 = or i8 %k1, %s1
  store i8 %o1, ptr %p, align 1
  ret void
}
