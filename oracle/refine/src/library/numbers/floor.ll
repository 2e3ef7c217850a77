define double @floor(double %x) {
  %r = call double @llvm.floor.f64(double %x)
  ret double %r
}
declare double @llvm.floor.f64(double)
