//! The heap: `malloc` and its kind. C11 7.22.3; `operator new` of C++.

use ir::{Align, Bytes, Call, Function, TypeId, ValueId};
use semantics::{UbKind, Unsupported};

use super::Machine;
use super::domain::{Domain, Halt, OrHalt, ScalarConstant};
use super::memory::{AccessRange, Memory};
use super::number_use::Reason;
use super::origin::ObjectName;
use super::vocabulary::{EscapedObject, arg};

/// A function that allocates an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Allocator {
    /// `malloc(size)`.
    Malloc,
    /// `calloc(count, size)`, whose objects hold zeros.
    Calloc,
    /// `aligned_alloc(alignment, size)`.
    Aligned,
    /// `operator new(size)`, which does not return null.
    New,
    /// `realloc(pointer, size)`.
    Realloc,
}

impl Allocator {
    /// The allocator that a function is, by its name and type.
    pub(crate) fn recognize(function: &Function) -> Option<Allocator> {
        let (allocator, params) = match function.name.as_str() {
            "malloc" => (Allocator::Malloc, 1),
            "calloc" => (Allocator::Calloc, 2),
            "aligned_alloc" => (Allocator::Aligned, 2),
            "_Znwm" | "_Znam" => (Allocator::New, 1),
            "realloc" => (Allocator::Realloc, 2),
            _ => return None,
        };
        let fits = function.ret == TypeId::PTR && function.params.len() == params;
        fits.then_some(allocator)
    }
}

/// True if a function is `free`, or the `operator delete` of one argument.
pub(crate) fn frees(function: &Function) -> bool {
    let named = matches!(function.name.as_str(), "free" | "_ZdlPv" | "_ZdaPv");
    named && function.ret == TypeId::VOID && function.params.len() == 1
}

/// The refusal where an object that the function allocated is returned, and the other function need not have one that corresponds to it.
pub(crate) const RETURNED: Unsupported = Unsupported::Instruction("an allocated object that is returned");

/// An object of the heap that others know when a function returns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LeftObject {
    /// Its index in memory.
    pub(crate) index: usize,
    /// The distance of the pointer that others know from its start, in bits.
    pub(crate) origin: usize,
}

/// The objects that others know, in the order in which they came to know them: `None` for one that they cannot free.
pub(crate) fn left_objects<D: Domain>(
    memory: &Memory<D>,
    known: &[EscapedObject],
) -> Result<Vec<Option<LeftObject>>, Unsupported> {
    let left = |&EscapedObject { serial, origin }: &EscapedObject| {
        let Some(index) = memory.index_of(serial) else { return Ok(None) };
        match memory.object(index).filter(|object| object.lasts) {
            // A better alignment is seen as a number, which this does not compare.
            Some(object) if object.align != Align::SIXTEEN => Err(RETURNED),
            Some(_) => Ok(Some(LeftObject { index, origin: origin as usize * 8 })),
            None => Ok(None),
        }
    };
    known.iter().map(left).collect()
}

impl<D: Domain> Machine<'_, D> {
    pub(crate) fn allocate(
        &mut self,
        allocator: Allocator,
        call: &Call,
        result: Option<ValueId>,
    ) -> OrHalt<(), D> {
        let (size, align) = match allocator {
            Allocator::Malloc | Allocator::New => (Some(self.size_argument(call, 0)?), Align::SIXTEEN),
            Allocator::Calloc => {
                let (count, size) = (self.size_argument(call, 0)?, self.size_argument(call, 1)?);
                (count.checked_mul(size), Align::SIXTEEN)
            }
            Allocator::Aligned => {
                let align = Align::from_bytes(self.size_argument(call, 0)?);
                (align.and(Some(self.size_argument(call, 1)?)), align.unwrap_or(Align::ONE))
            }
            Allocator::Realloc => (Some(self.size_argument(call, 1)?), Align::SIXTEEN),
        };
        let old = match allocator {
            Allocator::Realloc => self.freed_object(call)?,
            _ => None,
        };
        if allocator == Allocator::Realloc && size == Some(0) {
            // C11 7.22.3p1: null or an object, by the implementation; C23 7.24.3.7 makes it undefined.
            return Err(Unsupported::Instruction("realloc to no bytes").into());
        }
        let fails = match (allocator, size) {
            (_, None) => true,
            // `operator new` of C++ throws where `malloc` returns null.
            (Allocator::New, Some(_)) => false,
            (_, Some(_)) => self.domain.allocation_fails()?,
        };
        let pointer = match size.filter(|_| !fails) {
            None => self.domain.constant(&self.memory, &[ScalarConstant::Null])?,
            Some(size) => {
                let object = self.object(ObjectName::Local(self.place), Bytes(size), align)?;
                self.memory.make_lasting(object);
                if allocator == Allocator::Calloc {
                    self.memory.zero(AccessRange::start(object), Bytes(size));
                }
                if let Some(old) = old {
                    self.move_object(old, object)?;
                }
                self.address_of(object)?
            }
        };
        if let Some(result) = result {
            let pointer = self.promised(pointer, TypeId::PTR, &call.ret_attrs, UbKind::PoisonReturn)?;
            self.define(result, pointer);
        }
        Ok(())
    }

    fn size_argument(&mut self, call: &Call, at: usize) -> OrHalt<u64, D> {
        let value = self.used_value(arg(call, at)?)?;
        Ok(self.number(&value, Reason::Size, UbKind::PoisonArgument)? as u64)
    }

    /// C11 7.22.3.5: the new object holds what the old one held, as far as both reach, and the old one ends.
    fn move_object(&mut self, old: usize, new: usize) -> OrHalt<(), D> {
        let size = |index: usize| self.memory.object(index).map_or(0, |object| object.size());
        let size = Bytes(size(old).min(size(new)));
        self.charge(size.0 / 8)?;
        self.memory.copy(AccessRange::start(new), AccessRange::start(old), size, &mut self.domain);
        self.may_end(old)?;
        self.memory.end(old);
        Ok(())
    }

    /// C11 7.22.3.3: null, or the start of a live object of the heap.
    pub(crate) fn free(&mut self, call: &Call) -> OrHalt<(), D> {
        if let Some(object) = self.freed_object(call)? {
            self.may_end(object)?;
            self.memory.end(object);
        }
        Ok(())
    }

    /// The object that a call is passed to free it, by its index in memory; `None` for null.
    fn freed_object(&mut self, call: &Call) -> OrHalt<Option<usize>, D> {
        let pointer = self.used_value(arg(call, 0)?)?;
        self.domain.well_defined(&pointer, UbKind::InvalidFree)?;
        let not_null = self.is_not_null(&pointer)?;
        if self.number(&not_null, Reason::Address, UbKind::InvalidFree)? == 0 {
            return Ok(None);
        }
        let at = match self.domain.locate(&self.memory, &pointer) {
            Err(Halt::Undefined(_, blame)) => return Err(Halt::Undefined(UbKind::InvalidFree, blame)),
            at => at?,
        };
        let object = self.memory.object(at.object).ok_or(UbKind::InvalidFree)?;
        match (object.name, object.lasts) {
            (_, true) if at.offset == 0 => Ok(Some(at.object)),
            (ObjectName::Parameter(_), _) => {
                Err(Unsupported::Instruction("free of what a caller may have allocated").into())
            }
            _ => Err(UbKind::InvalidFree.into()),
        }
    }
}
