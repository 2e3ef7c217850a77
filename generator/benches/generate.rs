//! How long a program takes to make.
fn main() {
    divan::main();
}
