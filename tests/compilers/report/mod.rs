//! `bitfrost triage report`, opened in a browser.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod browser;
use crate::common;
mod made;

use std::fs;

use serde_json::{Value, json};

use browser::Browser;
use common::Place;
use database::Database;
use made::{PICTURED, finding, three_buckets};

/// A place with the page in `x.html`.
fn with_page() -> Place {
    let place = three_buckets();
    place.run("triage report --db x.db").code(0).says("x.html");
    place
}

/// A browser with the page, at a width in pixels.
fn opened(place: &Place, width: u32) -> Browser {
    let mut browser = Browser::start();
    browser.resize(width, 900);
    browser.open(&place.path("x.html"));
    browser
}

/// The numbers of the buckets that are shown, from the top.
fn shown(browser: &mut Browser) -> Value {
    browser.value("[...document.querySelectorAll('.bucket')].filter((b) => b.offsetHeight > 0).map((b) => +b.dataset.bucket)")
}

#[test]
fn the_page_sorts_and_filters_and_keeps_to_itself() {
    let place = with_page();
    let mut browser = opened(&place, 1400);
    assert_eq!(shown(&mut browser).as_array().unwrap().len(), 3);
    assert_eq!(shown(&mut browser)[0], json!(2), "the bucket with most findings is first");
    let choose = |browser: &mut Browser, id: &str, event: &str, value: &str| {
        let value = json!(value);
        browser.value(&format!(
            "(() => {{ const e = document.getElementById('{id}'); e.value = {value}; e.dispatchEvent(new Event('{event}')); }})()"
        ));
        shown(browser)
    };
    assert_eq!(choose(&mut browser, "order", "change", "bucket"), json!([1, 2, 3]));
    assert_eq!(choose(&mut browser, "order", "change", "findings"), json!([2, 3, 1]));
    assert_eq!(choose(&mut browser, "order", "change", "bytes"), json!([1, 3, 2]));
    assert_eq!(choose(&mut browser, "order", "change", "last"), json!([3, 2, 1]));
    assert_eq!(choose(&mut browser, "filter", "input", "Layout(size) TCC"), json!([3]));
    assert_eq!(browser.value("document.getElementById('shown').textContent"), json!("1 of 3 shown"));
    assert_eq!(choose(&mut browser, "filter", "input", ""), json!([3, 2, 1]));
    assert_eq!(choose(&mut browser, "status", "change", "confirmed"), json!([2]));

    let column =
        "[...document.querySelectorAll('.sortable')[0].tBodies[0].rows].map((r) => r.cells[1].dataset.value)";
    let click =
        "document.querySelectorAll('.sortable')[0].tHead.rows[0].cells[1].querySelector('button').click()";
    browser.value(click);
    let descending = browser.value(column);
    browser.value(click);
    assert_eq!(descending[0], json!("320"));
    assert_eq!(browser.value(column)[0], json!("0"));

    assert_eq!(browser.complaints(), Vec::<&Value>::new());
    let file = format!("file://{}", place.path("x.html").display());
    assert_eq!(browser.requests(), [file.as_str()]);
}

#[test]
fn pictures_have_their_shapes() {
    let place = with_page();
    let mut browser = opened(&place, 1400);
    let mut count =
        |selector: &str| browser.value(&format!("document.querySelectorAll(\"{selector}\").length"));
    assert_eq!(count("svg.plot"), json!(2));
    assert_eq!(count("svg.plot path.line"), json!(2));
    assert_eq!(count("svg.plot circle.mark"), json!(3), "one for each bucket");
    assert_eq!(count("svg.layout"), json!(2), "the hostile text is no program");
    let pictured = "[data-bucket='2'] svg.layout";
    assert_eq!(
        count(&format!("{pictured} rect[data-member='a'], {pictured} rect[data-member='b']")),
        json!(2)
    );
    assert_eq!(count(&format!("{pictured} rect[data-member='c']")), json!(2), "a row for each four bytes");
    assert_eq!(count(&format!("{pictured} rect[data-member='padding']")), json!(2));
    assert_eq!(count(&format!("{pictured} rect[data-place]")), json!(2), "rdi and rsi");
    assert_eq!(count("[data-bucket='3'] svg.layout rect[data-member='a']"), json!(1));
    assert_eq!(count("table.matrix tbody tr"), json!(3));
    assert_eq!(count("table.matrix td.wrong"), json!(2));
    let fill = "new Set([...document.querySelectorAll('svg.layout rect')].map((r) => getComputedStyle(r).fill)).size";
    assert!(browser.value(fill).as_u64().unwrap() >= 4, "members have colours");
}

