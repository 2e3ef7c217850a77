//! The defects on record of engines are complete.

use std::collections::BTreeSet;

use conformance::recorded;

#[test]
fn every_record_is_complete() {
    let engines: BTreeSet<String> =
        plugins::bundled().unwrap().iter().map(|spec| spec.name.to_string()).collect();
    let all = recorded().unwrap();
    let ids: BTreeSet<&str> = all.iter().map(|defect| defect.id.as_str()).collect();
    assert_eq!(ids.len(), all.len());
    for defect in &all {
        let unit = defect.unit().unwrap_or_else(|why| panic!("{why}"));
        assert_eq!(unit.functions.len(), 1, "{}", defect.id);
        assert!(defect.engines().all(|engine| engines.iter().any(|known| known == engine)), "{}", defect.id);
        assert!(!defect.versions.is_empty() && defect.clause.len() > 20, "{}", defect.id);
        assert!(!defect.report.is_empty() && defect.sentence.ends_with('.'), "{}", defect.id);
    }
}

#[test]
fn what_an_engine_lacks_by_a_defect_is_on_record_of_it() {
    let all = recorded().unwrap();
    for spec in plugins::bundled().unwrap() {
        for (features, id) in &spec.known {
            let record = all.iter().find(|defect| defect.id == *id).unwrap_or_else(|| panic!("{id}"));
            assert!(record.engines().any(|engine| engine == spec.name), "{id} is of another engine");
            assert!(
                !(spec.defines & spec.calls).intersects(*features),
                "{} has what {id} is about",
                spec.name
            );
        }
    }
}
