//! The features of C, a row for each.

use super::code::arguments;
use super::record::{elements, is_named_bit_field};
use super::row::Availability::{Gcc, GccAndClang, Recent};
use super::row::{FeatureRow, only_in_languages, only_in_texts, row};
use super::types::{bit_int, enumeration, float, is_bool, is_float, is_pointer, is_record, vector};
use super::{code, record, signature, types};
use crate::{
    BinaryOp, Bits, Callee, CallingConvention, ExprKind, FloatType, IntType, LocalInit, NARROW_BIT_INT,
    PartType, PlaceBase, Stmt, Type, UnaryOp, VariadicPassing,
};

/// The set of these features: `feature_set![UNION ENUM]`.
#[macro_export]
macro_rules! feature_set {
    ($($feature:ident)*) => { $crate::Features::empty()$(.union($crate::Features::$feature))* };
}

macro_rules! features {
    ($($(#[$($doc:tt)*])* $id:ident = $row:expr;)*) => {
        #[expect(non_camel_case_types, clippy::upper_case_acronyms, reason = "the names of the constants")]
        enum BitPlace {
            $($id,)*
        }

        bitflags::bitflags! {
            /// A set of features.
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
            pub struct Features: u128 {
                $($(#[$($doc)*])* const $id = 1 << BitPlace::$id as u128;)*
            }
        }

        /// Every feature, in the order in which programs draw them and reports name them.
        pub const FEATURES: &[FeatureRow] = &[$($row.about(Features::$id),)*];
    };
}

// A new row goes last: each program draws a byte for every row with odds, in this order.
features! {
    /// `int a : 3;`
    BIT_FIELD = row("bit-field").odds(15).tells_type(450)
        .field(|field| is_named_bit_field(field) && !matches!(field.ty, Type::Enum(_) | Type::Int(IntType::Bool)))
        .language(19, "bit-field");
    /// `_Bool a : 1;`
    BOOL_BIT_FIELD = row("bool-bit-field").odds(8).tells_type(420)
        .field(|field| is_named_bit_field(field) && is_bool(&field.ty))
        .said_as(feature_set![BIT_FIELD]);
    /// `enum E a : 5;`
    ENUM_BIT_FIELD = row("enum-bit-field").odds(6).needs(feature_set![ENUM]).tells_type(430)
        .field(|field| is_named_bit_field(field) && matches!(field.ty, Type::Enum(_)))
        .said_as(feature_set![BIT_FIELD]);
    /// `long long a : 40;`
    WIDE_BIT_FIELD = row("wide-bit-field").odds(8).needs(feature_set![BIT_FIELD]).tells_type(440)
        .field(|field| field.bits > Some(IntType::Int.width()));
    /// `int a : 32;`
    FULL_BIT_FIELD = row("full-width-bit-field").odds(6).needs(feature_set![BIT_FIELD])
        .record(record::has_full_width);
    /// `int : 3;`
    UNNAMED_BIT_FIELD = row("unnamed-bit-field").odds(8).tells_type(50)
        .field(|field| field.is_unnamed_bit_field() && field.bits != Some(Bits::ZERO))
        .language(20, "unnamed-bit-field")
        .said_as(feature_set![BIT_FIELD]);
    /// `int : 0;`
    ZERO_WIDTH = row("zero-width-bit-field").odds(8).tells_type(40)
        .field(|field| field.bits == Some(Bits::ZERO))
        .said_as(feature_set![UNNAMED_BIT_FIELD BIT_FIELD]);
    /// `volatile int a : 3;` and `volatile int a;`
    VOLATILE_FIELD = row("volatile-field").odds(4).tells_type(460)
        .field(|field| field.volatile);
    /// `__attribute__((packed))` on a record.
    PACKED_RECORD = row("packed-record").beyond_c().odds(7).tells_type(170)
        .record(|_, record| record.packed)
        .language(21, "packed")
        .compiler("packed records",
            "struct __attribute__((packed)) packed_S { char a; int b; };\nint packed_f(struct packed_S s) { return s.b; }");
    /// `__attribute__((packed))` on a field.
    PACKED_FIELD = row("packed-field").beyond_c().odds(5).tells_type(160)
        .field(|field| field.packed)
        .compiler("packed members",
            "struct packed_M { char a; int b __attribute__((packed)), c : 3 __attribute__((packed)); };\n\
               int packed_g(struct packed_M s) { return s.b + s.c; }");
    /// `__attribute__((aligned(n)))` on a record.
    ALIGNED_RECORD = row("aligned-record").beyond_c().odds(5).tells_type(110)
        .record(|_, record| record.aligned.is_some())
        .language(24, "aligned")
        .compiler("aligned records",
            "struct __attribute__((aligned(16))) aligned_S { char a; };\n\
               int aligned_f(struct aligned_S s) { return s.a; }");
    /// `__attribute__((aligned(n)))` on a field that is no bit-field.
    ALIGNED_FIELD = row("aligned-field").beyond_c().odds(5).tells_type(100)
        .field(|field| field.aligned.is_some() && field.bits.is_none())
        .language(25, "aligned-member")
        .compiler("aligned members",
            "struct aligned_M { char a; int b __attribute__((aligned(16))); };\n\
               int aligned_g(struct aligned_M s) { return s.b; }");
    /// `__attribute__((aligned(n)))` on a bit-field.
    ALIGNED_BIT_FIELD = row("aligned-bit-field").beyond_c().odds(3).needs(feature_set![BIT_FIELD]).tells_type(60)
        .field(|field| field.aligned.is_some() && field.bits.is_some())
        .said_as(feature_set![ALIGNED_FIELD])
        .compiler("aligned bit-fields",
            "struct aligned_B { char a; int b : 3 __attribute__((aligned(8))); };\n\
               int aligned_h(struct aligned_B s) { return s.b; }");
    /// `#pragma pack(n)`
    PRAGMA_PACK = row("pragma-pack").beyond_c().odds(5).tells_type(150)
        .record(|_, record| record.pragma_pack.is_some())
        .language(23, "pragma-pack")
        .compiler("#pragma pack",
            "#pragma pack(push, 2)\nstruct pragma_S { char a; int b; };\n#pragma pack(pop)\n\
               _Static_assert(sizeof(struct pragma_S) == 6, \"pragma pack\");");
    /// A union.
    UNION = row("union").odds(6).tells_type(480)
        .record(|_, record| record.is_union())
        .language(15, "union");
    /// A record in a record.
    NESTED_RECORD = row("nested-record").odds(7)
        .field(|field| field.ty.as_record().is_some() && !field.is_anonymous_record())
        .language(16, "nested");
    /// A structure or union without a name in a record.
    ANONYMOUS_RECORD = row("anonymous-record").odds(6).tells_otherwise(70)
        .field(|field| field.is_anonymous_record())
        .language(17, "anonymous")
        .said_as(feature_set![NESTED_RECORD]);
    /// An array in a record.
    ARRAY_FIELD = row("array-field").odds(7).tells_otherwise(80)
        .field(|field| elements(field).is_some_and(|element| element.as_record().is_none()))
        .language(13, "array");
    /// An array of records in a record.
    RECORD_ARRAY = row("record-array").odds(6)
        .field(|field| elements(field).is_some_and(|element| element.as_record().is_some()))
        .said_as(feature_set![ARRAY_FIELD NESTED_RECORD]);
    /// A `float` or `double` in a record.
    FLOAT_FIELD = row("float-field").odds(9)
        .field(|field| matches!(field.ty, Type::Float(_)));
    /// A pointer in a record.
    POINTER_FIELD = row("pointer-field").odds(5)
        .field(|field| is_pointer(&field.ty));
    /// A `_Bool` that is no bit-field.
    BOOL = row("bool").odds(8).tells_type(490)
        .ty(|_, ty, field| is_bool(ty) && field.is_none_or(|field| field.bits.is_none()));
    /// An enumeration.
    ENUM = row("enum").odds(7).tells_otherwise(100)
        .ty(|_, ty, _| matches!(ty, Type::Enum(_)))
        .language(11, "enum");
    /// A record passed by value.
    RECORD_ARGUMENT = row("record-argument").odds(15)
        .signature(|called| called.params.iter().any(is_record))
        .language(27, "record-parameter");
    /// A record returned by value.
    RECORD_RESULT = row("record-result").odds(12)
        .signature(|called| called.ret.as_ref().is_some_and(is_record))
        .language(28, "record-result");
    /// More than six integer parameters, or more than eight floating ones, records counted by their scalars.
    REGISTER_EXHAUSTION = row("register-exhaustion").odds(6).needs(feature_set![SCALAR_ARGUMENT])
        .signature(signature::exhausts_registers);
    /// A scalar next to records.
    SCALAR_ARGUMENT = row("scalar-argument").odds(13)
        .signature(|called| called.params.iter().any(Type::is_arithmetic));
    /// A `float` or `double` parameter.
    FLOAT_ARGUMENT = row("float-argument").odds(8)
        .signature(|called| called.params.iter().any(|ty| matches!(ty, Type::Float(_))));
    /// A pointer parameter.
    POINTER_ARGUMENT = row("pointer-argument").odds(6)
        .signature(|called| called.params.iter().any(|ty| matches!(ty, Type::Pointer(_))));
    /// A call through a pointer to a function.
    POINTER_CALL = row("pointer-call").odds(6).tells_otherwise(40)
        .expr(|_, expr| matches!(expr.kind, ExprKind::Call(Callee::Pointer(_), _)));
    /// The callee side calls the caller side.
    CALLBACK = row("callback").odds(6).tells_otherwise(30)
        .expr(code::calls_back);
    /// A function that calls itself.
    RECURSION = row("recursion").odds(4).tells_otherwise(20)
        .function(|function| function.recursive);
    /// `f(g(x))` with a record between them.
    NESTED_CALL = row("nested-call").odds(7).needs(feature_set![RECORD_RESULT RECORD_ARGUMENT])
        .expr(|_, expr| arguments(expr).iter().any(code::is_record_call));
    /// `f(x).a`
    RESULT_MEMBER = row("result-member").odds(6).needs(feature_set![RECORD_RESULT])
        .place(|place| matches!(place.base, PlaceBase::Temporary(_)));
    /// A result that the caller discards.
    DISCARDED_RESULT = row("discarded-result").odds(4).needs(feature_set![RECORD_RESULT])
        .stmt(|stmt| matches!(stmt, Stmt::Expr(expr) if code::is_record_call(expr)));
    /// A callee writes to its copy of an argument.
    MODIFIED_COPY = row("modified-copy").odds(10).needs(feature_set![RECORD_ARGUMENT]).tells_otherwise(10)
        .expr(code::writes_own_record);
    /// `if`
    IF = row("if").odds(8)
        .stmt(|stmt| matches!(stmt, Stmt::If(..)));
    /// `for`
    FOR = row("for").odds(6)
        .stmt(|stmt| matches!(stmt, Stmt::For { .. }));
    /// `while`
    WHILE = row("while").odds(5)
        .stmt(|stmt| matches!(stmt, Stmt::While { .. }));
    /// `switch`
    SWITCH = row("switch").odds(6).tells_operation(10)
        .stmt(|stmt| matches!(stmt, Stmt::Switch { .. }));
    /// `break`, `continue` or `return` under a condition.
    JUMP = row("jump").odds(5)
        .stmt(code::jumps);
    /// `a = b` on records.
    RECORD_ASSIGNMENT = row("record-assignment").odds(8).tells_operation(130)
        .expr(|_, expr| matches!(&expr.kind, ExprKind::Assign(place, _) if is_record(&place.ty)));
    /// `memcpy`
    MEMCPY = row("memcpy").odds(5).tells_operation(110)
        .stmt(|stmt| matches!(stmt, Stmt::CopyMemory(..)));
    /// `memset`
    MEMSET = row("memset").odds(5).tells_operation(120)
        .stmt(|stmt| matches!(stmt, Stmt::SetMemory(..)));
    /// `a.b += c`
    COMPOUND = row("compound-assignment").odds(9).tells_operation(100)
        .expr(|_, expr| matches!(expr.kind, ExprKind::Compound(..)));
    /// `a.b++`
    STEP = row("step").odds(8).tells_operation(50)
        .expr(|_, expr| matches!(expr.kind, ExprKind::Step(..)));
    /// `+ - *` and unary `+ - ~`
    ARITHMETIC = row("arithmetic").odds(11).tells_otherwise(90)
        .operator(code::is_integer_arithmetic)
        .expr(code::is_integer_operation);
    /// `/` and `%`
    DIVISION = row("division").odds(5).tells_operation(30)
        .operator(|op, ty| matches!(op, BinaryOp::Div | BinaryOp::Rem) && !is_float(ty));
    /// `<<` and `>>`
    SHIFT = row("shift").odds(7).tells_operation(40)
        .operator(|op, _| op.is_shift());
    /// `& | ^`
    BITWISE = row("bitwise").odds(9).tells_operation(90)
        .operator(|op, ty| code::is_bitwise(op) && !is_float(ty));
    /// `< <= > >= == !=`
    COMPARISON = row("comparison").odds(7).tells_operation(70)
        .operator(|op, ty| op.is_comparison() && ty.is_arithmetic());
    /// `&& || !`
    LOGICAL = row("logical").odds(6).tells_operation(60)
        .operator(|op, _| op.is_logical())
        .expr(|_, expr| matches!(expr.kind, ExprKind::Unary(UnaryOp::LogicalNot, _)));
    /// `c ? a : b`
    CONDITIONAL = row("conditional").odds(7).tells_operation(80)
        .expr(|_, expr| matches!(expr.kind, ExprKind::Conditional(..)));
    /// `(void)a, b`
    COMMA = row("comma").odds(4).tells_otherwise(110)
        .expr(|_, expr| matches!(expr.kind, ExprKind::Comma(..)));
    /// A cast that is written.
    CAST = row("cast").odds(8).tells_otherwise(120)
        .expr(|_, expr| matches!(expr.kind, ExprKind::Cast(_)));
    /// `(struct S){...}`
    COMPOUND_LITERAL = row("compound-literal").odds(7)
        .expr(|_, expr| matches!(expr.kind, ExprKind::Literal(_)));
    /// `a[i]` with an index that is no constant.
    DYNAMIC_INDEX = row("dynamic-index").odds(6).needs(feature_set![ARRAY_FIELD]).tells_otherwise(50)
        .place(code::has_computed_index);
    /// A global variable.
    GLOBAL = row("global").odds(8)
        .global(|_| true);
    /// A global variable with an initialiser.
    GLOBAL_INITIALISER = row("global-initialiser").odds(8).needs(feature_set![GLOBAL]).tells_otherwise(60)
        .global(|global| global.init.is_some());
    /// A volatile variable.
    VOLATILE_VARIABLE = row("volatile-variable").odds(4)
        .variable(|_, volatile| volatile);
    /// `.a = ` or `[1] = ` in an initialiser.
    DESIGNATED = row("designated-initialiser").odds(8)
        .init(code::is_designated);
    /// A variable whose padding holds a known byte.
    GRAFFITI = row("graffiti-padding").odds(9)
        .stmt(|stmt| matches!(stmt, Stmt::Declare(_, LocalInit::Graffiti(..))));
    /// A variable that is an array.
    ARRAY_VARIABLE = row("array-variable").odds(5)
        .variable(|ty, _| matches!(ty, Type::Array(..)));
    /// Arithmetic on `float` and `double`.
    FLOAT_ARITHMETIC = row("float-arithmetic").odds(6).tells_operation(20)
        .operator(code::is_float_arithmetic)
        .expr(code::is_float_operation);
    /// A record that starts without values, and everything that is done with indeterminate ones.
    INDETERMINATE = row("indeterminate").odds(16)
        .stmt(|stmt| matches!(stmt, Stmt::Declare(_, LocalInit::Indeterminate)));
    /// A variadic function with parameters that pass through its `...`.
    VARIADIC = row("variadic").odds(4).had_by(GccAndClang).tells_type(410)
        .signature(|called| called.tail.is_some())
        .language(29, "variadic")
        .compiler("variadic functions",
            "int variadic_f(int a, ...) { __builtin_va_list ap; __builtin_va_start(ap, a);\n\
               double d = __builtin_va_arg(ap, double); __builtin_va_end(ap); return d > 0; }");
    /// A function of the callee side calls a function of the caller side through a pointer parameter, and passes on its
    /// own record parameters.
    TRAMPOLINE = row("trampoline").odds(5).needs(feature_set![POINTER_CALL CALLBACK])
        .expr(code::is_trampoline);
    /// More than sixteen parameters.
    MANY_ARGUMENTS = row("many-arguments").odds(4).needs(feature_set![REGISTER_EXHAUSTION SCALAR_ARGUMENT])
        .signature(|called| called.params.len() > 16);
    /// A record that passes through `...`.
    VARIADIC_RECORD = row("variadic-record").odds(10).needs(feature_set![VARIADIC])
        .had_by(GccAndClang).tells_type(400)
        .signature(|called| called.params.iter().skip(called.named()).any(is_record))
        .language(30, "variadic-record")
        .compiler("records as variadic arguments",
            "struct variadic_S { int a; double b; };\n\
               int variadic_g(int a, ...) { __builtin_va_list ap; __builtin_va_start(ap, a);\n\
               struct variadic_S s = __builtin_va_arg(ap, struct variadic_S); __builtin_va_end(ap); return s.a; }");
    /// A record in front of other parameters.
    RECORD_FIRST = row("record-first").odds(12)
        .signature(|called| signature::mixes_records(called) && called.params.first().is_some_and(is_record));
    /// A record after other parameters.
    RECORD_LAST = row("record-last").odds(8)
        .signature(|called| signature::mixes_records(called) && called.params.last().is_some_and(is_record));
    /// A record after eight integers: no platform here has a general register left.
    AFTER_GENERAL = row("record-after-general-registers").odds(4)
        .needs(feature_set![REGISTER_EXHAUSTION SCALAR_ARGUMENT])
        .signature(|called| signature::record_after(called, |general, _| general >= 8));
    /// A record after eight floating parameters: no platform here has a vector register left.
    AFTER_VECTOR = row("record-after-vector-registers").odds(4)
        .needs(feature_set![REGISTER_EXHAUSTION FLOAT_ARGUMENT])
        .signature(|called| signature::record_after(called, |_, vector| vector >= 8));
    /// A record after eight integers and eight floating parameters: no register is left.
    AFTER_BOTH = row("record-after-all-registers").odds(4).needs(feature_set![AFTER_GENERAL AFTER_VECTOR])
        .signature(|called| signature::record_after(called, |general, vector| general >= 8 && vector >= 8));
    /// `__int128`
    INT128 = row("int128").beyond_c().odds(5).had_by(GccAndClang).tells_type(360).tells_as_operand()
        .ty(|_, ty, _| matches!(ty, Type::Int(IntType::Int128 | IntType::UInt128)))
        .language(2, "int128")
        .compiler("__int128",
            "__int128 int128_f(unsigned __int128 a) { return (__int128)a / 3; }");
    /// `__int128 a : 100;`
    INT128_BIT_FIELD = row("int128-bit-field").beyond_c().odds(5).needs(feature_set![INT128 BIT_FIELD])
        .had_by(GccAndClang).tells_type(350)
        .field(|field| field.bits.is_some() && matches!(field.ty, Type::Int(IntType::Int128 | IntType::UInt128)))
        .compiler("__int128 bit-fields",
            "struct int128_S { unsigned __int128 a : 70; __int128 b : 5; };\n\
               int int128_g(struct int128_S s) { return s.a == 1; }");
    /// `_BitInt(37)`
    BIT_INT = row("bit-int").beyond_c().odds(5).had_by(Recent).tells_type(340).tells_as_operand()
        .ty(|_, ty, _| bit_int(ty).is_some())
        .language(3, "bit-int")
        .compiler("_BitInt",
            "_BitInt(128) bitint_f(unsigned _BitInt(17) a) { return (_BitInt(128))a * 3; }");
    /// `_BitInt(129)`
    WIDE_BIT_INT = row("bit-int-above-128").beyond_c().odds(7).needs(feature_set![BIT_INT])
        .had_by(Recent).tells_type(330)
        .ty(|_, ty, _| bit_int(ty) > Some(Bits(u64::from(NARROW_BIT_INT))))
        .language(41, "wide-bit-int")
        .compiler("_BitInt of more than 128 bits",
            "_BitInt(255) bitint_g(unsigned _BitInt(129) a) { return (_BitInt(255))a + 3; }");
    /// `_BitInt(37) a : 5;`
    BIT_INT_BIT_FIELD = row("bit-int-bit-field").beyond_c().odds(7).needs(feature_set![BIT_INT BIT_FIELD])
        .had_by(Recent).tells_type(320)
        .field(|field| field.bits.is_some() && bit_int(&field.ty).is_some())
        .compiler("_BitInt bit-fields",
            "struct bitint_S { _BitInt(20) a : 17; unsigned _BitInt(70) b : 65; };\n\
               int bitint_h(struct bitint_S s) { return s.a == 1; }");
    /// `long double`
    LONG_DOUBLE = row("long-double").odds(5).had_by(GccAndClang).tells_type(250).tells_as_operand()
        .ty(|_, ty, _| float(ty) == Some(FloatType::LongDouble))
        .language(5, "long-double")
        .compiler("long double",
            "struct long_S { long double a; };\n\
               double long_f(long double a, struct long_S s) { return (double)(a - (long double)(double)s.a); }");
    /// `_Complex double`
    COMPLEX = row("complex").odds(5).had_by(GccAndClang).tells_type(240).tells_as_operand()
        .ty(|_, ty, _| matches!(ty, Type::Complex(_)))
        .language(7, "complex")
        .compiler("_Complex",
            "_Complex double complex_f(_Complex float a) {\n\
               _Complex double z = __builtin_complex((double)__real__ a, 1.0); __imag__ z = 2.0; return z; }");
    /// `_Complex long double`
    LONG_COMPLEX = row("complex-long-double").odds(6).needs(feature_set![COMPLEX LONG_DOUBLE])
        .had_by(GccAndClang).tells_type(200)
        .ty(|_, ty, _| *ty == Type::Complex(PartType::Float(FloatType::LongDouble)))
        .compiler("_Complex long double",
            "_Complex long double complex_g(long double a) { return __builtin_complex(a, 1.0L); }");
    /// `_Float16`
    HALF = row("half").beyond_c().odds(5).had_by(Recent).tells_type(260).tells_as_operand()
        .ty(|_, ty, _| float(ty) == Some(FloatType::Half))
        .language(4, "f16")
        .compiler("_Float16",
            "struct half_S { _Float16 a; };\nfloat half_f(_Float16 a, struct half_S s) { return (float)(a + s.a); }");
    /// A vector of 8 or 16 bytes.
    VECTOR = row("vector").beyond_c().odds(5).had_by(GccAndClang).tells_type(310)
        .ty(|_, ty, _| vector(ty).is_some())
        .language(9, "vector")
        .compiler("vectors",
            "typedef int vector_V __attribute__((vector_size(16)));\n\
               vector_V vector_f(vector_V v) { v[1] = 3; return v; }\n\
               vector_V vector_g(void) { return (vector_V){1, 2, 3, 4}; }");
    /// A vector of 32 bytes.
    VECTOR_32 = row("vector-of-32-bytes").beyond_c().odds(6).needs(feature_set![VECTOR])
        .had_by(GccAndClang).tells_type(290)
        .ty(|_, ty, _| vector(ty).is_some_and(|bits| (129..=256).contains(&bits.0)))
        // Without such registers gcc and clang compile them too, and pass them each in its own way (psABI 3.2.3, note on
        // __m256 and __m512: only with AVX and AVX-512).
        .compiler("vectors of 32 bytes",
            "#if defined __x86_64__ && !defined __AVX__\n#error no registers\n#endif\n\
               typedef int vector_W __attribute__((vector_size(32)));\nvector_W vector_h(vector_W v) { return v; }");
    /// A vector of 64 bytes.
    VECTOR_64 = row("vector-of-64-bytes").beyond_c().odds(6).needs(feature_set![VECTOR])
        .had_by(GccAndClang).tells_type(280)
        .ty(|_, ty, _| vector(ty).is_some_and(|bits| bits.0 > 256))
        .compiler("vectors of 64 bytes",
            "#if defined __x86_64__ && !defined __AVX512F__\n#error no registers\n#endif\n\
               typedef int vector_X __attribute__((vector_size(64)));\nvector_X vector_i(vector_X v) { return v; }");
    /// A vector of 4 bytes, smaller than any vector register.
    SHORT_VECTOR = row("vector-of-four-bytes").beyond_c().odds(16).needs(feature_set![VECTOR])
        .had_by(GccAndClang).tells_type(300)
        .ty(|_, ty, _| vector(ty).is_some_and(|bits| bits.0 <= 32));
    /// `int a[];` at the end of a structure.
    FLEXIBLE_ARRAY = row("flexible-array").odds(4).had_by(GccAndClang).tells_type(10)
        .field(|field| field.flexible)
        .language(14, "flexible-array")
        .compiler("flexible array members",
            "struct flexible_S { int n; int m[]; };\nint flexible_f(struct flexible_S s) { return s.n; }");
    /// `struct E {};`
    EMPTY_RECORD = row("empty-record").beyond_c().odds(4).had_by(GccAndClang).tells_type(30)
        .record(|_, record| record.fields.is_empty())
        .compiler("empty records",
            "struct empty_E { };\nstruct empty_U { int : 3; int : 0; };\n\
               struct empty_E empty_f(struct empty_E e, struct empty_U u) { struct empty_E r = {}; (void)e; return r; }");
    /// `struct U { int : 5; int : 0; };`
    UNNAMED_RECORD = row("record-of-unnamed-bit-fields").beyond_c().odds(4).needs(feature_set![UNNAMED_BIT_FIELD ZERO_WIDTH])
        .had_by(GccAndClang).tells_type(20)
        .record(|_, record| !record.fields.is_empty() && record.live_fields().next().is_none())
        .asked_as(Features::EMPTY_RECORD);
    /// `enum __attribute__((packed)) E`
    PACKED_ENUM = row("packed-enum").beyond_c().odds(5).needs(feature_set![ENUM]).had_by(GccAndClang).tells_type(180)
        .ty(|program, ty, _| enumeration(program, ty).is_some_and(|definition| definition.packed))
        .language(12, "packed-enum")
        .compiler("packed enumerations",
            "enum __attribute__((packed)) packed_E { packed_A = 1 };\n\
               _Static_assert(sizeof(enum packed_E) == 1, \"packed\");");
    /// A union without a name in a record.
    ANONYMOUS_UNION = row("anonymous-union").odds(5).needs(feature_set![ANONYMOUS_RECORD UNION])
        .tells_type(470)
        .record(record::has_anonymous_union);
    /// `__fp16`
    STORAGE16 = row("fp16").beyond_c().odds(8).had_by(Recent).tells_type(270)
        .ty(|_, ty, _| float(ty) == Some(FloatType::Storage16))
        .said_as(feature_set![HALF])
        .compiler("__fp16",
            "struct storage_S { __fp16 a, b; };\n\
               float storage_f(struct storage_S s) { s.a = s.b; return s.a + (__fp16)1.5; }");
    /// `typedef long long T __attribute__((aligned(4)));` as the type of a member
    ALIGNED_TYPEDEF = row("aligned-typedef").beyond_c().odds(4).had_by(GccAndClang).tells_type(90)
        .field(|field| field.typedef_align.is_some() && field.bits.is_none())
        .language(26, "aligned-type")
        .compiler("types with an alignment of their own",
            "typedef long long typedef_T __attribute__((aligned(4)));\n\
               typedef short typedef_U __attribute__((aligned(8)));\n\
               struct typedef_S { int a; typedef_T b; };\nstruct typedef_V { char a; typedef_U b; };\n\
               _Static_assert(sizeof(struct typedef_S) == 12 && sizeof(struct typedef_V) == 16, \"typedef\");");
    /// A `va_list` that a variadic function passes on.
    VARIADIC_LIST = row("variadic-list").odds(6).needs(feature_set![VARIADIC VARIADIC_RECORD])
        .had_by(GccAndClang).tells_type(380)
        .signature(|called| called.tail.is_some_and(|tail| tail.passing.is_list()))
        .compiler("lists of variadic arguments",
            "int list_f(__builtin_va_list ap) { return __builtin_va_arg(ap, int); }\n\
               int list_g(__builtin_va_list *ap) { return __builtin_va_arg(*ap, int); }\n\
               int list_h(int a, ...) { __builtin_va_list ap, copy; __builtin_va_start(ap, a); __builtin_va_copy(copy, ap);\n\
               a = list_f(copy) + list_g(&ap); __builtin_va_end(copy); __builtin_va_end(ap); return a; }");
    /// A pointer to a `va_list` that a variadic function passes on: the caller continues where the callee stopped.
    LIST_POINTER = row("variadic-list-pointer").odds(8).needs(feature_set![VARIADIC_LIST])
        .had_by(GccAndClang)
        .signature(|called| called.tail.is_some_and(|tail| tail.passing == VariadicPassing::ListPointer));
    /// A `va_copy` of a `va_list`, read beside the original.
    LIST_COPY = row("variadic-list-copy").odds(5).needs(feature_set![VARIADIC VARIADIC_RECORD])
        .had_by(GccAndClang).tells_type(390)
        .function(|function| function.tail.is_some() && function.va_copy_before.is_some());
    /// `__float128`
    QUAD = row("float128").beyond_c().odds(5).had_by(GccAndClang).tells_type(230)
        .ty(|_, ty, _| float(ty) == Some(FloatType::Quad))
        .language(6, "f128")
        .compiler("__float128",
            "struct quad_S { __float128 a; };\n\
               double quad_f(__float128 a, struct quad_S s) { return (double)(a - (__float128)(double)s.a); }");
    /// `__attribute__((ms_abi))` on a function.
    MS_ABI = row("ms-abi").beyond_c().own_gene().had_by(GccAndClang).tells_type(370)
        .signature(|called| called.convention == CallingConvention::Microsoft)
        .language(33, "ms-abi").ignored_as("ms_abi")
        // A compiler that ignores the attribute takes both types for the same.
        .compiler("functions with ms_abi",
            "int ms_f(int a) { return a; }\n__attribute__((ms_abi)) int ms_g(int a) { return a; }\n\
               int (__attribute__((ms_abi)) *ms_p)(int) = ms_g;\n\
               _Static_assert(!__builtin_types_compatible_p(__typeof__(ms_f), __typeof__(ms_g)), \"ms_abi\");");
    /// `__attribute__((ms_struct))` on a record.
    MS_STRUCT = row("ms-struct").beyond_c().own_gene().had_by(GccAndClang).tells_type(120)
        .record(|_, record| record.ms_struct)
        .language(34, "ms-struct").ignored_as("ms_struct")
        .compiler("records with ms_struct",
            "#ifndef __x86_64__\n#error only there do gcc and clang agree\n#endif\n\
               struct __attribute__((ms_struct)) ms_S { char a : 2; int b : 3; };\n\
               _Static_assert(sizeof(struct ms_S) == 8, \"ms_struct\");");
    /// `typedef int T __attribute__((aligned(2)));` as the type of a bit-field.
    ALIGNED_BIT_FIELD_TYPE = row("aligned-bit-field-type").beyond_c().own_gene().needs(feature_set![BIT_FIELD])
        .had_by(GccAndClang).tells_type(70)
        .field(|field| field.typedef_align.is_some() && field.bits.is_some())
        .language(35, "aligned-bit-field-type")
        .compiler("bit-fields of types with an alignment of their own",
            "typedef int bit_T __attribute__((aligned(2)));\ntypedef long long bit_U __attribute__((aligned(1)));\n\
               struct bit_S { char a; bit_T b : 20; };\nstruct bit_V { char a; bit_U b : 20, c : 44; };\n\
               _Static_assert(sizeof(struct bit_S) == 4 && sizeof(struct bit_V) == 9, \"bit-field types\");");
    /// `enum __attribute__((aligned(8))) E`.
    ALIGNED_ENUM = row("aligned-enum").beyond_c().own_gene().needs(feature_set![ENUM]).had_by(Recent).tells_type(190)
        .ty(|program, ty, _| enumeration(program, ty).is_some_and(|definition| definition.aligned.is_some()))
        .language(36, "aligned-enum")
        .compiler("aligned enumerations",
            "enum __attribute__((aligned(8))) enum_E { enum_A };\n\
               _Static_assert(_Alignof(enum enum_E) == 8, \"aligned enumerations\");");
    /// `_Atomic(int) a;` in a record.
    ATOMIC_FIELD = row("atomic-field").own_gene().had_by(GccAndClang).tells_type(80)
        .field(|field| field.atomic)
        .language(37, "atomic-member")
        .compiler("atomic members",
            "struct atomic_S { _Atomic(int) a; };\n\
               int atomic_f(struct atomic_S *s) { s->a += 3; return s->a; }");
    /// `_Complex int`
    COMPLEX_INTEGER = row("complex-integer").beyond_c().rare_type(5).needs(feature_set![COMPLEX])
        .had_by(GccAndClang).tells_type(210)
        .ty(|_, ty, _| matches!(ty, Type::Complex(PartType::Int(_))))
        .language(38, "complex-integer")
        .compiler("complex integers",
            "static _Complex short complex_i = (_Complex short)(1 + -2 * 1i);\n\
               _Complex long complex_h(_Complex int a) { __imag__ a += __real__ complex_i;\n\
               return (_Complex long)((long)__real__ a + (long)__imag__ a * 1i); }");
    /// `union __attribute__((transparent_union)) U`.
    TRANSPARENT_UNION = row("transparent-union").beyond_c().own_gene().had_by(GccAndClang).tells_type(130)
        .record(|_, record| record.transparent)
        .language(39, "transparent-union").ignored_as("transparent_union")
        // A compiler that ignores the attribute takes no integer for a union.
        .compiler("transparent unions",
            "union __attribute__((transparent_union)) transparent_U { long a; double b; };\n\
               long transparent_f(union transparent_U u) { return u.a; }\n\
               long transparent_g(long a) { return transparent_f(a); }");
    /// `struct __attribute__((scalar_storage_order("big-endian"))) S`.
    STORAGE_ORDER = row("storage-order").beyond_c().own_gene().had_by(Gcc).tells_type(140)
        .record(|_, record| record.big_endian)
        .language(40, "storage-order").ignored_as("scalar_storage_order")
        // A compiler that ignores the attribute reports that it lacks it.
        .compiler("records with a storage order of their own",
            "#ifndef __has_attribute\n#error it cannot be asked\n#elif !__has_attribute(scalar_storage_order)\n\
               #error it is ignored\n#endif\n\
               struct __attribute__((scalar_storage_order(\"big-endian\"))) order_S { int a : 5; long b; };\n\
               long order_f(struct order_S s) { return s.a + s.b; }");
    /// `_Decimal32`, `_Decimal64`, `_Decimal128`
    DECIMAL = row("decimal").beyond_c().rare_type(2).had_by(Gcc).tells_type(220)
        .ty(|_, ty, _| float(ty).is_some_and(FloatType::is_decimal))
        .language(42, "decimal")
        .compiler("decimal floating types",
            "struct decimal_S { _Decimal32 a; _Decimal128 b; };\n\
               double decimal_f(_Decimal64 a, struct decimal_S s) { return a < s.b ? (double)s.a : (double)a; }");
    /// `_Float32x`
    FLOAT32X = row("float32x").beyond_c().rare_type(2).had_by(Gcc).tells_type(225)
        .ty(|_, ty, _| float(ty) == Some(FloatType::Float32x))
        .language(43, "f32x")
        .compiler("_Float32x",
            "struct extended_S { _Float32x a; };\n\
               double extended_f(_Float32x a, struct extended_S s) { return (double)(a - (_Float32x)(double)s.a); }");
    /// `int a[0];` in a record, anywhere.
    ZERO_LENGTH = row("zero-length-array").beyond_c().own_gene().had_by(GccAndClang).tells_type(15)
        .field(|field| !field.flexible && field.ty.is_array_of_none())
        .language(44, "zero-length-array")
        .compiler("arrays of length zero",
            "struct zero_S { int a[0]; char n; long b[2][0]; };\nunion zero_U { struct zero_S a[0]; float b; };\n\
               _Static_assert(sizeof(struct zero_S) == 8 && sizeof(union zero_U) == 8, \"arrays of length zero\");\n\
               char zero_f(struct zero_S s, union zero_U u) { (void)u; return s.n; }");
    /// `typedef struct { … } T;`
    UNTAGGED_RECORD = row("untagged-record").own_gene().tells_type(475)
        .record(|_, record| record.untagged)
        .language(45, "untagged-record");
    /// `_Bool`, also as the type of a bit-field.
    ANY_BOOL = only_in_languages(1, "bool")
        .ty(|_, ty, _| is_bool(ty));
    /// Integers without negative values, `_Bool` apart.
    UNSIGNED = only_in_languages(0, "unsigned")
        .ty(types::is_unsigned);
    /// Complex numbers of other floating parts than `float` and `double`.
    COMPLEX_WIDE = only_in_languages(8, "complex-wide")
        .ty(|_, ty, _| types::is_wide_complex(ty));
    /// Pointers.
    POINTER = only_in_languages(10, "pointer")
        .ty(|_, ty, _| is_pointer(ty));
    /// Records without members, or only with such members or unnamed bit-fields.
    HOLLOW_RECORD = only_in_languages(18, "empty-record")
        .record(record::is_hollow);
    /// Packed members in records that are not packed.
    PACKED_MEMBER = only_in_languages(22, "packed-member")
        .record(|_, record| record.fields.iter().any(|field| field.packed && !record.packed));
    /// Complex numbers or vectors as parameters or results, and not as members.
    PASSED_VALUE = only_in_languages(31, "passed-value")
        .signature(|called| called.params.iter().chain(&called.ret).any(types::has_parts));
    /// An alignment of its own inside what is packed, at any depth, or on it.
    ALIGNED_PACKED = only_in_languages(32, "aligned-packed")
        .record(record::is_aligned_inside_packed);
    /// `short a : 3;`: compilers choose the types that bit-fields may have beside `_Bool` and `int` (C11 6.7.2.1p5).
    OTHER_BIT_FIELD = row("").beyond_c()
        .field(record::is_bit_field_of_other_type)
        .compiler("bit-fields of other types than int",
            "struct other_S { short a : 3; unsigned long long b : 40; enum other_E { other_A } c : 2; };\n\
               long other_f(struct other_S s) { return s.a + s.b + s.c; }");
    /// `_Atomic(int *) a;` in a record. clang 14 and 16 take no null pointer constant for one (C11 6.5.16.1p1).
    ATOMIC_POINTER = row("")
        .field(|field| field.atomic && is_pointer(&field.ty))
        .compiler("null for atomic pointers",
            "struct atomic_P { _Atomic(int *) a; };\nstruct atomic_P atomic_p = { 0 };\n\
               void atomic_g(struct atomic_P *s) { s->a = 0; }");
    /// `(long)(s.a += 1)` of an atomic member. clang 14 takes the value of an assignment to be atomic still (C11 6.5.16p3).
    ATOMIC_ASSIGNMENT_VALUE = row("")
        .expr(code::uses_atomic_assignment)
        .compiler("values of assignments to atomic members",
            "struct atomic_A { _Atomic(int) a; };\nlong atomic_h(struct atomic_A *s) { return (long)(s->a ^= 3); }");
    /// `__builtin_offsetof`
    BUILTIN_OFFSETOF = only_in_texts("__builtin_offsetof",
        "struct offset_S { char a; int b; };\nunsigned long offset_f(void) { return __builtin_offsetof(struct offset_S, b); }");
}
