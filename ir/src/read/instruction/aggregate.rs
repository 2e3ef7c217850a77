//! Members of aggregates and lanes of vectors. LangRef "Aggregate Operations", "Vector Operations".

use base::text::{LocatedProblem, Result};
use smallvec::SmallVec;

use crate::aggregate::AggregateBody;
use crate::constant::Const;
use crate::instruction::{AggregateOp, Op, VectorOp};
use crate::read::function::{BodyReader, ReadOperation};
use crate::read::lexer::TokenKind;
use crate::types::{LaneCount, TypeId};

type IndexPath = SmallVec<[u32; 4]>;

impl BodyReader<'_, '_> {
    pub(super) fn extract_value(&mut self) -> Result<ReadOperation> {
        let (of, aggregate) = self.typed_operand()?;
        let (indices, ty) = self.path(of)?;
        Ok(ReadOperation { op: Op::Aggregate(AggregateOp::Extract { aggregate, indices }), ty })
    }

    pub(super) fn insert_value(&mut self) -> Result<ReadOperation> {
        let (ty, aggregate) = self.typed_operand()?;
        self.reader.cursor.expect(",")?;
        let at = self.reader.cursor.byte_position();
        let (value_type, value) = self.typed_operand()?;
        let (indices, member) = self.path(ty)?;
        if member != value_type {
            return self.reader.invalid(at, "the value is not of the member's type");
        }
        Ok(ReadOperation { op: Op::Aggregate(AggregateOp::Insert { aggregate, value, indices }), ty })
    }

    /// Reads `, 1, 0`: the indices, and the type of the member they reach.
    fn path(&mut self, mut ty: TypeId) -> Result<(IndexPath, TypeId)> {
        let mut path = IndexPath::new();
        while path.is_empty() || self.reader.cursor.peek_at(1).kind == TokenKind::Integer {
            self.reader.cursor.expect(",")?;
            let at = self.reader.cursor.byte_position();
            let index = self.index()?;
            let Some(member) = self.reader.module.types.element(ty, u64::from(index)) else {
                let ty = self.reader.type_text(ty);
                return self.reader.invalid(at, format!("{ty} has no member {index}"));
            };
            path.push(index);
            ty = member;
        }
        Ok((path, ty))
    }

    pub(super) fn extract_element(&mut self) -> Result<ReadOperation> {
        let at = self.reader.cursor.byte_position();
        let (of, vector) = self.typed_operand()?;
        let (_, ty) = self.lanes(of, at)?;
        let (_, index) = self.next_operand()?;
        Ok(ReadOperation { op: Op::Vector(VectorOp::Extract { vector, index }), ty })
    }

    pub(super) fn insert_element(&mut self) -> Result<ReadOperation> {
        let at = self.reader.cursor.byte_position();
        let (ty, vector) = self.typed_operand()?;
        let (_, lane) = self.lanes(ty, at)?;
        self.reader.cursor.expect(",")?;
        let value = self.operand_of(lane)?;
        let (_, index) = self.next_operand()?;
        Ok(ReadOperation { op: Op::Vector(VectorOp::Insert { vector, value, index }), ty })
    }

    pub(super) fn shuffle(&mut self) -> Result<ReadOperation> {
        let at = self.reader.cursor.byte_position();
        let (of, first) = self.typed_operand()?;
        let (lanes, lane) = self.lanes(of, at)?;
        self.reader.cursor.expect(",")?;
        let second = self.operand_of(of)?;
        self.reader.cursor.expect(",")?;
        let mask = self.mask()?;
        let lanes = LaneCount { count: mask.len() as u32, ..lanes };
        let ty = self.reader.module.types.intern(lanes.vector_of(lane));
        Ok(ReadOperation { op: Op::Vector(VectorOp::Shuffle { first, second, mask }), ty })
    }

    /// The number and type of a vector's lanes.
    fn lanes(&self, ty: TypeId, at: usize) -> Result<(LaneCount, TypeId)> {
        let types = &self.reader.module.types;
        match types.lanes(ty) {
            Some(lanes) => Ok((lanes, types.scalar(ty))),
            None => self.reader.invalid(at, "a vector is needed here"),
        }
    }

    /// Reads `<4 x i32> <i32 0, i32 poison, …>`, or one of the short forms for all lanes.
    fn mask(&mut self) -> Result<Vec<Option<u32>>> {
        let at = self.reader.cursor.byte_position();
        let constant = self.reader.typed_constant()?;
        let (LaneCount { count, scalable: _ }, lane) = self.lanes(constant.ty(), at)?;
        if lane != TypeId::I32 {
            return self.reader.invalid(at, "a mask is a vector of i32");
        }
        match constant {
            Const::Zero(_) => Ok(vec![Some(0); count as usize]),
            Const::Undef(_) | Const::Poison(_) => Ok(vec![None; count as usize]),
            Const::Aggregate { id, .. } => match &self.reader.module.aggregates[id.0 as usize] {
                AggregateBody::Elements(lanes) => lanes.iter().map(|&lane| mask_lane(lane, at)).collect(),
                AggregateBody::Bytes(_)
                | AggregateBody::Integer(_)
                | AggregateBody::Wide(_)
                | AggregateBody::Expression(_)
                | AggregateBody::Metadata(_) => self.reader.invalid(at, "a mask is a vector of i32"),
            },
            _ => self.reader.invalid(at, "a mask is a vector of i32"),
        }
    }
}

/// `undef` in a mask means poison (LangRef "'shufflevector' Instruction").
fn mask_lane(lane: Const, at: usize) -> Result<Option<u32>> {
    match lane {
        Const::Int { value, .. } => Ok(Some(value as u32)),
        Const::Undef(_) | Const::Poison(_) => Ok(None),
        _ => Err(LocatedProblem::invalid(at, "the lanes of a mask are numbers or poison")),
    }
}
