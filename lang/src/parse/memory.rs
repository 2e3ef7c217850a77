//! Calls of the runtime and of the C library, which are statements of their own.

use base::text::{LocatedProblem, Result, invalid, unsupported};

use super::operand::Operand;
use super::parser::Parser;
use crate::{
    ComplexPart, Expr, ExprKind, FloatType, Init, LocalInit, PathStep, Place, PlaceBase, SiteId, Stmt, Type,
};

impl Parser<'_> {
    /// A call of the runtime or the library, with its semicolon; `None` for any other statement.
    pub(super) fn runtime_call(&mut self) -> Result<Option<Stmt>> {
        let token = self.cursor.peek();
        // A local of such a name hides the function (C11 6.2.1p4).
        if !self.cursor.is_at(&[token.text, "("]) || self.frame.find(token.text).is_some() {
            return Ok(None);
        }
        let stmt = match token.text {
            "bf_observe" => self.observation(&Type::ULL)?,
            "bf_observe_f32" => self.observation(&Type::Float(FloatType::Float))?,
            "bf_observe_f64" => self.observation(&Type::Float(FloatType::Double))?,
            "memcpy" => {
                let to = self.memory_place()?;
                self.cursor.expect(",")?;
                let from = self.memory_argument()?;
                self.size_of(&to)?;
                if to.ty != from.ty {
                    return unsupported(token.start, "a `memcpy` between different types");
                }
                Stmt::CopyMemory(to, from)
            }
            "memset" => {
                let (place, byte) = self.filled()?;
                Stmt::SetMemory(place, byte)
            }
            "bf_observe_bytes" => return unsupported(token.start, "`bf_observe_bytes` in a program"),
            _ => match self.printed()? {
                Some(stmt) => stmt,
                None => return Ok(None),
            },
        };
        self.cursor.expect(")")?;
        self.cursor.expect(";")?;
        Ok(Some(stmt))
    }

    fn site(&mut self) -> Result<SiteId> {
        let at = self.cursor.byte_position();
        let site = u32::try_from(self.constant()?);
        site.map(SiteId).map_err(|_| LocatedProblem::invalid(at, "the number of a site does not fit 32 bits"))
    }

    fn observation(&mut self, ty: &Type) -> Result<Stmt> {
        self.skip_name_and_parenthesis();
        let site = self.site()?;
        self.cursor.expect(",")?;
        let at = self.cursor.byte_position();
        let operand = self.assignment()?;
        let value = self.value(operand, at)?;
        if !value.ty.is_arithmetic() {
            return invalid(at, format!("a `{}` is observed", self.ty(&value.ty)));
        }
        // Integers are told as they are; what has another type than its observer's is converted first.
        let as_is = match (&value.ty, ty) {
            (Type::Float(float), Type::Float(observer)) => {
                float.spec().observation == observer.spec().observation
            }
            (value, ty) => value.is_integer() && *ty == Type::ULL,
        };
        Ok(Stmt::Observe(site, if as_is { value } else { value.cast(ty.clone()) }))
    }

    /// `{ T bf_v = value; … }`: a value wider than the runtime takes at once.
    pub(super) fn wide_observation(&mut self) -> Result<Option<Stmt>> {
        /// `unsigned _BitInt ( 200 )` has five tokens, the brace is one.
        const LONGEST: usize = 6;
        // An ordinary block may begin with such a one.
        let mut ahead =
            (1..=LONGEST).map(|ahead| self.cursor.peek_at(ahead).text).take_while(|text| *text != "{");
        if !ahead.any(|text| text == "bf_v") || !self.cursor.accept("{") {
            return Ok(None);
        }
        self.specifiers()?;
        self.cursor.expect("bf_v")?;
        self.cursor.expect("=")?;
        let at = self.cursor.byte_position();
        let value = self.assignment()?;
        let value = self.value(value, at)?;
        if !value.ty.is_arithmetic() {
            return invalid(at, format!("a `{}` is observed", self.ty(&value.ty)));
        }
        while !matches!(self.cursor.peek().text, "bf_observe" | "bf_observe_f64" | "}") {
            self.cursor.advance();
        }
        self.cursor.advance();
        self.cursor.expect("(")?;
        let site = self.site()?;
        self.cursor.skip_to_close(")")?;
        self.cursor.skip_to_close("}")?;
        Ok(Some(Stmt::Observe(site, value)))
    }

    fn skip_name_and_parenthesis(&mut self) {
        self.cursor.advance();
        self.cursor.advance();
    }

    fn filled(&mut self) -> Result<(Place, u8)> {
        let place = self.memory_place()?;
        self.cursor.expect(",")?;
        let at = self.cursor.byte_position();
        let byte = u8::try_from(self.constant()?)
            .map_err(|_| LocatedProblem::unsupported(at, "a `memset` to anything but 0 to 255"))?;
        self.size_of(&place)?;
        Ok((place, byte))
    }

    fn memory_place(&mut self) -> Result<Place> {
        self.skip_name_and_parenthesis();
        self.memory_argument()
    }

    /// The place a pointer argument points at.
    fn memory_argument(&mut self) -> Result<Place> {
        if self.cursor.is_at(&["(", "void", "*", ")"]) {
            self.cursor.skip(4);
        }
        let at = self.cursor.byte_position();
        match self.assignment()? {
            Operand::Place(place) if matches!(place.ty, Type::Array(..)) => Ok(place),
            operand => match self.value(operand, at)? {
                Expr { kind: ExprKind::AddressOf(place), .. } => Ok(place),
                pointer => match self.dereferenced(Operand::Value(pointer), at)? {
                    Operand::Place(place) => Ok(place),
                    _ => invalid(at, "a pointer to an object is wanted"),
                },
            },
        }
    }

    /// `, sizeof(T)` or `, sizeof x`, the whole place.
    fn size_of(&mut self, place: &Place) -> Result<()> {
        self.cursor.expect(",")?;
        let at = self.cursor.byte_position();
        self.cursor.expect("sizeof")?;
        let ty = if self.cursor.is_at(&["("]) && self.starts_type_at(1) {
            self.cursor.advance();
            let ty = self.abstract_type()?;
            self.cursor.expect(")")?;
            ty
        } else {
            match self.unary()? {
                Operand::Place(place) => place.ty,
                other => self.value(other, at)?.ty,
            }
        };
        if ty != place.ty {
            let (ty, whole) = (self.ty(&ty), self.ty(&place.ty));
            return unsupported(at, format!("the size of `{ty}` for an object of type `{whole}`"));
        }
        Ok(())
    }

    /// The `memset`, which is next, and the assignments that follow a declaration without an initialiser.
    pub(super) fn graffiti(&mut self, local: &Place, declared: usize) -> Result<LocalInit> {
        let missing = || {
            LocatedProblem::unsupported(declared, "a local variable whose `memset` is not of the whole of it")
        };
        let (place, byte) = self.filled()?;
        self.cursor.expect(")")?;
        self.cursor.expect(";")?;
        if place != *local {
            return Err(missing());
        }
        let mut next = None;
        let init = self.assigned(local, &mut next)?;
        Ok(LocalInit::Graffiti(byte, init))
    }

    /// The values of one assignment for each scalar in a place, in order. `next` is the first assignment not
    /// yet used, if it was read already to see which member of a union it is for.
    fn assigned(&mut self, place: &Place, next: &mut Option<(Place, Expr)>) -> Result<Init> {
        match place.ty.clone() {
            Type::Record(id) if self.program[id].is_union() => {
                let fields = &self.program[id].fields;
                if fields.iter().all(|f| f.is_unnamed_bit_field() || f.ty.is_array_of_none()) {
                    let only = (0u32..).zip(fields).find(|(_, f)| !f.is_unnamed_bit_field());
                    let none = || Init::Array { elements: Vec::new(), designated: false };
                    let fields = only.map(|(index, _)| (index, none())).into_iter().collect();
                    return Ok(Init::Record { fields, designated: false });
                }
                let written = self.next_assignment(next)?;
                let member = written.path.get(place.path.len()).cloned();
                let Some(PathStep::Field(_, index)) = member else { return Err(self.out_of_order()) };
                let init = self.assigned_member(place, id, index, next)?;
                // The assignment names the member, like a designator.
                Ok(Init::Record { fields: vec![(index, init)], designated: true })
            }
            Type::Record(id) => {
                let fields = (0u32..).zip(&self.program[id].fields);
                let live = fields.filter(|(_, f)| !f.is_unnamed_bit_field() && !f.flexible);
                let live: Vec<u32> = live.map(|(i, _)| i).collect();
                let fields = live.into_iter().map(|i| Ok((i, self.assigned_member(place, id, i, next)?)));
                Ok(Init::Record { fields: fields.collect::<Result<_>>()?, designated: false })
            }
            Type::Complex(float) => {
                let part = |part| place.clone().stepped(PathStep::Part(part), Type::of_part(float).clone());
                let real = self.assigned_scalar(&part(ComplexPart::Real), next)?;
                let imaginary = self.assigned_scalar(&part(ComplexPart::Imaginary), next)?;
                Ok(Init::Complex(Box::new(real), Box::new(imaginary)))
            }
            Type::Array(of, length) | Type::Vector(of, length) => {
                let element = |i: u32| {
                    let index = PathStep::Index(Box::new(Expr::int(i, Type::INT)));
                    place.clone().stepped(index, (*of).clone())
                };
                let elements = (0..length).map(|i| Ok((i, self.assigned(&element(i), next)?)));
                Ok(Init::Array { elements: elements.collect::<Result<_>>()?, designated: false })
            }
            _ => self.assigned_scalar(place, next).map(Init::Value),
        }
    }

    fn assigned_scalar(&mut self, place: &Place, next: &mut Option<(Place, Expr)>) -> Result<Expr> {
        let written = self.next_assignment(next)?;
        let value = next.take().filter(|_| written == *place).map(|(_, value)| value);
        value.ok_or_else(|| self.out_of_order())
    }

    fn assigned_member(
        &mut self,
        place: &Place,
        record: crate::RecordId,
        index: u32,
        next: &mut Option<(Place, Expr)>,
    ) -> Result<Init> {
        let ty = self.program[record].fields[index as usize].ty.clone();
        self.assigned(&place.clone().stepped(PathStep::Field(record, index), ty), next)
    }

    fn next_assignment(&mut self, next: &mut Option<(Place, Expr)>) -> Result<Place> {
        if let Some((place, _)) = next {
            return Ok(place.clone());
        }
        self.cursor.unlink();
        let operand = self.assignment()?;
        match operand {
            Operand::Value(Expr { kind: ExprKind::Assign(place, value), .. })
                if matches!(place.base, PlaceBase::Local(_)) =>
            {
                self.cursor.expect(";")?;
                *next = Some((place.clone(), *value));
                Ok(place)
            }
            _ => Err(self.out_of_order()),
        }
    }

    fn out_of_order(&self) -> Box<LocatedProblem> {
        let feature = "a `memset` of a new variable without an assignment to each member in order after it";
        LocatedProblem::unsupported(self.cursor.byte_position(), feature)
    }
}
