; Modes of denormal numbers. A line `; NAME: VERDICT` says what `refine` must find. LangRef 19 "denormal-fp-math": results "may be
; flushed to zero", operands must be treated as zero.

declare float @llvm.fabs.f32(float)

; result-may-be-zero: right
define half @src.result-may-be-zero() "denormal-fp-math"="preserve-sign,ieee" {
  %r = fmul half 0xH0400, 0xH3800
  ret half %r
}
define half @tgt.result-may-be-zero() "denormal-fp-math"="preserve-sign,ieee" {
  ret half 0xH0000
}

; result-need-not-be-zero: right
define half @src.result-need-not-be-zero() "denormal-fp-math"="preserve-sign,ieee" {
  %r = fmul half 0xH0400, 0xH3800
  ret half %r
}
define half @tgt.result-need-not-be-zero() "denormal-fp-math"="preserve-sign,ieee" {
  ret half 0xH0200
}

; result-is-ieee: wrong
define half @src.result-is-ieee() "denormal-fp-math"="ieee,preserve-sign" {
  %r = fmul half 0xH0400, 0xH3800
  ret half %r
}
define half @tgt.result-is-ieee() "denormal-fp-math"="ieee,preserve-sign" {
  ret half 0xH0000
}

; result-keeps-the-sign: right
define half @src.result-keeps-the-sign() "denormal-fp-math"="preserve-sign" {
  %r = fmul half 0xH0400, 0xHB800
  ret half %r
}
define half @tgt.result-keeps-the-sign() "denormal-fp-math"="preserve-sign" {
  ret half 0xH8000
}

; positive-zero-has-no-sign: wrong
define half @src.positive-zero-has-no-sign() "denormal-fp-math"="positive-zero" {
  %r = fmul half 0xH0400, 0xHB800
  ret half %r
}
define half @tgt.positive-zero-has-no-sign() "denormal-fp-math"="positive-zero" {
  ret half 0xH8000
}

; operand-is-zero: right
define i1 @src.operand-is-zero(half noundef %x) "denormal-fp-math"="ieee,preserve-sign" {
  %r = fcmp oeq half 0xH0001, 0xH0000
  ret i1 %r
}
define i1 @tgt.operand-is-zero(half noundef %x) "denormal-fp-math"="ieee,preserve-sign" {
  ret i1 true
}

; operand-is-not-zero-by-ieee: wrong
define i1 @src.operand-is-not-zero-by-ieee() "denormal-fp-math"="preserve-sign,ieee" {
  %r = fcmp oeq half 0xH0001, 0xH0000
  ret i1 %r
}
define i1 @tgt.operand-is-not-zero-by-ieee() "denormal-fp-math"="preserve-sign,ieee" {
  ret i1 true
}

; adding-minus-zero-flushes: wrong
define half @src.adding-minus-zero-flushes(half noundef %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
  %r = fadd half %x, -0.0
  ret half %r
}
define half @tgt.adding-minus-zero-flushes(half noundef %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
  ret half %x
}

; a-flushed-operand-flushes-no-more: right
define half @src.a-flushed-operand-flushes-no-more(half noundef %x) "denormal-fp-math"="ieee,preserve-sign" {
  %a = fadd half %x, -0.0
  %r = fadd half %a, -0.0
  ret half %r
}
define half @tgt.a-flushed-operand-flushes-no-more(half noundef %x) "denormal-fp-math"="ieee,preserve-sign" {
  %r = fadd half %x, -0.0
  ret half %r
}

; float-has-its-own-mode: wrong
define float @src.float-has-its-own-mode() "denormal-fp-math"="positive-zero" "denormal-fp-math-f32"="ieee" {
  %r = fdiv float 0x3810000000000000, 2.0
  ret float %r
}
define float @tgt.float-has-its-own-mode() "denormal-fp-math"="positive-zero" "denormal-fp-math-f32"="ieee" {
  ret float 0.0
}

; float-alone-flushes: right
define float @src.float-alone-flushes() "denormal-fp-math-f32"="positive-zero" {
  %r = fdiv float 0x3810000000000000, -2.0
  ret float %r
}
define float @tgt.float-alone-flushes() "denormal-fp-math-f32"="positive-zero" {
  ret float 0.0
}

; others-than-float-do-not-flush: wrong
define half @src.others-than-float-do-not-flush() "denormal-fp-math-f32"="positive-zero" {
  %r = fmul half 0xH0400, 0xH3800
  ret half %r
}
define half @tgt.others-than-float-do-not-flush() "denormal-fp-math-f32"="positive-zero" {
  ret half 0.0
}

; lanes-flush-by-themselves: right
define <2 x half> @src.lanes-flush-by-themselves() "denormal-fp-math"="positive-zero,ieee" {
  %r = fmul <2 x half> <half 0xH0400, half 0xH0400>, <half 0xH3800, half 0xHB800>
  ret <2 x half> %r
}
define <2 x half> @tgt.lanes-flush-by-themselves() "denormal-fp-math"="positive-zero,ieee" {
  ret <2 x half> <half 0xH0200, half 0xH0000>
}

; narrowed-by-the-mode-of-the-result: right
define half @src.narrowed-by-the-mode-of-the-result() "denormal-fp-math"="positive-zero,ieee" "denormal-fp-math-f32"="ieee" {
  %r = fptrunc float 0x3F00000000000000 to half
  ret half %r
}
define half @tgt.narrowed-by-the-mode-of-the-result() "denormal-fp-math"="positive-zero,ieee" "denormal-fp-math-f32"="ieee" {
  ret half 0.0
}

; operations-on-bits-do-not-flush: right
define float @src.operations-on-bits-do-not-flush() "denormal-fp-math"="positive-zero" {
  %a = call float @llvm.fabs.f32(float 0x36A0000000000000)
  %r = fneg float %a
  ret float %r
}
define float @tgt.operations-on-bits-do-not-flush() "denormal-fp-math"="positive-zero" {
  ret float 0xB6A0000000000000
}
