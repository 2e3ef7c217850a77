//! Removes what a name stands for, and what is left of its uses: reads become a constant, statements about nothing else go.

use super::analysis::Analysis;
use super::cxx;
use super::edits::Edits;
use super::language::SourceLanguage;
use super::model::{EntityId, EntityKind};
use super::syntax::{NodeId, Syntax};

/// The change that removes an entity; `None` if a use of it can become nothing else.
pub(super) fn remove(analysis: &Analysis, id: EntityId) -> Option<Edits> {
    let mut edits = Edits::default();
    let entity = &analysis.model[id];
    for &declaration in &entity.declarations {
        remove_declaration(analysis, entity.kind, declaration, &mut edits);
    }
    for &used in &entity.uses {
        if !edits.covers(&analysis.syntax, &analysis.syntax[used].range) {
            neutralise(analysis, entity.kind, used, &mut edits)?;
        }
    }
    Some(edits).filter(|edits| !edits.is_empty())
}

/// Removes what an identifier declares.
pub(super) fn remove_declaration(
    analysis: &Analysis,
    kind: EntityKind,
    declaration: NodeId,
    edits: &mut Edits,
) {
    let syntax = &analysis.syntax;
    if syntax.language == SourceLanguage::Cxx {
        return remove_spelled(syntax, declaration, edits);
    }
    match kind {
        EntityKind::Enumerator => {
            if let Some(enumerator) = syntax[declaration].parent {
                edits.drop_element(enumerator);
            }
        }
        EntityKind::Label => {
            let Some(labeled) = syntax[declaration].parent else { return };
            if syntax.kind(labeled) != "labeled_statement" {
                return edits.drop_element(declaration);
            }
            let range = &syntax[labeled].range;
            let inner = syntax.named(labeled).find(|&child| syntax.field(child) != Some("label"));
            let end = inner.map_or(range.end, |inner| syntax[inner].range.start);
            edits.delete(range.start..end);
        }
        EntityKind::Tag => {
            // Only where nothing else is declared: `struct S { … };`.
            let Some(specifier) = syntax[declaration].parent else { return };
            if syntax.parent_kind(specifier) == "translation_unit"
                || syntax.parent_kind(specifier) == "compound_statement"
            {
                edits.delete_item(syntax, specifier);
            }
        }
        _ => {
            let declarator = whole_declarator(analysis, declaration);
            let Some(parent) = syntax[declarator].parent else { return };
            match syntax.kind(parent) {
                "function_definition" => edits.delete_item(syntax, parent),
                "parameter_declaration" => edits.drop_element(parent),
                _ => edits.drop_element(declarator),
            }
        }
    }
}

/// Removes what a name declares in C++.
fn remove_spelled(syntax: &Syntax, declaration: NodeId, edits: &mut Edits) {
    let Some(item) = cxx::declared_item(syntax, declaration) else { return };
    let declarator = syntax[item].children.iter().copied().find(|&child| {
        let range = &syntax[child].range;
        syntax.field(child) == Some("declarator") && range.contains(&syntax[declaration].range.start)
    });
    match (syntax.kind(item), declarator) {
        ("declaration" | "field_declaration" | "type_definition", Some(declarator)) => {
            edits.drop_element(declarator);
        }
        ("enumerator" | "parameter_declaration" | "optional_parameter_declaration", _) => {
            edits.drop_element(item);
        }
        // A parameter of a template has arguments that would be left.
        ("type_parameter_declaration" | "optional_type_parameter_declaration", _) => {}
        _ => edits.delete_item(syntax, item),
    }
}

/// The declarator, with its initialiser, that declares an identifier.
pub(super) fn whole_declarator(analysis: &Analysis, identifier: NodeId) -> NodeId {
    let syntax = &analysis.syntax;
    let mut node = identifier;
    while let Some(parent) = syntax[node].parent.filter(|&parent| syntax.kind(parent).ends_with("declarator"))
    {
        node = parent;
    }
    node
}

/// Takes a use of something that is removed out of its expression; `None` if nothing can take its place.
fn neutralise(analysis: &Analysis, kind: EntityKind, used: NodeId, edits: &mut Edits) -> Option<()> {
    let syntax = &analysis.syntax;
    let is_attribute = |&around: &NodeId| syntax.kind(around).starts_with("attribute_");
    if let Some(attribute) = syntax.ancestors(used).take(2).find(is_attribute) {
        edits.delete(syntax[attribute].range.clone());
        return Some(());
    }
    match kind {
        EntityKind::Label => {
            let parent = syntax[used].parent?;
            match syntax.kind(parent) {
                "goto_statement" => edits.delete_item(syntax, parent),
                "pointer_expression" => edits.replace(syntax[parent].range.clone(), "0"),
                _ => edits.drop_element(used),
            }
            return Some(());
        }
        // No value can stand for a type.
        EntityKind::Tag | EntityKind::Typedef => return None,
        _ => {}
    }
    if syntax.parent_kind(used) == "field_designator" {
        let pair = syntax.ancestors(used).find(|&node| syntax.kind(node) == "initializer_pair")?;
        edits.drop_element(pair);
        return Some(());
    }
    if syntax.parent_kind(used) == "field_initializer" {
        edits.drop_element(syntax[used].parent?);
        return Some(());
    }
    if let Some(offset) =
        syntax.ancestors(used).take(2).find(|&around| syntax.kind(around) == "offsetof_expression")
    {
        edits.replace(syntax[offset].range.clone(), "0");
        return Some(());
    }
    let access = access(analysis, used);
    let parent = syntax[access].parent?;
    let whole = &syntax[parent].range;
    match (syntax.kind(parent), syntax.field(access)) {
        ("expression_statement" | "using_declaration", _) => edits.delete_item(syntax, parent),
        ("assignment_expression", Some("left")) => {
            if syntax.parent_kind(parent) == "expression_statement" {
                edits.delete_item(syntax, syntax[parent].parent?);
            } else {
                edits.keep(whole, &syntax[syntax.child(parent, "right")?].range);
            }
        }
        ("update_expression", _) if syntax.parent_kind(parent) == "expression_statement" => {
            edits.delete_item(syntax, syntax[parent].parent?);
        }
        ("update_expression", _) => edits.replace(whole.clone(), "0"),
        _ => {
            let zero = analysis.model.zero(&analysis.model.ty(access))?;
            edits.replace(syntax[access].range.clone(), zero);
        }
    }
    Some(())
}

/// The largest expression that only selects a part of what a name stands for, calls it, or leads to it or away from it.
pub(super) fn access(analysis: &Analysis, used: NodeId) -> NodeId {
    let syntax = &analysis.syntax;
    let mut node = used;
    while let Some(parent) = syntax[node].parent {
        let role = syntax.field(node);
        let on = match syntax.kind(parent) {
            "field_expression" | "pointer_expression" | "parenthesized_expression" => !matches!(
                syntax.parent_kind(parent),
                "if_statement" | "while_statement" | "switch_statement" | "do_statement"
            ),
            "subscript_expression" => role == Some("argument"),
            "call_expression" => role == Some("function"),
            "qualified_identifier" | "template_function" | "template_method" => role == Some("name"),
            _ => false,
        };
        if !on {
            break;
        }
        node = parent;
    }
    node
}
