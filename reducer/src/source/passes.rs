//! The edits of the passes over C text: each lists the sites where it could change the text, and the change at each.

use std::ops::Range;

use super::analysis::Analysis;
use super::aside;
use super::cxx;
use super::dialect::kinds;
use super::edits::{Edits, Sites, SourceSite, elements};
use super::language::SourceLanguage;
use super::model::{EntityId, EntityKind, Ty, inner_declarator, is_expression, plain_name};
use super::removal;
use super::syntax::NodeId;

fn site(analysis: &Analysis, node: NodeId, edits: Edits) -> SourceSite {
    let node = &analysis.syntax[node];
    SourceSite { edits, span: node.range.clone(), unused: false }
}

/// A site for each node for which `edit` makes a change.
pub(super) fn nodes(analysis: &Analysis, mut edit: impl FnMut(NodeId, &mut Edits) -> Option<()>) -> Sites {
    let at = |id| {
        let mut edits = Edits::default();
        edit(id, &mut edits)?;
        (!edits.is_empty()).then(|| site(analysis, id, edits))
    };
    analysis.syntax.ids().filter_map(at).collect()
}

/// A site for each entity for which `edit` makes a change.
pub(super) fn entities(analysis: &Analysis, edit: impl Fn(EntityId) -> Option<Edits>) -> Sites {
    let at = |id: EntityId| {
        let edits = edit(id)?;
        let declaration = *analysis.model[id].declarations.last()?;
        let about = item_of(analysis, declaration);
        let unused = analysis.is_unused(id) && analysis.model[id].name != "main";
        Some(SourceSite { unused, ..site(analysis, about, edits) })
    };
    analysis.model.ids().filter_map(at).collect()
}

/// The definition that an identifier is the name of, or its declarator.
fn item_of(analysis: &Analysis, declaration: NodeId) -> NodeId {
    let declarator = removal::whole_declarator(analysis, declaration);
    match analysis.syntax[declarator].parent {
        Some(parent) if analysis.syntax.kind(parent) == "function_definition" => parent,
        _ => declarator,
    }
}

pub(super) fn of_kind(analysis: &Analysis, id: EntityId, kinds: &[EntityKind]) -> Option<()> {
    kinds.contains(&analysis.model[id].kind).then_some(())
}

/// Removes a function with its calls.
pub(super) fn drop_function(analysis: &Analysis, _: &str) -> Sites {
    entities(analysis, |id| {
        of_kind(analysis, id, &[EntityKind::Function])?;
        removal::remove(analysis, id)
    })
}

/// Removes the parentheses around a declared name.
pub(super) fn drop_parentheses(analysis: &Analysis, _: &str) -> Sites {
    let syntax = &analysis.syntax;
    let mut sites = nodes(analysis, |id, edits| {
        let name =
            (syntax.kind(id) == "parenthesized_declarator").then(|| inner_declarator(syntax, id))??;
        syntax.kind(name).ends_with("identifier").then(|| edits.keep(&syntax[id].range, &syntax[name].range))
    });
    // They only keep a macro of that name from being used.
    sites.iter_mut().for_each(|site| site.unused = true);
    sites
}

/// Removes a declaration of a function that has another.
pub(super) fn drop_prototype(analysis: &Analysis, _: &str) -> Sites {
    prototypes(analysis, |_, _, edits| Some(edits))
}

/// Puts the definition of a function in the place of its first declaration.
pub(super) fn move_definition(analysis: &Analysis, text: &str) -> Sites {
    let syntax = &analysis.syntax;
    prototypes(analysis, |function, prototype, _| {
        let definition = definition_of(analysis, function)?;
        let declaration = syntax.declaration_of(prototype)?;
        let alone = elements(syntax, declaration).len() == 1
            && syntax.parent_kind(declaration) == "translation_unit"
            && syntax[declaration].range.end <= syntax[definition].range.start;
        let mut edits = Edits::default();
        edits.replace(syntax[declaration].range.clone(), &text[syntax[definition].range.clone()]);
        edits.delete(syntax[definition].range.clone());
        alone.then_some(edits)
    })
}

/// A site for each declaration of a function that is not the only one and not its definition; `edit` gets the change that removes it.
fn prototypes(analysis: &Analysis, edit: impl Fn(EntityId, NodeId, Edits) -> Option<Edits>) -> Sites {
    let mut sites = Sites::new();
    for id in analysis.model.ids() {
        let entity = &analysis.model[id];
        if entity.kind != EntityKind::Function || entity.declarations.len() < 2 {
            continue;
        }
        for &name in &entity.declarations {
            let mut removal = Edits::default();
            removal::remove_declaration(analysis, entity.kind, name, &mut removal);
            if analysis.syntax.defined_by(name).is_none()
                && let Some(edits) = edit(id, name, removal)
            {
                sites.push(site(analysis, removal::whole_declarator(analysis, name), edits));
            }
        }
    }
    sites.sort_by_key(|site| site.span.start);
    sites
}

