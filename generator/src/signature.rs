//! What functions take and return.

use lang::{FloatType, FuncId, Function, IntType, Local, RecordId, Side, Tail, Travel, Type};
use smol_str::format_smolstr;

use crate::body::Unset;
use crate::choices::Choices;
use crate::feature::Features;
use crate::genome::{Gene, Genome};
use crate::plan::Plan;
use crate::record::Types;
use crate::record::shape::Leaf;
use crate::special;
use crate::variadic;
use crate::world::{Contract, Role, unique};

/// No larger record ever travels in integer registers, on any platform here; in bytes.
const EIGHTBYTES: u64 = 16;

/// As many parameters leave no register of their kind on any platform here.
const REGISTERS: u32 = 8;

/// What a record stands behind where registers are used up: so many integers and so many floating scalars.
pub(crate) const EXHAUSTING: [(Features, u32, u32); 3] = [
    (Features::AFTER_BOTH, REGISTERS, REGISTERS),
    (Features::AFTER_GENERAL, REGISTERS, 0),
    (Features::AFTER_VECTOR, 0, REGISTERS),
];
/// Of the functions with many parameters, how many those are at least and at most.
const MANY: u32 = 18;
const MOST: u32 = 23;

const SCALARS: [IntType; 10] = [
    IntType::Int,
    IntType::UInt,
    IntType::Long,
    IntType::Char,
    IntType::UChar,
    IntType::Short,
    IntType::UShort,
    IntType::SChar,
    IntType::LongLong,
    IntType::ULongLong,
];

/// Draws every function's signature and settles who calls whom; bodies are empty.
pub(crate) fn draw(types: &Types<'_>, plan: &Plan, genome: Genome<'_>) -> (Vec<Function>, Vec<Role>) {
    let count = plan.functions();
    let mut functions = vec![entry()];
    let mut roles = vec![Role::default(); count as usize];
    for id in 1..count {
        let side = if id <= plan.callees { Side::Callee } else { Side::Caller };
        let parent = plan.parents.get(id as usize - 1).and_then(|parent| functions.get(parent.index()));
        let mut draft = Draft { types, choices: genome.choices(Gene::Signature(id)), params: Vec::new() };
        let list = parent.and_then(|parent| draft.list(parent));
        roles[id as usize].list = list.as_ref().map(|list| list.from);
        functions.push(draft.function(id, side, list));
    }
    for (child, parent) in (1..).map(FuncId).zip(&plan.parents) {
        roles[parent.index()].children.push(child);
    }
    pass_pointers(types, genome, plan, &mut functions, &mut roles);
    if types.enabled.contains(Features::INDETERMINATE) {
        for (id, (function, role)) in (0..).zip(functions.iter().zip(&mut roles)) {
            role.contract = contract(types, function, &mut genome.choices(Gene::Contract(id)));
        }
        for (id, parent) in (1..).zip(&plan.parents) {
            pass_contract(&mut roles, *parent, FuncId(id), &functions);
        }
    }
    (functions, roles)
}

/// Lets callees reach one of their children through a pointer their caller passes them. The pointer's type
/// is only known once the children's are, so functions are seen from the last to the first.
fn pass_pointers(
    types: &Types<'_>,
    genome: Genome<'_>,
    plan: &Plan,
    functions: &mut [Function],
    roles: &mut [Role],
) {
    if !types.enabled.contains(Features::POINTER_CALL) {
        return;
    }
    for id in (1..=plan.callees).rev() {
        let Some(&child) = roles[id as usize].children.last() else { continue };
        if functions[id as usize].tail.is_some()
            || functions[child.index()].recursive
            || !unique(functions, child)
        {
            continue;
        }
        // Through the pointer a callee calls back.
        let back = functions[child.index()].side == Side::Caller;
        if back && !types.enabled.contains(Features::TRAMPOLINE) {
            continue;
        }
        let mut choices = genome.choices(Gene::Signature(id));
        if plan.focus.is_empty() && choices.chance(4) {
            continue;
        }
        let pointer = Type::FunctionPointer(Box::new(functions[child.index()].signature()));
        let function = &mut functions[id as usize];
        roles[id as usize].pointer = Some((function.params, child));
        function.locals.push(Local {
            name: format_smolstr!("p{}", function.params),
            ty: pointer,
            volatile: false,
        });
        function.params += 1;
    }
}

