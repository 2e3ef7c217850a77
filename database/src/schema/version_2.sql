-- Version 2: a program is a text in a language. Version 1 kept modules of LLVM IR in the column `c`; only the profile of
-- their generator told them from programs in C, and they had no reductions.
ALTER TABLE program RENAME COLUMN c TO text;
ALTER TABLE program ADD COLUMN language TEXT NOT NULL DEFAULT 'c' CHECK (language IN ('c', 'llvm-ir'));
UPDATE program SET language = 'llvm-ir'
WHERE json_valid(configuration) AND json_extract(configuration, '$.profile') IN ('ir', 'ir-small');
