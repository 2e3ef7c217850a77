//! The edits of the passes over what C++ has and C lacks.

use super::super::analysis::Analysis;
use super::super::edits::{Edits, Sites};
use super::super::model::{EntityId, EntityKind, is_expression};
use super::super::passes::{entities, nodes, of_kind};
use super::super::removal;
use super::super::syntax::{NodeId, Syntax};

/// Nodes that hold declarations.
const LISTS: [&str; 4] =
    ["translation_unit", "declaration_list", "field_declaration_list", "compound_statement"];

/// Words of types that have a zero.
const NUMBERS: [&str; 9] = ["bool", "char", "double", "float", "int", "long", "short", "signed", "unsigned"];

/// A body for a function of this definition that does nothing, and is valid for any result.
pub(in crate::source) fn empty_body(analysis: &Analysis, text: &str, definition: NodeId) -> String {
    let syntax = &analysis.syntax;
    let spelling = |id: NodeId| &text[syntax[id].range.clone()];
    let declarator = syntax.child(definition, "declarator").map_or("", |id| syntax.kind(id));
    let body = match syntax.child(definition, "type").map(spelling) {
        None | Some("void") if declarator != "pointer_declarator" => "{ }",
        // Nothing follows a `throw`, so that none misses a result.
        Some("auto" | "decltype(auto)") => "{ throw; }",
        _ if declarator == "reference_declarator" => "{ throw; }",
        _ if declarator == "pointer_declarator" => "{ return 0; }",
        Some(ty) if ty.split_whitespace().all(|word| NUMBERS.contains(&word)) => "{ return 0; }",
        _ => "{ return {}; }",
    };
    body.to_owned()
}

/// True if a node is a declaration, definition or anything else that stands between declarations.
fn is_item(syntax: &Syntax, id: NodeId) -> bool {
    let kind = syntax.kind(id);
    let in_block = syntax.parent_kind(id) == "compound_statement";
    LISTS.contains(&syntax.parent_kind(id))
        && syntax[id].named
        && !matches!(kind, "comment" | "access_specifier")
        && !kind.starts_with("preproc_")
        && (!in_block || kind.contains("declaration") || kind.ends_with("_definition") || kind == "ERROR")
}

/// Removes a declaration or definition that nothing names, or that has no name: a constructor, an operator, a friend, an assertion.
pub(in crate::source) fn drop_item(analysis: &Analysis, _: &str) -> Sites {
    items(analysis, false)
}

/// Removes a declaration or definition that something names, which rarely can do without it.
pub(in crate::source) fn drop_named_item(analysis: &Analysis, _: &str) -> Sites {
    items(analysis, true)
}

/// A site for each declaration or definition that something names, or that nothing does.
fn items(analysis: &Analysis, are_named: bool) -> Sites {
    let syntax = &analysis.syntax;
    let unused: Vec<bool> = analysis.model.ids().map(|id| analysis.is_unused(id)).collect();
    let mut sites = nodes(analysis, |id, edits| is_item(syntax, id).then(|| edits.delete_item(syntax, id)));
    // The names of an item are those that it declares itself; the members of a class are of no use without it.
    let mut names: Vec<(usize, EntityId)> = Vec::new();
    for id in analysis.model.ids().filter(|&id| is_name_of_item(analysis, id)) {
        let declared = analysis.model[id].declarations.iter();
        names.extend(declared.map(|&name| (syntax[name].range.start, id)));
    }
    names.sort_unstable();
    let mut classes: Vec<(usize, &str)> = Vec::new();
    sites.retain_mut(|site| {
        // The names of the classes around it, which are those of constructors.
        classes.retain(|(end, _)| *end > site.span.start);
        let first = names.partition_point(|&(start, _)| start < site.span.start);
        let own = names[first..].iter().take_while(|(start, _)| *start < site.span.end);
        let own: Vec<EntityId> = own.map(|&(_, id)| id).collect();
        site.unused = !own.is_empty()
            && own.iter().all(|&id| unused[id.0.index()] && analysis.model[id].name != "main");
        let is_class = |name: &str| classes.iter().any(|&(_, class)| class == name);
        let is_named = own.iter().any(|&id| !unused[id.0.index()] && !is_class(&analysis.model[id].name));
        if let Some(&id) = own.first().filter(|&&id| analysis.model[id].kind == EntityKind::Tag) {
            classes.push((site.span.end, &analysis.model[id].name));
        }
        is_named == are_named
    });
    sites
}

/// True if an entity is declared for the whole text, and is no member.
fn is_name_of_item(analysis: &Analysis, id: EntityId) -> bool {
    let syntax = &analysis.syntax;
    let entity = &analysis.model[id];
    !matches!(entity.kind, EntityKind::Parameter | EntityKind::Label | EntityKind::Field)
        && entity.declarations.iter().all(|&name| {
            let holder = syntax.ancestors(name).find(|&node| LISTS.contains(&syntax.kind(node)));
            holder.is_some_and(|holder| syntax.kind(holder) != "compound_statement")
        })
}

