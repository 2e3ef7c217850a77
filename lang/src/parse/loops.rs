//! Loops: the two forms that the tree has, and others that become these.
//!
//! `for (int i = 5; i > 0; i -= 2)` runs a number of rounds that is known; the counter is computed from the round. `while (c)` gets a
//! bound.

use base::text::{LocatedProblem, Result, unsupported};

use super::expr::ABOVE_AND;
use super::lexer::TokenKind;
use super::parser::Parser;
use crate::visit::{Visit, walk};
use crate::{
    BinaryOp, Expr, ExprKind, Init, LocalId, LocalInit, Number, Place, PlaceBase, Stmt, Type, typing,
};

/// The name of the variable that counts the rounds of a loop of another form.
const ROUND: &str = "round";
/// The rounds after which a `while` loop ends: no engine may run forever.
const BOUND: u32 = 1000;
/// The rounds of the longest loop that is read.
const MOST: u32 = 1 << 16;
/// The tokens of the longest bound that is looked through for its end.
const LONGEST_BOUND: usize = 64;

impl<'s> Parser<'s> {
    /// `for (unsigned int v = 0; v < count; v++)`
    pub(super) fn counted_loop(&mut self) -> Result<Stmt> {
        let at = self.cursor.advance().start;
        let form = || {
            LocatedProblem::unsupported(at, "a `for` loop other than `for (unsigned int i = 0; i < N; i++)`")
        };
        self.cursor.expect("(")?;
        let Some((length, name)) = self.counter(0).filter(|(length, name)| self.is_plain(*length, name))
        else {
            return self.ranged_loop(at);
        };
        self.skip(length);
        self.frame.open();
        let variable = self.declare_counter(name, at)?;
        let count = self.bound(name)?.ok_or_else(form)?;
        self.cursor.expect(";")?;
        if !self.cursor.is_at(&[name, "++", ")"]) && !self.cursor.is_at(&["++", name, ")"]) {
            return Err(form());
        }
        self.skip(3);
        let body = self.body()?;
        self.frame.close();
        Ok(Stmt::For { variable, count, body })
    }

    /// True if a `for` whose counter begins at 0 counts up by one below a number.
    fn is_plain(&self, length: usize, name: &str) -> bool {
        let text = |ahead: usize| self.cursor.peek_at(length + ahead).text;
        let compares = text(0) == name && matches!(text(1), "<" | "!=");
        let Some(end) = (2..LONGEST_BOUND).find(|&ahead| text(ahead) == ";") else { return false };
        let steps = [[name, "++", ")"], ["++", name, ")"]];
        compares && steps.iter().any(|step| (0..3).all(|ahead| text(end + 1 + ahead) == step[ahead]))
    }

    /// A `for` loop after its opening parenthesis, with a constant number of rounds.
    fn ranged_loop(&mut self, at: usize) -> Result<Stmt> {
        let form = || {
            LocatedProblem::unsupported(
                at,
                "a `for` loop whose rounds are no constant number, such as `for (int i = 0; i < N; i++)`,",
            )
        };
        self.frame.open();
        let (name, declared, ty) = if self.starts_declaration() {
            let specifiers = self.specifiers()?;
            let declared = self.declarator(&specifiers)?;
            let name = declared.name.ok_or_else(form)?;
            (name, None, declared.object(at)?)
        } else {
            let name = self.cursor.advance().text;
            let id = self.frame.find(name).ok_or_else(form)?;
            (name, Some(id), self.frame.locals[id.index()].ty.clone())
        };
        if !matches!(ty, Type::Int(_)) {
            return Err(form());
        }
        self.cursor.expect("=")?;
        let first = self.folded()?.ok_or_else(form)?;
        self.cursor.expect(";")?;
        self.cursor.expect(name)?;
        let comparison = self.cursor.advance().text;
        let limit = self.folded()?.ok_or_else(form)?;
        self.cursor.expect(";")?;
        let step = self.step(name)?.ok_or_else(form)?;
        self.cursor.expect(")")?;
        let count = rounds(first, comparison, limit, step).ok_or_else(form)?;
        let variable = self.frame.declare_unnamed(ROUND, Type::UINT);
        let counter = match declared {
            Some(id) => id,
            None => self
                .frame
                .declare(name, ty.clone(), false)
                .ok_or_else(|| LocatedProblem::invalid(at, format!("`{name}` is declared twice")))?,
        };
        let place = Place::local(counter, ty.clone());
        let value = self.in_round(variable, &place, first, step, at)?;
        let begin = match declared {
            Some(_) => Stmt::Expr(assigned(&place, value)),
            None => Stmt::Declare(counter, LocalInit::Init(Init::Value(value))),
        };
        let mut body = self.body()?;
        self.frame.close();
        if changes(&body, counter) || (declared.is_some() && leaves(&body)) {
            return unsupported(at, "a loop whose counter changes in its body");
        }
        body.insert(0, begin);
        let rounds = Stmt::For { variable, count, body };
        Ok(match declared {
            None => rounds,
            Some(_) => {
                // A counter that outlives the loop has the value there that ended it.
                let last = Expr::int(first + step * Number::from(count), ty);
                Stmt::Block(vec![rounds, Stmt::Expr(assigned(&place, last))])
            }
        })
    }

