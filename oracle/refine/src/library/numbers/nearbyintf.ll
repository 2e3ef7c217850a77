define float @nearbyintf(float %x) {
  %r = call float @llvm.nearbyint.f32(float %x)
  ret float %r
}
declare float @llvm.nearbyint.f32(float)
