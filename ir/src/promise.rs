//! The promises of modules about values, accesses and calls: rules with names, each of which can be left out.

use std::borrow::Cow;

use crate::attributes::{FunctionAttr, ParamAttr, ParamAttrs};
use crate::call::TailCall;
use crate::fp_class::FpClasses;
use crate::metadata::MetadataTable;
use crate::module::Module;

base::named! {
    /// A rule about what metadata and attributes promise, which the engines hold a run to.
    pub enum Promise {
        /// LangRef "'range' Metadata", "Parameter Attributes": a number outside is poison.
        Range = "range",
        /// LangRef "'load' Instruction", "Parameter Attributes": null is poison.
        NonNull = "nonnull",
        /// LangRef "'load' Instruction", "Parameter Attributes": a pointer that is no multiple is poison.
        Align = "align",
        /// LangRef "'load' Instruction", "Parameter Attributes": undef and poison are undefined behaviour.
        NoUndef = "noundef",
        /// LangRef "Parameter Attributes": a pointer to fewer bytes is undefined behaviour.
        Dereferenceable = "dereferenceable",
        /// LangRef "Parameter Attributes": a pointer to fewer bytes that is not null is undefined behaviour.
        DereferenceableOrNull = "dereferenceable_or_null",
        /// LangRef "Parameter Attributes": a number of one of the classes is poison.
        NoFpClass = "nofpclass",
        /// LangRef "'callees' Metadata": a call of another function is undefined behaviour.
        Callees = "callees",
        /// LangRef "'tbaa.struct' Metadata": a copy carries the bytes that it lists, and no others.
        TbaaStruct = "tbaa.struct",
        /// LangRef "'absolute_symbol' Metadata": the address is in the range.
        AbsoluteSymbol = "absolute_symbol",
        /// LangRef "'fpmath' Metadata": the result may be a number beside the exact one.
        FpMath = "fpmath",
        /// LangRef "'tbaa' Metadata": a load of what was stored as a type that does not alias is undefined behaviour.
        Tbaa = "tbaa",
        /// LangRef "'load' Instruction": a location that changes, and is loaded so, is undefined behaviour.
        InvariantLoad = "invariant.load",
        /// LangRef "'invariant.group' Metadata": two values of a group are undefined behaviour.
        InvariantGroup = "invariant.group",
        /// LangRef "'noalias' and 'alias.scope' Metadata": a write in the way of the other access is undefined behaviour.
        AliasScope = "alias.scope",
        /// LangRef "Parameter Attributes": a result that differs from the argument is poison.
        Returned = "returned",
        /// LangRef "Function Attributes", `memory(…)`, `readonly`, `writeonly`, `readnone`: another access is undefined
        /// behaviour.
        Memory = "memory",
        /// LangRef "Function Attributes": a return is undefined behaviour.
        NoReturn = "noreturn",
        /// LangRef "'call' Instruction": a `tail` call that accesses the caller's stack is undefined behaviour.
        Tail = "tail",
        /// LangRef "Parameter Attributes": an access through another pointer of memory that is modified is undefined behaviour.
        NoAlias = "noalias",
        /// LangRef "Parameter Attributes": a copy of the pointer that outlives the call is poison.
        NoCapture = "nocapture",
        /// LangRef "Function Attributes": that control does not come back is undefined behaviour.
        WillReturn = "willreturn",
        /// LangRef "Function Attributes", "Parameter Attributes": the end of an object that existed before is undefined
        /// behaviour.
        NoFree = "nofree",
    }
}

impl Promise {
    /// The rule about a kind of metadata: the one of its name, but for `noalias`, the counterpart of `alias.scope`.
    #[must_use]
    pub fn of_kind(kind: &str) -> Option<Promise> {
        match kind {
            "noalias" => Some(Promise::AliasScope),
            _ => Promise::named(kind),
        }
    }
}

/// A set of rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PromiseSet(u32);

impl PromiseSet {
    /// No rule.
    pub const NONE: PromiseSet = PromiseSet(0);
    /// All rules.
    pub const ALL: PromiseSet = PromiseSet((1 << Promise::ALL.len()) - 1);

    /// The set with a rule.
    #[must_use]
    pub const fn with_promise(self, promise: Promise) -> PromiseSet {
        PromiseSet(self.0 | 1 << promise as u16)
    }

    /// The set without a rule.
    #[must_use]
    pub const fn without_promise(self, promise: Promise) -> PromiseSet {
        PromiseSet(self.0 & !(1 << promise as u16))
    }

