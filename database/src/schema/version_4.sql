-- Version 4: when a finding was last seen; counts by which lists of buckets are filtered; keys of examinations and statuses that
-- depend on content alone, so that databases merge.

ALTER TABLE finding ADD COLUMN last_seen INTEGER NOT NULL DEFAULT 0;
UPDATE finding SET last_seen = found_at;
CREATE INDEX finding_in_order ON finding (bucket);
CREATE INDEX finding_by_time ON finding (bucket, last_seen);

-- How many findings of a bucket have this campaign (0: none), verdict and language. Kept by triggers, as is `bucket.members`.
CREATE TABLE bucket_count (
    bucket   INTEGER NOT NULL REFERENCES bucket,
    campaign INTEGER NOT NULL,
    verdict  TEXT NOT NULL,
    language TEXT NOT NULL,
    findings INTEGER NOT NULL,
    PRIMARY KEY (bucket, campaign, verdict, language)
) STRICT, WITHOUT ROWID;

INSERT INTO bucket_count (bucket, campaign, verdict, language, findings)
SELECT bucket, coalesce(campaign, 0), verdict, language, count(*)
FROM finding JOIN program ON program.id = finding.program GROUP BY 1, 2, 3, 4;

DROP TRIGGER finding_enters_bucket;
DROP TRIGGER finding_changes_bucket;
DROP TRIGGER finding_leaves_bucket;

CREATE TRIGGER finding_enters_bucket AFTER INSERT ON finding BEGIN
    UPDATE bucket SET members = members + 1 WHERE id = new.bucket;
    INSERT INTO bucket_count (bucket, campaign, verdict, language, findings)
    VALUES (new.bucket, coalesce(new.campaign, 0), new.verdict, (SELECT language FROM program WHERE id = new.program), 1)
    ON CONFLICT DO UPDATE SET findings = findings + 1;
END;
CREATE TRIGGER finding_changes_bucket AFTER UPDATE OF bucket, campaign ON finding
WHEN old.bucket <> new.bucket OR old.campaign IS NOT new.campaign BEGIN
    UPDATE bucket SET members = members - 1 WHERE id = old.bucket;
    UPDATE bucket SET members = members + 1 WHERE id = new.bucket;
    UPDATE bucket_count SET findings = findings - 1
    WHERE bucket = old.bucket AND campaign = coalesce(old.campaign, 0) AND verdict = old.verdict
      AND language = (SELECT language FROM program WHERE id = old.program);
    INSERT INTO bucket_count (bucket, campaign, verdict, language, findings)
    VALUES (new.bucket, coalesce(new.campaign, 0), new.verdict, (SELECT language FROM program WHERE id = new.program), 1)
    ON CONFLICT DO UPDATE SET findings = findings + 1;
END;
CREATE TRIGGER finding_leaves_bucket AFTER DELETE ON finding BEGIN
    UPDATE bucket SET members = members - 1 WHERE id = old.bucket;
    UPDATE bucket_count SET findings = findings - 1
    WHERE bucket = old.bucket AND campaign = coalesce(old.campaign, 0) AND verdict = old.verdict
      AND language = (SELECT language FROM program WHERE id = old.program);
END;

-- The findings that are or were to be reduced, by the causes that their examinations saw. There are few of each cause, where there may
-- be many examinations. Kept by triggers.
CREATE TABLE cause_work (
    cause   TEXT NOT NULL,
    finding INTEGER NOT NULL REFERENCES finding ON DELETE CASCADE,
    PRIMARY KEY (cause, finding)
) STRICT, WITHOUT ROWID;
CREATE INDEX cause_work_by_finding ON cause_work (finding);

INSERT OR IGNORE INTO cause_work (cause, finding)
SELECT cause, finding FROM examination
WHERE finding IN (SELECT finding FROM reduction UNION SELECT finding FROM pending_reduction);

CREATE TRIGGER reduction_is_work AFTER INSERT ON reduction BEGIN
    INSERT OR IGNORE INTO cause_work (cause, finding) SELECT cause, finding FROM examination WHERE finding = new.finding;
END;
CREATE TRIGGER pending_reduction_is_work AFTER INSERT ON pending_reduction BEGIN
    INSERT OR IGNORE INTO cause_work (cause, finding) SELECT cause, finding FROM examination WHERE finding = new.finding;
END;
CREATE TRIGGER examination_is_of_work AFTER INSERT ON examination
WHEN EXISTS (SELECT 1 FROM cause_work WHERE finding = new.finding) BEGIN
    INSERT OR IGNORE INTO cause_work (cause, finding) VALUES (new.cause, new.finding);
END;

-- `content_key` is bitfrost's function for this (`migrate.rs`).
UPDATE examination SET key = content_key(
    (SELECT key FROM finding WHERE finding.id = finding), (SELECT key FROM program WHERE program.id = program),
    (SELECT key FROM compilers WHERE compilers.id = compilers), at, result, cause, summary);
UPDATE status SET key = content_key(
    (SELECT key FROM bucket WHERE bucket.id = bucket), status, coalesce(link, ''), coalesce(fixed_in, ''),
    coalesce((SELECT key FROM bucket WHERE bucket.id = duplicate_of), ''), note, person, at);

-- Documented views: docs/database.md.
DROP VIEW buckets;
CREATE VIEW buckets AS
SELECT bucket.id AS bucket, bucket.key AS cause, title, bucket_status.status AS status, members AS findings,
       (SELECT id FROM finding WHERE finding.bucket = bucket.id ORDER BY id LIMIT 1) AS first_finding,
       (SELECT id FROM finding WHERE finding.bucket = bucket.id ORDER BY bytes, id LIMIT 1) AS smallest_finding,
       (SELECT bytes FROM finding WHERE finding.bucket = bucket.id ORDER BY bytes LIMIT 1) AS smallest_bytes,
       (SELECT last_seen FROM finding WHERE finding.bucket = bucket.id ORDER BY last_seen DESC LIMIT 1) AS last_seen,
       (SELECT group_concat(tag, ' ') FROM (SELECT tag FROM tag WHERE tag.bucket = bucket.id ORDER BY tag)) AS tags
FROM bucket JOIN bucket_status ON bucket_status.bucket = bucket.id
WHERE members > 0;

DROP VIEW findings;
CREATE VIEW findings AS
SELECT finding.id AS finding, finding.bucket AS bucket, bucket.key AS cause, verdict, signature, campaign, program.language AS language,
       program.bytes AS bytes, finding.bytes AS smallest_bytes, seen, found_at, last_seen,
       (SELECT summary FROM examination WHERE examination.finding = finding.id ORDER BY id LIMIT 1) AS summary
FROM finding JOIN bucket ON bucket.id = finding.bucket JOIN program ON program.id = finding.program;
