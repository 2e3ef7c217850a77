//! The functions of the C library that a program may call when it is run as a whole (C11 7.21 to 7.24, 7.12). Their code
//! is the host's: see `machine::library`.

base::named! {
    /// A function of the C library, by its name.
    pub(crate) enum LibraryFunction {
        /// Formatted output, C11 7.21.6.
        Printf = "printf",
        Fprintf = "fprintf",
        Sprintf = "sprintf",
        Snprintf = "snprintf",
        Vprintf = "vprintf",
        Vfprintf = "vfprintf",
        Vsprintf = "vsprintf",
        Vsnprintf = "vsnprintf",
        /// Output of characters, C11 7.21.7 and 7.21.8.
        Puts = "puts",
        Putchar = "putchar",
        Putc = "putc",
        Fputc = "fputc",
        Fputs = "fputs",
        Fwrite = "fwrite",
        Fflush = "fflush",
        /// Strings, C11 7.24.
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
        Strdup = "strdup",
        Memcmp = "memcmp",
        Bcmp = "bcmp",
        Memchr = "memchr",
        /// Numbers, C11 7.22.1 and 7.22.6.
        Atoi = "atoi",
        Atol = "atol",
        Strtol = "strtol",
        Strtoul = "strtoul",
        Strtoll = "strtoll",
        Strtoull = "strtoull",
        Abs = "abs",
        Labs = "labs",
        Llabs = "llabs",
        /// Characters, C11 7.4.
        Toupper = "toupper",
        Tolower = "tolower",
        Isdigit = "isdigit",
        Isalpha = "isalpha",
        Isalnum = "isalnum",
        Isspace = "isspace",
        Isupper = "isupper",
        Islower = "islower",
        /// Memory, C11 7.22.3.
        Malloc = "malloc",
        Calloc = "calloc",
        Realloc = "realloc",
        Free = "free",
        /// The end of the program, C11 7.22.4.
        Abort = "abort",
        Exit = "exit",
        UnderscoreExit = "_exit",
        QuickExit = "_Exit",
        AssertFail = "__assert_fail",
        Trap = "llvm.trap",
        UbsanTrap = "llvm.ubsantrap",
        /// Mathematics, C11 7.12.
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
    }
}

impl LibraryFunction {
    /// Whether it uses the heap.
    pub(crate) const fn allocates(self) -> bool {
        matches!(
            self,
            LibraryFunction::Malloc
                | LibraryFunction::Calloc
                | LibraryFunction::Realloc
                | LibraryFunction::Strdup
        )
    }
}