    /// True if the rule is in the set.
    #[must_use]
    pub const fn has(self, promise: Promise) -> bool {
        self.0 & 1 << promise as u16 != 0
    }
}

impl Module {
    /// The module without the promises whose rules are not in the set.
    #[must_use]
    pub fn promising(&self, kept: PromiseSet) -> Cow<'_, Module> {
        if kept == PromiseSet::ALL {
            return Cow::Borrowed(self);
        }
        let mut module = self.clone();
        module.metadata.keep_promises(kept);
        for function in &mut module.functions {
            let own = function.params.iter_mut().map(|param| &mut param.attrs);
            own.for_each(|attrs| attrs.keep(kept));
            function.ret_attrs.keep_of_result(kept);
            if !kept.has(Promise::Memory) {
                function.attrs.memory = None;
            }
            let dropped = |flag: FunctionAttr| of_function(flag).is_some_and(|promise| !kept.has(promise));
            let flags = function.attrs.flags.iter().filter(|flag| !dropped(*flag));
            function.attrs.flags = flags.fold(Default::default(), |set, flag| set.with_attribute(flag));
            for call in function.calls_mut() {
                let args = call.args.iter_mut().map(|(_, attrs)| attrs);
                args.for_each(|attrs| attrs.keep(kept));
                call.ret_attrs.keep_of_result(kept);
                if !kept.has(Promise::Memory) {
                    call.attrs.memory = None;
                }
                let flags = call.attrs.flags.iter().filter(|flag| !dropped(*flag));
                call.attrs.flags = flags.fold(Default::default(), |set, flag| set.with_attribute(flag));
                // `musttail` and `notail` demand something of the compiler; only `tail` merely promises.
                if !kept.has(Promise::Tail) && call.tail == TailCall::Tail {
                    call.tail = TailCall::Any;
                }
            }
        }
        Cow::Owned(module)
    }
}

/// The rule about a function's attribute.
fn of_function(flag: FunctionAttr) -> Option<Promise> {
    match flag {
        FunctionAttr::NoReturn => Some(Promise::NoReturn),
        FunctionAttr::WillReturn => Some(Promise::WillReturn),
        FunctionAttr::NoFree => Some(Promise::NoFree),
        _ => None,
    }
}

impl MetadataTable {
    fn keep_promises(&mut self, kept: PromiseSet) {
        for list in &mut self.attachments {
            list.retain(|attachment| {
                Promise::of_kind(&attachment.kind).is_none_or(|promise| kept.has(promise))
            });
        }
    }
}

impl ParamAttrs {
    /// As [`ParamAttrs::keep`], but keeps the `noalias` of a result, by which a function allocates.
    fn keep_of_result(&mut self, kept: PromiseSet) {
        self.keep(kept.with_promise(Promise::NoAlias));
    }

    fn keep(&mut self, kept: PromiseSet) {
        let promise = |flag: ParamAttr| match flag {
            ParamAttr::NonNull => Some(Promise::NonNull),
            ParamAttr::NoUndef => Some(Promise::NoUndef),
            ParamAttr::Returned => Some(Promise::Returned),
            ParamAttr::ReadOnly | ParamAttr::WriteOnly | ParamAttr::ReadNone => Some(Promise::Memory),
            ParamAttr::NoAlias => Some(Promise::NoAlias),
            ParamAttr::NoCapture => Some(Promise::NoCapture),
            ParamAttr::NoFree => Some(Promise::NoFree),
            _ => None,
        };
        let flags = self.flags.iter().filter(|&flag| promise(flag).is_none_or(|promise| kept.has(promise)));
        self.flags = flags.fold(Default::default(), |set, flag| set.with_attribute(flag));
        self.range = self.range.filter(|_| kept.has(Promise::Range));
        if !kept.has(Promise::NoFpClass) {
            self.no_fp_class = FpClasses::NONE;
        }
        self.dereferenceable = self.dereferenceable.filter(|_| kept.has(Promise::Dereferenceable));
        self.dereferenceable_or_null =
            self.dereferenceable_or_null.filter(|_| kept.has(Promise::DereferenceableOrNull));
        // The alignment of a `byval` copy is no promise.
        let is_copy = matches!(self.passing, crate::attributes::Passing::ByVal(_));
        self.align = self.align.filter(|_| is_copy || kept.has(Promise::Align));
    }
}
