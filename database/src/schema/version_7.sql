-- Version 7: reduced programs as relations (docs/relations.md), and what of them does not depend on names.

CREATE TABLE word (
    id   INTEGER PRIMARY KEY,
    text TEXT NOT NULL UNIQUE
) STRICT;

-- An instruction of the program's module: the relations whose key it is.
CREATE TABLE instruction_fact (
    program     INTEGER NOT NULL REFERENCES program ON DELETE CASCADE,
    instruction INTEGER NOT NULL,
    function    INTEGER NOT NULL,
    block       INTEGER NOT NULL,
    opcode      INTEGER NOT NULL,
    result      INTEGER,
    type        INTEGER,
    bytes       INTEGER,
    PRIMARY KEY (program, instruction)
) STRICT, WITHOUT ROWID;
CREATE INDEX instruction_by_opcode ON instruction_fact (opcode, program);

CREATE TABLE operand_fact (
    program     INTEGER NOT NULL REFERENCES program ON DELETE CASCADE,
    instruction INTEGER NOT NULL,
    role        INTEGER NOT NULL,
    position    INTEGER NOT NULL,
    variable    INTEGER,
    immediate   INTEGER,
    PRIMARY KEY (program, instruction, role, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE field_fact (
    program    INTEGER NOT NULL REFERENCES program ON DELETE CASCADE,
    record     INTEGER NOT NULL,
    position   INTEGER NOT NULL,
    type       INTEGER NOT NULL,
    bit_offset INTEGER NOT NULL,
    bit_width  INTEGER NOT NULL,
    bit_field  INTEGER NOT NULL,
    packed     INTEGER NOT NULL,
    PRIMARY KEY (program, record, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE argument_fact (
    program         INTEGER NOT NULL REFERENCES program ON DELETE CASCADE,
    signature       INTEGER NOT NULL,
    position        INTEGER NOT NULL,
    class           INTEGER NOT NULL,
    place           INTEGER,
    record          INTEGER,
    after_registers INTEGER NOT NULL,
    PRIMARY KEY (program, signature, position)
) STRICT, WITHOUT ROWID;

-- Facts without names: what programs may have in common.
CREATE TABLE shape (
    word    INTEGER NOT NULL,
    program INTEGER NOT NULL REFERENCES program ON DELETE CASCADE,
    PRIMARY KEY (word, program)
) STRICT, WITHOUT ROWID;
CREATE INDEX shape_by_program ON shape (program);


CREATE VIEW instructions AS
SELECT finding, f.program AS program, instruction, function, block, o.text AS opcode, result, t.text AS type, f.bytes AS bytes
FROM instruction_fact f JOIN reduction r ON r.program = f.program JOIN word o ON o.id = opcode LEFT JOIN word t ON t.id = f.type;

CREATE VIEW operands AS
SELECT finding, f.program AS program, instruction, w.text AS role, position, variable, i.text AS immediate
FROM operand_fact f JOIN reduction r ON r.program = f.program JOIN word w ON w.id = role LEFT JOIN word i ON i.id = immediate;

CREATE VIEW fields AS
SELECT finding, f.program AS program, record, position, t.text AS type, bit_offset, bit_width, bit_field, packed
FROM field_fact f JOIN reduction r ON r.program = f.program JOIN word t ON t.id = f.type;

CREATE VIEW arguments AS
SELECT finding, f.program AS program, signature, position, c.text AS class, p.text AS place, record, after_registers
FROM argument_fact f JOIN reduction r ON r.program = f.program JOIN word c ON c.id = class LEFT JOIN word p ON p.id = place;

CREATE VIEW shapes AS
SELECT finding, s.program AS program, w.text AS shape
FROM shape s JOIN reduction r ON r.program = s.program JOIN word w ON w.id = s.word;
