; from: conversions of _BitInt by hand
; what: Of an integer of more than 128 bits (ExpandLargeFpConvert.cpp) the expansion of uitofp and sitofp to float does not round
; what: to infinity what is beyond the largest float, but lets the exponent run into the sign.
; wrong: llvm 19.1.7
; clause: LangRef 19, uitofp: "interprets its operand as an unsigned integer quantity and converts it to the corresponding floating-point
; clause: value", rounded "using the default rounding mode"; IEEE 754 4.3.1: to nearest takes what is beyond the largest to infinity.
; verdict: mismatch
; recipe: level -O0
; expected: site 0 = 0x7f800000
; got: site 0 = 0xa3800000
; reproduce: llc-19 -O0 corpus/regressions/llvm19_uitofp_above_128_bits_overflows.ll
target triple = "x86_64-pc-linux-gnu"

declare void @bf_observe(i32, i64)

define void @entry() {
  %place = alloca i200, align 16
  store i200 -1, ptr %place, align 16
  %large = load i200, ptr %place, align 16
  %float = uitofp i200 %large to float
  %bits = bitcast float %float to i32
  %wide = zext i32 %bits to i64
  call void @bf_observe(i32 0, i64 %wide)
  ret void
}
