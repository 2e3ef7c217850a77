//! Checksums over scalars: `h = h * 31 + x` for integers, `d = d + x * k` for floating scalars.
//!
//! Floating values are integers of 16 bits and weights are below 2^12, so that products and sums are exact in
//! `double`: the result is the same if a compiler contracts the two.

use lang::{
    BinaryOp, Bits, Callee, Expr, ExprKind, FloatType, Function, Init, IntType, Local, LocalId, LocalInit,
    Place, PlaceBase, Program, RecordId, Side, SiteId, Stmt, Type, typing,
};
use smol_str::format_smolstr;

use super::ProgramContext;
use crate::record::summary::{ScalarPart, leaves};

/// A site without a number: sites are numbered when the program is complete.
pub(super) const SITE: SiteId = SiteId(0);
/// The number of terms in one expression: few statements compile fast, but the checker limits nesting.
const TERMS_PER_EXPRESSION: usize = 24;

/// A fold under construction: the scalars collected so far.
pub(super) struct FoldBuilder<'a> {
    program: &'a Program,
    /// The checksum so far: the folds of records, one in the other.
    h: Expr,
    words: Vec<Expr>,
    floats: Vec<Expr>,
}

/// True for a scalar that goes into the floating sum; a pointer counts by the `double` that it points to.
pub(super) const fn is_summed(ty: &Type) -> bool {
    matches!(ty, Type::Float(_) | Type::Pointer(_))
}

