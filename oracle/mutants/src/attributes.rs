//! Attributes and metadata of a lowered module that are others. LLVM accepts them, and code is often right all the same.

use base::Align;
use ir::{
    Attachment, Callee, Const, Intrinsic, MetadataBody, MetadataNode, MetadataValue, Module, Operand,
    ParamAttr, ParamAttrs, Passing,
};

const EXTENSIONS: [ParamAttr; 2] = [ParamAttr::ZeroExt, ParamAttr::SignExt];

fn without_extension(attrs: &mut ParamAttrs) {
    for extension in EXTENSIONS {
        attrs.flags = attrs.flags.difference(ir::AttributeSet::<ParamAttr>::NONE.with_attribute(extension));
    }
}

/// Changes the attributes of each argument of direct calls.
fn each_argument(module: &mut Module, change: impl Fn(&mut ParamAttrs)) {
    for function in &mut module.functions {
        for call in function.calls_mut().filter(|call| matches!(call.callee, Callee::Direct(_))) {
            call.args.iter_mut().for_each(|(_, attrs)| change(attrs));
        }
    }
}

/// Calls lose `zeroext` and `signext` of their arguments.
pub(crate) fn call_extension_missing(module: &mut Module) {
    each_argument(module, without_extension);
}

/// Functions lose `zeroext` and `signext` of their parameters.
pub(crate) fn parameter_extension_missing(module: &mut Module) {
    for function in &mut module.functions {
        function.params.iter_mut().for_each(|param| without_extension(&mut param.attrs));
    }
}

/// Functions lose `zeroext` and `signext` of their results.
pub(crate) fn result_extension_missing(module: &mut Module) {
    module.functions.iter_mut().for_each(|function| without_extension(&mut function.ret_attrs));
}

/// Calls lose `zeroext` and `signext` of their results.
pub(crate) fn call_result_extension_missing(module: &mut Module) {
    for function in &mut module.functions {
        function.calls_mut().for_each(|call| without_extension(&mut call.ret_attrs));
    }
}

/// Calls lose `sret`.
pub(crate) fn call_sret_missing(module: &mut Module) {
    each_argument(module, |attrs| {
        if matches!(attrs.passing, Passing::SRet(_)) {
            attrs.passing = Passing::Direct;
        }
    });
}

/// Calls pass their first argument with `inreg`.
pub(crate) fn call_inreg_added(module: &mut Module) {
    let own = |name: &str| !name.starts_with("llvm.") && !name.starts_with("bf_");
    let callable: Vec<bool> = module.functions.iter().map(|function| own(&function.name)).collect();
    for function in &mut module.functions {
        for call in function.calls_mut() {
            let Callee::Direct(id) = call.callee else { continue };
            if let (true, Some((_, attrs))) = (callable[id.index()], call.args.first_mut())
                && attrs.passing == Passing::Direct
            {
                *attrs = attrs.with_attribute(ParamAttr::InReg);
            }
        }
    }
}

/// Calls say half or twice the alignment of a copy.
pub(crate) fn call_byval_align_other(module: &mut Module) {
    each_argument(module, |attrs| {
        if let (Passing::ByVal(_), Some(align)) = (attrs.passing, attrs.align) {
            attrs.align = Align::from_bytes(align.bytes().0 * 2);
        }
    });
}

/// Copies have a `!tbaa.struct` with a member of one byte after their end.
pub(crate) fn tbaa_struct_too_long(module: &mut Module) {
    let copy = module.functions.iter().position(|function| function.intrinsic() == Some(Intrinsic::MemCpy));
    let Some(copy) = copy else { return };
    let Module { functions, metadata, .. } = module;
    for block in functions.iter_mut().flat_map(|function| &mut function.blocks) {
        for instruction in &mut block.instructions {
            let ir::Op::Call(call) = &instruction.op else { continue };
            let (Callee::Direct(id), [_, _, (Operand::Const(Const::Int { value, .. }), _), ..]) =
                (call.callee, call.args.as_slice())
            else {
                continue;
            };
            if id.index() != copy || instruction.metadata.is_some() {
                continue;
            }
            let number = |value: i64| MetadataValue::Constant(Const::i64(value));
            let tag = metadata.add(MetadataNode { distinct: false, body: MetadataBody::Tuple(Vec::new()) });
            let all = [number(0), number(*value as i64), MetadataValue::Node(tag)];
            let behind = [number(*value as i64), number(1), MetadataValue::Node(tag)];
            let body = MetadataBody::Tuple(all.into_iter().chain(behind).collect());
            let node = metadata.add(MetadataNode { distinct: false, body });
            instruction.metadata = metadata.attach(vec![Attachment { kind: "tbaa.struct".into(), node }]);
        }
    }
}
