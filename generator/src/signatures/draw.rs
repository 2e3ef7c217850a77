//! Which signatures.

use std::ops::Range;

use lang::{EnumId, FloatType, IntType, Tail, Travel, Type};

use crate::choices::Choices;
use crate::feature::Features;
use crate::record::{Types, pointee};
use crate::signature::EXHAUSTING;
use crate::special;
use crate::variadic;

/// A signature, and how it is called.
#[derive(Debug)]
pub(super) struct Wanted {
    pub(super) ret: Option<Type>,
    pub(super) params: Vec<Type>,
    /// See [`lang::Signature::tail`].
    pub(super) tail: Option<Tail>,
    /// See [`lang::Function::copied`].
    pub(super) copied: Option<u32>,
    /// Who gets the unnamed arguments in a list.
    pub(super) reader: Option<Box<Reader>>,
    /// Through a function of the callee side that takes a pointer to it.
    pub(super) trampoline: bool,
    /// Through a pointer of the caller's.
    pub(super) pointer: bool,
    /// Nobody looks at the result.
    pub(super) discarded: bool,
    /// Its result may be an argument of the next signature that takes one.
    pub(super) nested: bool,
}

/// A function that is passed a list.
#[derive(Debug)]
pub(super) struct Reader {
    /// The passing function's first parameter that is in the list.
    pub(super) from: u32,
    /// It stands on the side that the passing function does not stand on.
    pub(super) crosses: bool,
    /// Its signature, of which the first parameters are the passing function's, too.
    pub(super) wanted: Wanted,
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

/// A list goes through so many hands at most.
const READERS: usize = 3;

/// Draws a signature.
pub(super) fn signature(types: &Types<'_>, mut choices: Choices<'_>) -> Wanted {
    let mut draft = Draft { types, choices: &mut choices };
    let count = draft.count();
    // A signature leans towards one kind of register, so that one kind runs out while the other does not.
    let lean = draft.choices.below(4);
    let ret = draft.result();
    let mut params = draft.behind_registers();
    let given = params.len() as u32;
    params.extend((given..count.max(given)).map(|_| draft.parameter(lean)));
    let tail = draft.named(&params).map(Tail::ellipsis);
    let trampoline = draft.may(Features::TRAMPOLINE) && draft.choices.chance(2);
    let copied = tail.and_then(|tail| draft.copied(tail.named..params.len() as u32));
    let reader = tail.and_then(|tail| draft.reader(tail, &params, &ret, READERS));
    Wanted {
        tail,
        copied,
        reader,
        trampoline,
        pointer: !trampoline && draft.may(Features::POINTER_CALL) && draft.choices.chance(3),
        discarded: draft.may(Features::DISCARDED_RESULT) && draft.choices.chance(2),
        nested: draft.may(Features::NESTED_CALL) && draft.choices.chance(4),
        ret,
        params,
    }
}

struct Draft<'t, 'c, 'd, 'b> {
    types: &'t Types<'c>,
    choices: &'b mut Choices<'d>,
}

impl Draft<'_, '_, '_, '_> {
    fn may(&self, feature: Features) -> bool {
        self.types.enabled.contains(feature)
    }

    /// Mostly few: what registers do shows with three parameters, and that they are gone with nine.
    fn count(&mut self) -> u32 {
        let limit = self.types.limits.parameters;
        let count = match self.choices.below(16) {
            0..=8 => self.choices.between(1, 4),
            9..=12 => self.choices.between(3, 9),
            13 if self.may(Features::REGISTER_EXHAUSTION) => self.choices.between(8, 16),
            14 if self.may(Features::MANY_ARGUMENTS) => self.choices.between(16, 24),
            15 => 0,
            _ => self.choices.between(1, 6),
        };
        count.min(limit)
    }

