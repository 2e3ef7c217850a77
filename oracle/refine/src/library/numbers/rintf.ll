define float @rintf(float %x) {
  %r = call float @llvm.rint.f32(float %x)
  ret float %r
}
declare float @llvm.rint.f32(float)
