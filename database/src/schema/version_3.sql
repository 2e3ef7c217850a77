-- Version 3: what many engines say alike is stored once and compressed; a bucket is a cause, with a status by a person; reductions
-- that are still to be made are in the database; a program of a finding may be examined more than once.
--
-- Blobs called `text`, `dna` and `report` are compressed with zstd. The rows of version 2 are moved by `migrate.rs` out of
-- the tables called `old_…`.

ALTER TABLE program RENAME TO old_program;
ALTER TABLE bucket RENAME TO old_bucket;
ALTER TABLE status RENAME TO old_status;
ALTER TABLE finding RENAME TO old_finding;
ALTER TABLE observation RENAME TO old_observation;
ALTER TABLE reduction RENAME TO old_reduction;
DROP INDEX status_by_bucket;
DROP INDEX finding_by_bucket;
DROP INDEX finding_by_campaign;
DROP INDEX reduction_by_finding;

-- A configuration of the generator, as JSON.
CREATE TABLE configuration (
    id   INTEGER PRIMARY KEY,
    key  TEXT NOT NULL UNIQUE,
    json TEXT NOT NULL
) STRICT;

-- `dna` and `configuration` remake the program where the generator made it; `text` is the program itself.
CREATE TABLE program (
    id            INTEGER PRIMARY KEY,
    key           TEXT NOT NULL UNIQUE,
    origin        TEXT NOT NULL CHECK (origin IN ('generated', 'written', 'reduced', 'fuzzed')),
    language      TEXT NOT NULL CHECK (language IN ('c', 'llvm-ir')),
    bytes         INTEGER NOT NULL,
    text          BLOB NOT NULL,
    dna           BLOB,
    configuration INTEGER REFERENCES configuration
) STRICT;

-- Findings of one cause. `traits` is a JSON array: what a program has that shows the cause, as far as reductions have shown.
-- `members` is kept by triggers.
CREATE TABLE bucket (
    id      INTEGER PRIMARY KEY,
    key     TEXT NOT NULL UNIQUE,
    title   TEXT NOT NULL,
    traits  TEXT CHECK (traits IS NULL OR json_valid(traits)),
    members INTEGER NOT NULL DEFAULT 0
) STRICT;

-- `bucket` is that of the finding's smallest program. `signature` is what a reduction keeps. `bytes` is the size of its smallest
-- program.
CREATE TABLE finding (
    id        INTEGER PRIMARY KEY,
    key       TEXT NOT NULL UNIQUE,
    campaign  INTEGER REFERENCES campaign,
    program   INTEGER NOT NULL REFERENCES program,
    bucket    INTEGER NOT NULL REFERENCES bucket,
    verdict   TEXT NOT NULL CHECK (verdict IN ('mismatch', 'defect', 'infrastructure')),
    signature TEXT NOT NULL,
    bytes     INTEGER NOT NULL,
    seen      INTEGER NOT NULL DEFAULT 1,
    found_at  INTEGER NOT NULL
) STRICT;
CREATE INDEX finding_by_bucket ON finding (bucket, bytes, id);
CREATE INDEX finding_by_campaign ON finding (campaign);

CREATE TRIGGER finding_enters_bucket AFTER INSERT ON finding BEGIN
    UPDATE bucket SET members = members + 1 WHERE id = new.bucket;
END;
CREATE TRIGGER finding_changes_bucket AFTER UPDATE OF bucket ON finding WHEN old.bucket <> new.bucket BEGIN
    UPDATE bucket SET members = members - 1 WHERE id = old.bucket;
    UPDATE bucket SET members = members + 1 WHERE id = new.bucket;
END;
CREATE TRIGGER finding_leaves_bucket AFTER DELETE ON finding BEGIN
    UPDATE bucket SET members = members - 1 WHERE id = old.bucket;
END;

-- The fingerprints of the compilers of an examination: a JSON object, configuration to fingerprint.
CREATE TABLE compilers (
    id   INTEGER PRIMARY KEY,
    key  TEXT NOT NULL UNIQUE,
    json TEXT NOT NULL CHECK (json_valid(json))
) STRICT;

-- One time that the engines were asked about a program of a finding. `result` says whether it showed the finding.
CREATE TABLE examination (
    id        INTEGER PRIMARY KEY,
    key       TEXT NOT NULL UNIQUE,
    finding   INTEGER NOT NULL REFERENCES finding ON DELETE CASCADE,
    program   INTEGER NOT NULL REFERENCES program,
    compilers INTEGER NOT NULL REFERENCES compilers,
    result    TEXT NOT NULL CHECK (result IN ('shown', 'gone', 'changed', 'flaky', 'unclear')),
    cause     TEXT NOT NULL,
    summary   TEXT NOT NULL,
    at        INTEGER NOT NULL
) STRICT;
CREATE INDEX examination_by_finding ON examination (finding, id);
CREATE INDEX examination_by_cause ON examination (cause, finding);

