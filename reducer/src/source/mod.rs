//! Reduction of anybody's C: the text of one or more files, over its syntax tree, with names resolved well enough that what a
//! pass leaves compiles.
//!
//! A pass lists its sites, each with the change to make there; changes of several sites can be made together (`edits.rs`).
//! After a change, what nothing uses any more goes as well (`sweep.rs`).

mod analysis;
mod aside;
mod conditionals;
mod cxx;
mod declared_names;
mod dialect;
mod edits;
mod external;
mod items;
mod language;
mod lexemes;
mod model;
mod opaque;
mod partition;
mod passes;
mod quick_hash;
mod reached;
mod removal;
mod size;
mod substitution;
mod sweep;
mod syntax;
mod tidy;
mod trees;

use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};

use crate::parts::Parted;
use crate::site_range::{SiteInfo, SiteNeed};
use crate::{PassTier, Reducible, ReductionPass, SiteRange};
use analysis::{Analysis, ListedSite};
use cxx::partition::{self as cxx_partition, CxxGrain, CxxMembers};
use cxx::{passes as cxx_passes, templates as cxx_templates};
use edits::SourceSite;
use edits::{Edits, ReplacedText, replaced};
use model::{Entity, EntityKind};
use opaque::UnknownText;
use partition::{MemberNeeds, SourceParts};
use quick_hash::QuickHasher;
use syntax::Syntax;
use trees::{TextEdit, TextTrees};

pub use conditionals::TAKEN_GROUP;
pub use language::SourceLanguage;
pub use reached::REACHED;
pub use size::SourceSize;

/// C text: one or more files of one program.
#[derive(Clone, Debug)]
pub struct SourceText {
    /// The text of all files.
    text: Arc<str>,
    /// The end of each file in it, in bytes.
    ends: Arc<[usize]>,
    language: SourceLanguage,
    /// The number of places where the original is not understood; a candidate has no more.
    tolerated: usize,
    /// The text that this one was edited from.
    origin: Option<Arc<EditedFrom>>,
    trees: Arc<OnceLock<TextTrees>>,
    syntax: Arc<OnceLock<Arc<Syntax>>>,
    size: Arc<OnceLock<SourceSize>>,
    analysis: Arc<OnceLock<Analysis>>,
}

/// The text that another was edited from, as far as that one's trees and size follow from it.
#[derive(Debug)]
struct EditedFrom {
    trees: Arc<OnceLock<TextTrees>>,
    ends: Arc<[usize]>,
    edits: Vec<TextEdit>,
    /// The size that the edited text has by its edits.
    expected: SourceSize,
}

/// The edit of a pass: it lists the sites in a text.
#[derive(Clone, Copy, Debug)]
pub struct SourceEdit {
    sites: fn(&Analysis, &str) -> Vec<SourceSite>,
    /// The only language with the construct; `None`: any.
    language: Option<SourceLanguage>,
    /// True if declarations that the edit leaves without a use go, too.
    sweep: bool,
    /// The probability that a test needs a site, where it is the same for most programs: measured on the cases of `benches/reducers`.
    needed: Option<f64>,
}

impl ReductionPass<SourceText> {
    const fn needed(self, needed: f64) -> Self {
        ReductionPass { edit: SourceEdit { needed: Some(needed), ..self.edit }, ..self }
    }

    const fn only_in(self, language: SourceLanguage) -> Self {
        ReductionPass { edit: SourceEdit { language: Some(language), ..self.edit }, ..self }
    }
}

const fn pass(
    name: &'static str,
    tier: PassTier,
    sites: fn(&Analysis, &str) -> Vec<SourceSite>,
) -> ReductionPass<SourceText> {
    ReductionPass { name, tier, edit: SourceEdit { sites, language: None, sweep: true, needed: None } }
}

const fn token_pass(
    name: &'static str,
    sites: fn(&Analysis, &str) -> Vec<SourceSite>,
) -> ReductionPass<SourceText> {
    ReductionPass {
        name,
        tier: PassTier::Fine,
        edit: SourceEdit { sites, language: None, sweep: false, needed: None },
    }
}

