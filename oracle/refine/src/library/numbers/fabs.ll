define double @fabs(double %x) {
  %r = call double @llvm.fabs.f64(double %x)
  ret double %r
}
declare double @llvm.fabs.f64(double)