/// Puts a declaration in the place of the definition of a function.
pub(in crate::source) fn body_to_declaration(analysis: &Analysis, text: &str) -> Sites {
    let syntax = &analysis.syntax;
    nodes(analysis, |id, edits| {
        let body = (syntax.kind(id) == "function_definition").then(|| syntax.child(id, "body"))??;
        let initialisers = syntax.named(id).find(|&child| syntax.kind(child) == "field_initializer_list");
        let start = initialisers.map_or(syntax[body].range.start, |list| syntax[list].range.start);
        let is_main = text[syntax[id].range.start..start].contains("main");
        (!is_main).then(|| edits.replace(start..syntax[body].range.end, ";"))
    })
}

/// Removes an element of the initialisers of a constructor, of a base clause, or a handler of exceptions.
pub(in crate::source) fn drop_part(analysis: &Analysis, _: &str) -> Sites {
    let syntax = &analysis.syntax;
    nodes(analysis, |id, edits| {
        match (syntax.kind(id), syntax.parent_kind(id)) {
            ("field_initializer", _) => edits.drop_element(id),
            ("catch_clause", "try_statement") => {
                let list = syntax[id].parent?;
                let handlers = syntax.named(list).filter(|&child| syntax.kind(child) == "catch_clause");
                (handlers.count() > 1).then(|| edits.delete(syntax[id].range.clone()))?;
            }
            ("base_class_clause" | "default_method_clause", _) => {
                let new = if syntax.kind(id) == "base_class_clause" { "" } else { ";" };
                edits.replace(syntax[id].range.clone(), new);
            }
            ("pure_virtual_clause", _) => edits.delete(syntax[id].range.clone()),
            _ => return None,
        }
        Some(())
    })
}

/// Removes `public:` and the like.
pub(in crate::source) fn drop_access(analysis: &Analysis, _: &str) -> Sites {
    let syntax = &analysis.syntax;
    nodes(analysis, |id, edits| {
        (syntax.kind(id) == "access_specifier").then(|| delete_access(syntax, id, edits))
    })
}

fn delete_access(syntax: &Syntax, id: NodeId, edits: &mut Edits) {
    let colon = syntax.next(id).filter(|&next| syntax.kind(next) == ":");
    edits.delete(syntax[id].range.start..syntax[colon.unwrap_or(id)].range.end);
}

/// Makes a class a structure without access specifiers.
pub(in crate::source) fn class_to_struct(analysis: &Analysis, _: &str) -> Sites {
    let syntax = &analysis.syntax;
    nodes(analysis, |id, edits| {
        let is_class = ["class_specifier", "struct_specifier"].contains(&syntax.kind(id));
        let body = is_class.then(|| syntax.child(id, "body"))??;
        let clause = syntax.named(id).find(|&child| syntax.kind(child) == "base_class_clause");
        let lists = [Some(body), clause].into_iter().flatten();
        let access = lists.flat_map(|list| syntax.named(list));
        access
            .filter(|&child| syntax.kind(child) == "access_specifier")
            .for_each(|child| delete_access(syntax, child, edits));
        let keyword = *syntax[id].children.first()?;
        if !edits.is_empty() && syntax.kind(keyword) == "class" {
            edits.replace(syntax[keyword].range.clone(), "struct");
        }
        Some(())
    })
}

/// Removes the values that parameters have by default.
pub(in crate::source) fn drop_default(analysis: &Analysis, _: &str) -> Sites {
    let syntax = &analysis.syntax;
    nodes(analysis, |id, edits| {
        let roles = ["default_value", "default_type"];
        let value = roles.iter().find_map(|role| syntax.child(id, role))?;
        let equals = syntax.previous(value)?;
        edits.delete(syntax[equals].range.start..syntax[value].range.end);
        Some(())
    })
}

/// Leaves of `a::b` the name `b`, of `f<T>` the name `f`.
pub(in crate::source) fn bare_name(analysis: &Analysis, _: &str) -> Sites {
    let syntax = &analysis.syntax;
    nodes(analysis, |id, edits| {
        let kinds = ["qualified_identifier", "template_function", "template_type", "template_method"];
        let name = kinds.contains(&syntax.kind(id)).then(|| syntax.child(id, "name"))??;
        edits.keep(&syntax[id].range, &syntax[name].range);
        Some(())
    })
}

