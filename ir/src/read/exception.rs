//! Exception handling, `callbr` and `indirectbr`. LangRef "Terminator Instructions", "'landingpad' Instruction" and the
//! instructions after it.

use super::function::{BodyReader, ReadOperation, ReadTerminator};
use crate::call::Call;
use crate::constant::Operand;
use crate::exception::{LandingClause, Pad, UnwindTerminator};
use crate::id::{BlockId, ValueId};
use crate::instruction::Op;
use crate::terminator::Terminator;
use crate::types::TypeId;
use base::text::Result;

impl BodyReader<'_, '_> {
    /// `landingpad { ptr, i32 } cleanup catch ptr @type`
    pub(super) fn landing_pad(&mut self) -> Result<ReadOperation> {
        let ty = self.reader.value_type()?;
        let cleanup = self.reader.cursor.accept("cleanup");
        let mut clauses = Vec::new();
        loop {
            if self.reader.cursor.accept("catch") {
                clauses.push(LandingClause::Catch(self.typed_operand()?.1));
            } else if self.reader.cursor.accept("filter") {
                clauses.push(LandingClause::Filter(self.typed_operand()?.1));
            } else {
                return Ok(ReadOperation {
                    op: Op::Pad(Box::new(Pad::Landing { ty, cleanup, clauses })),
                    ty,
                });
            }
        }
    }

    /// `catchpad within %switch [ptr null, i32 64]`
    pub(super) fn catch_pad(&mut self) -> Result<ReadOperation> {
        self.reader.cursor.expect("within")?;
        let switch = self.operand(TypeId::TOKEN)?;
        let args = self.pad_arguments()?;
        Ok(ReadOperation { op: Op::Pad(Box::new(Pad::Catch { switch, args })), ty: TypeId::TOKEN })
    }

    /// `cleanuppad within none []`
    pub(super) fn cleanup_pad(&mut self) -> Result<ReadOperation> {
        let parent = self.parent_pad()?;
        let args = self.pad_arguments()?;
        Ok(ReadOperation { op: Op::Pad(Box::new(Pad::Cleanup { parent, args })), ty: TypeId::TOKEN })
    }

    /// `within %pad` or `within none`
    fn parent_pad(&mut self) -> Result<Option<Operand>> {
        self.reader.cursor.expect("within")?;
        if self.reader.cursor.accept("none") { Ok(None) } else { self.operand(TypeId::TOKEN).map(Some) }
    }

    fn pad_arguments(&mut self) -> Result<Vec<Operand>> {
        self.reader.cursor.expect("[")?;
        let mut args = Vec::new();
        while !self.reader.cursor.at_list_end("]", args.is_empty())? {
            args.push(self.typed_operand()?.1);
        }
        Ok(args)
    }

    /// `indirectbr ptr %p, [label %a, label %b]`
    pub(super) fn indirect_br(&mut self) -> Result<ReadTerminator> {
        let address = self.pointer()?;
        self.reader.cursor.expect(",")?;
        Ok(ReadTerminator::void(Terminator::IndirectBr { address, targets: self.labels()? }))
    }

    /// `[label %a, label %b]`
    fn labels(&mut self) -> Result<Vec<BlockId>> {
        self.reader.cursor.expect("[")?;
        let mut labels = Vec::new();
        while !self.reader.cursor.at_list_end("]", labels.is_empty())? {
            labels.push(self.label()?);
        }
        Ok(labels)
    }

    /// `invoke i32 @f() to label %a unwind label %b`
    pub(super) fn invoke(&mut self) -> Result<ReadTerminator> {
        let call = self.call_site()?;
        self.reader.cursor.expect("to")?;
        let normal = self.label()?;
        self.reader.cursor.expect("unwind")?;
        let unwind = self.label()?;
        let ty = call.ret;
        Ok(ReadTerminator::defining(ty, move |result| UnwindTerminator::Invoke {
            call,
            result,
            normal,
            unwind,
        }))
    }

    /// `callbr void asm "…", "…"() to label %a [label %b]`
    pub(super) fn call_br(&mut self) -> Result<ReadTerminator> {
        let call: Call = self.call_site()?;
        self.reader.cursor.expect("to")?;
        let fallthrough = self.label()?;
        let indirect = self.labels()?;
        let ty = call.ret;
        Ok(ReadTerminator::defining(ty, move |result| UnwindTerminator::CallBr {
            call,
            result,
            fallthrough,
            indirect,
        }))
    }

    /// `resume { ptr, i32 } %v`
    pub(super) fn resume(&mut self) -> Result<ReadTerminator> {
        let (_, value) = self.typed_operand()?;
        Ok(ReadTerminator::unwind(UnwindTerminator::Resume(value)))
    }

    /// `catchswitch within none [label %a] unwind to caller`
    pub(super) fn catch_switch(&mut self) -> Result<ReadTerminator> {
        let parent = self.parent_pad()?;
        let handlers = self.labels()?;
        let unwind = self.unwind()?;
        let switch = move |result: Option<ValueId>| UnwindTerminator::CatchSwitch {
            result: result.unwrap_or(ValueId(0)),
            parent,
            handlers,
            unwind,
        };
        Ok(ReadTerminator::defining(TypeId::TOKEN, switch))
    }

    /// `catchret from %pad to label %a`
    pub(super) fn catch_ret(&mut self) -> Result<ReadTerminator> {
        let pad = self.returning_pad()?;
        self.reader.cursor.expect("to")?;
        Ok(ReadTerminator::unwind(UnwindTerminator::CatchRet { pad, to: self.label()? }))
    }

    /// `cleanupret from %pad unwind to caller`
    pub(super) fn cleanup_ret(&mut self) -> Result<ReadTerminator> {
        let pad = self.returning_pad()?;
        Ok(ReadTerminator::unwind(UnwindTerminator::CleanupRet { pad, unwind: self.unwind()? }))
    }

    fn returning_pad(&mut self) -> Result<Operand> {
        self.reader.cursor.expect("from")?;
        self.operand(TypeId::TOKEN)
    }

    /// `unwind to caller` or `unwind label %a`
    fn unwind(&mut self) -> Result<Option<BlockId>> {
        self.reader.cursor.expect("unwind")?;
        if self.reader.cursor.accept("to") {
            self.reader.cursor.expect("caller")?;
            return Ok(None);
        }
        self.label().map(Some)
    }
}