/// Makes a function whose result nothing uses one without a result.
pub(super) fn result_to_void(analysis: &Analysis, text: &str) -> Sites {
    let syntax = &analysis.syntax;
    entities(analysis, |id| {
        of_kind(analysis, id, &[EntityKind::Function])?;
        let entity = &analysis.model[id];
        let body = syntax.child(definition_of(analysis, id)?, "body")?;
        let is_statement = |&used: &NodeId| {
            let call = syntax[used].parent.filter(|&call| syntax.kind(call) == "call_expression");
            call.is_some_and(|call| syntax.parent_kind(call) == "expression_statement")
        };
        if entity.name == "main" || !entity.uses.iter().all(is_statement) {
            return None;
        }
        let mut edits = Edits::default();
        for &name in &entity.declarations {
            let declaration = syntax.declaration_of(name)?;
            let ty = syntax.child(declaration, "type")?;
            let pointers = syntax.ancestors(name).filter(|&node| syntax.kind(node) == "pointer_declarator");
            for pointer in pointers.take_while(|&node| node > declaration) {
                let inner = inner_declarator(syntax, pointer)?;
                edits.keep(&syntax[pointer].range, &syntax[inner].range);
            }
            if &text[syntax[ty].range.clone()] != "void" {
                edits.replace(syntax[ty].range.clone(), "void");
            }
        }
        let last = syntax.named(body).last();
        let returns = syntax.descendants(body).filter(|&node| syntax.kind(node) == "return_statement");
        for statement in returns.filter(|&node| syntax.named(node).next().is_some()) {
            // At the end of the body a `return` does nothing any more; elsewhere it still ends the function.
            if Some(statement) == last {
                edits.delete_item(syntax, statement);
            } else {
                edits.replace(syntax[statement].range.clone(), "return;");
            }
        }
        (!edits.is_empty()).then_some(edits)
    })
}

/// Puts `x` in the place of `*&x`.
pub(super) fn cancel_address(analysis: &Analysis, text: &str) -> Sites {
    let syntax = &analysis.syntax;
    let operand = |id: NodeId, operator: &str| {
        let own = (syntax.kind(id) == "pointer_expression").then(|| syntax.child(id, "operator"))??;
        (&text[syntax[own].range.clone()] == operator).then(|| syntax.child(id, "argument"))?
    };
    nodes(analysis, |id, edits| {
        let mut pointer = operand(id, "*")?;
        while syntax.kind(pointer) == "parenthesized_expression" {
            pointer = syntax.named(pointer).next()?;
        }
        edits.keep(&syntax[id].range, &syntax[operand(pointer, "&")?].range);
        Some(())
    })
}

/// Puts one object in the place of an array that is only used element by element.
pub(super) fn array_to_element(analysis: &Analysis, _: &str) -> Sites {
    let syntax = &analysis.syntax;
    entities(analysis, |id| {
        of_kind(analysis, id, &[EntityKind::Variable, EntityKind::Field])?;
        let entity = &analysis.model[id];
        let mut edits = Edits::default();
        for &name in &entity.declarations {
            let array = syntax[name].parent.filter(|&node| syntax.kind(node) == "array_declarator")?;
            edits.keep(&syntax[array].range, &syntax[name].range);
            let whole = removal::whole_declarator(analysis, name);
            if let Some(value) = syntax.child(whole, "value") {
                let first = elements(syntax, value).first().copied()?;
                (syntax.kind(first) != "initializer_pair").then_some(())?;
                edits.keep(&syntax[value].range, &syntax[first].range);
            }
        }
        for &used in &entity.uses {
            // Of a field, the whole access.
            let used = match syntax.parent_kind(used) {
                "field_expression" => syntax[used].parent?,
                _ => used,
            };
            let element = syntax[used].parent.filter(|&node| syntax.kind(node) == "subscript_expression")?;
            (syntax.field(used) == Some("argument")).then_some(())?;
            edits.keep(&syntax[element].range, &syntax[used].range);
        }
        Some(edits)
    })
}

/// Removes a variable with its uses.
pub(super) fn drop_variable(analysis: &Analysis, _: &str) -> Sites {
    entities(analysis, |id| {
        of_kind(analysis, id, &[EntityKind::Variable])?;
        removal::remove(analysis, id)
    })
}

/// Removes types, enumerators and labels.
pub(super) fn drop_declaration(analysis: &Analysis, _: &str) -> Sites {
    let kinds = [EntityKind::Typedef, EntityKind::Tag, EntityKind::Enumerator, EntityKind::Label];
    entities(analysis, |id| {
        of_kind(analysis, id, &kinds)?;
        removal::remove(analysis, id)
    })
}

/// Removes a field of a record with its uses and the values that initialise it.
pub(super) fn drop_field(analysis: &Analysis, _: &str) -> Sites {
    entities(analysis, |id| {
        of_kind(analysis, id, &[EntityKind::Field])?;
        let mut edits = removal::remove(analysis, id)?;
        for (&list, &record) in &analysis.model.initialised {
            let elements = elements(&analysis.syntax, list);
            let designated = |&element: &NodeId| analysis.syntax.kind(element) == "initializer_pair";
            let position = analysis.model.position(record, id);
            if let Some(&element) = position.and_then(|position| elements.get(position))
                && !elements.iter().any(designated)
            {
                edits.drop_element(element);
            }
        }
        Some(edits)
    })
}

/// Removes a parameter with its arguments; what is left of its uses is a constant.
pub(super) fn drop_parameter(analysis: &Analysis, _: &str) -> Sites {
    parameters(analysis, |id, _| removal::remove(analysis, id))
}

