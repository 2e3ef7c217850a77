source_filename = "sample.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

module asm ".ident \22sample\22"

%struct.pair = type { i32, %struct.inner }
%struct.inner = type { ptr, i64 }
%struct.unused = type { i8 }

$shared = comdat any

@numbers = internal unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@text = private unnamed_addr constant [6 x i8] c"hello\00", align 1
@state = dso_local global %struct.pair zeroinitializer, section "data", align 8
@table = hidden global [2 x ptr] [ptr @helper, ptr @shared], align 8
@blocks = internal global [3 x ptr] [ptr blockaddress(@jumps, %first), ptr blockaddress(@jumps, %second), ptr blockaddress(@jumps, %third)]
@elsewhere = external global i32
@another = alias i32, ptr @elsewhere2
@elsewhere2 = global i32 5
@llvm.used = appending global [1 x ptr] [ptr @numbers], section "llvm.metadata"

define dso_local noundef i32 @main_part(i32 noundef %count, ptr nocapture noundef readonly %input) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !10 {
entry:
  %slot = alloca i32, align 4
  %object = alloca %struct.pair, align 8
  store i32 %count, ptr %slot, align 4
  %again = load volatile i32, ptr %slot, align 4
  %field = getelementptr inbounds %struct.pair, ptr %object, i32 0, i32 1
  store i64 1234, ptr %field, align 8
  %positive = icmp sgt i32 %again, 0
  br i1 %positive, label %loop, label %done, !prof !14

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %sum = phi i32 [ 0, %entry ], [ %total, %latch ]
  %address = getelementptr inbounds [4 x i32], ptr @numbers, i64 0, i32 %i
  %element = load i32, ptr %address, align 4, !tbaa !15
  %quotient = sdiv i32 %element, %again
  %bits = call i32 @llvm.ctpop.i32(i32 %quotient), !dbg !13
  switch i32 %bits, label %latch [
    i32 1, label %one
    i32 2, label %two
    i32 17, label %two
  ]

one:
  %got = invoke fastcc i32 @helper(i32 noundef %bits, i32 100)
          to label %latch unwind label %lands

two:
  br label %latch

latch:
  %part = phi i32 [ %bits, %loop ], [ %got, %one ], [ 3, %two ]
  %total = add nsw i32 %sum, %part
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %again
  br i1 %more, label %loop, label %done

lands:
  %caught = landingpad { ptr, i32 }
          cleanup
  call void @shared(ptr %object) #2
  resume { ptr, i32 } %caught

done:
  %result = phi i32 [ 0, %entry ], [ %total, %latch ]
  %callee = load ptr, ptr @table, align 8
  %odd = tail call i32 (ptr, ...) @printf(ptr noundef @text, i32 %result, i64 7)
  %called = call i32 %callee(i32 %odd, ptr null)
  %old = atomicrmw add ptr @state, i32 %called seq_cst, align 4
  %loaded = load atomic i32, ptr @elsewhere acquire, align 4
  %mixed = xor i32 %old, %loaded
  ret i32 %mixed
}

define internal fastcc noundef i32 @helper(i32 noundef %value, i32 %other) unnamed_addr #1 {
  %start = freeze i32 %value
  br label %middle

middle:
  %scaled = mul i32 %start, %other
  br label %end

end:
  %big = or i32 %scaled, 4096
  ret i32 %big
}

define linkonce_odr void @shared(ptr noundef %object) #1 comdat {
  %byte = load i8, ptr %object, align 1
  br label %between

between:
  br label %last

last:
  store i8 %byte, ptr getelementptr inbounds (i8, ptr @state, i64 4), align 1
  ret void
}

define void @jumps(ptr %where) {
  indirectbr ptr %where, [label %first, label %second, label %third]

first:
  ret void

second:
  ret void

third:
  ret void
}

declare i32 @llvm.ctpop.i32(i32)

declare i32 @printf(ptr noundef, ...) #1

declare i32 @__gxx_personality_v0(...)

attributes #0 = { mustprogress noinline uwtable "frame-pointer"="all" "target-cpu"="x86-64" }
attributes #1 = { nounwind memory(readwrite) "frame-pointer"="all" }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}

!0 = !{i32 7, !"Dwarf Version", i32 5}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!3 = !DIFile(filename: "sample.cpp", directory: "/")
!10 = distinct !DISubprogram(name: "main_part", scope: !3, file: !3, line: 3, type: !11, spFlags: DISPFlagDefinition, unit: !2)
!11 = !DISubroutineType(types: !12)
!12 = !{null}
!13 = !DILocation(line: 4, column: 1, scope: !10)
!14 = !{!"branch_weights", i32 10, i32 1}
!15 = !{!16, !16, i64 0}
!16 = !{!"int", !17, i64 0}
!17 = !{!"omnipotent char", !18, i64 0}
!18 = !{!"Simple C++ TBAA"}
