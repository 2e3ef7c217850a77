define double @nearbyint(double %x) {
  %r = call double @llvm.nearbyint.f64(double %x)
  ret double %r
}
declare double @llvm.nearbyint.f64(double)
