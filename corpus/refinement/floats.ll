; Arithmetic of floating-point numbers and fast-math flags. A line `; NAME: VERDICT` says what `refine` must find.
; IEEE 754; LangRef "Floating-Point Environment", "Behavior of Floating-Point NaN values", "Fast-Math Flags".

declare float @llvm.fabs.f32(float)
declare half @llvm.fmuladd.f16(half, half, half)
declare void @take(float)

; plus-minus-zero: right
define float @src.plus-minus-zero(float %x) {
  %r = fadd float %x, -0.0
  ret float %r
}
define float @tgt.plus-minus-zero(float %x) {
  ret float %x
}

; plus-zero: wrong
define float @src.plus-zero(float %x) {
  %r = fadd float %x, 0.0
  ret float %r
}
define float @tgt.plus-zero(float %x) {
  ret float %x
}

; plus-zero-without-sign: right
define float @src.plus-zero-without-sign(float noundef %x) {
  %r = fadd nsz float %x, 0.0
  ret float %r
}
define float @tgt.plus-zero-without-sign(float noundef %x) {
  ret float %x
}

; minus-zero: right
define float @src.minus-zero(float %x) {
  %r = fsub float %x, 0.0
  ret float %r
}
define float @tgt.minus-zero(float %x) {
  ret float %x
}

; times-one: right
define float @src.times-one(float %x) {
  %r = fmul float %x, 1.0
  ret float %r
}
define float @tgt.times-one(float %x) {
  ret float %x
}

; times-zero: wrong
define float @src.times-zero(float %x) {
  %r = fmul float %x, 0.0
  ret float %r
}
define float @tgt.times-zero(float %x) {
  ret float 0.0
}

; times-zero-if-it-may: right
define float @src.times-zero-if-it-may(float %x) {
  %r = fmul nnan nsz float %x, 0.0
  ret float %r
}
define float @tgt.times-zero-if-it-may(float %x) {
  ret float 0.0
}

; times-zero-of-infinity: wrong
define float @src.times-zero-of-infinity(float %x) {
  %r = fmul nsz float %x, 0.0
  ret float %r
}
define float @tgt.times-zero-of-infinity(float %x) {
  ret float 0.0
}

; twice: right
define float @src.twice(float noundef %x) {
  %r = fmul float %x, 2.0
  ret float %r
}
define float @tgt.twice(float noundef %x) {
  %r = fadd float %x, %x
  ret float %r
}

; half-is-a-product: right
define half @src.half-is-a-product(half %x) {
  %r = fdiv half %x, 4.0
  ret half %r
}
define half @tgt.half-is-a-product(half %x) {
  %r = fmul half %x, 0.25
  ret half %r
}

; third-is-no-product: wrong
define half @src.third-is-no-product(half %x) {
  %r = fdiv half %x, 3.0
  ret half %r
}
define half @tgt.third-is-no-product(half %x) {
  %r = fmul half %x, 0xH3555
  ret half %r
}

; sum-commutes: right
define float @src.sum-commutes(float %x, float %y) {
  %r = fadd float %x, %y
  ret float %r
}
define float @tgt.sum-commutes(float %x, float %y) {
  %r = fadd float %y, %x
  ret float %r
}

; sum-does-not-associate: wrong
define half @src.sum-does-not-associate(half %x, half %y, half %z) {
  %a = fadd half %x, %y
  %r = fadd half %a, %z
  ret half %r
}
define half @tgt.sum-does-not-associate(half %x, half %y, half %z) {
  %a = fadd half %y, %z
  %r = fadd half %x, %a
  ret half %r
}

; difference-of-equals: wrong
define float @src.difference-of-equals(float %x) {
  %r = fsub float %x, %x
  ret float %r
}
define float @tgt.difference-of-equals(float %x) {
  ret float 0.0
}

; difference-of-finite-equals: right
define float @src.difference-of-finite-equals(float %x) {
  %r = fsub nnan float %x, %x
  ret float %r
}
define float @tgt.difference-of-finite-equals(float %x) {
  ret float 0.0
}

; flag-added: wrong
define float @src.flag-added(float %x, float %y) {
  %r = fadd float %x, %y
  ret float %r
}
define float @tgt.flag-added(float %x, float %y) {
  %r = fadd nnan float %x, %y
  ret float %r
}

; flag-dropped: right
define float @src.flag-dropped(float noundef %x, float noundef %y) {
  %r = fadd nnan ninf float %x, %y
  ret float %r
}
define float @tgt.flag-dropped(float noundef %x, float noundef %y) {
  %r = fadd float %x, %y
  ret float %r
}

; widened-and-back: right
define half @src.widened-and-back(half %x) {
  %w = fpext half %x to float
  %r = fptrunc float %w to half
  ret half %r
}
define half @tgt.widened-and-back(half %x) {
  ret half %x
}

; narrowed-and-back: wrong
define float @src.narrowed-and-back(float %x) {
  %n = fptrunc float %x to half
  %r = fpext half %n to float
  ret float %r
}
define float @tgt.narrowed-and-back(float %x) {
  ret float %x
}

; integer-and-back: right
define i32 @src.integer-and-back(i16 %x) {
  %f = sitofp i16 %x to float
  %r = fptosi float %f to i32
  ret i32 %r
}
define i32 @tgt.integer-and-back(i16 %x) {
  %r = sext i16 %x to i32
  ret i32 %r
}

