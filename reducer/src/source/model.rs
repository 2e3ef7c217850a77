//! The meaning of the names in C text: declarations with their uses, and types as far as passes ask for them.

use std::collections::HashMap;
use std::sync::Arc;

use super::aside;
use super::dialect::kinds;
use super::syntax::{ListIndex, NodeId, NodeMap, Syntax};

/// A declared name, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct EntityId(pub(super) ListIndex);

/// The kind of thing that a name stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum EntityKind {
    Function,
    Variable,
    Parameter,
    Typedef,
    /// The name of a structure, union or enumeration.
    Tag,
    Enumerator,
    Field,
    Label,
}

/// Names of different spaces do not meet (C11 6.2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum NameSpace {
    Ordinary,
    Tag,
}

/// A declared name.
#[derive(Clone, Debug)]
pub(super) struct Entity {
    pub(super) kind: EntityKind,
    pub(super) name: String,
    /// The identifiers that declare it, in all files.
    pub(super) declarations: Vec<NodeId>,
    /// The identifiers that use it.
    pub(super) uses: Vec<NodeId>,
    pub(super) ty: Ty,
}

/// A type, as far as passes ask.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Ty {
    Void,
    /// An integer or enumeration.
    Integer,
    Float,
    Pointer(Arc<Ty>),
    Array(Arc<Ty>),
    /// A function, by its result.
    Function(Arc<Ty>),
    /// A structure or union.
    Record(SourceRecordId),
    Unknown,
}

/// A structure or union, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct SourceRecordId(u32);

/// A structure or union.
#[derive(Clone, Debug, Default)]
struct SourceRecord {
    /// The spelling of its type.
    spelling: Option<String>,
    /// In order; those of unnamed members are looked through for.
    fields: Vec<(EntityId, Ty)>,
    unnamed: Vec<SourceRecordId>,
}

/// The names of a case.
#[derive(Clone, Debug, Default)]
pub(super) struct Model {
    pub(super) entities: Vec<Entity>,
    records: Vec<SourceRecord>,
    /// The entity that an identifier declares or uses.
    of: NodeMap<EntityId>,
    /// The record that a list initialises.
    pub(super) initialised: HashMap<NodeId, SourceRecordId>,
    types: NodeMap<Ty>,
}

impl Ty {
    fn pointer(self) -> Ty {
        Ty::Pointer(Arc::new(self))
    }

    /// The type that a pointer or array leads to.
    pub(super) fn target(&self) -> Ty {
        match self {
            Ty::Pointer(to) | Ty::Array(to) => (**to).clone(),
            Ty::Function(_) => self.clone(),
            _ => Ty::Unknown,
        }
    }

    /// The type of the result of a call.
    fn result(&self) -> Ty {
        match self {
            Ty::Function(result) => (**result).clone(),
            Ty::Pointer(to) => to.result(),
            _ => Ty::Unknown,
        }
    }
}

impl Model {
    /// The model of these entities.
    pub(super) fn of_entities(entities: Vec<Entity>, types: NodeMap<Ty>) -> Model {
        let places = |(number, entity): (usize, &Entity)| {
            let id = EntityId(ListIndex::new(number));
            entity.declarations.iter().chain(&entity.uses).map(move |&place| (place, id)).collect::<Vec<_>>()
        };
        let of = entities.iter().enumerate().flat_map(places).collect();
        Model { entities, of, types, ..Model::default() }
    }

    pub(super) fn new(text: &str, syntax: &Syntax) -> Model {
        let mut builder = Builder {
            text,
            syntax,
            model: Model::default(),
            scopes: vec![HashMap::new()],
            labels: HashMap::new(),
            fields_of_any: Vec::new(),
        };
        for &root in &syntax.roots {
            builder.visit(root);
        }
        builder.use_fields_of_any();
        builder.model
    }

    pub(super) fn entity(&self, identifier: NodeId) -> Option<EntityId> {
        self.of.get(identifier).copied()
    }

    pub(super) fn ids(&self) -> impl Iterator<Item = EntityId> + use<> {
        (0..self.entities.len()).map(|at| EntityId(ListIndex::new(at)))
    }

