define float @truncf(float %x) {
  %r = call float @llvm.trunc.f32(float %x)
  ret float %r
}
declare float @llvm.trunc.f32(float)
