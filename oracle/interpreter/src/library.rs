//! The functions of the C library that a program may call when it is run as a whole (C11 7.21 to 7.24, 7.12). Their code
//! is the host's: see `machine::library`.

pub(crate) mod defined;

/// Makes [`LibraryFunction`] and [`LibraryFamily`] of one list, in which each function stands under its family.
macro_rules! library {
    ($($(#[$doc:meta])* $family:ident { $($function:ident = $name:literal,)* })*) => {
        base::named! {
            /// A function of the C library, by its name.
            pub(crate) enum LibraryFunction { $($($function = $name,)*)* }
        }

        /// Functions that one part of the host's code runs.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum LibraryFamily { $($(#[$doc])* $family,)* }

        impl LibraryFunction {
            /// The family that it stands under.
            pub(crate) const fn family(self) -> LibraryFamily {
                match self { $($(LibraryFunction::$function)|* => LibraryFamily::$family,)* }
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
        PutcUnlocked = "putc_unlocked",
        FputcUnlocked = "fputc_unlocked",
        FputsUnlocked = "fputs_unlocked",
        FwriteUnlocked = "fwrite_unlocked",
        Setvbuf = "setvbuf",
        Setbuf = "setbuf",
        Fclose = "fclose",
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
        Clearerr = "clearerr",
        Read = "read",
    }
    /// Files, of which a program sees none.
    Files {
        Fopen = "fopen",
        Fopen64 = "fopen64",
        Open = "open",
        Open64 = "open64",
        Access = "access",
        Stat = "stat",
        Stat64 = "stat64",
        Lstat = "lstat",
        Lstat64 = "lstat64",
        Unlink = "unlink",
        Remove = "remove",
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
        Strchrnul = "strchrnul",
        StrtokR = "strtok_r",
        Mempcpy = "mempcpy",
        Memrchr = "memrchr",
        Memcmp = "memcmp",
        Bcmp = "bcmp",
        Memchr = "memchr",
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
        IsoStrtol = "__isoc23_strtol",
        IsoStrtoul = "__isoc23_strtoul",
        IsoStrtoll = "__isoc23_strtoll",
        IsoStrtoull = "__isoc23_strtoull",
        Rand = "rand",
        Srand = "srand",
        Random = "random",
        Srandom = "srandom",
        Abs = "abs",
        Labs = "labs",
        Llabs = "llabs",
    }
    /// Characters, C11 7.4.
    Characters {
        Toupper = "toupper",
        Tolower = "tolower",
        Isdigit = "isdigit",
        Isalpha = "isalpha",
        Isalnum = "isalnum",
        Isspace = "isspace",
        Isupper = "isupper",
        Islower = "islower",
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
        SecureGetenv = "secure_getenv",
        Signal = "signal",
        Getpid = "getpid",
        Sysconf = "sysconf",
    }
    /// Time, which is counted in steps. C11 7.27, POSIX.
    Time {
        Time = "time",
        Clock = "clock",
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
        FrameAddress = "llvm.frameaddress.p0",
        ReturnAddress = "llvm.returnaddress",
    }
    /// The end of the program, C11 7.22.4.
    End {
        Abort = "abort",
        Exit = "exit",
        UnderscoreExit = "_exit",
        QuickExit = "_Exit",
        AssertFail = "__assert_fail",
        Trap = "llvm.trap",
        UbsanTrap = "llvm.ubsantrap",
    }
    /// Mathematics, C11 7.12.
    Mathematics {
        Sqrt = "sqrt",
        Floor = "floor",
        Ceil = "ceil",
        Trunc = "trunc",
        Round = "round",
        Fabs = "fabs",
        Fmod = "fmod",
        Pow = "pow",
        Exp = "exp",
        Log = "log",
        Log10 = "log10",
        Sin = "sin",
        Cos = "cos",
        Tan = "tan",
        Atan = "atan",
        Atan2 = "atan2",
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
        Fmin = "fmin",
        Fmax = "fmax",
        Fdim = "fdim",
        Copysign = "copysign",
        Hypot = "hypot",
        Ldexp = "ldexp",
        Scalbn = "scalbn",
        Frexp = "frexp",
        Modf = "modf",
        Lround = "lround",
        Llround = "llround",
        Lrint = "lrint",
        Llrint = "llrint",
        Logb = "logb",
    }
}

impl LibraryFunction {
    /// True if it uses the heap.
    pub(crate) const fn allocates(self) -> bool {
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
    pub(crate) const fn jump(self) -> Option<LibraryJump> {
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
    pub(crate) fn ends_program(self) -> bool {
        self.family() == LibraryFamily::End
    }

    /// True if it frees the object that its first argument points to.
    pub(crate) const fn frees(self) -> bool {
        matches!(self, LibraryFunction::Free | LibraryFunction::Realloc)
    }

    /// True if it reads standard input.
    pub(crate) const fn reads_input(self) -> bool {
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
    pub(crate) const fn is_variadic(self) -> bool {
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
pub(crate) enum LibraryJump {
    Set { buffer: u8 },
    Long { buffer: u8 },
}

/// True if a module may read standard input when it is run as a whole.
#[must_use]
pub fn reads_input(module: &ir::Module) -> bool {
    let declared = module.functions.iter().filter(|function| function.is_declaration());
    declared.filter_map(|function| LibraryFunction::named(&function.name)).any(LibraryFunction::reads_input)
}
