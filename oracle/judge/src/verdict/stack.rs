//! The stack that LLVM dumps when it dies: the innermost function, and what LLVM was doing.
//!
//! The form of a frame depends on the version and on the presence of `llvm-symbolizer`:
//!
//! ```text
//!  #7 0x00007f6b clang::CodeGen::CodeGenTypes::ComputeRecordLayout(…) (/lib/libclang-cpp.so.16+0x1ddcbd9)
//! 7  libclang-cpp.so.16 0x00007f6b clang::CodeGen::CodeGenTypes::ComputeRecordLayout(…) + 297
//! /lib/libclang-cpp.so.14(_ZN5clang7CodeGen12CodeGenTypes19ComputeRecordLayoutE…+0x128)[0x7f6b]
//! ```
//!
//! The second (since 15) and the third (up to 14) are without one: LLVM asks the dynamic linker, which knows the functions a module
//! exports. Of a library without debug information a symbolizer knows no more, so all three name the same functions. Only of
//! a compiler with its symbols does a symbolizer name inner ones, too.

use smol_str::SmolStr;

/// Functions that handle a signal or end the process, in whatever module.
const HANDLING: [&str; 4] = ["llvm::sys::", "SignalHandler", "__restore_rt", "llvm::report_fatal_error"];

/// The libraries of C and C++: the function that called them is the telling one. Where they have debug information, a symbolizer
/// names what they do not export.
const RUNTIME: [&str; 6] = ["libc.so", "libc-", "libpthread", "libgcc_s", "libstdc++", "libc++"];

/// The place of glibc's sources in its debug information: `raise ./signal/../sysdeps/posix/raise.c:26:13`.
const GLIBC_SOURCES: &str = " ./";

/// A line of a stack.
#[derive(Debug, Default, PartialEq, Eq)]
struct StackLine {
    /// Without parameters and what follows them; none where it has no name.
    function: Option<SmolStr>,
    /// True when it is a function of C's or C++'s library.
    in_runtime: bool,
}

/// The crash in a dump, without addresses, versions and names of the program: the innermost function with a name, `died in
/// clang::ParseAST`, or else LLVM's activity, `died during pass gvn`; `None` without a dump.
pub(super) fn crash_frame(dump: &str) -> Option<String> {
    let mut functions = dump.lines().filter_map(frame).filter(|frame| !frame.in_runtime);
    let telling = |name: &SmolStr| !HANDLING.iter().any(|word| name.contains(word));
    let function = functions.find_map(|frame| frame.function.filter(telling));
    let in_function = function.map(|name| format!("died in {name}"));
    in_function
        .or_else(|| dump.lines().filter_map(activity).next_back().map(|what| format!("died during {what}")))
}

fn frame(line: &str) -> Option<StackLine> {
    symbolized(line).or_else(|| numbered(line)).or_else(|| bracketed(line))
}

/// ` #7 0x00007f6b name(parameters) (/lib/module+0x1ddcbd9)`; the module may be a place in a source.
fn symbolized(line: &str) -> Option<StackLine> {
    let (_, frame) = line.trim_start().strip_prefix('#')?.split_once(" 0x")?;
    let message = frame.split_once(' ').map_or("", |(_, said)| said);
    let module = message.rsplit_once('(').map_or("", |(_, behind)| behind);
    let in_runtime = is_runtime(module) || message.contains(GLIBC_SOURCES);
    Some(StackLine { function: without_parameters(message), in_runtime })
}

/// `7  module 0x00007f6b name(parameters) + 297`
fn numbered(line: &str) -> Option<StackLine> {
    let (number, frame) = line.split_once(' ')?;
    number.parse::<u32>().ok()?;
    let (module, address) = frame.trim_start().split_once(' ')?;
    let address = address.trim_start().strip_prefix("0x")?;
    let message = address.split_once(' ').map_or("", |(_, said)| said);
    Some(StackLine { function: without_parameters(message), in_runtime: is_runtime(module) })
}

/// `/lib/module(mangled+0x128)[0x7f6b]`, `/lib/module(+0x1b517f2)[0x7f6b]` or `/bin/module[0x7f6b]`
fn bracketed(line: &str) -> Option<StackLine> {
    let (place, _) = line.trim_end().strip_suffix(']')?.rsplit_once("[0x")?;
    let (module, symbol) = place.split_once('(').unwrap_or((place, ""));
    let mangled = symbol.split('+').next().unwrap_or_default();
    let function = without_parameters(&demangled(mangled));
    module.starts_with('/').then(|| StackLine { function, in_runtime: is_runtime(module) })
}

