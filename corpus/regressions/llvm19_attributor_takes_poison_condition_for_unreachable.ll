; from: generator::ir, profile ir, seed 11, reduced by hand
; what: The attributor ends the function before the call that is passed a byte chosen by poison. That is poison too, and
; what: nothing says that this argument must not be.
; wrong: llvm 19.1.7
; clause: LangRef 19, Poison Values: "Most instructions return poison when one of their arguments is poison. A notable exception
; clause: is the select instruction", which is poison where its condition is. Neither is undefined behaviour.
; verdict: known
; recipe: passes attributor
; expected: site 0 = 7
; got: whatever code comes next in memory
; reproduce: opt-19 -passes=attributor -S corpus/regressions/llvm19_attributor_takes_poison_condition_for_unreachable.ll
target triple = "x86_64-pc-linux-gnu"

declare void @bf_observe(i32, i64)

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

define internal void @chosen(<2 x i4> %vector) noinline {
  %memory = alloca [8 x i8], align 8
  %choice = select <2 x i1> poison, <2 x i4> %vector, <2 x i4> zeroinitializer
  %byte = bitcast <2 x i4> %choice to i8
  call void @llvm.memset.p0.i64(ptr %memory, i8 %byte, i64 8, i1 false)
  call void @bf_observe(i32 0, i64 7)
  ret void
}

define void @entry() {
  call void @chosen(<2 x i4> zeroinitializer)
  ret void
}