; wide-integer-and-back: wrong
define i32 @src.wide-integer-and-back(i32 %x) {
  %f = sitofp i32 %x to float
  %r = fptosi float %f to i32
  ret i32 %r
}
define i32 @tgt.wide-integer-and-back(i32 %x) {
  ret i32 %x
}

; not-less-is-no-greater-or-equal: wrong
define i1 @src.not-less-is-no-greater-or-equal(float %x, float %y) {
  %l = fcmp olt float %x, %y
  %r = xor i1 %l, true
  ret i1 %r
}
define i1 @tgt.not-less-is-no-greater-or-equal(float %x, float %y) {
  %r = fcmp oge float %x, %y
  ret i1 %r
}

; not-less-is-unordered-greater-or-equal: right
define i1 @src.not-less-is-unordered-greater-or-equal(float %x, float %y) {
  %l = fcmp olt float %x, %y
  %r = xor i1 %l, true
  ret i1 %r
}
define i1 @tgt.not-less-is-unordered-greater-or-equal(float %x, float %y) {
  %r = fcmp uge float %x, %y
  ret i1 %r
}

; magnitude-of-a-negation: right
define float @src.magnitude-of-a-negation(float %x) {
  %n = fneg float %x
  %r = call float @llvm.fabs.f32(float %n)
  ret float %r
}
define float @tgt.magnitude-of-a-negation(float %x) {
  %r = call float @llvm.fabs.f32(float %x)
  ret float %r
}

; negation-is-no-difference: wrong
define float @src.negation-is-no-difference(float %x) {
  %r = fneg float %x
  ret float %r
}
define float @tgt.negation-is-no-difference(float %x) {
  %r = fsub float 0.0, %x
  ret float %r
}

; Fast-math flags of conversions, as LLVM 20 has them: operand and result are held to them. LangRef "fptrunc", "fpext".

; extended-nan: wrong
define double @src.extended-nan(float %x) {
  %r = fpext float %x to double
  ret double %r
}
define double @tgt.extended-nan(float %x) {
  %r = fpext nnan float %x to double
  ret double %r
}

; extended-nan-dropped: right
define double @src.extended-nan-dropped(float %x) {
  %r = fpext nnan float %x to double
  ret double %r
}
define double @tgt.extended-nan-dropped(float %x) {
  %r = fpext float %x to double
  ret double %r
}

; truncated-infinity: wrong
define half @src.truncated-infinity(float %x) {
  %r = fptrunc float %x to half
  ret half %r
}
define half @tgt.truncated-infinity(float %x) {
  %r = fptrunc ninf float %x to half
  ret half %r
}

; truncated-infinity-kept: right
define half @src.truncated-infinity-kept(float %x) {
  %r = fptrunc ninf float %x to half
  ret half %r
}
define half @tgt.truncated-infinity-kept(float %x) {
  %r = fptrunc ninf float %x to half
  ret half %r
}

; flags-of-a-comparison-and-a-choice: right
define float @src.flags-of-a-comparison-and-a-choice(float %a, float %b) {
  %c = fcmp arcp ult float %a, %b
  %r = select i1 %c, float %b, float %a
  ret float %r
}
define float @tgt.flags-of-a-comparison-and-a-choice(float %a, float %b) {
  %c = fcmp arcp oge float %a, %b
  %r = select reassoc i1 %c, float %a, float %b
  ret float %r
}

; flags-of-a-comparison-permit-no-other: wrong
define float @src.flags-of-a-comparison-permit-no-other(float %a, float %b) {
  %c = fcmp arcp ult float %a, %b
  %r = select i1 %c, float %b, float %a
  ret float %r
}
define float @tgt.flags-of-a-comparison-permit-no-other(float %a, float %b) {
  %c = fcmp arcp ogt float %a, %b
  %r = select reassoc i1 %c, float %a, float %b
  ret float %r
}

; flags-of-a-negation: right
define float @src.flags-of-a-negation(float %a) {
  %n = fneg contract float %a
  %r = fneg afn float %n
  ret float %r
}
define float @tgt.flags-of-a-negation(float %a) {
  ret float %a
}

; flags-of-a-negation-permit-no-other: wrong
define float @src.flags-of-a-negation-permit-no-other(float %a) {
  %r = fneg contract afn reassoc arcp float %a
  ret float %r
}
define float @tgt.flags-of-a-negation-permit-no-other(float %a) {
  ret float %a
}

; flags-of-an-absolute-value: right
define float @src.flags-of-an-absolute-value(float %a) {
  %n = fneg float %a
  %r = call arcp contract afn reassoc float @llvm.fabs.f32(float %n)
  ret float %r
}
define float @tgt.flags-of-an-absolute-value(float %a) {
  %r = call float @llvm.fabs.f32(float %a)
  ret float %r
}

; flags-of-an-absolute-value-permit-no-other: wrong
define float @src.flags-of-an-absolute-value-permit-no-other(float %a) {
  %r = call arcp contract afn reassoc float @llvm.fabs.f32(float %a)
  ret float %r
}
define float @tgt.flags-of-an-absolute-value-permit-no-other(float %a) {
  ret float %a
}
