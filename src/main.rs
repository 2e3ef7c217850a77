//! The command: everything is in the library, so that fuzz targets and tests share it.

use std::process::ExitCode;

fn main() -> ExitCode {
    bitfrost::main()
}
