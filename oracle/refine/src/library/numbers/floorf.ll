define float @floorf(float %x) {
  %r = call float @llvm.floor.f32(float %x)
  ret float %r
}
declare float @llvm.floor.f32(float)
