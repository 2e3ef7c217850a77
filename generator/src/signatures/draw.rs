//! Drawing of the signatures.

use std::ops::Range;

use lang::{CallingConvention, EnumId, Features, FloatType, IntType, Type, VariadicPassing, VariadicTail};

use crate::choices::Choices;
use crate::extended_types;
use crate::record::{ProgramTypes, pointee};
use crate::signature::REGISTER_EXHAUSTING;
use crate::variadic;

/// A drawn signature, and the way that the entry calls it.
#[derive(Debug)]
pub(super) struct DrawnSignature {
    pub(super) ret: Option<Type>,
    pub(super) params: Vec<Type>,
    /// See [`lang::Signature::tail`].
    pub(super) tail: Option<VariadicTail>,
    /// See [`lang::Function::copied`].
    pub(super) va_copy_before: Option<u32>,
    /// Drawn when all signatures are known.
    pub(super) convention: CallingConvention,
    /// The function that gets the unnamed arguments in a `va_list`.
    pub(super) va_list_callee: Option<Box<VaListCallee>>,
    /// True if the entry calls it through a trampoline: a function of the callee side that takes a pointer to it.
    pub(super) trampoline: bool,
    /// True if it is called through a pointer of the caller's.
    pub(super) by_pointer: bool,
    /// True if the caller discards the result.
    pub(super) discarded: bool,
    /// True if its result may be an argument of the first signature that takes one.
    pub(super) nested: bool,
}

/// A function that is passed a `va_list`.
#[derive(Debug)]
pub(super) struct VaListCallee {
    /// The first parameter of the passing function that is in the list.
    pub(super) from: u32,
    /// True if it is on the side opposite to the passing function.
    pub(super) crosses: bool,
    /// Its signature; the named parameters are the first parameters of the passing function.
    pub(super) signature: DrawnSignature,
}

const INTEGERS: [IntType; 10] = [
    IntType::Int,
    IntType::Long,
    IntType::UInt,
    IntType::ULong,
    IntType::LongLong,
    IntType::Char,
    IntType::UChar,
    IntType::Short,
    IntType::UShort,
    IntType::SChar,
];

/// The most functions that one `va_list` is passed to.
const MAX_VA_LIST_CALLEES: usize = 3;

/// Draws a signature.
pub(super) fn signature(types: &ProgramTypes<'_>, mut choices: Choices<'_>) -> DrawnSignature {
    let mut sampler = SignatureSampler { types, choices: &mut choices };
    let count = sampler.count();
    // A signature prefers one kind of register, so that this kind runs out while the rest are free.
    let preferred = sampler.choices.below(4);
    let ret = sampler.result();
    let mut params = sampler.after_registers();
    let given = params.len() as u32;
    params.extend((given..count.max(given)).map(|_| sampler.parameter(preferred)));
    let tail = sampler.named(&params).map(VariadicTail::ellipsis);
    let trampoline = sampler.allows(Features::TRAMPOLINE) && sampler.choices.chance(2);
    let va_copy_before = tail.and_then(|tail| sampler.va_copy_before(tail.named..params.len() as u32));
    let va_list_callee =
        tail.and_then(|tail| sampler.va_list_callee(tail, &params, &ret, MAX_VA_LIST_CALLEES));
    DrawnSignature {
        tail,
        va_copy_before,
        convention: CallingConvention::default(),
        va_list_callee,
        trampoline,
        by_pointer: !trampoline && sampler.allows(Features::POINTER_CALL) && sampler.choices.chance(3),
        discarded: sampler.allows(Features::DISCARDED_RESULT) && sampler.choices.chance(2),
        nested: sampler.allows(Features::NESTED_CALL) && sampler.choices.chance(4),
        ret,
        params,
    }
}

struct SignatureSampler<'t, 'c, 'd, 'b> {
    types: &'t ProgramTypes<'c>,
    choices: &'b mut Choices<'d>,
}

impl SignatureSampler<'_, '_, '_, '_> {
    fn allows(&self, feature: Features) -> bool {
        self.types.enabled.contains(feature)
    }

    /// Draws the number of parameters. It is mostly small: three show the use of registers, nine their exhaustion.
    fn count(&mut self) -> u32 {
        let limit = self.types.limits.parameters;
        let count = match self.choices.below(16) {
            0..=8 => self.choices.number_between(1, 4),
            9..=12 => self.choices.number_between(3, 9),
            13 if self.allows(Features::REGISTER_EXHAUSTION) => self.choices.number_between(8, 16),
            14 if self.allows(Features::MANY_ARGUMENTS) => self.choices.number_between(16, 24),
            15 => 0,
            _ => self.choices.number_between(1, 6),
        };
        count.min(limit)
    }

    /// Draws, now and then, the first parameters of a signature: enough scalars to use up the registers of one kind or
    /// both, which chance rarely gives, and a record. Mostly returns no parameters.
    fn after_registers(&mut self) -> Vec<Type> {
        let limit = self.types.limits.parameters;
        for (feature, integers, floats) in REGISTER_EXHAUSTING {
            if self.allows(feature) && integers + floats < limit && self.choices.chance(1) {
                let mut params: Vec<Type> = (0..integers).map(|_| self.integer()).collect();
                params.extend((0..floats).map(|_| self.float()));
                params.push(self.record());
                return params;
            }
        }
        Vec::new()
    }