    /// The type of an expression.
    pub(super) fn ty(&self, expression: NodeId) -> Ty {
        self.types.get(expression).cloned().unwrap_or(Ty::Unknown)
    }

    /// A constant of a type, as simple as there is.
    pub(super) fn zero(&self, ty: &Ty) -> Option<String> {
        match ty {
            Ty::Integer | Ty::Float | Ty::Pointer(_) | Ty::Array(_) | Ty::Function(_) | Ty::Unknown => {
                Some("0".to_owned())
            }
            Ty::Record(id) => {
                let spelling = self.records[id.0 as usize].spelling.as_ref()?;
                Some(format!("({spelling}){{0}}"))
            }
            Ty::Void => None,
        }
    }

    /// The position of a field among those of its record that an initialiser gives values to.
    pub(super) fn position(&self, record: SourceRecordId, field: EntityId) -> Option<usize> {
        self.records[record.0 as usize].fields.iter().position(|(id, _)| *id == field)
    }
}

impl std::ops::Index<EntityId> for Model {
    type Output = Entity;
    fn index(&self, id: EntityId) -> &Entity {
        &self.entities[id.0.index()]
    }
}

type Scope = HashMap<(NameSpace, String), EntityId>;

struct Builder<'a> {
    text: &'a str,
    syntax: &'a Syntax,
    model: Model,
    scopes: Vec<Scope>,
    /// The labels of the function.
    labels: HashMap<String, EntityId>,
    /// The names of fields where it is not known of which record.
    fields_of_any: Vec<NodeId>,
}

