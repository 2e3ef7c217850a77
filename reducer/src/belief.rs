//! The choice of the sites to edit together: probabilistic delta debugging (Wang et al., "Probabilistic Delta Debugging",
//! ESEC/FSE 2021), with weights, over all passes at once.
//!
//! For each site there is a probability that the case needs it. The next candidate edits the set of sites of one pass from which most
//! is to be expected: the probability that none is needed, times what they weigh. If it fails, each of them is more probably needed;
//! a site that failed alone is. What is not known of a site is taken from the pass's other sites.

use std::collections::{BTreeMap, HashMap};
use std::ops::Range;
use std::sync::Arc;

use crate::{SiteInfo, SiteNeed};

/// The probabilities of the sites of all passes.
#[derive(Clone, Debug)]
pub(crate) struct Beliefs {
    needed: HashMap<SiteKey, f64>,
    /// For each pass.
    records: Vec<PassRecord>,
}

/// The logarithm of the factor by which more sites of a pass are needed than is assumed from their sizes: what one pass cannot remove others mostly
/// cannot either, which no site's own probability says. It grows while candidates fail more often than is expected of them.
#[derive(Clone, Copy, Debug, Default)]
struct Caution(f64);

/// The part of a candidate's surprise by which caution changes.
const SURPRISE: f64 = 0.3;

/// The greatest caution.
const MOST_CAUTION: f64 = 4.0;

impl Caution {
    /// Learns the answer to a candidate that was interesting with a probability of `expected`.
    fn learn(&mut self, expected: f64, interesting: f64) {
        self.0 = (self.0 + SURPRISE * (expected - interesting)).clamp(0.0, MOST_CAUTION);
    }

    /// The belief that a site is needed of which this is assumed. Sites that are more probably needed than not are tried alone anyway.
    fn of_assumed(self, needed: f64) -> f64 {
        (1.0 - (1.0 - needed).powf(self.0.exp())).min(needed.max(0.5))
    }
}

/// The success of a pass so far, in sites.
#[derive(Clone, Copy, Debug, Default)]
struct PassRecord {
    edited: u32,
    needed: u32,
    caution: Caution,
    rightness: Rightness,
}

/// The part of a pass's candidates that the test takes, of those that it sees: mostly the newest.
#[derive(Clone, Copy, Debug)]
struct Rightness(f64);

/// The weight of the newest answer.
const NEWEST: f64 = 1.0 / 6.0;

impl Default for Rightness {
    fn default() -> Rightness {
        Rightness(0.5)
    }
}

/// A site of a pass. Of sites that look alike the first, the second, … in the order of the case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct SiteKey {
    pass: usize,
    key: u64,
    occurrence: u32,
}

/// The belief that a site is needed that failed alone, once other edits have been made.
const DOUBTED: f64 = 0.7;

/// The number of sites after which what a pass has met counts as much as what was assumed of it.
const ASSUMED_SITES: f64 = 10.0;

/// The sites of one pass in one case.
#[derive(Clone, Debug)]
pub(crate) struct PassSites {
    sites: Arc<Vec<(SiteKey, SiteInfo)>>,
    needed: Vec<f64>,
}

/// The next set of sites to edit.
#[derive(Clone, Debug, Default)]
pub(crate) struct SiteSet {
    /// The expected decrease, in the unit of the sites' weights.
    pub(crate) gain: f64,
    /// The probability that none of the sites is needed.
    promise: f64,
    /// By number.
    pub(crate) sites: Vec<usize>,
}

impl Beliefs {
    /// The beliefs before anything is known of the passes' sites.
    pub(crate) fn of_passes(passes: usize) -> Beliefs {
        Beliefs { needed: HashMap::new(), records: vec![PassRecord::default(); passes] }
    }

    /// The sites that a pass has now.
    pub(crate) fn sites(&self, pass: usize, infos: Vec<SiteInfo>) -> PassSites {
        let unknown = self.records[pass].first_belief(infos.len());
        let mut seen: HashMap<u64, u32> = HashMap::new();
        let mut key = |info: SiteInfo| {
            let count = seen.entry(info.key).or_default();
            *count += 1;
            (SiteKey { pass, key: info.key, occurrence: *count }, info)
        };
        let sites: Vec<(SiteKey, SiteInfo)> = infos.into_iter().map(&mut key).collect();
        let belief = |(key, info): &(SiteKey, SiteInfo)| {
            let assumed = || match info.needed {
                SiteNeed::Unknown => unknown,
                SiteNeed::Measured(needed) => needed,
                SiteNeed::BySize(needed) => self.records[pass].caution.of_assumed(needed),
            };
            self.needed.get(key).copied().unwrap_or_else(assumed)
        };
        PassSites { needed: sites.iter().map(belief).collect(), sites: Arc::new(sites) }
    }