/// What is in a list is to who takes it as it is to who passes it.
fn pass_contract(roles: &mut [Role], parent: FuncId, child: FuncId, functions: &[Function]) {
    let Some(from) = roles[child.index()].list else { return };
    let (named, unnamed) = functions[child.index()].split_parameters();
    for (at, passed) in (named.len()..).zip(from..).take(unnamed.len()) {
        let unset = roles[parent.index()].contract.param(passed);
        roles[child.index()].contract.params[at] = unset;
    }
}

/// Draws what has no value where records enter and leave a function; now and then, nothing.
fn contract(types: &Types<'_>, function: &Function, choices: &mut Choices<'_>) -> Contract {
    let mut unset = |ty: &Type| {
        let to = if let Type::Pointer(to) = ty { to } else { ty };
        let Some(id) = to.as_record() else { return Unset::NONE };
        let count = types.shapes[id.index()].leaves.len();
        let either = choices.below(1 << 16) | choices.below(1 << 16);
        let bits = u64::from(either) & !(1 << choices.below(count as u32));
        if choices.chance(1) { Unset::NONE } else { Unset::of_bits(bits, count.min(16)) }
    };
    let params = function.parameters().iter().map(|p| unset(&p.ty)).collect();
    Contract { params, result: function.ret.as_ref().map_or(Unset::NONE, unset) }
}

/// The entry, doing nothing yet.
pub(crate) fn entry() -> Function {
    Function {
        tail: None,
        name: "entry".into(),
        ret: None,
        params: 0,
        locals: Vec::new(),
        body: Vec::new(),
        recursive: false,
        copied: None,
        side: Side::Caller,
    }
}

/// What a function takes of its parent's unnamed arguments, in a list.
struct List {
    travel: Travel,
    /// The parent's first parameter of those.
    from: u32,
    /// Their types.
    passed: Vec<Type>,
}

struct Draft<'t, 'c, 'd> {
    types: &'t Types<'c>,
    choices: Choices<'d>,
    params: Vec<Type>,
}

