//! A text's tree and names together.

use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use super::cxx;
use super::edits::{Sites, SourceSite};
use super::language::SourceLanguage;
use super::model::{EntityId, Model};
use super::quick_hash::QuickHasher;
use super::syntax::{NodeId, Syntax};

/// The facts of a text from which passes work.
#[derive(Debug)]
pub(super) struct Analysis {
    pub(super) syntax: Arc<Syntax>,
    pub(super) model: Model,
    /// The tokens, in order.
    tokens: Vec<NodeId>,
    /// The start of each, in bytes.
    starts: Vec<usize>,
    /// The names that nothing uses.
    unused: OnceLock<HashSet<String>>,
    /// The sites of passes that were asked for them.
    sites: Mutex<SiteCache>,
}

/// The sites of passes, each by the function that lists them, and how many they are.
#[derive(Debug, Default)]
struct SiteCache {
    of_pass: HashMap<SiteLister, Arc<Vec<ListedSite>>>,
    sites: usize,
}

/// A site with what a scheduler asks of it.
#[derive(Debug)]
pub(super) struct ListedSite {
    pub(super) site: SourceSite,
    /// The tokens that its change saves.
    pub(super) saved: u32,
    /// The same for what begins alike, so that what is known of a statement stays known as it shrinks.
    pub(super) key: u64,
}

impl ListedSite {
    fn new(site: SourceSite, analysis: &Analysis, text: &str) -> ListedSite {
        let bytes = text[site.span.clone()].bytes().filter(|byte| !byte.is_ascii_whitespace());
        let mut hasher = QuickHasher::default();
        bytes.take(BYTES_OF_KEY).for_each(|byte| hasher.add(byte.into()));
        ListedSite { saved: site.edits.saved(analysis), key: hasher.finish(), site }
    }
}

/// The bytes by which sites are alike.
const BYTES_OF_KEY: usize = 24;

/// A function that lists a pass's sites. Two of the same code may be one, and list the same.
type SiteLister = fn(&Analysis, &str) -> Sites;

/// The sites that are kept at most: for more it takes too much memory.
const MOST_SITES: usize = 200_000;

impl Analysis {
    pub(super) fn new(text: &str, syntax: &Arc<Syntax>) -> Analysis {
        let syntax = Arc::clone(syntax);
        let model = match syntax.language {
            SourceLanguage::C => Model::new(text, &syntax),
            SourceLanguage::Cxx => cxx::spelled_model(text, &syntax),
        };
        let token = |id: &NodeId| syntax[*id].tokens == 1 && syntax[*id].children.is_empty();
        let tokens: Vec<NodeId> = syntax.ids().filter(token).collect();
        let starts = tokens.iter().map(|&id| syntax[id].range.start).collect();
        Analysis { syntax, model, tokens, starts, unused: OnceLock::new(), sites: Mutex::default() }
    }

    /// The names that nothing uses.
    pub(super) fn unused(&self) -> &HashSet<String> {
        self.unused.get_or_init(|| {
            let unused = self.model.ids().filter(|&id| self.is_unused(id));
            unused.map(|id| self.model[id].name.clone()).collect()
        })
    }

    /// The sites of a pass in this text, each time the same.
    pub(super) fn sites(&self, list: SiteLister, text: &str) -> Arc<Vec<ListedSite>> {
        let locked = || self.sites.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = locked().of_pass.get(&list) {
            return Arc::clone(known);
        }
        let sites = list(self, text).into_iter().map(|site| ListedSite::new(site, self, text));
        let sites: Arc<Vec<ListedSite>> = Arc::new(sites.collect());
        let mut cache = locked();
        if cache.sites + sites.len() <= MOST_SITES {
            cache.sites += sites.len();
            cache.of_pass.insert(list, Arc::clone(&sites));
        }
        sites
    }

    /// The tokens that begin in a range.
    pub(super) fn tokens_of(&self, range: &Range<usize>) -> &[NodeId] {
        let before = |place: usize| self.starts.partition_point(|&start| start < place);
        &self.tokens[before(range.start)..before(range.end)]
    }

    /// True if nothing uses a name: in C++ nothing but what declares it.
    pub(super) fn is_unused(&self, id: EntityId) -> bool {
        let entity = &self.model[id];
        if self.syntax.language == SourceLanguage::C || entity.uses.is_empty() {
            return entity.uses.is_empty();
        }
        let items = entity.declarations.iter().filter_map(|&name| cxx::declared_item(&self.syntax, name));
        let items: Vec<Range<usize>> = items.map(|item| self.syntax[item].range.clone()).collect();
        let within = |place: usize| items.iter().any(|item| item.contains(&place));
        entity.uses.iter().all(|&used| within(self.syntax[used].range.start))
    }

    /// The number of tokens that begin in a range.
    pub(super) fn tokens_in(&self, range: &Range<usize>) -> u32 {
        self.tokens_of(range).len() as u32
    }
}
