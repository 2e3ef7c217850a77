; thesis: 3.2.4
; says: thesis yes
; meaning: a narrow load becomes a load of a vector and an extraction.

define i8 @src(ptr noundef align 2 dereferenceable(2) %p) {
  %a = load i8, ptr %p, align 2
  ret i8 %a
}

define i8 @tgt(ptr noundef align 2 dereferenceable(2) %p) {
  %w = load <2 x i8>, ptr %p, align 2
  %a = extractelement <2 x i8> %w, i32 0
  ret i8 %a
}
