//! Removes what a change has left without a use.

use std::collections::HashSet;

use super::SourceText;
use super::analysis::Analysis;
use super::cxx;
use super::edits::Edits;
use super::language::SourceLanguage;
use super::model::{EntityId, EntityKind};
use super::removal;

/// The kinds of entities that may be without a use, and are then removed.
const SWEPT: [EntityKind; 6] = [
    EntityKind::Function,
    EntityKind::Variable,
    EntityKind::Typedef,
    EntityKind::Tag,
    EntityKind::Enumerator,
    EntityKind::Label,
];

/// The number of times that the remaining text is searched again.
const ROUNDS: usize = 8;

/// The names that are not used.
pub(super) fn unused(analysis: &Analysis) -> HashSet<String> {
    let unused = analysis.model.ids().filter(|&id| analysis.is_unused(id));
    unused.map(|id| analysis.model[id].name.clone()).collect()
}

/// Removes what is not used, but was.
pub(super) fn sweep(text: &mut SourceText, unused_before: &HashSet<String>) {
    for _ in 0..ROUNDS {
        let edits = left_over(text.analysis(), unused_before);
        if edits.is_empty() {
            return;
        }
        text.changed(edits);
    }
}

fn left_over(analysis: &Analysis, unused_before: &HashSet<String>) -> Edits {
    let mut edits = Edits::default();
    // What only what is removed uses is removed with it.
    loop {
        let mut more = false;
        for id in analysis.model.ids() {
            let entity = &analysis.model[id];
            let gone = |&used| {
                let range = &analysis.syntax[used].range;
                edits.covers(&analysis.syntax, range) || within_own(analysis, id, range)
            };
            let candidate = SWEPT.contains(&entity.kind) && !unused_before.contains(&entity.name);
            if !candidate || !entity.uses.iter().all(gone) || has_effect(analysis, id) {
                continue;
            }
            let declared = entity.declarations.iter();
            let here = declared.filter(|&&d| !edits.covers(&analysis.syntax, &analysis.syntax[d].range));
            let left: Vec<_> = here.copied().collect();
            let mut removed = Edits::default();
            for declaration in left {
                removal::remove_declaration(analysis, entity.kind, declaration, &mut removed);
            }
            more |= !removed.is_empty();
            edits.extend(removed);
        }
        if !more {
            return edits;
        }
    }
}

/// True if a place lies in the function that calls itself there; in C++ in anything that declares the name.
fn within_own(analysis: &Analysis, id: EntityId, range: &std::ops::Range<usize>) -> bool {
    let syntax = &analysis.syntax;
    if syntax.language == SourceLanguage::Cxx {
        let declarations = analysis.model[id].declarations.iter();
        let mut items = declarations.filter_map(|&name| cxx::declared_item(syntax, name));
        return items.any(|item| syntax[item].range.contains(&range.start));
    }
    analysis.model[id].kind == EntityKind::Function
        && analysis.model[id].declarations.iter().any(|&declaration| {
            let mut around = syntax.ancestors(declaration).take(4);
            around.any(|node| {
                let outer = &syntax[node].range;
                syntax.kind(node) == "function_definition"
                    && outer.start <= range.start
                    && range.end <= outer.end
            })
        })
}

/// True if a variable's initialiser does more than give a value.
fn has_effect(analysis: &Analysis, id: EntityId) -> bool {
    let entity = &analysis.model[id];
    entity.kind == EntityKind::Variable
        && entity.declarations.iter().any(|&declaration| {
            let declarator = removal::whole_declarator(analysis, declaration);
            let effects = ["call_expression", "assignment_expression", "update_expression"];
            analysis.syntax.contains(declarator, &effects)
        })
}