/// Puts `{}` in the place of a value.
pub(in crate::source) fn to_braces(analysis: &Analysis, _: &str) -> Sites {
    let syntax = &analysis.syntax;
    nodes(analysis, |id, edits| {
        let is_value = is_expression(syntax.kind(id)) || syntax.kind(id) == "initializer_list";
        let takes = match syntax.parent_kind(id) {
            "argument_list" | "return_statement" => true,
            "init_declarator" | "field_declaration" => syntax.field(id) != Some("declarator"),
            _ => false,
        };
        (is_value && takes && syntax[id].tokens > 2).then(|| edits.replace(syntax[id].range.clone(), "{}"))
    })
}

/// Leaves nothing of the body of a lambda, nor of what it captures.
pub(in crate::source) fn empty_lambda(analysis: &Analysis, _: &str) -> Sites {
    let syntax = &analysis.syntax;
    nodes(analysis, |id, edits| {
        let (part, new) = match syntax.kind(id) {
            "compound_statement" if syntax.parent_kind(id) == "lambda_expression" => (id, "{}"),
            "lambda_capture_specifier" => (id, "[]"),
            "abstract_function_declarator" if syntax.parent_kind(id) == "lambda_expression" => (id, ""),
            _ => return None,
        };
        (syntax[part].tokens > 2 || new.is_empty()).then(|| edits.replace(syntax[part].range.clone(), new))
    })
}

/// Removes a namespace and leaves what is in it: all definitions of a name, with the qualifiers that name it.
pub(in crate::source) fn flatten_namespace(analysis: &Analysis, text: &str) -> Sites {
    let syntax = &analysis.syntax;
    let spelling = |id: NodeId| &text[syntax[id].range.clone()];
    let is_definition = |&id: &NodeId| {
        ["namespace_definition", "linkage_specification"].contains(&syntax.kind(id))
            && syntax.child(id, "body").is_some()
    };
    let name_of = |id: NodeId| syntax.child(id, "name").map(spelling);
    let definitions: Vec<NodeId> = syntax.ids().filter(is_definition).collect();
    nodes(analysis, |id, edits| {
        let name = is_definition(&id).then(|| name_of(id))?;
        let same = |&&other: &&NodeId| name.is_some() && name_of(other) == name || other == id;
        let all: Vec<NodeId> = definitions.iter().filter(same).copied().collect();
        if all.first() != Some(&id) {
            return None;
        }
        for definition in all {
            let body = syntax.child(definition, "body")?;
            let range = &syntax[body].range;
            let inner = match syntax.kind(body) {
                "declaration_list" => range.start + 1..range.end - 1,
                _ => range.clone(),
            };
            edits.keep(&syntax[definition].range, &inner);
        }
        if let Some(name) = name {
            drop_qualifiers(syntax, text, name, edits);
        }
        Some(())
    })
}

/// Removes `name::`, and `using` of the namespace or of what is in it.
fn drop_qualifiers(syntax: &Syntax, text: &str, name: &str, edits: &mut Edits) {
    for id in syntax.ids() {
        match syntax.kind(id) {
            "qualified_identifier" => {
                let scope =
                    syntax.child(id, "scope").filter(|&scope| &text[syntax[scope].range.clone()] == name);
                if let (Some(scope), Some(inner)) = (scope, syntax.child(id, "name")) {
                    edits.delete(syntax[scope].range.start..syntax[inner].range.start);
                }
            }
            "using_declaration" if syntax.parent_kind(id) != "field_declaration_list" => {
                let used = text[syntax[id].range.clone()].trim_start_matches("using").trim_start();
                let used = used.trim_start_matches("namespace").trim();
                let rest = used.trim_start_matches("::").strip_prefix(name);
                if rest.is_some_and(|rest| rest.starts_with("::") || rest.trim_start().starts_with(';')) {
                    edits.delete_item(syntax, id);
                }
            }
            _ => {}
        }
    }
}

/// Writes the type that an alias stands for where the alias is used.
pub(in crate::source) fn inline_alias(analysis: &Analysis, text: &str) -> Sites {
    let syntax = &analysis.syntax;
    entities(analysis, |id| {
        of_kind(analysis, id, &[EntityKind::Typedef])?;
        let &[declaration] = &analysis.model[id].declarations[..] else { return None };
        let alias = syntax[declaration].parent.filter(|&node| syntax.kind(node) == "alias_declaration")?;
        let ty = &text[syntax[syntax.child(alias, "type")?].range.clone()];
        let mut edits = Edits::default();
        for &used in &analysis.model[id].uses {
            // `S::alias` as a whole.
            let outermost =
                syntax.ancestors(used).take_while(|&node| syntax.kind(node) == "qualified_identifier").last();
            edits.replace(syntax[outermost.unwrap_or(used)].range.clone(), ty);
        }
        removal::remove_declaration(analysis, EntityKind::Typedef, declaration, &mut edits);
        (syntax.parent_kind(alias) != "template_declaration").then_some(edits)
    })
}
