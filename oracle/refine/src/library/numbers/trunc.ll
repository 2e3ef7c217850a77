define double @trunc(double %x) {
  %r = call double @llvm.trunc.f64(double %x)
  ret double %r
}
declare double @llvm.trunc.f64(double)
