; Pairs of functions of 10 to 20 instructions and more over i32, every value of which is used: random sources, and what
; opt-19 -passes='default<O2>' makes of them. Each target refines its source.
define i32 @src.mul-0(i32 %a, i32 %b) {
  %v0 = xor i32 %b, -1
  %v1 = and i32 %a, %v0
  %v2 = mul i32 %v1, 8
  %v3 = xor i32 %v2, -1
  %c4 = icmp eq i32 %v2, %v3
  %v4 = select i1 %c4, i32 %b, i32 %v2
  %v5 = or i32 %v4, %v3
  %v6 = ashr i32 %v5, 17
  %v7 = xor i32 %v6, 21
  %v8 = lshr i32 %v7, 6
  %c9 = icmp eq i32 %v8, %v1
  %v9 = select i1 %c9, i32 %v1, i32 %a
  %v10 = lshr i32 %v4, 4
  %v11 = shl i32 %v10, 5
  %v12 = sub nsw i32 %v11, 4
  %v13 = ashr i32 %v9, 12
  %v14 = lshr i32 %v11, 7
  %v15 = xor i32 %a, %v7
  %v16 = lshr i32 %v13, 6
  %v17 = xor i32 %v16, %v7
  %v18 = or i32 %v14, %v17
  %v19 = and i32 %v13, %v12
  %v20 = or i32 %v19, %v15
  %v21 = sub i32 %v20, %v18
  ret i32 %v21
}
define i32 @tgt.mul-0(i32 %a, i32 %b) {
  %v0 = xor i32 %b, -1
  %v1 = and i32 %v0, %a
  %c9 = icmp eq i32 %v1, 67108863
  %n1 = ashr i32 %a, 12
  %n2 = shl i32 %v1, 4
  %v11 = and i32 %n2, -32
  %v12 = add nsw i32 %v11, -4
  %v13 = select i1 %c9, i32 16383, i32 %n1
  %v14 = lshr i32 %n2, 7
  %v15 = xor i32 %a, -22
  %v16 = lshr i32 %v13, 6
  %v17 = xor i32 %v16, -22
  %v18 = or i32 %v17, %v14
  %v19 = and i32 %v12, %v13
  %v20 = or i32 %v19, %v15
  %v21 = sub i32 %v20, %v18
  ret i32 %v21
}
define i32 @src.mul-4(i32 %a, i32 %b) {
  %v0 = and i32 %b, %a
  %v1 = add i32 %b, 5
  %v2 = or i32 %v0, %v1
  %v3 = mul i32 %v2, 2
  %v4 = mul i32 %a, 3
  %v5 = ashr i32 %v4, 3
  %v6 = mul i32 %v5, 4
  %v7 = xor i32 %v6, 23
  %v8 = lshr i32 %v4, 3
  %v9 = xor i32 %a, -1
  %v10 = sub i32 %v3, %v9
  %v11 = xor i32 %v10, -1
  %v12 = and i32 %v5, %v7
  %c13 = icmp sgt i32 %v11, %v8
  %v13 = select i1 %c13, i32 %v12, i32 %b
  %v14 = ashr i32 %v13, 16
  %v15 = mul i32 %v9, %v14
  %v16 = mul i32 %v15, -1
  %c17 = icmp slt i32 %v16, %v5
  %v17 = select i1 %c17, i32 %v4, i32 %v5
  ret i32 %v17
}
define i32 @tgt.mul-4(i32 %a, i32 %b) {
  %v0 = and i32 %b, %a
  %v1 = add i32 %b, 5
  %v2 = or i32 %v0, %v1
  %v4 = mul i32 %a, 3
  %v5 = ashr i32 %v4, 3
  %v6 = shl nsw i32 %v5, 2
  %v8 = lshr i32 %v4, 3
  %v9.neg = add i32 %a, 1
  %v3.neg = mul i32 %v2, -2
  %reass.sub = sub i32 %v3.neg, %a
  %v11 = add i32 %reass.sub, -2
  %v12 = and i32 %v6, %v5
  %c13 = icmp sgt i32 %v11, %v8
  %v13 = select i1 %c13, i32 %v12, i32 %b
  %v14 = ashr i32 %v13, 16
  %v15.neg = mul i32 %v14, %v9.neg
  %c17 = icmp slt i32 %v15.neg, %v5
  %v17 = select i1 %c17, i32 %v4, i32 %v5
  ret i32 %v17
}
define i32 @src.mul-8(i32 %a, i32 %b) {
  %v0 = shl i32 %a, 4
  %c1 = icmp sgt i32 %v0, %a
  %v1 = select i1 %c1, i32 %a, i32 %v0
  %c2 = icmp sgt i32 %b, %b
  %v2 = select i1 %c2, i32 %b, i32 %v1
  %v3 = xor i32 %v0, -1
  %c4 = icmp slt i32 %v2, %v3
  %v4 = select i1 %c4, i32 %v3, i32 %a
  %v5 = ashr i32 %v2, 21
  %v6 = and i32 %v4, %v5
  ret i32 %v6
}
define i32 @tgt.mul-8(i32 %a, i32 %b) {
  %v0 = shl i32 %a, 4
  %v1 = tail call i32 @llvm.smin.i32(i32 %v0, i32 %a)
  %v3 = xor i32 %v0, -1
  %c4 = icmp slt i32 %v1, %v3
  %v4 = select i1 %c4, i32 %v3, i32 %a
  %v5 = ashr i32 %v1, 21
  %v6 = and i32 %v4, %v5
  ret i32 %v6
}
define i32 @src.mul-12(i32 %a, i32 %b) {
  %v0 = xor i32 %a, -1
  %v1 = mul i32 %v0, 4
  %v2 = xor i32 %b, -1
  %v3 = and i32 %v1, %v2
  %v4 = xor i32 %v3, -1
  %v5 = xor i32 %v4, -1
  %v6 = shl i32 %v3, 30
  %c7 = icmp ne i32 %v5, %v0
  %v7 = select i1 %c7, i32 %v6, i32 %v1
  %c8 = icmp ult i32 %v7, %v2
  %v8 = select i1 %c8, i32 %v5, i32 %v6
  %v9 = xor i32 %v8, -2
  %v10 = shl i32 %v0, 9
  %v11 = lshr i32 %v10, 28
  %c12 = icmp eq i32 %a, %v9
  %v12 = select i1 %c12, i32 %v11, i32 %v7
  ret i32 %v12
}
define i32 @tgt.mul-12(i32 %a, i32 %b) {
  %v0 = xor i32 %a, -1
  %v1 = shl i32 %v0, 2
  %v2 = xor i32 %b, -1
  %v3 = and i32 %v1, %v2
  %c7.not = icmp eq i32 %v3, %v0
  %v7 = select i1 %c7.not, i32 %v1, i32 0
  %c8 = icmp ult i32 %v7, %v2
  %n1 = xor i32 %v3, -2
  %v9 = select i1 %c8, i32 %n1, i32 -2
  %n2 = lshr i32 %v0, 19
  %v11 = and i32 %n2, 15
  %c12 = icmp eq i32 %v9, %a
  %v12 = select i1 %c12, i32 %v11, i32 %v7
  ret i32 %v12
}
define i32 @src.mul-16(i32 %a, i32 %b) {
  %v0 = or i32 %b, -8
  %v1 = xor i32 %a, -1
  %v2 = mul i32 %v0, 2
  %v3 = xor i32 %v1, -1
  %c4 = icmp ult i32 %b, %v3
  %v4 = select i1 %c4, i32 %v0, i32 %v2
  %v5 = or i32 %v1, %v4
  %v6 = xor i32 %b, -1
  %v7 = xor i32 %v2, -1
  %v8 = ashr i32 %v7, 2
  %v9 = add i32 %v5, 42
  %v10 = xor i32 %v9, %v0
  %v11 = and i32 %v7, %v10
  %v12 = and i32 %v2, %v11
  %v13 = ashr i32 %a, 8
  %v14 = lshr i32 %v12, 24
  %v15 = and i32 %b, %v6
  %v16 = lshr i32 %v8, 21
  %v17 = and i32 %v13, %v16
  %v18 = lshr i32 %v17, 9
  %v19 = or i32 %v18, %v2
  %v20 = xor i32 %v15, %v14
  %v21 = xor i32 %v19, %v20
  ret i32 %v21
}
define range(i32 -16, 0) i32 @tgt.mul-16(i32 %a, i32 %b) {
  %v0 = shl i32 %b, 1
  %v2 = or i32 %v0, -16
  ret i32 %v2
}
define i32 @src.mul-20(i32 %a, i32 %b) {
  %v0 = or i32 %b, 55
  %v1 = xor i32 %v0, -1
  %v2 = xor i32 %a, -1
  %c3 = icmp eq i32 %v2, %b
  %v3 = select i1 %c3, i32 %a, i32 %v1
  %v4 = ashr i32 %v1, 4
  %v5 = shl i32 %v2, 12
  %v6 = add i32 %v4, %v2
  %v7 = and i32 %v3, %v5
  %v8 = shl i32 %v7, 19
  %v9 = shl i32 %v1, 19
  %c10 = icmp slt i32 %v6, %v9
  %v10 = select i1 %c10, i32 %v8, i32 %v6
  ret i32 %v10
}
define i32 @tgt.mul-20(i32 %a, i32 %b) {
  %n1 = and i32 %b, -56
  %v1 = xor i32 %n1, -56
  %v2 = xor i32 %a, -1
  %c3 = icmp eq i32 %v2, %b
  %v3 = select i1 %c3, i32 %a, i32 %v1
  %v4 = ashr i32 %v1, 4
  %v6 = add i32 %v4, %v2
  %n2 = shl i32 %v2, 31
  %n3 = shl i32 %v3, 19
  %v8 = and i32 %n3, %n2
  %v9 = shl i32 %v1, 19
  %c10 = icmp slt i32 %v6, %v9
  %v10 = select i1 %c10, i32 %v8, i32 %v6
  ret i32 %v10
}
define i32 @src.mul-24(i32 %a, i32 %b) {
  %c0 = icmp ult i32 %b, %a
  %v0 = select i1 %c0, i32 %b, i32 %b
  %v1 = ashr i32 %v0, 29
  %v2 = lshr i32 %v1, 20
  %v3 = shl i32 %v2, 26
  %v4 = xor i32 %v3, 19
  %v5 = and i32 %v2, %v1
  %v6 = sub nsw i32 %v4, %v5
  %c7 = icmp slt i32 %v6, %v5
  %v7 = select i1 %c7, i32 %v0, i32 %v5
  %v8 = xor i32 %v2, -1
  %v9 = or i32 %v1, %v3
  %v10 = and i32 %v7, %v9
  %v11 = xor i32 %v10, 37
  %v12 = xor i32 %v11, 63
  %v13 = add i32 %v12, 27
  %v14 = sub i32 %v8, %v6
  %v15 = ashr i32 %v5, 28
  %v16 = mul i32 %v13, -1
  %v17 = xor i32 %v0, %v16
  %v18 = xor i32 %v15, %v14
  %v19 = mul i32 %v17, 7
  ret i32 %v19
}
define i32 @tgt.mul-24(i32 %a, i32 %b) {
  %v1 = ashr i32 %b, 29
  %v2 = lshr i32 %v1, 20
  %v3 = shl i32 %v2, 26
  %v4 = or disjoint i32 %v3, 19
  %v5 = and i32 %v2, %v1
  %v6 = sub i32 %v4, %v5
  %c7 = icmp slt i32 %v6, %v5
  %v7 = select i1 %c7, i32 %b, i32 %v5
  %v9 = or i32 %v3, %v1
  %v10 = and i32 %v7, %v9
  %v12 = xor i32 %v10, 26
  %v16 = sub i32 -27, %v12
  %v17 = xor i32 %v16, %b
  %v19 = mul i32 %v17, 7
  ret i32 %v19
}
define i32 @src.mul-28(i32 %a, i32 %b) {
  %v0 = xor i32 %a, -1
  %v1 = xor i32 %b, 25
  %v2 = xor i32 %b, -1
  %c3 = icmp sgt i32 %v1, %a
  %v3 = select i1 %c3, i32 %v2, i32 %v1
  %v4 = add nsw i32 %a, %v0
  %v5 = mul i32 %v3, 4
  %c6 = icmp slt i32 %v3, %a
  %v6 = select i1 %c6, i32 %v5, i32 %v5
  %c7 = icmp ult i32 %v6, %v6
  %v7 = select i1 %c7, i32 %v5, i32 %b
  %v8 = add nsw i32 %v6, %v1
  %v9 = xor i32 %v8, -1
  %v10 = shl i32 %v7, 18
  %v11 = mul i32 %v8, %v9
  %v12 = xor i32 %v11, -1
  %v13 = mul i32 %v10, %v6
  %v14 = mul i32 %v12, 15
  %v15 = shl i32 %v14, 17
  %v16 = ashr i32 %b, 3
  %v17 = or i32 %v15, %b
  %v18 = ashr i32 %v16, 8
  %v19 = or i32 %v18, %v17
  %v20 = or i32 %v13, %v19
  ret i32 %v20
}
define i32 @tgt.mul-28(i32 %a, i32 %b) {
  %v1 = xor i32 %b, 25
  %v2 = xor i32 %b, -1
  %c3 = icmp sgt i32 %v1, %a
  %v3 = select i1 %c3, i32 %v2, i32 %v1
  %v5 = shl i32 %v3, 2
  %v8 = add nsw i32 %v5, %v1
  %v9 = xor i32 %v8, -1
  %v10 = shl i32 %b, 18
  %v11 = mul i32 %v8, %v9
  %v12 = xor i32 %v11, -1
  %v13 = mul i32 %v10, %v5
  %v15 = mul i32 %v12, 1966080
  %v18 = ashr i32 %b, 11
  %n1 = or i32 %v18, %v13
  %n2 = or i32 %n1, %v15
  %v20 = or i32 %n2, %b
  ret i32 %v20
}
define i32 @src.mul-32(i32 %a, i32 %b) {
  %v0 = xor i32 %a, %a
  %v1 = lshr i32 %b, 7
  %v2 = mul i32 %v1, 7
  %v3 = xor i32 %b, -1
  %v4 = xor i32 %v0, -1
  %v5 = xor i32 %v2, -1
  %v6 = or i32 %v5, %v4
  %v7 = mul i32 %v6, 7
  %v8 = add i32 %v7, %v1
  %c9 = icmp slt i32 %v8, %v0
  %v9 = select i1 %c9, i32 %v3, i32 %v7
  %v10 = xor i32 %v7, 24
  %v11 = ashr i32 %v4, 2
  %v12 = sub i32 %v9, 15
  %v13 = sub i32 %v8, %v8
  %v14 = xor i32 %v10, -1
  %v15 = sub i32 %v14, %v11
  %v16 = and i32 %v13, %v3
  %v17 = or i32 %v16, %v12
  %v18 = and i32 %b, %v17
  %v19 = add nsw i32 %v9, %v18
  %v20 = and i32 %v19, %v15
  ret i32 %v20
}
define range(i32 0, 32) i32 @tgt.mul-32(i32 %a, i32 %b) {
  %v3 = xor i32 %b, -1
  %c9 = icmp ult i32 %b, 896
  %v9 = select i1 %c9, i32 %v3, i32 -7
  %v12 = add i32 %v9, 17
  %v18 = and i32 %v12, %b
  %v19 = add i32 %v18, %v9
  %v20 = and i32 %v19, 31
  ret i32 %v20
}
define i32 @src.mul-36(i32 %a, i32 %b) {
  %v0 = add i32 %b, %a
  %v1 = sub nsw i32 %v0, 9
  %c2 = icmp ult i32 %v0, %v1
  %v2 = select i1 %c2, i32 %a, i32 %v1
  %c3 = icmp ult i32 %v2, %b
  %v3 = select i1 %c3, i32 %v1, i32 %v0
  %v4 = add nsw i32 %v3, %v0
  %v5 = sub i32 %v4, %v2
  %v6 = or i32 %v5, %v1
  %v7 = sub nsw i32 %v6, %v3
  %v8 = xor i32 %v6, -1
  %v9 = lshr i32 %v8, 25
  %v10 = sub i32 %v9, %v7
  ret i32 %v10
}
define i32 @tgt.mul-36(i32 %a, i32 %b) {
  %v0 = add i32 %b, %a
  %v1 = add nsw i32 %v0, -9
  %c2 = icmp ult i32 %v0, 9
  %v2 = select i1 %c2, i32 %a, i32 %v1
  %c3 = icmp ult i32 %v2, %b
  %v3 = select i1 %c3, i32 %v1, i32 %v0
  %v4 = sub i32 %v0, %v2
  %v5 = add i32 %v4, %v3
  %v6 = or i32 %v5, %v1
  %v7.neg = sub i32 %v3, %v6
  %v8 = xor i32 %v6, -1
  %v9 = lshr i32 %v8, 25
  %v10 = add i32 %v7.neg, %v9
  ret i32 %v10
}
define i32 @src.mul-40(i32 %a, i32 %b) {
  %c0 = icmp ne i32 %a, %b
  %v0 = select i1 %c0, i32 %b, i32 %a
  %v1 = add i32 %v0, %b
  %c2 = icmp ult i32 %v1, %b
  %v2 = select i1 %c2, i32 %v0, i32 %v1
  %v3 = xor i32 %v2, %v0
  %v4 = ashr i32 %v3, 6
  %v5 = mul i32 %b, 7
  %v6 = ashr i32 %v4, 17
  %v7 = sub i32 %v6, 14
  %v8 = and i32 %v7, %v5
  %v9 = xor i32 %v2, -1
  %v10 = or i32 %v3, %v8
  %v11 = ashr i32 %v7, 3
  %v12 = shl i32 %v9, 24
  %v13 = sub nsw i32 %v10, %v11
  %v14 = xor i32 %v13, %v12
  ret i32 %v14
}
define i32 @tgt.mul-40(i32 %a, i32 %b) {
  %v1 = shl i32 %b, 1
  %v2 = tail call i32 @llvm.umax.i32(i32 %v1, i32 %b)
  %v3 = xor i32 %v2, %b
  %v5 = mul i32 %b, 7
  %v6 = ashr i32 %v3, 23
  %v7 = add nsw i32 %v6, -14
  %v8 = and i32 %v7, %v5
  %v9 = xor i32 %v2, -1
  %v10 = or i32 %v8, %v3
  %v11 = ashr i32 %v7, 3
  %v12 = shl i32 %v9, 24
  %v13 = sub nsw i32 %v10, %v11
  %v14 = xor i32 %v13, %v12
  ret i32 %v14
}
define i32 @src.mul-44(i32 %a, i32 %b) {
  %c0 = icmp slt i32 %b, %a
  %v0 = select i1 %c0, i32 %b, i32 %a
  %v1 = xor i32 %v0, 27
  %c2 = icmp eq i32 %v1, %a
  %v2 = select i1 %c2, i32 %v0, i32 %a
  %c3 = icmp slt i32 %v2, %v2
  %v3 = select i1 %c3, i32 %v2, i32 %b
  %v4 = xor i32 %v1, -1
  %v5 = and i32 %v4, %v2
  %v6 = ashr i32 %v4, 24
  %c7 = icmp ne i32 %v3, %v5
  %v7 = select i1 %c7, i32 %v6, i32 %v5
  %v8 = or i32 %v5, 58
  %v9 = xor i32 %v6, 52
  %v10 = lshr i32 %v9, 9
  %c11 = icmp eq i32 %v8, %v5
  %v11 = select i1 %c11, i32 %v4, i32 %v0
  %v12 = shl i32 %v2, 15
  %v13 = and i32 %v12, %v10
  %v14 = xor i32 %v11, %v13
  %v15 = xor i32 %v14, %v7
  ret i32 %v15
}
define i32 @tgt.mul-44(i32 %a, i32 %b) {
  %v0 = tail call i32 @llvm.smin.i32(i32 %b, i32 %a)
  %n1 = xor i32 %v0, %a
  %c2 = icmp eq i32 %n1, 27
  %v2 = select i1 %c2, i32 %v0, i32 %a
  %v4 = xor i32 %v0, -28
  %v5 = and i32 %v2, %v4
  %v6 = ashr i32 %v4, 24
  %c7.not = icmp eq i32 %v5, %b
  %v7 = select i1 %c7.not, i32 %v5, i32 %v6
  %v10 = lshr i32 %v6, 9
  %n2 = and i32 %v5, 58
  %c11 = icmp eq i32 %n2, 58
  %v11 = select i1 %c11, i32 %v4, i32 %v0
  %v12 = shl i32 %v2, 15
  %v13 = and i32 %v12, %v10
  %v14 = xor i32 %v7, %v13
  %v15 = xor i32 %v14, %v11
  ret i32 %v15
}
define i32 @src.mul-48(i32 %a, i32 %b) {
  %v0 = mul i32 %b, %b
  %v1 = and i32 %a, %v0
  %c2 = icmp slt i32 %v1, %v0
  %v2 = select i1 %c2, i32 %v0, i32 %a
  %v3 = xor i32 %v2, %v1
  %v4 = xor i32 %v3, -1
  %v5 = xor i32 %a, %a
  %v6 = xor i32 %b, -1
  %c7 = icmp eq i32 %v4, %v5
  %v7 = select i1 %c7, i32 %v6, i32 %v3
  %v8 = sub i32 %v6, %v7
  %v9 = lshr i32 %v8, 25
  %v10 = lshr i32 %a, 7
  %v11 = or i32 %v10, %v9
  ret i32 %v11
}
define range(i32 0, 33554432) i32 @tgt.mul-48(i32 %a, i32 %b) {
  %v0 = mul i32 %b, %b
  %v1 = and i32 %v0, %a
  %c2 = icmp slt i32 %v1, %v0
  %v2 = select i1 %c2, i32 %v0, i32 %a
  %v3 = xor i32 %v2, %v1
  %v6 = xor i32 %b, -1
  %c7 = icmp eq i32 %v3, -1
  %n1 = sub i32 %v6, %v3
  %n2 = lshr i32 %n1, 25
  %v9 = select i1 %c7, i32 0, i32 %n2
  %v10 = lshr i32 %a, 7
  %v11 = or i32 %v9, %v10
  ret i32 %v11
}
define i32 @src.mul-52(i32 %a, i32 %b) {
  %v0 = add i32 %b, 7
  %v1 = add i32 %a, 49
  %v2 = shl i32 %v1, 22
  %v3 = add i32 %v2, 16
  %v4 = or i32 %v2, %v3
  %c5 = icmp eq i32 %v4, %b
  %v5 = select i1 %c5, i32 %v0, i32 %a
  %v6 = add i32 %v5, 25
  %c7 = icmp ult i32 %v6, %a
  %v7 = select i1 %c7, i32 %v1, i32 %a
  %v8 = sub i32 %v7, -5
  %v9 = shl i32 %v8, 8
  %v10 = shl i32 %v9, 3
  %v11 = xor i32 %b, %v10
  %v12 = shl i32 %v11, 4
  %v13 = xor i32 %v8, -1
  %c14 = icmp ne i32 %v13, %v12
  %v14 = select i1 %c14, i32 %v3, i32 %v5
  ret i32 %v14
}
define i32 @tgt.mul-52(i32 %a, i32 %b) {
  %v0 = add i32 %b, 7
  %v1 = add i32 %a, 49
  %v2 = shl i32 %v1, 22
  %v3 = or disjoint i32 %v2, 16
  %c5 = icmp eq i32 %v3, %b
  %v5 = select i1 %c5, i32 %v0, i32 %a
  %v6 = add i32 %v5, 25
  %c7 = icmp ult i32 %v6, %a
  %v7 = select i1 %c7, i32 %v1, i32 %a
  %v8 = shl i32 %v7, 15
  %n1 = add i32 %v8, 163840
  %n2 = shl i32 %b, 4
  %v12 = xor i32 %n1, %n2
  %v13 = sub i32 -6, %v7
  %c14.not = icmp eq i32 %v13, %v12
  %v14 = select i1 %c14.not, i32 %v5, i32 %v3
  ret i32 %v14
}
define i32 @src.mul-56(i32 %a, i32 %b) {
  %v0 = sub nsw i32 %b, 1
  %v1 = mul i32 %a, 3
  %v2 = sub i32 %v1, %a
  %c3 = icmp sgt i32 %a, %v1
  %v3 = select i1 %c3, i32 %v0, i32 %v2
  %v4 = add i32 %b, %v3
  %v5 = or i32 %v4, 8
  %c6 = icmp slt i32 %b, %v4
  %v6 = select i1 %c6, i32 %v5, i32 %b
  %v7 = xor i32 %v0, -1
  %v8 = or i32 %v1, %v3
  %v9 = shl i32 %v8, 10
  %v10 = add i32 %v5, %v6
  %v11 = or i32 %v10, %v7
  %v12 = add i32 %v11, %v9
  ret i32 %v12
}
define i32 @tgt.mul-56(i32 %a, i32 %b) {
  %v0 = add nsw i32 %b, -1
  %v1 = mul i32 %a, 3
  %v2 = shl i32 %a, 1
  %c3 = icmp slt i32 %v1, %a
  %v3 = select i1 %c3, i32 %v0, i32 %v2
  %v4 = add i32 %v3, %b
  %v5 = or i32 %v4, 8
  %c6 = icmp sgt i32 %v4, %b
  %v6 = select i1 %c6, i32 %v5, i32 %b
  %v7 = sub i32 0, %b
  %v8 = or i32 %v3, %v1
  %v9 = shl i32 %v8, 10
  %v10 = add i32 %v6, %v5
  %v11 = or i32 %v10, %v7
  %v12 = add i32 %v11, %v9
  ret i32 %v12
}
define i32 @src.mul-60(i32 %a, i32 %b) {
  %v0 = or i32 %b, 52
  %v1 = xor i32 %v0, -1
  %v2 = sub i32 %a, %v1
  %c3 = icmp ult i32 %b, %v2
  %v3 = select i1 %c3, i32 %v0, i32 %v2
  %v4 = lshr i32 %a, 13
  %v5 = sub i32 %v4, %v3
  %v6 = xor i32 %v5, -1
  %v7 = add i32 %v6, %v2
  %v8 = sub i32 %v6, 49
  %v9 = xor i32 %v7, -1
  %v10 = lshr i32 %v6, 27
  %v11 = xor i32 %v8, 51
  %v12 = xor i32 %v10, %v9
  %v13 = add i32 %v11, %v12
  ret i32 %v13
}
define i32 @tgt.mul-60(i32 %a, i32 %b) {
  %v0 = or i32 %b, 52
  %v1.neg = add i32 %a, 1
  %v2 = add i32 %v1.neg, %v0
  %c3 = icmp ugt i32 %v2, %b
  %v3 = select i1 %c3, i32 %v0, i32 %v2
  %v4 = lshr i32 %a, 13
  %n1 = xor i32 %v4, -1
  %v6 = add i32 %v3, %n1
  %v7 = add i32 %v6, %v2
  %v8 = add i32 %v6, -49
  %v10 = lshr i32 %v6, 27
  %v11 = xor i32 %v8, 51
  %n2 = xor i32 %v10, %v7
  %v12 = xor i32 %n2, -1
  %v13 = add i32 %v11, %v12
  ret i32 %v13
}
define i32 @src.mul-64(i32 %a, i32 %b) {
  %v0 = ashr i32 %b, 7
  %v1 = xor i32 %b, -1
  %v2 = or i32 %v0, 28
  %c3 = icmp slt i32 %v2, %a
  %v3 = select i1 %c3, i32 %v1, i32 %v1
  %c4 = icmp ult i32 %v3, %v3
  %v4 = select i1 %c4, i32 %b, i32 %v2
  %v5 = sub nsw i32 %v4, 33
  %v6 = shl i32 %v5, 26
  %v7 = mul i32 %v6, 4
  %v8 = or i32 %v7, %v0
  %v9 = shl i32 %v8, 4
  %c10 = icmp ult i32 %a, %v9
  %v10 = select i1 %c10, i32 %v4, i32 %v6
  %v11 = or i32 %v10, %v3
  %c12 = icmp ult i32 %v6, %v11
  %v12 = select i1 %c12, i32 %b, i32 %b
  ret i32 %v12
}
define i32 @tgt.mul-64(i32 %a, i32 returned %b) {
  ret i32 %b
}
define i32 @src.mul-68(i32 %a, i32 %b) {
  %c0 = icmp sgt i32 %a, %b
  %v0 = select i1 %c0, i32 %b, i32 %a
  %c1 = icmp eq i32 %v0, %a
  %v1 = select i1 %c1, i32 %a, i32 %v0
  %v2 = xor i32 %v1, -1
  %c3 = icmp ne i32 %b, %v2
  %v3 = select i1 %c3, i32 %v0, i32 %v0
  %c4 = icmp slt i32 %v3, %v1
  %v4 = select i1 %c4, i32 %v3, i32 %v2
  %c5 = icmp eq i32 %v4, %v3
  %v5 = select i1 %c5, i32 %b, i32 %v2
  %c6 = icmp slt i32 %v5, %v1
  %v6 = select i1 %c6, i32 %v5, i32 %v3
  ret i32 %v6
}
define i32 @tgt.mul-68(i32 %a, i32 %b) {
  %v0 = tail call i32 @llvm.smin.i32(i32 %a, i32 %b)
  %v2 = xor i32 %v0, -1
  %v6 = tail call i32 @llvm.smin.i32(i32 %v0, i32 %v2)
  ret i32 %v6
}
define i32 @src.mul-72(i32 %a, i32 %b) {
  %c0 = icmp ne i32 %b, %a
  %v0 = select i1 %c0, i32 %a, i32 %a
  %v1 = ashr i32 %a, 5
  %v2 = xor i32 %v1, -1
  %v3 = ashr i32 %v2, 9
  %v4 = mul i32 %v3, 7
  %c5 = icmp eq i32 %v0, %v4
  %v5 = select i1 %c5, i32 %b, i32 %v2
  %v6 = or i32 %v4, %v3
  %c7 = icmp ult i32 %v6, %v5
  %v7 = select i1 %c7, i32 %v0, i32 %v2
  %v8 = or i32 %v2, 54
  %v9 = xor i32 %v7, -1
  %v10 = xor i32 %v1, -1
  %c11 = icmp eq i32 %v8, %v8
  %v11 = select i1 %c11, i32 %v9, i32 %v10
  %c12 = icmp eq i32 %v3, %v11
  %v12 = select i1 %c12, i32 %v5, i32 %v0
  %v13 = ashr i32 %v8, 3
  %v14 = or i32 %b, %v4
  %v15 = add i32 %v13, %v10
  %v16 = or i32 %v14, %v12
  %v17 = add i32 %v15, %v16
  ret i32 %v17
}
define i32 @tgt.mul-72(i32 %a, i32 %b) {
  %v1 = ashr i32 %a, 5
  %v2 = xor i32 %v1, -1
  %v3 = ashr i32 %v2, 9
  %v4 = mul nsw i32 %v3, 7
  %c5 = icmp eq i32 %v4, %a
  %v5 = select i1 %c5, i32 %b, i32 %v2
  %v6 = or i32 %v4, %v3
  %c7 = icmp ult i32 %v6, %v5
  %v7 = select i1 %c7, i32 %a, i32 %v2
  %n1 = xor i32 %v7, %v3
  %c12 = icmp eq i32 %n1, -1
  %v12 = select i1 %c12, i32 %v5, i32 %a
  %n2 = ashr i32 %a, 8
  %n3 = and i32 %n2, -7
  %n4 = or i32 %v12, %b
  %v16 = or i32 %n4, %v4
  %n5 = add nsw i32 %v1, %n3
  %reass.sub2 = sub i32 %v16, %n5
  %v17 = add i32 %reass.sub2, -2
  ret i32 %v17
}
define i32 @src.mul-76(i32 %a, i32 %b) {
  %v0 = xor i32 %b, %a
  %v1 = add i32 %v0, 61
  %v2 = mul i32 %b, -8
  %v3 = add i32 %b, %v2
  %v4 = ashr i32 %v3, 20
  %c5 = icmp sgt i32 %v4, %v1
  %v5 = select i1 %c5, i32 %v0, i32 %v2
  %v6 = sub i32 %v5, %v2
  %c7 = icmp eq i32 %v0, %v6
  %v7 = select i1 %c7, i32 %a, i32 %v1
  %v8 = and i32 %v7, %v2
  %v9 = xor i32 %v8, -1
  %c10 = icmp sgt i32 %v9, %b
  %v10 = select i1 %c10, i32 %v6, i32 %v6
  %v11 = shl i32 %v10, 19
  %c12 = icmp ne i32 %v8, %v8
  %v12 = select i1 %c12, i32 %v11, i32 %v4
  ret i32 %v12
}
define range(i32 -2048, 2048) i32 @tgt.mul-76(i32 %a, i32 %b) {
  %v3 = mul i32 %b, -7
  %v4 = ashr i32 %v3, 20
  ret i32 %v4
}
define i32 @src.mul-80(i32 %a, i32 %b) {
  %c0 = icmp sgt i32 %b, %a
  %v0 = select i1 %c0, i32 %a, i32 %b
  %c1 = icmp ne i32 %b, %v0
  %v1 = select i1 %c1, i32 %b, i32 %v0
  %v2 = xor i32 %v1, -1
  %v3 = or i32 %v2, %v0
  %c4 = icmp ult i32 %v2, %b
  %v4 = select i1 %c4, i32 %v3, i32 %b
  %c5 = icmp eq i32 %v4, %b
  %v5 = select i1 %c5, i32 %v1, i32 %v4
  %c6 = icmp ult i32 %v5, %v3
  %v6 = select i1 %c6, i32 %v2, i32 %v0
  %c7 = icmp ult i32 %v6, %a
  %v7 = select i1 %c7, i32 %v0, i32 %a
  %c8 = icmp sgt i32 %v7, %v7
  %v8 = select i1 %c8, i32 %a, i32 %a
  %c9 = icmp slt i32 %a, %v7
  %v9 = select i1 %c9, i32 %v8, i32 %a
  %c10 = icmp ult i32 %v1, %v9
  %v10 = select i1 %c10, i32 %b, i32 %v3
  ret i32 %v10
}
define i32 @tgt.mul-80(i32 %a, i32 %b) {
  %v0 = tail call i32 @llvm.smin.i32(i32 %b, i32 %a)
  %v2 = xor i32 %b, -1
  %v3 = or i32 %v0, %v2
  %c10 = icmp ult i32 %b, %a
  %v10 = select i1 %c10, i32 %b, i32 %v3
  ret i32 %v10
}
define i32 @src.mul-84(i32 %a, i32 %b) {
  %c0 = icmp slt i32 %b, %a
  %v0 = select i1 %c0, i32 %a, i32 %a
  %v1 = shl i32 %v0, 8
  %v2 = and i32 %v1, 62
  %v3 = mul i32 %v2, 4
  %c4 = icmp eq i32 %v3, %v3
  %v4 = select i1 %c4, i32 %v2, i32 %v0
  %v5 = or i32 %v3, %v4
  %v6 = and i32 %v0, %v5
  %v7 = sub i32 %v6, 64
  %v8 = sub i32 %v7, 46
  %v9 = mul i32 %v8, -1
  %v10 = ashr i32 %v7, 1
  %v11 = add i32 %v10, 45
  %v12 = or i32 %v11, 5
  %c13 = icmp sgt i32 %v7, %v3
  %v13 = select i1 %c13, i32 %v9, i32 %v11
  %v14 = or i32 %v2, 54
  %c15 = icmp slt i32 %v4, %v12
  %v15 = select i1 %c15, i32 %v0, i32 %v12
  %v16 = mul i32 %v13, 8
  %v17 = or i32 %v15, %v16
  ret i32 %v17
}
define i32 @tgt.mul-84(i32 %a, i32 %b) {
  %v17 = or i32 %a, 104
  ret i32 %v17
}
define i32 @src.mul-88(i32 %a, i32 %b) {
  %c0 = icmp ult i32 %a, %b
  %v0 = select i1 %c0, i32 %a, i32 %b
  %v1 = mul i32 %a, -1
  %c2 = icmp sgt i32 %v1, %b
  %v2 = select i1 %c2, i32 %v0, i32 %b
  %v3 = xor i32 %v2, 38
  %v4 = xor i32 %b, %v3
  %v5 = mul i32 %v4, 2
  %v6 = sub i32 %v5, %b
  %v7 = xor i32 %v6, -1
  %c8 = icmp ult i32 %v7, %v0
  %v8 = select i1 %c8, i32 %v0, i32 %v1
  %v9 = sub i32 %v8, %v3
  %v10 = mul i32 %a, 8
  %v11 = xor i32 %v10, -1
  %v12 = ashr i32 %v9, 15
  %v13 = xor i32 %v12, %v2
  %v14 = sub i32 %v5, %v11
  %v15 = lshr i32 %v4, 1
  %v16 = ashr i32 %v7, 15
  %v17 = shl i32 %v14, 7
  %v18 = mul i32 %v16, 8
  %v19 = ashr i32 %v18, 14
  %v20 = lshr i32 %v18, 3
  %v21 = and i32 %v15, %v7
  %v22 = add nsw i32 %v21, %v7
  %v23 = or i32 %v22, %v20
  %v24 = add i32 %v6, %v11
  %v25 = and i32 %v24, %v23
  %v26 = lshr i32 %v8, 22
  %v27 = xor i32 %v25, %v26
  %v28 = sub nsw i32 %v27, %v22
  %v29 = ashr i32 %v17, 2
  %v30 = ashr i32 %v19, 10
  %v31 = sub i32 %v30, %v28
  %v32 = shl i32 %v29, 1
  %v33 = xor i32 %v32, %v31
  ret i32 %v33
}
define i32 @tgt.mul-88(i32 %a, i32 %b) {
  %v0 = tail call i32 @llvm.umin.i32(i32 %a, i32 %b)
  %v1 = sub i32 0, %a
  %c2 = icmp sgt i32 %v1, %b
  %v2 = select i1 %c2, i32 %v0, i32 %b
  %n1 = xor i32 %v2, %b
  %v4 = xor i32 %n1, 38
  %v5 = shl i32 %v4, 1
  %v6 = sub i32 %v5, %b
  %v7 = xor i32 %v6, -1
  %c8 = icmp ugt i32 %v0, %v7
  %v8 = select i1 %c8, i32 %v0, i32 %v1
  %v10 = shl i32 %a, 3
  %v11 = xor i32 %v10, -1
  %v14 = sub i32 %v5, %v11
  %v15 = lshr i32 %v4, 1
  %v17 = shl i32 %v14, 7
  %n2 = ashr i32 %v7, 12
  %v20 = lshr i32 %n2, 3
  %v21 = and i32 %v15, %v7
  %v22 = add nsw i32 %v21, %v7
  %v23 = or i32 %v22, %v20
  %v24 = add i32 %v6, %v11
  %v25 = and i32 %v23, %v24
  %v26 = lshr i32 %v8, 22
  %v27 = xor i32 %v25, %v26
  %v30 = ashr i32 %v7, 31
  %v28.neg = add i32 %v22, %v30
  %v31 = sub i32 %v28.neg, %v27
  %v32 = ashr exact i32 %v17, 1
  %v33 = xor i32 %v31, %v32
  ret i32 %v33
}
define i32 @src.mul-92(i32 %a, i32 %b) {
  %v0 = add i32 %b, 22
  %v1 = xor i32 %b, -1
  %v2 = shl i32 %a, 17
  %c3 = icmp ne i32 %b, %v2
  %v3 = select i1 %c3, i32 %v2, i32 %v1
  %v4 = add i32 %v3, %v0
  %c5 = icmp sgt i32 %a, %v4
  %v5 = select i1 %c5, i32 %v3, i32 %a
  %v6 = and i32 %v5, %v2
  %c7 = icmp slt i32 %v4, %b
  %v7 = select i1 %c7, i32 %v6, i32 %a
  %v8 = xor i32 %v2, -1
  %v9 = sub i32 %v8, %v7
  %v10 = xor i32 %v4, -1
  %v11 = lshr i32 %v9, 8
  %c12 = icmp eq i32 %v10, %v11
  %v12 = select i1 %c12, i32 %v3, i32 %v7
  %v13 = mul i32 %v4, 8
  %v14 = xor i32 %v13, %v12
  ret i32 %v14
}
define i32 @tgt.mul-92(i32 %a, i32 %b) {
  %v0 = add i32 %b, 22
  %v1 = xor i32 %b, -1
  %v2 = shl i32 %a, 17
  %c3.not = icmp eq i32 %v2, %b
  %v3 = select i1 %c3.not, i32 %v1, i32 %v2
  %v4 = add i32 %v0, %v3
  %c5 = icmp slt i32 %v4, %a
  %v5 = select i1 %c5, i32 %v3, i32 %a
  %v6 = and i32 %v5, %v2
  %c7 = icmp slt i32 %v4, %b
  %v7 = select i1 %c7, i32 %v6, i32 %a
  %v8 = xor i32 %v2, -1
  %v9 = sub i32 %v8, %v7
  %v11 = lshr i32 %v9, 8
  %n1 = xor i32 %v11, %v4
  %c12 = icmp eq i32 %n1, -1
  %v12 = select i1 %c12, i32 %v3, i32 %v7
  %v13 = shl i32 %v4, 3
  %v14 = xor i32 %v12, %v13
  ret i32 %v14
}
define i32 @src.mul-96(i32 %a, i32 %b) {
  %v0 = sub i32 %a, %b
  %v1 = mul i32 %v0, 3
  %v2 = or i32 %v1, 16
  %v3 = mul i32 %v2, -1
  %c4 = icmp eq i32 %v3, %a
  %v4 = select i1 %c4, i32 %v2, i32 %b
  %v5 = xor i32 %v2, -1
  %v6 = xor i32 %v4, -1
  %v7 = xor i32 %v5, %v6
  %v8 = or i32 %v7, 21
  %v9 = xor i32 %v5, %v8
  %c10 = icmp slt i32 %v5, %v7
  %v10 = select i1 %c10, i32 %v9, i32 %v6
  %v11 = lshr i32 %v10, 21
  ret i32 %v11
}
define range(i32 0, 2048) i32 @tgt.mul-96(i32 %a, i32 %b) {
  %v0 = sub i32 %a, %b
  %v1 = mul i32 %v0, 3
  %v2 = or i32 %v1, 16
  %v3 = sub nsw i32 0, %v2
  %c4 = icmp eq i32 %v3, %a
  %v4 = select i1 %c4, i32 %v1, i32 %b
  %v10 = xor i32 %v4, -1
  %v11 = lshr i32 %v10, 21
  ret i32 %v11
}
define i32 @src.nomul-0(i32 %a, i32 %b) {
  %v0 = xor i32 %b, -1
  %v1 = and i32 %a, %v0
  %v2 = add i32 %v1, %v1
  %c3 = icmp ne i32 %b, %v2
  %v3 = select i1 %c3, i32 %a, i32 %a
  %v4 = ashr i32 %v3, 20
  %v5 = or i32 %v2, %v4
  %v6 = xor i32 %v5, 21
  %v7 = lshr i32 %v6, 6
  %c8 = icmp eq i32 %v7, %v1
  %v8 = select i1 %c8, i32 %v1, i32 %a
  %v9 = lshr i32 %v4, 4
  %v10 = shl i32 %v9, 5
  %v11 = sub nsw i32 %v10, 4
  %v12 = ashr i32 %v8, 12
  %v13 = xor i32 %v4, -1
  %v14 = or i32 %v12, %v7
  %v15 = lshr i32 %v11, 6
  %v16 = xor i32 %v14, %v7
  %v17 = or i32 %v13, %v16
  %v18 = lshr i32 %v15, 11
  %v19 = or i32 %v17, %v18
  ret i32 %v19
}
define i32 @tgt.nomul-0(i32 %a, i32 %b) {
  %v0 = xor i32 %b, -1
  %v1 = and i32 %v0, %a
  %v2 = shl i32 %v1, 1
  %v4 = ashr i32 %a, 20
  %v5 = or i32 %v2, %v4
  %v7 = lshr i32 %v5, 6
  %c8 = icmp eq i32 %v7, %v1
  %v8 = select i1 %c8, i32 %v1, i32 %a
  %n1 = shl nsw i32 %v4, 1
  %v10 = and i32 %n1, -32
  %v11 = add nsw i32 %v10, -4
  %v12 = ashr i32 %v8, 12
  %v13 = xor i32 %v4, -1
  %v15 = lshr i32 %v11, 17
  %n2 = xor i32 %v7, -1
  %v16 = and i32 %v12, %n2
  %v17 = or i32 %v15, %v13
  %v19 = or i32 %v17, %v16
  ret i32 %v19
}
define i32 @src.nomul-4(i32 %a, i32 %b) {
  %v0 = shl i32 %b, 13
  %c1 = icmp sgt i32 %a, %v0
  %v1 = select i1 %c1, i32 %v0, i32 %a
  %c2 = icmp eq i32 %a, %b
  %v2 = select i1 %c2, i32 %v1, i32 %a
  %c3 = icmp eq i32 %a, %v2
  %v3 = select i1 %c3, i32 %v0, i32 %v2
  %v4 = ashr i32 %v3, 4
  %v5 = lshr i32 %a, 10
  %v6 = add i32 %v5, %v4
  %v7 = ashr i32 %v6, 17
  %v8 = add i32 %v7, 23
  %v9 = add nsw i32 %v8, %v4
  %v10 = xor i32 %b, -1
  %c11 = icmp slt i32 %v10, %v1
  %v11 = select i1 %c11, i32 %v9, i32 %v10
  %c12 = icmp ne i32 %v11, %v9
  %v12 = select i1 %c12, i32 %b, i32 %a
  ret i32 %v12
}
define i32 @tgt.nomul-4(i32 %a, i32 %b) {
  %v0 = shl i32 %b, 13
  %v1 = tail call i32 @llvm.smin.i32(i32 %v0, i32 %a)
  %c2 = icmp eq i32 %a, %b
  %v2 = select i1 %c2, i32 %v1, i32 %a
  %c3 = icmp eq i32 %v2, %a
  %v3 = select i1 %c3, i32 %v0, i32 %v2
  %v4 = ashr i32 %v3, 4
  %v5 = lshr i32 %a, 10
  %v6 = add nsw i32 %v4, %v5
  %v7 = ashr i32 %v6, 17
  %v10 = xor i32 %b, -1
  %c11 = icmp sgt i32 %v1, %v10
  %n1 = add nsw i32 %v4, %v7
  %n2 = sub nsw i32 -24, %n1
  %c12.not1 = icmp eq i32 %n2, %b
  %c12.not = select i1 %c11, i1 true, i1 %c12.not1
  %v12 = select i1 %c12.not, i32 %a, i32 %b
  ret i32 %v12
}
define i32 @src.nomul-8(i32 %a, i32 %b) {
  %v0 = shl i32 %b, 19
  %v1 = sub nsw i32 %v0, 9
  %v2 = ashr i32 %a, 0
  %v3 = xor i32 %v1, -1
  %v4 = add nsw i32 %v3, %v3
  %v5 = xor i32 %v4, %v2
  %c6 = icmp sgt i32 %v5, %b
  %v6 = select i1 %c6, i32 %v3, i32 %v2
  %v7 = xor i32 %v6, -1
  %v8 = and i32 %v7, %v0
  %c9 = icmp ult i32 %v0, %v8
  %v9 = select i1 %c9, i32 %v7, i32 %b
  %v10 = lshr i32 %v9, 26
  %c11 = icmp ne i32 %v10, %v0
  %v11 = select i1 %c11, i32 %v8, i32 %v1
  %c12 = icmp sgt i32 %v4, %v11
  %v12 = select i1 %c12, i32 %v7, i32 %a
  ret i32 %v12
}
define i32 @tgt.nomul-8(i32 %a, i32 %b) {
  %v0 = shl i32 %b, 19
  %v1 = add nsw i32 %v0, -9
  %v3 = sub i32 8, %v0
  %v4 = shl nsw i32 %v3, 1
  %v5 = xor i32 %v4, %a
  %c6 = icmp sgt i32 %v5, %b
  %v6 = select i1 %c6, i32 %v3, i32 %a
  %v7 = xor i32 %v6, -1
  %v8 = and i32 %v0, %v7
  %v10 = lshr i32 %b, 26
  %c11.not = icmp eq i32 %v10, %v0
  %v11 = select i1 %c11.not, i32 %v1, i32 %v8
  %c12 = icmp sgt i32 %v4, %v11
  %v12 = select i1 %c12, i32 %v7, i32 %a
  ret i32 %v12
}
define i32 @src.nomul-12(i32 %a, i32 %b) {
  %v0 = xor i32 %a, 27
  %v1 = lshr i32 %v0, 13
  %v2 = shl i32 %b, 8
  %c3 = icmp eq i32 %a, %v1
  %v3 = select i1 %c3, i32 %v2, i32 %v0
  %v4 = add i32 %v3, 22
  %v5 = add i32 %v4, 44
  %v6 = shl i32 %v5, 28
  %c7 = icmp slt i32 %v6, %v6
  %v7 = select i1 %c7, i32 %v5, i32 %v4
  %v8 = or i32 %v7, 39
  %v9 = add i32 %v8, %v5
  ret i32 %v9
}
define i32 @tgt.nomul-12(i32 %a, i32 %b) {
  %v0 = xor i32 %a, 27
  %v2 = shl i32 %b, 8
  %c3 = icmp eq i32 %a, 0
  %v3 = select i1 %c3, i32 %v2, i32 %v0
  %v4 = add i32 %v3, 22
  %v5 = add i32 %v3, 66
  %v8 = or i32 %v4, 39
  %v9 = add i32 %v5, %v8
  ret i32 %v9
}
define i32 @src.nomul-16(i32 %a, i32 %b) {
  %c0 = icmp eq i32 %a, %b
  %v0 = select i1 %c0, i32 %a, i32 %a
  %v1 = xor i32 %b, -1
  %v2 = add i32 %v0, %v1
  %v3 = ashr i32 %v2, 15
  %v4 = sub i32 %v3, %b
  %v5 = or i32 %v4, %a
  %v6 = ashr i32 %a, 31
  %v7 = shl i32 %v1, 12
  %v8 = add i32 %v4, %v2
  %v9 = and i32 %v6, %v5
  %v10 = shl i32 %v8, 19
  %v11 = or i32 %v9, %v10
  %c12 = icmp slt i32 %v7, %v11
  %v12 = select i1 %c12, i32 %v2, i32 %v5
  %v13 = shl i32 %v12, 26
  %v14 = sub i32 %v13, %v7
  %v15 = ashr i32 %v5, 24
  %v16 = ashr i32 %v14, 4
  %v17 = xor i32 %v16, %v5
  %v18 = lshr i32 %v17, 26
  %v19 = sub nsw i32 %v15, %v18
  ret i32 %v19
}
define range(i32 -191, 128) i32 @tgt.nomul-16(i32 %a, i32 %b) {
  %v1 = xor i32 %b, -1
  %v2 = add i32 %v1, %a
  %v3 = ashr i32 %v2, 15
  %v4 = sub i32 %v3, %b
  %v5 = or i32 %v4, %a
  %v7 = shl i32 %v1, 12
  %v8 = add i32 %v4, %v2
  %isneg = icmp slt i32 %a, 0
  %v9 = select i1 %isneg, i32 %v5, i32 0
  %v10 = shl i32 %v8, 19
  %v11 = or i32 %v9, %v10
  %c12 = icmp slt i32 %v7, %v11
  %v12 = select i1 %c12, i32 %v2, i32 %v5
  %v13 = shl i32 %v12, 26
  %v14 = sub i32 %v13, %v7
  %v15 = ashr i32 %v5, 24
  %v16 = ashr exact i32 %v14, 4
  %v17 = xor i32 %v16, %v5
  %v18 = lshr i32 %v17, 26
  %v19 = sub nsw i32 %v15, %v18
  ret i32 %v19
}
define i32 @src.nomul-20(i32 %a, i32 %b) {
  %v0 = ashr i32 %b, 9
  %v1 = xor i32 %b, 11
  %v2 = shl i32 %v1, 7
  %v3 = shl i32 %a, 20
  %v4 = xor i32 %v3, %v0
  %v5 = xor i32 %v2, %v4
  %v6 = xor i32 %v5, %v0
  %v7 = xor i32 %v6, -1
  %v8 = xor i32 %v7, 46
  %v9 = xor i32 %v8, -1
  %v10 = or i32 %v3, %v9
  %v11 = xor i32 %v10, -1
  %v12 = sub nsw i32 %v9, -8
  %v13 = xor i32 %v12, 10
  %v14 = and i32 %v0, %v11
  %v15 = shl i32 %v0, 31
  %v16 = lshr i32 %v1, 8
  %v17 = add nsw i32 %v16, %v15
  %v18 = xor i32 %v13, %v2
  %v19 = ashr i32 %a, 20
  %v20 = add i32 %v17, %v18
  %v21 = sub i32 %v14, %v19
  %v22 = or i32 %v21, %v20
  ret i32 %v22
}
define i32 @tgt.nomul-20(i32 %a, i32 %b) {
  %v0 = ashr i32 %b, 9
  %v1 = shl i32 %b, 7
  %v2 = xor i32 %v1, 1408
  %v3 = shl i32 %a, 20
  %v6 = xor i32 %v2, %v3
  %n1 = or i32 %v3, %v2
  %v11 = xor i32 %n1, -47
  %v13 = or disjoint i32 %v6, 60
  %v14 = and i32 %v11, %v0
  %v15 = shl i32 %v0, 31
  %v16 = lshr i32 %b, 8
  %v17 = or disjoint i32 %v15, %v16
  %v18 = xor i32 %v13, %v2
  %v19 = ashr i32 %a, 20
  %v20 = add i32 %v17, %v18
  %v21 = sub i32 %v14, %v19
  %v22 = or i32 %v21, %v20
  ret i32 %v22
}
define i32 @src.nomul-24(i32 %a, i32 %b) {
  %v0 = xor i32 %a, %b
  %c1 = icmp eq i32 %v0, %b
  %v1 = select i1 %c1, i32 %a, i32 %v0
  %v2 = sub nsw i32 %v1, %v1
  %v3 = shl i32 %v2, 12
  %v4 = xor i32 %v1, %v3
  %v5 = xor i32 %v0, %v4
  %v6 = shl i32 %v5, 30
  %c7 = icmp eq i32 %v4, %v0
  %v7 = select i1 %c7, i32 %v6, i32 %v4
  %v8 = and i32 %v7, %a
  %v9 = add i32 %v8, %v5
  %v10 = add i32 %v9, 12
  %v11 = xor i32 %v10, -1
  %c12 = icmp sgt i32 %v11, %v2
  %v12 = select i1 %c12, i32 %v9, i32 %v0
  %v13 = shl i32 %v12, 21
  %v14 = xor i32 %v7, -1
  %v15 = ashr i32 %v14, 3
  %v16 = sub nsw i32 %v15, %v15
  %v17 = or i32 %v16, %v13
  ret i32 %v17
}
define range(i32 0, -2097151) i32 @tgt.nomul-24(i32 %a, i32 %b) {
  %v0 = xor i32 %b, %a
  %c1 = icmp eq i32 %a, 0
  %v1 = select i1 %c1, i32 0, i32 %v0
  %v5 = xor i32 %v1, %v0
  %c7 = icmp eq i32 %v1, %v0
  %v7 = select i1 %c7, i32 0, i32 %v1
  %v8 = and i32 %v7, %a
  %v9 = add i32 %v8, %v5
  %notsub = add i32 %v9, 12
  %c12 = icmp slt i32 %notsub, -1
  %v12 = select i1 %c12, i32 %v9, i32 %v0
  %v13 = shl i32 %v12, 21
  ret i32 %v13
}
define i32 @src.nomul-28(i32 %a, i32 %b) {
  %c0 = icmp sgt i32 %a, %b
  %v0 = select i1 %c0, i32 %b, i32 %b
  %v1 = xor i32 %v0, 30
  %v2 = ashr i32 %a, 18
  %v3 = shl i32 %v2, 29
  %v4 = or i32 %v1, 23
  %v5 = xor i32 %v4, 29
  %v6 = sub i32 %b, 10
  %c7 = icmp ne i32 %v5, %v4
  %v7 = select i1 %c7, i32 %v3, i32 %v6
  %v8 = ashr i32 %v1, 13
  %v9 = xor i32 %v3, -1
  %v10 = xor i32 %v7, -1
  %v11 = or i32 %v10, %v9
  %v12 = sub i32 %v6, %v8
  %c13 = icmp slt i32 %a, %v11
  %v13 = select i1 %c13, i32 %v8, i32 %v12
  %v14 = xor i32 %v8, -1
  %v15 = shl i32 %v3, 7
  %v16 = xor i32 %b, %v6
  %v17 = ashr i32 %v11, 2
  %v18 = sub i32 %v14, %v15
  %v19 = lshr i32 %v1, 20
  %v20 = lshr i32 %v18, 7
  %v21 = shl i32 %v13, 23
  %v22 = and i32 %v21, %v17
  %v23 = sub nsw i32 %v16, %v2
  %v24 = lshr i32 %v17, 10
  %v25 = shl i32 %b, 4
  %v26 = add nsw i32 %v19, %v2
  %v27 = add nsw i32 %v17, %v22
  %v28 = and i32 %v27, %v23
  %v29 = sub i32 %v28, %v20
  %v30 = lshr i32 %a, 25
  %v31 = and i32 %v25, %v21
  %v32 = xor i32 %v24, %v26
  %v33 = lshr i32 %v9, 21
  %v34 = lshr i32 %v29, 23
  %v35 = xor i32 %v34, %v15
  %v36 = ashr i32 %v33, 5
  %v37 = lshr i32 %v1, 17
  ret i32 %v37
}
define range(i32 0, 32768) i32 @tgt.nomul-28(i32 %a, i32 %b) {
  %v37 = lshr i32 %b, 17
  ret i32 %v37
}
define i32 @src.nomul-32(i32 %a, i32 %b) {
  %v0 = sub nsw i32 %b, %a
  %v1 = xor i32 %v0, -1
  %v2 = sub nsw i32 %v1, %v0
  %v3 = xor i32 %v2, -1
  %v4 = lshr i32 %v3, 25
  %v5 = xor i32 %v4, -1
  %v6 = ashr i32 %v5, 14
  %v7 = lshr i32 %v2, 17
  %v8 = shl i32 %v7, 1
  %v9 = lshr i32 %v8, 5
  %v10 = xor i32 %v9, %v6
  ret i32 %v10
}
define range(i32 -2048, 0) i32 @tgt.nomul-32(i32 %a, i32 %b) {
  %v0 = sub nsw i32 %b, %a
  %v1 = xor i32 %v0, -1
  %v2 = sub nsw i32 %v1, %v0
  %n1 = lshr i32 %v2, 21
  %v10 = xor i32 %n1, -1
  ret i32 %v10
}
define i32 @src.nomul-36(i32 %a, i32 %b) {
  %v0 = sub i32 %b, %a
  %v1 = xor i32 %v0, -1
  %v2 = sub nsw i32 %v1, %a
  %v3 = sub nsw i32 %b, 30
  %v4 = ashr i32 %v0, 7
  %v5 = add i32 %v3, %v2
  %v6 = xor i32 %v1, -1
  %v7 = xor i32 %v5, -1
  %v8 = shl i32 %v6, 26
  %v9 = xor i32 %v4, -1
  %v10 = xor i32 %v9, -1
  %v11 = sub i32 %v0, %v1
  %v12 = ashr i32 %v10, 26
  %v13 = xor i32 %v0, %v8
  %v14 = ashr i32 %v13, 1
  %v15 = and i32 %v14, %v4
  %v16 = ashr i32 %v15, 30
  %v17 = lshr i32 %v12, 18
  %v18 = xor i32 %v6, %v11
  %v19 = ashr i32 %v17, 5
  %v20 = sub i32 %v16, %v18
  %v21 = lshr i32 %v20, 9
  %v22 = sub nsw i32 %v2, %v1
  %v23 = and i32 %v12, %v17
  %v24 = add i32 %v18, %v7
  %v25 = and i32 %v22, %v24
  %v26 = or i32 %v25, %v19
  %v27 = add i32 %v2, %v21
  %v28 = xor i32 %v6, %v27
  %v29 = shl i32 %v26, 10
  %v30 = add i32 %v28, %v23
  %v31 = and i32 %v29, %v30
  ret i32 %v31
}
define range(i32 0, -1023) i32 @tgt.nomul-36(i32 %a, i32 %b) {
  %v0 = sub i32 %b, %a
  %v1 = xor i32 %v0, -1
  %v2 = sub nsw i32 %v1, %a
  %v8 = shl i32 %v0, 26
  %v11 = sub i32 %v0, %v1
  %v12 = ashr i32 %v0, 31
  %n1 = xor i32 %v8, -1
  %n2 = and i32 %v0, %n1
  %v16 = ashr i32 %n2, 31
  %v17 = lshr i32 %v12, 18
  %v18 = xor i32 %v11, %v0
  %v19 = lshr i32 %v12, 23
  %v20 = sub i32 %v16, %v18
  %v21 = lshr i32 %v20, 9
  %v22 = sub i32 0, %a
  %v23 = and i32 %v17, %v12
  %n3 = add i32 %v2, %b
  %reass.sub1 = sub i32 %v18, %n3
  %v24 = add i32 %reass.sub1, 29
  %v25 = and i32 %v24, %v22
  %v26 = or i32 %v25, %v19
  %v27 = add i32 %v21, %v2
  %v28 = xor i32 %v27, %v0
  %v29 = shl i32 %v26, 10
  %v30 = add i32 %v28, %v23
  %v31 = and i32 %v30, %v29
  ret i32 %v31
}
define i32 @src.nomul-40(i32 %a, i32 %b) {
  %v0 = or i32 %b, %a
  %v1 = shl i32 %v0, 20
  %v2 = shl i32 %v1, 31
  %c3 = icmp ne i32 %a, %v2
  %v3 = select i1 %c3, i32 %v1, i32 %v0
  %v4 = shl i32 %v3, 1
  %c5 = icmp eq i32 %b, %v1
  %v5 = select i1 %c5, i32 %v4, i32 %v3
  %v6 = shl i32 %v5, 18
  ret i32 %v6
}
define range(i32 0, -262143) i32 @tgt.nomul-40(i32 %a, i32 %b) {
  %v0 = or i32 %b, %a
  %v1 = shl i32 %v0, 20
  %c3.not = icmp eq i32 %a, 0
  %v3 = select i1 %c3.not, i32 %b, i32 0
  %c5 = icmp eq i32 %v1, %b
  %v4 = zext i1 %c5 to i32
  %v5 = shl i32 %v3, %v4
  %v6 = shl i32 %v5, 18
  ret i32 %v6
}
define i32 @src.nomul-44(i32 %a, i32 %b) {
  %v0 = sub i32 %b, %a
  %v1 = xor i32 %b, %a
  %v2 = xor i32 %v1, -1
  %c3 = icmp ne i32 %b, %v0
  %v3 = select i1 %c3, i32 %v2, i32 %a
  %v4 = add i32 %v3, %v0
  %v5 = sub i32 %v4, %v0
  %v6 = xor i32 %v2, -1
  %v7 = xor i32 %v2, %v3
  %v8 = ashr i32 %v7, 13
  %v9 = shl i32 %v6, 5
  %v10 = shl i32 %a, 9
  %v11 = sub i32 %a, %v0
  %v12 = xor i32 %v8, -1
  %v13 = or i32 %a, %v5
  %v14 = lshr i32 %v10, 21
  %v15 = sub i32 %v9, %v2
  %v16 = and i32 %v15, %v14
  %v17 = add i32 %v5, %v11
  %v18 = ashr i32 %v13, 3
  %v19 = lshr i32 %v1, 8
  %v20 = xor i32 %v12, %v19
  %v21 = shl i32 %v8, 13
  %v22 = or i32 %b, %v20
  %v23 = ashr i32 %v17, 13
  %v24 = ashr i32 %v22, 16
  %v25 = sub i32 %v21, %v18
  %v26 = and i32 %v24, %v16
  %v27 = lshr i32 %v25, 11
  %v28 = add i32 %a, %v26
  %v29 = or i32 %a, %v28
  %v30 = shl i32 %v27, 14
  %v31 = shl i32 %v23, 22
  %v32 = add i32 %v12, %v30
  %v33 = add i32 %v13, %v0
  %v34 = add i32 %v17, %v18
  %v35 = add i32 %v34, %v9
  %v36 = add nsw i32 %v23, %v33
  %v37 = sub i32 %v16, %v6
  %v38 = ashr i32 %v35, 16
  %v39 = and i32 %v32, %v31
  ret i32 %v39
}
define range(i32 0, -4194303) i32 @tgt.nomul-44(i32 %a, i32 %b) {
  %n1 = xor i32 %a, %b
  %v2 = xor i32 %n1, -1
  %c3.not = icmp eq i32 %a, 0
  %v3 = select i1 %c3.not, i32 0, i32 %v2
  %v7 = xor i32 %v3, %v2
  %v8 = ashr i32 %v7, 13
  %v12 = xor i32 %v8, -1
  %v13 = or i32 %v3, %a
  %factor = shl i32 %a, 1
  %v11 = sub i32 %factor, %b
  %v17 = add i32 %v11, %v3
  %v18 = lshr i32 %v13, 3
  %v21 = and i32 %v7, 536862720
  %v25 = sub nsw i32 %v21, %v18
  %n2 = shl i32 %v25, 3
  %v30 = and i32 %n2, -16384
  %n3 = shl i32 %v17, 9
  %v31 = and i32 %n3, -4194304
  %v32 = add i32 %v30, %v12
  %v39 = and i32 %v31, %v32
  ret i32 %v39
}
define i32 @src.nomul-48(i32 %a, i32 %b) {
  %v0 = sub i32 %a, %b
  %v1 = xor i32 %v0, %v0
  %v2 = ashr i32 %v1, 19
  %v3 = sub nsw i32 %v2, %a
  %v4 = xor i32 %v3, -1
  %v5 = xor i32 %v4, -1
  %v6 = and i32 %v5, 8
  %c7 = icmp ne i32 %v2, %v6
  %v7 = select i1 %c7, i32 %b, i32 %b
  %v8 = ashr i32 %v7, 1
  %c9 = icmp slt i32 %v8, %v1
  %v9 = select i1 %c9, i32 %a, i32 %v3
  ret i32 %v9
}
define i32 @tgt.nomul-48(i32 %a, i32 %b) {
  %v3 = sub nsw i32 0, %a
  %c9 = icmp slt i32 %b, 0
  %v9 = select i1 %c9, i32 %a, i32 %v3
  ret i32 %v9
}
define i32 @src.nomul-52(i32 %a, i32 %b) {
  %v0 = sub i32 %b, 44
  %v1 = shl i32 %a, 22
  %c2 = icmp ult i32 %v1, %a
  %v2 = select i1 %c2, i32 %a, i32 %v1
  %v3 = lshr i32 %v0, 14
  %v4 = or i32 %v3, %v2
  %v5 = or i32 %v1, 38
  %v6 = xor i32 %v4, -1
  %c7 = icmp ult i32 %a, %v6
  %v7 = select i1 %c7, i32 %v5, i32 %a
  %c8 = icmp slt i32 %b, %v7
  %v8 = select i1 %c8, i32 %a, i32 %a
  %v9 = xor i32 %a, -1
  %c10 = icmp ult i32 %a, %v9
  %v10 = select i1 %c10, i32 %v9, i32 %v8
  %v11 = xor i32 %v10, %b
  %v12 = xor i32 %v4, -1
  %v13 = or i32 %v3, %v2
  %v14 = shl i32 %v13, 7
  %v15 = shl i32 %v12, 22
  %v16 = or i32 %v3, %v11
  %v17 = sub i32 %v16, %v15
  %v18 = shl i32 %v17, 4
  %v19 = or i32 %v18, %v8
  %v20 = or i32 %v14, %v3
  %v21 = shl i32 %v19, 4
  %v22 = and i32 %a, %b
  %v23 = xor i32 %v21, %v9
  %v24 = or i32 %v14, %v20
  %v25 = xor i32 %v23, %v24
  %v26 = and i32 %v22, %v25
  ret i32 %v26
}
define i32 @tgt.nomul-52(i32 %a, i32 %b) {
  %v0 = add i32 %b, -44
  %v1 = shl i32 %a, 22
  %v2 = tail call i32 @llvm.umax.i32(i32 %v1, i32 %a)
  %v3 = lshr i32 %v0, 14
  %v4 = or i32 %v3, %v2
  %v9 = xor i32 %a, -1
  %v10 = tail call i32 @llvm.umax.i32(i32 %v9, i32 %a)
  %v11 = xor i32 %v10, %b
  %v14 = shl i32 %v4, 7
  %v16 = or i32 %v3, %v11
  %v20 = or i32 %v14, %v3
  %n1 = shl i32 %v4, 30
  %v15.neg = shl i32 %v16, 8
  %n2 = add i32 %v15.neg, 1073741824
  %n3 = add i32 %n1, %n2
  %n4 = shl i32 %a, 4
  %v21 = or i32 %n3, %n4
  %n5 = xor i32 %v21, %v20
  %n6 = and i32 %n5, %a
  %v26 = and i32 %n6, %b
  ret i32 %v26
}
define i32 @src.nomul-56(i32 %a, i32 %b) {
  %c0 = icmp ult i32 %b, %a
  %v0 = select i1 %c0, i32 %a, i32 %b
  %v1 = lshr i32 %v0, 17
  %v2 = xor i32 %b, -1
  %v3 = and i32 %a, %v2
  %v4 = xor i32 %v3, -1
  %v5 = xor i32 %v4, -1
  %v6 = lshr i32 %v5, 14
  %v7 = lshr i32 %a, 16
  %v8 = lshr i32 %v4, 11
  %v9 = or i32 %v8, 12
  %v10 = lshr i32 %v3, 6
  %v11 = add i32 %v4, %v1
  %v12 = and i32 %v7, 8
  %v13 = or i32 %v9, %v6
  %v14 = sub i32 %v12, %v0
  %v15 = lshr i32 %v10, 19
  %v16 = shl i32 %v15, 29
  %v17 = sub nsw i32 %v14, %v13
  %v18 = add nsw i32 %v11, %v17
  %v19 = ashr i32 %v18, 27
  %v20 = or i32 %v16, %v19
  ret i32 %v20
}
define i32 @tgt.nomul-56(i32 %a, i32 %b) {
  %v0 = tail call i32 @llvm.umax.i32(i32 %b, i32 %a)
  %v1 = lshr i32 %v0, 17
  %v2 = xor i32 %b, -1
  %v3 = and i32 %v2, %a
  %v4 = xor i32 %v3, -1
  %v6 = lshr i32 %v3, 14
  %v7 = lshr i32 %a, 16
  %v8 = lshr i32 %v4, 11
  %v12 = and i32 %v7, 8
  %v9 = or i32 %v6, %v8
  %v13 = or i32 %v9, 12
  %n1 = shl i32 %v3, 4
  %v16 = and i32 %n1, -536870912
  %.neg = sub i32 %v4, %v0
  %v17 = add i32 %.neg, %v12
  %v11 = add i32 %v17, %v1
  %v18 = sub i32 %v11, %v13
  %v19 = ashr i32 %v18, 27
  %v20 = or i32 %v19, %v16
  ret i32 %v20
}
define i32 @src.nomul-60(i32 %a, i32 %b) {
  %v0 = lshr i32 %a, 21
  %v1 = shl i32 %b, 12
  %c2 = icmp slt i32 %v1, %v0
  %v2 = select i1 %c2, i32 %b, i32 %a
  %v3 = xor i32 %b, 52
  %v4 = lshr i32 %v2, 23
  %c5 = icmp ult i32 %v4, %v3
  %v5 = select i1 %c5, i32 %b, i32 %v0
  %v6 = or i32 %v2, 54
  %v7 = xor i32 %v5, -1
  %v8 = and i32 %v1, %v7
  %v9 = lshr i32 %v8, 22
  %v10 = ashr i32 %v3, 11
  %v11 = ashr i32 %v8, 3
  %v12 = add i32 %v9, %v11
  %v13 = add i32 %v10, %v4
  %v14 = ashr i32 %v5, 16
  %v15 = sub nsw i32 %v1, %a
  %v16 = add nsw i32 %v10, %v13
  %v17 = add i32 %v4, %v12
  %v18 = add nsw i32 %v15, %v16
  %v19 = sub i32 %v6, %v17
  %v20 = xor i32 %v19, %v15
  %v21 = add i32 %v14, %v20
  %v22 = lshr i32 %v12, 8
  %v23 = or i32 %v12, %v22
  %v24 = xor i32 %v21, %v20
  %v25 = shl i32 %v24, 19
  %v26 = add nsw i32 %v15, %v23
  %v27 = sub nsw i32 %v9, %v24
  %v28 = sub nsw i32 %v18, %v24
  %v29 = lshr i32 %v24, 23
  %v30 = shl i32 %v2, 26
  %v31 = and i32 %v29, %v30
  %v32 = lshr i32 %v17, 26
  %v33 = ashr i32 %v32, 10
  %v34 = sub i32 %v33, %v31
  %v35 = xor i32 %v18, %v26
  %v36 = lshr i32 %v25, 19
  %v37 = add i32 %v9, %v28
  %v38 = lshr i32 %v27, 5
  ret i32 %v38
}
define range(i32 0, 134217728) i32 @tgt.nomul-60(i32 %a, i32 %b) {
  %v0 = lshr i32 %a, 21
  %v1 = shl i32 %b, 12
  %c2 = icmp slt i32 %v1, %v0
  %v2 = select i1 %c2, i32 %b, i32 %a
  %v3 = xor i32 %b, 52
  %v4 = lshr i32 %v2, 23
  %c5 = icmp ult i32 %v4, %v3
  %v5 = select i1 %c5, i32 %b, i32 %v0
  %v6 = or i32 %v2, 54
  %v7 = xor i32 %v5, -1
  %v8 = and i32 %v1, %v7
  %v9 = lshr i32 %v8, 22
  %v11 = ashr exact i32 %v8, 3
  %v14 = ashr i32 %v5, 16
  %v15 = sub nsw i32 %v1, %a
  %n1 = or disjoint i32 %v4, %v11
  %n2 = add nsw i32 %n1, %v9
  %v19 = sub i32 %v6, %n2
  %v20 = xor i32 %v19, %v15
  %v21 = add i32 %v20, %v14
  %v24 = xor i32 %v21, %v20
  %v27 = sub nsw i32 %v9, %v24
  %v38 = lshr i32 %v27, 5
  ret i32 %v38
}
define i32 @src.nomul-64(i32 %a, i32 %b) {
  %v0 = or i32 %b, %a
  %v1 = ashr i32 %a, 3
  %v2 = shl i32 %v1, 2
  %v3 = and i32 %v2, %v0
  %c4 = icmp ult i32 %b, %v3
  %v4 = select i1 %c4, i32 %v2, i32 %v1
  %v5 = and i32 %v4, 41
  %v6 = xor i32 %v5, -1
  %v7 = lshr i32 %v6, 23
  %v8 = xor i32 %v1, -1
  %c9 = icmp sgt i32 %v8, %v7
  %v9 = select i1 %c9, i32 %v0, i32 %v2
  %v10 = lshr i32 %v4, 17
  %v11 = or i32 %v9, %v10
  %c12 = icmp slt i32 %v11, %v0
  %v12 = select i1 %c12, i32 %a, i32 %v6
  %v13 = xor i32 %v12, -1
  %v14 = add i32 %v13, %v8
  ret i32 %v14
}
define i32 @tgt.nomul-64(i32 %a, i32 %b) {
  %v0 = or i32 %b, %a
  %v1 = ashr i32 %a, 3
  %v2 = shl nsw i32 %v1, 2
  %v3 = and i32 %v2, %v0
  %c4 = icmp ugt i32 %v3, %b
  %v4 = select i1 %c4, i32 %v2, i32 %v1
  %v5 = and i32 %v4, 41
  %v6 = xor i32 %v5, -1
  %c9 = icmp slt i32 %v1, -512
  %v9 = select i1 %c9, i32 %v0, i32 %v2
  %v10 = lshr i32 %v4, 17
  %v11 = or i32 %v10, %v9
  %c12 = icmp slt i32 %v11, %v0
  %v12 = select i1 %c12, i32 %a, i32 %v6
  %n1 = add i32 %v1, %v12
  %v14 = sub i32 -2, %n1
  ret i32 %v14
}
define i32 @src.nomul-68(i32 %a, i32 %b) {
  %v0 = lshr i32 %a, 26
  %v1 = xor i32 %b, 30
  %v2 = ashr i32 %v1, 1
  %v3 = add i32 %v2, 45
  %v4 = and i32 %b, 29
  %c5 = icmp slt i32 %v0, %v3
  %v5 = select i1 %c5, i32 %v4, i32 %a
  %c6 = icmp ult i32 %v5, %v5
  %v6 = select i1 %c6, i32 %v1, i32 %v1
  %c7 = icmp ne i32 %v6, %v6
  %v7 = select i1 %c7, i32 %v6, i32 %b
  %c8 = icmp sgt i32 %v7, %v6
  %v8 = select i1 %c8, i32 %v3, i32 %v1
  %v9 = lshr i32 %a, 5
  %v10 = xor i32 %v9, 23
  %v11 = xor i32 %v9, %v8
  %v12 = and i32 %v11, %v10
  %v13 = xor i32 %v10, -1
  %v14 = ashr i32 %v13, 5
  %v15 = add nsw i32 %v12, %v14
  ret i32 %v15
}
define range(i32 -4194304, 134217727) i32 @tgt.nomul-68(i32 %a, i32 %b) {
  %v1 = xor i32 %b, 30
  %v2 = lshr i32 %v1, 1
  %v3 = add nuw i32 %v2, 45
  %c8 = icmp slt i32 %v1, %b
  %v8 = select i1 %c8, i32 %v3, i32 %v1
  %v9 = lshr i32 %a, 5
  %v10 = xor i32 %v9, 23
  %v11 = xor i32 %v8, %v9
  %v12 = and i32 %v11, %v10
  %v13 = lshr i32 %a, 10
  %v14 = xor i32 %v13, -1
  %v15 = add nsw i32 %v12, %v14
  ret i32 %v15
}
define i32 @src.nomul-72(i32 %a, i32 %b) {
  %v0 = sub nsw i32 %a, 55
  %c1 = icmp ult i32 %b, %b
  %v1 = select i1 %c1, i32 %v0, i32 %a
  %v2 = and i32 %v1, %b
  %c3 = icmp slt i32 %v2, %v0
  %v3 = select i1 %c3, i32 %v2, i32 %v2
  %c4 = icmp sgt i32 %v2, %v3
  %v4 = select i1 %c4, i32 %v0, i32 %v1
  %v5 = xor i32 %v4, %v4
  %v6 = xor i32 %a, -1
  %v7 = sub i32 %v1, 54
  %v8 = and i32 %v7, %v6
  %v9 = xor i32 %a, -1
  %c10 = icmp ne i32 %v8, %v7
  %v10 = select i1 %c10, i32 %v2, i32 %v5
  %v11 = lshr i32 %v9, 13
  %v12 = add nsw i32 %v1, %v6
  %v13 = xor i32 %v9, %v10
  %v14 = or i32 %v13, %v10
  %v15 = sub i32 %v0, %v14
  %v16 = or i32 %v6, %v11
  %v17 = ashr i32 %v12, 15
  %v18 = xor i32 %v17, %v16
  %v19 = ashr i32 %v18, 8
  %v20 = lshr i32 %v19, 26
  %v21 = sub nsw i32 %v20, %v15
  ret i32 %v21
}
define range(i32 -2147483647, -2147483648) i32 @tgt.nomul-72(i32 %a, i32 %b) {
  %v2 = and i32 %b, %a
  %v6 = xor i32 %a, -1
  %n1 = add i32 %a, -54
  %n2 = and i32 %n1, %a
  %c10.not = icmp eq i32 %n2, 0
  %v10 = select i1 %c10.not, i32 0, i32 %v2
  %v14 = or i32 %v10, %v6
  %v19 = ashr i32 %a, 8
  %v20 = lshr i32 %v19, 26
  %reass.sub = sub i32 %v20, %a
  %v15.neg = add i32 %reass.sub, 55
  %v21 = add i32 %v15.neg, %v14
  ret i32 %v21
}
define i32 @src.nomul-76(i32 %a, i32 %b) {
  %v0 = xor i32 %b, 1
  %v1 = sub i32 %v0, %a
  %v2 = sub nsw i32 %v1, 56
  %c3 = icmp eq i32 %v1, %v2
  %v3 = select i1 %c3, i32 %b, i32 %v2
  %c4 = icmp slt i32 %v1, %v3
  %v4 = select i1 %c4, i32 %b, i32 %v3
  %c5 = icmp slt i32 %v4, %v4
  %v5 = select i1 %c5, i32 %v4, i32 %v2
  %c6 = icmp eq i32 %v0, %v5
  %v6 = select i1 %c6, i32 %v0, i32 %b
  ret i32 %v6
}
define i32 @tgt.nomul-76(i32 %a, i32 %b) {
  %v0 = xor i32 %b, 1
  %reass.sub = sub i32 %v0, %a
  %v2 = add i32 %reass.sub, -56
  %c6 = icmp eq i32 %v0, %v2
  %v6 = select i1 %c6, i32 %v0, i32 %b
  ret i32 %v6
}
define i32 @src.nomul-80(i32 %a, i32 %b) {
  %v0 = sub i32 %a, %b
  %v1 = ashr i32 %v0, 8
  %v2 = and i32 %v1, %v1
  %v3 = sub i32 %v2, %a
  %v4 = sub nsw i32 %b, %v3
  %v5 = or i32 %v4, 16
  %v6 = lshr i32 %v5, 10
  %c7 = icmp sgt i32 %v6, %v5
  %v7 = select i1 %c7, i32 %b, i32 %b
  %v8 = add i32 %v7, %v7
  %v9 = xor i32 %v8, %v3
  %v10 = ashr i32 %v9, 14
  %v11 = and i32 %v1, 56
  %v12 = sub i32 %v2, %v10
  %c13 = icmp ne i32 %v11, %v12
  %v13 = select i1 %c13, i32 %v6, i32 %v7
  ret i32 %v13
}
define i32 @tgt.nomul-80(i32 %a, i32 %b) {
  %v0 = sub i32 %a, %b
  %v1 = ashr i32 %v0, 8
  %v3 = sub i32 %v1, %a
  %v4 = sub nsw i32 %b, %v3
  %v6 = lshr i32 %v4, 10
  %v8 = shl i32 %b, 1
  %v9 = xor i32 %v3, %v8
  %v10 = ashr i32 %v9, 14
  %v11 = and i32 %v1, 56
  %v12 = sub nsw i32 %v1, %v10
  %c13.not = icmp eq i32 %v11, %v12
  %v13 = select i1 %c13.not, i32 %b, i32 %v6
  ret i32 %v13
}
define i32 @src.nomul-84(i32 %a, i32 %b) {
  %v0 = xor i32 %b, -1
  %v1 = xor i32 %v0, %a
  %c2 = icmp sgt i32 %v1, %b
  %v2 = select i1 %c2, i32 %v0, i32 %b
  %v3 = lshr i32 %v2, 11
  %v4 = and i32 %v1, %v3
  %v5 = xor i32 %v4, -1
  %v6 = xor i32 %v5, -1
  %v7 = add i32 %v6, %a
  %v8 = sub i32 %v7, 11
  %v9 = xor i32 %v3, -1
  %v10 = shl i32 %v8, 22
  %v11 = add i32 %v10, 20
  %v12 = xor i32 %v8, %v1
  %v13 = add nsw i32 %v2, %v8
  %v14 = add nsw i32 %v11, %v9
  %v15 = and i32 %v13, %a
  %v16 = and i32 %v2, %v15
  %v17 = lshr i32 %v12, 2
  %v18 = or i32 %v16, %b
  %v19 = ashr i32 %v14, 10
  %v20 = ashr i32 %v17, 24
  %v21 = and i32 %v20, %v19
  %v22 = or i32 %v21, %v18
  ret i32 %v22
}
define i32 @tgt.nomul-84(i32 %a, i32 %b) {
  %v0 = xor i32 %b, -1
  %v1 = xor i32 %v0, %a
  %c2 = icmp sgt i32 %v1, %b
  %v2 = select i1 %c2, i32 %v0, i32 %b
  %v3 = lshr i32 %v2, 11
  %v4 = and i32 %v3, %v1
  %v7 = add i32 %a, -11
  %v8 = add i32 %v7, %v4
  %v12 = xor i32 %v8, %v1
  %v13 = add nsw i32 %v8, %v2
  %v14 = sub nsw i32 19, %v3
  %n1 = and i32 %v13, %a
  %v16 = and i32 %n1, %v2
  %v17 = lshr i32 %v12, 26
  %v19 = lshr i32 %v14, 10
  %v21 = and i32 %v19, %v17
  %n2 = or i32 %v16, %v21
  %v22 = or i32 %n2, %b
  ret i32 %v22
}
define i32 @src.nomul-88(i32 %a, i32 %b) {
  %v0 = shl i32 %a, 30
  %v1 = add i32 %v0, 34
  %v2 = xor i32 %v1, %b
  %v3 = xor i32 %a, -1
  %v4 = xor i32 %v3, -1
  %v5 = xor i32 %b, %v2
  %v6 = xor i32 %v0, -1
  %v7 = lshr i32 %v5, 31
  %v8 = xor i32 %v4, -1
  %v9 = or i32 %v8, %v1
  %v10 = xor i32 %v9, -1
  %v11 = sub i32 %v7, %v10
  %v12 = xor i32 %b, %v6
  %v13 = and i32 %v11, %v1
  %v14 = ashr i32 %v13, 14
  %v15 = add nsw i32 %b, %v14
  %v16 = ashr i32 %v12, 3
  %v17 = ashr i32 %v14, 15
  %v18 = ashr i32 %v15, 4
  %v19 = add nsw i32 %v18, %v1
  %v20 = or i32 %v19, %v16
  %v21 = or i32 %v20, %v17
  ret i32 %v21
}
define i32 @tgt.nomul-88(i32 %a, i32 %b) {
  %v0 = shl i32 %a, 30
  %v1 = or disjoint i32 %v0, 34
  %v7 = lshr i32 %v0, 31
  %v1.not = xor i32 %v0, -35
  %v10 = and i32 %v1.not, %a
  %v11 = sub i32 %v7, %v10
  %n1 = xor i32 %v0, %b
  %v13 = and i32 %v11, %v0
  %v14 = ashr exact i32 %v13, 14
  %v15 = add nsw i32 %v14, %b
  %v12 = ashr i32 %n1, 3
  %v16 = xor i32 %v12, -1
  %v17 = ashr exact i32 %v13, 29
  %v18 = ashr i32 %v15, 4
  %v19 = add nsw i32 %v1, %v18
  %v20 = or i32 %v17, %v16
  %v21 = or i32 %v20, %v19
  ret i32 %v21
}
define i32 @src.nomul-92(i32 %a, i32 %b) {
  %c0 = icmp slt i32 %b, %a
  %v0 = select i1 %c0, i32 %b, i32 %a
  %v1 = or i32 %v0, %v0
  %v2 = and i32 %v1, -1
  %v3 = shl i32 %v0, 25
  %v4 = and i32 %v0, %v3
  %v5 = or i32 %v2, %v4
  %v6 = sub nsw i32 %v5, %v0
  %v7 = xor i32 %v6, -1
  ret i32 %v7
}
define noundef i32 @tgt.nomul-92(i32 %a, i32 %b) {
  ret i32 -1
}
define i32 @src.nomul-96(i32 %a, i32 %b) {
  %v0 = xor i32 %b, -1
  %v1 = xor i32 %v0, -1
  %v2 = shl i32 %v1, 2
  %v3 = add i32 %a, 28
  %v4 = or i32 %v3, %v2
  %v5 = add nsw i32 %v4, %a
  %v6 = ashr i32 %a, 9
  %v7 = add nsw i32 %v4, %v2
  %v8 = xor i32 %v7, -1
  %v9 = xor i32 %v6, -1
  %v10 = shl i32 %v9, 7
  %v11 = sub i32 %v10, 57
  %v12 = add i32 %v7, %a
  %v13 = add i32 %v12, %b
  %v14 = sub nsw i32 %v5, %v8
  %v15 = lshr i32 %v14, 10
  %v16 = sub i32 %v13, %v8
  %v17 = and i32 %v15, %v13
  %v18 = add i32 %v11, %v10
  %v19 = lshr i32 %v18, 3
  %v20 = xor i32 %v16, %v19
  %v21 = add i32 %v20, %v17
  ret i32 %v21
}
define i32 @tgt.nomul-96(i32 %a, i32 %b) {
  %v2 = shl i32 %b, 2
  %v3 = add i32 %a, 28
  %v4 = or i32 %v2, %v3
  %v5 = add nsw i32 %v4, %a
  %v6 = ashr i32 %a, 9
  %v7 = add nsw i32 %v4, %v2
  %v8.neg1 = add i32 %v7, 1
  %v9 = xor i32 %v6, -1
  %v10 = shl nsw i32 %v9, 8
  %v12 = add i32 %b, %a
  %v13 = add i32 %v12, %v7
  %v14 = add i32 %v5, %v8.neg1
  %v15 = lshr i32 %v14, 10
  %v16 = add i32 %v8.neg1, %v13
  %v17 = and i32 %v15, %v13
  %v18 = add nsw i32 %v10, -57
  %v19 = lshr i32 %v18, 3
  %v20 = xor i32 %v16, %v19
  %v21 = add i32 %v20, %v17
  ret i32 %v21
}