/// Makes a parameter a variable of its function.
pub(super) fn parameter_to_variable(analysis: &Analysis, text: &str) -> Sites {
    let syntax = &analysis.syntax;
    parameters(analysis, |id, definition| {
        let entity = &analysis.model[id];
        let mut edits = Edits::default();
        let declaration = *entity.declarations.first()?;
        let parameter =
            syntax.ancestors(declaration).find(|&node| syntax.kind(node) == "parameter_declaration")?;
        if entity.uses.is_empty() {
            return None;
        }
        edits.drop_element(parameter);
        let body = syntax.child(definition, "body")?;
        let brace = syntax[body].range.start..syntax.inside(body).start;
        let initialiser = match entity.ty {
            Ty::Record(_) | Ty::Unknown => " = {0}",
            _ => " = 0",
        };
        let declared = &text[syntax[parameter].range.clone()];
        edits.replace(brace, format!("{{ {declared}{initialiser};"));
        Some(edits)
    })
}

/// Sites for parameters of functions whose uses are all calls: `edit` changes the parameter in the definition; the other
/// declarations and the calls lose it.
pub(super) fn parameters(analysis: &Analysis, edit: impl Fn(EntityId, NodeId) -> Option<Edits>) -> Sites {
    let syntax = &analysis.syntax;
    entities(analysis, |id| {
        of_kind(analysis, id, &[EntityKind::Parameter])?;
        let declaration = *analysis.model[id].declarations.first()?;
        let parameter =
            syntax.ancestors(declaration).find(|&node| syntax.kind(node) == "parameter_declaration")?;
        let list = syntax[parameter].parent?;
        let declarator = syntax[list].parent?;
        let definition = syntax.ancestors(list).find(|&node| {
            ["function_definition", "declaration", "parameter_declaration"].contains(&syntax.kind(node))
        })?;
        if syntax.kind(definition) != "function_definition" {
            return None;
        }
        let at = syntax.named(list).position(|element| element == parameter)?;
        let name = syntax.child(declarator, "declarator").and_then(|inner| plain_name(syntax, inner))?;
        let mut edits = edit(id, definition)?;
        let function = &analysis.model[analysis.model.entity(name)?];
        for &other in function.declarations.iter().filter(|&&other| other != name) {
            let parameters = syntax.child(syntax.function_declarator(other)?, "parameters")?;
            edits.drop_element(syntax.named(parameters).nth(at)?);
        }
        for &call in &function.uses {
            let call = syntax[call].parent.filter(|&call| syntax.kind(call) == "call_expression")?;
            let arguments = syntax.child(call, "arguments")?;
            edits.drop_element(syntax.named(arguments).nth(at)?);
        }
        Some(edits)
    })
}

/// Leaves nothing of a function's body but a result.
pub(super) fn empty_function(analysis: &Analysis, text: &str) -> Sites {
    let syntax = &analysis.syntax;
    nodes(analysis, |id, edits| {
        let body = (syntax.kind(id) == "function_definition").then(|| syntax.child(id, "body"))??;
        let new = match syntax.language {
            SourceLanguage::C => empty_body(analysis, id)?,
            SourceLanguage::Cxx => cxx::passes::empty_body(analysis, text, id),
        };
        (syntax[body].tokens > 5).then(|| edits.replace(syntax[body].range.clone(), new))
    })
}

/// A body for a function of this definition that only returns something.
pub(super) fn empty_body(analysis: &Analysis, definition: NodeId) -> Option<String> {
    let declarator = analysis.syntax.child(definition, "declarator")?;
    let result = match &analysis.model[name_in(analysis, declarator)?].ty {
        Ty::Function(result) => analysis.model.zero(result),
        _ => None,
    };
    Some(result.map_or_else(|| "{ }".to_owned(), |zero| format!("{{ return {zero}; }}")))
}

/// The entity that a declarator declares.
fn name_in(analysis: &Analysis, declarator: NodeId) -> Option<EntityId> {
    analysis
        .model
        .entity(declarator)
        .or_else(|| inner_declarator(&analysis.syntax, declarator).and_then(|inner| name_in(analysis, inner)))
}

/// Removes a statement.
pub(super) fn drop_statement(analysis: &Analysis, _: &str) -> Sites {
    let syntax = &analysis.syntax;
    nodes(analysis, |id, edits| {
        let kind = syntax.kind(id);
        // Where a block must be.
        let fixed = ["function_definition", "switch_statement", "parenthesized_expression"]
            .contains(&syntax.parent_kind(id));
        let statement =
            (kind.ends_with("_statement") || kind == "for_range_loop") && kind != "case_statement" && !fixed;
        (statement && syntax[id].tokens > 1).then(|| edits.delete_item(syntax, id))
    })
}

/// Removes a label of a `switch` with the statements after it.
pub(super) fn drop_case(analysis: &Analysis, _: &str) -> Sites {
    let syntax = &analysis.syntax;
    nodes(analysis, |id, edits| (syntax.kind(id) == "case_statement").then(|| edits.delete_item(syntax, id)))
}

/// Removes a preprocessor's line, a file-scope `asm`, an empty declaration, text that is not understood.
pub(super) fn drop_line(analysis: &Analysis, _: &str) -> Sites {
    let syntax = &analysis.syntax;
    nodes(analysis, |id, edits| {
        let kind = syntax.kind(id);
        let list = ["translation_unit", "declaration_list", "field_declaration_list"];
        let listed = list.contains(&syntax.parent_kind(id));
        let whole = kind.starts_with("preproc_")
            && (listed || syntax[id].children.is_empty())
            && syntax.field(id).is_none();
        let empty = kind == ";" && listed && !ends_declaration(analysis, id)
            || kind == "expression_statement"
                && syntax[id].tokens == 1
                && syntax.parent_kind(id) == "compound_statement";
        (whole || empty || kind == "ERROR").then(|| {
            // The line's end belongs to it; without one the next line would be on the one before.
            let Range { start, end } = syntax[id].range;
            edits.replace(start..end, if whole { "\n" } else { "" });
        })
    })
}

