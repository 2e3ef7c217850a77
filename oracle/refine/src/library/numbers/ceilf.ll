define float @ceilf(float %x) {
  %r = call float @llvm.ceil.f32(float %x)
  ret float %r
}
declare float @llvm.ceil.f32(float)
