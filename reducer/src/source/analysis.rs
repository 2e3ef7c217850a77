//! A text's tree and names together.

use std::ops::Range;
use std::sync::Arc;

use super::cxx;
use super::language::SourceLanguage;
use super::model::{EntityId, Model};
use super::syntax::{NodeId, Syntax};

/// The facts of a text from which passes work.
#[derive(Debug)]
pub(super) struct Analysis {
    pub(super) syntax: Arc<Syntax>,
    pub(super) model: Model,
    /// The start of each token, in bytes.
    starts: Vec<usize>,
}

impl Analysis {
    pub(super) fn new(text: &str, syntax: &Arc<Syntax>) -> Analysis {
        let syntax = Arc::clone(syntax);
        let model = match syntax.language {
            SourceLanguage::C => Model::new(text, &syntax),
            SourceLanguage::Cxx => cxx::spelled_model(text, &syntax),
        };
        let token = |id: &NodeId| syntax[*id].tokens == 1 && syntax[*id].children.is_empty();
        let starts = syntax.ids().filter(token).map(|id| syntax[id].range.start).collect();
        Analysis { syntax, model, starts }
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
        let before = |place: usize| self.starts.partition_point(|&start| start < place);
        (before(range.end) - before(range.start)) as u32
    }
}