/// True if a semicolon belongs to what is before it: `struct S { … };`.
fn ends_declaration(analysis: &Analysis, semicolon: NodeId) -> bool {
    let syntax = &analysis.syntax;
    syntax.previous(semicolon).is_some_and(|before| {
        let kind = syntax.kind(before);
        kind.ends_with("_specifier")
            || ["type_identifier", "primitive_type", "template_declaration"].contains(&kind)
    })
}

/// Leaves of a statement the first statement in it.
pub(super) fn unwrap_first(analysis: &Analysis, _: &str) -> Sites {
    let syntax = &analysis.syntax;
    nodes(analysis, |id, edits| {
        let inner = match syntax.kind(id) {
            "if_statement" => syntax.child(id, "consequence"),
            "for_statement" | "while_statement" | "do_statement" | "switch_statement" | "for_range_loop"
            | "try_statement" => syntax.child(id, "body"),
            "labeled_statement" => syntax.named(id).find(|&child| syntax.field(child).is_none()),
            _ => None,
        }?;
        edits.keep(&syntax[id].range, &syntax[inner].range);
        Some(())
    })
}

/// Leaves of an `if` statement the `else` branch, or the statement without the branch; of a `for` statement what it does first.
pub(super) fn unwrap_other(analysis: &Analysis, _: &str) -> Sites {
    let syntax = &analysis.syntax;
    nodes(analysis, |id, edits| {
        let clause = (syntax.kind(id) == "if_statement").then(|| syntax.child(id, "alternative"))??;
        let inner = syntax.named(clause).next()?;
        edits.keep(&syntax[id].range, &syntax[inner].range);
        Some(())
    })
}

/// Removes an `else` branch.
pub(super) fn drop_else(analysis: &Analysis, _: &str) -> Sites {
    let syntax = &analysis.syntax;
    nodes(analysis, |id, edits| {
        (syntax.kind(id) == "else_clause").then(|| edits.delete(syntax[id].range.clone()))
    })
}

/// Removes the braces of a block in a block.
pub(super) fn unwrap_block(analysis: &Analysis, _: &str) -> Sites {
    let syntax = &analysis.syntax;
    nodes(analysis, |id, edits| {
        let block = syntax.kind(id) == "compound_statement"
            && (["compound_statement", "case_statement"].contains(&syntax.parent_kind(id))
                || syntax.named(id).count() == 1 && syntax.parent_kind(id) != "function_definition");
        let statements = || {
            syntax.named(id).all(|child| {
                syntax.kind(child) != "declaration" || syntax.parent_kind(id) == "compound_statement"
            })
        };
        (block && statements()).then(|| edits.keep(&syntax[id].range, &syntax.inside(id)))
    })
}

/// True if the value of an expression may become any other.
pub(super) fn is_value(analysis: &Analysis, id: NodeId) -> bool {
    let syntax = &analysis.syntax;
    let role = syntax.field(id);
    let fixed = match syntax.parent_kind(id) {
        "call_expression" => role == Some("function"),
        "assignment_expression" => role == Some("left"),
        "update_expression" | "field_expression" | "pointer_expression" | "case_statement"
        | "sizeof_expression" => true,
        "preproc_def" | "preproc_function_def" | "preproc_params" => true,
        "gnu_asm_output_operand" | "gnu_asm_input_operand" => role == Some("symbol"),
        // What the grammar does not see is only words.
        "attribute_specifier"
        | "attribute_declaration"
        | "ms_declspec_modifier"
        | "gnu_asm_expression"
        | kinds::UNDERLYING_TYPE
        | kinds::DESIGNATOR_REST
        | kinds::MEMBER_SCOPE
        | kinds::DESTRUCTOR_ARGUMENTS
        | kinds::STATIC_ASSERT => true,
        // Their parentheses are theirs.
        "if_statement" | "while_statement" | "do_statement" | "switch_statement" => true,
        "subscript_expression" => role == Some("argument"),
        "parameter_list"
        | "gnu_asm_goto_list"
        | "enumerator"
        | "function_declarator"
        | "array_declarator"
        | "pointer_declarator" => true,
        // Of C++: names, not values.
        "qualified_identifier"
        | "template_function"
        | "lambda_capture_specifier"
        | "destructor_name"
        | "operator_name"
        | "concept_definition"
        | "using_declaration"
        | "structured_binding_declarator" => true,
        "parenthesized_declarator" => true,
        "init_declarator" | "declaration" => role == Some("declarator"),
        "argument_list" => {
            syntax[id].parent.is_some_and(|list| syntax.parent_kind(list) != "call_expression")
        }
        "expression_statement" => true,
        _ => role == Some("declarator") || syntax.parent_kind(id).ends_with("_declaration"),
    };
    is_expression(syntax.kind(id)) && !fixed
}

/// Puts a constant in the place of an expression.
pub(super) fn to_zero(analysis: &Analysis, text: &str) -> Sites {
    let syntax = &analysis.syntax;
    nodes(analysis, |id, edits| {
        let zero = is_value(analysis, id).then(|| analysis.model.zero(&analysis.model.ty(id)))??;
        let now = &text[syntax[id].range.clone()];
        (syntax[id].tokens > 1 || syntax.kind(id) == "identifier" && now != zero)
            .then(|| edits.replace(syntax[id].range.clone(), zero))
    })
}

