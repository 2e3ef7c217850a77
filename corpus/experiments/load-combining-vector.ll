; thesis: 3.2.4
; says: thesis yes
; meaning: two narrow loads become one of a vector.

declare void @use(i8)

define void @src(ptr noundef align 2 dereferenceable(2) %p) {
  %a = load i8, ptr %p, align 2
  %q = getelementptr inbounds i8, ptr %p, i64 1
  %b = load i8, ptr %q, align 1
  call void @use(i8 %a)
  call void @use(i8 %b)
  ret void
}

define void @tgt(ptr noundef align 2 dereferenceable(2) %p) {
  %w = load <2 x i8>, ptr %p, align 2
  %a = extractelement <2 x i8> %w, i32 0
  %b = extractelement <2 x i8> %w, i32 1
  call void @use(i8 %a)
  call void @use(i8 %b)
  ret void
}
