//! Passes that put something simpler, which is there already, in the place of what is declared: another variable, a variable for a function,
//! an operand as a result.

use super::analysis::Analysis;
use super::edits::{Edits, Sites};
use super::model::{EntityId, EntityKind, Ty, is_expression};
use super::passes::{definition_of, entities, is_value, nodes, of_kind, parameters};
use super::removal;
use super::syntax::{ListIndex, NodeId};

/// Puts an earlier variable of the same type in the place of another.
pub(super) fn merge_variables(analysis: &Analysis, _: &str) -> Sites {
    entities(analysis, |id| {
        of_kind(analysis, id, &[EntityKind::Variable])?;
        let entity = &analysis.model[id];
        let earlier = earlier(analysis, id, EntityKind::Variable)?;
        let mut edits = Edits::default();
        for &declaration in &entity.declarations {
            removal::remove_declaration(analysis, entity.kind, declaration, &mut edits);
        }
        renamed(analysis, id, earlier, &mut edits);
        Some(edits)
    })
}

/// Puts an earlier parameter of the same type in the place of another.
pub(super) fn merge_parameters(analysis: &Analysis, _: &str) -> Sites {
    parameters(analysis, |id, _| {
        let earlier = earlier(analysis, id, EntityKind::Parameter)?;
        let mut edits = Edits::default();
        for &declaration in &analysis.model[id].declarations {
            removal::remove_declaration(analysis, EntityKind::Parameter, declaration, &mut edits);
        }
        renamed(analysis, id, earlier, &mut edits);
        Some(edits)
    })
}

/// The last entity of a kind before one of the same kind and type that is declared in the same block, list or file.
fn earlier(analysis: &Analysis, of: EntityId, kind: EntityKind) -> Option<EntityId> {
    let scope = |id: EntityId| {
        let declaration = *analysis.model[id].declarations.first()?;
        analysis.syntax.ancestors(declaration).find(|&node| {
            ["parameter_list", "compound_statement", "for_statement", "translation_unit"]
                .contains(&analysis.syntax.kind(node))
        })
    };
    let (own, ty) = (scope(of)?, &analysis.model[of].ty);
    let is_like = |&id: &EntityId| {
        let entity = &analysis.model[id];
        entity.kind == kind && entity.ty == *ty && *ty != Ty::Unknown && scope(id) == Some(own)
    };
    (0..of.0.index()).rev().map(|at| EntityId(ListIndex::new(at))).find(is_like)
}

/// Uses another name where a name is used.
fn renamed(analysis: &Analysis, from: EntityId, to: EntityId, edits: &mut Edits) {
    let name = analysis.model[to].name.as_str();
    for &used in &analysis.model[from].uses {
        if !edits.covers(&analysis.syntax, &analysis.syntax[used].range) {
            edits.replace(analysis.syntax[used].range.clone(), name);
        }
    }
}

/// Puts a variable in the place of a function, and of its calls.
pub(super) fn function_to_variable(analysis: &Analysis, text: &str) -> Sites {
    let syntax = &analysis.syntax;
    entities(analysis, |id| {
        of_kind(analysis, id, &[EntityKind::Function])?;
        let entity = &analysis.model[id];
        let definition = definition_of(analysis, id)?;
        let has_value = |ty: &Ty| matches!(ty, Ty::Function(result) if **result != Ty::Void);
        let declarator = syntax.child(definition, "declarator")?;
        if entity.name == "main" || !has_value(&entity.ty) || syntax.kind(declarator) != "function_declarator"
        {
            return None;
        }
        let mut edits = Edits::default();
        for &name in &entity.declarations {
            // Other declarations would be of a function by the variable's name.
            if syntax.defined_by(name).is_none() {
                removal::remove_declaration(analysis, entity.kind, name, &mut edits);
            }
        }
        let ty = &text[syntax[syntax.child(definition, "type")?].range.clone()];
        edits.replace(syntax[definition].range.clone(), format!("{ty} {};", entity.name));
        for &used in &entity.uses {
            let call = syntax[used].parent.filter(|&call| syntax.kind(call) == "call_expression")?;
            edits.replace(syntax[call].range.clone(), entity.name.as_str());
        }
        Some(edits)
    })
}

/// The tokens of `return` and `;`.
const RETURN: u32 = 2;

/// Puts a return of an operand in the place of the statement that it is a part of.
pub(super) fn return_operand(analysis: &Analysis, text: &str) -> Sites {
    let syntax = &analysis.syntax;
    nodes(analysis, |id, edits| {
        let number = matches!(analysis.model.ty(id), Ty::Integer | Ty::Float);
        if !number || !is_expression(syntax.kind(id)) || !is_value(analysis, id) || syntax[id].tokens < 2 {
            return None;
        }
        let statement = syntax.ancestors(id).find(|&node| syntax.kind(node).ends_with("_statement"))?;
        let parent_is_return =
            syntax.kind(statement) == "return_statement" && syntax[id].parent == Some(statement);
        let is_smaller = syntax[statement].tokens > syntax[id].tokens + RETURN;
        let is_list = ["compound_statement", "case_statement"].contains(&syntax.kind(statement));
        if parent_is_return || !is_smaller || is_list {
            return None;
        }
        let definition = syntax.ancestors(id).find(|&node| syntax.kind(node) == "function_definition")?;
        let ty = syntax.child(definition, "type")?;
        let is_plain = syntax.child(definition, "declarator").map(|node| syntax.kind(node))
            == Some("function_declarator");
        // A `return` with a value needs a function with a result (C11 6.8.6.4p1).
        if &text[syntax[ty].range.clone()] == "void" && is_plain {
            edits.replace(syntax[ty].range.clone(), "int");
        }
        let value = &text[syntax[id].range.clone()];
        edits.replace(syntax[statement].range.clone(), format!("return {value};"));
        Some(())
    })
}

/// Leaves `main` without parameters that nothing uses.
pub(super) fn bare_main(analysis: &Analysis, _: &str) -> Sites {
    let syntax = &analysis.syntax;
    entities(analysis, |id| {
        of_kind(analysis, id, &[EntityKind::Function])?;
        let declarator = syntax.child(definition_of(analysis, id)?, "declarator")?;
        let list = syntax.child(declarator, "parameters")?;
        let is_used = |id: EntityId| {
            let entity = &analysis.model[id];
            let inside = |&name: &NodeId| syntax.ancestors(name).any(|node| node == list);
            !entity.uses.is_empty() && entity.declarations.iter().any(inside)
        };
        if analysis.model[id].name != "main" || syntax[list].tokens <= 2 || analysis.model.ids().any(is_used)
        {
            return None;
        }
        let mut edits = Edits::default();
        edits.replace(syntax[list].range.clone(), "()");
        Some(edits)
    })
}