/// Puts the constant 1 in the place of an expression.
pub(super) fn to_one(analysis: &Analysis, text: &str) -> Sites {
    to_constant(analysis, text, "1")
}

/// Puts -1, all of whose bits are set, in the place of an expression of several tokens.
pub(super) fn to_minus_one(analysis: &Analysis, text: &str) -> Sites {
    to_constant(analysis, text, "-1")
}

fn to_constant(analysis: &Analysis, text: &str, constant: &str) -> Sites {
    let syntax = &analysis.syntax;
    let tokens = constant.len() as u32;
    nodes(analysis, |id, edits| {
        let number = matches!(analysis.model.ty(id), Ty::Integer | Ty::Float);
        let now = &text[syntax[id].range.clone()];
        let simpler = now != "0" && now != constant && syntax[id].tokens >= tokens;
        (is_value(analysis, id) && number && simpler)
            .then(|| edits.replace(syntax[id].range.clone(), constant))
    })
}

/// Leaves of an expression one of its parts, the first or the last.
fn to_part(analysis: &Analysis, last: bool) -> Sites {
    let syntax = &analysis.syntax;
    nodes(analysis, |id, edits| {
        let (first_role, last_role) = match syntax.kind(id) {
            "binary_expression" | "comma_expression" | "assignment_expression" => ("left", "right"),
            "conditional_expression" if syntax.child(id, "consequence").is_none() => {
                ("condition", "alternative")
            }
            "conditional_expression" => ("consequence", "alternative"),
            "generic_expression" => ("first value", "last value"),
            "unary_expression" | "update_expression" | "pointer_expression" => ("argument", ""),
            "subscript_expression" => ("argument", "index"),
            "field_expression" => ("argument", ""),
            "cast_expression" => ("value", ""),
            "parenthesized_expression" => ("(", ""),
            "call_expression" => ("arguments", "last argument"),
            _ => return None,
        };
        let computed_goto = syntax.previous(id).is_some_and(|before| syntax.kind(before) == kinds::GOTO);
        if computed_goto
            || ["if_statement", "while_statement", "do_statement", "switch_statement"]
                .contains(&syntax.parent_kind(id))
        {
            return None;
        }
        let inner = match (last, first_role, last_role) {
            (true, _, "") => None,
            (true, _, "last argument") => {
                let arguments: Vec<_> = syntax.named(syntax.child(id, "arguments")?).collect();
                arguments.split_first()?.1.last().copied()
            }
            (true, _, "last value") => syntax.named(id).last(),
            (false, "first value", _) => syntax.named(id).nth(2),
            (true, _, role) => syntax.child(id, role),
            (false, "(", _) => {
                let inner = syntax.named(id).next()?;
                if syntax.kind(inner) == "compound_statement"
                    && syntax.parent_kind(id) != "expression_statement"
                {
                    return None;
                }
                // What binds more loosely than what is around it needs its parentheses.
                let atom = !syntax.kind(inner).ends_with("_expression")
                    || [
                        "call_expression",
                        "field_expression",
                        "subscript_expression",
                        "parenthesized_expression",
                    ]
                    .contains(&syntax.kind(inner));
                let alone = [
                    "argument_list",
                    "parenthesized_expression",
                    "expression_statement",
                    "return_statement",
                    "init_declarator",
                ]
                .contains(&syntax.parent_kind(id))
                    || syntax.parent_kind(id) == "assignment_expression" && syntax.field(id) == Some("right");
                let comma = syntax.kind(inner) == "comma_expression";
                (atom || alone && !comma).then_some(inner)
            }
            (false, "arguments", _) => syntax.named(syntax.child(id, "arguments")?).next(),
            (false, role, _) => syntax.child(id, role),
        }?;
        edits.keep(&syntax[id].range, &syntax[inner].range);
        Some(())
    })
}

/// Leaves of an expression its first operand.
pub(super) fn to_first(analysis: &Analysis, _: &str) -> Sites {
    to_part(analysis, false)
}

/// Leaves of an expression its last operand.
pub(super) fn to_last(analysis: &Analysis, _: &str) -> Sites {
    to_part(analysis, true)
}

/// Puts what a function returns in the place of its call, where that is all the function does.
pub(super) fn inline_call(analysis: &Analysis, text: &str) -> Sites {
    let syntax = &analysis.syntax;
    nodes(analysis, |id, edits| {
        let called = (syntax.kind(id) == "call_expression").then(|| syntax.child(id, "function"))??;
        let definition = definition_of(analysis, analysis.model.entity(called)?)?;
        let body = syntax.child(definition, "body")?;
        let mut statements = syntax.named(body);
        let only = statements.next().filter(|_| statements.next().is_none())?;
        if syntax.kind(only) != "return_statement" {
            return None;
        }
        let value = syntax.named(only).next()?;
        let arguments: Vec<NodeId> = syntax.named(syntax.child(id, "arguments")?).collect();
        let inlined = with_arguments(analysis, text, &syntax[value].range, definition, &arguments)?;
        edits.replace(syntax[id].range.clone(), format!("({inlined})"));
        Some(())
    })
}