fn is_runtime(module: &str) -> bool {
    let file = module.rsplit('/').next().unwrap_or(module);
    RUNTIME.iter().any(|library| file.starts_with(library))
}

/// A name as LLVM's own demangler writes it; names of C are not mangled.
fn demangled(symbol: &str) -> String {
    let demangled = cpp_demangle::Symbol::new(symbol).ok().and_then(|symbol| symbol.demangle().ok());
    demangled.unwrap_or_else(|| symbol.to_owned())
}

/// A name up to its parameters or its template's arguments. A function of C has neither; after its name comes the offset, the module or the
/// place in a source.
fn without_parameters(message: &str) -> Option<SmolStr> {
    let end = ["(", "<", " + ", " /", GLIBC_SOURCES].iter().filter_map(|mark| message.find(mark)).min();
    let name = message[..end.unwrap_or(message.len())].trim();
    (!name.is_empty()).then(|| name.into())
}

/// LLVM's activity: of `2.<tab>t.c:3:5: Generating code for declaration 'f'` the words without the place and the program's names, of
/// `3.<tab>Running pass "gvn" on function "f"` the pass.
fn activity(line: &str) -> Option<String> {
    let (number, what) = line.split_once(".\t")?;
    // The first entry is the command line.
    number.parse::<u32>().ok().filter(|number| *number > 0)?;
    let what = what.rsplit_once(": ").map_or(what, |(_, behind)| behind);
    let words = match what.strip_prefix("Running ") {
        Some(pass) => pass.split(" on ").next().unwrap_or_default().replace(['\'', '"'], ""),
        None => what.split(['\'', '"']).next().unwrap_or_default().to_owned(),
    };
    Some(words.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same crash in the text of clang 16 with a symbolizer and without one, and of clang 14 without one.
    const SYMBOLIZED: &str = "0.\tProgram arguments: clang-16 -c t.c\n1.\t<eof> parser at end of file\n \
        #0 0x00007f7c657c9ce6 llvm::sys::PrintStackTrace(llvm::raw_ostream&, int) (/lib/libLLVM-16.so.1+0xfc9ce6)\n \
        #1 0x00007f7c657c7f30 llvm::sys::RunSignalHandlers() (/lib/libLLVM-16.so.1+0xfc7f30)\n \
        #2 0x00007f7c65703350 (/lib/libLLVM-16.so.1+0xf03350)\n \
        #3 0x00007f7c6465a050 (/lib/libc.so.6+0x3c050)\n \
        #4 0x00007f7c6dddfbba (/usr/lib/llvm-16/bin/../lib/libclang-cpp.so.16+0x1ddfbba)\n \
        #6 0x00007f7c6dddcbd9 clang::CodeGen::CodeGenTypes::ComputeRecordLayout(clang::RecordDecl const*, llvm::StructType*) \
        (/usr/lib/llvm-16/bin/../lib/libclang-cpp.so.16+0x1ddcbd9)\n\
        #28 0x00007f7c6cbcf43a clang::ParseAST(clang::Sema&, bool, bool) (/usr/lib/libclang-cpp.so.16+0xbcf43a)\n";
    const NUMBERED: &str = "0.\tProgram arguments: clang-16 -c t.c\n1.\t<eof> parser at end of file\n\
        Stack dump without symbol names (ensure you have llvm-symbolizer in your PATH):\n\
        0  libLLVM-16.so.1    0x00007fabcb3c9ce6 llvm::sys::PrintStackTrace(llvm::raw_ostream&, int) + 54\n\
        1  libLLVM-16.so.1    0x00007fabcb3c7f30 llvm::sys::RunSignalHandlers() + 80\n\
        2  libLLVM-16.so.1    0x00007fabcb303350\n\
        3  libc.so.6          0x00007fabca25a050\n\
        4  libclang-cpp.so.16 0x00007fabd39dfbba\n\
        6  libclang-cpp.so.16 0x00007fabd39dcbd9 \
        clang::CodeGen::CodeGenTypes::ComputeRecordLayout(clang::RecordDecl const*, llvm::StructType*) + 297\n\
        28 libclang-cpp.so.16 0x00007fabd27cf43a clang::ParseAST(clang::Sema&, bool, bool) + 746\n";
    const BRACKETED: &str = "0.\tProgram arguments: clang-14 -c t.c\n1.\t<eof> parser at end of file\n\
        Stack dump without symbol names (ensure you have llvm-symbolizer in your PATH):\n\
        /lib/libLLVM-14.so.1(_ZN4llvm3sys15PrintStackTraceERNS_11raw_ostreamEi+0x31)[0x7fef680a5291]\n\
        /lib/libLLVM-14.so.1(_ZN4llvm3sys15CleanupOnSignalEm+0xfb)[0x7fef680a464b]\n\
        /lib/libLLVM-14.so.1(+0xdcb83f)[0x7fef67fcb83f]\n\
        /lib/libc.so.6(+0x3c050)[0x7fef66c5a050]\n\
        /lib/libclang-cpp.so.14(+0x1b517f2)[0x7fef6f7517f2]\n\
        /lib/libclang-cpp.so.14(_ZN5clang7CodeGen12CodeGenTypes19ComputeRecordLayoutEPKNS_10RecordDeclEPN4llvm10StructTypeE\
        +0x128)[0x7fef6f74d328]\n\
        /lib/libclang-cpp.so.14(_ZN5clang8ParseASTERNS_4SemaEbb+0x1d0)[0x7f32cd8348a0]\n\
        /usr/lib/llvm-14/bin/clang(main+0x86)[0x411b36]\n\
        /usr/lib/llvm-14/bin/clang[0x4120cc]\n";

    #[test]
    fn all_ways_to_write_a_stack_name_the_same_function() {
        for dump in [SYMBOLIZED, NUMBERED, BRACKETED] {
            let expected = "died in clang::CodeGen::CodeGenTypes::ComputeRecordLayout";
            assert_eq!(crash_frame(dump).as_deref(), Some(expected), "{dump}");
        }
    }

    #[test]
    fn the_library_s_functions_are_passed_over() {
        let symbolized = " #3 0x00007f01 __pthread_kill_implementation ./nptl/pthread_kill.c:44:76\n \
            #4 0x00007f02 raise ./signal/../sysdeps/posix/raise.c:27:6\n \
            #5 0x00007f03 abort (/lib/x86_64-linux-gnu/libc.so.6+0x254a2)\n \
            #6 0x00007f04 llvm::report_fatal_error(llvm::Twine const&, bool) (/lib/libLLVM-16.so.1+0x1)\n \
            #7 0x00007f05 std::terminate() (/lib/x86_64-linux-gnu/libstdc++.so.6+0x1)\n \
            #8 0x00007f06 (anonymous namespace)::Pass::run() (/lib/libLLVM-16.so.1+0x2)\n \
            #9 0x00007f07 main /src/llvm/tools/opt/opt.cpp:48:3\n";
        let numbered = "3 libc.so.6 0x00007f01\n4 libc.so.6 0x00007f02 gsignal + 18\n5 libc.so.6 0x00007f03 abort + 211\n\
            6 libLLVM-16.so.1 0x00007f04 llvm::report_fatal_error(llvm::Twine const&, bool) + 7\n\
            7 libstdc++.so.6 0x00007f05 std::terminate() + 4\n8 libLLVM-16.so.1 0x00007f06\n9 opt 0x00007f07 main + 86\n";
        let bracketed = "/lib/libc.so.6(gsignal+0x12)[0x7f02]\n/lib/libc.so.6(abort+0xd3)[0x7f03]\n\
            /lib/libLLVM-14.so.1(_ZN4llvm18report_fatal_errorERKNS_5TwineEb+0x113)[0x7f04]\n\
            /lib/libstdc++.so.6(_ZSt9terminatev+0x4)[0x7f05]\n/usr/bin/opt(main+0x56)[0x7f07]\n";
        for dump in [symbolized, numbered, bracketed] {
            assert_eq!(crash_frame(dump).as_deref(), Some("died in main"), "{dump}");
        }
    }

    #[test]
    fn without_a_name_it_is_what_llvm_was_doing() {
        let check = |entries: &str, expected: Option<&str>| {
            let dump =
                format!("0.\tProgram arguments: opt x.ll\n{entries}\n0 opt 0x00007f01\n/usr/bin/opt[0x41]\n");
            assert_eq!(crash_frame(&dump).as_deref(), expected, "{dump}");
        };
        check("", None);
        check("1.\t<eof> parser at end of file", Some("died during <eof> parser at end of file"));
        let declaration = "died during Generating code for declaration";
        check(
            "2.\tt.c:3:5: LLVM IR generation\n3.\tt.c:3:5: Generating code for declaration 'f'",
            Some(declaration),
        );
        check("1.\tRunning pass \"gvn\" on function \"f\"", Some("died during pass gvn"));
        let selection = "Running pass 'X86 DAG->DAG Instruction Selection' on function '@f'";
        check(&format!("4.\t{selection}"), Some("died during pass X86 DAG->DAG Instruction Selection"));
    }
}
