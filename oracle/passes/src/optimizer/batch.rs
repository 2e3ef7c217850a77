//! Many modules through one process.

use std::time::Duration;

use ir::{Function, Global, Module, ParamAttrs};
use smol_str::format_smolstr;

use super::divide::DividedText;
use super::{OptError, Optimizer};
use case_files::module_file::{self, ModuleFile};

/// The results of one run of `opt` on some modules.
#[derive(Debug, Default)]
pub struct OptimizedBatch {
    /// For each module, in their order, what it became. Where our reader does not know what came out, the error is
    /// [`Unread`](UnreadOutput::Unread).
    pub results: Vec<Result<ModuleFile, UnreadOutput>>,
    /// The CPU time of all processes.
    pub cpu: Duration,
    /// Their number.
    pub processes: u32,
}

/// The reason why there is no module to be judged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnreadOutput {
    /// `opt` made none.
    #[error(transparent)]
    NotMade(#[from] OptError),
    /// Our reader does not know what is in it.
    #[error("its output cannot be read: {0}")]
    Unread(String),
}

/// The prefix of the names of a module, which is in no name of anybody's.
fn prefix(number: usize) -> String {
    format!("bitfrost.batch.{number}.")
}

impl Optimizer {
    /// Runs passes on each of some modules by themselves, with as few processes as possible: where `opt` dies of one module or
    /// refuses it, the others are run again without it.
    #[must_use]
    pub fn run_all(&self, modules: &[&Module], passes: &str) -> OptimizedBatch {
        let mut batch = OptimizedBatch::default();
        self.run_some(modules, passes, &mut batch);
        batch
    }

    /// Appends the results of these modules.
    fn run_some(&self, modules: &[&Module], passes: &str, batch: &mut OptimizedBatch) {
        let text = match modules {
            [] => return,
            [one] => Some(ir::print_module(one)),
            _ => merged(modules),
        };
        let run = text.map(|text| {
            batch.processes += 1;
            self.run(&text, passes)
        });
        match (run, modules) {
            (Some(Ok(run)), [_]) => {
                batch.cpu += run.cpu;
                batch.results.push(self.read(&run.text));
            }
            (Some(Ok(run)), _) => {
                batch.cpu += run.cpu;
                let divided = DividedText::new(&run.text);
                let parts = (0..modules.len()).map(|number| self.read(&divided.part(&prefix(number))));
                batch.results.extend(parts);
            }
            (Some(Err(why)), [_]) => batch.results.push(Err(why.into())),
            (Some(Err(why)), _) if !why.is_about_module() => {
                batch.results.extend(modules.iter().map(|_| Err(why.clone().into())));
            }
            // One of them is why, or they cannot be one module.
            (None | Some(Err(_)), _) => {
                let (some, others) = modules.split_at(modules.len() / 2);
                self.run_some(some, passes, batch);
                self.run_some(others, passes, batch);
            }
        }
    }

    fn read(&self, text: &str) -> Result<ModuleFile, UnreadOutput> {
        module_file::parsed(&format!("the output of {}", self.name()), text)
            .map_err(|why| UnreadOutput::Unread(why.to_string()))
    }
}

/// Modules as one, each with names of its own; `None` if that cannot be.
fn merged(modules: &[&Module]) -> Option<String> {
    let first = *modules.first()?;
    let types = ir::TypeTable::with_layout(first.types.data_layout().clone());
    let (target, triple) = (first.target, first.triple.clone());
    let mut all = Module { target, triple, types, ..Module::default() };
    for (number, module) in modules.iter().enumerate() {
        let mut module = (*module).clone();
        module.prefix_definitions(&prefix(number));
        prefix_disagreeing(&mut module, &all, &prefix(number));
        all.merge(&module).ok()?;
    }
    Some(ir::print_module(&all))
}

/// Puts a prefix before the names of declarations of which `all` promises something else, as it has them from another module: what is
/// promised in one module must not hold in the others.
fn prefix_disagreeing(module: &mut Module, all: &Module, prefix: &str) {
    let attrs = |function: &Function| -> Vec<ParamAttrs> {
        function.params.iter().map(|param| param.attrs).chain([function.ret_attrs]).collect()
    };
    for function in module.functions.iter_mut().filter(|function| function.is_declaration()) {
        let known = all.function(&function.name).map(|id| &all.functions[id.index()]);
        let agrees = |known: &Function| {
            (&known.attrs, attrs(known), known.convention)
                == (&function.attrs, attrs(function), function.convention)
        };
        // An intrinsic has the attributes that LLVM gives it.
        if !function.name.starts_with("llvm.") && known.is_some_and(|known| !agrees(known)) {
            function.name = format_smolstr!("{prefix}{}", function.name);
        }
    }
    for global in module.globals.iter_mut().filter(|global| global.initializer.is_none()) {
        let known = all.globals.iter().find(|known| known.name == global.name);
        let agrees = |known: &Global| {
            let alike = (known.constant, known.align, known.linkage)
                == (global.constant, global.align, global.linkage);
            alike && known.metadata.is_none() && global.metadata.is_none()
        };
        if known.is_some_and(|known| !agrees(known)) {
            global.name = format_smolstr!("{prefix}{}", global.name);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_one_module_promises_holds_in_no_other() {
        let texts = [
            "declare i8 @unknown() memory(none)\ndeclare i8 @same()\ndefine i8 @f() {\n  %v = call i8 @unknown()\n  ret i8 %v\n}\n",
            "declare i8 @unknown()\ndeclare i8 @same()\ndefine i8 @f() {\n  %v = call i8 @unknown()\n  %w = call i8 @same()\n  ret i8 %v\n}\n",
        ];
        let modules = texts.map(|text| ir::read_module(text).unwrap());
        let all = merged(&[&modules[0], &modules[1]]).unwrap();
        assert_eq!(all.matches("@same()").count(), 2, "{all}");
        let second = DividedText::new(&all).part(&prefix(1));
        let second = ir::read_module(&second).unwrap();
        let unknown = second.function("unknown").unwrap();
        assert_eq!(second.functions[unknown.index()].attrs.memory, None);
    }

    #[test]
    fn modules_are_one_and_come_back_as_they_were() {
        let texts = [
            "@g = internal global i8 3\ndefine i8 @f() {\n  %v = load i8, ptr @g, align 1\n  ret i8 %v\n}\n",
            "@g = internal global i16 4\ndeclare i8 @unknown()\ndefine i8 @f() {\n  %v = call i8 @unknown()\n  ret i8 %v\n}\n",
        ];
        let modules = texts.map(|text| ir::read_module(text).unwrap());
        let all = merged(&[&modules[0], &modules[1]]).unwrap();
        let divided = DividedText::new(&all);
        for (number, module) in modules.iter().enumerate() {
            let part = ir::read_module(&divided.part(&prefix(number))).unwrap();
            // The types have other numbers.
            let sorted = |module: &Module| {
                let text = ir::print_module(module);
                let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
                lines.retain(|line| !line.is_empty());
                lines.sort();
                lines
            };
            assert_eq!(sorted(&part), sorted(module));
        }
    }
}
