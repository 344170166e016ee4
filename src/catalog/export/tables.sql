-- tricorder export 1: rules and cards of Star Trek tabletop games, for PostgreSQL 13 and later.
-- Load it with psql:  tricorder admin index export --to postgres | psql my_database
-- All in one transaction: readers see the state before until the end. Loading again replaces what an export brought;
-- tables, grants, and foreign keys of yours on entry (id) stay.
\set ON_ERROR_STOP on
\set QUIET on
BEGIN;
SET LOCAL client_encoding = 'UTF8';
SET LOCAL standard_conforming_strings = on;
SET LOCAL client_min_messages = warning;

DO $check$
DECLARE
    known integer;
    mark text;
BEGIN
    IF current_setting('server_encoding') <> 'UTF8' THEN
        RAISE EXCEPTION 'tricorder: the encoding of this database is %, but has to be UTF8',
            current_setting('server_encoding');
    END IF;
    -- One at a time.
    PERFORM pg_advisory_xact_lock(hashtext('tricorder export'));
    mark := obj_description(to_regclass('"{schema}".export'), 'pg_class');
    IF mark LIKE 'tricorder export%' THEN
        EXECUTE 'SELECT version FROM "{schema}".export' INTO known;
        IF known <> 1 THEN
            RAISE EXCEPTION 'tricorder: the schema {schema} holds an export of version %, this is version 1', known
                USING HINT = 'Drop the schema first: DROP SCHEMA "{schema}" CASCADE';
        END IF;
    ELSIF EXISTS (SELECT FROM pg_class WHERE relnamespace = to_regnamespace('"{schema}"')) THEN
        RAISE EXCEPTION 'tricorder: the schema {schema} holds something else'
            USING HINT = 'Choose another one: tricorder admin index export --to postgres --schema NAME';
    END IF;
END
$check$;

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE SCHEMA IF NOT EXISTS "{schema}";

DO $path$
BEGIN
    PERFORM set_config('search_path', '"{schema}", ' || current_setting('search_path'), true);
END
$path$;

