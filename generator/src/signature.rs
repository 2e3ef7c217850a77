//! Signatures of functions: parameters, results, and the certain calls between functions.

use lang::{
    CallingConvention, Features, FloatType, FuncId, Function, IntType, Local, RecordId, Side, Type,
    VariadicPassing, VariadicTail,
};
use smol_str::format_smolstr;

use crate::choices::Choices;
use crate::extended_types;
use crate::extensions::convention;
use crate::genome::{Gene, Genome};
use crate::indeterminate_set::IndeterminateSet;
use crate::plan::ProgramPlan;
use crate::record::ProgramTypes;
use crate::record::summary::ScalarPart;
use crate::skeleton::{FunctionRole, IndeterminateParams, unique};
use crate::variadic;

/// The largest record in bytes that any platform here passes in integer registers: two eightbytes.
const TWO_EIGHTBYTES: u64 = 16;

/// The number of parameters of a kind that use up its registers on every platform here.
const REGISTERS: u32 = 8;

/// The numbers of integers and floating scalars in front of a record that use up registers, by feature.
pub(crate) const REGISTER_EXHAUSTING: [(Features, u32, u32); 3] = [
    (Features::AFTER_BOTH, REGISTERS, REGISTERS),
    (Features::AFTER_GENERAL, REGISTERS, 0),
    (Features::AFTER_VECTOR, 0, REGISTERS),
];
/// The least number of parameters of a function with many parameters.
const MIN_MANY_PARAMETERS: u32 = 18;
/// The greatest number of parameters of a function with many parameters.
const MAX_MANY_PARAMETERS: u32 = 23;

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

/// Draws every function's signature and settles the certain calls; bodies are empty.
pub(crate) fn draw(
    types: &ProgramTypes<'_>,
    plan: &ProgramPlan,
    genome: Genome<'_>,
) -> (Vec<Function>, Vec<FunctionRole>) {
    let count = plan.functions();
    let mut functions = vec![Function::empty("entry", Side::Caller)];
    let mut roles = vec![FunctionRole::default(); count as usize];
    for id in 1..count {
        let side = if id <= plan.callees { Side::Callee } else { Side::Caller };
        let parent = plan.parents.get(id as usize - 1).and_then(|parent| functions.get(parent.index()));
        let mut draft =
            SignatureDraft { types, choices: genome.choices(Gene::Signature(id)), params: Vec::new() };
        let list = parent.and_then(|parent| draft.list(parent));
        roles[id as usize].list = list.as_ref().map(|list| list.from);
        functions.push(draft.function(id, side, list));
    }
    for (child, parent) in (1..).map(FuncId).zip(&plan.parents) {
        roles[parent.index()].children.push(child);
    }
    let after_entry = functions.iter_mut().skip(1).map(|f| (f.signature(), &mut f.convention));
    // Before pointers to functions are passed: their types have the conventions of what they point to.
    convention::draw(types, after_entry, genome.choices(Gene::Conventions));
    pass_pointers(types, genome, plan, &mut functions, &mut roles);
    if types.enabled.contains(Features::INDETERMINATE) {
        for (id, (function, role)) in (0..).zip(functions.iter().zip(&mut roles)) {
            role.indeterminate =
                indeterminate_params(types, function, &mut genome.choices(Gene::IndeterminateParams(id)));
        }
        for (id, parent) in (1..).zip(&plan.parents) {
            forward_indeterminate_params(&mut roles, *parent, FuncId(id), &functions);
        }
    }
    (functions, roles)
}

