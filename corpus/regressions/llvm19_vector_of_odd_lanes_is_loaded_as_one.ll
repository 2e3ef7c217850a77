; from: profile poison, strategy vector, reduced by hand
; from: corpus/known.toml has it as llvm-loads-odd-lanes-as-one
; what: Every lane is loaded from the address of the first, as one byte. Instruction selection widens a vector whose
; what: lanes do not number a power of two, and asks only whether the vector as a whole is whole bytes before it loads
; what: lane by lane (WidenVecRes_LOAD in LegalizeVectorTypes.cpp; WidenVecOp_STORE asks it of a lane). Of all vectors
; what: of up to 128 bits that are whole bytes: <6 x i12>, <6 x i20>, <10 x i12>, <12 x i6>, <12 x i10>, <20 x i6>,
; what: <24 x i3>, <24 x i5> and <40 x i3>; on AArch64 and RISC-V, too. InstCombine makes them of others, <72 x i1> say.
; wrong: llvm 19.1.7
; clause: LangRef 19, Vector Type, Memory Layout: as if "bitcasted to an integer type with N*M bits" and that stored, the
; clause: elements "packed together (without padding)", element zero in the least significant bits (little-endian).
; verdict: mismatch
; recipe: level -O0
; expected: site 1 = 1
; got: site 1 = 8
; reproduce: clang-19 -O0 -c corpus/regressions/llvm19_vector_of_odd_lanes_is_loaded_as_one.ll
target triple = "x86_64-pc-linux-gnu"

declare void @bf_observe(i32, i64)

; Bit 3 is set: of 24 lanes of three bits, the second is 1 and all others are 0.
@bits = constant [9 x i8] c"\08\00\00\00\00\00\00\00\00"

define void @entry() {
  %lanes = load <24 x i3>, ptr @bits, align 1
  %second = extractelement <24 x i3> %lanes, i32 1
  %wide = zext i3 %second to i64
  call void @bf_observe(i32 1, i64 %wide)
  ret void
}
