; thesis: 2.3.4
; says: thesis no
; meaning: two narrow loads become one wide one.

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
  %w = load i16, ptr %p, align 2
  %a = trunc i16 %w to i8
  %h = lshr i16 %w, 8
  %b = trunc i16 %h to i8
  call void @use(i8 %a)
  call void @use(i8 %b)
  ret void
}