/// Lets callees call one of their children through a pointer parameter. The pointer's type is known only once the
/// signature of the child is, so functions are visited from the last to the first.
fn pass_pointers(
    types: &ProgramTypes<'_>,
    genome: Genome<'_>,
    plan: &ProgramPlan,
    functions: &mut [Function],
    roles: &mut [FunctionRole],
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
        // A call of the caller side through the pointer is a callback.
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

/// Copies the indeterminate scalars of forwarded arguments from the forwarding function to the function that takes the
/// `va_list`.
fn forward_indeterminate_params(
    roles: &mut [FunctionRole],
    parent: FuncId,
    child: FuncId,
    functions: &[Function],
) {
    let Some(from) = roles[child.index()].list else { return };
    let (named, unnamed) = functions[child.index()].split_parameters();
    for (at, passed) in (named.len()..).zip(from..).take(unnamed.len()) {
        let indeterminate = roles[parent.index()].indeterminate.param(passed);
        roles[child.index()].indeterminate.params[at] = indeterminate;
    }
}

/// Draws the scalars that may be indeterminate in a function's parameters and result; now and then, none.
fn indeterminate_params(
    types: &ProgramTypes<'_>,
    function: &Function,
    choices: &mut Choices<'_>,
) -> IndeterminateParams {
    let mut indeterminate = |ty: &Type| {
        let to = if let Type::Pointer(to) = ty { to } else { ty };
        let Some(id) = to.as_record() else { return IndeterminateSet::NONE };
        let count = types.summaries[id.index()].leaves.len();
        let either = choices.below(1 << 16) | choices.below(1 << 16);
        let bits = u64::from(either) & !(1 << choices.below(count as u32));
        if choices.chance(1) {
            IndeterminateSet::NONE
        } else {
            IndeterminateSet::of_bits(bits, count.min(16))
        }
    };
    let params = function.parameters().iter().map(|p| indeterminate(&p.ty)).collect();
    IndeterminateParams {
        params,
        result: function.ret.as_ref().map_or(IndeterminateSet::NONE, indeterminate),
    }
}

/// The unnamed arguments of its caller that a function takes in a `va_list`.
struct ForwardedList {
    passing: VariadicPassing,
    /// The caller's first parameter that is in the list.
    from: u32,
    /// The types of the arguments in the list.
    passed: Vec<Type>,
}

struct SignatureDraft<'t, 'c, 'd> {
    types: &'t ProgramTypes<'c>,
    choices: Choices<'d>,
    params: Vec<Type>,
}

