//! Record values: what is passed, returned and assigned.

use lang::{Expr, ExprKind, PathStep, Place, RecordId, Type};

use super::scope::Effect;
use super::{Body, Mode, Unset};
use crate::feature::Features;
use crate::production::{self, Kind, Production};
use crate::record::shape::index;

/// A record value and what evaluating it does.
pub(crate) struct Value {
    pub(crate) expr: Expr,
    pub(crate) effect: Effect,
    /// Its scalars that may be indeterminate.
    pub(crate) unset: Unset,
    /// The variable it is read from, and which part of that.
    pub(crate) object: Option<(usize, Place)>,
}

impl Value {
    const fn new(expr: Expr, effect: Effect, unset: Unset) -> Value {
        Value { expr, effect, unset, object: None }
    }
}

/// What is asked for.
#[derive(Clone, Copy)]
pub(crate) struct Ask {
    pub(crate) id: RecordId,
    pub(crate) mode: Mode,
}

type Row = Production<fn(&Body<'_>, Ask) -> bool, fn(&mut Body<'_>, Ask) -> Value>;

const fn row(
    name: &'static str,
    weight: u32,
    needs: Features,
    possible: fn(&Body<'_>, Ask) -> bool,
    build: fn(&mut Body<'_>, Ask) -> Value,
) -> Row {
    Production { name, kind: Kind::Record, weight, needs, possible, build }
}

/// Every way to a record value; the first is always open.
pub(crate) static RECORDS: &[Row] = &[
    row("record-read", 16, Features::empty(), |_, _| true, read),
    row("record-literal", 4, Features::COMPOUND_LITERAL, |_, _| true, literal),
    row(
        "record-conditional",
        2,
        Features::CONDITIONAL,
        |b, a| a.mode >= Mode::Calm && b.has_integer(a.mode),
        conditional,
    ),
    row(
        "record-call",
        10,
        Features::NESTED_CALL,
        |b, a| a.mode == Mode::Free && b.caller_of(a.id).is_some(),
        call,
    ),
    row("record-comma", 1, Features::COMMA, |b, a| a.mode >= Mode::Calm && b.has_integer(a.mode), comma),
];

impl Body<'_> {
    /// A value of a record type.
    pub(super) fn record(&mut self, id: RecordId, mode: Mode) -> Value {
        let ask = Ask { id, mode };
        let open = production::open(RECORDS, self.world.types.enabled, |row| (row.possible)(self, ask));
        let row = production::draw(&mut self.choices, RECORDS, self.world.types.focus, open);
        self.used(row.name);
        (row.build)(self, ask)
    }

    /// The objects of a record type in scope that a mode lets read or write, whole variables and parts.
    pub(super) fn objects(&self, id: RecordId, mode: Mode, write: bool) -> Vec<(usize, Place)> {
        let mut all = Vec::new();
        for (at, var) in self.vars.iter().enumerate() {
            let hidden = var.hidden
                || var.foreign && self.keeps
                || mode <= Mode::Calm && var.shared
                || mode < Mode::Free && var.volatile_inside && !write
                || write && !var.writable
                || mode == Mode::Constant;
            if !hidden {
                let mut places = Vec::new();
                self.parts(&var.place, id, &mut places);
                all.extend(places.into_iter().map(|place| (at, place)));
            }
        }
        all
    }

    /// The object itself, its members and elements of a record type.
    fn parts(&self, object: &Place, id: RecordId, places: &mut Vec<Place>) {
        match &object.ty {
            Type::Record(own) if *own == id => places.push(object.clone()),
            Type::Record(own) if own.0 > id.0 => {
                for (i, field) in self.program()[*own].live_fields() {
                    if field.ty.element().as_record().is_some() && field.name.is_some() {
                        self.parts(
                            &object.clone().then(PathStep::Field(*own, i), field.ty.clone()),
                            id,
                            places,
                        );
                    }
                }
            }
            Type::Array(of, count) if of.as_record().is_some() => {
                for i in 0..*count {
                    self.parts(&object.clone().then(index(i), (**of).clone()), id, places);
                }
            }
            _ => {}
        }
    }

    /// A value of a record type in which every scalar has a value but those in `unset`.
    pub(super) fn record_with(&mut self, id: RecordId, mode: Mode, unset: Unset) -> Value {
        let value = self.record(id, mode);
        self.completed(id, value, unset)
    }

    /// A value of a record type that is returned or stored: no pointers of the caller's are in it.
    pub(super) fn kept_record(&mut self, id: RecordId, mode: Mode) -> Value {
        self.keeps = true;
        let value = self.record(id, mode);
        self.keeps = false;
        value
    }

    /// A compound literal of constants.
    pub(super) fn literal(&mut self, id: RecordId) -> Value {
        let ty = Type::Record(id);
        let init = self.constants(&ty, false);
        let expr = Expr { kind: ExprKind::Literal(Box::new(init)), ty };
        Value::new(expr, Effect::NONE, Unset::NONE)
    }

    fn is_volatile_record(&self, id: RecordId) -> bool {
        self.world.shapes()[id.index()].volatile
    }
}

fn read(body: &mut Body<'_>, ask: Ask) -> Value {
    let volatile = body.is_volatile_record(ask.id);
    if ask.mode == Mode::Constant || volatile && ask.mode < Mode::Free {
        return literal(body, ask);
    }
    let objects = body.objects(ask.id, ask.mode, false);
    let (var, place) = match body.choices.pick(&objects) {
        Some(object) => object.clone(),
        None => {
            let var = body.declare(Type::Record(ask.id));
            (var, body.vars[var].place.clone())
        }
    };
    let effect = if volatile { Effect::touch(var) } else { Effect::NONE };
    let unset = body.unset_in(var, &place);
    Value { expr: Expr::read(place.clone()), effect, unset, object: Some((var, place)) }
}

fn literal(body: &mut Body<'_>, ask: Ask) -> Value {
    body.literal(ask.id)
}

fn conditional(body: &mut Body<'_>, ask: Ask) -> Value {
    let mode = ask.mode.min(Mode::Pure);
    let condition = body.condition(mode);
    let yes = read(body, Ask { mode, ..ask });
    let no = read(body, Ask { mode, ..ask });
    if yes.expr == no.expr {
        return yes;
    }
    let kind = ExprKind::Conditional(Box::new(condition), Box::new(yes.expr), Box::new(no.expr));
    let expr = Expr { kind, ty: Type::Record(ask.id) };
    Value::new(expr, yes.effect.and(no.effect), yes.unset.or(no.unset))
}

fn call(body: &mut Body<'_>, ask: Ask) -> Value {
    match body.caller_of(ask.id) {
        Some(function) => {
            let (expr, effect) = body.call(function);
            Value::new(expr, effect, body.world.roles[function.index()].contract.result)
        }
        None => read(body, ask),
    }
}

fn comma(body: &mut Body<'_>, ask: Ask) -> Value {
    let mode = ask.mode.min(Mode::Pure);
    let first = body.truth(mode);
    let second = read(body, Ask { mode, ..ask });
    let kind = ExprKind::Comma(Box::new(first), Box::new(second.expr));
    Value::new(Expr { kind, ty: Type::Record(ask.id) }, second.effect, second.unset)
}
