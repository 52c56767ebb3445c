/** Characters of a text that are indexed. */
const MAX_TEXT = 20_000;

/** Characters of a word that count. */
const MAX_WORD = 60;

/** Shorter words are never corrected to. */
const MIN_KNOWN_WORD = 3;

/** Accents, and the marks of Hebrew, Arabic and Japanese letters, once letters and marks are apart. */
const MARKS = String.raw`[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u064b-\u065f\u0670\u3099\u309a]`;

/** Everything between words; in scripts of India and South-East Asia, vowels are signs. */
const BETWEEN_WORDS = String.raw`[^[:alnum:]\u0900-\u109f]+`;

/** Scripts without spaces: a word may begin anywhere. */
const WITHOUT_SPACES = String.raw`[\u0e00-\u0eff\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff]`;

/**
 * The functions that write the index. The database has them, because products change in many ways: by forms, imports, copies, and
 * cascades of deletions. Source: docs/behaviour/reference-store.md §33.2
 */
export const INDEX_FUNCTIONS: readonly string[] = [
  // In a database whose collation is "C", other collations would know the letters of English only.
  `create function search_words_in(input text) returns text[] language sql immutable parallel safe as $$
    select coalesce(array_agg(distinct left(word, ${MAX_WORD})), '{}')
    from regexp_split_to_table(
      regexp_replace(lower(normalize(left(input, ${MAX_TEXT}), NFKD) collate "und-x-icu"), '${MARKS}', '', 'g'),
      '${BETWEEN_WORDS}') as word
    where word <> ''
  $$`,
  // Each word as it is written, and its stem in each language of pages: a page asks in its own language.
  `create function search_vector(input text[], weight text) returns tsvector language sql immutable parallel safe as $$
    select coalesce(string_agg('''' || form || ''':1' || weight, ' '), '')::tsvector from (
      select word as form from unnest(input) as word
      union select substr(word, start) from unnest(input) as word, generate_series(2, char_length(word)) as start
        where word collate "und-x-icu" ~ '${WITHOUT_SPACES}'
      union select unnest(ts_lexize('english_stem', word)) from unnest(input) as word
      union select unnest(ts_lexize('german_stem', word)) from unnest(input) as word
      union select unnest(ts_lexize('french_stem', word)) from unnest(input) as word
      union select unnest(ts_lexize('spanish_stem', word)) from unnest(input) as word
      union select unnest(ts_lexize('arabic_stem', word)) from unnest(input) as word
    ) as forms
  $$`,
  `create function search_text(html text) returns text language sql immutable parallel safe as $$
    select regexp_replace(regexp_replace(html, '<[^>]*>', ' ', 'g'), '&#?[[:alnum:]]+;', ' ', 'g')
  $$`,
  // JSON can have characters that PostgreSQL refuses; that must not keep the owner from saving a product.
  `create function search_json(input text) returns jsonb language plpgsql immutable as $$
    begin
      return input::jsonb;
    exception when others then
      return '{}';
    end
  $$`,
  `create function search_write(
    new_source text, new_id text, new_url text,
    new_title text, new_names text, new_excerpt text, new_body text, new_image text
  ) returns void language plpgsql as $$
    declare
      title_words text[] := search_words_in(new_title);
      name_words text[] := search_words_in(new_names);
      text_words text[] := search_words_in(search_text(concat_ws(' ', new_excerpt, new_body)));
    begin
      insert into search_entries (source, id, url, title, excerpt, image_url, words)
      values (
        new_source, new_id, new_url, coalesce(new_title, ''), coalesce(new_excerpt, ''), coalesce(new_image, ''),
        search_vector(title_words, 'A') || search_vector(name_words, 'B') || search_vector(text_words, 'C')
      )
      on conflict (source, id) do update set
        url = excluded.url, title = excluded.title, excerpt = excluded.excerpt, image_url = excluded.image_url,
        words = excluded.words;
      -- In one order, so that two transactions do not wait for each other.
      insert into search_words (word)
        select distinct word from unnest(title_words || name_words || text_words) as word
        where char_length(word) >= ${MIN_KNOWN_WORD} order by word
        on conflict do nothing;
    end
  $$`,
  // Writes an entry again, or deletes it where its row is gone.
  `create function search_index(new_source text, new_id text) returns void language plpgsql as $$
    declare
      one record;
    begin
      if new_source = 'product' then
        select '/shop/' || slug as url, search_json(details) as details, concat_ws(' ',
          (select string_agg(categories.display_name, ' ') from product_categories
            join categories on categories.id = product_categories.category_id
            where product_categories.product_id = products.id),
          (select string_agg(variants.sku || ' ' || (search_json(variants.details) ->> 'attributes'), ' ') from variants
            where variants.product_id = products.id)) as names
          into one from products where id = new_id;
      elsif new_source = 'post' then
        select '/journal/' || slug as url, search_json(details) as details, '' as names into one from posts where id = new_id;
      elsif new_source = 'event' then
        select '/events/' || slug as url, search_json(details) as details, search_json(details) ->> 'location' as names
          into one from events where id = new_id;
      elsif new_source = 'gallery' then
        select '/gallery/' || slug as url, search_json(details) as details, '' as names
          into one from galleries where id = new_id;
      else
        select '/' || url_id as url, jsonb_build_object('title', title, 'excerpt', description) as details, '' as names
          into one from collections where id = new_id;
      end if;
      if not found then
        delete from search_entries where source = new_source and id = new_id;
        return;
      end if;
      -- Lists and objects as text: signs are no words.
      perform search_write(
        new_source, new_id, one.url,
        one.details ->> 'title', concat_ws(' ', one.names, one.details ->> 'categories', one.details ->> 'tags'),
        one.details ->> 'excerpt', one.details ->> 'body',
        coalesce(one.details #>> '{mainImage,assetUrl}', one.details #>> '{picture,assetUrl}'));
    end
  $$`,
];
