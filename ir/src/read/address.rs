//! Constant addresses: `getelementptr (…)` of a global, folded to an offset in bytes.

use base::Bytes;
use base::text::{LocatedProblem, Result};
use smallvec::{SmallVec, smallvec};

use super::Reader;
use crate::aggregate::AggregateBody;
use crate::constant::Const;
use crate::expression::ConstantExpression;
use crate::id::GlobalId;
use crate::memory::GepFlags;
use crate::types::{LaneCount, TypeId};

/// The distance of a constant address from its base.
enum ConstantDistance {
    /// In bytes.
    Bytes(i128),
    /// In bytes, for each lane of a vector of pointers.
    Lanes(Vec<i64>),
    /// An expression, or a vector of them, that is the distance in bytes.
    Expression(Const),
}

impl Reader<'_> {
    /// `getelementptr inbounds (i8, ptr @g, i64 4)`, nested or not.
    pub(super) fn constant_address(&mut self, ty: TypeId) -> Result<Const> {
        let at = self.cursor.byte_position();
        self.cursor.enter()?;
        self.cursor.expect("getelementptr")?;
        let flags = self.address_flags()?;
        self.cursor.expect("(")?;
        let source = self.sized_type()?;
        self.cursor.expect(",")?;
        let here = self.cursor.byte_position();
        let base = self.typed_constant()?;
        let distance = self.distance(source)?;
        self.cursor.leave();
        match distance {
            // Where no index is a vector, the result has the type of the base.
            ConstantDistance::Bytes(distance) if base.ty() == ty => {
                self.moved(base, flags, distance).ok_or_else(|| far_away(at))
            }
            ConstantDistance::Bytes(_) => {
                self.invalid(here, "the base of a constant address is of another type")
            }
            ConstantDistance::Lanes(lanes) => {
                let index = self.offsets(&lanes);
                self.indexed(ty, flags, [base, index], at)
            }
            ConstantDistance::Expression(index) => self.indexed(ty, flags, [base, index], at),
        }
    }

    /// The vector of `i64` with these numbers.
    fn offsets(&mut self, lanes: &[i64]) -> Const {
        let ty = self.module.types.vector(lanes.len() as u32, TypeId::I64);
        match lanes.iter().all(|lane| *lane == 0) {
            true => Const::Zero(ty),
            false => self.module.aggregate(ty, lanes.iter().map(|&lane| Const::i64(lane)).collect()),
        }
    }

    fn indexed(&mut self, ty: TypeId, flags: GepFlags, operands: [Const; 2], at: usize) -> Result<Const> {
        let expression = ConstantExpression::Indexed { flags, operands };
        match expression.is_of(&self.module.types, ty) {
            true => Ok(self.module.expression(ty, expression)),
            false => self.invalid(at, "the operands of a constant address are of other types"),
        }
    }

    /// The pointer `distance` bytes beyond a constant one. In a global it is [`Const::Global`]; an address that may leave its
    /// global keeps its flags, because `inbounds` is what makes it poison.
    fn moved(&mut self, base: Const, flags: GepFlags, distance: i128) -> Option<Const> {
        if let Const::Global { id, offset } = base {
            let offset = i64::try_from(distance.checked_add(i128::from(offset))?).ok()?;
            if flags.inbounds || self.in_bounds(id, offset) {
                return Some(Const::Global { id, offset });
            }
        }
        let offset = i64::try_from(distance).ok()?;
        Some(match offset {
            0 => base,
            _ => self.module.expression(base.ty(), ConstantExpression::Address { flags, base, offset }),
        })
    }

    fn address_flags(&mut self) -> Result<GepFlags> {
        let mut flags = GepFlags::default();
        loop {
            let token = self.cursor.peek();
            match self.cursor.word() {
                Some("inbounds") => flags.inbounds = true,
                Some("nusw") => flags.nusw = true,
                Some("nuw") => flags.nuw = true,
                Some("inrange") => {
                    self.drop_annotation(token.start, token.text);
                    self.cursor.advance();
                    self.cursor.skip_brackets()?;
                    continue;
                }
                _ => return Ok(flags),
            }
            self.cursor.advance();
        }
    }

    /// The sum of the indices up to the closing bracket, in bytes. LangRef "'getelementptr' Instruction".
    fn distance(&mut self, source: TypeId) -> Result<ConstantDistance> {
        let mut reached: Option<TypeId> = None;
        let mut sums: SmallVec<[i128; 1]> = smallvec![0];
        let mut is_vector = false;
        let at = self.cursor.byte_position();
        while !self.cursor.at_list_end(")", false)? {
            let at = self.cursor.byte_position();
            let constant = self.typed_constant()?;
            let Some(indices) = self.numbers(constant) else {
                // A step of single bytes is the distance.
                if reached.is_none() && self.module.types.size(source) == Bytes(1) && self.cursor.accept(")")
                {
                    return Ok(ConstantDistance::Expression(constant));
                }
                let problem = "a constant address with an index that is no number";
                return Err(LocatedProblem::unsupported(at, problem));
            };
            is_vector |= self.module.types.lanes(constant.ty()).is_some();
            reached = Some(self.add_steps(&mut sums, &indices, reached.ok_or(source), at)?);
        }
        if !is_vector {
            return Ok(ConstantDistance::Bytes(sums[0]));
        }
        let lanes: Option<Vec<i64>> = sums.iter().map(|&sum| i64::try_from(sum).ok()).collect();
        lanes.map(ConstantDistance::Lanes).ok_or_else(|| far_away(at))
    }

    /// Adds one index, or that of each lane, to the distances. `from` is the type reached so far, or for the first index the type
    /// that it steps over, as an error. The result is the type reached.
    fn add_steps(
        &self,
        sums: &mut SmallVec<[i128; 1]>,
        indices: &[i128],
        from: std::result::Result<TypeId, TypeId>,
        at: usize,
    ) -> Result<TypeId> {
        if sums.len() == 1 {
            sums.resize(indices.len(), sums[0]);
        }
        if indices.len() != 1 && indices.len() != sums.len() {
            return self.invalid(at, "the indices of a constant address have other numbers of lanes");
        }
        let (Ok(mut reached) | Err(mut reached)) = from;
        for (sum, &index) in sums.iter_mut().zip(indices.iter().cycle()) {
            let step = match from {
                Err(source) => index.checked_mul(i128::from(self.module.types.size(source).0)),
                Ok(ty) => {
                    let (inner, step) = self.step(ty, index, at)?;
                    reached = inner;
                    step
                }
            };
            *sum = step.and_then(|step| sum.checked_add(step)).ok_or_else(|| far_away(at))?;
        }
        Ok(reached)
    }

    /// One index after the first: the type it reaches, and its contribution in bytes.
    fn step(&self, ty: TypeId, index: i128, at: usize) -> Result<(TypeId, Option<i128>)> {
        let types = &self.module.types;
        if let Some((element, stride)) = types.stride(ty) {
            return Ok((element, index.checked_mul(i128::from(stride.0))));
        }
        let member = u64::try_from(index).ok();
        let reached = member.and_then(|member| Some((types.element(ty, member)?, types.offset(ty, member)?)));
        match reached {
            Some((inner, Bytes(offset))) => Ok((inner, Some(i128::from(offset)))),
            None => self.invalid(at, format!("{} has no member {index} at a byte", self.type_text(ty))),
        }
    }

    /// A constant integer, or the lanes of a vector of them, sign-extended; `None` of other constants.
    fn numbers(&self, constant: Const) -> Option<SmallVec<[i128; 1]>> {
        let types = &self.module.types;
        let number = |constant: Const| match (constant, types.int_width(constant.ty())) {
            (Const::Int { value, .. }, Some(width @ 1..=128)) => {
                let shift = 128 - width;
                Some((value << shift) as i128 >> shift)
            }
            (Const::Zero(_), Some(_)) => Some(0),
            _ => None,
        };
        match (types.lanes(constant.ty()), constant) {
            (None, _) => number(constant).map(|number| smallvec![number]),
            (Some(LaneCount { count, scalable: false }), Const::Zero(_)) => {
                Some(smallvec![0; count as usize])
            }
            (Some(_), Const::Aggregate { id, .. }) => match &self.module.aggregates[id.0 as usize] {
                AggregateBody::Elements(lanes) => lanes.iter().map(|&lane| number(lane)).collect(),
                _ => None,
            },
            (Some(_), _) => None,
        }
    }

    fn in_bounds(&self, id: GlobalId, offset: i64) -> bool {
        let size = self.module.types.size(self.module.globals[id.index()].ty);
        u64::try_from(offset).is_ok_and(|offset| offset <= size.0)
    }
}

fn far_away(at: usize) -> Box<LocatedProblem> {
    LocatedProblem::unsupported(at, "a constant address that far away")
}
