-- Takes what the database `other` has into `main`. Every row of either has a key that depends on content alone; where both have it,
-- what is kept is the least or the greatest by an order on content. So merging twice, or in another order, comes to the same.
--
-- Map tables say which row of `main` a row of `other` is.

INSERT OR IGNORE INTO main.toolchain (key, engine, fingerprint) SELECT key, engine, fingerprint FROM other.toolchain;
INSERT OR IGNORE INTO main.configuration (key, json) SELECT key, json FROM other.configuration;
INSERT OR IGNORE INTO main.compilers (key, json) SELECT key, json FROM other.compilers;
INSERT OR IGNORE INTO main.engines (key, names) SELECT key, names FROM other.engines;
INSERT OR IGNORE INTO main.report (key, report) SELECT key, report FROM other.report;

CREATE TEMP TABLE configuration_map (theirs INTEGER PRIMARY KEY, ours INTEGER NOT NULL);
INSERT INTO configuration_map SELECT t.id, o.id FROM other.configuration t JOIN main.configuration o ON o.key = t.key;
CREATE TEMP TABLE compilers_map (theirs INTEGER PRIMARY KEY, ours INTEGER NOT NULL);
INSERT INTO compilers_map SELECT t.id, o.id FROM other.compilers t JOIN main.compilers o ON o.key = t.key;
CREATE TEMP TABLE engines_map (theirs INTEGER PRIMARY KEY, ours INTEGER NOT NULL);
INSERT INTO engines_map SELECT t.id, o.id FROM other.engines t JOIN main.engines o ON o.key = t.key;
CREATE TEMP TABLE report_map (theirs INTEGER PRIMARY KEY, ours INTEGER NOT NULL);
INSERT INTO report_map SELECT t.id, o.id FROM other.report t JOIN main.report o ON o.key = t.key;

-- A campaign: its latest state; the process that runs it is no part of it.
INSERT INTO main.campaign (key, seed, profile, configuration, goal, position, accounting, finished, started_at, updated_at)
SELECT key, seed, profile, configuration, goal, position, accounting, finished, started_at, updated_at FROM other.campaign WHERE true
ON CONFLICT (key) DO UPDATE
SET position = excluded.position, accounting = excluded.accounting, finished = excluded.finished, updated_at = excluded.updated_at
WHERE (excluded.updated_at, excluded.finished, excluded.position, excluded.accounting)
    > (campaign.updated_at, campaign.finished, campaign.position, campaign.accounting);
CREATE TEMP TABLE campaign_map (theirs INTEGER PRIMARY KEY, ours INTEGER NOT NULL);
INSERT INTO campaign_map SELECT t.id, o.id FROM other.campaign t JOIN main.campaign o ON o.key = t.key;
INSERT OR IGNORE INTO main.campaign_toolchain (campaign, toolchain)
SELECT m.ours, o.id FROM other.campaign_toolchain t JOIN campaign_map m ON m.theirs = t.campaign
JOIN other.toolchain c ON c.id = t.toolchain JOIN main.toolchain o ON o.key = c.key;

-- A program: with DNA before one without, then the least origin, DNA and configuration.
INSERT INTO main.program (key, origin, language, bytes, text, dna, configuration)
SELECT key, origin, language, bytes, text, dna, m.ours
FROM other.program p LEFT JOIN configuration_map m ON m.theirs = p.configuration WHERE true
ON CONFLICT (key) DO UPDATE
SET origin = excluded.origin, dna = excluded.dna, configuration = excluded.configuration
WHERE (excluded.dna IS NULL, excluded.origin, coalesce(excluded.dna, x''),
       coalesce((SELECT key FROM main.configuration c WHERE c.id = excluded.configuration), ''))
    < (program.dna IS NULL, program.origin, coalesce(program.dna, x''),
       coalesce((SELECT key FROM main.configuration c WHERE c.id = program.configuration), ''));
CREATE TEMP TABLE program_map (theirs INTEGER PRIMARY KEY, ours INTEGER NOT NULL);
INSERT INTO program_map SELECT t.id, o.id FROM other.program t JOIN main.program o ON o.key = t.key;

