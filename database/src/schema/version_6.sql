-- Version 6: signatures, which plug-in engines define and call. A check of a column changes only with its table; triggers and views go on naming the
-- new one, which the setting keeps `ALTER TABLE` from looking into.
PRAGMA legacy_alter_table = ON;

CREATE TABLE new_program (
    id            INTEGER PRIMARY KEY,
    key           TEXT NOT NULL UNIQUE,
    origin        TEXT NOT NULL CHECK (origin IN ('generated', 'written', 'reduced', 'fuzzed')),
    language      TEXT NOT NULL CHECK (language IN ('c', 'llvm-ir', 'ordinary-c', 'signatures')),
    bytes         INTEGER NOT NULL,
    text          BLOB NOT NULL,
    dna           BLOB,
    configuration INTEGER REFERENCES configuration
) STRICT;
INSERT INTO new_program (id, key, origin, language, bytes, text, dna, configuration)
SELECT id, key, origin, language, bytes, text, dna, configuration FROM program;
DROP TABLE program;
ALTER TABLE new_program RENAME TO program;

PRAGMA legacy_alter_table = OFF;