    /// The counter's value in a round.
    fn in_round(
        &self,
        variable: LocalId,
        counter: &Place,
        first: Number,
        step: Number,
        at: usize,
    ) -> Result<Expr> {
        let promoted = typing::promoted(&self.program, &Expr::read(counter.clone()));
        let round = Expr::read(Place::local(variable, Type::UINT));
        let mut value = if promoted == Type::UINT { round } else { round.cast(promoted.clone()) };
        let size = if step < 0 { -step } else { step };
        if size != 1 {
            value = self.combined(BinaryOp::Mul, value, Expr::int(size, promoted.clone()), at)?;
        }
        let start = Expr::int(first, promoted);
        match step < 0 {
            true => self.combined(BinaryOp::Sub, start, value, at),
            false if first == 0 => Ok(value),
            false => self.combined(BinaryOp::Add, start, value, at),
        }
    }

    /// A constant expression; `None` if it is none.
    fn folded(&mut self) -> Result<Option<Number>> {
        let at = self.cursor.byte_position();
        let operand = self.binary(ABOVE_AND)?;
        let value = self.value(operand, at)?;
        Ok(super::constant::fold(&self.program, &value))
    }

    /// `i++`, `--i`, `i += 2`
    fn step(&mut self, name: &str) -> Result<Option<Number>> {
        for (operator, step) in [("++", 1), ("--", -1)] {
            if self.cursor.is_at(&[name, operator]) || self.cursor.is_at(&[operator, name]) {
                self.skip(2);
                return Ok(Some(Number::from(step)));
            }
        }
        let sign = match (self.cursor.is_at(&[name, "+="]), self.cursor.is_at(&[name, "-="])) {
            (true, _) => 1,
            (_, true) => -1,
            _ => return Ok(None),
        };
        self.skip(2);
        Ok(self.folded()?.map(|step| step * sign))
    }

    /// `while (condition) body`, which ends after [`BOUND`] rounds at the latest.
    pub(super) fn unbounded_loop(&mut self) -> Result<Stmt> {
        self.cursor.advance();
        self.cursor.expect("(")?;
        self.frame.open();
        let variable = self.frame.declare_unnamed(ROUND, Type::UINT);
        let condition = self.condition()?;
        self.cursor.expect(")")?;
        let body = self.body()?;
        self.frame.close();
        Ok(Stmt::While { variable, bound: BOUND, condition, body })
    }

    /// `{ unsigned int v = 0; while (v < bound && condition) { v++; … } }`; `None` for any other block.
    pub(super) fn bounded_loop(&mut self) -> Result<Option<Stmt>> {
        let at = self.cursor.byte_position();
        let Some((length, name)) = self.counter(1) else { return Ok(None) };
        let text = |ahead: usize| self.cursor.peek_at(1 + length + ahead).text;
        if text(0) != "while" || text(1) != "(" || text(2) != name || !matches!(text(3), "<" | "!=") {
            return Ok(None);
        }
        self.skip(1 + length + 2);
        self.frame.open();
        let variable = self.declare_counter(name, at)?;
        let Some(bound) = self.bound(name)? else { return Ok(None) };
        self.cursor.expect("&&")?;
        let condition = self.conjunction()?;
        self.cursor.expect(")")?;
        self.cursor.expect("{")?;
        self.cursor.expect(name)?;
        self.cursor.expect("++")?;
        self.cursor.expect(";")?;
        let body = self.block()?;
        self.cursor.expect("}")?;
        self.frame.close();
        Ok(Some(Stmt::While { variable, bound, condition, body }))
    }

