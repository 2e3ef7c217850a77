//! `sizeof` and `_Alignof` in constant expressions of headers, of the types whose size every LP64 platform shares.

use base::text::{Result, unsupported};

use crate::parse::operand::Operand;
use crate::parse::parser::Parser;
use crate::{Bits, Expr, IntType, Type, typing};

/// Size and alignment, in bytes.
#[derive(Clone, Copy)]
pub(crate) struct ScalarExtent {
    pub(crate) size: crate::Bytes,
    pub(crate) align: crate::Bytes,
}

impl Parser<'_> {
    /// `sizeof(T)` or `_Alignof(T)` of a scalar type, or an array of such.
    pub(crate) fn extent_of_type(&mut self) -> Result<Operand> {
        let token = self.cursor.advance();
        if !self.cursor.is_at(&["("]) || !self.starts_type_at(1) {
            return unsupported(token.start, format!("`{}` of an expression", token.text));
        }
        self.cursor.advance();
        let ty = self.abstract_type()?;
        self.cursor.expect(")")?;
        let ScalarExtent { size, align } = self.scalar_extent(&ty, token.start)?;
        let bytes = if token.text == "sizeof" { size } else { align };
        Ok(Operand::Value(Expr::int(bytes.0, Type::Int(IntType::ULong))))
    }

    /// Size and alignment of a type that is no record: those are the layout's business.
    pub(crate) fn scalar_extent(&self, ty: &Type, at: usize) -> Result<ScalarExtent> {
        const WORD: Bits = Bits(64);
        let natural = |bits: Bits| ScalarExtent { size: bits.bytes_ceil(), align: bits.bytes_ceil() };
        match ty {
            Type::Array(of, count) => {
                let ScalarExtent { size, align } = self.scalar_extent(of, at)?;
                Ok(ScalarExtent { size: size * u64::from(*count), align })
            }
            Type::Pointer(_) | Type::FunctionPointer(_) => Ok(natural(WORD)),
            Type::Float(float) => Ok(natural(float.storage())),
            ty => match typing::integer(&self.program, ty).filter(|int| !int.is_bit_precise()) {
                Some(int) => Ok(natural(int.storage())),
                None => unsupported(at, format!("the size or alignment of `{}`", self.ty(ty))),
            },
        }
    }
}