impl Builder<'_> {
    fn text(&self, id: NodeId) -> &str {
        &self.text[self.syntax[id].range.clone()]
    }

    fn declare(&mut self, space: NameSpace, kind: EntityKind, identifier: NodeId, ty: Ty) -> EntityId {
        let name = self.text(identifier).to_owned();
        let key = (space, name.clone());
        let known = self.scopes.last().and_then(|scope| scope.get(&key)).copied();
        let id = known.unwrap_or_else(|| self.add(kind, name, ty.clone()));
        if let Some(scope) = self.scopes.last_mut() {
            scope.insert(key, id);
        }
        let entity = &mut self.model.entities[id.0.index()];
        if entity.ty == Ty::Unknown {
            entity.ty = ty;
        }
        entity.declarations.push(identifier);
        self.model.of.insert(identifier, id);
        id
    }

    fn add(&mut self, kind: EntityKind, name: String, ty: Ty) -> EntityId {
        let id = EntityId(ListIndex::new(self.model.entities.len()));
        self.model.entities.push(Entity { kind, name, declarations: Vec::new(), uses: Vec::new(), ty });
        id
    }

    fn find(&self, space: NameSpace, name: &str) -> Option<EntityId> {
        let key = (space, name.to_owned());
        self.scopes.iter().rev().find_map(|scope| scope.get(&key)).copied()
    }

    fn use_of(&mut self, identifier: NodeId, entity: EntityId) {
        self.model.entities[entity.0.index()].uses.push(identifier);
        self.model.of.insert(identifier, entity);
    }

    fn use_name(&mut self, space: NameSpace, identifier: NodeId) -> Option<EntityId> {
        let entity = self.find(space, self.text(identifier))?;
        self.use_of(identifier, entity);
        Some(entity)
    }

    fn children(&mut self, id: NodeId) {
        let syntax = self.syntax;
        for &child in &syntax[id].children {
            self.visit(child);
        }
    }

    fn visit(&mut self, id: NodeId) {
        match self.syntax.kind(id) {
            "function_definition" => self.function(id),
            "declaration" => _ = self.declaration(id, EntityKind::Variable),
            "type_definition" => _ = self.declaration(id, EntityKind::Typedef),
            // C11 6.8.5p5: a `for` is a block, whose declaration is not visible after it.
            "compound_statement" | "for_statement" => {
                self.scopes.push(Scope::new());
                self.children(id);
                self.scopes.pop();
            }
            "struct_specifier"
            | "union_specifier"
            | "enum_specifier"
            | "type_identifier"
            | "primitive_type"
            | kinds::TYPEOF => _ = self.specifier(id),
            "labeled_statement" => {
                if let Some(label) = self.syntax.child(id, "label") {
                    let entity = self.label(label);
                    self.model.entities[entity.0.index()].declarations.push(label);
                    self.model.of.insert(label, entity);
                }
                self.children(id);
            }
            "goto_statement" => {
                if let Some(label) = self.syntax.child(id, "label") {
                    self.use_label(label);
                }
            }
            "gnu_asm_goto_list" => {
                let syntax = self.syntax;
                syntax.named(id).for_each(|label| self.use_label(label));
            }
            "field_identifier" => self.fields_of_any.push(id),
            aside::TAG => _ = self.use_name(NameSpace::Tag, id),
            kind if is_expression(kind) => _ = self.expression(id),
            _ => self.children(id),
        }
    }

    fn label(&mut self, label: NodeId) -> EntityId {
        let name = self.text(label).to_owned();
        if let Some(&known) = self.labels.get(&name) {
            return known;
        }
        let id = self.add(EntityKind::Label, name.clone(), Ty::Unknown);
        self.labels.insert(name, id);
        id
    }

    fn use_label(&mut self, label: NodeId) {
        let entity = self.label(label);
        self.use_of(label, entity);
    }

    /// Counts a name of a field as a use of every field that has it.
    fn use_fields_of_any(&mut self) {
        let names = std::mem::take(&mut self.fields_of_any);
        if names.is_empty() {
            return;
        }
        let mut fields: HashMap<String, Vec<EntityId>> = HashMap::new();
        for id in self.model.ids().filter(|&id| self.model[id].kind == EntityKind::Field) {
            fields.entry(self.model[id].name.clone()).or_default().push(id);
        }
        for name in names {
            for &field in fields.get(self.text(name)).into_iter().flatten() {
                self.use_of(name, field);
            }
        }
    }

    /// A function; its labels are its own, also if it stands in another.
    fn function(&mut self, id: NodeId) {
        let around = std::mem::take(&mut self.labels);
        self.function_parts(id);
        self.labels = around;
    }

    fn function_parts(&mut self, id: NodeId) {
        let base = self.base(id);
        let Some(declarator) = self.syntax.child(id, "declarator") else { return };
        self.declarator(declarator, base, EntityKind::Function);
        self.scopes.push(Scope::new());
        if let Some(parameters) = self.parameters(declarator) {
            self.parameter_list(parameters);
        }
        let syntax = self.syntax;
        for &child in &syntax[id].children {
            match syntax.kind(child) {
                // C11 6.9.1p6: the parameters of a list of names.
                "declaration" => _ = self.declaration(child, EntityKind::Parameter),
                kind if kind.starts_with("attribute") => self.visit(child),
                _ => {}
            }
        }
        if let Some(body) = self.syntax.child(id, "body") {
            self.children(body);
        }
        self.scopes.pop();
    }

    /// The parameters of the function that a declarator declares.
    fn parameters(&self, declarator: NodeId) -> Option<NodeId> {
        let inner = inner_declarator(self.syntax, declarator);
        if self.syntax.kind(declarator) == "function_declarator"
            && inner.and_then(|inner| plain_name(self.syntax, inner)).is_some()
        {
            return self.syntax.child(declarator, "parameters");
        }
        self.parameters(inner?)
    }

    fn parameter_list(&mut self, list: NodeId) {
        let syntax = self.syntax;
        for parameter in syntax.named(list) {
            match syntax.kind(parameter) {
                "parameter_declaration" => _ = self.declaration(parameter, EntityKind::Parameter),
                // In a list of names alone its declaration follows, or is that of an `int`.
                "identifier" => {
                    self.declare(NameSpace::Ordinary, EntityKind::Parameter, parameter, Ty::Unknown);
                }
                _ => {}
            }
        }
    }

    /// The type that the specifiers of a declaration name.
    fn base(&mut self, id: NodeId) -> Ty {
        match self.syntax.child(id, "type") {
            Some(ty) => self.specifier(ty),
            None => Ty::Unknown,
        }
    }

    /// Declares what a declaration declares; returns the specifiers' type.
    fn declaration(&mut self, id: NodeId, kind: EntityKind) -> Ty {
        let syntax = self.syntax;
        let base = self.base(id);
        let labels = syntax.child(id, "type").is_some_and(|ty| self.text(ty) == "__label__");
        for &child in &syntax[id].children {
            match syntax.field(child) {
                Some("declarator") if labels => self.local_label(child),
                Some("declarator") => self.declarator(child, base.clone(), kind),
                Some("type") => {}
                _ => self.visit(child),
            }
        }
        base
    }

    /// A label of a block: `__label__ name;`.
    fn local_label(&mut self, name: NodeId) {
        let entity = self.label(name);
        self.model.entities[entity.0.index()].declarations.push(name);
        self.model.of.insert(name, entity);
    }

    /// Declares the name in a declarator, and visits the rest.
    fn declarator(&mut self, declarator: NodeId, base: Ty, kind: EntityKind) {
        let syntax = self.syntax;
        let (name, ty) = declared(syntax, declarator, base);
        if let Some(name) = name {
            let kind = match (&ty, kind) {
                (Ty::Function(_), EntityKind::Variable) => EntityKind::Function,
                _ => kind,
            };
            self.declare(NameSpace::Ordinary, kind, name, ty.clone());
        }
        self.declarator_parts(declarator, &ty, kind);
    }

    /// Array sizes, parameters of functions without a body, and initialisers.
    fn declarator_parts(&mut self, declarator: NodeId, ty: &Ty, kind: EntityKind) {
        let syntax = self.syntax;
        for &child in &syntax[declarator].children {
            match (syntax.kind(child), syntax.field(child)) {
                (_, Some("declarator")) => self.declarator_parts(child, ty, kind),
                (_, Some("value")) => self.initialiser(child, ty),
                ("parameter_list", _) if kind == EntityKind::Function => {}
                ("parameter_list", _) => {
                    self.scopes.push(Scope::new());
                    self.parameter_list(child);
                    self.scopes.pop();
                }
                (inner, None) if inner.ends_with("declarator") => self.declarator_parts(child, ty, kind),
                (inner, _) if is_expression(inner) && inner != "identifier" => self.visit(child),
                ("identifier", Some("size")) => self.visit(child),
                (inner, _) if inner.starts_with("attribute") || inner == "gnu_asm_expression" => {
                    self.visit(child);
                }
                _ => {}
            }
        }
    }

    /// Notes what lists of a record's type give values to.
    fn initialiser(&mut self, value: NodeId, ty: &Ty) {
        let syntax = self.syntax;
        if syntax.kind(value) != "initializer_list" {
            return self.visit(value);
        }
        if let Ty::Record(record) = ty {
            self.model.initialised.insert(value, *record);
        }
        for (position, element) in syntax.named(value).enumerate() {
            let (inner, element_ty) = match syntax.kind(element) {
                "initializer_pair" => {
                    let mut ty = ty.clone();
                    for &designator in &syntax[element].children {
                        ty = self.designated(designator, ty);
                    }
                    (syntax.child(element, "value"), ty)
                }
                _ => (Some(element), self.element(ty, position)),
            };
            if let Some(inner) = inner {
                self.initialiser(inner, &element_ty);
            }
        }
    }

    fn designated(&mut self, designator: NodeId, ty: Ty) -> Ty {
        match self.syntax.kind(designator) {
            "field_designator" => {
                let Some(name) = self.syntax.named(designator).next() else { return Ty::Unknown };
                let Ty::Record(record) = ty else { return Ty::Unknown };
                self.field(record, name)
            }
            "subscript_designator" | "subscript_range_designator" => {
                self.children(designator);
                ty.target()
            }
            "field_identifier" if self.syntax.field(designator) == Some("designator") => match ty {
                Ty::Record(record) => self.field(record, designator),
                _ => Ty::Unknown,
            },
            _ => ty,
        }
    }

    fn element(&self, ty: &Ty, position: usize) -> Ty {
        match ty {
            Ty::Array(element) => (**element).clone(),
            Ty::Record(id) => {
                let field = self.model.records[id.0 as usize].fields.get(position);
                field.map_or(Ty::Unknown, |(_, ty)| ty.clone())
            }
            _ => Ty::Unknown,
        }
    }

    /// A use of a record's field; its type.
    fn field(&mut self, record: SourceRecordId, identifier: NodeId) -> Ty {
        let name = self.text(identifier).to_owned();
        match self.find_field(record, &name) {
            Some((field, ty)) => {
                self.use_of(identifier, field);
                ty
            }
            None => Ty::Unknown,
        }
    }

    fn find_field(&self, record: SourceRecordId, name: &str) -> Option<(EntityId, Ty)> {
        let SourceRecord { fields, unnamed, .. } = &self.model.records[record.0 as usize];
        let own = fields.iter().find(|(id, _)| self.model[*id].name == name).cloned();
        own.or_else(|| unnamed.iter().find_map(|&inner| self.find_field(inner, name)))
    }

    /// Visits a type specifier; the type.
    fn specifier(&mut self, id: NodeId) -> Ty {
        match self.syntax.kind(id) {
            "struct_specifier" | "union_specifier" => self.record(id),
            "enum_specifier" => {
                self.enumeration(id);
                Ty::Integer
            }
            // The grammar takes `int8_t` and its like for keywords, whoever defines them.
            kind @ ("type_identifier" | "primitive_type")
                if kind == "type_identifier" || self.find(NameSpace::Ordinary, self.text(id)).is_some() =>
            {
                let entity = self.use_name(NameSpace::Ordinary, id);
                entity.map_or(Ty::Unknown, |entity| self.model[entity].ty.clone())
            }
            kinds::TYPEOF => self.type_of(id),
            "primitive_type" | "sized_type_specifier" => {
                // A `_BitInt` among them has a size to be visited.
                self.children(id);
                named_type(self.text(id))
            }
            _ => {
                self.children(id);
                Ty::Unknown
            }
        }
    }

    /// The type that `typeof` and its like name.
    fn type_of(&mut self, id: NodeId) -> Ty {
        let syntax = self.syntax;
        let arguments = syntax.named(id).find(|&child| syntax.kind(child) == kinds::TYPEOF_ARGUMENTS);
        let Some(inner) = arguments.and_then(|arguments| syntax.named(arguments).next()) else {
            self.children(id);
            return Ty::Unknown;
        };
        let ty = match syntax.kind(inner) {
            "type_descriptor" => self.described(inner),
            _ => self.operand(inner),
        };
        if self.text(id).starts_with("_BitInt") { Ty::Integer } else { ty }
    }

    fn enumeration(&mut self, id: NodeId) {
        let syntax = self.syntax;
        let body = syntax.child(id, "body");
        self.asides(id);
        if let Some(name) = syntax.child(id, "name") {
            match (body, self.find(NameSpace::Tag, self.text(name))) {
                (None, Some(known)) => self.use_of(name, known),
                _ => _ = self.declare(NameSpace::Tag, EntityKind::Tag, name, Ty::Integer),
            }
        }
        for enumerator in body.into_iter().flat_map(|body| syntax.named(body)) {
            if let Some(name) = syntax.child(enumerator, "name") {
                self.declare(NameSpace::Ordinary, EntityKind::Enumerator, name, Ty::Integer);
            }
            if let Some(value) = syntax.child(enumerator, "value") {
                self.visit(value);
            }
        }
    }

    /// Visits attributes and the like, which the grammar does not see.
    fn asides(&mut self, id: NodeId) {
        let syntax = self.syntax;
        for &child in &syntax[id].children {
            let kind = syntax.kind(child);
            if kind.starts_with("attribute") || kind == kinds::UNDERLYING_TYPE {
                self.visit(child);
            }
        }
    }

    fn record(&mut self, id: NodeId) -> Ty {
        let syntax = self.syntax;
        self.asides(id);
        let body = syntax.child(id, "body");
        let name = syntax.child(id, "name");
        let here = name.and_then(|name| {
            let key = (NameSpace::Tag, self.text(name).to_owned());
            match body {
                // C11 6.7.2.3: with a body it declares the tag in this scope, even if an outer scope has one.
                Some(_) => self.scopes.last().and_then(|scope| scope.get(&key)).copied(),
                None => self.find(NameSpace::Tag, &key.1),
            }
        });
        let ty = match here.map(|known| self.model[known].ty.clone()) {
            Some(ty @ Ty::Record(_)) => ty,
            _ => {
                let record = SourceRecordId(self.model.records.len() as u32);
                let keyword = if syntax.kind(id) == "struct_specifier" { "struct" } else { "union" };
                let spelling = name.map(|name| format!("{keyword} {}", self.text(name)));
                self.model.records.push(SourceRecord { spelling, ..SourceRecord::default() });
                Ty::Record(record)
            }
        };
        if let Some(name) = name {
            match (here, body) {
                (Some(known), None) => self.use_of(name, known),
                _ => _ = self.declare(NameSpace::Tag, EntityKind::Tag, name, ty.clone()),
            }
        }
        let (Some(body), Ty::Record(record)) = (body, &ty) else { return ty };
        for member in syntax.named(body) {
            self.members(member, *record);
        }
        ty
    }

    /// Adds the fields that one declaration in a record declares.
    fn members(&mut self, member: NodeId, record: SourceRecordId) {
        let syntax = self.syntax;
        if syntax.kind(member) != "field_declaration" {
            return self.children(member);
        }
        let base = self.base(member);
        let mut unnamed = true;
        for &child in &syntax[member].children {
            match syntax.field(child) {
                Some("declarator") => {
                    unnamed = false;
                    let (name, ty) = declared(syntax, child, base.clone());
                    if let Some(name) = name {
                        let text = self.text(name).to_owned();
                        let field = self.add(EntityKind::Field, text, ty.clone());
                        self.model.entities[field.0.index()].declarations.push(name);
                        self.model.of.insert(name, field);
                        // An unnamed one has no value in an initialiser (C11 6.7.9).
                        if !syntax[name].range.is_empty() {
                            self.model.records[record.0 as usize].fields.push((field, ty.clone()));
                        }
                    }
                    self.declarator_parts(child, &ty, EntityKind::Field);
                }
                Some("type") => {}
                _ => self.visit(child),
            }
        }
        // No record is a part of itself, whatever a text says.
        if let (true, Ty::Record(inner)) = (unnamed, base)
            && !self.has_unnamed(inner, record)
        {
            self.model.records[record.0 as usize].unnamed.push(inner);
        }
    }

    /// True if a record is another, or has it as an unnamed member.
    fn has_unnamed(&self, record: SourceRecordId, part: SourceRecordId) -> bool {
        let inner = &self.model.records[record.0 as usize].unnamed;
        record == part || inner.iter().any(|&inner| self.has_unnamed(inner, part))
    }

    /// Visits an expression; its type.
    fn expression(&mut self, id: NodeId) -> Ty {
        let ty = self.expression_type(id);
        self.model.types.insert(id, ty.clone());
        ty
    }

    fn expression_type(&mut self, id: NodeId) -> Ty {
        match self.syntax.kind(id) {
            "identifier" => {
                let entity = self.use_name(NameSpace::Ordinary, id);
                entity.map_or(Ty::Unknown, |entity| self.model[entity].ty.clone())
            }
            "number_literal" => number_type(self.text(id)),
            "char_literal" | "true" | "false" => Ty::Integer,
            "string_literal" | "concatenated_string" => Ty::Integer.pointer(),
            "parenthesized_expression" => {
                let inner = self.syntax.named(id).next();
                let ty = inner.map_or(Ty::Unknown, |inner| self.operand(inner));
                // A statement expression has the value of its last statement.
                let last = inner.filter(|&inner| self.syntax.kind(inner) == "compound_statement");
                let last = last.and_then(|block| self.syntax.named(block).last());
                let value = last.and_then(|statement| self.syntax.named(statement).next());
                value.map_or(ty, |value| self.model.ty(value))
            }
            "offsetof_expression" => {
                let ty = self.syntax.child(id, "type").map_or(Ty::Unknown, |ty| self.described(ty));
                if let (Ty::Record(record), Some(member)) = (ty, self.syntax.child(id, "member")) {
                    self.field(record, member);
                }
                let syntax = self.syntax;
                let rest = |&&child: &&NodeId| syntax.kind(child) == kinds::DESIGNATOR_REST;
                syntax[id].children.iter().filter(rest).for_each(|&child| self.visit(child));
                Ty::Integer
            }
            kinds::TYPES_CALL | "generic_expression" => self.selected_type(id),
            "field_expression" | "subscript_expression" | "pointer_expression" => self.access_type(id),
            "call_expression" => {
                let function = self.part(id, "function");
                if let Some(arguments) = self.syntax.child(id, "arguments") {
                    self.children(arguments);
                }
                function.result()
            }
            "cast_expression" | "compound_literal_expression" => {
                let ty = self.syntax.child(id, "type").map_or(Ty::Unknown, |ty| self.described(ty));
                if let Some(value) = self.syntax.child(id, "value") {
                    self.initialiser(value, &ty);
                }
                ty
            }
            "assignment_expression"
            | "comma_expression"
            | "conditional_expression"
            | "binary_expression"
            | "unary_expression"
            | "update_expression" => self.operation_type(id),
            _ => {
                // The others, such as `sizeof`, are numbers; the names in them are uses all the same.
                self.children(id);
                Ty::Integer
            }
        }
    }

    /// The type of `va_arg (list, T)`, and of the first value of a `_Generic`.
    fn selected_type(&mut self, id: NodeId) -> Ty {
        let syntax = self.syntax;
        let (mut described, mut values) = (Ty::Unknown, Vec::new());
        for part in syntax.named(id) {
            match syntax.kind(part) {
                "type_descriptor" => described = self.described(part),
                _ => values.push(self.operand(part)),
            }
        }
        match syntax.kind(id) {
            "generic_expression" => values.into_iter().nth(1).unwrap_or(Ty::Unknown),
            // The compatibility of two types has no expression before them.
            _ if values.is_empty() => Ty::Integer,
            _ => described,
        }
    }

    /// The type of an operand by its name in the grammar, which is visited.
    fn part(&mut self, id: NodeId, field: &str) -> Ty {
        self.syntax.child(id, field).map_or(Ty::Unknown, |child| self.operand(child))
    }

    /// The type of an expression that names a part of an object, or its address.
    fn access_type(&mut self, id: NodeId) -> Ty {
        if let Some(label) = label_address(self.syntax, self.text, id) {
            self.use_label(label);
            return Ty::Void.pointer();
        }
        let argument = self.part(id, "argument");
        match self.syntax.kind(id) {
            "field_expression" => {
                let base = match argument {
                    Ty::Record(_) => argument,
                    pointer => pointer.target(),
                };
                match (base, self.syntax.child(id, "field")) {
                    (Ty::Record(record), Some(field)) => self.field(record, field),
                    _ => Ty::Unknown,
                }
            }
            "subscript_expression" => {
                let index = self.part(id, "index");
                if argument == Ty::Integer { index.target() } else { argument.target() }
            }
            _ => match self.syntax.child(id, "operator").map_or("", |operator| self.text(operator)) {
                "&" => argument.pointer(),
                "*" => argument.target(),
                // `__real__`, `__imag__`.
                _ => argument,
            },
        }
    }

    /// The type of an operator applied to operands.
    fn operation_type(&mut self, id: NodeId) -> Ty {
        match self.syntax.kind(id) {
            "assignment_expression" => {
                let left = self.part(id, "left");
                self.part(id, "right");
                left
            }
            "comma_expression" => {
                self.part(id, "left");
                self.part(id, "right")
            }
            "conditional_expression" => {
                let condition = self.part(id, "condition");
                // GNU C: without an operand there, the value is that of the condition.
                let has_then = self.syntax.child(id, "consequence").is_some();
                let then = if has_then { self.part(id, "consequence") } else { condition };
                let other = self.part(id, "alternative");
                if then == Ty::Integer { other } else { then }
            }
            "binary_expression" => {
                let (left, right) = (self.part(id, "left"), self.part(id, "right"));
                match (&left, &right) {
                    (Ty::Pointer(_), Ty::Pointer(_)) => Ty::Integer,
                    // C11 6.3.2.1p3: an array as an operand is a pointer to its first element.
                    (Ty::Array(_), _) => left.target().pointer(),
                    (Ty::Pointer(_) | Ty::Float, _) => left,
                    (_, Ty::Pointer(_) | Ty::Float) => right,
                    _ => Ty::Integer,
                }
            }
            _ => self.part(id, "argument"),
        }
    }

    fn operand(&mut self, id: NodeId) -> Ty {
        if is_expression(self.syntax.kind(id)) {
            return self.expression(id);
        }
        self.visit(id);
        Ty::Unknown
    }

    /// The type that `struct S *` names in a cast.
    fn described(&mut self, id: NodeId) -> Ty {
        let base = self.base(id);
        match self.syntax.child(id, "declarator") {
            Some(declarator) => {
                let ty = declared(self.syntax, declarator, base).1;
                self.declarator_parts(declarator, &ty, EntityKind::Typedef);
                ty
            }
            None => base,
        }
    }
}

