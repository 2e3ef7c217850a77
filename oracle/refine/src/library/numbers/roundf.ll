define float @roundf(float %x) {
  %r = call float @llvm.round.f32(float %x)
  ret float %r
}
declare float @llvm.round.f32(float)