/// Every pass, in the order in which they run.
const PASSES: &[ReductionPass<SourceText>] = &[
    pass("drop-parentheses", PassTier::Coarse, passes::drop_parentheses),
    pass("drop-statement", PassTier::Coarse, passes::drop_statement),
    pass("empty-function", PassTier::Coarse, passes::empty_function).needed(0.95),
    pass("drop-function", PassTier::Coarse, passes::drop_function),
    pass("drop-variable", PassTier::Coarse, passes::drop_variable),
    pass("drop-prototype", PassTier::Coarse, passes::drop_prototype).only_in(SourceLanguage::C),
    pass("drop-line", PassTier::Coarse, passes::drop_line),
    pass("drop-declaration", PassTier::Coarse, passes::drop_declaration),
    pass("drop-case", PassTier::Coarse, passes::drop_case),
    pass("unwrap-first-statement", PassTier::Coarse, passes::unwrap_first),
    pass("unwrap-other-branch", PassTier::Coarse, passes::unwrap_other),
    pass("drop-else", PassTier::Coarse, passes::drop_else),
    pass("drop-item", PassTier::Coarse, cxx_passes::drop_item).only_in(SourceLanguage::Cxx),
    pass("drop-named-item", PassTier::Coarse, cxx_passes::drop_named_item)
        .needed(0.95)
        .only_in(SourceLanguage::Cxx),
    pass("body-to-declaration", PassTier::Coarse, cxx_passes::body_to_declaration)
        .only_in(SourceLanguage::Cxx),
    pass("flatten-namespace", PassTier::Coarse, cxx_passes::flatten_namespace)
        .needed(0.1)
        .only_in(SourceLanguage::Cxx),
    pass("expression-to-zero", PassTier::Medium, passes::to_zero).needed(0.95),
    pass("expression-to-first", PassTier::Medium, passes::to_first).needed(0.76),
    pass("expression-to-last", PassTier::Medium, passes::to_last).needed(0.85),
    pass("drop-parameter", PassTier::Medium, passes::drop_parameter),
    pass("parameter-to-variable", PassTier::Medium, passes::parameter_to_variable)
        .needed(0.88)
        .only_in(SourceLanguage::C),
    pass("bare-main", PassTier::Medium, substitution::bare_main).needed(0.02).only_in(SourceLanguage::C),
    pass("function-to-variable", PassTier::Medium, substitution::function_to_variable).needed(0.97),
    pass("merge-variables", PassTier::Medium, substitution::merge_variables).only_in(SourceLanguage::C),
    pass("merge-parameters", PassTier::Medium, substitution::merge_parameters).only_in(SourceLanguage::C),
    pass("return-operand", PassTier::Medium, substitution::return_operand).needed(0.94),
    pass("result-to-void", PassTier::Medium, passes::result_to_void).needed(0.82),
    pass("move-definition", PassTier::Medium, passes::move_definition)
        .needed(0.02)
        .only_in(SourceLanguage::C),
    pass("address-cancels", PassTier::Medium, passes::cancel_address).needed(0.02),
    pass("array-to-element", PassTier::Medium, passes::array_to_element).only_in(SourceLanguage::C),
    pass("drop-field", PassTier::Medium, passes::drop_field),
    pass("drop-initialiser", PassTier::Medium, passes::drop_initialiser),
    pass("drop-element", PassTier::Medium, passes::drop_element),
    pass("flatten-list", PassTier::Medium, passes::flatten_list),
    pass("inline-call", PassTier::Medium, passes::inline_call).needed(0.85),
    pass("inline-statement", PassTier::Medium, passes::inline_statement).needed(0.04),
    pass("variable-to-value", PassTier::Medium, passes::variable_to_value),
    pass("drop-argument", PassTier::Medium, passes::drop_argument).needed(0.98),
    pass("drop-unnamed", PassTier::Medium, passes::drop_unnamed).needed(0.02).only_in(SourceLanguage::C),
    pass("inline-type", PassTier::Medium, passes::inline_type).needed(0.02).only_in(SourceLanguage::C),
    pass("unwrap-block", PassTier::Medium, passes::unwrap_block).needed(0.02),
    pass("instantiate", PassTier::Medium, cxx_templates::instantiate)
        .needed(0.4)
        .only_in(SourceLanguage::Cxx),
    pass("instantiate-with-int", PassTier::Medium, cxx_templates::instantiate_with_int)
        .needed(0.6)
        .only_in(SourceLanguage::Cxx),
    pass("drop-template-parameter", PassTier::Medium, cxx_templates::drop_template_parameter)
        .only_in(SourceLanguage::Cxx),
    pass("drop-clause", PassTier::Medium, cxx_passes::drop_part).only_in(SourceLanguage::Cxx),
    pass("class-to-struct", PassTier::Medium, cxx_passes::class_to_struct)
        .needed(0.02)
        .only_in(SourceLanguage::Cxx),
    pass("drop-access", PassTier::Medium, cxx_passes::drop_access).only_in(SourceLanguage::Cxx),
    pass("drop-default", PassTier::Medium, cxx_passes::drop_default).only_in(SourceLanguage::Cxx),
    pass("bare-name", PassTier::Medium, cxx_passes::bare_name).needed(0.9).only_in(SourceLanguage::Cxx),
    pass("expression-to-braces", PassTier::Medium, cxx_passes::to_braces)
        .needed(0.7)
        .only_in(SourceLanguage::Cxx),
    pass("empty-lambda", PassTier::Medium, cxx_passes::empty_lambda).only_in(SourceLanguage::Cxx),
    pass("inline-alias", PassTier::Medium, cxx_passes::inline_alias).needed(0.1).only_in(SourceLanguage::Cxx),
    pass("expression-to-one", PassTier::Fine, passes::to_one).needed(0.93),
    pass("expression-to-minus-one", PassTier::Fine, passes::to_minus_one).needed(0.96),
    pass("drop-qualifier", PassTier::Fine, passes::drop_qualifier),
    pass("drop-attribute", PassTier::Fine, passes::drop_attribute),
    pass("type-to-int", PassTier::Fine, passes::to_int),
    pass("drop-derivation", PassTier::Fine, passes::drop_derivation),
    pass("smaller-number", PassTier::Fine, passes::smaller_number),
    pass("compound-to-assign", PassTier::Fine, passes::compound_to_assign),
    pass("string-to-empty", PassTier::Fine, passes::string_to_empty),
    pass("string-to-first-half", PassTier::Fine, passes::string_to_first),
    pass("string-to-second-half", PassTier::Fine, passes::string_to_last),
    // What is left in vain may be what the test needs.
    token_pass("drop-function-alone", passes::drop_function),
    token_pass("drop-variable-alone", passes::drop_variable),
    token_pass("drop-statement-alone", passes::drop_statement),
    token_pass("expression-to-zero-alone", passes::to_zero),
    token_pass("drop-token", passes::drop_token),
];

