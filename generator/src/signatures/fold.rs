//! Scalars in, checksums out: `h = h * 31 + x` for what is an integer, `d = d + x * k` for what is floating.
//!
//! Floating values are integers of 16 bits and weights are below 2^12, so that products and sums are exact in
//! `double`: whether a compiler contracts the two does not show.

use lang::{
    BinaryOp, Bits, Callee, Expr, ExprKind, FloatType, Function, Init, IntType, Local, LocalId, LocalInit,
    Place, PlaceBase, Program, RecordId, Side, SiteId, Stmt, Type, typing,
};
use smol_str::format_smolstr;

use super::Sweep;
use crate::record::shape::{Leaf, leaves};

/// Sites are numbered when the program is complete.
pub(super) const SITE: SiteId = SiteId(0);
/// Terms of one expression: compilers want few statements, the checker no deep nesting.
const CHUNK: usize = 24;

/// What is being folded.
pub(super) struct Fold<'a> {
    program: &'a Program,
    /// The checksum so far: the folds of records, one in the other.
    h: Expr,
    words: Vec<Expr>,
    parts: Vec<Expr>,
}

/// True for what goes into the floating sum: pointers are followed to a `double`.
pub(super) const fn is_summed(ty: &Type) -> bool {
    matches!(ty, Type::Float(_) | Type::Pointer(_))
}

