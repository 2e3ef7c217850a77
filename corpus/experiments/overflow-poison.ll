; thesis: 2.3.1
; says: thesis yes
; says: llvm-19 yes
; meaning: a + b > a becomes b > 0 where overflow is poison.

define i1 @src(i3 %a, i3 %b) {
  %sum = add nsw i3 %a, %b
  %r = icmp sgt i3 %sum, %a
  ret i1 %r
}

define i1 @tgt(i3 %a, i3 %b) {
  %r = icmp sgt i3 %b, 0
  ret i1 %r
}