impl SourceText {
    /// The text of files of C.
    #[must_use]
    pub fn new<'a>(files: impl IntoIterator<Item = &'a str>) -> SourceText {
        SourceText::in_language(SourceLanguage::C, files)
    }

    /// The text of files.
    #[must_use]
    pub fn in_language<'a>(language: SourceLanguage, files: impl IntoIterator<Item = &'a str>) -> SourceText {
        let (mut text, mut ends) = (String::new(), Vec::new());
        for file in files {
            text.push_str(file);
            ends.push(text.len());
        }
        let mut new = SourceText {
            text: text.into(),
            ends: ends.into(),
            language,
            // Its own are counted next.
            tolerated: usize::MAX,
            origin: None,
            trees: Arc::default(),
            syntax: Arc::default(),
            size: Arc::default(),
            analysis: Arc::default(),
        };
        new.tolerated = new.errors();
        new
    }

    /// The language of the text.
    #[must_use]
    pub const fn language(&self) -> SourceLanguage {
        self.language
    }

    /// The number of places where the original is not understood.
    #[must_use]
    pub const fn tolerated(&self) -> usize {
        self.tolerated
    }

    /// C++ without the lines that say which file follows, by which compilers tell headers of the system, of which they do not warn.
    #[must_use]
    pub fn without_line_markers(&self) -> Option<SourceText> {
        let parts = (self.language == SourceLanguage::Cxx).then(|| cxx_partition::line_markers(self))??;
        Some(parts.keeping(&[true, false]))
    }

    /// The text of each file.
    pub fn files(&self) -> impl Iterator<Item = &str> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        starts.zip(self.ends.iter()).map(|(start, &end)| &self.text[start..end])
    }

    /// The number of places where the text is not of its language, or nested too deeply.
    #[must_use]
    pub fn errors(&self) -> usize {
        self.syntax().errors
    }

    /// The number of errors, of a large text those that the parser has found.
    fn quick_errors(&self) -> usize {
        if self.syntax.get().is_none() && self.origin.is_some() && self.is_read_by_edits() {
            return self.trees().errors();
        }
        self.errors()
    }

    /// The places that are not understood: the number of the file, the line, and the text.
    #[must_use]
    pub fn not_understood(&self) -> Vec<(usize, usize, &str)> {
        let place = |range: &std::ops::Range<usize>| {
            let file = self.ends.partition_point(|&end| end <= range.start).min(self.ends.len() - 1);
            let start = file.checked_sub(1).map_or(0, |before| self.ends[before]);
            let line = 1 + self.text[start..range.start].bytes().filter(|&byte| byte == b'\n').count();
            (file, line, &self.text[range.clone()])
        };
        self.syntax().not_understood.iter().map(place).collect()
    }

    /// The kinds of the nodes of its syntax tree, as the grammar names them; of operators and keywords these themselves.
    #[must_use]
    pub fn node_kinds(&self) -> BTreeSet<&'static str> {
        let syntax = self.syntax();
        syntax.ids().map(|id| syntax.kind(id)).collect()
    }

    /// True if a function of this name is defined in it, as far as the text is understood.
    #[must_use]
    pub fn defines_function(&self, name: &str) -> bool {
        let Analysis { syntax, model, .. } = self.analysis();
        let is_function = |entity: &&Entity| entity.kind == EntityKind::Function && entity.name == name;
        let declarations = model.entities.iter().filter(is_function).flat_map(|entity| &entity.declarations);
        declarations.copied().any(|name| syntax.defined_by(name).is_some())
    }

    /// True if a structure of it has a bit-field that is wider than `int` and narrower than 64 bits.
    #[must_use]
    pub fn has_wide_bit_field(&self) -> bool {
        let Analysis { syntax, .. } = self.analysis();
        let width = |id| self.text[syntax[id].range.clone()].trim_start_matches(':').trim().parse::<u32>();
        syntax.ids().any(|id| {
            syntax.kind(id) == "bitfield_clause" && width(id).is_ok_and(|width| (33..64).contains(&width))
        })
    }

    fn trees(&self) -> &TextTrees {
        let unknown = if self.tolerated > 0 { UnknownText::KeptApart } else { UnknownText::Guessed };
        let (text, ends, language) = (&*self.text, &*self.ends, self.language);
        self.trees.get_or_init(|| {
            let origin = self.origin.as_deref().filter(|_| self.is_read_by_edits());
            match origin.and_then(|origin| Some((origin, origin.trees.get()?))) {
                Some((EditedFrom { ends: before, edits, .. }, trees)) => {
                    trees.edited(before, text, ends, edits, language, unknown)
                }
                None => TextTrees::parse(text, ends, language, unknown),
            }
        })
    }

    /// True if reading what the edits have left of the text before is cheaper than reading all.
    fn is_read_by_edits(&self) -> bool {
        self.text.len() >= READ_WHOLE
    }

    fn syntax(&self) -> &Arc<Syntax> {
        let syntax = || Syntax::of_trees(&self.text, &self.ends, self.language, self.trees());
        self.syntax.get_or_init(|| Arc::new(syntax()))
    }

    fn analysis(&self) -> &Analysis {
        self.analysis.get_or_init(|| Analysis::new(&self.text, self.syntax()))
    }

    /// True if the trees of two texts have the same nodes, comments left out.
    fn is_read_like(&self, other: &SourceText) -> bool {
        fn kinds(syntax: &Syntax) -> impl Iterator<Item = &'static str> {
            syntax.ids().map(|id| syntax.kind(id)).filter(|&kind| kind != "comment")
        }
        kinds(self.syntax()).eq(kinds(other.syntax()))
    }

    fn changed(&mut self, edits: &Edits) {
        let analysis = self.analysis();
        let resolved = edits.resolved(&analysis.syntax);
        let replacements = resolved.iter().map(|(range, new)| (range.clone(), new.as_str()));
        let ReplacedText { text, ends, edits } = replaced(replacements, &self.text, &self.ends);
        let origin = EditedFrom {
            expected: self.size().edited(analysis, &self.text, &resolved, text.len()),
            trees: Arc::clone(&self.trees),
            ends: Arc::clone(&self.ends),
            edits,
        };
        *self = SourceText { origin: Some(Arc::new(origin)), ..self.with_text(text, ends) };
    }

    /// A candidate with this text.
    fn with_text(&self, text: String, ends: Vec<usize>) -> SourceText {
        self.with_same(text.into(), ends.into())
    }

    /// Another text of which nothing is computed.
    fn with_same(&self, text: Arc<str>, ends: Arc<[usize]>) -> SourceText {
        SourceText {
            text,
            ends,
            language: self.language,
            tolerated: self.tolerated,
            origin: None,
            trees: Arc::default(),
            syntax: Arc::default(),
            size: Arc::default(),
            analysis: Arc::default(),
        }
    }
}