/// The label whose address an expression takes: `&&name`.
pub(super) fn label_address(syntax: &Syntax, text: &str, id: NodeId) -> Option<NodeId> {
    let operator = (syntax.kind(id) == "pointer_expression").then(|| syntax.child(id, "operator"))??;
    (&text[syntax[operator].range.clone()] == "&&").then(|| syntax.child(id, "argument"))?
}

/// The type that words name.
fn named_type(text: &str) -> Ty {
    let floats = ["float", "double", "_Float", "_Decimal", "__bf16", "__fp16"];
    match text {
        "void" => Ty::Void,
        "auto" | "__auto_type" => Ty::Unknown,
        _ if floats.iter().any(|float| text.contains(float)) => Ty::Float,
        _ => Ty::Integer,
    }
}

/// True if nodes of a kind have a value.
pub(super) fn is_expression(kind: &str) -> bool {
    matches!(
        kind,
        "identifier"
            | "number_literal"
            | "char_literal"
            | "string_literal"
            | "concatenated_string"
            | "true"
            | "false"
            | "null"
            // Of C++.
            | "qualified_identifier"
            | "template_function"
            | "raw_string_literal"
            | "user_defined_literal"
            | "this"
    ) || kind.ends_with("_expression") && kind != "gnu_asm_expression"
}