/// Puts what a function does in the place of a statement that calls it.
pub(super) fn inline_statement(analysis: &Analysis, text: &str) -> Sites {
    let syntax = &analysis.syntax;
    nodes(analysis, |id, edits| {
        let call = (syntax.kind(id) == "expression_statement").then(|| syntax.named(id).next())??;
        let called = (syntax.kind(call) == "call_expression").then(|| syntax.child(call, "function"))??;
        let definition = called_function(analysis, called)?;
        let body = syntax.child(definition, "body")?;
        if syntax.contains(body, &["return_statement", "labeled_statement"]) {
            return None;
        }
        let range = &syntax[body].range;
        let range = match syntax.named(body).collect::<Vec<_>>()[..] {
            [only] if syntax.kind(only) != "declaration" => &syntax[only].range,
            _ => range,
        };
        let arguments: Vec<NodeId> = syntax.named(syntax.child(call, "arguments")?).collect();
        let inlined = with_arguments(analysis, text, range, definition, &arguments)?;
        edits.replace(syntax[id].range.clone(), inlined);
        Some(())
    })
}

/// The function that an expression names, if it is defined: its definition, of a lambda itself.
fn called_function(analysis: &Analysis, called: NodeId) -> Option<NodeId> {
    let syntax = &analysis.syntax;
    match syntax.kind(called) {
        "parenthesized_expression" => called_function(analysis, syntax.named(called).next()?),
        "lambda_expression" => Some(called),
        "field_expression" => called_function(analysis, syntax.child(called, "field")?),
        _ => definition_of(analysis, analysis.model.entity(called)?),
    }
}

/// The definition of a function.
pub(super) fn definition_of(analysis: &Analysis, function: EntityId) -> Option<NodeId> {
    let syntax = &analysis.syntax;
    analysis.model[function].declarations.iter().find_map(|&declaration| syntax.defined_by(declaration))
}

/// Puts the value that a variable is given, once, in the place of its uses.
pub(super) fn variable_to_value(analysis: &Analysis, text: &str) -> Sites {
    let syntax = &analysis.syntax;
    entities(analysis, |id| {
        of_kind(analysis, id, &[EntityKind::Variable])?;
        let entity = &analysis.model[id];
        let mut edits = Edits::default();
        let mut value = None;
        for &declaration in &entity.declarations {
            let declarator = removal::whole_declarator(analysis, declaration);
            value = syntax
                .child(declarator, "value")
                .filter(|_| syntax.kind(declarator) == "init_declarator")
                .or(value);
            edits.drop_element(declarator);
        }
        for &used in &entity.uses {
            let Some(assignment) = syntax[used].parent else { continue };
            if syntax.kind(assignment) == "assignment_expression" && syntax.field(used) == Some("left") {
                let statement = syntax[assignment].parent?;
                if syntax.kind(statement) != "expression_statement" {
                    return None;
                }
                value = syntax.child(assignment, "right").or(value);
                edits.delete_item(syntax, statement);
            }
        }
        let value = value.filter(|&value| is_expression(syntax.kind(value)))?;
        let atom = syntax[value].tokens == 1;
        let new = &text[syntax[value].range.clone()];
        // In brackets, since an operator around the use may bind more tightly.
        let new = if atom { new.to_owned() } else { format!("({new})") };
        for &used in &entity.uses {
            if !edits.covers(syntax, &syntax[used].range) {
                edits.replace(syntax[used].range.clone(), new.as_str());
            }
        }
        Some(edits)
    })
}

/// Writes a structure's members where its only use is, without its name; a typedef's type where its uses are.
pub(super) fn inline_type(analysis: &Analysis, text: &str) -> Sites {
    let syntax = &analysis.syntax;
    entities(analysis, |id| {
        of_kind(analysis, id, &[EntityKind::Tag, EntityKind::Typedef])?;
        let entity = &analysis.model[id];
        let (&[declaration], [_, ..]) = (&entity.declarations[..], &entity.uses[..]) else { return None };
        let mut edits = Edits::default();
        if entity.kind == EntityKind::Tag {
            let specifier = syntax[declaration].parent?;
            let body = syntax.child(specifier, "body")?;
            // Written out twice, it would be two types.
            let &[used] = &entity.uses[..] else { return None };
            let whole = &syntax[specifier].range;
            let unnamed = text[whole.start..syntax[declaration].range.start].to_owned()
                + &text[syntax[body].range.start..whole.end];
            edits.replace(syntax[syntax[used].parent?].range.clone(), unnamed);
        } else {
            let definition =
                syntax[declaration].parent.filter(|&parent| syntax.kind(parent) == "type_definition")?;
            let ty = syntax.child(definition, "type").filter(|&ty| syntax.child(ty, "body").is_none())?;
            let new = &text[syntax[ty].range.clone()];
            entity.uses.iter().for_each(|&used| edits.replace(syntax[used].range.clone(), new));
        }
        removal::remove_declaration(analysis, entity.kind, declaration, &mut edits);
        Some(edits)
    })
}

/// Makes a compound assignment a simple one.
pub(super) fn compound_to_assign(analysis: &Analysis, text: &str) -> Sites {
    let syntax = &analysis.syntax;
    nodes(analysis, |id, edits| {
        let operator =
            (syntax.kind(id) == "assignment_expression").then(|| syntax.child(id, "operator"))??;
        let range = syntax[operator].range.clone();
        (&text[range.clone()] != "=").then(|| edits.replace(range, "="))
    })
}

