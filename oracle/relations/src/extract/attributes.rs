//! Attributes of functions, parameters, results and arguments.

use ir::{FunctionAttrs, ParamAttrs, TypeId};

use super::Extractor;
use crate::domain::{Function, Instruction, Number, Type, Word};
use crate::table::Tables;

/// An attribute's value.
enum AttributeValue {
    None,
    Type(TypeId),
    Number(u64),
}

/// The attributes of a parameter, by keyword.
fn for_each_attribute(attrs: &ParamAttrs, mut visit: impl FnMut(&'static str, AttributeValue)) {
    for flag in attrs.flags.iter() {
        visit(flag.keyword(), AttributeValue::None);
    }
    if let Some((keyword, ty)) = attrs.passing.written() {
        visit(keyword, AttributeValue::Type(ty));
    }
    let number = |bytes: u64| AttributeValue::Number(bytes);
    if let Some(align) = attrs.align {
        visit("align", number(align.bytes().0));
    }
    if let Some(align) = attrs.stack_align {
        visit("alignstack", number(align.bytes().0));
    }
    if let Some(bytes) = attrs.dereferenceable {
        visit("dereferenceable", number(bytes.0));
    }
    if let Some(bytes) = attrs.dereferenceable_or_null {
        visit("dereferenceable_or_null", number(bytes.0));
    }
    // The ends of a range need not fit a number of the relations.
    if let Some(range) = attrs.range {
        visit("range", AttributeValue::Type(range.ty));
    }
    if !attrs.no_fp_class.is_empty() {
        visit("nofpclass", number(u64::from(attrs.no_fp_class.bits())));
    }
}

/// A range whose ends engines of Datalog can hold.
fn range(attrs: &ParamAttrs) -> Option<(Number, Number)> {
    let range = attrs.range?;
    let end = |number: u128| u32::try_from(number).ok().filter(|&number| number < Number::MOST.0);
    Some((Number(end(range.first)?), Number(end(range.end)?)))
}

impl Extractor<'_> {
    pub(super) fn function_attributes(&mut self, f: Function, function: &ir::Function) {
        let FunctionAttrs { flags, memory: _, words, strings } = &function.attrs;
        for flag in flags.iter() {
            let word = self.word(flag.keyword());
            self.facts.tables.add_function_attribute(f, word);
        }
        for text in words {
            let word = self.word(text);
            self.facts.tables.add_function_attribute(f, word);
        }
        for (key, value) in strings {
            let (key, value) = (self.word(key), self.word(value));
            self.facts.tables.add_function_string_attribute(f, key, value);
        }
        for (at, param) in function.params.iter().enumerate() {
            self.parameter_attributes(f, Number::saturating(at), &param.attrs);
        }
        self.function_result_attributes(f, &function.ret_attrs);
    }

    /// Adds the rows of attributes: each word, and with it a type or a number.
    fn attributes(
        &mut self,
        attrs: &ParamAttrs,
        add: impl Fn(&mut Tables, Word),
        add_type: impl Fn(&mut Tables, Word, Type),
        add_number: impl Fn(&mut Tables, Word, Number),
    ) {
        for_each_attribute(attrs, |name, value| {
            let word = self.word(name);
            let tables = &mut self.facts.tables;
            add(tables, word);
            match value {
                AttributeValue::None => {}
                AttributeValue::Type(ty) => add_type(tables, word, Type(ty.index() as u32)),
                AttributeValue::Number(number) => add_number(tables, word, Number::saturating(number)),
            }
        });
    }

    fn parameter_attributes(&mut self, f: Function, index: Number, attrs: &ParamAttrs) {
        self.attributes(
            attrs,
            |tables, word| tables.add_function_parameter_attribute(f, index, word),
            |tables, word, ty| tables.add_function_parameter_attribute_type(f, index, word, ty),
            |tables, word, number| tables.add_function_parameter_attribute_number(f, index, word, number),
        );
        if let Some((first, end)) = range(attrs) {
            self.facts.tables.add_function_parameter_range(f, index, first, end);
        }
    }

    fn function_result_attributes(&mut self, f: Function, attrs: &ParamAttrs) {
        self.attributes(
            attrs,
            |tables, word| tables.add_function_result_attribute(f, word),
            |tables, word, ty| tables.add_function_result_attribute_type(f, word, ty),
            |tables, word, number| tables.add_function_result_attribute_number(f, word, number),
        );
        if let Some((first, end)) = range(attrs) {
            self.facts.tables.add_function_result_range(f, first, end);
        }
    }

    pub(super) fn argument_attributes(&mut self, i: Instruction, index: Number, attrs: &ParamAttrs) {
        self.attributes(
            attrs,
            |tables, word| tables.add_argument_attribute(i, index, word),
            |tables, word, ty| tables.add_argument_attribute_type(i, index, word, ty),
            |tables, word, number| tables.add_argument_attribute_number(i, index, word, number),
        );
    }

    pub(super) fn call_attributes(&mut self, i: Instruction, call: &ir::Call) {
        self.attributes(
            &call.ret_attrs,
            |tables, word| tables.add_call_result_attribute(i, word),
            |tables, word, ty| tables.add_call_result_attribute_type(i, word, ty),
            |_, _, _| {},
        );
        for flag in call.attrs.flags.iter() {
            let word = self.word(flag.keyword());
            self.facts.tables.add_call_attribute(i, word);
        }
        for text in &call.attrs.words {
            let word = self.word(text);
            self.facts.tables.add_call_attribute(i, word);
        }
    }
}