impl<'a> FoldBuilder<'a> {
    /// Starts a fold from a checksum.
    pub(super) const fn new(program: &'a Program, h: Expr) -> FoldBuilder<'a> {
        FoldBuilder { program, h, words: Vec::new(), floats: Vec::new() }
    }

    /// Folds an object: a record by its fold function, any other object scalar by scalar.
    pub(super) fn object(&mut self, context: &ProgramContext<'_, '_>, side: Side, object: &Place) {
        let before = std::mem::replace(&mut self.h, Expr::int(1, Type::ULL));
        match call(context, side, object, before) {
            Ok(folded) => self.h = folded,
            Err(before) => {
                self.h = before;
                for leaf in leaves(&context.types.summaries, &object.ty).iter() {
                    self.leaf(object, leaf);
                }
            }
        }
    }

    /// True if there are floating scalars to sum up.
    pub(super) const fn has_floats(&self) -> bool {
        !self.floats.is_empty()
    }

    /// Folds a scalar of an object.
    pub(super) fn leaf(&mut self, object: &Place, leaf: &ScalarPart) {
        let read = Expr::read(leaf.place(object));
        match &leaf.ty {
            Type::Float(FloatType::Float | FloatType::Double) => self.floats.push(read),
            Type::Float(_) => self.floats.push(read.cast(crate::record::pointee())),
            Type::Pointer(to) => {
                let base = PlaceBase::Deref(Box::new(read));
                self.floats.push(Expr::read(Place { base, path: Vec::new(), ty: (**to).clone() }));
            }
            _ => self.integer(read, leaf.bits),
        }
    }

    /// Folds an integer; one wider than a word, word by word.
    fn integer(&mut self, read: Expr, bits: Option<Bits>) {
        let Some(int) = typing::integer(self.program, &read.ty) else { return };
        if IntType::STANDARD.contains(&int) && int != IntType::Bool && !matches!(read.ty, Type::Enum(_)) {
            return self.words.push(read);
        }
        let width = bits.unwrap_or(int.width()).0;
        for low in (0..width).step_by(64) {
            let amount = Expr::int(i128::from(low), Type::INT);
            let shifted = match typing::binary(self.program, BinaryOp::Shr, &read, &amount) {
                Some(ty) if low > 0 => binary(BinaryOp::Shr, read.clone(), amount, ty),
                _ => read.clone(),
            };
            self.words.push(shifted.cast(Type::ULL));
        }
    }

    /// True if there are integers to fold.
    pub(super) fn has_integers(&self) -> bool {
        !self.words.is_empty() || matches!(self.h.kind, ExprKind::Call(..))
    }

    /// The statements that compute a part of the checksum into a variable, if it is too long for one expression, and
    /// the expression for the checksum. `variable` gives the variable, and its declaration if it has none yet.
    pub(super) fn checksum(&self, variable: impl FnOnce() -> (Option<Stmt>, Place)) -> (Vec<Stmt>, Expr) {
        let mut h = self.h.clone();
        let mut chunks = self.words.chunks(TERMS_PER_EXPRESSION);
        let last = chunks.next_back().unwrap_or(&[]);
        if chunks.len() == 0 {
            return (Vec::new(), chained(h, last));
        }
        let (declaration, variable) = variable();
        let mut stmts: Vec<Stmt> = declaration.into_iter().collect();
        for chunk in chunks {
            stmts.push(assign(&variable, chained(h, chunk)));
            h = Expr::read(variable.clone());
        }
        (stmts, chained(h, last))
    }

    /// The statements that compute a part of the sum into a variable, if it is too long for one expression, and the
    /// expression for the sum; `None` if there is nothing to sum up. If `begun`, the variable already holds a partial
    /// sum.
    pub(super) fn float_sum(&self, variable: &Place, begun: bool) -> (Vec<Stmt>, Option<Expr>) {
        let zero = Expr { kind: ExprKind::Float(0), ty: variable.ty.clone() };
        let read = || Expr::read(variable.clone());
        let mut d = begun.then(read);
        let mut stmts = Vec::new();
        let mut chunks = self.floats.chunks(TERMS_PER_EXPRESSION).enumerate();
        let last = chunks.next_back();
        for (c, chunk) in chunks {
            stmts.push(assign(
                variable,
                weighted_sum(d.unwrap_or_else(|| zero.clone()), chunk, c * TERMS_PER_EXPRESSION),
            ));
            d = Some(read());
        }
        match last {
            Some((c, chunk)) => {
                (stmts, Some(weighted_sum(d.unwrap_or(zero), chunk, c * TERMS_PER_EXPRESSION)))
            }
            None => (stmts, d),
        }
    }
}

fn binary(op: BinaryOp, left: Expr, right: Expr, ty: Type) -> Expr {
    Expr { kind: ExprKind::Binary(op, Box::new(left), Box::new(right)), ty }
}

/// Builds `((h * 31 + a) * 31 + b) …`.
fn chained(h: Expr, words: &[Expr]) -> Expr {
    words.iter().fold(h, |h, word| {
        let times = binary(BinaryOp::Mul, h, Expr::int(31, Type::ULL), Type::ULL);
        binary(BinaryOp::Add, times, word.clone(), Type::ULL)
    })
}

/// Builds `d + a * 1 + b * 3 …`; `before` is the number of earlier terms.
fn weighted_sum(d: Expr, floats: &[Expr], before: usize) -> Expr {
    floats.iter().enumerate().fold(d, |d, (i, part)| {
        let weight = (2 * (before + i) + 1) as f64;
        let weight = Expr { kind: ExprKind::Float(weight.to_bits()), ty: d.ty.clone() };
        let ty = d.ty.clone();
        binary(BinaryOp::Add, d, binary(BinaryOp::Mul, part.clone(), weight, ty.clone()), ty)
    })
}

/// Builds `place = value;`.
pub(super) fn assign(place: &Place, value: Expr) -> Stmt {
    let ty = place.ty.clone();
    Stmt::Expr(Expr { kind: ExprKind::Assign(place.clone(), Box::new(value)), ty })
}

/// Builds `d = 0;`.
pub(super) fn reset(d: &Place) -> Stmt {
    assign(d, Expr { kind: ExprKind::Float(0), ty: d.ty.clone() })
}

/// Builds `fold(&object, h)`; gives `h` back if the object has no fold function.
fn call(context: &ProgramContext<'_, '_>, side: Side, object: &Place, h: Expr) -> Result<Expr, Expr> {
    let Some(fold) = object.ty.as_record().and_then(|id| context.fold(id, side)) else { return Err(h) };
    let pointer = Expr { kind: ExprKind::AddressOf(object.clone()), ty: object.ty.clone().pointer_to() };
    Ok(Expr { kind: ExprKind::Call(Callee::Direct(fold), vec![pointer, h]), ty: Type::ULL })
}

/// Folds objects and observes the checksums; adds a variable to a function's `locals` if one is needed.
pub(super) fn observe(
    context: &ProgramContext<'_, '_>,
    side: Side,
    objects: &[Place],
    locals: &mut Vec<Local>,
) -> Vec<Stmt> {
    let mut fold = FoldBuilder::new(context.program(), Expr::int(1, Type::ULL));
    objects.iter().for_each(|object| fold.object(context, side, object));
    let d = context.sum(side);
    let begun = objects.iter().any(|o| o.ty.as_record().is_some_and(|id| context.sums_up(id)));
    let mut stmts: Vec<Stmt> = begun.then(|| reset(&d)).into_iter().collect();
    if fold.has_integers() {
        let (before, checksum) = fold.checksum(|| variable(locals));
        stmts.extend(before);
        stmts.push(Stmt::Observe(SITE, checksum));
    }
    let (before, total) = fold.float_sum(&d, begun);
    stmts.extend(before);
    stmts.extend(total.map(|total| Stmt::Observe(SITE, total)));
    stmts
}

/// Declares `unsigned long long h = 1;`.
fn variable(locals: &mut Vec<Local>) -> (Option<Stmt>, Place) {
    let id = LocalId(locals.len() as u32);
    locals.push(Local { name: format_smolstr!("h{}", id.0), ty: Type::ULL, volatile: false });
    let init = LocalInit::Init(Init::Value(Expr::int(1, Type::ULL)));
    (Some(Stmt::Declare(id, init)), Place::local(id, Type::ULL))
}

/// Builds the fold function of a record: `unsigned long long fold(struct S *p, unsigned long long h)`.
pub(super) fn function(context: &ProgramContext<'_, '_>, id: RecordId, side: Side) -> Function {
    let to = Type::Record(id);
    let pointer = Place::local(LocalId(0), to.clone().pointer_to());
    let object =
        Place { base: PlaceBase::Deref(Box::new(Expr::read(pointer.clone()))), path: Vec::new(), ty: to };
    let (h, d) = (Place::local(LocalId(1), Type::ULL), context.sum(side));
    let mut fold = FoldBuilder::new(context.program(), Expr::read(h.clone()));
    for leaf in context.types.summaries[id.index()].leaves.iter() {
        fold.leaf(&object, leaf);
    }
    let (mut body, checksum) = fold.checksum(|| (None, h));
    // The result is the checksum alone: floating scalars go into the sum of the side, which is a global.
    if fold.has_floats() {
        let (stmts, total) = fold.float_sum(&d, true);
        body.extend(stmts);
        body.extend(total.map(|total| assign(&d, total)));
    }
    body.push(Stmt::Return(Some(checksum)));
    let local = |name: &str, ty| Local { name: name.into(), ty, volatile: false };
    let prefix = match side {
        Side::Caller => 'r',
        Side::Callee => 'c',
    };
    Function {
        ret: Some(Type::ULL),
        params: 2,
        locals: vec![local("p", pointer.ty), local("h", Type::ULL)],
        body,
        ..Function::empty(format_smolstr!("{prefix}{}", id.0), side)
    }
}