    /// Reads the operands after the first `&&`, with further ones.
    fn conjunction(&mut self) -> Result<crate::Expr> {
        let at = self.cursor.byte_position();
        let first = self.binary(ABOVE_AND)?;
        let mut all = self.value(first, at)?;
        while self.cursor.accept("&&") {
            self.cursor.link()?;
            let next = self.binary(ABOVE_AND)?;
            let next = self.value(next, at)?;
            all = self.combined(BinaryOp::LogicalAnd, all, next, at)?;
        }
        self.require_scalar(all, at)
    }

    /// `unsigned int v = 0;` from the given token on: how many tokens, and the name.
    fn counter(&self, ahead: usize) -> Option<(usize, &'s str)> {
        let token = |i: usize| self.cursor.peek_at(ahead + i);
        let words = match (token(0).text, token(1).text) {
            ("unsigned", "int") => 2,
            ("unsigned" | "uint32_t", _) => 1,
            _ => return None,
        };
        let zero = token(words + 2);
        let is_zero = zero.kind == TokenKind::Integer && zero.text.trim_end_matches(['u', 'U']) == "0";
        let shape = token(words).kind == TokenKind::Word && token(words + 1).text == "=" && is_zero;
        (shape && token(words + 3).text == ";").then(|| (words + 4, token(words).text))
    }

    fn declare_counter(&mut self, name: &'s str, at: usize) -> Result<LocalId> {
        let id = self.frame.declare(name, Type::UINT, false);
        id.ok_or_else(|| LocatedProblem::invalid(at, format!("`{name}` is declared twice")))
    }

    /// `v < N`, or `v != 0` for no time at all.
    fn bound(&mut self, name: &str) -> Result<Option<u32>> {
        let never = self.cursor.is_at(&[name, "!="]);
        if !never && !self.cursor.is_at(&[name, "<"]) {
            return Ok(None);
        }
        self.skip(2);
        let at = self.cursor.byte_position();
        let operand = self.binary(ABOVE_AND)?;
        let bound = self.value(operand, at)?;
        let bound = super::constant::fold(&self.program, &bound).and_then(|n| u32::try_from(n).ok());
        Ok(bound.filter(|n| !never || *n == 0))
    }

    fn skip(&mut self, count: usize) {
        self.cursor.skip(count);
    }
}

/// The number of rounds of a loop, if it ends soon.
fn rounds(first: Number, comparison: &str, limit: Number, step: Number) -> Option<u32> {
    let mut value = first;
    for count in 0..=MOST {
        let goes_on = match comparison {
            "<" => value < limit,
            "<=" => value <= limit,
            ">" => value > limit,
            ">=" => value >= limit,
            "!=" => value != limit,
            _ => return None,
        };
        if !goes_on {
            return Some(count);
        }
        value += step;
    }
    None
}

fn assigned(place: &Place, value: Expr) -> Expr {
    Expr { kind: ExprKind::Assign(place.clone(), Box::new(value)), ty: place.ty.clone() }
}

/// True if statements may change a variable.
fn changes(body: &[Stmt], variable: LocalId) -> bool {
    let mut found = false;
    let mut visit = walk::exprs(|expr| {
        if let ExprKind::Assign(place, _)
        | ExprKind::Compound(_, place, _)
        | ExprKind::Step(_, place)
        | ExprKind::AddressOf(place) = &expr.kind
        {
            found |= place.base == PlaceBase::Local(variable);
        }
    });
    body.iter().for_each(|stmt| visit.stmt(stmt));
    drop(visit);
    found
}

/// True if control may leave a loop in its body.
fn leaves(body: &[Stmt]) -> bool {
    let mut found = false;
    let mut visit = walk::stmts(|stmt| found |= matches!(stmt, Stmt::Break));
    body.iter().for_each(|stmt| visit.stmt(stmt));
    drop(visit);
    found
}