    /// A candidate with this set of a pass's sites edited has failed.
    pub(crate) fn failed(&mut self, pass: usize, sites: &PassSites, set: &SiteSet) {
        if set.sites.len() == 1 {
            self.records[pass].needed += 1;
        }
        self.records[pass].caution.learn(set.promise, 0.0);
        self.needed.extend(set.sites.iter().map(|&at| (sites.sites[at].0, sites.needed[at])));
    }

    /// A candidate with this set of a pass's sites edited was kept.
    pub(crate) fn kept(&mut self, pass: usize, set: &SiteSet) {
        self.records[pass].edited += set.sites.len() as u32;
        self.records[pass].caution.learn(set.promise, 1.0);
    }

    /// The test took a candidate of a pass.
    pub(crate) fn test_took(&mut self, pass: usize) {
        let Rightness(part) = &mut self.records[pass].rightness;
        *part += (1.0 - *part) * NEWEST;
    }

    /// The test refused a valid candidate of a pass.
    pub(crate) fn test_refused(&mut self, pass: usize) {
        let Rightness(part) = &mut self.records[pass].rightness;
        *part -= *part * NEWEST;
    }

    /// The probability that the test takes a candidate of a pass, if it is valid.
    pub(crate) fn rightness(&self, pass: usize) -> f64 {
        self.records[pass].rightness.0
    }

    /// Of sites that failed alone nothing is certain any more.
    pub(crate) fn doubt(&mut self) {
        self.needed.values_mut().filter(|needed| **needed >= 1.0).for_each(|needed| *needed = DOUBTED);
    }
}

impl PassRecord {
    /// The belief that a site is needed of which nothing is known. The more sites there are, the smaller the part that is needed.
    fn first_belief(self, sites: usize) -> f64 {
        let assumed = 1.0 / (sites as f64).sqrt().max(1.0);
        let (edited, needed) = (f64::from(self.edited), f64::from(self.needed));
        ((needed + assumed * ASSUMED_SITES) / (needed + edited + ASSUMED_SITES)).clamp(0.01, 0.9)
    }
}

impl PassSites {
    /// The set of sites to edit next; empty if every site failed alone.
    pub(crate) fn next_set(&self) -> SiteSet {
        let mut order: Vec<usize> = (0..self.sites.len()).filter(|&at| self.needed[at] < 1.0).collect();
        // What each would bring alone comes first among equals.
        order.sort_by(|&a, &b| {
            let by_belief = self.needed[a].total_cmp(&self.needed[b]);
            by_belief.then(self.info(b).weight.cmp(&self.info(a).weight)).then(a.cmp(&b))
        });
        let mut best = SiteSet::default();
        // One site may be worth more than many that are more probably not needed.
        for &at in &order {
            let gain = (1.0 - self.needed[at]) * f64::from(self.info(at).weight.max(1));
            if gain > best.gain {
                best = SiteSet { gain, promise: 1.0 - self.needed[at], sites: vec![at] };
            }
        }
        let (mut chosen, mut length): (Vec<usize>, usize) = (Vec::new(), 0);
        let mut spans = DisjointSpans::default();
        let (mut none_needed, mut weight) = (1.0, 0.0);
        for at in order {
            if !spans.insert(&self.info(at).span) {
                continue;
            }
            none_needed *= 1.0 - self.needed[at];
            weight += f64::from(self.info(at).weight.max(1));
            chosen.push(at);
            if none_needed * weight > best.gain {
                (best.gain, best.promise) = (none_needed * weight, none_needed);
                length = chosen.len();
            } else if none_needed < 0.01 {
                break;
            }
        }
        if length > 0 {
            chosen.truncate(length);
            best.sites = chosen;
        }
        best
    }

