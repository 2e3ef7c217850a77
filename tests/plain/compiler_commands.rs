//! The words of a compiler's command, and the way in which it fails.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::fs;
use std::path::Path;

use engines::process::{Completed, End, Usage};
use ordinary::command::{CommandFailure, CommandFiles, CompileCommand, NoFailure, entry_for};
use ordinary::script::unit_names;
use tempfile::TempDir;

/// A directory with sources.
fn place() -> TempDir {
    let place = tempfile::tempdir().unwrap();
    fs::create_dir_all(place.path().join("sub dir")).unwrap();
    for name in ["x.c", "y.c", "sub dir/z.cpp", "text", "m.ll", "x.o"] {
        fs::write(place.path().join(name), "int a;\n").unwrap();
    }
    place
}

/// The command on other files, with the directory's name left out.
fn elsewhere(place: &Path, line: &str, preprocessed: bool) -> String {
    let command = CompileCommand::from_line(line, place).unwrap();
    let sources: Vec<_> = (0..command.sources().len()).map(|number| Some(format!("S{number}"))).collect();
    let files = CommandFiles { sources: &sources, output: None, preprocessed };
    command.with_files(&files).join(" ").replace(&place.display().to_string(), "HERE")
}

#[test]
fn a_command_runs_elsewhere_as_it_does_here() {
    let place = place();
    let place = place.path();
    for (line, expected, preprocessed) in [
        ("gcc -O2 -Iinc -c x.c -o out/x.o", "gcc -O2 -IHERE/inc -c S0 -o x.o", "gcc -O2 -c S0 -o x.o"),
        ("gcc -I inc -D A -DB='a b' x.c", "gcc -I HERE/inc -D A -DB=a b S0", "gcc S0"),
        ("gcc -MD -MF x.d -MT x -Wp,-MD,y.d -c x.c", "gcc -c S0", "gcc -c S0"),
        (
            "gcc -include h.h -isystem ../i -c 'sub dir/z.cpp'",
            "gcc -include HERE/h.h -isystem HERE/../i -c S0",
            "gcc -c S0",
        ),
        ("gcc -ox.exe x.c y.c x.o -lm", "gcc -o x.exe S0 S1 HERE/x.o -lm", "gcc -o x.exe S0 S1 HERE/x.o -lm"),
        ("gcc -o /dev/null -x c text", "gcc -o /dev/null -x c S0", "gcc -o /dev/null -x c S0"),
        ("gcc -o x.c y.c", "gcc -o x.c S0", "gcc -o x.c S0"),
        (
            "clang -Xclang -load -mllvm -x=y -c -- x.c",
            "clang -Xclang -load -mllvm -x=y -c -- S0",
            "clang -Xclang -load -mllvm -x=y -c -- S0",
        ),
        (
            "opt -passes=gvn -opaque-pointers -S m.ll",
            "opt -passes=gvn -opaque-pointers -S S0",
            "opt -passes=gvn -opaque-pointers -S S0",
        ),
        ("ccache gcc -c x.c", "ccache gcc -c S0", "ccache gcc -c S0"),
        ("cd 'sub dir' && gcc -c z.cpp -I.", "gcc -c S0 -IHERE/sub dir", "gcc -c S0"),
    ] {
        assert_eq!(elsewhere(place, line, false), expected, "{line}");
        assert_eq!(elsewhere(place, line, true), preprocessed, "{line}");
    }
    let command = CompileCommand::from_line("gcc -O2 -DA -c -MD x.c -o x.o", place).unwrap();
    assert_eq!(command.preprocessing(0, false, "T").join(" "), "gcc -O2 -DA -c x.c -o T -E -P");
    assert!(command.only_compiles() && !command.is_cxx());
    assert_eq!(command.language_flags(false), ["-DA"]);
}

#[test]
fn words_are_read_from_response_files() {
    let place = place();
    fs::write(place.path().join("args"), "-O2 -DA='a b'\n-c @more").unwrap();
    fs::write(place.path().join("more"), "x.c").unwrap();
    assert_eq!(elsewhere(place.path(), "gcc @args @none", false), "gcc -O2 -DA=a b -c S0 @none");
}

#[test]
fn what_is_no_command_of_a_compiler_is_refused() {
    let place = place();
    for (line, why) in [
        ("gcc -c none.c", "names no file of C, C++ or LLVM IR"),
        ("gcc -c", "names no file"),
        ("x.c", "names no file"),
        ("", "is no command"),
        ("gcc 'x.c", "is no command"),
        ("gcc -c x.c | cat", "has `|`"),
        ("gcc -c x.c 2>&1", "has `>`"),
        ("gcc -c \"$FILE\"", "has `$`"),
        ("cd a b && gcc -c x.c", "after `cd` comes one directory"),
    ] {
        let failure = CompileCommand::from_line(line, place.path()).unwrap_err().to_string();
        assert!(failure.contains(why), "{line}: {failure}");
    }
    assert!(CompileCommand::from_line("gcc -c x.c '-DA=$a|b'", place.path()).is_ok());
}

