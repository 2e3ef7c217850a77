//! The functions of the C library by their names (C11 7.4, 7.12 to 7.14, 7.21 to 7.24, 7.27; POSIX; C++'s `operator new`): those that the machine runs
//! in whole programs, and those that LLVM's passes know.

/// Makes [`LibraryFunction`] and [`LibraryFamily`] of one list, in which each function stands under its family: first those
/// whose meaning LLVM knows by their names, then the others.
macro_rules! library {
    ($($(#[$doc:meta])* $family:ident {
        $($known:ident = $known_name:literal,)*
    } $(, and {
        $($other:ident = $other_name:literal,)*
    })?)*) => {
        base::named! {
            /// A function of the C library that the machine runs, by its name.
            pub enum LibraryFunction {
                $(
                    $(#[doc = $known_name] $known = $known_name,)*
                    $($(#[doc = $other_name] $other = $other_name,)*)?
                )*
            }
        }

        /// Functions that one part of the machine's code runs.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum LibraryFamily { $($(#[$doc])* $family,)* }

        impl LibraryFunction {
            /// The family that it stands under.
            #[must_use]
            pub const fn family(self) -> LibraryFamily {
                match self {
                    $(
                        $(LibraryFunction::$known => LibraryFamily::$family,)*
                        $($(LibraryFunction::$other => LibraryFamily::$family,)*)?
                    )*
                }
            }

            /// True if LLVM knows its meaning (`TargetLibraryInfo.def`).
            const fn is_known(self) -> bool {
                match self {
                    $(
                        $(LibraryFunction::$known => true,)*
                        $($(LibraryFunction::$other => false,)*)?
                    )*
                }
            }
        }
    };
}

library! {
    /// Formatted output, C11 7.21.6.
    FormattedOutput {
        Printf = "printf",
        Fprintf = "fprintf",
        Sprintf = "sprintf",
        Snprintf = "snprintf",
        Vprintf = "vprintf",
        Vfprintf = "vfprintf",
        Vsprintf = "vsprintf",
        Vsnprintf = "vsnprintf",
    }
    /// Output of characters, C11 7.21.7 and 7.21.8.
    Output {
        Puts = "puts",
        Putchar = "putchar",
        Putc = "putc",
        Fputc = "fputc",
        Fputs = "fputs",
        Fwrite = "fwrite",
        Fflush = "fflush",
        PutsUnlocked = "puts_unlocked",
        PutcharUnlocked = "putchar_unlocked",
        FputcUnlocked = "fputc_unlocked",
        FputsUnlocked = "fputs_unlocked",
        FwriteUnlocked = "fwrite_unlocked",
        Setvbuf = "setvbuf",
        Setbuf = "setbuf",
        Fclose = "fclose",
    }, and {
        PutcUnlocked = "putc_unlocked",
        Fileno = "fileno",
        Isatty = "isatty",
        Write = "write",
    }
    /// Input of characters, C11 7.21.7 and 7.21.8.
    Input {
        Getchar = "getchar",
        Getc = "getc",
        Fgetc = "fgetc",
        Fgets = "fgets",
        Fread = "fread",
        Ungetc = "ungetc",
        Feof = "feof",
        Ferror = "ferror",
    }, and {
        Clearerr = "clearerr",
        Read = "read",
    }
    /// Files, of which a program sees none.
    Files {
        Fopen = "fopen",
        Access = "access",
        Remove = "remove",
    }, and {
        Fopen64 = "fopen64",
        Open = "open",
        Open64 = "open64",
        Stat = "stat",
        Stat64 = "stat64",
        Lstat = "lstat",
        Lstat64 = "lstat64",
        Unlink = "unlink",
    }
    /// Strings, C11 7.24.
    Strings {
        Strlen = "strlen",
        Strnlen = "strnlen",
        Strcmp = "strcmp",
        Strncmp = "strncmp",
        Strcpy = "strcpy",
        Strncpy = "strncpy",
        Strcat = "strcat",
        Strncat = "strncat",
        Strchr = "strchr",
        Strrchr = "strrchr",
        Strstr = "strstr",
        Strspn = "strspn",
        Strcspn = "strcspn",
        Strpbrk = "strpbrk",
        Strcoll = "strcoll",
        Strcasecmp = "strcasecmp",
        Strncasecmp = "strncasecmp",
        Stpcpy = "stpcpy",
        StrtokR = "strtok_r",
        Mempcpy = "mempcpy",
        Memrchr = "memrchr",
        Memcmp = "memcmp",
        Bcmp = "bcmp",
        Memchr = "memchr",
    }, and {
        Strchrnul = "strchrnul",
    }
    /// Numbers, C11 7.22.1 and 7.22.6.
    Numbers {
        Atoi = "atoi",
        Atol = "atol",
        Strtol = "strtol",
        Strtoul = "strtoul",
        Strtoll = "strtoll",
        Strtoull = "strtoull",
        Atoll = "atoll",
        Atof = "atof",
        Strtod = "strtod",
        Strtof = "strtof",
        Rand = "rand",
        Srand = "srand",
        Abs = "abs",
        Labs = "labs",
        Llabs = "llabs",
    }, and {
        IsoStrtol = "__isoc23_strtol",
        IsoStrtoul = "__isoc23_strtoul",
        IsoStrtoll = "__isoc23_strtoll",
        IsoStrtoull = "__isoc23_strtoull",
        Random = "random",
        Srandom = "srandom",
    }
    /// Characters, C11 7.4.
    Characters {
        Toupper = "toupper",
        Tolower = "tolower",
        Isdigit = "isdigit",
        Isalpha = "isalpha",
        Isspace = "isspace",
        Isupper = "isupper",
        Islower = "islower",
    }, and {
        Isalnum = "isalnum",
        Isprint = "isprint",
        Isgraph = "isgraph",
        Iscntrl = "iscntrl",
        Isxdigit = "isxdigit",
        Ispunct = "ispunct",
        Isblank = "isblank",
    }
    /// Memory, C11 7.22.3, with the copies of strings that are allocated.
    Memory {
        Malloc = "malloc",
        Calloc = "calloc",
        Realloc = "realloc",
        Free = "free",
        Strdup = "strdup",
        Strndup = "strndup",
    }
    /// The environment, which is empty, and signals, which never arrive. C11 7.22.4.6, 7.14.
    Environment {
        Getenv = "getenv",
    }, and {
        SecureGetenv = "secure_getenv",
        Signal = "signal",
        Getpid = "getpid",
        Sysconf = "sysconf",
    }
    /// Time, which is counted in steps. C11 7.27, POSIX.
    Time {
        Time = "time",
        Clock = "clock",
    }, and {
        Gettimeofday = "gettimeofday",
        ClockGettime = "clock_gettime",
        Difftime = "difftime",
        Mktime = "mktime",
        GmtimeR = "gmtime_r",
        LocaltimeR = "localtime_r",
        Strftime = "strftime",
    }
    /// Jumps between functions, C11 7.13; LLVM's own have a buffer whose first word is the program's.
    Jumps {
    }, and {
        SetJump = "setjmp",
        UnderscoreSetJump = "_setjmp",
        SigSetJump = "__sigsetjmp",
        LongJump = "longjmp",
        UnderscoreLongJump = "_longjmp",
        SigLongJump = "siglongjmp",
        SetJumpOfLlvm = "llvm.eh.sjlj.setjmp",
        LongJumpOfLlvm = "llvm.eh.sjlj.longjmp",
    }
    /// Addresses of frames and calls: LangRef "Code Generator Intrinsics".
    Frames {
    }, and {
        FrameAddress = "llvm.frameaddress.p0",
        ReturnAddress = "llvm.returnaddress",
    }
    /// The end of the program, C11 7.22.4.
    End {
        Abort = "abort",
        Exit = "exit",
        UnderscoreExit = "_exit",
        QuickExit = "_Exit",
    }, and {
        AssertFail = "__assert_fail",
        Trap = "llvm.trap",
        UbsanTrap = "llvm.ubsantrap",
    }
    /// Functions of one number, C11 7.12.
    UnaryMathematics {
        Sqrt = "sqrt",
        Floor = "floor",
        Ceil = "ceil",
        Trunc = "trunc",
        Round = "round",
        Fabs = "fabs",
        Exp = "exp",
        Log = "log",
        Log10 = "log10",
        Sin = "sin",
        Cos = "cos",
        Tan = "tan",
        Atan = "atan",
        Acos = "acos",
        Asin = "asin",
        Sinh = "sinh",
        Cosh = "cosh",
        Tanh = "tanh",
        Exp2 = "exp2",
        Expm1 = "expm1",
        Log2 = "log2",
        Log1p = "log1p",
        Cbrt = "cbrt",
        Rint = "rint",
        Nearbyint = "nearbyint",
        Logb = "logb",
    }
    /// Functions of two numbers, C11 7.12.
    BinaryMathematics {
        Fmod = "fmod",
        Pow = "pow",
        Atan2 = "atan2",
        Fmin = "fmin",
        Fmax = "fmax",
        Fdim = "fdim",
        Copysign = "copysign",
        Hypot = "hypot",
    }
    /// Functions of numbers and integers, C11 7.12.
    MixedMathematics {
        Ldexp = "ldexp",
        Scalbn = "scalbn",
        Frexp = "frexp",
        Modf = "modf",
        Lround = "lround",
        Llround = "llround",
        Lrint = "lrint",
        Llrint = "llrint",
    }
}

/// Functions of numbers that the machine does not run. LLVM knows these, and each also for `float` and `long double`.
const MATHEMATICS: [&str; 8] = ["acosh", "asinh", "atanh", "exp10", "fma", "ilogb", "remainder", "roundeven"];

/// Further functions whose meaning LLVM knows by their names, though a module only declares them (`TargetLibraryInfo.def`), sorted.
pub const KNOWN: [&str; 154] = [
    "_IO_getc",
    "_IO_putc",
    "_ZdaPv",
    "_ZdaPvm",
    "_ZdlPv",
    "_ZdlPvm",
    "_Znam",
    "_ZnamRKSt9nothrow_t",
    "_Znwm",
    "_ZnwmRKSt9nothrow_t",
    "_ZnwmSt11align_val_t",
    "__cospi",
    "__cospif",
    "__cxa_atexit",
    "__cxa_guard_abort",
    "__cxa_guard_acquire",
    "__cxa_guard_release",
    "__memccpy_chk",
    "__memcpy_chk",
    "__memmove_chk",
    "__mempcpy_chk",
    "__memset_chk",
    "__sincospi_stret",
    "__sincospif_stret",
    "__sinpi",
    "__sinpif",
    "__snprintf_chk",
    "__sprintf_chk",
    "__stpcpy_chk",
    "__stpncpy_chk",
    "__strcat_chk",
    "__strcpy_chk",
    "__strdup",
    "__strlen_chk",
    "__strncat_chk",
    "__strncpy_chk",
    "__strndup",
    "__strtok_r",
    "__vsnprintf_chk",
    "__vsprintf_chk",
    "aligned_alloc",
    "atexit",
    "bcopy",
    "bsearch",
    "bzero",
    "cabs",
    "cabsf",
    "cabsl",
    "chmod",
    "chown",
    "closedir",
    "ctermid",
    "execl",
    "execle",
    "execlp",
    "execv",
    "execvP",
    "execve",
    "execvp",
    "execvpe",
    "fdopen",
    "ffs",
    "ffsl",
    "ffsll",
    "fgetc_unlocked",
    "fgetpos",
    "fgets_unlocked",
    "fiprintf",
    "flockfile",
    "fls",
    "flsl",
    "flsll",
    "fork",
    "fread_unlocked",
    "fscanf",
    "fseek",
    "fseeko",
    "fseeko64",
    "fsetpos",
    "fstat",
    "fstat64",
    "fstatvfs",
    "fstatvfs64",
    "ftell",
    "ftello",
    "ftello64",
    "ftrylockfile",
    "funlockfile",
    "getc_unlocked",
    "getchar_unlocked",
    "getitimer",
    "getlogin_r",
    "getpwnam",
    "gets",
    "htonl",
    "htons",
    "iprintf",
    "isascii",
    "lchown",
    "memalign",
    "memccpy",
    "memcpy",
    "memmove",
    "memset",
    "memset_pattern16",
    "memset_pattern4",
    "memset_pattern8",
    "mkdir",
    "ntohl",
    "ntohs",
    "objc_release",
    "objc_retain",
    "opendir",
    "pclose",
    "perror",
    "popen",
    "posix_memalign",
    "pread",
    "pwrite",
    "qsort",
    "readlink",
    "reallocf",
    "realpath",
    "rename",
    "rewind",
    "rmdir",
    "scanf",
    "setenv",
    "setitimer",
    "siprintf",
    "sscanf",
    "statvfs",
    "statvfs64",
    "stpncpy",
    "strlcat",
    "strlcpy",
    "strtok",
    "strtold",
    "strxfrm",
    "system",
    "times",
    "tmpfile",
    "tmpfile64",
    "toascii",
    "uname",
    "unsetenv",
    "utime",
    "utimes",
    "valloc",
    "vec_calloc",
    "vec_free",
    "vec_malloc",
    "vec_realloc",
    "wcslen",
];

impl LibraryFamily {
    /// True of functions that there are for each type of floating-point numbers.
    const fn is_of_numbers(self) -> bool {
        matches!(
            self,
            LibraryFamily::UnaryMathematics
                | LibraryFamily::BinaryMathematics
                | LibraryFamily::MixedMathematics
        )
    }
}

/// True if a function is one of the C library, which passes may replace by what it computes.
#[must_use]
pub fn is_known(name: &str) -> bool {
    let of_numbers = |name: &str| {
        let run = LibraryFunction::named(name).map(LibraryFunction::family);
        MATHEMATICS.contains(&name) || run.is_some_and(LibraryFamily::is_of_numbers)
    };
    let other_type = name.strip_suffix(['f', 'l']).is_some_and(of_numbers);
    let run = LibraryFunction::named(name).is_some_and(LibraryFunction::is_known);
    run || other_type || of_numbers(name) || KNOWN.binary_search(&name).is_ok()
}

impl LibraryFunction {
    /// True if it uses the heap.
    #[must_use]
    pub const fn allocates(self) -> bool {
        matches!(
            self,
            LibraryFunction::Malloc
                | LibraryFunction::Calloc
                | LibraryFunction::Realloc
                | LibraryFunction::Strdup
                | LibraryFunction::Strndup
        )
    }

    /// The jump that it makes or prepares.
    #[must_use]
    pub const fn jump(self) -> Option<LibraryJump> {
        Some(match self {
            LibraryFunction::SetJump | LibraryFunction::UnderscoreSetJump | LibraryFunction::SigSetJump => {
                LibraryJump::Set { buffer: 0 }
            }
            LibraryFunction::LongJump
            | LibraryFunction::UnderscoreLongJump
            | LibraryFunction::SigLongJump => LibraryJump::Long { buffer: 0 },
            LibraryFunction::SetJumpOfLlvm => LibraryJump::Set { buffer: 8 },
            LibraryFunction::LongJumpOfLlvm => LibraryJump::Long { buffer: 8 },
            _ => return None,
        })
    }

    /// True if it ends the program.
    #[must_use]
    pub fn ends_program(self) -> bool {
        self.family() == LibraryFamily::End
    }

    /// True if it frees the object that its first argument points to.
    #[must_use]
    pub const fn frees(self) -> bool {
        matches!(self, LibraryFunction::Free | LibraryFunction::Realloc)
    }

    /// True if it reads standard input.
    #[must_use]
    pub const fn reads_input(self) -> bool {
        matches!(
            self,
            LibraryFunction::Getchar
                | LibraryFunction::Getc
                | LibraryFunction::Fgetc
                | LibraryFunction::Fgets
                | LibraryFunction::Fread
                | LibraryFunction::Feof
                | LibraryFunction::Read
        )
    }

    /// True if it takes arguments that its declaration does not name: such a function is called by its name only.
    #[must_use]
    pub const fn is_variadic(self) -> bool {
        matches!(
            self,
            LibraryFunction::Printf
                | LibraryFunction::Fprintf
                | LibraryFunction::Sprintf
                | LibraryFunction::Snprintf
        )
    }
}

/// A jump between functions. `buffer` is the distance in bytes from the start of the program's buffer to the word with the target
/// of the jump.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LibraryJump {
    /// Prepares one.
    Set {
        /// The distance.
        buffer: u8,
    },
    /// Makes one.
    Long {
        /// The distance.
        buffer: u8,
    },
}
