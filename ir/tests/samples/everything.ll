; ModuleID = 'everything'
source_filename = "everything.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Later = type { i8, %struct.S }
%struct.S = type { i8, i32, [2 x i16] }
%"a b" = type <{ i8, i64 }>
%opaque = type opaque
%packed = type \{ i3, i4, i1, [3 x i8] }/

$comdat = comdat any

@g = dso_local global %struct.S { i8 -1, i32 7, [2 x i16] [i16 1, i16 2] }, align 4
@text = private unnamed_addr constant [4 x i8] c"hi\0A\00", align 1
@inside = internal global ptr getelementptr inbounds (%struct.S, ptr @g, i64 0, i32 2, i64 1), align 8
@nested = global ptr getelementptr (i8, ptr getelementptr inbounds (i8, ptr @g, i64 4), i64 4)
@tight = local_unnamed_addr global %"a b" <{ i8 1, i64 2 }>, align 1, !dbg !0
@outside = external global i32
@tentative = common global [3 x i32] zeroinitializer, align 4
@lanes = weak global <4 x i8> <i8 1, i8 poison, i8 undef, i8 0>
@same = linkonce_odr global <2 x i8> splat (i8 7), comdat($comdat)
@floats = global { half, bfloat, float, double, x86_fp80, fp128 } { half 0xH3C00, bfloat 0xR3F80, float 1.500000e+00, double -2.500000e+00, x86_fp80 0xK3FFF8000000000000000, fp128 0xL00000000000000003FFF000000000000 }
@nan = global float 0x7FF0000020000000
@wide = global i128 -170141183460469231731687303715884105728
@table = constant [2 x ptr] [ptr @later, ptr null]

; Function Attrs: nounwind
define dso_local i32 @arithmetic(i32 noundef %a, i32 %1) local_unnamed_addr #0 {
entry:
  %x = add nuw nsw i32 %a, %1
  %y = sdiv exact i32 %x, 3, !dbg !0
  %z = or disjoint i32 %y, 4
  %w = trunc nuw nsw i32 %z to i8
  %e = zext nneg i8 %w to i32
  %u = uitofp nneg i32 %e to double
  %n = fneg double %u
  %s = fcmp olt double %n, 0.000000e+00
  %c = icmp ne i32 %e, -1
  %v = select i1 %c, i32 %e, i32 poison
  %f = freeze i32 %v
  br i1 %s, label %"then", label %2, !prof !1

then:
  %q = phi i32 [ %f, %entry ], [ %r, %then ]
  %r = add i32 %q, 1
  %d = icmp ult i32 %r, 10
  br i1 %d, label %then, label %2, !llvm.loop !2

2:                                                ; preds = %then, %entry
  %3 = phi i32 [ %r, %then ], [ 0, %entry ]
  switch i32 %3, label %done [
    i32 1, label %trap
    i32 -2, label %done
  ]

trap:
  unreachable

done:
  ret i32 %3
}

define internal void @memory(ptr noalias nocapture sret(%struct.S) align 4 %out, ptr byval(%struct.S) align 8 %in, i1 zeroext %b) {
  %one = alloca %struct.S, align 4
  %many = alloca i32, i32 4
  %field = getelementptr inbounds %struct.S, ptr %one, i32 0, i32 1
  %next = getelementptr nusw nuw i8, ptr %field, i64 1
  %old = load volatile i32, ptr %field, align 4, !tbaa !3, !range !4
  store volatile i32 %old, ptr %many
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %out, ptr align 4 %one, i64 12, i1 false)
  %r = tail call noundef i32 (ptr, ...) @printf(ptr noundef @text, i32 %old, double 1.0) #1
  %k = call i32 @printf(i32 1)
  %l = call fastcc i32 %next(i32 signext 1, ptr dereferenceable(4) dereferenceable_or_null(8) @g)
  musttail call void @memory(ptr sret(%struct.S) %out, ptr byval(%struct.S) %in, i1 %b)
  ret void
}

define { i64, i8 } @aggregates({ i64, i8 } %p, <4 x i32> %v) {
  %a = extractvalue { i64, i8 } %p, 1
  %b = insertvalue { i64, i8 } poison, i8 %a, 1
  %c = extractelement <4 x i32> %v, i64 2
  %d = insertelement <4 x i32> %v, i32 %c, i32 0
  %e = shufflevector <4 x i32> %d, <4 x i32> poison, <2 x i32> <i32 1, i32 poison>
  %f = shufflevector <2 x i32> %e, <2 x i32> %e, <3 x i32> zeroinitializer
  %g = icmp eq <3 x i32> %f, splat (i32 1)
  %h = select <3 x i1> %g, <3 x i32> %f, <3 x i32> zeroinitializer
  ret { i64, i8 } %b
}

define void @fields(ptr %p) {
  %v = loadfield %packed, ptr %p, i32 1, align 4
  storefield volatile %packed, i4 %v, ptr %p, i32 1, align 1
  ret void
}

declare i32 @printf(ptr noundef, ...) #1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

declare void @llvm.dbg.value(metadata, metadata, metadata)

declare range(i32 0, 64) i32 @later(...)
declare nofpclass(nan pinf) float @third(float)
declare void @fourth(ptr dead_on_return)

attributes #0 = { nounwind uwtable(sync) memory(none) "frame-pointer"="all" "alone" }
attributes #1 = { nounwind }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"branch_weights", i32 1, i32 2}
!2 = distinct !{!2}
!3 = !{!3, !3, i64 0}
!4 = !{i32 0, i32 2}