/// The name that a declarator consists of, in parentheses or not.
pub(super) fn plain_name(syntax: &Syntax, declarator: NodeId) -> Option<NodeId> {
    match syntax.kind(declarator) {
        "identifier" => Some(declarator),
        "parenthesized_declarator" => plain_name(syntax, inner_declarator(syntax, declarator)?),
        _ => None,
    }
}

/// The declarator in a declarator.
pub(super) fn inner_declarator(syntax: &Syntax, declarator: NodeId) -> Option<NodeId> {
    let by_role = syntax.child(declarator, "declarator");
    let unnamed_role = [
        "parenthesized_declarator",
        "abstract_parenthesized_declarator",
        "attributed_declarator",
        "reference_declarator",
    ];
    by_role.or_else(|| {
        syntax.named(declarator).filter(|_| unnamed_role.contains(&syntax.kind(declarator))).find(|&child| {
            let kind = syntax.kind(child);
            kind.ends_with("declarator") || kind.ends_with("identifier")
        })
    })
}

/// The name that a declarator declares, and its type.
fn declared(syntax: &Syntax, declarator: NodeId, base: Ty) -> (Option<NodeId>, Ty) {
    let (mut node, mut ty) = (declarator, base);
    loop {
        ty = match syntax.kind(node) {
            "identifier" | "field_identifier" | "type_identifier" | "primitive_type" => {
                return (Some(node), ty);
            }
            "pointer_declarator" | "abstract_pointer_declarator" => ty.pointer(),
            "array_declarator" | "abstract_array_declarator" => Ty::Array(Arc::new(ty)),
            "function_declarator" | "abstract_function_declarator" => Ty::Function(Arc::new(ty)),
            _ => ty,
        };
        match inner_declarator(syntax, node) {
            Some(inner) if inner != node => node = inner,
            _ => return (None, ty),
        }
    }
}

/// The type of a number by its text (C11 6.4.4).
fn number_type(text: &str) -> Ty {
    let hexadecimal = text.starts_with("0x") || text.starts_with("0X");
    let decimal_exponent = !hexadecimal && text.contains(['e', 'E']);
    if text.contains('.') || decimal_exponent || text.contains(['p', 'P']) { Ty::Float } else { Ty::Integer }
}
