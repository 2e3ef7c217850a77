//! Text that the grammar of C++ lacks, as the headers of gcc have it everywhere: attributes between the name of a namespace and its brace,
//! `extern template`, and other spellings of `decltype`.

use super::{AsidePlace, Meaning, Rewrite, kinds};
use crate::source::lexemes::{LexemeKind, LexemeReader};

/// The place in a text, as far as attributes may follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ScanState {
    Anything,
    /// After `namespace`, or words of its name.
    NamespaceName,
    /// After `extern`, which begins at this byte.
    Extern(usize),
    /// In the arguments of an attribute that begins at this byte, at a depth of brackets.
    Attribute(usize, usize),
}

/// The rewrites of a text, in order.
pub(super) fn rewrites(text: &str) -> Vec<Rewrite> {
    let mut rewrites = Vec::new();
    let mut reading = ScanState::Anything;
    for lexeme in LexemeReader::new(text, 0..text.len()) {
        let word = &text[lexeme.range.clone()];
        reading = match (reading, lexeme.kind, word) {
            (_, LexemeKind::Comment | LexemeKind::Directive, _) => reading,
            (ScanState::Attribute(start, depth), _, "(") => ScanState::Attribute(start, depth + 1),
            (ScanState::Attribute(start, 1), _, ")") => {
                let range = start..lexeme.range.end;
                let meaning = Meaning::Aside("attribute_specifier", AsidePlace::OfNeighbour);
                rewrites.push(Rewrite { range, new: " ", meaning });
                ScanState::NamespaceName
            }
            (ScanState::Attribute(start, depth @ 1..), _, ")") => ScanState::Attribute(start, depth - 1),
            (ScanState::Attribute(_, 1..), ..) => reading,
            (ScanState::Extern(start), LexemeKind::Word, "template") => {
                // The grammar reads the declaration behind it.
                let meaning = Meaning::Aside(kinds::INSTANTIATION, AsidePlace::OfNeighbour);
                rewrites.push(Rewrite { range: start..lexeme.range.end, new: "", meaning });
                ScanState::Anything
            }
            (_, LexemeKind::Word, "extern") => ScanState::Extern(lexeme.range.start),
            (_, LexemeKind::Word, "__decltype" | "__typeof__" | "__typeof") => {
                rewrites.push(Rewrite { range: lexeme.range, new: "decltype", meaning: Meaning::Spelling });
                ScanState::Anything
            }
            (_, LexemeKind::Word, "namespace") => ScanState::NamespaceName,
            (ScanState::NamespaceName, LexemeKind::Word, "__attribute__" | "__attribute") => {
                ScanState::Attribute(lexeme.range.start, 0)
            }
            (ScanState::NamespaceName, LexemeKind::Word, _) | (ScanState::NamespaceName, _, ":") => reading,
            _ => ScanState::Anything,
        };
    }
    rewrites
}

#[cfg(test)]
mod tests {
    use crate::{Reducible, SourceLanguage, SourceText};

    #[test]
    fn attributes_of_namespaces_are_understood_and_can_go() {
        let text = "namespace std __attribute__ ((__visibility__ (\"default\"))) { int a; }\n\
                    namespace std { inline namespace __cxx11 __attribute__((__abi_tag__ (\"cxx11\"))) { } }\n\
                    namespace b::c __attribute__((deprecated(\")\"))) __attribute((unused)) { int d; }\n";
        let text = SourceText::in_language(SourceLanguage::Cxx, [text]);
        assert_eq!(text.not_understood(), []);
        let pass = SourceText::PASSES.iter().find(|pass| pass.name == "drop-qualifier").unwrap();
        assert!(pass.sites(&text) >= 4, "{}", pass.sites(&text));
    }

    #[test]
    fn instantiations_elsewhere_and_other_spellings_of_decltype_are_understood() {
        let text = "template<class T> struct S { T a; }; template<class T> T f(T);\n\
                    extern template struct S<int>; extern template int f(int);\n\
                    extern \"C\" { extern __typeof(f(1)) b; } __decltype(b) c;\n";
        let text = SourceText::in_language(SourceLanguage::Cxx, [text]);
        assert_eq!(text.not_understood(), []);
        assert!(text.node_kinds().contains("explicit_instantiation"));
    }

    #[test]
    fn other_attributes_stay_as_they_are() {
        let text = "namespace a = b; int f() __attribute__((pure)); using namespace a; // namespace c __attribute__((d)) {\n";
        assert_eq!(super::rewrites(text), []);
    }
}