    /// Now and then the beginning of a signature: as many scalars as use up registers of one kind or both, which seldom
    /// come together by chance, and a record. Mostly nothing.
    fn behind_registers(&mut self) -> Vec<Type> {
        let limit = self.types.limits.parameters;
        for (feature, integers, floats) in EXHAUSTING {
            if self.may(feature) && integers + floats < limit && self.choices.chance(1) {
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
            3 => Some(self.special()),
            _ if self.may(Features::RECORD_RESULT) => Some(self.record()),
            _ => Some(self.integer()),
        }
    }

    fn parameter(&mut self, lean: u32) -> Type {
        match (self.choices.below(16), lean) {
            (0..=5, _) => self.record(),
            (6..=8, _) | (9..=11, 1) => self.integer(),
            (9..=11, 2) | (12, _) => self.float(),
            (13, _) => self.special(),
            (14, _) if self.may(Features::POINTER_ARGUMENT) => pointee().pointer_to(),
            (9..=11, _) => self.record(),
            _ if lean == 3 => self.special(),
            _ if lean == 2 => self.float(),
            _ => self.integer(),
        }
    }

    /// How many parameters of a variadic function have names: those that follow travel as they are.
    fn named(&mut self, params: &[Type]) -> Option<u32> {
        if !self.may(Features::VARIADIC) || !self.choices.chance(3) {
            return None;
        }
        let named = variadic::named(&self.types.program, params, self.may(Features::VARIADIC_RECORD));
        self.choices.pick(&named).copied()
    }

    /// Where a list of these parameters is copied, if it is.
    fn copied(&mut self, unnamed: Range<u32>) -> Option<u32> {
        let copies = self.may(Features::LIST_COPY) && !unnamed.is_empty() && self.choices.chance(4);
        copies.then(|| self.choices.between(unnamed.start, unnamed.end - 1))
    }

    /// Who is passed the list of a function with these parameters, and at most so many more after it.
    fn reader(&mut self, own: Tail, params: &[Type], ret: &Option<Type>, most: usize) -> Option<Box<Reader>> {
        let passes = own.travel != Travel::ListPointer && most > 0 && self.may(Features::VARIADIC_LIST);
        if !passes || !self.choices.chance(8) {
            return None;
        }
        let count = params.len() as u32;
        let from = self.choices.between(own.named, count);
        let pointer = self.may(Features::LIST_POINTER) && self.choices.chance(6);
        // Behind what a callee leaves in a list by its address, the caller goes on.
        let leaves = self.choices.chance(if pointer { 12 } else { 5 });
        let to = if leaves { self.choices.between(from, count) } else { count };
        let travel = if pointer { Travel::ListPointer } else { Travel::List };
        let tail = Tail { named: self.choices.between(0, own.named), travel };
        let passed = &params[from as usize..to as usize];
        // Where nothing is in it, the list stands at its beginning.
        let from = if passed.is_empty() { own.named } else { from };
        let params = [&params[..tail.named as usize], passed].concat();
        let wanted = Wanted {
            tail: Some(tail),
            copied: self.copied(tail.named..params.len() as u32),
            reader: self.reader(tail, &params, ret, most - 1),
            trampoline: false,
            // Who is called through a pointer comes after everybody who calls through one of its type.
            pointer: most == READERS && self.may(Features::POINTER_CALL) && self.choices.chance(3),
            discarded: self.may(Features::DISCARDED_RESULT) && self.choices.chance(1),
            nested: false,
            ret: ret.clone(),
            params,
        };
        Some(Box::new(Reader { from, crosses: self.choices.chance(8), wanted }))
    }

    fn record(&mut self) -> Type {
        let named = &self.types.named;
        self.choices.pick(named).map_or(Type::INT, |id| Type::Record(*id))
    }

    fn integer(&mut self) -> Type {
        Type::Int(self.choices.of(INTEGERS))
    }

    fn float(&mut self) -> Type {
        match self.may(Features::FLOAT_ARGUMENT) {
            true => Type::Float(self.choices.of([FloatType::Double, FloatType::Float])),
            false => self.integer(),
        }
    }

    /// A type that is neither plain integer nor plain floating, if there is one.
    fn special(&mut self) -> Type {
        if self.choices.chance(12)
            && let Some(ty) = special::draw(self.choices, self.types.enabled, Features::empty())
        {
            return ty;
        }
        match self.choices.below(3) {
            0 if self.may(Features::BOOL) => Type::Int(IntType::Bool),
            1 if self.may(Features::ENUM) => {
                Type::Enum(EnumId(self.choices.below(self.types.program.enums.len() as u32)))
            }
            _ => self.integer(),
        }
    }
}

impl Wanted {
    /// Who is passed its list, and who is by them.
    pub(super) fn readers(&self) -> impl Iterator<Item = &Reader> {
        std::iter::successors(self.reader.as_deref(), |reader| reader.wanted.reader.as_deref())
    }

    pub(super) fn signature(&self) -> lang::Signature {
        lang::Signature { ret: self.ret.clone(), params: self.params.clone(), tail: self.tail }
    }
}
