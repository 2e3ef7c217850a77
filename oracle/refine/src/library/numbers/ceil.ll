define double @ceil(double %x) {
  %r = call double @llvm.ceil.f64(double %x)
  ret double %r
}
declare double @llvm.ceil.f64(double)
