//! Keeps a campaign from meeting the same defect all night: once a bucket has enough findings, programs that have what triggers
//! it are replaced by others.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use database::{BucketId, TriggerLine};

/// One program of this number is let through whatever its traits: the trigger of one defect may hide another.
const LET_THROUGH: u64 = 16;

/// The triggers of buckets that have enough findings, shared with the workers.
#[derive(Debug, Default)]
pub struct Steering(Mutex<Arc<Vec<TriggerLine>>>);

/// The triggers at one moment.
#[derive(Clone, Debug)]
pub struct Avoided(Arc<Vec<TriggerLine>>);

impl Steering {
    /// From now on programs are steered away from these.
    pub fn avoid(&self, triggers: Vec<TriggerLine>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Arc::new(triggers);
    }

    /// The triggers now.
    #[must_use]
    pub fn now(&self) -> Avoided {
        Avoided(Arc::clone(&self.0.lock().unwrap_or_else(PoisonError::into_inner)))
    }
}

impl Avoided {
    /// The bucket whose trigger the program with this number has, if it is to be replaced.
    pub fn bucket(&self, number: u64, traits: impl FnOnce() -> BTreeSet<String>) -> Option<BucketId> {
        if self.0.is_empty() || number.is_multiple_of(LET_THROUGH) {
            return None;
        }
        let traits = traits();
        let triggered = |line: &&TriggerLine| line.traits.iter().all(|wanted| traits.contains(wanted));
        self.0.iter().filter(|line| !line.traits.is_empty()).find(triggered).map(|line| line.bucket)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_with_all_of_a_trigger_are_avoided() {
        let trigger = |bucket, traits: &[&str]| TriggerLine {
            bucket: BucketId(bucket),
            members: 20,
            traits: traits.iter().map(|&name| name.to_owned()).collect(),
        };
        let steering = Steering::default();
        let of = |number, traits: &[&str]| {
            let traits = || traits.iter().map(|&name| name.to_owned()).collect();
            steering.now().bucket(number, traits).map(|bucket| bucket.0)
        };
        assert_eq!(of(1, &["union", "packed"]), None);
        steering.avoid(vec![trigger(3, &[]), trigger(7, &["union", "packed"])]);
        assert_eq!(of(1, &["union", "packed", "shift"]), Some(7));
        assert_eq!(of(1, &["union"]), None, "it takes all of a trigger");
        assert_eq!(of(16, &["union", "packed"]), None, "one of sixteen is let through");
    }
}
