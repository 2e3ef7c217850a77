//! Search for the statements of a program that run: it is run once with marks, so that a reduction need not ask about
//! the others one by one.

use std::ffi::OsString;
use std::time::Duration;

use engines::process::{Command, Completed, End};
use reducer::SourceText;

use crate::{Invocation, TestPlace};
use host::{Failure, machine};

/// The first that builds the program is taken.
const COMPILERS: [&str; 3] = ["gcc", "clang", "cc"];

/// The longest that the program may run.
const LIMIT: Duration = Duration::from_secs(10);

const SUPPORT: &str = "bf_reached.c";
const RECORD: &str = "bf_reached.bytes";
const PROGRAM: &str = "bf_reached";

/// The unit that makes the object of the marks: a file in memory, so that they outlast a program that dies.
fn support(marks: usize) -> String {
    format!(
        "#include <fcntl.h>\n#include <stdlib.h>\n#include <sys/mman.h>\n#include <unistd.h>\n\
         unsigned char *{name};\n\
         __attribute__((constructor(101))) static void map(void) {{\n\
         int file = open(\"{RECORD}\", O_RDWR | O_CREAT, 0600);\n\
         if (file < 0 || ftruncate(file, {marks})) _exit(127);\n\
         void *at = mmap(0, {marks}, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);\n\
         if (at == MAP_FAILED) _exit(127);\n\
         {name} = at;\n}}\n",
        name = reducer::REACHED,
    )
}

/// The program without what does not run: nothing if it may do harm ([`SourceText::is_harmless`]), cannot be built, or does not end.
///
/// # Errors
/// [`Failure::Infrastructure`] if a compiler cannot be started.
pub fn without_unreached(
    text: &SourceText,
    flags: &[OsString],
    invocation: &Invocation,
    place: &TestPlace,
) -> Result<Vec<SourceText>, Failure> {
    if !text.is_harmless() {
        return Ok(Vec::new());
    }
    let (instrumented, marks) = text.instrumented();
    let directory = place.directory(&instrumented)?;
    let path = directory.path().join(SUPPORT);
    std::fs::write(&path, support(marks)).map_err(|why| Failure::unwritable(&path, &why))?;
    let search = machine::search_path();
    for compiler in COMPILERS.iter().filter_map(|name| engines::native::program(&search, name)) {
        let build = Command {
            variables: machine::foreign_environment(),
            ..Command::new(&compiler, directory.path())
        }
        .args(["-w", "-g0", "-O0"])
        .args(flags.iter().cloned())
        .args(place.units())
        .args([SUPPORT, "-o", PROGRAM, "-lm"]);
        if place.run(build)?.is_none_or(|built| !built.succeeded()) {
            continue;
        }
        let run = invocation.command(PROGRAM, "bf_reached.output", directory.path(), LIMIT);
        let ended = place.run(run)?.map(|Completed { end, .. }| end);
        let record = std::fs::read(directory.path().join(RECORD)).unwrap_or_default();
        let whole = matches!(ended, Some(End::Exited(_) | End::Killed(_))) && record.len() == marks;
        return Ok(if whole { text.without_unreached(&record) } else { Vec::new() });
    }
    Ok(Vec::new())
}