-- A bucket: the least title; of traits, those of both (`common_traits` is bitfrost's function).
INSERT INTO main.bucket (key, title, traits) SELECT key, title, traits FROM other.bucket WHERE true
ON CONFLICT (key) DO UPDATE
SET title = min(bucket.title, excluded.title), traits = common_traits(bucket.traits, excluded.traits);
CREATE TEMP TABLE bucket_map (theirs INTEGER PRIMARY KEY, ours INTEGER NOT NULL);
INSERT INTO bucket_map SELECT t.id, o.id FROM other.bucket t JOIN main.bucket o ON o.key = t.key;

-- Whether a finding waits to be reduced: a database in which it is sorted is the one that knows.
CREATE TEMP TABLE done (finding TEXT PRIMARY KEY);
INSERT OR IGNORE INTO done
SELECT key FROM main.finding WHERE sorted = 1 UNION SELECT key FROM other.finding WHERE sorted = 1;

-- A finding: the bucket of one that is sorted before that of one that is not; then the least.
CREATE TEMP TABLE rank (finding TEXT PRIMARY KEY, bucket INTEGER NOT NULL);
INSERT INTO rank
SELECT finding, bucket FROM (
    SELECT finding, bucket, row_number() OVER (PARTITION BY finding ORDER BY sorted DESC, cause) AS place FROM (
        SELECT f.key AS finding, f.bucket AS bucket, b.key AS cause, f.sorted AS sorted
        FROM main.finding f JOIN main.bucket b ON b.id = f.bucket WHERE f.key IN (SELECT key FROM other.finding)
        UNION ALL
        SELECT f.key, m.ours, b.key, f.sorted
        FROM other.finding f JOIN other.bucket b ON b.id = f.bucket JOIN bucket_map m ON m.theirs = f.bucket))
WHERE place = 1;

INSERT INTO main.finding (key, campaign, program, bucket, verdict, signature, bytes, seen, found_at, last_seen, sorted)
SELECT f.key, c.ours, p.ours, r.bucket, verdict, signature, bytes, seen, found_at, last_seen, sorted
FROM other.finding f JOIN program_map p ON p.theirs = f.program LEFT JOIN campaign_map c ON c.theirs = f.campaign
JOIN rank r ON r.finding = f.key WHERE true ORDER BY f.found_at, f.key
ON CONFLICT (key) DO UPDATE
SET bucket = excluded.bucket, sorted = max(finding.sorted, excluded.sorted), bytes = min(finding.bytes, excluded.bytes), seen = max(finding.seen, excluded.seen),
    found_at = min(finding.found_at, excluded.found_at), last_seen = max(finding.last_seen, excluded.last_seen),
    campaign = CASE WHEN (excluded.found_at, coalesce((SELECT key FROM main.campaign c WHERE c.id = excluded.campaign), ''))
                       < (finding.found_at, coalesce((SELECT key FROM main.campaign c WHERE c.id = finding.campaign), ''))
               THEN excluded.campaign ELSE finding.campaign END;
CREATE TEMP TABLE finding_map (theirs INTEGER PRIMARY KEY, ours INTEGER NOT NULL);
INSERT INTO finding_map SELECT t.id, o.id FROM other.finding t JOIN main.finding o ON o.key = t.key;

CREATE TEMP TABLE examination_map (theirs INTEGER PRIMARY KEY, ours INTEGER NOT NULL);
CREATE TEMP TABLE new_examination (key TEXT PRIMARY KEY);
INSERT INTO new_examination SELECT key FROM other.examination WHERE key NOT IN (SELECT key FROM main.examination);
INSERT INTO main.examination (key, finding, program, compilers, result, cause, summary, at)
SELECT key, f.ours, p.ours, c.ours, result, cause, summary, at
FROM other.examination e JOIN finding_map f ON f.theirs = e.finding JOIN program_map p ON p.theirs = e.program
JOIN compilers_map c ON c.theirs = e.compilers WHERE key IN (SELECT key FROM new_examination) ORDER BY at, e.id;
INSERT INTO examination_map
SELECT t.id, o.id FROM other.examination t JOIN main.examination o ON o.key = t.key
WHERE t.key IN (SELECT key FROM new_examination);
INSERT INTO main.observation (examination, engines, report)
SELECT m.ours, e.ours, r.ours FROM other.observation o JOIN examination_map m ON m.theirs = o.examination
JOIN engines_map e ON e.theirs = o.engines JOIN report_map r ON r.theirs = o.report;

-- Reductions in their order, so that each finds its parent. The number of attempts is the greatest, the time the least.
CREATE TEMP TABLE reduction_map (theirs INTEGER PRIMARY KEY, ours INTEGER NOT NULL);
INSERT INTO main.reduction (key, finding, parent, program, attempts, made_at)
SELECT key, f.ours, NULL, p.ours, attempts, made_at FROM other.reduction r
JOIN finding_map f ON f.theirs = r.finding JOIN program_map p ON p.theirs = r.program WHERE true ORDER BY made_at, r.id
ON CONFLICT (key) DO UPDATE SET attempts = max(reduction.attempts, excluded.attempts), made_at = min(reduction.made_at, excluded.made_at);
CREATE INDEX temp.reduction_by_ours ON reduction_map (ours);
INSERT INTO reduction_map SELECT t.id, o.id FROM other.reduction t JOIN main.reduction o ON o.key = t.key;
UPDATE main.reduction SET parent = (
    SELECT id FROM (
        SELECT o.id AS id, o.key AS key FROM main.reduction o WHERE o.id = reduction.parent
        UNION ALL
        SELECT o.id, o.key FROM reduction_map m JOIN other.reduction t ON t.id = m.theirs
        JOIN reduction_map p ON p.theirs = t.parent JOIN main.reduction o ON o.id = p.ours WHERE m.ours = reduction.id)
    ORDER BY key LIMIT 1)
WHERE id IN (SELECT ours FROM reduction_map);

-- The relations of programs that have none here.
INSERT OR IGNORE INTO main.word (text) SELECT text FROM other.word;
CREATE TEMP TABLE word_map (theirs INTEGER PRIMARY KEY, ours INTEGER NOT NULL);
INSERT INTO word_map SELECT t.id, o.id FROM other.word t JOIN main.word o ON o.text = t.text;
CREATE TEMP TABLE related (theirs INTEGER PRIMARY KEY, ours INTEGER NOT NULL);
INSERT INTO related SELECT theirs, ours FROM program_map
WHERE theirs IN (SELECT program FROM other.shape) AND ours NOT IN (SELECT program FROM main.shape);
INSERT INTO main.instruction_fact (program, instruction, function, block, opcode, result, type, bytes)
SELECT p.ours, instruction, function, block, o.ours, result, t.ours, f.bytes FROM other.instruction_fact f
JOIN related p ON p.theirs = f.program JOIN word_map o ON o.theirs = f.opcode LEFT JOIN word_map t ON t.theirs = f.type;
INSERT INTO main.operand_fact (program, instruction, role, position, variable, immediate)
SELECT p.ours, instruction, r.ours, position, variable, i.ours FROM other.operand_fact f
JOIN related p ON p.theirs = f.program JOIN word_map r ON r.theirs = f.role LEFT JOIN word_map i ON i.theirs = f.immediate;
INSERT INTO main.field_fact (program, record, position, type, bit_offset, bit_width, bit_field, packed)
SELECT p.ours, record, position, t.ours, bit_offset, bit_width, bit_field, packed FROM other.field_fact f
JOIN related p ON p.theirs = f.program JOIN word_map t ON t.theirs = f.type;
INSERT INTO main.argument_fact (program, signature, position, class, place, record, after_registers)
SELECT p.ours, signature, position, c.ours, l.ours, record, after_registers FROM other.argument_fact f
JOIN related p ON p.theirs = f.program JOIN word_map c ON c.theirs = f.class LEFT JOIN word_map l ON l.theirs = f.place;
INSERT INTO main.shape (word, program)
SELECT w.ours, p.ours FROM other.shape s JOIN related p ON p.theirs = s.program JOIN word_map w ON w.theirs = s.word;
DROP TABLE word_map;
DROP TABLE related;

INSERT INTO main.pending_reduction (finding, begun)
SELECT m.ours, begun FROM other.pending_reduction p JOIN finding_map m ON m.theirs = p.finding WHERE true
ON CONFLICT (finding) DO UPDATE SET begun = max(pending_reduction.begun, excluded.begun);
DELETE FROM main.pending_reduction
WHERE finding IN (SELECT f.id FROM main.finding f JOIN done ON done.finding = f.key);

INSERT OR IGNORE INTO main.status (key, bucket, status, link, fixed_in, duplicate_of, note, person, at)
SELECT key, b.ours, status, link, fixed_in, d.ours, note, person, at FROM other.status s
JOIN bucket_map b ON b.theirs = s.bucket LEFT JOIN bucket_map d ON d.theirs = s.duplicate_of;
INSERT OR IGNORE INTO main.comment (key, bucket, text, person, at)
SELECT key, b.ours, text, person, at FROM other.comment c JOIN bucket_map b ON b.theirs = c.bucket;
INSERT OR IGNORE INTO main.tag (bucket, tag) SELECT b.ours, tag FROM other.tag t JOIN bucket_map b ON b.theirs = t.bucket;

DROP TABLE configuration_map;
DROP TABLE compilers_map;
DROP TABLE engines_map;
DROP TABLE report_map;
DROP TABLE campaign_map;
DROP TABLE program_map;
DROP TABLE bucket_map;
DROP TABLE done;
DROP TABLE rank;
DROP TABLE finding_map;
DROP TABLE examination_map;
DROP TABLE new_examination;
DROP TABLE reduction_map;
