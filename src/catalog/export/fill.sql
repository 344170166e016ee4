\.

CREATE FUNCTION pg_temp.names(document jsonb, wanted_kind text, wanted_lang text) RETURNS text[]
    LANGUAGE sql IMMUTABLE
AS $names$
    SELECT ARRAY(
        SELECT name ->> 'name'
        FROM jsonb_array_elements(document -> 'names') WITH ORDINALITY AS list (name, place)
        WHERE name ->> 'kind' = wanted_kind AND coalesce(name ->> 'lang', wanted_lang) = wanted_lang
        ORDER BY place)
$names$;

CREATE FUNCTION pg_temp.prose(document jsonb, lang text) RETURNS text
    LANGUAGE sql IMMUTABLE
AS $prose$
    SELECT coalesce(string_agg(words, E'\n' ORDER BY part, place), '')
    FROM unnest(ARRAY[
        '$.facts.example', '$.facts.tables[*].title', '$.facts.tables[*].columns[*].title', '$.facts.tables[*].rows[*][*]',
        '$.rulings[*].text', '$.errata[*].part', '$.errata[*].first', '$.errata[*].latest', '$.errata[*].note'
    ]::jsonpath[]) WITH ORDINALITY AS parts (path, part),
    LATERAL (
        SELECT CASE jsonb_typeof(found) WHEN 'object' THEN found ->> lang ELSE found #>> '{}' END, place
        FROM jsonb_path_query(document, path) WITH ORDINALITY AS list (found, place)
    ) AS said (words, place)
$prose$;

-- What is as it was stays untouched; another version of the program may say all anew.
CREATE TEMPORARY TABLE tricorder_item ON COMMIT DROP AS
SELECT document ->> 'id' AS id, line.place, document, md5(program || document::text) AS digest
FROM tricorder_line AS line,
    (SELECT document ->> 'program' FROM tricorder_line WHERE document ? 'format') AS header (program)
WHERE document ? 'id';
ALTER TABLE tricorder_item ADD PRIMARY KEY (id);
CREATE TEMPORARY TABLE tricorder_changed ON COMMIT DROP AS
SELECT item.* FROM tricorder_item AS item
LEFT JOIN entry USING (id)
WHERE entry.digest IS DISTINCT FROM item.digest
ORDER BY item.place;

DELETE FROM export;
DELETE FROM entry WHERE id NOT IN (SELECT id FROM tricorder_item);
DELETE FROM name WHERE entry IN (SELECT id FROM tricorder_changed);
DELETE FROM link WHERE entry IN (SELECT id FROM tricorder_changed);
DELETE FROM ruling_entry WHERE entry IN (SELECT id FROM tricorder_changed);
DELETE FROM erratum WHERE entry IN (SELECT id FROM tricorder_changed);
DELETE FROM entry_box WHERE entry IN (SELECT id FROM tricorder_changed);

INSERT INTO export (version, program, entries, cards, imported)
SELECT (document ->> 'version')::integer, document ->> 'program', (document ->> 'entries')::integer,
    (document ->> 'cards')::integer, (document ->> 'imported')::integer
FROM tricorder_line WHERE document ? 'format';

DO $vocabulary$
DECLARE
    list text;
BEGIN
    FOREACH list IN ARRAY ARRAY['game', 'kind', 'box'] LOOP
        EXECUTE format(
            'INSERT INTO %I (code, place, title_de, title_en)
             SELECT item ->> ''code'', list.place, item #>> ''{title,de}'', item #>> ''{title,en}''
             FROM tricorder_line, jsonb_array_elements(document -> %L) WITH ORDINALITY AS list (item, place)
             WHERE document ? ''format''
             ON CONFLICT (code) DO UPDATE SET
                 place = EXCLUDED.place, title_de = EXCLUDED.title_de, title_en = EXCLUDED.title_en',
            list, list);
    END LOOP;
END
$vocabulary$;

INSERT INTO entry (id, place, game, kind, title_de, title_en, aliases_de, aliases_en, questions_de, questions_en,
    text_de, text_en, more_de, more_en, facts, source, imported, digest)
