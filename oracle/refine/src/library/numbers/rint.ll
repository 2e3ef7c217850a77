define double @rint(double %x) {
  %r = call double @llvm.rint.f64(double %x)
  ret double %r
}
declare double @llvm.rint.f64(double)