/// Removes an argument of a call, or an operand of assembly.
pub(super) fn drop_argument(analysis: &Analysis, _: &str) -> Sites {
    let syntax = &analysis.syntax;
    nodes(analysis, |id, edits| {
        let list = syntax[id].parent.filter(|_| syntax[id].named)?;
        let kind = syntax.kind(list);
        let of_call = kind == "argument_list" && syntax.parent_kind(list) == "call_expression";
        let of_assembly = kind.starts_with("gnu_asm_") && kind.ends_with("_list");
        (of_call || of_assembly).then(|| edits.drop_element(id))
    })
}

/// Removes what is declared without a name.
pub(super) fn drop_unnamed(analysis: &Analysis, _: &str) -> Sites {
    let syntax = &analysis.syntax;
    nodes(analysis, |id, edits| {
        let kind = syntax.kind(id);
        let specifier = kind.ends_with("_specifier") || ["type_identifier", "primitive_type"].contains(&kind);
        let alone = ["translation_unit", "compound_statement"].contains(&syntax.parent_kind(id));
        let unnamed_field =
            syntax.kind(id) == "field_declaration" && syntax.child(id, "declarator").is_none();
        let unnamed_declaration =
            syntax.kind(id) == "declaration" && syntax.child(id, "declarator").is_none();
        let unnamed =
            specifier && alone && syntax.child(id, "name").is_none() || unnamed_field || unnamed_declaration;
        unnamed.then(|| edits.delete_item(syntax, id))
    })
}

/// Removes a part of a string: all, or a half.
fn shorter_string(analysis: &Analysis, text: &str, kept: fn(usize) -> Range<usize>) -> Sites {
    let syntax = &analysis.syntax;
    nodes(analysis, |id, edits| {
        let range = (syntax.kind(id) == "string_literal").then(|| syntax[id].range.clone())?;
        let content = text[range].strip_prefix('"')?.strip_suffix('"')?;
        let Range { start, end } = kept(content.len());
        let (start, end) = (content.ceil_char_boundary(start), content.ceil_char_boundary(end));
        let now = syntax[id].range.clone();
        (start < end || !content.is_empty() && start == end)
            .then(|| edits.replace(now, format!("\"{}\"", &content[start..end])))
    })
}

/// Leaves nothing of a string.
pub(super) fn string_to_empty(analysis: &Analysis, text: &str) -> Sites {
    shorter_string(analysis, text, |_| 0..0)
}

/// Leaves of a string its first half.
pub(super) fn string_to_first(analysis: &Analysis, text: &str) -> Sites {
    shorter_string(analysis, text, |length| 0..length / 2)
}

/// Leaves of a string its second half.
pub(super) fn string_to_last(analysis: &Analysis, text: &str) -> Sites {
    shorter_string(analysis, text, |length| length - length / 2..length)
}

/// The text of a part of a function's body with arguments in the place of its parameters.
fn with_arguments(
    analysis: &Analysis,
    text: &str,
    range: &Range<usize>,
    definition: NodeId,
    arguments: &[NodeId],
) -> Option<String> {
    let syntax = &analysis.syntax;
    let (mut out, mut at) = (String::new(), range.start);
    let within = |id: &NodeId| syntax[*id].range.end <= range.end;
    for id in analysis.tokens_of(range).iter().copied().filter(within) {
        let Some(entity) = analysis.model.entity(id).map(|entity| &analysis.model[entity]) else { continue };
        match entity.kind {
            EntityKind::Parameter => {
                let declaration = *entity.declarations.first()?;
                let parameter =
                    syntax.ancestors(declaration).find(|&n| syntax.kind(n) == "parameter_declaration")?;
                let list = syntax[parameter].parent?;
                if !syntax.ancestors(list).any(|node| node == definition) {
                    return None;
                }
                let position = syntax.named(list).position(|element| element == parameter)?;
                let argument = &text[syntax[*arguments.get(position)?].range.clone()];
                out.push_str(&text[at..syntax[id].range.start]);
                let atom = syntax[arguments[position]].tokens == 1;
                out.push_str(&if atom { argument.to_owned() } else { format!("({argument})") });
                at = syntax[id].range.end;
            }
            // A label would be defined once for each copy.
            EntityKind::Label => return None,
            _ => {}
        }
    }
    out.push_str(&text[at..range.end]);
    Some(out)
}

/// Removes what a variable is initialised with.
pub(super) fn drop_initialiser(analysis: &Analysis, _: &str) -> Sites {
    let syntax = &analysis.syntax;
    nodes(analysis, |id, edits| {
        let declarator = (syntax.kind(id) == "init_declarator").then(|| syntax.child(id, "declarator"))??;
        edits.keep(&syntax[id].range, &syntax[declarator].range);
        Some(())
    })
}

/// Removes an element of a list of initialisers.
pub(super) fn drop_element(analysis: &Analysis, _: &str) -> Sites {
    let syntax = &analysis.syntax;
    nodes(analysis, |id, edits| {
        let list = syntax[id].parent.filter(|&list| syntax.kind(list) == "initializer_list")?;
        let named = syntax[id].named && syntax.kind(id) != "comment";
        (named && elements(syntax, list).len() > 1).then(|| edits.drop_element(id))
    })
}

/// Leaves of a list of initialisers its first element's value.
pub(super) fn flatten_list(analysis: &Analysis, _: &str) -> Sites {
    let syntax = &analysis.syntax;
    nodes(analysis, |id, edits| {
        let first =
            (syntax.kind(id) == "initializer_list").then(|| elements(syntax, id).first().copied())??;
        if syntax.kind(first) == "initializer_pair" || syntax.parent_kind(id) == "compound_literal_expression"
        {
            return None;
        }
        edits.keep(&syntax[id].range, &syntax[first].range);
        Some(())
    })
}

