-- Version 8: which findings are sorted: reduced to the end, which shows the cause. So are the buckets that have one. The findings of the others only look alike, unless
-- they are of no engine, which nothing reduces.
ALTER TABLE finding ADD COLUMN sorted INTEGER NOT NULL DEFAULT 0;
UPDATE finding SET sorted = 1
WHERE id IN (SELECT finding FROM reduction) AND id NOT IN (SELECT finding FROM pending_reduction);
CREATE INDEX finding_sorted ON finding (bucket) WHERE sorted = 1;

DROP VIEW buckets;
CREATE VIEW buckets AS
SELECT bucket.id AS bucket, bucket.key AS cause, title, bucket_status.status AS status, members AS findings,
       (SELECT id FROM finding WHERE finding.bucket = bucket.id ORDER BY id LIMIT 1) AS first_finding,
       (SELECT id FROM finding WHERE finding.bucket = bucket.id ORDER BY bytes, id LIMIT 1) AS smallest_finding,
       (SELECT bytes FROM finding WHERE finding.bucket = bucket.id ORDER BY bytes LIMIT 1) AS smallest_bytes,
       (SELECT last_seen FROM finding WHERE finding.bucket = bucket.id ORDER BY last_seen DESC LIMIT 1) AS last_seen,
       (SELECT group_concat(tag, ' ') FROM (SELECT tag FROM tag WHERE tag.bucket = bucket.id ORDER BY tag)) AS tags,
       EXISTS (SELECT 1 FROM finding WHERE finding.bucket = bucket.id AND finding.sorted = 1)
       OR NOT EXISTS (
           SELECT 1 FROM bucket_count
           WHERE bucket_count.bucket = bucket.id AND bucket_count.findings > 0 AND verdict = 'mismatch') AS sorted
FROM bucket JOIN bucket_status ON bucket_status.bucket = bucket.id
WHERE members > 0;
