//! Constant addresses: `getelementptr (…)` of a global, folded to an offset in bytes.

use base::Bytes;
use base::text::{LocatedProblem, Result};

use super::Reader;
use crate::constant::Const;
use crate::expression::ConstantExpression;
use crate::id::GlobalId;
use crate::memory::GepFlags;
use crate::types::TypeId;

impl Reader<'_> {
    /// `getelementptr inbounds (i8, ptr @g, i64 4)`, nested or not.
    pub(super) fn constant_address(&mut self, ty: TypeId) -> Result<Const> {
        let at = self.cursor.here();
        self.cursor.enter()?;
        self.cursor.expect("getelementptr")?;
        let flags = self.address_flags()?;
        self.cursor.expect("(")?;
        let source = self.sized_type()?;
        self.cursor.expect(",")?;
        let here = self.cursor.here();
        let base = self.typed_constant()?;
        if base.ty() != ty {
            return Err(LocatedProblem::unsupported(here, "a constant address whose base is no pointer"));
        }
        let distance = self.distance(source)?;
        self.cursor.leave();
        self.moved(base, flags, distance)
            .ok_or_else(|| LocatedProblem::unsupported(at, "a constant address that far away"))
    }

    /// The pointer `distance` bytes behind a constant one. In a global it is [`Const::Global`]; an address that may leave
    /// its global keeps its flags, because `inbounds` is what makes it poison.
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
    fn distance(&mut self, source: TypeId) -> Result<i128> {
        let mut ty = source;
        let mut sum: i128 = 0;
        let mut first = true;
        while !self.cursor.at_list_end(")", false)? {
            let at = self.cursor.here();
            let index = self.index()?;
            let step = if first {
                index.checked_mul(i128::from(self.module.types.size(ty).0))
            } else {
                let (inner, step) = self.step(ty, index, at)?;
                ty = inner;
                step
            };
            first = false;
            sum = step
                .and_then(|step| sum.checked_add(step))
                .ok_or_else(|| LocatedProblem::unsupported(at, "a constant address that far away"))?;
        }
        Ok(sum)
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

    /// A constant integer with its type, sign-extended.
    fn index(&mut self) -> Result<i128> {
        let at = self.cursor.here();
        // Until LLVM 18, `inrange` could precede an index.
        let constant = self.typed_constant()?;
        match (constant, self.module.types.int_width(constant.ty())) {
            (Const::Int { value, .. }, Some(width @ 1..=128)) => {
                let shift = 128 - width;
                Ok((value << shift) as i128 >> shift)
            }
            (Const::Zero(_), Some(_)) => Ok(0),
            _ => self.invalid(at, "an index is an integer of at most 128 bits"),
        }
    }

    fn in_bounds(&self, id: GlobalId, offset: i64) -> bool {
        let size = self.module.types.size(self.module.globals[id.index()].ty);
        u64::try_from(offset).is_ok_and(|offset| offset <= size.0)
    }
}
