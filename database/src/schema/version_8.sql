-- Version 8: which buckets are sorted: a finding is reduced, which shows the cause. The findings of the others only look alike, unless
-- they are of no engine, which nothing reduces.
DROP VIEW buckets;
CREATE VIEW buckets AS
SELECT bucket.id AS bucket, bucket.key AS cause, title, bucket_status.status AS status, members AS findings,
       (SELECT id FROM finding WHERE finding.bucket = bucket.id ORDER BY id LIMIT 1) AS first_finding,
       (SELECT id FROM finding WHERE finding.bucket = bucket.id ORDER BY bytes, id LIMIT 1) AS smallest_finding,
       (SELECT bytes FROM finding WHERE finding.bucket = bucket.id ORDER BY bytes LIMIT 1) AS smallest_bytes,
       (SELECT last_seen FROM finding WHERE finding.bucket = bucket.id ORDER BY last_seen DESC LIMIT 1) AS last_seen,
       (SELECT group_concat(tag, ' ') FROM (SELECT tag FROM tag WHERE tag.bucket = bucket.id ORDER BY tag)) AS tags,
       bucket.id IN (
           SELECT finding.bucket FROM reduction JOIN finding ON finding.id = reduction.finding
           WHERE reduction.finding NOT IN (SELECT finding FROM pending_reduction))
       OR NOT EXISTS (
           SELECT 1 FROM bucket_count
           WHERE bucket_count.bucket = bucket.id AND bucket_count.findings > 0 AND verdict = 'mismatch') AS sorted
FROM bucket JOIN bucket_status ON bucket_status.bucket = bucket.id
WHERE members > 0;