SELECT id, place, document ->> 'game', document ->> 'kind', document #>> '{title,de}', document #>> '{title,en}',
    pg_temp.names(document, 'alias', 'de'), pg_temp.names(document, 'alias', 'en'),
    pg_temp.names(document, 'question', 'de'), pg_temp.names(document, 'question', 'en'),
    document #>> '{text,de}', document #>> '{text,en}',
    pg_temp.prose(document, 'de'), pg_temp.prose(document, 'en'),
    document -> 'facts', document -> 'source', (document ->> 'imported')::boolean, digest
FROM tricorder_changed
ON CONFLICT (id) DO UPDATE SET
    game = EXCLUDED.game, kind = EXCLUDED.kind, title_de = EXCLUDED.title_de, title_en = EXCLUDED.title_en,
    aliases_de = EXCLUDED.aliases_de, aliases_en = EXCLUDED.aliases_en,
    questions_de = EXCLUDED.questions_de, questions_en = EXCLUDED.questions_en,
    text_de = EXCLUDED.text_de, text_en = EXCLUDED.text_en, more_de = EXCLUDED.more_de, more_en = EXCLUDED.more_en,
    facts = EXCLUDED.facts, source = EXCLUDED.source, imported = EXCLUDED.imported, digest = EXCLUDED.digest;
UPDATE entry SET place = item.place
FROM tricorder_item AS item
WHERE item.id = entry.id AND item.place <> entry.place;

INSERT INTO name (entry, place, name, lang, kind)
SELECT id, list.place, item ->> 'name', item ->> 'lang', item ->> 'kind'
FROM tricorder_changed, jsonb_array_elements(document -> 'names') WITH ORDINALITY AS list (item, place);

INSERT INTO link (entry, place, relation, target)
SELECT id, list.place, item ->> 'relation', item ->> 'id'
FROM tricorder_changed, jsonb_array_elements(document -> 'related') WITH ORDINALITY AS list (item, place);

INSERT INTO ruling (number, certainty, origin, text_de, text_en)
SELECT DISTINCT ON (number) number, item ->> 'certainty', item ->> 'origin', item #>> '{text,de}', item #>> '{text,en}'
FROM tricorder_changed AS changed, jsonb_array_elements(document -> 'rulings') AS item,
    CAST(item ->> 'number' AS integer) AS number
ORDER BY number, changed.place
ON CONFLICT (number) DO UPDATE SET
    certainty = EXCLUDED.certainty, origin = EXCLUDED.origin, text_de = EXCLUDED.text_de, text_en = EXCLUDED.text_en;

INSERT INTO ruling_entry (ruling, entry, place)
SELECT (item ->> 'number')::integer, id, list.place
FROM tricorder_changed, jsonb_array_elements(document -> 'rulings') WITH ORDINALITY AS list (item, place);
DELETE FROM ruling WHERE number NOT IN (SELECT ruling FROM ruling_entry);

INSERT INTO erratum (entry, place, level, change, effect, counts, first_de, first_en, latest_de, latest_en, facts)
SELECT id, list.place, item ->> 'level', item ->> 'change', item ->> 'effect', item ->> 'counts',
    item #>> '{first,de}', item #>> '{first,en}', item #>> '{latest,de}', item #>> '{latest,en}', item
FROM tricorder_changed, jsonb_array_elements(document -> 'errata') WITH ORDINALITY AS list (item, place);

INSERT INTO entry_box (entry, place, box, number)
SELECT id, list.place, item ->> 'box', item ->> 'number'
FROM tricorder_changed, jsonb_array_elements(document -> 'boxes') WITH ORDINALITY AS list (item, place);

DO $stale$
DECLARE
    list text;
BEGIN
    FOREACH list IN ARRAY ARRAY['game', 'kind', 'box'] LOOP
        EXECUTE format(
            'DELETE FROM %I WHERE code NOT IN (
                SELECT item ->> ''code'' FROM tricorder_line, jsonb_array_elements(document -> %L) AS item
                WHERE document ? ''format'')',
            list, list);
    END LOOP;
END
$stale$;

ANALYZE entry, name, link, ruling, ruling_entry, erratum, entry_box;
COMMIT;