/// The bytes of a text from which on only what edits touch is read again. A smaller text is quickly read.
const READ_WHOLE: usize = 16 << 10;

/// The weight of a token; what only makes the text simpler weighs 1.
const WEIGHT: u32 = 8;

/// The number of tokens from which on a text is first reduced by its parts. Smaller ones take fewer tests by sites.
const LARGE: u32 = 30_000;

/// The number of tokens below which what is left is reduced by sites.
const SMALL: u32 = 2_000;

/// The ways to take a text apart, coarse ones first.
const GRAINS: [fn(&SourceText) -> Option<SourceParts>; 4] = [
    SourceParts::comments,
    |text| Some(SourceParts::declarations(text, MemberNeeds::Needed)),
    |text| Some(SourceParts::declarations(text, MemberNeeds::Apart)),
    |text| Some(SourceParts::declarations(text, MemberNeeds::FirstDeclaration)),
];

/// The ways to take C++ apart, coarse ones first.
const CXX_GRAINS: [fn(&SourceText) -> Option<SourceParts>; 8] = [
    cxx_partition::line_markers,
    |text| cxx_parts(text, ";", CxxMembers::WithClass),
    // A run of the test on so much text that lacks only blanks would cost most of all.
    cxx_partition::layout,
    |text| cxx_parts(text, ";", CxxMembers::UnnamedApart),
    |text| cxx_parts(text, ";", CxxMembers::ByName),
    // What the finest way has made superfluous goes by a coarse one, which errs less.
    |text| cxx_parts(text, ";", CxxMembers::WithClass),
    |text| cxx_parts(text, "{ throw; }", CxxMembers::ByName),
    cxx_partition::layout,
];

