//! Features: the constructs that a configuration enables, a program draws from, and reports count.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::choices::Choices;
use crate::profile::Profile;

/// A row of the feature table.
#[derive(Clone, Copy, Debug)]
pub struct FeatureRow {
    /// The feature.
    pub feature: Features,
    /// The feature's name in reports and configuration files.
    pub name: &'static str,
    /// The sixteenths of the programs that may use it; for sixteen no byte is drawn.
    pub odds: u32,
    /// The features that it needs.
    pub needs: Features,
}

/// The set of these features: `feature_set![UNION ENUM]`.
#[macro_export]
macro_rules! feature_set {
    ($($feature:ident)*) => { $crate::Features::empty()$(.union($crate::Features::$feature))* };
}

macro_rules! features {
    ($($(#[$($doc:tt)*])* $id:ident = $bit:literal $name:literal $odds:literal [$($need:ident)*];)*) => {
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
                odds: $odds,
                needs: feature_set![$($need)*],
            },)*
        ];
    };
}

features! {
    /// `int a : 3;`
    BIT_FIELD = 0 "bit-field" 15 [];
    /// `_Bool a : 1;`
    BOOL_BIT_FIELD = 1 "bool-bit-field" 8 [];
    /// `enum E a : 5;`
    ENUM_BIT_FIELD = 2 "enum-bit-field" 6 [ENUM];
    /// `long long a : 40;`
    WIDE_BIT_FIELD = 3 "wide-bit-field" 8 [BIT_FIELD];
    /// `int a : 32;`
    FULL_BIT_FIELD = 4 "full-width-bit-field" 6 [BIT_FIELD];
    /// `int : 3;`
    UNNAMED_BIT_FIELD = 5 "unnamed-bit-field" 8 [];
    /// `int : 0;`
    ZERO_WIDTH = 6 "zero-width-bit-field" 8 [];
    /// `volatile int a : 3;` and `volatile int a;`
    VOLATILE_FIELD = 7 "volatile-field" 4 [];
    /// `__attribute__((packed))` on a record.
    PACKED_RECORD = 8 "packed-record" 7 [];
    /// `__attribute__((packed))` on a field.
    PACKED_FIELD = 9 "packed-field" 5 [];
    /// `__attribute__((aligned(n)))` on a record.
    ALIGNED_RECORD = 10 "aligned-record" 5 [];
    /// `__attribute__((aligned(n)))` on a field that is no bit-field.
    ALIGNED_FIELD = 11 "aligned-field" 5 [];
    /// `__attribute__((aligned(n)))` on a bit-field.
    ALIGNED_BIT_FIELD = 12 "aligned-bit-field" 3 [BIT_FIELD];
    /// `#pragma pack(n)`
    PRAGMA_PACK = 13 "pragma-pack" 5 [];
    /// A union.
    UNION = 14 "union" 6 [];
    /// A record in a record.
    NESTED_RECORD = 15 "nested-record" 7 [];
    /// A structure or union without a name in a record.
    ANONYMOUS_RECORD = 16 "anonymous-record" 6 [];
    /// An array in a record.
    ARRAY_FIELD = 17 "array-field" 7 [];
    /// An array of records in a record.
    RECORD_ARRAY = 18 "record-array" 6 [];
    /// A `float` or `double` in a record.
    FLOAT_FIELD = 19 "float-field" 9 [];
    /// A pointer in a record.
    POINTER_FIELD = 20 "pointer-field" 5 [];
    /// A `_Bool` that is no bit-field.
    BOOL = 21 "bool" 8 [];
    /// An enumeration.
    ENUM = 22 "enum" 7 [];

    /// A record passed by value.
    RECORD_ARGUMENT = 23 "record-argument" 15 [];
    /// A record returned by value.
    RECORD_RESULT = 24 "record-result" 12 [];
    /// More than six integer parameters, or more than eight floating ones, records counted by their scalars.
    REGISTER_EXHAUSTION = 25 "register-exhaustion" 6 [SCALAR_ARGUMENT];
    /// A scalar next to records.
    SCALAR_ARGUMENT = 26 "scalar-argument" 13 [];
    /// A `float` or `double` parameter.
    FLOAT_ARGUMENT = 27 "float-argument" 8 [];
    /// A pointer parameter.
    POINTER_ARGUMENT = 28 "pointer-argument" 6 [];
    /// A call through a pointer to a function.
    POINTER_CALL = 29 "pointer-call" 6 [];
    /// The callee side calls the caller side.
    CALLBACK = 30 "callback" 6 [];
    /// A function that calls itself.
    RECURSION = 31 "recursion" 4 [];
    /// `f(g(x))` with a record between them.
    NESTED_CALL = 32 "nested-call" 7 [RECORD_RESULT RECORD_ARGUMENT];
    /// `f(x).a`
    RESULT_MEMBER = 33 "result-member" 6 [RECORD_RESULT];
    /// A result that the caller discards.
    DISCARDED_RESULT = 34 "discarded-result" 4 [RECORD_RESULT];
    /// A callee writes to its copy of an argument.
    MODIFIED_COPY = 35 "modified-copy" 10 [RECORD_ARGUMENT];

    /// `if`
    IF = 36 "if" 8 [];
    /// `for`
    FOR = 37 "for" 6 [];
    /// `while`
    WHILE = 38 "while" 5 [];
    /// `switch`
    SWITCH = 39 "switch" 6 [];
    /// `break`, `continue` or `return` under a condition.
    JUMP = 40 "jump" 5 [];
    /// `a = b` on records.
    RECORD_ASSIGNMENT = 41 "record-assignment" 8 [];
    /// `memcpy`
    MEMCPY = 42 "memcpy" 5 [];
    /// `memset`
    MEMSET = 43 "memset" 5 [];

    /// `a.b += c`
    COMPOUND = 44 "compound-assignment" 9 [];
    /// `a.b++`
    STEP = 45 "step" 8 [];
    /// `+ - *` and unary `+ - ~`
    ARITHMETIC = 46 "arithmetic" 11 [];
    /// `/` and `%`
    DIVISION = 47 "division" 5 [];
    /// `<<` and `>>`
    SHIFT = 48 "shift" 7 [];
    /// `& | ^`
    BITWISE = 49 "bitwise" 9 [];
    /// `< <= > >= == !=`
    COMPARISON = 50 "comparison" 7 [];
    /// `&& || !`
    LOGICAL = 51 "logical" 6 [];
    /// `c ? a : b`
    CONDITIONAL = 52 "conditional" 7 [];
    /// `(void)a, b`
    COMMA = 53 "comma" 4 [];
    /// A cast that is written.
    CAST = 54 "cast" 8 [];
    /// `(struct S){...}`
    COMPOUND_LITERAL = 55 "compound-literal" 7 [];
    /// `a[i]` with an index that is no constant.
    DYNAMIC_INDEX = 56 "dynamic-index" 6 [ARRAY_FIELD];

    /// A global variable.
    GLOBAL = 57 "global" 8 [];
    /// A global variable with an initialiser.
    GLOBAL_INITIALISER = 58 "global-initialiser" 8 [GLOBAL];
    /// A volatile variable.
    VOLATILE_VARIABLE = 59 "volatile-variable" 4 [];
    /// `.a = ` or `[1] = ` in an initialiser.
    DESIGNATED = 60 "designated-initialiser" 8 [];
    /// A variable whose padding holds a known byte.
    GRAFFITI = 61 "graffiti-padding" 9 [];
    /// A variable that is an array.
    ARRAY_VARIABLE = 62 "array-variable" 5 [];
    /// Arithmetic on `float` and `double`.
    FLOAT_ARITHMETIC = 63 "float-arithmetic" 6 [];

    /// A record that starts without values, and everything that is done with indeterminate ones.
    INDETERMINATE = 64 "indeterminate" 16 [];

    /// A variadic function with parameters that pass through its `...`.
    VARIADIC = 65 "variadic" 4 [];
    /// A function of the callee side calls a function of the caller side through a pointer parameter, and passes on its
    /// own record parameters.
    TRAMPOLINE = 66 "trampoline" 5 [POINTER_CALL CALLBACK];
    /// More than sixteen parameters.
    MANY_ARGUMENTS = 67 "many-arguments" 4 [REGISTER_EXHAUSTION SCALAR_ARGUMENT];
    /// A record that passes through `...`.
    VARIADIC_RECORD = 68 "variadic-record" 10 [VARIADIC];
    /// A record in front of other parameters.
    RECORD_FIRST = 69 "record-first" 12 [];
    /// A record after other parameters.
    RECORD_LAST = 70 "record-last" 8 [];
    /// A record after eight integers: no platform here has a general register left.
    AFTER_GENERAL = 71 "record-after-general-registers" 4 [REGISTER_EXHAUSTION SCALAR_ARGUMENT];
    /// A record after eight floating parameters: no platform here has a vector register left.
    AFTER_VECTOR = 72 "record-after-vector-registers" 4 [REGISTER_EXHAUSTION FLOAT_ARGUMENT];
    /// A record after eight integers and eight floating parameters: no register is left.
    AFTER_BOTH = 73 "record-after-all-registers" 4 [AFTER_GENERAL AFTER_VECTOR];

    /// `__int128`
    INT128 = 74 "int128" 5 [];
    /// `__int128 a : 100;`
    INT128_BIT_FIELD = 75 "int128-bit-field" 5 [INT128 BIT_FIELD];
    /// `_BitInt(37)`
    BIT_INT = 76 "bit-int" 5 [];
    /// `_BitInt(129)`
    WIDE_BIT_INT = 77 "bit-int-above-128" 7 [BIT_INT];
    /// `_BitInt(37) a : 5;`
    BIT_INT_BIT_FIELD = 78 "bit-int-bit-field" 7 [BIT_INT BIT_FIELD];
    /// `long double`
    LONG_DOUBLE = 79 "long-double" 5 [];
    /// `_Complex double`
    COMPLEX = 80 "complex" 5 [];
    /// `_Complex long double`
    LONG_COMPLEX = 81 "complex-long-double" 6 [COMPLEX LONG_DOUBLE];
    /// `_Float16`
    HALF = 82 "half" 5 [];
    /// A vector of 8 or 16 bytes.
    VECTOR = 83 "vector" 5 [];
    /// A vector of 32 bytes.
    VECTOR_32 = 84 "vector-of-32-bytes" 6 [VECTOR];
    /// A vector of 64 bytes.
    VECTOR_64 = 85 "vector-of-64-bytes" 6 [VECTOR];
    /// A vector of 4 bytes, smaller than any vector register.
    SHORT_VECTOR = 91 "vector-of-four-bytes" 16 [VECTOR];
    /// `int a[];` at the end of a structure.
    FLEXIBLE_ARRAY = 86 "flexible-array" 4 [];
    /// `struct E {};`
    EMPTY_RECORD = 87 "empty-record" 4 [];
    /// `struct U { int : 5; int : 0; };`
    UNNAMED_RECORD = 88 "record-of-unnamed-bit-fields" 4 [UNNAMED_BIT_FIELD ZERO_WIDTH];
    /// `enum __attribute__((packed)) E`
    PACKED_ENUM = 89 "packed-enum" 5 [ENUM];
    /// A union without a name in a record.
    ANONYMOUS_UNION = 90 "anonymous-union" 5 [ANONYMOUS_RECORD UNION];
    /// `__fp16`
    STORAGE16 = 92 "fp16" 8 [];
    /// `typedef long long T __attribute__((aligned(4)));` as the type of a member
    ALIGNED_TYPEDEF = 93 "aligned-typedef" 4 [];
    /// A `va_list` that a variadic function passes on.
    VARIADIC_LIST = 94 "variadic-list" 6 [VARIADIC VARIADIC_RECORD];
    /// A pointer to a `va_list` that a variadic function passes on: the caller continues where the callee stopped.
    LIST_POINTER = 95 "variadic-list-pointer" 8 [VARIADIC_LIST];
    /// A `va_copy` of a `va_list`, read beside the original.
    LIST_COPY = 96 "variadic-list-copy" 5 [VARIADIC VARIADIC_RECORD];
    /// `__float128`
    QUAD = 97 "float128" 5 [];
    /// `__attribute__((ms_abi))` on a function. [`crate::convention`] draws it.
    MS_ABI = 98 "ms-abi" 16 [];
    /// `__attribute__((ms_struct))` on a record. [`crate::convention`] draws it.
    MS_STRUCT = 99 "ms-struct" 16 [];
    /// `typedef int T __attribute__((aligned(2)));` as the type of a bit-field. [`crate::bit_field_type`] draws it.
    ALIGNED_BIT_FIELD_TYPE = 100 "aligned-bit-field-type" 16 [BIT_FIELD];
    /// `enum __attribute__((aligned(8))) E`. [`crate::enum_alignment`] draws it.
    ALIGNED_ENUM = 101 "aligned-enum" 16 [ENUM];
    /// `_Atomic(int) a;` in a record. [`crate::atomic`] draws it.
    ATOMIC_FIELD = 102 "atomic-field" 16 [];
    /// `_Complex int`. A gene of [`crate::plan`] decides whether a program with complex numbers has such.
    COMPLEX_INTEGER = 103 "complex-integer" 16 [COMPLEX];
    /// `union __attribute__((transparent_union)) U`. [`crate::transparent_union`] draws it.
    TRANSPARENT_UNION = 104 "transparent-union" 16 [];
    /// `struct __attribute__((scalar_storage_order("big-endian"))) S`. [`crate::storage_order`] draws it.
    STORAGE_ORDER = 105 "storage-order" 16 [];
    /// `_Decimal32`, `_Decimal64`, `_Decimal128`. A gene of [`crate::plan`] decides whether a program has such.
    DECIMAL = 106 "decimal" 16 [];
}