-- A JSON array of the names of engines.
CREATE TABLE engines (
    id    INTEGER PRIMARY KEY,
    key   TEXT NOT NULL UNIQUE,
    names TEXT NOT NULL CHECK (json_valid(names))
) STRICT;

-- What engines said, as JSON: observations from shortly before the first difference on.
CREATE TABLE report (
    id     INTEGER PRIMARY KEY,
    key    TEXT NOT NULL UNIQUE,
    report BLOB NOT NULL
) STRICT;

CREATE TABLE observation (
    examination INTEGER NOT NULL REFERENCES examination ON DELETE CASCADE,
    engines     INTEGER NOT NULL REFERENCES engines,
    report      INTEGER NOT NULL REFERENCES report,
    PRIMARY KEY (examination, engines)
) STRICT, WITHOUT ROWID;

-- A smaller program with the same signature, and which reduction it was made from (none: from the original).
CREATE TABLE reduction (
    id       INTEGER PRIMARY KEY,
    key      TEXT NOT NULL UNIQUE,
    finding  INTEGER NOT NULL REFERENCES finding ON DELETE CASCADE,
    parent   INTEGER REFERENCES reduction,
    program  INTEGER NOT NULL REFERENCES program,
    attempts INTEGER NOT NULL,
    made_at  INTEGER NOT NULL
) STRICT;
CREATE INDEX reduction_by_finding ON reduction (finding, id);

-- Findings that are to be reduced. `begun` counts how often that was begun: one that ends its process each time is given up.
CREATE TABLE pending_reduction (
    finding INTEGER PRIMARY KEY REFERENCES finding ON DELETE CASCADE,
    begun   INTEGER NOT NULL DEFAULT 0
) STRICT;

-- The last row of a bucket, by `at` and `key`, is its status today; a bucket without one is new. Rows are only ever added.
CREATE TABLE status (
    id           INTEGER PRIMARY KEY,
    key          TEXT NOT NULL UNIQUE,
    bucket       INTEGER NOT NULL REFERENCES bucket,
    status       TEXT NOT NULL
                 CHECK (status IN ('new', 'confirmed', 'reported', 'fixed', 'duplicate', 'wont-fix', 'flaky')),
    -- Where it was reported.
    link         TEXT,
    -- The release in which it is fixed.
    fixed_in     TEXT,
    duplicate_of INTEGER REFERENCES bucket,
    note         TEXT NOT NULL DEFAULT '',
    person       TEXT NOT NULL DEFAULT '',
    at           INTEGER NOT NULL
) STRICT;
CREATE INDEX status_by_bucket ON status (bucket, at, key);

CREATE TABLE comment (
    id     INTEGER PRIMARY KEY,
    key    TEXT NOT NULL UNIQUE,
    bucket INTEGER NOT NULL REFERENCES bucket,
    text   TEXT NOT NULL,
    person TEXT NOT NULL DEFAULT '',
    at     INTEGER NOT NULL
) STRICT;
CREATE INDEX comment_by_bucket ON comment (bucket, at, key);

CREATE TABLE tag (
    bucket INTEGER NOT NULL REFERENCES bucket,
    tag    TEXT NOT NULL,
    PRIMARY KEY (bucket, tag)
) STRICT, WITHOUT ROWID;

-- Documented views: docs/database.md. `text` and `report` of `texts` and `reports` need bitfrost's function `unpack`.
CREATE VIEW bucket_status AS
SELECT bucket.id AS bucket,
       coalesce((SELECT status FROM status WHERE status.bucket = bucket.id ORDER BY at DESC, key DESC LIMIT 1), 'new') AS status
FROM bucket;

CREATE VIEW buckets AS
SELECT bucket.id AS bucket, bucket.key AS cause, title, bucket_status.status AS status, members AS findings,
       (SELECT min(id) FROM finding WHERE finding.bucket = bucket.id) AS first_finding,
       (SELECT id FROM finding WHERE finding.bucket = bucket.id ORDER BY bytes, id LIMIT 1) AS smallest_finding,
       (SELECT group_concat(tag, ' ') FROM tag WHERE tag.bucket = bucket.id) AS tags
FROM bucket JOIN bucket_status ON bucket_status.bucket = bucket.id
WHERE members > 0;