fn cxx_parts(text: &SourceText, no_body: &'static str, members: CxxMembers) -> Option<SourceParts> {
    Some(cxx_partition::items(text, CxxGrain { no_body, members }))
}

/// The number of tokens from which on C++ is first reduced by its parts.
const LARGE_CXX: u32 = 4_000;

/// The probability that a test needs a declaration that nothing uses.
const UNUSED: f64 = 0.001;

impl Reducible for SourceText {
    type Size = SourceSize;
    type Edit = SourceEdit;

    const PASSES: &'static [ReductionPass<SourceText>] = PASSES;

    fn size(&self) -> SourceSize {
        *self.size.get_or_init(|| SourceSize::measure(self.syntax(), &self.text))
    }

    fn weight(&self) -> u32 {
        self.syntax().tokens() * WEIGHT
    }

    /// Its trees take a hundred times the memory of the text.
    fn detached(&self) -> SourceText {
        if self.syntax.get().is_some() {
            self.size();
        }
        SourceText {
            size: Arc::clone(&self.size),
            ..self.with_same(Arc::clone(&self.text), Arc::clone(&self.ends))
        }
    }

    fn edit(&mut self, edit: SourceEdit, sites: &mut SiteRange) {
        if edit.language.is_some_and(|language| language != self.language) {
            return;
        }
        let analysis = self.analysis();
        let mut edits = Edits::default();
        for ListedSite { site, saved, key } in analysis.sites(edit.sites, &self.text).iter() {
            let info = SiteInfo {
                weight: (saved * WEIGHT).max(1),
                span: site.span.clone(),
                key: *key,
                needed: match site.unused {
                    true => SiteNeed::Measured(UNUSED),
                    false => edit.needed.map_or(SiteNeed::Unknown, SiteNeed::Measured),
                },
            };
            if sites.offer(info) {
                edits.extend(site.edits.clone());
            }
        }
        if edits.is_empty() {
            return;
        }
        if edit.sweep {
            sweep::sweep(analysis, &mut edits);
        }
        self.changed(&edits);
    }

