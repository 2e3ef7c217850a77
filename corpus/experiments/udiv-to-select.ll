; thesis: 2.3.3
; says: thesis,select=ub-conditional no
; says: thesis,select=ub-either no
; says: thesis,select=choice-conditional yes
; says: thesis,select=poison-conditional yes
; says: thesis,select=poison-any yes
; meaning: a division by a constant with its top bit set becomes a comparison and a select.

define i3 @src(i3 %a) {
  %r = udiv i3 %a, -3
  ret i3 %r
}

define i3 @tgt(i3 %a) {
  %c = icmp ult i3 %a, -3
  %r = select i1 %c, i3 0, i3 1
  ret i3 %r
}