CREATE OR REPLACE FUNCTION fold(name text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $fold$
    SELECT regexp_replace(
        regexp_replace(
            lower(
                replace(replace(replace(replace(replace(replace(
                    translate(normalize(name, NFKD), 'øØ', 'oo'),
                    'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe')
                COLLATE "C"),
            '[^a-z0-9>+]', '', 'g'),
        '([aou])e+', '\1', 'g')
$fold$;
COMMENT ON FUNCTION fold(text) IS
    'The form in which names are compared: no case, accents, blanks or hyphens, and ü, ue and u are one. Latin letters alone.';

CREATE OR REPLACE FUNCTION joined(parts text[]) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $joined$ SELECT array_to_string(parts, E'\n') $joined$;
COMMENT ON FUNCTION joined(text[]) IS 'The parts below each other, for tsvector columns.';

CREATE TABLE IF NOT EXISTS export (
    is_one boolean PRIMARY KEY DEFAULT true CHECK (is_one),
    version integer NOT NULL,
    program text NOT NULL,
    entries integer NOT NULL,
    cards integer NOT NULL,
    imported integer NOT NULL
);
COMMENT ON TABLE export IS 'tricorder export: one row about what was loaded last.';
COMMENT ON COLUMN export.version IS 'Version of these tables.';
COMMENT ON COLUMN export.program IS 'Version of tricorder that wrote them.';
COMMENT ON COLUMN export.entries IS 'How many rows of entry are no cards.';
COMMENT ON COLUMN export.cards IS 'How many rows of entry are cards.';
COMMENT ON COLUMN export.imported IS 'How many cards have facts or texts of imported files: if any, this is not to be published.';

CREATE TABLE IF NOT EXISTS game (
    code text PRIMARY KEY,
    place integer NOT NULL,
    title_de text NOT NULL,
    title_en text NOT NULL
);
COMMENT ON TABLE game IS 'The games, in the order of lists.';

CREATE TABLE IF NOT EXISTS kind (
    code text PRIMARY KEY,
    place integer NOT NULL,
    title_de text NOT NULL,
    title_en text NOT NULL
);
COMMENT ON TABLE kind IS 'The kinds of entries, in the order of lists.';

CREATE TABLE IF NOT EXISTS box (
    code text PRIMARY KEY,
    place integer NOT NULL,
    title_de text NOT NULL,
    title_en text NOT NULL
);
COMMENT ON TABLE box IS 'The boxes of Captain''s Chair, in the order in which they came out.';

CREATE TABLE IF NOT EXISTS entry (
    id text PRIMARY KEY,
    place integer NOT NULL,
    game text NOT NULL REFERENCES game,
    kind text NOT NULL REFERENCES kind,
    title_de text NOT NULL,
    title_en text NOT NULL,
    aliases_de text[] NOT NULL,
    aliases_en text[] NOT NULL,
    questions_de text[] NOT NULL,
    questions_en text[] NOT NULL,
    text_de text NOT NULL,
    text_en text NOT NULL,
    more_de text NOT NULL,
    more_en text NOT NULL,
    facts jsonb NOT NULL,
    source jsonb NOT NULL,
    imported boolean NOT NULL,
    digest text NOT NULL,
    search_de tsvector NOT NULL GENERATED ALWAYS AS (
        setweight(to_tsvector('pg_catalog.german'::regconfig, title_de), 'A') ||
        setweight(to_tsvector('pg_catalog.german'::regconfig, joined(aliases_de)), 'B') ||
        setweight(to_tsvector('pg_catalog.german'::regconfig, joined(questions_de)), 'C') ||
        setweight(to_tsvector('pg_catalog.german'::regconfig, text_de || E'\n' || more_de), 'D')
    ) STORED,
    search_en tsvector NOT NULL GENERATED ALWAYS AS (
        setweight(to_tsvector('pg_catalog.english'::regconfig, title_en), 'A') ||
        setweight(to_tsvector('pg_catalog.english'::regconfig, joined(aliases_en)), 'B') ||
        setweight(to_tsvector('pg_catalog.english'::regconfig, joined(questions_en)), 'C') ||
        setweight(to_tsvector('pg_catalog.english'::regconfig, text_en || E'\n' || more_en), 'D')
    ) STORED
);
COMMENT ON TABLE entry IS 'Rules and cards: whatever can be looked up. Cards are those of kind card.';
COMMENT ON COLUMN entry.id IS 'Stays the same from one export to the next: cc/keyword/log.';
COMMENT ON COLUMN entry.place IS 'The order of lists: game, kind, id.';
COMMENT ON COLUMN entry.aliases_de IS 'Other names, inflections, abbreviations.';
COMMENT ON COLUMN entry.questions_de IS 'Short questions it answers, as players type them. To be searched, not to be shown.';
COMMENT ON COLUMN entry.text_de IS 'The rule, or what a card does in our own words. Blank lines part paragraphs, "- " begins points of a list, [glory] is a symbol.';
COMMENT ON COLUMN entry.more_de IS 'Examples, tables, rulings and errata as plain text. To be searched, not to be shown.';
COMMENT ON COLUMN entry.facts IS 'All else: what stands on a card, the tables and the example of a rule. Fields as in tricorder show --json.';
COMMENT ON COLUMN entry.source IS 'Where the rule stands in print.';
COMMENT ON COLUMN entry.imported IS 'Whether facts or text come from files of the player: private, not to be published.';
COMMENT ON COLUMN entry.digest IS 'Another one as soon as anything said of the entry here is another.';
COMMENT ON COLUMN entry.search_de IS 'For words in German: title A, aliases B, questions C, texts D.';
COMMENT ON COLUMN entry.search_en IS 'For words in English: title A, aliases B, questions C, texts D.';

CREATE TABLE IF NOT EXISTS name (
    entry text NOT NULL REFERENCES entry ON DELETE CASCADE,
    place integer NOT NULL,
    name text NOT NULL,
    lang text CHECK (lang IN ('de', 'en')),
    kind text NOT NULL CHECK (kind IN ('title', 'alias', 'question')),
    key text NOT NULL GENERATED ALWAYS AS (fold(name)) STORED,
    PRIMARY KEY (entry, place)
);
COMMENT ON TABLE name IS 'Every spelling of every name, the titles of an entry first.';
COMMENT ON COLUMN name.lang IS 'The language it belongs to; null if it is the same in both.';
COMMENT ON COLUMN name.key IS 'The name as fold (name) has it: equal where a player would call it the same.';

CREATE TABLE IF NOT EXISTS link (
    entry text NOT NULL REFERENCES entry ON DELETE CASCADE,
    place integer NOT NULL,
    relation text NOT NULL,
    target text NOT NULL REFERENCES entry ON DELETE CASCADE,
    PRIMARY KEY (entry, place)
);
COMMENT ON TABLE link IS 'What an entry leads to.';
COMMENT ON COLUMN link.relation IS 'What the target is to the entry: see, type, trait, carrier (a card with this trait), captain, reverse-of, replaces, replaced-by.';

CREATE TABLE IF NOT EXISTS ruling (
    number integer PRIMARY KEY,
    certainty text NOT NULL,
    origin text NOT NULL,
    text_de text NOT NULL,
    text_en text NOT NULL
);
COMMENT ON TABLE ruling IS 'Decisions where the rules are silent or wrong.';
COMMENT ON COLUMN ruling.number IS 'Stays the same from one export to the next.';
COMMENT ON COLUMN ruling.certainty IS 'sure, likely or open.';
COMMENT ON COLUMN ruling.origin IS 'What it rests on.';

CREATE TABLE IF NOT EXISTS ruling_entry (
    ruling integer NOT NULL REFERENCES ruling ON DELETE CASCADE,
    entry text NOT NULL REFERENCES entry ON DELETE CASCADE,
    place integer NOT NULL,
    PRIMARY KEY (entry, ruling)
);
COMMENT ON TABLE ruling_entry IS 'Which entries and cards a ruling is shown with.';

CREATE TABLE IF NOT EXISTS erratum (
    entry text NOT NULL REFERENCES entry ON DELETE CASCADE,
    place integer NOT NULL,
    level text NOT NULL,
    change text NOT NULL,
    effect text NOT NULL,
    counts text NOT NULL,
    first_de text NOT NULL,
    first_en text NOT NULL,
    latest_de text NOT NULL,
    latest_en text NOT NULL,
    facts jsonb NOT NULL,
    PRIMARY KEY (entry, place)
);
COMMENT ON TABLE erratum IS 'What later prints of a card or board say otherwise, in our own words.';
COMMENT ON COLUMN erratum.level IS 'How much it weighs: red, yellow, black or green.';
COMMENT ON COLUMN erratum.counts IS 'The wording to play by: first or latest.';
COMMENT ON COLUMN erratum.facts IS 'The whole erratum.';

CREATE TABLE IF NOT EXISTS entry_box (
    entry text NOT NULL REFERENCES entry ON DELETE CASCADE,
    place integer NOT NULL,
    box text NOT NULL REFERENCES box,
    number text,
    PRIMARY KEY (entry, place)
);
COMMENT ON TABLE entry_box IS 'The boxes of Captain''s Chair something comes in, the first print first. Rules without a row belong to the core box.';
COMMENT ON COLUMN entry_box.number IS 'The collector number of a card in this box.';

CREATE INDEX IF NOT EXISTS entry_place ON entry (game, kind, place);
CREATE INDEX IF NOT EXISTS entry_search_de ON entry USING gin (search_de) WITH (fastupdate = off);
CREATE INDEX IF NOT EXISTS entry_search_en ON entry USING gin (search_en) WITH (fastupdate = off);
CREATE INDEX IF NOT EXISTS entry_facts ON entry USING gin (facts jsonb_path_ops) WITH (fastupdate = off);
CREATE INDEX IF NOT EXISTS name_key ON name (key);
CREATE INDEX IF NOT EXISTS name_key_trigrams ON name USING gin (key gin_trgm_ops) WITH (fastupdate = off)
    WHERE kind <> 'question';
CREATE INDEX IF NOT EXISTS link_target ON link (target);
CREATE INDEX IF NOT EXISTS ruling_entry_ruling ON ruling_entry (ruling);
CREATE INDEX IF NOT EXISTS entry_box_box ON entry_box (box);

CREATE TEMPORARY TABLE tricorder_line (
    place integer GENERATED ALWAYS AS IDENTITY,
    document jsonb NOT NULL
) ON COMMIT DROP;
COPY tricorder_line (document) FROM stdin;