    fn untied(&self) -> Option<SourceText> {
        if self.is_small() { None } else { external::external_functions(self) }
    }

    fn grains(&self) -> usize {
        let (large, grains) = match self.language {
            SourceLanguage::C => (LARGE, GRAINS.len()),
            SourceLanguage::Cxx => (LARGE_CXX, CXX_GRAINS.len()),
        };
        if self.syntax().tokens() >= large { grains } else { 0 }
    }

    fn parted(&self, grain: usize) -> Option<Box<dyn Parted<SourceText>>> {
        let grains: &[fn(&SourceText) -> Option<SourceParts>] = match self.language {
            SourceLanguage::C => &GRAINS,
            SourceLanguage::Cxx => &CXX_GRAINS,
        };
        let parts = (grains.get(grain)?)(self)?;
        Some(Box::new(parts))
    }

    fn instead_of(mut self, best: &SourceText) -> Option<SourceText> {
        // Where the text is not understood, the numbers of errors and tokens depend on what stands around them.
        if best.tolerated > 0 && self.text.len() < best.text.len() {
            self.tolerated = self.errors();
            return Some(self);
        }
        (self.size() < best.size() && self.is_well_formed()).then_some(self)
    }

    fn is_small(&self) -> bool {
        self.syntax().tokens() < SMALL
    }

    fn is_well_formed(&self) -> bool {
        // Where C++ is not understood already, the number of errors depends on what stands around them, and the compiler decides.
        self.language == SourceLanguage::Cxx && self.tolerated > 0 || self.quick_errors() <= self.tolerated
    }

    fn may_be_smaller_than(&self, size: SourceSize) -> bool {
        match &self.origin {
            Some(origin) if self.is_read_by_edits() && self.syntax.get().is_none() => origin.expected < size,
            _ => self.size() < size,
        }
    }

    fn digest(&self) -> u64 {
        let mut hasher = QuickHasher::default();
        for file in self.files() {
            file.split_ascii_whitespace().for_each(|word| hasher.add_bytes(word.as_bytes()));
            hasher.add(u64::MAX);
        }
        hasher.finish()
    }

    fn empty(&self) -> SourceText {
        SourceText::in_language(self.language, self.files().map(|_| ""))
    }

    fn renamed(&self) -> SourceText {
        tidy::renamed(self).unwrap_or_else(|| self.clone())
    }

    fn finished(&self) -> Vec<SourceText> {
        if self.language == SourceLanguage::Cxx && !self.is_small() {
            // The reduction ended early; of so much, names and lines stay as they are.
            let bare = tidy::without_blanks(self);
            return if bare.text != self.text && bare.is_read_like(self) { vec![bare] } else { Vec::new() };
        }
        let renamed = tidy::renamed(self).map(|renamed| tidy::laid_out(&renamed));
        let forms = renamed.into_iter().chain([tidy::laid_out(self), tidy::without_blanks(self)]);
        // No pass has failed on a form that is read otherwise.
        forms.filter(|form| form.is_read_like(self)).collect()
    }
}
