define float @fabsf(float %x) {
  %r = call float @llvm.fabs.f32(float %x)
  ret float %r
}
declare float @llvm.fabs.f32(float)
