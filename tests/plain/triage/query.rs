//! SQL on the documented views, and that docs/database.md has every table, view and column.

use serde_json::json;

use crate::common::{Ended, Place};
use crate::triage::made::two_buckets;

fn query(place: &Place, sql: &str, more: &[&str]) -> Ended {
    let arguments = [&["triage", "query", sql, "--db", "x.db"], more].concat();
    place.run_with(&arguments)
}

#[test]
fn views_are_asked_in_sql() {
    let place = two_buckets();
    let sql = "SELECT bucket, cause, findings FROM buckets ORDER BY bucket";
    let shown = query(&place, sql, &[]).code(0).stdout;
    assert_eq!(
        shown,
        "bucket  cause             findings\n1       value tcc>clang   2\n2       layout(size) tcc  1\n"
    );
    let json = query(&place, sql, &["--json"]).code(0).json();
    assert_eq!(json["columns"], json!(["bucket", "cause", "findings"]));
    assert_eq!(json["rows"][0], json!([1, "value tcc>clang", 2]));
    let texts = query(&place, "SELECT text FROM texts WHERE finding = 3", &["--json"]).code(0).json();
    assert_eq!(texts["rows"], json!([["int c;"]]));
    let reports =
        query(&place, "SELECT count(*), min(report) FROM reports WHERE engine = 'tcc'", &["--json"]);
    assert_eq!(reports.code(0).json()["rows"], json!([[3, "{\"agrees-with\":\"reference\"}"]]));
}

#[test]
fn without_a_statement_the_views_are_listed() {
    let place = two_buckets();
    let shown = place.run("triage query --db x.db").code(0);
    let shown = shown.says("bucket_status").says("finding, examination, result, summary, at, engine, report");
    assert!(shown.stdout.starts_with("view "), "{shown:?}");
    let json = place.run("triage query --db x.db --json").code(0).json();
    for row in json["rows"].as_array().unwrap() {
        let [view, columns] = [&row[0], &row[1]].map(|cell| cell.as_str().unwrap());
        let columns = columns.replace(", ", "\", \"");
        query(&place, &format!("SELECT \"{columns}\" FROM \"{view}\""), &[]).code(0);
    }
}

#[test]
fn what_is_no_query_has_its_sentence() {
    let place = two_buckets();
    for (sql, why) in [
        ("SELEKT 1", "near \"SELEKT\": syntax error"),
        ("SELECT nonsense FROM buckets", "no such column: nonsense"),
        ("SELECT * FROM nowhere", "no such table: nowhere"),
        ("DELETE FROM finding", "a query only reads"),
        ("DROP TABLE finding", "a query only reads"),
        ("PRAGMA user_version = 3", "a query only reads"),
        ("ATTACH 'y.db' AS y", "a query only reads"),
        ("VACUUM INTO 'y.db'", "a query only reads"),
        ("SELECT 1; SELECT 2", "Multiple statements"),
        ("", "a query only reads"),
    ] {
        let ended = query(&place, sql, &[]).code(2);
        assert!(
            ended.stderr.starts_with("bitfrost: the query: ") && ended.stderr.contains(why),
            "{sql}: {ended:?}"
        );
        assert_eq!(ended.stderr.lines().count(), 1, "{ended:?}");
    }
    assert!(!place.path("y.db").exists());
    let endless = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n";
    let ended = query(&place, endless, &["--limit", "200ms"]).code(2);
    assert!(ended.stderr.contains("it takes longer than "), "{ended:?}");
    query(&place, "SELECT count(*) FROM finding", &[]).code(0).says("3");
}

#[test]
fn every_table_view_and_column_is_documented() {
    let place = two_buckets();
    let sql = "SELECT s.name, c.name FROM sqlite_schema s, pragma_table_info(s.name) c WHERE s.type IN ('table', 'view')";
    let json = query(&place, sql, &["--json"]).code(0).json();
    let document = include_str!("../../../docs/database.md");
    let section = |name: &str| {
        let found = document.split("\n### ").find(|section| section.starts_with(&format!("`{name}`")));
        found.unwrap_or_else(|| panic!("docs/database.md has no section `{name}`"))
    };
    let mut documented = 0;
    for row in json["rows"].as_array().unwrap() {
        let (of, column) = (row[0].as_str().unwrap(), row[1].as_str().unwrap());
        assert!(
            section(of).contains(&format!("`{column}`")),
            "docs/database.md: `{of}` has a column `{column}`"
        );
        documented += 1;
    }
    assert!(documented > 100, "{documented}");
    let names: Vec<&str> =
        json["rows"].as_array().unwrap().iter().map(|row| row[0].as_str().unwrap()).collect();
    for section in document.split("\n### `").skip(1) {
        let name = section.split('`').next().unwrap();
        assert!(names.contains(&name), "docs/database.md: there is no `{name}`");
    }
}