impl SignatureDraft<'_, '_, '_> {
    fn allows(&self, feature: Features) -> bool {
        self.types.enabled.contains(feature)
    }

    fn function(&mut self, id: u32, side: Side, list: Option<ForwardedList>) -> Function {
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
            self.allows(Features::RECURSION) && side == Side::Callee && self.likely(Features::RECURSION, 6);
        if recursive {
            self.params.push(Type::UINT);
        }
        self.parameters();
        let mut function = self.finish(id, side, ret, None);
        function.recursive = recursive;
        function
    }

    /// Draws a function whose last record just fits into the registers, or just does not: that depends on every
    /// parameter before it and on the pointer to a result in memory. Returns the records of the result and of the last
    /// parameter; `None` mostly, and if no record is certainly returned in memory.
    fn edge(&mut self) -> Option<(RecordId, RecordId)> {
        let features = Features::REGISTER_EXHAUSTION | Features::RECORD_RESULT | Features::SCALAR_ARGUMENT;
        if !self.types.enabled.contains(features) || !self.types.focus.is_empty() {
            return None;
        }
        let named = &self.types.named;
        let large = named.iter().copied().find(|id| self.scalar_bytes(*id) > TWO_EIGHTBYTES)?;
        let medium =
            |id: &RecordId| (TWO_EIGHTBYTES / 2 + 1..=TWO_EIGHTBYTES).contains(&self.scalar_bytes(*id));
        let last = named.iter().copied().find(medium).unwrap_or(large);
        self.choices.chance(5).then_some((large, last))
    }

    /// A function that takes integers and then the record `last`.
    fn edge_function(&mut self, id: u32, side: Side, result: RecordId, last: RecordId) -> Function {
        // With four, and the address of a result, one register is left: too few for a record of two eightbytes.
        for _ in 0..self.choices.one_of([4, 4, 4, 5]) {
            let integer = self.integer();
            self.params.push(integer);
        }
        self.params.push(Type::Record(last));
        self.finish(id, side, Some(Type::Record(result)), None)
    }

    /// A lower bound in bytes on the scalars of a record, whatever its layout.
    fn scalar_bytes(&self, record: RecordId) -> u64 {
        let bits = |leaf: &ScalarPart| match (leaf.bits, &leaf.ty) {
            (Some(width), _) => width.0,
            (None, Type::Int(int)) => int.storage().0,
            (None, Type::Float(float)) => float.storage().0,
            (None, Type::Enum(_)) => IntType::Char.storage().0,
            (None, _) => IntType::Long.storage().0,
        };
        self.types.summaries[record.index()].leaves.iter().map(bits).sum::<u64>() / 8
    }

    fn finish(&mut self, id: u32, side: Side, ret: Option<Type>, list: Option<ForwardedList>) -> Function {
        let tail = match list {
            Some(ForwardedList { passing, passed, .. }) => {
                let named = self.params.len() as u32;
                self.params.extend(passed);
                Some(VariadicTail { named, passing })
            }
            None => self.named().map(VariadicTail::ellipsis),
        };
        let va_copy_before = self.va_copy_before(tail);
        let locals = (0..).zip(self.params.drain(..));
        let locals: Vec<Local> =
            locals.map(|(i, ty)| Local { name: format_smolstr!("p{i}"), ty, volatile: false }).collect();
        let name = format_smolstr!("f{id}");
        let params = locals.len() as u32;
        let (convention, body) = (CallingConvention::default(), Vec::new());
        Function { name, ret, params, tail, va_copy_before, convention, locals, body, recursive: false, side }
    }

    /// Draws the number of named parameters if the function is variadic: as few as the types allow. A variadic function
    /// gets another record parameter now and then.
    fn named(&mut self) -> Option<u32> {
        let odds = if self.allows(Features::VARIADIC_LIST) { 10 } else { 6 };
        if !self.allows(Features::VARIADIC) || !self.likely(Features::VARIADIC, odds) {
            return None;
        }
        let records = self.allows(Features::VARIADIC_RECORD);
        if records && self.likely(Features::VARIADIC_RECORD, 10) {
            let record = self.record();
            self.params.push(Type::Record(record));
        }
        variadic::named(&self.types.program, &self.params, records).first().copied()
    }

    /// Draws the unnamed arguments of the caller that this function takes in a `va_list`: all or some of them, or no
    /// list.
    fn list(&mut self, parent: &Function) -> Option<ForwardedList> {
        let tail = parent.tail.filter(|tail| tail.passing != VariadicPassing::ListPointer)?;
        if !self.allows(Features::VARIADIC_LIST) || !self.likely(Features::VARIADIC_LIST, 12) {
            return None;
        }
        let pointer = self.allows(Features::LIST_POINTER) && self.likely(Features::LIST_POINTER, 7);
        let from = self.choices.number_between(tail.named, parent.params);
        let to = if self.choices.chance(6) {
            self.choices.number_between(from, parent.params)
        } else {
            parent.params
        };
        let passed = parent.parameters()[from as usize..to as usize].iter().map(|p| p.ty.clone()).collect();
        let passing = if pointer { VariadicPassing::ListPointer } else { VariadicPassing::List };
        Some(ForwardedList { passing, from, passed })
    }

    /// Draws the unnamed parameter before which the function copies its `va_list`; `None` for no copy.
    fn va_copy_before(&mut self, tail: Option<VariadicTail>) -> Option<u32> {
        let named = tail.filter(|_| self.allows(Features::LIST_COPY))?.named;
        let last = (self.params.len() as u32).checked_sub(1).filter(|last| named <= *last)?;
        self.likely(Features::LIST_COPY, 6).then(|| self.choices.number_between(named, last))
    }

    /// Draws `true` in `parts` of sixteen cases, and always if the feature is in focus.
    fn likely(&mut self, feature: Features, parts: u32) -> bool {
        self.choices.chance(parts) || self.types.focus.intersects(feature)
    }

    fn result(&mut self) -> Option<Type> {
        let results = Features::RECORD_RESULT
            | Features::NESTED_CALL
            | Features::DISCARDED_RESULT
            | Features::RESULT_MEMBER;
        if self.allows(Features::RECORD_RESULT) && self.likely(results, 12) {
            return Some(Type::Record(self.record()));
        }
        if self.choices.chance(4) || extended_types::are_about_types(self.types.focus) {
            let special = extended_types::draw(&mut self.choices, self.types.enabled, self.types.focus);
            if special.is_some() {
                return special;
            }
        }
        match self.choices.below(4) {
            0 => None,
            1 if self.allows(Features::FLOAT_ARGUMENT) => Some(self.float()),
            _ => Some(self.integer()),
        }
    }

    fn parameters(&mut self) {
        if self.after_registers() {
            return;
        }
        let limit = self.types.limits.parameters.max(1);
        let first =
            self.allows(Features::RECORD_FIRST) || self.types.focus.is_empty() && self.choices.chance(8);
        if first {
            let record = self.record();
            self.params.push(Type::Record(record));
        }
        let many = self.allows(Features::MANY_ARGUMENTS) && self.likely(Features::MANY_ARGUMENTS, 5);
        let exhausts = many
            || self.allows(Features::REGISTER_EXHAUSTION) && self.likely(Features::REGISTER_EXHAUSTION, 5);
        let count = match exhausts {
            true if many => self.choices.number_between(MIN_MANY_PARAMETERS, MAX_MANY_PARAMETERS),
            true => self.choices.number_between(7, limit.max(10)),
            false => self.choices.below(limit.min(3)),
        };
        for _ in 0..count {
            if let Some(ty) = self.parameter(exhausts) {
                self.params.push(ty);
            }
        }
        // A function has a record; half of the time one comes last.
        let last = self.allows(Features::RECORD_LAST) && self.likely(Features::RECORD_LAST, 8);
        if last || !self.params.iter().any(|ty| ty.as_record().is_some()) {
            let record = self.record();
            self.params.push(Type::Record(record));
        }
    }

    /// Draws a record after scalars that use up the registers of one kind or of both. Mostly returns false and draws nothing.
    fn after_registers(&mut self) -> bool {
        for (feature, integers, floats) in REGISTER_EXHAUSTING {
            if self.allows(feature) && self.likely(feature, 2) {
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

    /// Draws a parameter; `None` if the features do not allow the drawn type.
    fn parameter(&mut self, exhausts: bool) -> Option<Type> {
        let focus = self.types.focus;
        if self.choices.chance(4) || extended_types::are_about_types(focus) {
            let special = extended_types::draw(&mut self.choices, self.types.enabled, focus);
            if special.is_some() {
                return special;
            }
        }
        let scalar = match self.choices.below(16) {
            0..=2 if !exhausts => Type::Record(self.record()),
            3 if exhausts => Type::Record(self.record()),
            4..=7 if self.allows(Features::FLOAT_ARGUMENT) => self.float(),
            8 | 9 if self.allows(Features::POINTER_ARGUMENT) => self.pointer(),
            10 if self.allows(Features::BOOL) => Type::Int(IntType::Bool),
            11 if self.allows(Features::ENUM) => self.enumeration(),
            _ if self.allows(Features::SCALAR_ARGUMENT) => self.integer(),
            _ if focus.contains(Features::POINTER_ARGUMENT) => self.pointer(),
            _ if focus.contains(Features::FLOAT_ARGUMENT) => self.float(),
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
        Type::Int(self.choices.one_of(SCALARS))
    }

    fn float(&mut self) -> Type {
        Type::Float(self.choices.one_of([FloatType::Double, FloatType::Float]))
    }

    fn pointer(&mut self) -> Type {
        let record = self.record();
        // A record without scalars has no address of its own.
        let nothing = self.types.summaries[record.index()].leaves.is_empty();
        let to = if nothing || self.choices.chance(5) { self.integer() } else { Type::Record(record) };
        to.pointer_to()
    }
}
