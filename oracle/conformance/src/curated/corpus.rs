//! The cases as `corpus/conformance/TARGET.toml` has them.

use lang::parse::Declaration;
use lang::{Program, RecordId, Signature, Target};
use lowering::abi::{Context, Quirks};
use lowering::layout::Layouts;
use lowering::shape::MemTypes;
use serde::Deserialize;

use host::Failure;

/// The name of the function that each case declares.
const FUNCTION: &str = "f";

/// A function of the conformance corpus, and the rule that it is about.
#[derive(Clone, Debug)]
pub struct ConformanceCase {
    /// Unique on its target: the document and section, then words, with `-` between them.
    pub id: String,
    /// The clause: section, and the rule in one sentence.
    pub clause: String,
    /// The group of rules it counts to.
    pub rule: String,
    /// The entry of the ledger (`corpus/known.toml`) by which some compilers deviate.
    pub known: Option<String>,
    /// The declarations, as the file has them.
    pub c: String,
    /// Its records and enumerations. It has no functions.
    pub program: Program,
    /// The records that are declared outside others, in order.
    pub records: Vec<RecordId>,
    /// The types of its function.
    pub signature: Signature,
}

/// A file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CaseFile {
    case: Vec<CaseText>,
}

/// A `[[case]]`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CaseText {
    id: String,
    clause: String,
    rule: String,
    known: Option<String>,
    c: String,
}

const fn text(target: Target) -> &'static str {
    match target {
        Target::X86_64Linux => include_str!("../../../../corpus/conformance/x86_64-linux-gnu.toml"),
        Target::AArch64Linux => include_str!("../../../../corpus/conformance/aarch64-linux-gnu.toml"),
        Target::RiscV64Linux => include_str!("../../../../corpus/conformance/riscv64-linux-gnu.toml"),
    }
}

/// The cases of a target, in the order of its file.
///
/// # Errors
/// [`Failure::Input`] if the file is no TOML of the form, or a case does not declare exactly the function `f`.
pub fn cases(target: Target) -> Result<Vec<ConformanceCase>, Failure> {
    let file: CaseFile =
        toml::from_str(text(target)).map_err(|why| Failure::input(target.name(), why.message()))?;
    file.case.into_iter().map(|case| read(target, case)).collect()
}

fn read(target: Target, case: CaseText) -> Result<ConformanceCase, Failure> {
    let refused = |why: &str| Failure::input(format_args!("{} {}", target.name(), case.id), why);
    // The line decides the sign of plain `char`.
    let source = format!("/* target: {} */\n{}", target.name(), case.c);
    let declared = lang::parse::header(&source, &case.id).map_err(|why| Failure::Input(why.to_string()))?;
    let Declaration { program, records, mut functions, unread } = declared;
    if let Some(why) = unread.first() {
        return Err(Failure::Input(why.to_string()));
    }
    let signature = match functions.pop() {
        Some((name, signature)) if name == FUNCTION && functions.is_empty() => signature,
        _ => return Err(refused("the case declares something else than one function f")),
    };
    let CaseText { id, clause, rule, known, c } = case;
    Ok(ConformanceCase { id, clause, rule, known, c, program, records, signature })
}

impl ConformanceCase {
    /// The id as an identifier of C: the name of the function in plain files, and with `_` after it the prefix of tags.
    #[must_use]
    pub fn identifier(&self) -> String {
        self.id.replace(|c: char| !c.is_ascii_alphanumeric(), "_")
    }

    /// Asks about the layouts and the passing of the case, by the documents alone: no deviation of a compiler applies.
    ///
    /// # Errors
    /// [`Failure::Input`] if a record has no layout.
    pub fn by_document<T>(&self, ask: impl FnOnce(Context<'_>) -> T) -> Result<T, Failure> {
        let layouts = Layouts::compute(&self.program).map_err(|why| Failure::input(&self.id, why))?;
        let shapes = MemTypes::compute(&self.program, &layouts);
        let context = Context::new(&self.program, &layouts, &shapes);
        Ok(ask(Context { quirks: Quirks::NONE, ..context }))
    }
}
