//! The command: everything is in the library, so that fuzz targets and tests share it.

use std::process::ExitCode;

/// A program lives for a fraction of a millisecond and consists of small boxes and vectors: with the allocator of glibc a sixth of
/// the time in process is spent in it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    bitfrost::main()
}
