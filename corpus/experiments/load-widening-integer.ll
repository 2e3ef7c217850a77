; thesis: 2.3.4
; says: thesis no
; meaning: a narrow load becomes a wide one and a truncation.

define i8 @src(ptr noundef align 2 dereferenceable(2) %p) {
  %a = load i8, ptr %p, align 2
  ret i8 %a
}

define i8 @tgt(ptr noundef align 2 dereferenceable(2) %p) {
  %w = load i16, ptr %p, align 2
  %a = trunc i16 %w to i8
  ret i8 %a
}
