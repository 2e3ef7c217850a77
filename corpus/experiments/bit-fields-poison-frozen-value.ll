; thesis: 3.2.3
; meaning: as bit-fields-poison-word, with the loaded byte and the written value frozen, so that the byte
;   never holds poison after its first write. The fields are narrower, to have fewer choices.

%s = type \{ i1, i2, i5 }/

declare void @use1(i1)
declare void @use2(i2)

define void @src(i1 %x, i2 %y) {
  %p = alloca i8, align 1
  storefield %s, i1 %x, ptr %p, i32 0, align 1
  storefield %s, i2 %y, ptr %p, i32 1, align 1
  %a = loadfield %s, ptr %p, i32 0, align 1
  %b = loadfield %s, ptr %p, i32 1, align 1
  call void @use1(i1 %a)
  call void @use2(i2 %b)
  ret void
}

define void @tgt(i1 %x, i2 %y) {
  %p = alloca i8, align 1
  %w1 = load i8, ptr %p, align 1
  %fw1 = freeze i8 %w1
  %fv1 = freeze i1 %x
  %z1 = zext i1 %fv1 to i8
  %k1 = and i8 %fw1, -2
  %o1 = or i8 %k1, %z1
  store i8 %o1, ptr %p, align 1
  %w2 = load i8, ptr %p, align 1
  %fw2 = freeze i8 %w2
  %fv2 = freeze i2 %y
  %z2 = zext i2 %fv2 to i8
  %s2 = shl i8 %z2, 1
  %k2 = and i8 %fw2, -7
  %o2 = or i8 %k2, %s2
  store i8 %o2, ptr %p, align 1
  %w = load i8, ptr %p, align 1
  %m = and i8 %w, 1
  %a = trunc i8 %m to i1
  %h = lshr i8 %w, 1
  %n = and i8 %h, 3
  %b = trunc i8 %n to i2
  call void @use1(i1 %a)
  call void @use2(i2 %b)
  ret void
}
