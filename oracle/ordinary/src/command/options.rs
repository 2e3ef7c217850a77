//! The options of compilers, as far as a command that is run elsewhere needs to know them: which take a second word, and which of them
//! name files.

use ArgumentPlace::{Either, Joined, Next};
use OptionRole::{Dropped, Language, Other, Output, Path, Preprocessor, PreprocessorPath};

/// The part that an option plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OptionRole {
    /// It is nothing but the preprocessor's.
    Preprocessor,
    /// The preprocessor's, and its argument is a path.
    PreprocessorPath,
    /// Its argument is a path of something that is read.
    Path,
    /// Its argument is the name of the output.
    Output,
    /// It says where something besides the output is written: left out.
    Dropped,
    /// Its argument is the language.
    Language,
    /// Its argument is anything.
    Other,
}

/// The place of an option's argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ArgumentPlace {
    /// There is none.
    None,
    /// In the same word, or, if nothing follows there, the next word.
    Either,
    /// The next word.
    Next,
    /// In the same word.
    Joined,
}

/// The options by their beginning; the first row that fits counts. Options that are in no row are one word, and stay.
const OPTIONS: &[(&str, ArgumentPlace, OptionRole)] = &[
    // Dependencies and other files beside the output.
    ("-MF", Either, Dropped),
    ("-MT", Either, Dropped),
    ("-MQ", Either, Dropped),
    ("-MJ", Either, Dropped),
    ("-MD", ArgumentPlace::None, Dropped),
    ("-MMD", ArgumentPlace::None, Dropped),
    ("-MP", ArgumentPlace::None, Dropped),
    ("-MG", ArgumentPlace::None, Dropped),
    ("-MV", ArgumentPlace::None, Dropped),
    ("-Wp,-MD,", Joined, Dropped),
    ("-Wp,-MMD,", Joined, Dropped),
    ("-Wp,-MT,", Joined, Dropped),
    ("-dependency-file", Next, Dropped),
    ("-dumpbase-ext", Next, Dropped),
    ("-dumpbase", Next, Dropped),
    ("-dumpdir", Next, Dropped),
    ("-aux-info", Next, Dropped),
    ("--serialize-diagnostics", Next, Dropped),
    ("-serialize-diagnostic-file", Next, Dropped),
    ("-split-dwarf-file", Next, Dropped),
    ("-split-dwarf-output", Next, Dropped),
    ("-coverage-notes-file", Joined, Dropped),
    ("-coverage-data-file", Joined, Dropped),
    ("-save-temps", Joined, Dropped),
    ("--save-temps", Joined, Dropped),
    // The preprocessor.
    ("-isystem", Either, PreprocessorPath),
    ("-iquote", Either, PreprocessorPath),
    ("-idirafter", Either, PreprocessorPath),
    ("-include-pch", Next, PreprocessorPath),
    ("-include", Either, PreprocessorPath),
    ("-imacros", Either, PreprocessorPath),
    ("-iprefix", Either, PreprocessorPath),
    ("-iwithprefixbefore", Either, PreprocessorPath),
    ("-iwithprefix", Either, PreprocessorPath),
    ("-internal-isystem", Next, PreprocessorPath),
    ("-internal-externc-isystem", Next, PreprocessorPath),
    ("-I", Either, PreprocessorPath),
    ("-D", Either, Preprocessor),
    ("-U", Either, Preprocessor),
    ("-Xpreprocessor", Next, Preprocessor),
    ("-Wp,", Joined, Preprocessor),
    // Files that are read.
    ("-isysroot", Either, Path),
    ("--sysroot=", Joined, Path),
    ("--sysroot", Next, Path),
    ("-resource-dir", Next, Path),
    ("-L", Either, Path),
    ("-B", Either, Path),
    ("-T", Next, Path),
    // The output.
    ("-o", Either, Output),
    // Anything.
    ("-x", Either, Language),
    ("-Xlinker", Next, Other),
    ("-Xassembler", Next, Other),
    ("-Xclang", Next, Other),
    ("-mllvm", Next, Other),
    ("-main-file-name", Next, Other),
    ("-triple", Next, Other),
    ("-target-", Next, Other),
    ("-target", Next, Other),
    ("-tune-cpu", Next, Other),
    ("-arch", Next, Other),
    ("--param", Next, Other),
    ("-wrapper", Next, Other),
    ("-l", Next, Other),
    ("-u", Next, Other),
    ("-z", Next, Other),
    ("-e", Next, Other),
];

/// An option of a table's row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct KnownOption {
    pub(super) spelling: &'static str,
    pub(super) role: OptionRole,
    /// True if its argument is the next word.
    pub(super) takes_next: bool,
}

/// The row of a word.
pub(super) fn known(word: &str) -> Option<KnownOption> {
    OPTIONS.iter().find_map(|&(spelling, place, role)| {
        let rest = word.strip_prefix(spelling)?;
        let fits = match place {
            // `-ox.o` and `-o/dev/null`, but not `-opaque-pointers` of LLVM's tools.
            Either if spelling == "-o" => rest.is_empty() || rest.contains(['.', '/']),
            Either | Joined => true,
            Next if spelling.ends_with('-') => true,
            Next | ArgumentPlace::None => rest.is_empty(),
        };
        let takes_next = place == Next || (place == Either && rest.is_empty());
        fits.then_some(KnownOption { spelling, role, takes_next })
    })
}

/// The beginnings of flags that say what the language is and for which machine.
const OF_LANGUAGE: [&str; 26] = [
    "-std=",
    "-ansi",
    "-m",
    "--target=",
    "-pthread",
    "-fopenmp",
    "-fopenacc",
    "-fgnu89-inline",
    "-fpermissive",
    "-fms-extensions",
    "-fplan9-extensions",
    "-fshort-",
    "-fsigned-",
    "-funsigned-",
    "-fno-signed-",
    "-fno-unsigned-",
    "-fexceptions",
    "-fno-exceptions",
    "-frtti",
    "-fno-rtti",
    "-fconcepts",
    "-fcoroutines",
    "-fchar8_t",
    "-fno-builtin",
    "-ffreestanding",
    "-fgnu-tm",
];

/// True for a flag that a compiler needs to understand the text.
pub(super) fn is_of_language(word: &str) -> bool {
    OF_LANGUAGE.iter().any(|flag| word.starts_with(flag)) && word != "-mllvm"
}
