; thesis: 3.2.3
; says: thesis no
; meaning: as bit-field-load-word, with the loaded byte frozen.

%s = type \{ i3, i4, i1 }/

define i3 @src(ptr noundef dereferenceable(1) %p) {
  %r = loadfield %s, ptr %p, i32 0, align 1
  ret i3 %r
}

define i3 @tgt(ptr noundef dereferenceable(1) %p) {
  %w = load i8, ptr %p, align 1
  %fw = freeze i8 %w
  %m = and i8 %fw, 7
  %r = trunc i8 %m to i3
  ret i3 %r
}