CREATE VIEW findings AS
SELECT finding.id AS finding, finding.bucket AS bucket, bucket.key AS cause, verdict, signature, campaign, program.language AS language,
       program.bytes AS bytes, finding.bytes AS smallest_bytes, seen, found_at,
       (SELECT summary FROM examination WHERE examination.finding = finding.id ORDER BY id LIMIT 1) AS summary
FROM finding JOIN bucket ON bucket.id = finding.bucket JOIN program ON program.id = finding.program;

CREATE VIEW reports AS
SELECT examination.finding AS finding, examination.id AS examination, result, summary, at, engine.value AS engine, unpack(report.report) AS report
FROM examination
JOIN observation ON observation.examination = examination.id
JOIN engines ON engines.id = observation.engines
JOIN report ON report.id = observation.report,
json_each(engines.names) AS engine;

CREATE VIEW texts AS
SELECT finding.id AS finding, 'original' AS which, program.origin AS origin, language, unpack(text) AS text
FROM finding JOIN program ON program.id = finding.program
UNION ALL
SELECT reduction.finding, 'reduced', program.origin, language, unpack(text)
FROM reduction JOIN program ON program.id = reduction.program;

-- The rows of version 2. `pack`, `content_key` and `shortened` are bitfrost's functions for this (`migrate.rs`).

INSERT INTO configuration (key, json)
SELECT DISTINCT content_key(configuration), configuration FROM old_program WHERE configuration IS NOT NULL;

INSERT INTO program (id, key, origin, language, bytes, text, dna, configuration)
SELECT id, key, origin, language, length(CAST(text AS BLOB)), pack(text), pack(dna),
       (SELECT configuration.id FROM configuration WHERE json = old_program.configuration)
FROM old_program;

INSERT INTO bucket (id, key, title) SELECT id, signature, title FROM old_bucket;

INSERT INTO status (id, key, bucket, status, note, at)
SELECT old_status.id, content_key(signature, status, note, at), bucket,
       CASE status WHEN 'known' THEN 'confirmed' WHEN 'invalid' THEN 'wont-fix' ELSE status END, note, at
FROM old_status JOIN old_bucket ON old_bucket.id = bucket WHERE status <> 'new' OR note <> '';

INSERT INTO finding (id, key, campaign, program, bucket, verdict, signature, bytes, seen, found_at)
SELECT old_finding.id, old_finding.key, campaign, program, bucket, verdict, signature,
       min(program.bytes, coalesce((SELECT min(smaller.bytes) FROM old_reduction JOIN program AS smaller ON smaller.id = old_reduction.program
                                    WHERE old_reduction.finding = old_finding.id), program.bytes)),
       seen, found_at
FROM old_finding JOIN old_bucket ON old_bucket.id = bucket JOIN program ON program.id = program;

INSERT INTO reduction (id, key, finding, parent, program, attempts, made_at)
SELECT id, key, finding, parent, program, attempts, made_at FROM old_reduction ORDER BY id;

INSERT INTO compilers (key, json) SELECT content_key('{}'), '{}' WHERE EXISTS (SELECT 1 FROM old_finding);

INSERT INTO examination (id, key, finding, program, compilers, result, cause, summary, at)
SELECT old_finding.id, content_key(old_finding.key, 'version 2'), old_finding.id, program, (SELECT id FROM compilers), 'shown', signature,
       summary, found_at
FROM old_finding JOIN old_bucket ON old_bucket.id = bucket;

CREATE TEMP TABLE said AS
SELECT finding, report, content_key(report) AS report_key, names, content_key(names) AS names_key
FROM (SELECT finding, shortened(said) AS report, json_group_array(engine) AS names FROM old_observation GROUP BY finding, said);
INSERT OR IGNORE INTO report (key, report) SELECT report_key, pack(report) FROM said;
INSERT OR IGNORE INTO engines (key, names) SELECT names_key, names FROM said;
INSERT OR IGNORE INTO observation (examination, engines, report)
SELECT finding, engines.id, report.id FROM said JOIN engines ON engines.key = names_key JOIN report ON report.key = report_key;
DROP TABLE temp.said;

-- A bucket of which nothing is reduced yet has its first finding reduced.
INSERT INTO pending_reduction (finding)
SELECT min(finding.id) FROM finding
WHERE verdict = 'mismatch' GROUP BY bucket HAVING max(EXISTS (SELECT 1 FROM reduction WHERE reduction.finding = finding.id)) = 0;

DROP TABLE old_reduction;
DROP TABLE old_observation;
DROP TABLE old_finding;
DROP TABLE old_status;
DROP TABLE old_bucket;
DROP TABLE old_program;
