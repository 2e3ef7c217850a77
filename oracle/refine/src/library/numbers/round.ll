define double @round(double %x) {
  %r = call double @llvm.round.f64(double %x)
  ret double %r
}
declare double @llvm.round.f64(double)
