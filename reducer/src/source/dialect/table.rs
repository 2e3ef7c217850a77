//! The words that the grammar lacks, and what is done with each.

/// The action for a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WordAction {
    /// The grammar reads another word.
    Respelled(&'static str),
    /// The word is a node of this kind, hidden from the grammar.
    Hidden(&'static str),
    /// The word with the parentheses behind it is a node of this kind, hidden from the grammar.
    HiddenWithArguments(&'static str),
    /// A type by what is in the parentheses behind it.
    TypeOf,
    /// `_Atomic`, a type if parentheses are behind it.
    Atomic,
    /// `_Complex`, with or without the type that it qualifies.
    Complex,
    /// `auto`, the storage class or the type.
    Auto,
    /// A call with an expression and a type.
    ExpressionAndType,
    /// A call with two types.
    TwoTypes,
    /// `offsetof`.
    OffsetOf,
    /// `asm`, which may stand behind a declarator.
    Asm,
    /// `_Static_assert`.
    StaticAssert,
    /// `_Pragma`, a line of the preprocessor in the midst of others.
    Pragma,
    /// `goto`, which may have an expression.
    Goto,
    /// `case`, which may have a range.
    Case,
    /// `switch`, whose body may be any statement.
    Switch,
    /// `default`, in a `_Generic` as well.
    Default,
    /// `struct` or `union`.
    Record,
    /// `enum`.
    Enum,
    /// A storage class or qualifier, behind which the type `int` may be missing.
    Specifier,
    /// Any other word of a type.
    Type,
}

use WordAction as A;

/// Every word that asks for an action, sorted.
pub(super) const WORDS: &[(&str, A)] = &[
    ("_Alignof", A::Respelled("sizeof")),
    ("_Atomic", A::Atomic),
    ("_BitInt", A::TypeOf),
    ("_Bool", A::Respelled("bool")),
    ("_Complex", A::Complex),
    ("_Countof", A::Respelled("sizeof")),
    ("_Decimal128", A::Respelled("double")),
    ("_Decimal32", A::Respelled("double")),
    ("_Decimal64", A::Respelled("double")),
    ("_Float128", A::Respelled("double")),
    ("_Float128x", A::Respelled("double")),
    ("_Float16", A::Respelled("double")),
    ("_Float32", A::Respelled("double")),
    ("_Float32x", A::Respelled("double")),
    ("_Float64", A::Respelled("double")),
    ("_Float64x", A::Respelled("double")),
    ("_Nonnull", A::Hidden("type_qualifier")),
    ("_Noreturn", A::Specifier),
    ("_Null_unspecified", A::Hidden("type_qualifier")),
    ("_Nullable", A::Hidden("type_qualifier")),
    ("_Pragma", A::Pragma),
    ("_Static_assert", A::StaticAssert),
    ("_Thread_local", A::Respelled("thread_local")),
    ("__alignof", A::Respelled("sizeof")),
    ("__alignof__", A::Respelled("sizeof")),
    ("__asm", A::Asm),
    ("__asm__", A::Asm),
    ("__attribute", A::HiddenWithArguments("attribute_specifier")),
    ("__attribute__", A::HiddenWithArguments("attribute_specifier")),
    ("__auto_type", A::Respelled("int")),
    ("__bf16", A::Respelled("double")),
    ("__builtin_convertvector", A::ExpressionAndType),
    ("__builtin_offsetof", A::OffsetOf),
    ("__builtin_types_compatible_p", A::TwoTypes),
    ("__builtin_va_arg", A::ExpressionAndType),
    ("__cdecl", A::Hidden("ms_call_modifier")),
    ("__complex", A::Complex),
    ("__complex__", A::Complex),
    ("__const", A::Respelled("const")),
    ("__const__", A::Respelled("const")),
    ("__declspec", A::HiddenWithArguments("ms_declspec_modifier")),
    ("__extension__", A::Hidden("type_qualifier")),
    ("__fastcall", A::Hidden("ms_call_modifier")),
    ("__float128", A::Respelled("double")),
    ("__fp16", A::Respelled("double")),
    ("__imag", A::Respelled("*")),
    ("__imag__", A::Respelled("*")),
    ("__inline", A::Specifier),
    ("__inline__", A::Specifier),
    ("__int128", A::Respelled("int")),
    ("__int128_t", A::Type),
    ("__label__", A::Respelled("int")),
    ("__real", A::Respelled("*")),
    ("__real__", A::Respelled("*")),
    ("__restrict", A::Respelled("restrict")),
    ("__seg_fs", A::Hidden("type_qualifier")),
    ("__seg_gs", A::Hidden("type_qualifier")),
    ("__signed", A::Respelled("signed")),
    ("__signed__", A::Respelled("signed")),
    ("__stdcall", A::Hidden("ms_call_modifier")),
    ("__thiscall", A::Hidden("ms_call_modifier")),
    ("__thread", A::Specifier),
    ("__typeof", A::TypeOf),
    ("__typeof__", A::TypeOf),
    ("__typeof_unqual", A::TypeOf),
    ("__typeof_unqual__", A::TypeOf),
    ("__vectorcall", A::Hidden("ms_call_modifier")),
    ("__volatile", A::Respelled("volatile")),
    ("__volatile__", A::Respelled("volatile")),
    ("alignof", A::Respelled("sizeof")),
    ("asm", A::Asm),
    ("auto", A::Auto),
    ("case", A::Case),
    ("char", A::Type),
    ("const", A::Specifier),
    ("constexpr", A::Specifier),
    ("default", A::Default),
    ("double", A::Type),
    ("enum", A::Enum),
    ("extern", A::Specifier),
    ("float", A::Type),
    ("goto", A::Goto),
    ("inline", A::Specifier),
    ("int", A::Type),
    ("long", A::Type),
    ("offsetof", A::OffsetOf),
    ("register", A::Specifier),
    ("short", A::Type),
    ("signed", A::Type),
    ("static", A::Specifier),
    ("static_assert", A::StaticAssert),
    ("struct", A::Record),
    ("switch", A::Switch),
    ("thread_local", A::Specifier),
    ("typeof", A::TypeOf),
    ("typeof_unqual", A::TypeOf),
    ("union", A::Record),
    ("unsigned", A::Type),
    ("va_arg", A::ExpressionAndType),
    ("void", A::Type),
    ("volatile", A::Specifier),
];

/// For each first byte the lengths of the words that begin with it, a bit for each.
const LENGTHS: [u64; 128] = {
    let mut lengths = [0; 128];
    let mut at = 0;
    while at < WORDS.len() {
        let word = WORDS[at].0.as_bytes();
        lengths[word[0] as usize] |= 1 << word.len();
        at += 1;
    }
    lengths
};

/// The action that a word asks for.
pub(super) fn action(word: &str) -> Option<WordAction> {
    let first = *word.as_bytes().first()?;
    let lengths = LENGTHS.get(usize::from(first))?;
    if word.len() >= 64 || lengths >> word.len() & 1 == 0 {
        return None;
    }
    WORDS.binary_search_by(|(known, _)| (*known).cmp(word)).ok().map(|found| WORDS[found].1)
}

/// Words behind which an operand begins, or no operand is: `&&` behind them takes the address of a label.
pub(super) const BEFORE_OPERANDS: [&str; 6] = ["return", "case", "sizeof", "else", "do", "goto"];

/// Punctuation of other alphabets (C11 5.2.1.1, 6.4.6p3), and what the grammar reads.
pub(super) const DIGRAPHS: [(&str, &str); 4] = [("<:", "["), (":>", "]"), ("<%", "{"), ("%>", "}")];

pub(super) const TRIGRAPHS: [(&str, &str); 9] = [
    ("??(", "["),
    ("??)", "]"),
    ("??<", "{"),
    ("??>", "}"),
    ("??!", "|"),
    ("??'", "^"),
    ("??-", "~"),
    ("??/", "\\"),
    ("??=", "#"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_are_sorted() {
        assert!(WORDS.is_sorted_by(|left, right| left.0 < right.0));
        assert_eq!(action("typeof"), Some(WordAction::TypeOf));
        assert_eq!(action("typeod"), None);
    }
}