impl Features {
    /// The default features of a profile.
    #[must_use]
    pub const fn for_profile(profile: Profile) -> Features {
        match profile {
            Profile::Bitfields => {
                Features::all().difference(feature_set![REGISTER_EXHAUSTION CALLBACK RECURSION])
            }
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
    const RARE_VECTORS: Features = feature_set![VECTOR_32 VECTOR_64 SHORT_VECTOR];

    /// The ways to pass on or copy a `va_list`, beyond reading it.
    pub const VA_LIST_USES: Features = feature_set![VARIADIC_LIST LIST_POINTER LIST_COPY];

    /// Features that the profile `poison` leaves out, because they make programs large or make it uncertain which
    /// scalars have a value.
    const NOT_WITH_POISON: Features = feature_set![
        RECURSION CALLBACK JUMP GRAFFITI DYNAMIC_INDEX FLOAT_ARITHMETIC DIVISION COMMA REGISTER_EXHAUSTION
        FLOAT_ARGUMENT VOLATILE_VARIABLE TRAMPOLINE MANY_ARGUMENTS AFTER_GENERAL AFTER_VECTOR AFTER_BOTH STORAGE_ORDER
    ];

    /// Extensions of gcc that every clang lacks.
    pub const LACKED_BY_CLANG: Features = feature_set![STORAGE_ORDER DECIMAL];

    /// Types that old compilers lack, among them gcc 12, and what every gcc or every clang lacks.
    pub const RECENT: Features =
        feature_set![BIT_INT WIDE_BIT_INT BIT_INT_BIT_FIELD HALF STORAGE16 ALIGNED_ENUM LACKED_BY_CLANG];

    /// Features that some compilers lack: extensions of gcc and clang, and [`Features::RECENT`].
    pub const EXTENDED: Features = feature_set![
        VARIADIC VARIADIC_RECORD VA_LIST_USES INT128 INT128_BIT_FIELD BIT_INT WIDE_BIT_INT BIT_INT_BIT_FIELD
        LONG_DOUBLE COMPLEX LONG_COMPLEX HALF VECTOR VECTOR_32 VECTOR_64 SHORT_VECTOR FLEXIBLE_ARRAY
        EMPTY_RECORD UNNAMED_RECORD PACKED_ENUM STORAGE16 QUAD ALIGNED_TYPEDEF MS_ABI
        MS_STRUCT ALIGNED_BIT_FIELD_TYPE ALIGNED_ENUM ATOMIC_FIELD COMPLEX_INTEGER
        TRANSPARENT_UNION STORAGE_ORDER DECIMAL
    ];

    /// The features that a program of the profile `signatures` can have: types and calls, but nothing volatile, because
    /// reads of volatile objects are effects.
    pub(crate) const IN_SIGNATURES: Features = feature_set![
        BIT_FIELD BOOL_BIT_FIELD ENUM_BIT_FIELD WIDE_BIT_FIELD FULL_BIT_FIELD UNNAMED_BIT_FIELD ZERO_WIDTH
        PACKED_RECORD PACKED_FIELD ALIGNED_RECORD ALIGNED_FIELD ALIGNED_BIT_FIELD PRAGMA_PACK UNION
        NESTED_RECORD ANONYMOUS_RECORD ARRAY_FIELD RECORD_ARRAY FLOAT_FIELD POINTER_FIELD BOOL ENUM
        RECORD_ARGUMENT RECORD_RESULT REGISTER_EXHAUSTION SCALAR_ARGUMENT FLOAT_ARGUMENT POINTER_ARGUMENT
        POINTER_CALL CALLBACK NESTED_CALL DISCARDED_RESULT MODIFIED_COPY GRAFFITI TRAMPOLINE MANY_ARGUMENTS
        RECORD_FIRST RECORD_LAST AFTER_GENERAL AFTER_VECTOR AFTER_BOTH ANONYMOUS_UNION EXTENDED
    ];

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
        let own = drawn & Features::OF_OWN_GENES;
        let drawn = drawn.difference(own).with_needs() | own;
        drawn & allowed.difference(Features::omitted_for_portability(choices))
    }

    /// Draws the features that a program leaves out so that more compilers accept it: a third of the programs have only
    /// features that every compiler has, and half of the rest only features that gcc and clang have had for long.
    fn omitted_for_portability(choices: &mut Choices<'_>) -> Features {
        match choices.below(16) {
            0..=5 => Features::EXTENDED,
            6..=10 => Features::RECENT,
            _ => Features::empty(),
        }
    }

    /// Features that genes of their own decide (such as [`crate::convention`]), so that no other choice depends on how many there are. They bring no features that they need: they are drawn where a program has these.
    const OF_OWN_GENES: Features = feature_set![
        MS_ABI MS_STRUCT ALIGNED_BIT_FIELD_TYPE ALIGNED_ENUM ATOMIC_FIELD COMPLEX_INTEGER TRANSPARENT_UNION
        STORAGE_ORDER DECIMAL
    ];

    /// Draws the feature in focus of a program of the profile `single`, with the features that it needs; `own` decides whether it
    /// is one of [`Features::OF_OWN_GENES`].
    pub(crate) fn draw_one(choices: &mut Choices<'_>, own: &mut Choices<'_>, allowed: Features) -> Features {
        let among = |set: Features| -> Vec<Features> {
            FEATURES.iter().map(|row| row.feature).filter(|f| (allowed & set).contains(*f)).collect()
        };
        let others = among(Features::all().difference(Features::OF_OWN_GENES));
        let drawn = choices.pick(&others).copied();
        let of_own = drawn.is_none() || own.chance(1);
        let drawn = if of_own { own.pick(&among(Features::OF_OWN_GENES)).copied().or(drawn) } else { drawn };
        drawn.unwrap_or(Features::empty()).with_needs() & allowed
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
        let without = feature_set![ENUM ENUM_BIT_FIELD PACKED_ENUM ALIGNED_ENUM];
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
    fn a_third_of_the_programs_has_no_extended_features_and_a_third_may_have_recent_ones() {
        let allowed = Features::for_profile(Profile::Mixed);
        let drawn: Vec<Features> =
            (0..400).map(|i| Features::swarm(&mut Choices::new(&crate::dna(1, i)), allowed)).collect();
        let plain = drawn.iter().filter(|d| !d.intersects(Features::EXTENDED)).count();
        let recent = drawn.iter().filter(|d| d.intersects(Features::RECENT)).count();
        assert!((130..190).contains(&plain), "{plain}");
        assert!((90..160).contains(&recent), "{recent}");
    }

    #[test]
    fn empty_bytes_draw_only_features_of_every_program() {
        let drawn = Features::swarm(&mut Choices::new(&[]), Features::all());
        assert_eq!(drawn, Features::ALWAYS | Features::INDETERMINATE);
    }
}
