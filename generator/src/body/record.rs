//! Record values: expressions that are passed, returned and assigned.

use lang::{Expr, ExprKind, Features, PathStep, Place, RecordId, Type};

use super::scope::SideEffect;
use super::{BodyBuilder, EffectMode, IndeterminateSet};
use crate::production::{self, Production, row};
use crate::record::summary::index;

/// A record value and the effects of its evaluation.
pub(crate) struct RecordValue {
    pub(crate) expr: Expr,
    pub(crate) effect: SideEffect,
    /// The scalars that may be indeterminate.
    pub(crate) indeterminate: IndeterminateSet,
    /// The variable that the value is read from, and the place in it; `None` if the value is not read from a variable.
    pub(crate) object: Option<(usize, Place)>,
}

impl RecordValue {
    const fn new(expr: Expr, effect: SideEffect, indeterminate: IndeterminateSet) -> RecordValue {
        RecordValue { expr, effect, indeterminate, object: None }
    }
}

/// A request for a record value: its type, and the effects it may have.
#[derive(Clone, Copy)]
pub(crate) struct RecordRequest {
    pub(crate) id: RecordId,
    pub(crate) mode: EffectMode,
}

type RecordProduction = Production<
    fn(&BodyBuilder<'_>, RecordRequest) -> bool,
    fn(&mut BodyBuilder<'_>, RecordRequest) -> RecordValue,
>;

/// The production table of record values; the first row is always open.
pub(crate) static RECORDS: &[RecordProduction] = &[
    row("record-read", 16, Features::empty(), |_, _| true, read),
    row("record-literal", 4, Features::COMPOUND_LITERAL, |_, _| true, literal),
    row(
        "record-conditional",
        2,
        Features::CONDITIONAL,
        |b, a| a.mode >= EffectMode::UnsharedReads && b.has_integer(a.mode),
        conditional,
    ),
    row(
        "record-call",
        10,
        Features::NESTED_CALL,
        |b, a| a.mode == EffectMode::Effects && b.function_returning(a.id).is_some(),
        call,
    ),
    row(
        "record-comma",
        1,
        Features::COMMA,
        |b, a| a.mode >= EffectMode::UnsharedReads && b.has_integer(a.mode),
        comma,
    ),
];

impl BodyBuilder<'_> {
    /// Draws a value of a record type.
    pub(super) fn record(&mut self, id: RecordId, mode: EffectMode) -> RecordValue {
        let request = RecordRequest { id, mode };
        let open =
            production::open(RECORDS, self.skeleton.types.enabled, |row| (row.possible)(self, request));
        let row = production::draw(&mut self.choices, RECORDS, self.skeleton.types.focus, open);
        self.note_production(row.name);
        (row.build)(self, request)
    }

    /// The objects of a record type in scope, whole variables and parts, that may be read under a mode or, if `write`,
    /// written.
    pub(super) fn objects(&self, id: RecordId, mode: EffectMode, write: bool) -> Vec<(usize, Place)> {
        let mut all = Vec::new();
        for (at, var) in self.vars.iter().enumerate() {
            let hidden = var.hidden
                || var.holds_caller_pointers && self.value_outlives_call
                || mode <= EffectMode::UnsharedReads && var.shared
                || mode < EffectMode::Effects && var.volatile_inside && !write
                || write && !var.writable
                || mode == EffectMode::Constants;
            if !hidden {
                let mut places = Vec::new();
                self.parts(&var.place, id, &mut places);
                all.extend(places.into_iter().map(|place| (at, place)));
            }
        }
        all
    }

    /// Collects the object itself, or its members and elements of a record type.
    fn parts(&self, object: &Place, id: RecordId, places: &mut Vec<Place>) {
        match &object.ty {
            Type::Record(own) if *own == id => places.push(object.clone()),
            Type::Record(own) if own.0 > id.0 => {
                for (i, field) in self.program()[*own].live_fields() {
                    if field.ty.element().as_record().is_some() && field.name.is_some() {
                        self.parts(
                            &object.clone().stepped(PathStep::Field(*own, i), field.ty.clone()),
                            id,
                            places,
                        );
                    }
                }
            }
            Type::Array(of, count) if of.as_record().is_some() => {
                for i in 0..*count {
                    self.parts(&object.clone().stepped(index(i), (**of).clone()), id, places);
                }
            }
            _ => {}
        }
    }

    /// Draws a value of a record type in which only the `allowed` scalars may be indeterminate.
    pub(super) fn record_limited_to(
        &mut self,
        id: RecordId,
        mode: EffectMode,
        allowed: IndeterminateSet,
    ) -> RecordValue {
        let value = self.record(id, mode);
        self.limit_indeterminate(id, value, allowed)
    }

    /// Draws a value of a record type to return or store: it holds no pointers from the caller.
    pub(super) fn record_to_keep(&mut self, id: RecordId, mode: EffectMode) -> RecordValue {
        self.value_outlives_call = true;
        let value = self.record(id, mode);
        self.value_outlives_call = false;
        value
    }

    /// A compound literal of constants.
    pub(super) fn literal(&mut self, id: RecordId) -> RecordValue {
        let ty = Type::Record(id);
        let init = self.constants(&ty, false);
        let expr = Expr { kind: ExprKind::Literal(Box::new(init)), ty };
        RecordValue::new(expr, SideEffect::NONE, IndeterminateSet::NONE)
    }

    fn is_volatile_record(&self, id: RecordId) -> bool {
        self.skeleton.summaries()[id.index()].volatile
    }
}

fn read(body: &mut BodyBuilder<'_>, request: RecordRequest) -> RecordValue {
    let volatile = body.is_volatile_record(request.id);
    if request.mode == EffectMode::Constants || volatile && request.mode < EffectMode::Effects {
        return literal(body, request);
    }
    let objects = body.objects(request.id, request.mode, false);
    let (var, place) = match body.choices.pick(&objects) {
        Some(object) => object.clone(),
        None => {
            let var = body.declare(Type::Record(request.id));
            (var, body.vars[var].place.clone())
        }
    };
    let effect = if volatile { SideEffect::touch(var) } else { SideEffect::NONE };
    let indeterminate = body.indeterminate_in(var, &place);
    RecordValue { expr: Expr::read(place.clone()), effect, indeterminate, object: Some((var, place)) }
}

fn literal(body: &mut BodyBuilder<'_>, request: RecordRequest) -> RecordValue {
    body.literal(request.id)
}

fn conditional(body: &mut BodyBuilder<'_>, request: RecordRequest) -> RecordValue {
    let mode = request.mode.min(EffectMode::Reads);
    let condition = body.condition(mode);
    let yes = read(body, RecordRequest { mode, ..request });
    let no = read(body, RecordRequest { mode, ..request });
    if yes.expr == no.expr {
        return yes;
    }
    let kind = ExprKind::Conditional(Box::new(condition), Box::new(yes.expr), Box::new(no.expr));
    let expr = Expr { kind, ty: Type::Record(request.id) };
    RecordValue::new(expr, yes.effect.joined(no.effect), yes.indeterminate.union(no.indeterminate))
}

fn call(body: &mut BodyBuilder<'_>, request: RecordRequest) -> RecordValue {
    match body.function_returning(request.id) {
        Some(function) => {
            let (expr, effect) = body.call(function);
            RecordValue::new(expr, effect, body.skeleton.roles[function.index()].indeterminate.result)
        }
        None => read(body, request),
    }
}

fn comma(body: &mut BodyBuilder<'_>, request: RecordRequest) -> RecordValue {
    let mode = request.mode.min(EffectMode::Reads);
    let first = body.truth(mode);
    let second = read(body, RecordRequest { mode, ..request });
    let kind = ExprKind::Comma(Box::new(first), Box::new(second.expr));
    RecordValue::new(Expr { kind, ty: Type::Record(request.id) }, second.effect, second.indeterminate)
}
