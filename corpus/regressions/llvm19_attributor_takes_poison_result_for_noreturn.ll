; from: generator::ir, profile ir without undef, seed 12, module 1684, reduced by llvm-reduce
; what: The attributor makes everything after the call unreachable because the result is poison. The result is frozen
; what: before anything depends on it.
; wrong: llvm 19.1.7
; clause: LangRef 19, Poison Values: a result may be poison unless it is noundef; freeze: of poison it "returns an
; clause: arbitrary, but fixed, value". Nothing here is undefined behaviour.
; verdict: known
; recipe: passes attributor
; expected: site 0 = 0, site 5 = 0 or 1
; got: site 0 = 0, then whatever code comes next in memory
; reproduce: opt-19 -passes=attributor -S corpus/regressions/llvm19_attributor_takes_poison_result_for_noreturn.ll
target triple = "x86_64-pc-linux-gnu"

declare void @bf_observe(i32, i64)

define i1 @poison() {
  %product = mul nsw i31 -868405729, 268435455
  call void @bf_observe(i32 0, i64 0)
  %bit = trunc i31 %product to i1
  ret i1 %bit
}

define void @entry() {
  %bit = call i1 @poison()
  %frozen = freeze i1 %bit
  %wide = zext i1 %frozen to i64
  call void @bf_observe(i32 5, i64 %wide)
  ret void
}
