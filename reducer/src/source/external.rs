//! Functions that only their file sees, as ones that all see: a compiler leaves out what its file does not use, so that a test of what the
//! compiler makes of a function needs all callers up to one that is external.

use super::SourceText;
use super::analysis::Analysis;
use super::edits::Edits;
use super::language::SourceLanguage;
use super::model::EntityKind;
use super::passes::definition_of;
use super::syntax::NodeId;

/// The text without `static` at functions that it defines and that are not inline; `None` if there are none, or in C++.
pub(super) fn external_functions(case: &SourceText) -> Option<SourceText> {
    if case.language != SourceLanguage::C {
        return None;
    }
    let analysis = case.analysis();
    let Analysis { syntax, model, .. } = analysis;
    let specifiers = |name: NodeId| {
        let declaration = syntax.declaration_of(name);
        let children = declaration.map_or(&[][..], |declaration| &syntax[declaration].children);
        let specifiers = children.iter().filter(|&&child| syntax.kind(child) == "storage_class_specifier");
        specifiers.map(|&child| syntax[child].range.clone())
    };
    let mut edits = Edits::default();
    for id in model.ids().filter(|&id| model[id].kind == EntityKind::Function) {
        let all = || model[id].declarations.iter().flat_map(|&name| specifiers(name));
        let is_inline = all().any(|range| case.text[range].contains("inline"));
        if definition_of(analysis, id).is_some() && !is_inline {
            all().filter(|range| &case.text[range.clone()] == "static").for_each(|range| edits.delete(range));
        }
    }
    if edits.is_empty() {
        return None;
    }
    let mut external = case.clone();
    external.changed(&edits);
    Some(external)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_functions_that_are_defined_and_not_inline_become_external() {
        let text = "static int f(void); static int g(void); static int v;\nstatic inline int h(void) { return 0; }\n\
                    static int f(void) { static int n; return n + g() + v + h(); }\n";
        let external = external_functions(&SourceText::new([text])).unwrap();
        let expected = "int f(void); static int g(void); static int v;\nstatic inline int h(void) { return 0; }\n\
                        int f(void) { static int n; return n + g() + v + h(); }\n";
        assert_eq!(external.files().collect::<String>().replace(" int f", "int f").trim_start(), expected);
        assert!(external_functions(&external).is_none());
    }
}
