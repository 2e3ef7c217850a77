//! Checking a database: the file, the references between its rows, and that names are those of the content.

use rusqlite::Connection;

use crate::{Database, DatabaseError, migrate};

/// The problems of one kind that are listed.
const LISTED: usize = 20;

/// A query that finds rows that are wrong, and what is wrong with them.
struct Rule {
    /// Completes a sentence that begins with the row.
    wrong: &'static str,
    /// Names the rows, as text.
    rows: &'static str,
}

/// `content_key`, `key_of_packed` and `packed_bytes` are bitfrost's functions.
const RULES: [Rule; 15] = [
    Rule {
        wrong: "has a key that is not its content's, or a text that cannot be unpacked",
        rows: "SELECT 'program ' || id FROM program WHERE key IS NOT key_of_packed(text)",
    },
    Rule {
        wrong: "has another size than its row states",
        rows: "SELECT 'program ' || id FROM program WHERE bytes IS NOT packed_bytes(text)",
    },
    Rule {
        wrong: "has DNA that cannot be unpacked",
        rows: "SELECT 'program ' || id FROM program WHERE dna IS NOT NULL AND packed_bytes(dna) IS NULL",
    },
    Rule {
        wrong: "has a key that is not its content's, or cannot be unpacked",
        rows: "SELECT 'report ' || id FROM report WHERE key IS NOT key_of_packed(report)",
    },
    Rule {
        wrong: "has a key that is not its content's",
        rows: "SELECT 'configuration ' || id FROM configuration WHERE key <> content_key(json)",
    },
    Rule {
        wrong: "has a key that is not its content's",
        rows: "SELECT 'compilers ' || id FROM compilers WHERE key <> content_key(json)",
    },
    Rule {
        wrong: "has a key that is not its content's",
        rows: "SELECT 'engines ' || id FROM engines WHERE key <> content_key(names)",
    },
    Rule {
        wrong: "has a key that is not its content's",
        rows: "SELECT 'finding ' || f.id FROM finding f JOIN program p ON p.id = f.program
               WHERE f.key <> content_key(p.key, f.signature)",
    },
    Rule {
        wrong: "has a key that is not its content's",
        rows: "SELECT 'examination ' || e.id FROM examination e JOIN finding f ON f.id = e.finding
               JOIN program p ON p.id = e.program JOIN compilers c ON c.id = e.compilers
               WHERE e.key <> content_key(f.key, p.key, c.key, e.at, e.result, e.cause, e.summary)",
    },
    Rule {
        wrong: "has a key that is not its content's",
        rows: "SELECT 'status ' || s.id FROM status s JOIN bucket b ON b.id = s.bucket LEFT JOIN bucket d ON d.id = s.duplicate_of
               WHERE s.key <> content_key(b.key, status, coalesce(link, ''), coalesce(fixed_in, ''), coalesce(d.key, ''), note,
                                          person, at)",
    },
    Rule {
        wrong: "has a key that is not its content's",
        rows: "SELECT 'comment ' || c.id FROM comment c JOIN bucket b ON b.id = c.bucket
               WHERE c.key <> content_key(b.key, text, person, at)",
    },
    Rule {
        wrong: "counts other findings than it has",
        rows: "SELECT 'bucket ' || id FROM bucket WHERE members <> (SELECT count(*) FROM finding WHERE finding.bucket = bucket.id)
               OR members <> (SELECT coalesce(sum(findings), 0) FROM bucket_count WHERE bucket_count.bucket = bucket.id)",
    },
    Rule {
        wrong: "has another size than its smallest program",
        rows: "SELECT 'finding ' || f.id FROM finding f WHERE bytes <> (
                   SELECT min(p.bytes) FROM program p WHERE p.id = f.program
                   OR p.id IN (SELECT program FROM reduction r WHERE r.finding = f.id))",
    },
    Rule {
        wrong: "is sorted without a reduction",
        rows: "SELECT 'finding ' || id FROM finding WHERE sorted = 1 AND id NOT IN (SELECT finding FROM reduction)",
    },
    Rule {
        wrong: "has never been examined",
        rows: "SELECT 'finding ' || id FROM finding WHERE id NOT IN (SELECT finding FROM examination)",
    },
];

impl Database {
    /// Everything that is wrong with the file, a sentence each; nothing where all is well.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be read at all.
    pub fn problems(&self) -> Result<Vec<String>, DatabaseError> {
        self.read(|connection| {
            migrate::register(connection)?;
            let mut problems = texts(connection, "PRAGMA integrity_check(20)")?;
            problems.retain(|line| line != "ok");
            if !problems.is_empty() {
                return Ok(problems);
            }
            let references = "SELECT \"table\" || ' ' || coalesce(rowid, '?') || ' refers to a missing ' || parent FROM pragma_foreign_key_check";
            problems.extend(listed(texts(connection, references)?));
            for Rule { wrong, rows } in &RULES {
                let rows = texts(connection, rows)?;
                problems.extend(listed(rows.iter().map(|row| format!("{row} {wrong}")).collect()));
            }
            Ok(problems)
        })
    }
}

fn texts(connection: &Connection, sql: &str) -> rusqlite::Result<Vec<String>> {
    connection.prepare(sql)?.query_map([], |row| row.get(0))?.collect()
}

/// The first ones, and how many more there are.
fn listed(mut problems: Vec<String>) -> Vec<String> {
    if problems.len() > LISTED {
        let more = problems.len() - LISTED;
        problems.truncate(LISTED);
        problems.push(format!("and {more} more of this kind"));
    }
    problems
}
