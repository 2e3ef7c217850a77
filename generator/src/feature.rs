//! Features: the constructs that a configuration enables, a program draws from, and reports count.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::choices::Choices;
use crate::profile::Profile;

/// The part of the language that a feature belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FeatureGroup {
    /// Bit-fields.
    Bitfield,
    /// Records and their members.
    Record,
    /// Passing, returning, calling.
    Call,
    /// Statements.
    Statement,
    /// Expressions.
    Expression,
    /// Variables and their first values.
    Data,
}

/// A row of the feature table.
#[derive(Clone, Copy, Debug)]
pub struct FeatureRow {
    /// The feature.
    pub feature: Features,
    /// The feature's name in reports and configuration files.
    pub name: &'static str,
    /// The part of the language that it belongs to.
    pub group: FeatureGroup,
    /// The sixteenths of the programs that may use it; for sixteen no byte is drawn.
    pub odds: u32,
    /// The features that it needs.
    pub needs: Features,
}

macro_rules! features {
    ($($(#[$($doc:tt)*])* $id:ident = $bit:literal $name:literal $group:ident $odds:literal [$($need:ident)*];)*) => {
        bitflags::bitflags! {
            /// A set of features.
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
            pub struct Features: u128 {
                $($(#[$($doc)*])* const $id = 1 << $bit;)*
            }
        }

        /// Every feature, in the order of reports.
        pub const FEATURES: &[FeatureRow] = &[
            $(FeatureRow {
                feature: Features::$id,
                name: $name,
                group: FeatureGroup::$group,
                odds: $odds,
                needs: Features::empty()$(.union(Features::$need))*,
            },)*
        ];
    };
}

features! {
    /// `int a : 3;`
    BIT_FIELD = 0 "bit-field" Bitfield 15 [];
    /// `_Bool a : 1;`
    BOOL_BIT_FIELD = 1 "bool-bit-field" Bitfield 8 [];
    /// `enum E a : 5;`
    ENUM_BIT_FIELD = 2 "enum-bit-field" Bitfield 6 [ENUM];
    /// `long long a : 40;`
    WIDE_BIT_FIELD = 3 "wide-bit-field" Bitfield 8 [BIT_FIELD];
    /// `int a : 32;`
    FULL_BIT_FIELD = 4 "full-width-bit-field" Bitfield 6 [BIT_FIELD];
    /// `int : 3;`
    UNNAMED_BIT_FIELD = 5 "unnamed-bit-field" Bitfield 8 [];
    /// `int : 0;`
    ZERO_WIDTH = 6 "zero-width-bit-field" Bitfield 8 [];
    /// `volatile int a : 3;` and `volatile int a;`
    VOLATILE_FIELD = 7 "volatile-field" Record 4 [];
    /// `__attribute__((packed))` on a record.
    PACKED_RECORD = 8 "packed-record" Record 7 [];
    /// `__attribute__((packed))` on a field.
    PACKED_FIELD = 9 "packed-field" Record 5 [];
    /// `__attribute__((aligned(n)))` on a record.
    ALIGNED_RECORD = 10 "aligned-record" Record 5 [];
    /// `__attribute__((aligned(n)))` on a field that is no bit-field.
    ALIGNED_FIELD = 11 "aligned-field" Record 5 [];
    /// `__attribute__((aligned(n)))` on a bit-field.
    ALIGNED_BIT_FIELD = 12 "aligned-bit-field" Bitfield 3 [BIT_FIELD];
    /// `#pragma pack(n)`
    PRAGMA_PACK = 13 "pragma-pack" Record 5 [];
    /// A union.
    UNION = 14 "union" Record 6 [];
    /// A record in a record.
    NESTED_RECORD = 15 "nested-record" Record 7 [];
    /// A structure or union without a name in a record.
    ANONYMOUS_RECORD = 16 "anonymous-record" Record 6 [];
    /// An array in a record.
    ARRAY_FIELD = 17 "array-field" Record 7 [];
    /// An array of records in a record.
    RECORD_ARRAY = 18 "record-array" Record 6 [];
    /// A `float` or `double` in a record.
    FLOAT_FIELD = 19 "float-field" Record 9 [];
    /// A pointer in a record.
    POINTER_FIELD = 20 "pointer-field" Record 5 [];
    /// A `_Bool` that is no bit-field.
    BOOL = 21 "bool" Data 8 [];
    /// An enumeration.
    ENUM = 22 "enum" Data 7 [];

    /// A record passed by value.
    RECORD_ARGUMENT = 23 "record-argument" Call 15 [];
    /// A record returned by value.
    RECORD_RESULT = 24 "record-result" Call 12 [];
    /// More than six integer parameters, or more than eight floating ones, records counted by their scalars.
    REGISTER_EXHAUSTION = 25 "register-exhaustion" Call 6 [SCALAR_ARGUMENT];
    /// A scalar next to records.
    SCALAR_ARGUMENT = 26 "scalar-argument" Call 13 [];
    /// A `float` or `double` parameter.
    FLOAT_ARGUMENT = 27 "float-argument" Call 8 [];
    /// A pointer parameter.
    POINTER_ARGUMENT = 28 "pointer-argument" Call 6 [];
    /// A call through a pointer to a function.
    POINTER_CALL = 29 "pointer-call" Call 6 [];
    /// The callee side calls the caller side.
    CALLBACK = 30 "callback" Call 6 [];
    /// A function that calls itself.
    RECURSION = 31 "recursion" Call 4 [];
    /// `f(g(x))` with a record between them.
    NESTED_CALL = 32 "nested-call" Call 7 [RECORD_RESULT RECORD_ARGUMENT];
    /// `f(x).a`
    RESULT_MEMBER = 33 "result-member" Call 6 [RECORD_RESULT];
    /// A result that the caller discards.
    DISCARDED_RESULT = 34 "discarded-result" Call 4 [RECORD_RESULT];
    /// A callee writes to its copy of an argument.
    MODIFIED_COPY = 35 "modified-copy" Call 10 [RECORD_ARGUMENT];

    /// `if`
    IF = 36 "if" Statement 8 [];
    /// `for`
    FOR = 37 "for" Statement 6 [];
    /// `while`
    WHILE = 38 "while" Statement 5 [];
    /// `switch`
    SWITCH = 39 "switch" Statement 6 [];
    /// `break`, `continue` or `return` under a condition.
    JUMP = 40 "jump" Statement 5 [];
    /// `a = b` on records.
    RECORD_ASSIGNMENT = 41 "record-assignment" Statement 8 [];
    /// `memcpy`
    MEMCPY = 42 "memcpy" Statement 5 [];
    /// `memset`
    MEMSET = 43 "memset" Statement 5 [];

    /// `a.b += c`
    COMPOUND = 44 "compound-assignment" Expression 9 [];
    /// `a.b++`
    STEP = 45 "step" Expression 8 [];
    /// `+ - *` and unary `+ - ~`
    ARITHMETIC = 46 "arithmetic" Expression 11 [];
    /// `/` and `%`
    DIVISION = 47 "division" Expression 5 [];
    /// `<<` and `>>`
    SHIFT = 48 "shift" Expression 7 [];
    /// `& | ^`
    BITWISE = 49 "bitwise" Expression 9 [];
    /// `< <= > >= == !=`
    COMPARISON = 50 "comparison" Expression 7 [];
    /// `&& || !`
    LOGICAL = 51 "logical" Expression 6 [];
    /// `c ? a : b`
    CONDITIONAL = 52 "conditional" Expression 7 [];
    /// `(void)a, b`
    COMMA = 53 "comma" Expression 4 [];
    /// A cast that is written.
    CAST = 54 "cast" Expression 8 [];
    /// `(struct S){...}`
    COMPOUND_LITERAL = 55 "compound-literal" Expression 7 [];
    /// `a[i]` with an index that is no constant.
    DYNAMIC_INDEX = 56 "dynamic-index" Expression 6 [ARRAY_FIELD];

    /// A global variable.
    GLOBAL = 57 "global" Data 8 [];
    /// A global variable with an initialiser.
    GLOBAL_INITIALISER = 58 "global-initialiser" Data 8 [GLOBAL];
    /// A volatile variable.
    VOLATILE_VARIABLE = 59 "volatile-variable" Data 4 [];
    /// `.a = ` or `[1] = ` in an initialiser.
    DESIGNATED = 60 "designated-initialiser" Data 8 [];
    /// A variable whose padding holds a known byte.
    GRAFFITI = 61 "graffiti-padding" Data 9 [];
    /// A variable that is an array.
    ARRAY_VARIABLE = 62 "array-variable" Data 5 [];
    /// Arithmetic on `float` and `double`.
    FLOAT_ARITHMETIC = 63 "float-arithmetic" Expression 6 [];

    /// A record that starts without values, and everything that is done with indeterminate ones.
    INDETERMINATE = 64 "indeterminate" Data 16 [];

    /// A variadic function with parameters that pass through its `...`.
    VARIADIC = 65 "variadic" Call 4 [];
    /// A function of the callee side calls a function of the caller side through a pointer parameter, and passes on its
    /// own record parameters.
    TRAMPOLINE = 66 "trampoline" Call 5 [POINTER_CALL CALLBACK];
    /// More than sixteen parameters.
    MANY_ARGUMENTS = 67 "many-arguments" Call 4 [REGISTER_EXHAUSTION SCALAR_ARGUMENT];
    /// A record that passes through `...`.
    VARIADIC_RECORD = 68 "variadic-record" Call 10 [VARIADIC];
    /// A record in front of other parameters.
    RECORD_FIRST = 69 "record-first" Call 12 [];
    /// A record behind other parameters.
    RECORD_LAST = 70 "record-last" Call 8 [];
    /// A record behind eight integers: no platform here has a general register left.
    AFTER_GENERAL = 71 "record-after-general-registers" Call 4 [REGISTER_EXHAUSTION SCALAR_ARGUMENT];
    /// A record behind eight floating parameters: no platform here has a vector register left.
    AFTER_VECTOR = 72 "record-after-vector-registers" Call 4 [REGISTER_EXHAUSTION FLOAT_ARGUMENT];
    /// A record behind eight integers and eight floating parameters: no register is left.
    AFTER_BOTH = 73 "record-after-all-registers" Call 4 [AFTER_GENERAL AFTER_VECTOR];

    /// `__int128`
    INT128 = 74 "int128" Data 5 [];
    /// `__int128 a : 100;`
    INT128_BIT_FIELD = 75 "int128-bit-field" Bitfield 5 [INT128 BIT_FIELD];
    /// `_BitInt(37)`
    BIT_INT = 76 "bit-int" Data 5 [];
    /// `_BitInt(129)`
    WIDE_BIT_INT = 77 "bit-int-above-128" Data 7 [BIT_INT];
    /// `_BitInt(37) a : 5;`
    BIT_INT_BIT_FIELD = 78 "bit-int-bit-field" Bitfield 7 [BIT_INT BIT_FIELD];
    /// `long double`
    LONG_DOUBLE = 79 "long-double" Data 5 [];
    /// `_Complex double`
    COMPLEX = 80 "complex" Data 5 [];
    /// `_Complex long double`
    LONG_COMPLEX = 81 "complex-long-double" Data 6 [COMPLEX LONG_DOUBLE];
    /// `_Float16`
    HALF = 82 "half" Data 5 [];
    /// A vector of 8 or 16 bytes.
    VECTOR = 83 "vector" Data 5 [];
    /// A vector of 32 bytes.
    VECTOR_32 = 84 "vector-of-32-bytes" Data 6 [VECTOR];
    /// A vector of 64 bytes.
    VECTOR_64 = 85 "vector-of-64-bytes" Data 6 [VECTOR];
    /// A vector of 4 bytes, smaller than any vector register.
    SHORT_VECTOR = 91 "vector-of-four-bytes" Data 16 [VECTOR];
    /// `int a[];` at the end of a structure.
    FLEXIBLE_ARRAY = 86 "flexible-array" Record 4 [];
    /// `struct E {};`
    EMPTY_RECORD = 87 "empty-record" Record 4 [];
    /// `struct U { int : 5; int : 0; };`
    UNNAMED_RECORD = 88 "record-of-unnamed-bit-fields" Record 4 [UNNAMED_BIT_FIELD ZERO_WIDTH];
    /// `enum __attribute__((packed)) E`
    PACKED_ENUM = 89 "packed-enum" Data 5 [ENUM];
    /// A union without a name in a record.
    ANONYMOUS_UNION = 90 "anonymous-union" Record 5 [ANONYMOUS_RECORD UNION];
    /// `__fp16`
    STORAGE16 = 92 "fp16" Data 8 [];
    /// `typedef long long T __attribute__((aligned(4)));` as the type of a member
    ALIGNED_TYPEDEF = 93 "aligned-typedef" Record 4 [];
    /// A `va_list` that a variadic function passes on.
    VARIADIC_LIST = 94 "variadic-list" Call 6 [VARIADIC VARIADIC_RECORD];
    /// A pointer to a `va_list` that a variadic function passes on: the caller continues where the callee stopped.
    LIST_POINTER = 95 "variadic-list-pointer" Call 8 [VARIADIC_LIST];
    /// A `va_copy` of a `va_list`, read beside the original.
    LIST_COPY = 96 "variadic-list-copy" Call 5 [VARIADIC VARIADIC_RECORD];
    /// `__float128`
    QUAD = 97 "float128" Data 5 [];
}

impl Features {
    /// The default features of a profile.
    #[must_use]
    pub const fn of(profile: Profile) -> Features {
        match profile {
            Profile::Bitfields => Features::all().difference(
                Features::REGISTER_EXHAUSTION.union(Features::CALLBACK).union(Features::RECURSION),
            ),
            Profile::Poison => Features::all().difference(Features::NOT_WITH_POISON),
            Profile::Signatures => Features::IN_SIGNATURES,
            _ => Features::all(),
        }
        .difference(match profile {
            Profile::Poison => Features::empty(),
            _ => Features::INDETERMINATE,
        })
        .difference(Features::RARE_VECTORS)
    }

    /// Vectors that have registers only if the processor has those of 32 or 64 bytes and the compiler uses them, and
    /// vectors that have registers nowhere.
    const RARE_VECTORS: Features =
        Features::VECTOR_32.union(Features::VECTOR_64).union(Features::SHORT_VECTOR);

    /// The ways to pass on or copy a `va_list`, beyond reading it.
    pub const VA_LIST_USES: Features =
        Features::VARIADIC_LIST.union(Features::LIST_POINTER).union(Features::LIST_COPY);

    /// Features that the profile `poison` leaves out, because they make programs large or make it uncertain which
    /// scalars have a value.
    const NOT_WITH_POISON: Features = Features::RECURSION
        .union(Features::CALLBACK)
        .union(Features::JUMP)
        .union(Features::GRAFFITI)
        .union(Features::DYNAMIC_INDEX)
        .union(Features::FLOAT_ARITHMETIC)
        .union(Features::DIVISION)
        .union(Features::COMMA)
        .union(Features::REGISTER_EXHAUSTION)
        .union(Features::FLOAT_ARGUMENT)
        .union(Features::VOLATILE_VARIABLE)
        .union(Features::TRAMPOLINE)
        .union(Features::MANY_ARGUMENTS)
        .union(Features::AFTER_GENERAL)
        .union(Features::AFTER_VECTOR)
        .union(Features::AFTER_BOTH);

    /// Types that old compilers lack, among them gcc 12.
    pub const RECENT: Features = Features::BIT_INT
        .union(Features::WIDE_BIT_INT)
        .union(Features::BIT_INT_BIT_FIELD)
        .union(Features::HALF)
        .union(Features::STORAGE16);

    /// Features that some compilers lack: extensions of gcc and clang, and [`Features::RECENT`].
    pub const EXTENDED: Features = Features::VARIADIC
        .union(Features::VARIADIC_RECORD)
        .union(Features::VA_LIST_USES)
        .union(Features::INT128)
        .union(Features::INT128_BIT_FIELD)
        .union(Features::BIT_INT)
        .union(Features::WIDE_BIT_INT)
        .union(Features::BIT_INT_BIT_FIELD)
        .union(Features::LONG_DOUBLE)
        .union(Features::COMPLEX)
        .union(Features::LONG_COMPLEX)
        .union(Features::HALF)
        .union(Features::VECTOR)
        .union(Features::VECTOR_32)
        .union(Features::VECTOR_64)
        .union(Features::SHORT_VECTOR)
        .union(Features::FLEXIBLE_ARRAY)
        .union(Features::EMPTY_RECORD)
        .union(Features::UNNAMED_RECORD)
        .union(Features::PACKED_ENUM)
        .union(Features::STORAGE16)
        .union(Features::QUAD)
        .union(Features::ALIGNED_TYPEDEF);

    /// The features that a program of the profile `signatures` can have: types and calls, but nothing volatile, because
    /// reads of volatile objects are effects.
    pub(crate) const IN_SIGNATURES: Features = Features::BIT_FIELD
        .union(Features::BOOL_BIT_FIELD)
        .union(Features::ENUM_BIT_FIELD)
        .union(Features::WIDE_BIT_FIELD)
        .union(Features::FULL_BIT_FIELD)
        .union(Features::UNNAMED_BIT_FIELD)
        .union(Features::ZERO_WIDTH)
        .union(Features::PACKED_RECORD)
        .union(Features::PACKED_FIELD)
        .union(Features::ALIGNED_RECORD)
        .union(Features::ALIGNED_FIELD)
        .union(Features::ALIGNED_BIT_FIELD)
        .union(Features::PRAGMA_PACK)
        .union(Features::UNION)
        .union(Features::NESTED_RECORD)
        .union(Features::ANONYMOUS_RECORD)
        .union(Features::ARRAY_FIELD)
        .union(Features::RECORD_ARRAY)
        .union(Features::FLOAT_FIELD)
        .union(Features::POINTER_FIELD)
        .union(Features::BOOL)
        .union(Features::ENUM)
        .union(Features::RECORD_ARGUMENT)
        .union(Features::RECORD_RESULT)
        .union(Features::REGISTER_EXHAUSTION)
        .union(Features::SCALAR_ARGUMENT)
        .union(Features::FLOAT_ARGUMENT)
        .union(Features::POINTER_ARGUMENT)
        .union(Features::POINTER_CALL)
        .union(Features::CALLBACK)
        .union(Features::NESTED_CALL)
        .union(Features::DISCARDED_RESULT)
        .union(Features::MODIFIED_COPY)
        .union(Features::GRAFFITI)
        .union(Features::TRAMPOLINE)
        .union(Features::MANY_ARGUMENTS)
        .union(Features::RECORD_FIRST)
        .union(Features::RECORD_LAST)
        .union(Features::AFTER_GENERAL)
        .union(Features::AFTER_VECTOR)
        .union(Features::AFTER_BOTH)
        .union(Features::ANONYMOUS_UNION)
        .union(Features::EXTENDED);

    /// The features that every program may use, whatever it draws.
    pub(crate) const ALWAYS: Features = Features::RECORD_ARGUMENT;

    /// The names of the features in the set, in the order of [`FEATURES`].
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        FEATURES.iter().filter(move |row| self.contains(row.feature)).map(|row| row.name)
    }

    /// Looks a feature up by its name.
    #[must_use]
    pub fn named(name: &str) -> Option<Features> {
        FEATURES.iter().find(|row| row.name == name).map(|row| row.feature)
    }

    /// The set together with every feature that its members need.
    #[must_use]
    pub fn with_needs(self) -> Features {
        let needed =
            FEATURES.iter().filter(|row| self.contains(row.feature)).fold(self, |all, row| all | row.needs);
        if needed == self { self } else { needed.with_needs() }
    }

    /// The set without the members that need a feature outside it: the converse of [`Features::with_needs`].
    #[must_use]
    pub(crate) fn with_needs_met(self) -> Features {
        let idle = |row: &&FeatureRow| self.contains(row.feature) && !self.contains(row.needs);
        let left = FEATURES.iter().filter(idle).fold(self, |all, row| all.difference(row.feature));
        if left == self { self } else { left.with_needs_met() }
    }

    /// Draws the features that one program may use: each by its odds, independently. This is swarm testing: a program
    /// with all features enabled rarely shows one in the absence of the rest.
    pub(crate) fn swarm(choices: &mut Choices<'_>, allowed: Features) -> Features {
        let mut drawn = Features::ALWAYS;
        for row in FEATURES {
            if row.odds == 16 || choices.chance(row.odds) {
                drawn |= row.feature;
            }
        }
        drawn.with_needs() & allowed.difference(Features::omitted_for_portability(choices))
    }

    /// Draws the features that a program leaves out so that more compilers accept it: half of the programs have only
    /// features that every compiler has, and most of the rest only those that gcc and clang have had for long.
    fn omitted_for_portability(choices: &mut Choices<'_>) -> Features {
        match choices.below(16) {
            0..=7 => Features::EXTENDED,
            8..=12 => Features::RECENT,
            _ => Features::empty(),
        }
    }

    /// Draws the feature in focus of a program of the profile `single`, with the features that it needs.
    pub(crate) fn draw_one(choices: &mut Choices<'_>, allowed: Features) -> Features {
        let open: Vec<Features> =
            FEATURES.iter().map(|r| r.feature).filter(|f| allowed.contains(*f)).collect();
        choices.pick(&open).copied().unwrap_or(Features::empty()).with_needs() & allowed
    }
}

impl fmt::Display for Features {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, name) in self.names().enumerate() {
            write!(f, "{}{name}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl Serialize for Features {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.names())
    }
}

impl<'de> Deserialize<'de> for Features {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Features, D::Error> {
        let names = Vec::<String>::deserialize(deserializer)?;
        names.iter().try_fold(Features::empty(), |all, name| {
            let one = Features::named(name);
            Ok(all | one.ok_or_else(|| serde::de::Error::custom(format!("`{name}` is no feature")))?)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_feature_has_one_row_and_one_name() {
        let all = FEATURES.iter().fold(Features::empty(), |all, row| {
            assert!(!all.intersects(row.feature), "{} comes twice", row.name);
            all | row.feature
        });
        assert_eq!(all, Features::all());
        for row in FEATURES {
            assert_eq!(Features::named(row.name), Some(row.feature));
        }
    }

    #[test]
    fn with_needs_adds_what_members_need_and_is_idempotent() {
        let closed = Features::NESTED_CALL.with_needs();
        assert!(closed.contains(Features::RECORD_RESULT | Features::RECORD_ARGUMENT));
        assert_eq!(closed.with_needs(), closed);
    }

    #[test]
    fn with_needs_met_removes_only_members_that_need_a_missing_feature() {
        let lame = Features::all().difference(Features::ENUM);
        let without = Features::ENUM | Features::ENUM_BIT_FIELD | Features::PACKED_ENUM;
        assert_eq!(lame.with_needs_met(), Features::all().difference(without));
        for left_out in [Features::EXTENDED, Features::RECENT] {
            let left = Features::all().difference(left_out);
            assert_eq!(
                left.with_needs_met(),
                left,
                "leaving out {left_out} leaves members without what they need"
            );
        }
    }

    #[test]
    fn half_of_the_programs_have_no_extended_features_and_some_have_recent_ones() {
        let allowed = Features::of(Profile::Mixed);
        let drawn: Vec<Features> =
            (0..400).map(|i| Features::swarm(&mut Choices::new(&crate::dna(1, i)), allowed)).collect();
        let plain = drawn.iter().filter(|d| !d.intersects(Features::EXTENDED)).count();
        let recent = drawn.iter().filter(|d| d.intersects(Features::RECENT)).count();
        assert!((150..250).contains(&plain), "{plain}");
        assert!((30..100).contains(&recent), "{recent}");
    }

    #[test]
    fn empty_bytes_draw_only_features_of_every_program() {
        let drawn = Features::swarm(&mut Choices::new(&[]), Features::all());
        assert_eq!(drawn, Features::ALWAYS | Features::INDETERMINATE);
    }
}