#[test]
fn a_build_s_record_has_the_command_of_a_file() {
    let place = place();
    let database = place.path().join("sub dir/compile_commands.json");
    let text = r#"[{"directory": "..", "file": "y.c", "arguments": ["gcc", "-c", "y.c"]},
                   {"directory": "..", "file": "./x.c", "command": "gcc -DA=\"a b\" -c ./x.c", "output": "x.o"}]"#;
    let command = entry_for(text, &database, &place.path().join("x.c")).unwrap();
    assert_eq!(command.language_flags(false), ["-DA=a b"]);
    assert_eq!(command.sources(), [Path::new("./x.c")]);
    let failure = |text: &str, file: &str| {
        entry_for(text, &database, &place.path().join(file)).unwrap_err().to_string()
    };
    assert!(failure(text, "m.ll").contains("has no command for"));
    assert!(failure("[{}]", "x.c").contains("missing field `directory`"));
    assert!(failure(r#"[{"directory": "..", "file": "x.c"}]"#, "x.c").contains("names no file"));
}

fn failure(code: i32, output: &str) -> Result<CommandFailure, NoFailure> {
    let end = if code > 128 { End::Killed(code - 128) } else { End::Exited(code) };
    CommandFailure::of_run(&Completed { end, output: output.to_owned(), usage: Usage::default() })
}

#[test]
fn a_failure_is_what_tells_it_from_others() {
    let clang = "PLEASE submit a bug report to https://x and include the crash backtrace.\nStack dump:\n\
                 0.\tProgram arguments: clang\n1.\t<eof> parser at end of file\n\
                 \x20#0 0x00007f09 llvm::sys::PrintStackTrace(llvm::raw_ostream&, int) (/lib/libLLVM.so+0xe)\n\
                 \x20#2 0x00007f09 (/lib/libLLVM.so.19.1+0xdfd210)\n\
                 \x20#3 0x00007f09 (/lib/x86_64-linux-gnu/libc.so.6+0x3c050)\n\
                 \x20#4 0x00007f09 clang::Parser::ParseDirectDeclarator(clang::Declarator&) (/lib/libclang.so+0xc)\n";
    let older = "x.c:1:1: warning: w\nPLEASE submit a bug report\nStack dump:\n3.\tRunning pass 'X86 DAG' on function '@f'\n";
    let gcc = "during GIMPLE pass: ccp\nx.c: In function 'f':\nx.c:1:2: internal compiler error: Segmentation fault\n\
               0x12ab crash_signal\n\t../../src/toplev.cc:1\n0x7f ???\n\t./signal/raise.c:0\n0x77 visit(int)\n";
    for (code, output, texts) in [
        (
            4,
            "x.c:1:2: internal compiler error: in f, at expr.cc:12\n0x7 g()\n",
            &["internal compiler error: in f, at expr.cc:12"][..],
        ),
        (1, gcc, &["internal compiler error: Segmentation fault", "during GIMPLE pass: ccp", "visit"]),
        (1, clang, &["PLEASE submit a bug report", "clang::Parser::ParseDirectDeclarator"]),
        (1, older, &["PLEASE submit a bug report", "Running pass 'X86 DAG'"]),
        (
            134,
            "opt: a.cpp:7: void f(): Assertion `x == 3' failed.\nPLEASE submit\n",
            &["Assertion `x == 3' failed."],
        ),
        (
            1,
            "fatal error: error in backend: Cannot select: t5: i32 = f 'x'\n",
            &["error in backend: Cannot select:"],
        ),
        (1, "x.c:3:1: warning: a\nx.c:4:1: error: expected ';' [-Werror=x]\n", &["error: expected ';'"]),
        (
            1,
            "ld: x.o: in function `main':\nx.c: undefined reference to `f'\n",
            &["undefined reference to `f'"],
        ),
    ] {
        let texts = texts.iter().map(|text| (*text).to_owned()).collect();
        assert_eq!(failure(code, output), Ok(CommandFailure::Says(texts)), "{output}");
    }
    assert_eq!(failure(139, ""), Ok(CommandFailure::Code(139)));
    assert_eq!(failure(3, "no word of it\n"), Ok(CommandFailure::Code(3)));
    assert_eq!(failure(0, "internal compiler error"), Err(NoFailure::Success));
    for unable in ["gcc: error: x.c: No such file or directory", "/bin/sh: 1: nocc: not found"] {
        assert!(matches!(failure(1, unable), Err(NoFailure::Unable(_))), "{unable}");
    }
}

#[test]
fn a_compiler_is_given_no_headers_unless_there_is_nothing_else() {
    let units = |names: &[&str]| unit_names(&names.iter().map(Into::into).collect::<Vec<_>>());
    assert_eq!(units(&["a.cpp", "a.hpp", "b.h", "c.hh", "d.hxx", "e"]), ["a.cpp", "e"]);
    assert_eq!(units(&["a.hpp"]), ["a.hpp"]);
    assert_eq!(units(&["a.h", "b.hpp"]), ["a.h", "b.hpp"]);
}