#[test]
fn no_width_scrolls_sideways_and_colours_follow_the_system() {
    let place = with_page();
    let mut browser = opened(&place, 1400);
    browser.value("document.getElementById('unfold').click()");
    let mut papers = Vec::new();
    for scheme in ["light", "dark"] {
        let media = json!({"features": [{"name": "prefers-color-scheme", "value": scheme}]});
        browser.call("Emulation.setEmulatedMedia", media);
        papers.push(browser.value("getComputedStyle(document.body).backgroundColor"));
        for width in [400, 800, 1400] {
            browser.resize(width, 900);
            assert_eq!(browser.value("innerWidth"), json!(width));
            let widest = browser.value("document.documentElement.scrollWidth");
            assert!(widest.as_u64().unwrap() <= u64::from(width), "{widest} at {width}");
            let beyond = "[...document.querySelectorAll('body *')].filter((e) => !e.closest('pre, .scrolls, svg') \
                          && e.getBoundingClientRect().right > innerWidth + 1).map((e) => e.outerHTML.slice(0, 80))";
            assert_eq!(browser.value(beyond), json!([]), "at {width}");
        }
    }
    assert_ne!(papers[0], papers[1]);
    let picture = browser.call("Page.captureScreenshot", json!({"format": "png"}));
    assert!(picture["data"].as_str().unwrap().starts_with("iVBORw0KGgo"), "a PNG");
}

#[test]
fn without_scripts_everything_is_there() {
    let place = with_page();
    let mut browser = Browser::start();
    browser.call("Emulation.setScriptExecutionDisabled", json!({"value": true}));
    browser.open(&place.path("x.html"));
    let html = browser.call("DOM.getDocument", json!({"depth": -1}));
    let text = html.to_string();
    for part in ["bucket-1", "bucket-2", "bucket-3", "cc -no-pie", "bitfrost triage export", "union U"] {
        assert!(text.contains(part), "{part}");
    }
    // Without the script, what needs it is not there.
    let controls = browser.call(
        "DOM.querySelector",
        json!({"nodeId": html["root"]["nodeId"], "selector": ".controls[hidden]"}),
    );
    assert_ne!(controls["nodeId"], json!(0));
}

#[test]
fn a_hostile_database_is_only_text() {
    let place = with_page();
    let name = "<img src=x onerror=alert(1)>.db";
    fs::copy(place.path("x.db"), place.path(name)).unwrap();
    place.run_with(&["triage", "report", "--db", name, "--out", "x.html"]).code(0);
    let page = place.read("x.html");
    assert!(!page.contains(['\u{1b}', '\u{202e}']) && page.contains("\\x1b[31m \\u202e"));
    let mut browser = opened(&place, 1400);
    let mut count =
        |selector: &str| browser.value(&format!("document.querySelectorAll('{selector}').length"));
    assert_eq!(
        (count("script"), count("img"), count("b"), count("[onerror]")),
        (json!(1), json!(0), json!(0), json!(0))
    );
    assert_eq!(browser.value("document.title"), json!(format!("{name} · bitfrost")));
    assert!(
        browser
            .value("document.body.textContent")
            .as_str()
            .unwrap()
            .contains("<script>document.title='owned'</script>")
    );
    assert_eq!(browser.complaints(), Vec::<&Value>::new());
    assert_eq!(browser.requests().len(), 1);
    // Even a script that came into the page would not run.
    browser.value("document.body.append(Object.assign(document.createElement('script'), {textContent: 'document.title = \"owned\"'}))");
    assert_eq!(browser.value("document.title"), json!(format!("{name} · bitfrost")));
}

#[test]
fn a_page_depends_on_the_database_alone() {
    let place = three_buckets();
    let report = |arguments: &str| place.run(&format!("triage report --db x.db {arguments}")).code(0);
    report("--out a.html");
    report("--output b.html");
    assert_eq!(place.read("a.html"), place.read("b.html"));
    let json = report("--limit 1 --json").json();
    assert_eq!(json, json!({"file": "x.html", "buckets": 1, "beyond_limit": 2}));
    assert!(place.read("x.html").contains("2 more buckets"));
    assert!(
        place
            .run("triage report --db x.db --out no/x.html")
            .code(2)
            .stderr
            .contains("cannot write no/x.html")
    );
    assert!(place.run("triage report --db none.db").code(2).stderr.contains("there is no database none.db"));
}

#[test]
fn a_report_is_of_one_moment() {
    let place = three_buckets();
    let held = Database::open_to_read(&place.path("x.db")).unwrap();
    let other = Database::open_to_read(&place.path("x.db")).unwrap();
    held.hold_still().unwrap();
    let (before, version) = (held.finding_times().unwrap(), other.data_version().unwrap());
    let new = finding(format!("{PICTURED}\n"), "tcc: passing", "0x7");
    Database::open(&place.path("x.db")).unwrap().store_finding(&new, 0).unwrap();
    assert_eq!(held.finding_times().unwrap(), before);
    assert_eq!(other.finding_times().unwrap().len(), before.len() + 1);
    assert_ne!(other.data_version().unwrap(), version);
}
