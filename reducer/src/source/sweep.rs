//! Removes what a change has left without a use.

use std::collections::{BTreeSet, HashSet};
use std::ops::Range;

use super::analysis::Analysis;
use super::cxx;
use super::edits::Edits;
use super::language::SourceLanguage;
use super::model::{EntityId, EntityKind};
use super::removal;
use super::syntax::NodeId;

/// The kinds of entities that may be without a use, and are then removed.
const SWEPT: [EntityKind; 6] = [
    EntityKind::Function,
    EntityKind::Variable,
    EntityKind::Typedef,
    EntityKind::Tag,
    EntityKind::Enumerator,
    EntityKind::Label,
];

/// Adds to the changes the removal of what they leave without a use: of what they remove themselves, and of what only that uses. Only what they
/// touch is looked at, and nothing is parsed again.
pub(super) fn sweep(analysis: &Analysis, edits: &mut Edits) {
    let syntax = &analysis.syntax;
    let mut covered = Covered::default();
    loop {
        let resolved = edits.resolved(syntax);
        // What a text that comes in the place of another names is used there.
        let named: HashSet<String> = edits.new_words().map(str::to_owned).collect();
        let before = std::mem::replace(&mut covered, Covered::new(&resolved));
        let new = resolved.iter().filter(|(range, _)| !before.has(range));
        let touched = new.flat_map(|(range, _)| analysis.tokens_of(range));
        let touched: BTreeSet<EntityId> = touched.filter_map(|&token| analysis.model.entity(token)).collect();
        let mut removed = Edits::default();
        for id in touched {
            let entity = &analysis.model[id];
            let gone = |&used: &NodeId| {
                let range = &syntax[used].range;
                covered.has(range) || within_own(analysis, id, range)
            };
            let may_go = SWEPT.contains(&entity.kind)
                && !analysis.unused().contains(&entity.name)
                && !named.contains(&entity.name);
            if !may_go || !entity.uses.iter().all(gone) || has_effect(analysis, id) {
                continue;
            }
            for &declaration in entity.declarations.iter().filter(|&&name| !covered.has(&syntax[name].range))
            {
                removal::remove_declaration(analysis, entity.kind, declaration, &mut removed);
            }
        }
        if removed.is_empty() {
            return;
        }
        edits.extend(removed);
    }
}

/// Ranges that go, in order and apart.
#[derive(Default)]
struct Covered(Vec<Range<usize>>);

impl Covered {
    fn new(resolved: &[(Range<usize>, String)]) -> Covered {
        Covered(resolved.iter().map(|(range, _)| range.clone()).collect())
    }

    /// True if a range lies in one of them.
    fn has(&self, range: &Range<usize>) -> bool {
        let before = self.0.partition_point(|covered| covered.start <= range.start);
        before.checked_sub(1).is_some_and(|last| range.end <= self.0[last].end)
    }
}

/// True if a place lies in the function that calls itself there; in C++ in anything that declares the name.
fn within_own(analysis: &Analysis, id: EntityId, range: &Range<usize>) -> bool {
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
