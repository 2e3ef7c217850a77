//! Benchmark
fn main() {
    divan::main();
}
