; thesis: 3.2.3
; says: thesis no
; meaning: as bit-fields-uninitialised-word, with the loaded byte frozen. (The thesis only says that freezing
;   does not help; the first read of each byte is all padding here.)

%s = type \{ i3, i4, i1 }/

declare void @use3(i3)
declare void @use4(i4)

define void @src(i3 noundef %x, i4 noundef %y) {
  %p = alloca i8, align 1
  storefield %s, i3 %x, ptr %p, i32 0, align 1
  storefield %s, i4 %y, ptr %p, i32 1, align 1
  %a = loadfield %s, ptr %p, i32 0, align 1
  %b = loadfield %s, ptr %p, i32 1, align 1
  call void @use3(i3 %a)
  call void @use4(i4 %b)
  ret void
}

define void @tgt(i3 noundef %x, i4 noundef %y) {
  %p = alloca i8, align 1
  %w1 = load i8, ptr %p, align 1
  %fw1 = freeze i8 %w1
  %z1 = zext i3 %x to i8
  %k1 = and i8 %fw1, -8
  %o1 = or i8 %k1, %z1
  store i8 %o1, ptr %p, align 1
  %w2 = load i8, ptr %p, align 1
  %fw2 = freeze i8 %w2
  %z2 = zext i4 %y to i8
  %s2 = shl i8 %z2, 3
  %k2 = and i8 %fw2, -121
  %o2 = or i8 %k2, %s2
  store i8 %o2, ptr %p, align 1
  %w = load i8, ptr %p, align 1
  %m = and i8 %w, 7
  %a = trunc i8 %m to i3
  %h = lshr i8 %w, 3
  %n = and i8 %h, 15
  %b = trunc i8 %n to i4
  call void @use3(i3 %a)
  call void @use4(i4 %b)
  ret void
}
