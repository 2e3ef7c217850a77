; thesis: 3.2.3
; says: thesis no
; meaning: a bit-field is loaded by loading its byte and cutting its bits out; its neighbour may be poison.

%s = type \{ i3, i4, i1 }/

define i3 @src(ptr noundef dereferenceable(1) %p) {
  %r = loadfield %s, ptr %p, i32 0, align 1
  ret i3 %r
}

define i3 @tgt(ptr noundef dereferenceable(1) %p) {
  %w = load i8, ptr %p, align 1
  %m = and i8 %w, 7
  %r = trunc i8 %m to i3
  ret i3 %r
}