impl<'a> Fold<'a> {
    /// Goes on from a checksum.
    pub(super) const fn from(program: &'a Program, h: Expr) -> Fold<'a> {
        Fold { program, h, words: Vec::new(), parts: Vec::new() }
    }

    /// Folds an object: a record by the function for it, anything else scalar by scalar.
    pub(super) fn object(&mut self, sweep: &Sweep<'_, '_>, side: Side, object: &Place) {
        let before = std::mem::replace(&mut self.h, Expr::int(1, Type::ULL));
        match call(sweep, side, object, before) {
            Ok(folded) => self.h = folded,
            Err(before) => {
                self.h = before;
                for leaf in leaves(&sweep.types.shapes, &object.ty).iter() {
                    self.leaf(object, leaf);
                }
            }
        }
    }

    /// True when there is something to sum up.
    pub(super) const fn has_parts(&self) -> bool {
        !self.parts.is_empty()
    }

    /// Folds a scalar of an object.
    pub(super) fn leaf(&mut self, object: &Place, leaf: &Leaf) {
        let read = Expr::read(leaf.place(object));
        match &leaf.ty {
            Type::Float(FloatType::Float | FloatType::Double) => self.parts.push(read),
            Type::Float(_) => self.parts.push(read.cast(crate::record::pointee())),
            Type::Pointer(to) => {
                let base = PlaceBase::Deref(Box::new(read));
                self.parts.push(Expr::read(Place { base, path: Vec::new(), ty: (**to).clone() }));
            }
            _ => self.integer(read, leaf.bits),
        }
    }

    /// Folds an integer, one wider than a word by its words.
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

    /// True when there is something to make a checksum of.
    pub(super) fn has_words(&self) -> bool {
        !self.words.is_empty() || matches!(self.h.kind, ExprKind::Call(..))
    }

    /// The checksum, after statements that give a variable the part of it that is too long for one expression. The
    /// variable comes with its declaration if it has none yet.
    pub(super) fn checksum(&self, variable: impl FnOnce() -> (Option<Stmt>, Place)) -> (Vec<Stmt>, Expr) {
        let mut h = self.h.clone();
        let mut chunks = self.words.chunks(CHUNK);
        let last = chunks.next_back().unwrap_or(&[]);
        if chunks.len() == 0 {
            return (Vec::new(), chain(h, last));
        }
        let (declaration, variable) = variable();
        let mut stmts: Vec<Stmt> = declaration.into_iter().collect();
        for chunk in chunks {
            stmts.push(set(&variable, chain(h, chunk)));
            h = Expr::read(variable.clone());
        }
        (stmts, chain(h, last))
    }

    /// The sum, after statements that give a variable the part of it that is too long for one expression; `None`
    /// where there is nothing to sum up. The variable holds what to go on from if something was `begun`.
    pub(super) fn total(&self, variable: &Place, begun: bool) -> (Vec<Stmt>, Option<Expr>) {
        let zero = Expr { kind: ExprKind::Float(0), ty: variable.ty.clone() };
        let read = || Expr::read(variable.clone());
        let mut d = begun.then(read);
        let mut stmts = Vec::new();
        let mut chunks = self.parts.chunks(CHUNK).enumerate();
        let last = chunks.next_back();
        for (c, chunk) in chunks {
            stmts.push(set(variable, sum(d.unwrap_or_else(|| zero.clone()), chunk, c * CHUNK)));
            d = Some(read());
        }
        match last {
            Some((c, chunk)) => (stmts, Some(sum(d.unwrap_or(zero), chunk, c * CHUNK))),
            None => (stmts, d),
        }
    }
}

fn binary(op: BinaryOp, left: Expr, right: Expr, ty: Type) -> Expr {
    Expr { kind: ExprKind::Binary(op, Box::new(left), Box::new(right)), ty }
}

/// `((h * 31 + a) * 31 + b) …`
fn chain(h: Expr, words: &[Expr]) -> Expr {
    words.iter().fold(h, |h, word| {
        let times = binary(BinaryOp::Mul, h, Expr::int(31, Type::ULL), Type::ULL);
        binary(BinaryOp::Add, times, word.clone(), Type::ULL)
    })
}

/// `d + a * 1 + b * 3 …`
fn sum(d: Expr, parts: &[Expr], before: usize) -> Expr {
    parts.iter().enumerate().fold(d, |d, (i, part)| {
        let weight = (2 * (before + i) + 1) as f64;
        let weight = Expr { kind: ExprKind::Float(weight.to_bits()), ty: d.ty.clone() };
        let ty = d.ty.clone();
        binary(BinaryOp::Add, d, binary(BinaryOp::Mul, part.clone(), weight, ty.clone()), ty)
    })
}

/// `place = value;`
pub(super) fn set(place: &Place, value: Expr) -> Stmt {
    let ty = place.ty.clone();
    Stmt::Expr(Expr { kind: ExprKind::Assign(place.clone(), Box::new(value)), ty })
}

/// `d = 0;`
pub(super) fn reset(d: &Place) -> Stmt {
    set(d, Expr { kind: ExprKind::Float(0), ty: d.ty.clone() })
}

/// `fold(&object, h)`; where there is nothing to fold, `h` back.
fn call(sweep: &Sweep<'_, '_>, side: Side, object: &Place, h: Expr) -> Result<Expr, Expr> {
    let Some(fold) = object.ty.as_record().and_then(|id| sweep.fold(id, side)) else { return Err(h) };
    let pointer = Expr { kind: ExprKind::AddressOf(object.clone()), ty: object.ty.clone().pointer_to() };
    Ok(Expr { kind: ExprKind::Call(Callee::Direct(fold), vec![pointer, h]), ty: Type::ULL })
}

/// Folds objects and observes the checksums; a function's `locals` get another where one is needed.
pub(super) fn say(
    sweep: &Sweep<'_, '_>,
    side: Side,
    objects: &[Place],
    locals: &mut Vec<Local>,
) -> Vec<Stmt> {
    let mut fold = Fold::from(sweep.program(), Expr::int(1, Type::ULL));
    objects.iter().for_each(|object| fold.object(sweep, side, object));
    let d = sweep.sum(side);
    let begun = objects.iter().any(|o| o.ty.as_record().is_some_and(|id| sweep.sums_up(id)));
    let mut stmts: Vec<Stmt> = begun.then(|| reset(&d)).into_iter().collect();
    if fold.has_words() {
        let (before, checksum) = fold.checksum(|| variable(locals));
        stmts.extend(before);
        stmts.push(Stmt::Observe(SITE, checksum));
    }
    let (before, total) = fold.total(&d, begun);
    stmts.extend(before);
    stmts.extend(total.map(|total| Stmt::Observe(SITE, total)));
    stmts
}

/// `unsigned long long h = 1;`
fn variable(locals: &mut Vec<Local>) -> (Option<Stmt>, Place) {
    let id = LocalId(locals.len() as u32);
    locals.push(Local { name: format_smolstr!("h{}", id.0), ty: Type::ULL, volatile: false });
    let init = LocalInit::Init(Init::Value(Expr::int(1, Type::ULL)));
    (Some(Stmt::Declare(id, init)), Place::local(id, Type::ULL))
}

/// `unsigned long long fold(struct S *p, unsigned long long h)`
pub(super) fn function(sweep: &Sweep<'_, '_>, id: RecordId, side: Side) -> Function {
    let to = Type::Record(id);
    let pointer = Place::local(LocalId(0), to.clone().pointer_to());
    let object =
        Place { base: PlaceBase::Deref(Box::new(Expr::read(pointer.clone()))), path: Vec::new(), ty: to };
    let (h, d) = (Place::local(LocalId(1), Type::ULL), sweep.sum(side));
    let mut fold = Fold::from(sweep.program(), Expr::read(h.clone()));
    for leaf in sweep.types.shapes[id.index()].leaves.iter() {
        fold.leaf(&object, leaf);
    }
    let (mut body, checksum) = fold.checksum(|| (None, h));
    if fold.has_parts() {
        let (stmts, total) = fold.total(&d, true);
        body.extend(stmts);
        body.extend(total.map(|total| set(&d, total)));
    }
    body.push(Stmt::Return(Some(checksum)));
    let local = |name: &str, ty| Local { name: name.into(), ty, volatile: false };
    let prefix = match side {
        Side::Caller => 'r',
        Side::Callee => 'c',
    };
    Function {
        name: format_smolstr!("{prefix}{}", id.0),
        ret: Some(Type::ULL),
        params: 2,
        tail: None,
        locals: vec![local("p", pointer.ty), local("h", Type::ULL)],
        body,
        recursive: false,
        copied: None,
        side,
    }
}