impl Draft<'_, '_, '_> {
    fn may(&self, feature: Features) -> bool {
        self.types.enabled.contains(feature)
    }

    fn function(&mut self, id: u32, side: Side, list: Option<List>) -> Function {
        if let Some(list) = list {
            let ret = self.result();
            self.parameters();
            return self.finish(id, side, ret, Some(list));
        }
        if let Some((result, last)) = self.edge() {
            return self.edge_function(id, side, result, last);
        }
        let ret = self.result();
        let recursive =
            self.may(Features::RECURSION) && side == Side::Callee && self.likely(Features::RECURSION, 6);
        if recursive {
            self.params.push(Type::UINT);
        }
        self.parameters();
        let mut function = self.finish(id, side, ret, None);
        function.recursive = recursive;
        function
    }

    /// A function whose last record just fits into the registers, or just does not: which of the two depends on
    /// everything before it, the pointer to a result in memory included. `None` mostly, and where no record is
    /// surely returned in memory.
    fn edge(&mut self) -> Option<(RecordId, RecordId)> {
        let features = Features::REGISTER_EXHAUSTION | Features::RECORD_RESULT | Features::SCALAR_ARGUMENT;
        if !self.types.enabled.contains(features) || !self.types.focus.is_empty() {
            return None;
        }
        let named = &self.types.named;
        let large = named.iter().copied().find(|id| self.scalar_bytes(*id) > EIGHTBYTES)?;
        let medium = |id: &RecordId| (EIGHTBYTES / 2 + 1..=EIGHTBYTES).contains(&self.scalar_bytes(*id));
        let last = named.iter().copied().find(medium).unwrap_or(large);
        self.choices.chance(5).then_some((large, last))
    }

    /// Integers, then a record.
    fn edge_function(&mut self, id: u32, side: Side, result: RecordId, last: RecordId) -> Function {
        // With four, and the address of a result, one register is left: too few for a record of two eightbytes.
        for _ in 0..self.choices.of([4, 4, 4, 5]) {
            let integer = self.integer();
            self.params.push(integer);
        }
        self.params.push(Type::Record(last));
        self.finish(id, side, Some(Type::Record(result)), None)
    }

    /// At least so many bytes are taken by the scalars of a record, whatever its layout.
    fn scalar_bytes(&self, record: RecordId) -> u64 {
        let bits = |leaf: &Leaf| match (leaf.bits, &leaf.ty) {
            (Some(width), _) => width.0,
            (None, Type::Int(int)) => int.storage().0,
            (None, Type::Float(float)) => float.storage().0,
            (None, Type::Enum(_)) => IntType::Char.storage().0,
            (None, _) => IntType::Long.storage().0,
        };
        self.types.shapes[record.index()].leaves.iter().map(bits).sum::<u64>() / 8
    }

    fn finish(&mut self, id: u32, side: Side, ret: Option<Type>, list: Option<List>) -> Function {
        let tail = match list {
            Some(List { travel, passed, .. }) => {
                let named = self.params.len() as u32;
                self.params.extend(passed);
                Some(Tail { named, travel })
            }
            None => self.named().map(Tail::ellipsis),
        };
        let copied = self.copied(tail);
        let locals = (0..).zip(self.params.drain(..));
        let locals: Vec<Local> =
            locals.map(|(i, ty)| Local { name: format_smolstr!("p{i}"), ty, volatile: false }).collect();
        let name = format_smolstr!("f{id}");
        let params = locals.len() as u32;
        Function { name, ret, params, tail, copied, locals, body: Vec::new(), recursive: false, side }
    }

    /// How many parameters have names, of a variadic function: it gets one that has if all could travel as they are,
    /// and a record behind it now and then.
    fn named(&mut self) -> Option<u32> {
        let odds = if self.may(Features::VARIADIC_LIST) { 10 } else { 6 };
        if !self.may(Features::VARIADIC) || !self.likely(Features::VARIADIC, odds) {
            return None;
        }
        let records = self.may(Features::VARIADIC_RECORD);
        if records && self.likely(Features::VARIADIC_RECORD, 10) {
            let record = self.record();
            self.params.push(Type::Record(record));
        }
        variadic::named(&self.types.program, &self.params, records).first().copied()
    }

    /// Whether a function takes, in a list, what came to its parent unnamed: all of it or a part.
    fn list(&mut self, parent: &Function) -> Option<List> {
        let tail = parent.tail.filter(|tail| tail.travel != Travel::ListPointer)?;
        if !self.may(Features::VARIADIC_LIST) || !self.likely(Features::VARIADIC_LIST, 12) {
            return None;
        }
        let pointer = self.may(Features::LIST_POINTER) && self.likely(Features::LIST_POINTER, 7);
        let from = self.choices.between(tail.named, parent.params);
        let to =
            if self.choices.chance(6) { self.choices.between(from, parent.params) } else { parent.params };
        let passed = parent.parameters()[from as usize..to as usize].iter().map(|p| p.ty.clone()).collect();
        let travel = if pointer { Travel::ListPointer } else { Travel::List };
        Some(List { travel, from, passed })
    }

    /// Before which unnamed parameter the list is copied, if it is.
    fn copied(&mut self, tail: Option<Tail>) -> Option<u32> {
        let named = tail.filter(|_| self.may(Features::LIST_COPY))?.named;
        let last = (self.params.len() as u32).checked_sub(1).filter(|last| named <= *last)?;
        self.likely(Features::LIST_COPY, 6).then(|| self.choices.between(named, last))
    }

    /// Certain when the program is about the feature.
    fn likely(&mut self, feature: Features, parts: u32) -> bool {
        self.choices.chance(parts) || self.types.focus.intersects(feature)
    }

    fn result(&mut self) -> Option<Type> {
        let results = Features::RECORD_RESULT
            | Features::NESTED_CALL
            | Features::DISCARDED_RESULT
            | Features::RESULT_MEMBER;
        if self.may(Features::RECORD_RESULT) && self.likely(results, 12) {
            return Some(Type::Record(self.record()));
        }
        if self.choices.chance(4) || !self.types.focus.is_empty() {
            let special = special::draw(&mut self.choices, self.types.enabled, self.types.focus);
            if special.is_some() {
                return special;
            }
        }
        match self.choices.below(4) {
            0 => None,
            1 if self.may(Features::FLOAT_ARGUMENT) => Some(self.float()),
            _ => Some(self.integer()),
        }
    }

    fn parameters(&mut self) {
        if self.behind_registers() {
            return;
        }
        let limit = self.types.limits.parameters.max(1);
        let first = self.may(Features::RECORD_FIRST) || self.types.focus.is_empty() && self.choices.chance(8);
        if first {
            let record = self.record();
            self.params.push(Type::Record(record));
        }
        let many = self.may(Features::MANY_ARGUMENTS) && self.likely(Features::MANY_ARGUMENTS, 5);
        let exhausts =
            many || self.may(Features::REGISTER_EXHAUSTION) && self.likely(Features::REGISTER_EXHAUSTION, 5);
        let count = match exhausts {
            true if many => self.choices.between(MANY, MOST),
            true => self.choices.between(7, limit.max(10)),
            false => self.choices.below(limit.min(3)),
        };
        for _ in 0..count {
            if let Some(ty) = self.parameter(exhausts) {
                self.params.push(ty);
            }
        }
        // A function has a record; half of the time one comes last.
        let last = self.may(Features::RECORD_LAST) && self.likely(Features::RECORD_LAST, 8);
        if last || !self.params.iter().any(|ty| ty.as_record().is_some()) {
            let record = self.record();
            self.params.push(Type::Record(record));
        }
    }

    /// A record behind as many scalars as use up registers of one kind or both; mostly not.
    fn behind_registers(&mut self) -> bool {
        for (feature, integers, floats) in EXHAUSTING {
            if self.may(feature) && self.likely(feature, 2) {
                let scalars = (0..integers).map(|_| self.integer()).collect::<Vec<_>>();
                self.params.extend(scalars);
                let scalars = (0..floats).map(|_| self.float()).collect::<Vec<_>>();
                self.params.extend(scalars);
                let record = self.record();
                self.params.push(Type::Record(record));
                return true;
            }
        }
        false
    }

    /// A parameter, if the features allow what is drawn.
    fn parameter(&mut self, exhausts: bool) -> Option<Type> {
        let about = self.types.focus;
        if self.choices.chance(4) || !about.is_empty() {
            let special = special::draw(&mut self.choices, self.types.enabled, about);
            if special.is_some() {
                return special;
            }
        }
        let scalar = match self.choices.below(16) {
            0..=2 if !exhausts => Type::Record(self.record()),
            3 if exhausts => Type::Record(self.record()),
            4..=7 if self.may(Features::FLOAT_ARGUMENT) => self.float(),
            8 | 9 if self.may(Features::POINTER_ARGUMENT) => self.pointer(),
            10 if self.may(Features::BOOL) => Type::Int(IntType::Bool),
            11 if self.may(Features::ENUM) => self.enumeration(),
            _ if self.may(Features::SCALAR_ARGUMENT) => self.integer(),
            _ if about.contains(Features::POINTER_ARGUMENT) => self.pointer(),
            _ if about.contains(Features::FLOAT_ARGUMENT) => self.float(),
            _ => return None,
        };
        Some(scalar)
    }

    fn enumeration(&mut self) -> Type {
        Type::Enum(lang::EnumId(self.choices.below(self.types.program.enums.len() as u32)))
    }

    fn record(&mut self) -> RecordId {
        let named = &self.types.named;
        // The last records are the richest: they contain the earlier ones.
        let back = self.choices.below(named.len() as u32) as usize;
        named[named.len() - 1 - back]
    }

    fn integer(&mut self) -> Type {
        Type::Int(self.choices.of(SCALARS))
    }

    fn float(&mut self) -> Type {
        Type::Float(self.choices.of([FloatType::Double, FloatType::Float]))
    }

    fn pointer(&mut self) -> Type {
        let record = self.record();
        // A record without scalars has no address of its own.
        let nothing = self.types.shapes[record.index()].leaves.is_empty();
        let to = if nothing || self.choices.chance(5) { self.integer() } else { Type::Record(record) };
        to.pointer_to()
    }
}
