//! The flags of a command line mean the same in another directory.

use std::path::Path;

use ordinary::flags::resolved;

#[test]
fn relative_paths_are_those_of_the_user() {
    let flags = ["-Iinclude", "-I", "x", "-O2", "-I/usr/x", "-include", "a.h", "-DI=-I", "-std=c99"];
    let resolved = resolved(&flags.map(str::to_owned), Path::new("/home"));
    let expected = [
        "-I/home/include",
        "-I",
        "/home/x",
        "-O2",
        "-I/usr/x",
        "-include",
        "/home/a.h",
        "-DI=-I",
        "-std=c99",
    ];
    assert_eq!(resolved, expected);
}
