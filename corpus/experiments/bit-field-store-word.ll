; thesis: 2.3.4, 3.2.3
; says: thesis no
; meaning: a bit-field is stored by loading its byte, replacing its bits and storing the byte; any bit of the
;   byte may be poison. The source is the store of exactly its bits.

%s = type \{ i3, i4, i1 }/

define void @src(ptr noundef dereferenceable(1) %p, i4 %v) {
  storefield %s, i4 %v, ptr %p, i32 1, align 1
  ret void
}

define void @tgt(ptr noundef dereferenceable(1) %p, i4 %v) {
  %w1 = load i8, ptr %p, align 1
  %z1 = zext i4 %v to i8
  %s1 = shl i8 %z1, 3
  %k1 = and i8 %w1, -121
  %o1 = or i8 %k1, %s1
  store i8 %o1, ptr %p, align 1
  ret void
}