    /// A candidate with this set of sites edited has failed.
    pub(crate) fn failed(&mut self, set: &SiteSet) {
        if let [alone] = set.sites[..] {
            self.needed[alone] = 1.0;
            return;
        }
        let none_needed: f64 = set.sites.iter().map(|&at| 1.0 - self.needed[at]).product();
        for &at in &set.sites {
            self.needed[at] = (self.needed[at] / (1.0 - none_needed)).min(0.999);
        }
    }

    fn info(&self, at: usize) -> &SiteInfo {
        &self.sites[at].1
    }
}

/// Places of which none is inside another, by their starts.
#[derive(Default)]
struct DisjointSpans(BTreeMap<usize, usize>);

impl DisjointSpans {
    /// Adds a place; false if it meets one that is there.
    fn insert(&mut self, span: &Range<usize>) -> bool {
        let meets = self.0.range(..span.end).next_back().is_some_and(|(_, &end)| span.start < end);
        if !meets {
            self.0.insert(span.start, span.end);
        }
        !meets
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pass_sites(infos: Vec<SiteInfo>) -> PassSites {
        Beliefs::of_passes(1).sites(0, infos)
    }

    fn info(span: Range<usize>) -> SiteInfo {
        SiteInfo { weight: span.len() as u32, key: span.start as u64, span, needed: SiteNeed::Unknown }
    }

    /// Removes all sites except `needed`; returns the number of candidates.
    fn candidates(mut sites: PassSites, needed: &[usize]) -> usize {
        let mut gone: Vec<usize> = Vec::new();
        for candidates in 0.. {
            let set = sites.next_set();
            if set.sites.is_empty() {
                assert_eq!(gone.len() + needed.len(), sites.sites.len());
                return candidates;
            }
            if set.sites.iter().any(|at| needed.contains(at)) {
                sites.failed(&set);
            } else {
                set.sites.iter().for_each(|&at| sites.needed[at] = 1.0);
                gone.extend(set.sites);
            }
        }
        unreachable!()
    }

    #[test]
    fn few_needed_sites_take_few_candidates() {
        let few =
            candidates(pass_sites((0..1000).map(|at| info(at..at + 1)).collect()), &[17, 400, 401, 900]);
        assert!(few < 120, "{few}");
        assert_eq!(candidates(pass_sites(vec![info(0..1)]), &[0]), 1);
    }

    #[test]
    fn the_heaviest_sites_come_first_and_none_inside_another() {
        let mut sites = pass_sites(vec![info(0..100), info(10..20), info(200..205)]);
        assert_eq!(sites.next_set().sites, [0]);
        sites.failed(&SiteSet { gain: 0.0, promise: 0.0, sites: vec![0] });
        assert_eq!(sites.next_set().sites, [1]);
    }

    #[test]
    fn a_pass_that_fails_more_often_than_expected_becomes_cautious() {
        let infos = || (0..100).map(|at| SiteInfo { needed: SiteNeed::BySize(0.01), ..info(at..at + 1) });
        let mut beliefs = Beliefs::of_passes(2);
        let first = beliefs.sites(0, infos().collect()).next_set();
        for _ in 0..5 {
            beliefs.failed(0, &pass_sites(Vec::new()), &SiteSet { sites: Vec::new(), ..first.clone() });
        }
        let next = beliefs.sites(0, infos().collect()).next_set();
        assert!(next.sites.len() * 4 < first.sites.len() * 3, "{first:?} {next:?}");
        assert_eq!(beliefs.sites(1, infos().collect()).next_set().sites.len(), first.sites.len());
        for _ in 0..50 {
            beliefs.kept(0, &next);
        }
        assert_eq!(beliefs.sites(0, infos().collect()).next_set().sites.len(), first.sites.len());
        let measured = |at| SiteInfo { needed: SiteNeed::Measured(0.01), ..info(at..at + 1) };
        let needed = beliefs.sites(0, (0..100).map(measured).collect()).needed;
        assert!(needed.iter().all(|&needed| needed == 0.01), "{needed:?}");
    }

    #[test]
    fn sites_of_which_it_is_known_that_nothing_needs_them_go_together() {
        let unused = |at: usize| SiteInfo { needed: SiteNeed::Measured(0.001), ..info(at..at + 1) };
        let sites = pass_sites((0..300).map(unused).chain([info(300..301)]).collect());
        assert!(sites.next_set().sites.len() >= 300);
    }
}
