-- The crash database, version 1. Times are milliseconds since 1970. Every table that two machines may both
-- fill has a `key` that depends on content alone, so that databases merge and merging twice changes nothing.

CREATE TABLE toolchain (
    id          INTEGER PRIMARY KEY,
    key         TEXT NOT NULL UNIQUE,
    engine      TEXT NOT NULL,
    fingerprint TEXT NOT NULL
) STRICT;

CREATE TABLE campaign (
    id            INTEGER PRIMARY KEY,
    key           TEXT NOT NULL UNIQUE,
    seed          TEXT NOT NULL,
    profile       TEXT NOT NULL,
    configuration TEXT NOT NULL,
    goal          INTEGER,
    position      TEXT NOT NULL,
    accounting    TEXT NOT NULL,
    finished      INTEGER NOT NULL DEFAULT 0 CHECK (finished IN (0, 1)),
    -- The process that runs it at the moment, for people: a lock beside the file keeps others from taking it up.
    runner        INTEGER,
    started_at    INTEGER NOT NULL,
    updated_at    INTEGER NOT NULL
) STRICT;

CREATE TABLE campaign_toolchain (
    campaign  INTEGER NOT NULL REFERENCES campaign,
    toolchain INTEGER NOT NULL REFERENCES toolchain,
    PRIMARY KEY (campaign, toolchain)
) STRICT, WITHOUT ROWID;

-- `dna` and `configuration` remake the program where the generator made it; `c` is the program itself.
CREATE TABLE program (
    id            INTEGER PRIMARY KEY,
    key           TEXT NOT NULL UNIQUE,
    origin        TEXT NOT NULL CHECK (origin IN ('generated', 'written', 'reduced', 'fuzzed')),
    dna           BLOB,
    configuration TEXT,
    c             TEXT NOT NULL
) STRICT;

CREATE TABLE bucket (
    id        INTEGER PRIMARY KEY,
    signature TEXT NOT NULL UNIQUE,
    title     TEXT NOT NULL
) STRICT;

-- The last row of a bucket is its status today; rows are only ever added.
CREATE TABLE status (
    id     INTEGER PRIMARY KEY,
    bucket INTEGER NOT NULL REFERENCES bucket,
    status TEXT NOT NULL CHECK (status IN ('new', 'known', 'reported', 'fixed', 'invalid')),
    note   TEXT NOT NULL DEFAULT '',
    at     INTEGER NOT NULL
) STRICT;
CREATE INDEX status_by_bucket ON status (bucket, id);

CREATE TABLE finding (
    id       INTEGER PRIMARY KEY,
    key      TEXT NOT NULL UNIQUE,
    campaign INTEGER REFERENCES campaign,
    program  INTEGER NOT NULL REFERENCES program,
    bucket   INTEGER NOT NULL REFERENCES bucket,
    verdict  TEXT NOT NULL,
    summary  TEXT NOT NULL,
    seen     INTEGER NOT NULL DEFAULT 1,
    found_at INTEGER NOT NULL
) STRICT;
CREATE INDEX finding_by_bucket ON finding (bucket);
CREATE INDEX finding_by_campaign ON finding (campaign);

-- What each engine said about the program of a finding.
CREATE TABLE observation (
    finding   INTEGER NOT NULL REFERENCES finding,
    engine    TEXT NOT NULL,
    toolchain INTEGER REFERENCES toolchain,
    said      TEXT NOT NULL,
    PRIMARY KEY (finding, engine)
) STRICT, WITHOUT ROWID;

-- A smaller program with the same signature, and which reduction it was made from (none: from the original).
CREATE TABLE reduction (
    id       INTEGER PRIMARY KEY,
    key      TEXT NOT NULL UNIQUE,
    finding  INTEGER NOT NULL REFERENCES finding,
    parent   INTEGER REFERENCES reduction,
    program  INTEGER NOT NULL REFERENCES program,
    attempts INTEGER NOT NULL,
    made_at  INTEGER NOT NULL
) STRICT;
CREATE INDEX reduction_by_finding ON reduction (finding);