/// Removes qualifiers, storage classes, attributes, widths of bit-fields, promises about functions, names for the linker, types of
/// enumerations.
pub(super) fn drop_qualifier(analysis: &Analysis, _: &str) -> Sites {
    let syntax = &analysis.syntax;
    nodes(analysis, |id, edits| {
        let droppable = match syntax.kind(id) {
            "type_qualifier"
            | "storage_class_specifier"
            | "attribute_specifier"
            | "attribute_declaration"
            | "bitfield_clause"
            | "ms_declspec_modifier"
            | "ms_call_modifier"
            | "alignas_qualifier"
            | "gnu_asm_qualifier"
            | kinds::UNDERLYING_TYPE
            | kinds::STATIC_ASSERT
            | kinds::MEMBER_SCOPE
            | kinds::DELETED
            | kinds::MACRO
            | kinds::EMPTY => true,
            // Of C++.
            "virtual"
            | "virtual_specifier"
            | "explicit_function_specifier"
            | "noexcept"
            | "throw_specifier"
            | "ref_qualifier"
            | "requires_clause"
            | "trailing_return_type" => true,
            "gnu_asm_expression" => !is_expression(syntax.parent_kind(id)) && !in_statement(analysis, id),
            _ => false,
        };
        let unnamed = syntax
            .previous(id)
            .filter(|&before| syntax.kind(id) == "bitfield_clause" && syntax[before].range.is_empty());
        droppable.then(|| match unnamed {
            Some(declarator) => edits.drop_element(declarator),
            None => edits.delete(syntax[id].range.clone()),
        })
    })
}

/// Removes one of several attributes that are written together.
pub(super) fn drop_attribute(analysis: &Analysis, text: &str) -> Sites {
    let syntax = &analysis.syntax;
    nodes(analysis, |id, edits| {
        let list = syntax[id].parent.filter(|&list| syntax.kind(list).starts_with("attribute_"))?;
        let of_list = &syntax[list].children;
        let at = of_list.iter().position(|&child| child == id)?;
        let token = |at: usize| of_list.get(at).map_or("", |&child| &text[syntax[child].range.clone()]);
        if syntax.kind(id) != aside::WORD || !["(", ",", "["].contains(&token(at.checked_sub(1)?)) {
            return None;
        }
        // Up to the next, or from the end of the one before.
        let (mut end, mut depth) = (at, 0_usize);
        while depth > 0 || ![",", ")", "]"].contains(&token(end)) {
            match token(end) {
                "(" => depth += 1,
                ")" => depth -= 1,
                "" => return None,
                _ => {}
            }
            end += 1;
        }
        let from = |at: usize| syntax[of_list[at]].range.start;
        match (token(end), token(at - 1)) {
            (",", _) => edits.delete(from(at)..syntax[of_list[end]].range.end),
            (_, ",") => edits.delete(from(at - 1)..from(end)),
            _ => return None,
        }
        Some(())
    })
}

/// True if a node is a statement by itself.
fn in_statement(analysis: &Analysis, id: NodeId) -> bool {
    ["expression_statement", "comma_expression"].contains(&analysis.syntax.parent_kind(id))
}

/// Makes a type `int`.
pub(super) fn to_int(analysis: &Analysis, text: &str) -> Sites {
    let syntax = &analysis.syntax;
    nodes(analysis, |id, edits| {
        let ty = syntax.field(id) == Some("type") && syntax.parent_kind(id) != "sized_type_specifier";
        let simpler = !["int", "void", "char"].contains(&&text[syntax[id].range.clone()]);
        let body = syntax.child(id, "body").is_some();
        (ty && simpler && !body).then(|| edits.replace(syntax[id].range.clone(), "int"))
    })
}

/// Removes one level of a pointer or an array in a declarator.
pub(super) fn drop_derivation(analysis: &Analysis, _: &str) -> Sites {
    let syntax = &analysis.syntax;
    nodes(analysis, |id, edits| {
        if !["pointer_declarator", "array_declarator"].contains(&syntax.kind(id)) {
            return None;
        }
        let inner = syntax.child(id, "declarator")?;
        edits.keep(&syntax[id].range, &syntax[inner].range);
        Some(())
    })
}

/// Makes a number smaller.
pub(super) fn smaller_number(analysis: &Analysis, text: &str) -> Sites {
    let syntax = &analysis.syntax;
    nodes(analysis, |id, edits| {
        let number = (syntax.kind(id) == "number_literal").then(|| &text[syntax[id].range.clone()])?;
        let digits: String = number.trim_end_matches(['u', 'U', 'l', 'L']).to_owned();
        let value = match digits.strip_prefix("0x").or_else(|| digits.strip_prefix("0X")) {
            Some(hexadecimal) => u64::from_str_radix(hexadecimal, 16).ok()?,
            None => digits.parse().ok()?,
        };
        let plain = value.to_string();
        let smaller = if plain != number { plain } else { (value / 2).to_string() };
        (value > 1).then(|| edits.replace(syntax[id].range.clone(), smaller))
    })
}

/// Removes a token.
pub(super) fn drop_token(analysis: &Analysis, _: &str) -> Sites {
    let syntax = &analysis.syntax;
    nodes(analysis, |id, edits| {
        let token = syntax[id].tokens == 1 && syntax[id].children.is_empty();
        token.then(|| edits.delete(syntax[id].range.clone()))
    })
}
