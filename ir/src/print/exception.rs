//! Exception handling and `callbr`.

use super::Printer;
use crate::constant::Operand;
use crate::exception::{LandingClause, Pad, UnwindTerminator};
use crate::id::BlockId;
use crate::types::TypeId;

impl Printer<'_> {
    /// The part after the keyword.
    pub(super) fn pad(&mut self, pad: &Pad, values: &[TypeId]) {
        match pad {
            Pad::Landing { ty, cleanup, clauses } => {
                self.ty(*ty);
                self.flag(*cleanup, " cleanup");
                for clause in clauses {
                    let (keyword, value) = match *clause {
                        LandingClause::Catch(value) => (" catch ", value),
                        LandingClause::Filter(value) => (" filter ", value),
                    };
                    self.text(keyword);
                    self.typed(value, values);
                }
            }
            Pad::Catch { switch, args } => self.funclet(Some(*switch), args, values),
            Pad::Cleanup { parent, args } => self.funclet(*parent, args, values),
        }
    }

    /// `within %v1 [ptr null]`
    fn funclet(&mut self, parent: Option<Operand>, args: &[Operand], values: &[TypeId]) {
        self.parent_pad(parent);
        self.text(" [");
        self.list(args.iter().copied(), values);
        self.out.push(']');
    }

    fn parent_pad(&mut self, parent: Option<Operand>) {
        self.text("within ");
        match parent {
            Some(pad) => self.operand(pad),
            None => self.text("none"),
        }
    }

    /// The part after the keyword. The result is not printed here, since it stands before the keyword.
    pub(super) fn unwind_terminator(&mut self, terminator: &UnwindTerminator, values: &[TypeId]) {
        match terminator {
            UnwindTerminator::Invoke { call, normal, unwind, result: _ } => {
                self.call(call, values, false);
                self.target(" to label ", *normal);
                self.target(" unwind label ", *unwind);
            }
            UnwindTerminator::CallBr { call, fallthrough, indirect, result: _ } => {
                self.call(call, values, false);
                self.target(" to label ", *fallthrough);
                self.out.push(' ');
                self.labels(indirect);
            }
            UnwindTerminator::Resume(value) => self.typed(*value, values),
            UnwindTerminator::CatchSwitch { parent, handlers, unwind, result: _ } => {
                self.parent_pad(*parent);
                self.out.push(' ');
                self.labels(handlers);
                self.unwind(*unwind);
            }
            UnwindTerminator::CatchRet { pad, to } => {
                self.text("from ");
                self.operand(*pad);
                self.target(" to label ", *to);
            }
            UnwindTerminator::CleanupRet { pad, unwind } => {
                self.text("from ");
                self.operand(*pad);
                self.unwind(*unwind);
            }
        }
    }

    /// `[label %b1, label %b2]`
    pub(super) fn labels(&mut self, blocks: &[BlockId]) {
        self.out.push('[');
        self.separated(blocks, |printer, &block| printer.target("label ", block));
        self.out.push(']');
    }

    fn unwind(&mut self, unwind: Option<BlockId>) {
        match unwind {
            Some(to) => self.target(" unwind label ", to),
            None => self.text(" unwind to caller"),
        }
    }
}
