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
        let build =
            Command { variables: machine::environment(), ..Command::new(&compiler, directory.path()) }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn left(text: &str) -> Vec<String> {
        let place = TestPlace::new(vec!["case.c".into()]).unwrap();
        let smaller =
            without_unreached(&SourceText::new([text]), &[], &Invocation::default(), &place).unwrap();
        smaller.iter().map(|text| text.files().collect::<String>().split_whitespace().collect()).collect()
    }

    #[test]
    fn what_does_not_run_is_left_out() {
        let text = "int printf(const char *, ...);\n\
                    static int never(int x) { if (x) return 1; return 2; }\n\
                    static int odd(int x) { switch (x) { case 1: return 7; default: break; } return x & 1; }\n\
                    int main(void) {\n\
                    int i = 3;\n\
                    if (i == 4) i = never(i); else i++;\n\
                    for (; i > 9; i--) { printf(\"%d\", i); }\n\
                    while (i < 6) i++;\n\
                    l: if (odd(i)) { goto l; }\n\
                    return 0;\n}\n";
        let [all, functions] = &left(text)[..] else { panic!() };
        let expected =
            "intmain(void){inti=3;if(i==4);elsei++;for(;i>9;i--);while(i<6)i++;if(odd(i));return0;}";
        assert!(all.ends_with(expected), "{all}");
        assert!(!all.contains("never") && all.contains("case1:;default:break;"), "{all}");
        assert!(
            functions.contains("never(intx){return0;}") && functions.contains("i=never(i)"),
            "{functions}"
        );
    }

    #[test]
    fn a_program_that_dies_has_run_as_well() {
        let text = "void abort(void); int main(void) { abort(); return 1; }";
        assert_eq!(
            left("void abort(void); int main(int n, char **v) { if (n > 5) n = 2; abort(); }").len(),
            1
        );
        assert!(left(text).is_empty(), "the result of a function stays");
    }

    /// One that could do harm, does not end, or is no program.
    #[test]
    fn other_programs_are_not_run() {
        let dead = "if (0) x = 1;";
        for body in ["remove(\"x\");", "for (;;) ;", "asm(\"\");", "REMOVE"] {
            let text =
                format!("int remove(const char *); int main(void) {{ int x = 0; {dead} {body} return x; }}");
            assert!(left(&text).is_empty(), "{body}");
        }
        assert!(left("int x; void f(void) { if (x) x = 1; }").is_empty());
    }
}
