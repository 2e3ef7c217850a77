//! The names of values, which only some readers of a module want.

use std::collections::HashMap;

use smol_str::SmolStr;

use crate::id::{FuncId, ValueId};

/// Takes the names of the values of each function.
pub(super) trait NamesTaker {
    /// Takes those of a function that has been read.
    fn take(&mut self, function: FuncId, values: HashMap<SmolStr, ValueId>);
}

/// Takes no names.
pub(super) struct Forgotten;

impl NamesTaker for Forgotten {
    fn take(&mut self, _: FuncId, _: HashMap<SmolStr, ValueId>) {}
}

/// The names of the values of each defined function, without their `%`. LangRef "Identifiers".
#[derive(Clone, Debug, Default)]
pub struct ValueNames {
    functions: HashMap<FuncId, Vec<(ValueId, SmolStr)>>,
}

impl NamesTaker for ValueNames {
    fn take(&mut self, function: FuncId, values: HashMap<SmolStr, ValueId>) {
        let named = values.into_iter().filter(|(name, _)| !is_number(name));
        let mut named: Vec<_> = named.map(|(name, value)| (value, name)).collect();
        named.sort_unstable();
        self.functions.insert(function, named);
    }
}

impl ValueNames {
    /// The name of a value; `None` if it has a number only.
    #[must_use]
    pub fn name(&self, function: FuncId, value: ValueId) -> Option<&str> {
        let named = self.functions.get(&function)?;
        let at = named.binary_search_by_key(&value, |(value, _)| *value).ok()?;
        Some(&named[at].1)
    }

    /// The named values of a function, in the order of their ids.
    pub fn of_function(&self, function: FuncId) -> impl Iterator<Item = (ValueId, &str)> {
        self.functions.get(&function).into_iter().flatten().map(|(value, name)| (*value, name.as_str()))
    }
}

fn is_number(name: &str) -> bool {
    name.bytes().all(|byte| byte.is_ascii_digit())
}