    fn result(&mut self) -> Option<Type> {
        match self.choices.below(8) {
            0 => None,
            1 => Some(self.integer()),
            2 => Some(self.float()),
            3 => Some(self.extended()),
            _ if self.allows(Features::RECORD_RESULT) => Some(self.record()),
            _ => Some(self.integer()),
        }
    }

    fn parameter(&mut self, preferred: u32) -> Type {
        match (self.choices.below(16), preferred) {
            (0..=5, _) => self.record(),
            (6..=8, _) | (9..=11, 1) => self.integer(),
            (9..=11, 2) | (12, _) => self.float(),
            (13, _) => self.extended(),
            (14, _) if self.allows(Features::POINTER_ARGUMENT) => pointee().pointer_to(),
            (9..=11, _) => self.record(),
            _ if preferred == 3 => self.extended(),
            _ if preferred == 2 => self.float(),
            _ => self.integer(),
        }
    }

    /// Draws the number of named parameters if the function is variadic: the types of the rest pass through `...`
    /// unpromoted.
    fn named(&mut self, params: &[Type]) -> Option<u32> {
        if !self.allows(Features::VARIADIC) || !self.choices.chance(3) {
            return None;
        }
        let named = variadic::named(&self.types.program, params, self.allows(Features::VARIADIC_RECORD));
        self.choices.pick(&named).copied()
    }

    /// Draws the parameter before which a `va_list` of these parameters is copied; `None` for no copy.
    fn va_copy_before(&mut self, unnamed: Range<u32>) -> Option<u32> {
        let copies = self.allows(Features::LIST_COPY) && !unnamed.is_empty() && self.choices.chance(4);
        copies.then(|| self.choices.number_between(unnamed.start, unnamed.end - 1))
    }

    /// Draws the function that is passed the `va_list` of a function with these parameters, and its successors: at most
    /// `most` functions in all.
    fn va_list_callee(
        &mut self,
        own: VariadicTail,
        params: &[Type],
        ret: &Option<Type>,
        most: usize,
    ) -> Option<Box<VaListCallee>> {
        let passes =
            own.passing != VariadicPassing::ListPointer && most > 0 && self.allows(Features::VARIADIC_LIST);
        if !passes || !self.choices.chance(8) {
            return None;
        }
        let count = params.len() as u32;
        let from = self.choices.number_between(own.named, count);
        let pointer = self.allows(Features::LIST_POINTER) && self.choices.chance(6);
        // If a callee gets a pointer to the list and leaves arguments in it, the caller continues with those.
        let leaves = self.choices.chance(if pointer { 12 } else { 5 });
        let to = if leaves { self.choices.number_between(from, count) } else { count };
        let passing = if pointer { VariadicPassing::ListPointer } else { VariadicPassing::List };
        let tail = VariadicTail { named: self.choices.number_between(0, own.named), passing };
        let passed = &params[from as usize..to as usize];
        // An empty list begins and ends at its beginning.
        let from = if passed.is_empty() { own.named } else { from };
        let params = [&params[..tail.named as usize], passed].concat();
        let signature = DrawnSignature {
            convention: CallingConvention::default(),
            tail: Some(tail),
            va_copy_before: self.va_copy_before(tail.named..params.len() as u32),
            va_list_callee: self.va_list_callee(tail, &params, ret, most - 1),
            trampoline: false,
            // The checker orders calls: a function called through a pointer comes after every call through its type.
            by_pointer: most == MAX_VA_LIST_CALLEES
                && self.allows(Features::POINTER_CALL)
                && self.choices.chance(3),
            discarded: self.allows(Features::DISCARDED_RESULT) && self.choices.chance(1),
            nested: false,
            ret: ret.clone(),
            params,
        };
        Some(Box::new(VaListCallee { from, crosses: self.choices.chance(8), signature }))
    }

    fn record(&mut self) -> Type {
        let named = &self.types.named;
        self.choices.pick(named).map_or(Type::INT, |id| Type::Record(*id))
    }

    fn integer(&mut self) -> Type {
        Type::Int(self.choices.one_of(INTEGERS))
    }

    fn float(&mut self) -> Type {
        match self.allows(Features::FLOAT_ARGUMENT) {
            true => Type::Float(self.choices.one_of([FloatType::Double, FloatType::Float])),
            false => self.integer(),
        }
    }

    /// Draws an extended type, `_Bool` or an enumeration; a plain integer if none is enabled.
    fn extended(&mut self) -> Type {
        if self.choices.chance(12)
            && let Some(ty) = extended_types::draw(self.choices, self.types.enabled, self.types.focus)
        {
            return ty;
        }
        match self.choices.below(3) {
            0 if self.allows(Features::BOOL) => Type::Int(IntType::Bool),
            1 if self.allows(Features::ENUM) => {
                Type::Enum(EnumId(self.choices.below(self.types.program.enums.len() as u32)))
            }
            _ => self.integer(),
        }
    }
}

impl DrawnSignature {
    /// The functions that its `va_list` is passed to, in order.
    pub(super) fn va_list_callees(&self) -> impl Iterator<Item = &VaListCallee> {
        std::iter::successors(self.va_list_callee.as_deref(), |va_list_callee| {
            va_list_callee.signature.va_list_callee.as_deref()
        })
    }

    /// The function type.
    pub(super) fn function_type(&self) -> lang::Signature {
        let DrawnSignature { tail, convention, .. } = *self;
        lang::Signature { ret: self.ret.clone(), params: self.params.clone(), tail, convention }
    }
}
