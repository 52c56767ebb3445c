import { type RawBuilder, sql } from 'kysely';

import { ownValue } from '../../../../core/json/index.ts';
import { SEARCH_RULES } from '../../../../core/product-list/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { hasCorrection } from './has-correction.ts';
import type { EntrySource } from './tables.ts';

/** What to find. */
export interface EntryQuery {
  /** As the visitor has typed it. */
  readonly text: string;
  /** The language of the page, as a BCP 47 tag; others than those of `STEMS` have no stems. */
  readonly locale: string;
  readonly limit: number;
  /** The number of results before the first. */
  readonly offset: number;
}

/** Something that was found. */
export interface FoundEntry {
  readonly source: EntrySource;
  readonly id: string;
  /** In the site's own language. */
  readonly url: string;
  readonly title: string;
  readonly excerpt: string;
  /** Empty without a picture. */
  readonly imageUrl: string;
}

/** A part of all that was found. */
export interface FoundEntries {
  readonly entries: readonly FoundEntry[];
  readonly total: number;
}

/** Language → PostgreSQL's dictionary of its stems. */
const STEMS: Readonly<Record<string, string>> = {
  ar: 'arabic_stem',
  de: 'german_stem',
  en: 'english_stem',
  es: 'spanish_stem',
  fr: 'french_stem',
};

/** Limits of a search. Source: docs/behaviour/reference-store.md §33.3 */
const LIMITS = {
  /** Different words that have to be found; the rest is ignored. */
  words: 10,
  /** Words that one is corrected to. */
  corrections: 12,
} as const;

/** A long text has a word that is a little like any other. */
const MIN_LIKENESS_IN_TEXT = 0.5;

/** How much a form of a word counts: the beginning of a longer one, and a stem. */
const LIKENESS = { beginning: 0.9, stem: 0.95 } as const;

/**
 * Searches what visitors may see; where nothing is found, with words that are spelt alike.
 * @param db the store's database
 * @param query what to find, and which part of it
 * @returns the best first
 * Source: docs/behaviour/reference-store.md §33.3, §33.4
 */
export async function findEntries(db: Database, query: EntryQuery): Promise<FoundEntries> {
  const exact = await readEntries(db, query, formsOf(query.locale));
  if (exact.total > 0 || !(await hasCorrection(db))) return exact;
  return readEntries(db, query, sql`${formsOf(query.locale)} union all ${CORRECTIONS}`);
}

/** The forms of each word that count as the word. */
function formsOf(locale: string): RawBuilder<unknown> {
  const stems = ownValue(STEMS, languageIn(locale));
  const own = sql`select word, word as form, '' as ending, 1.0 as likeness from wanted
    union all select word, word, '*', ${sql.lit(LIKENESS.beginning)} from wanted`;
  if (stems === undefined) return own;
  return sql`${own} union all select word, unnest(ts_lexize(${sql.lit(stems)}, word)), '', ${sql.lit(LIKENESS.stem)} from wanted`;
}

/** The operator is that of the extension, with its limit of 0.3. */
const CORRECTIONS = sql`select wanted.word, known.word, '', known.likeness from wanted, lateral (
    select word, similarity(word, wanted.word) as likeness from search_words
    where word % wanted.word order by likeness desc, word limit ${sql.lit(LIMITS.corrections)}
  ) as known where char_length(wanted.word) >= ${sql.lit(SEARCH_RULES.minCorrectedLength)}`;

/** A locked part of the site; a lock on the whole site is not passed by those who may not. */
const IS_LOCKED = sql`exists (select 1 from locks where locks.path <> '/'
  and (entry.url = locks.path or starts_with(entry.url, locks.path || '/')))`;

const IS_OPEN = sql`case entry.source
  when 'product' then product.is_published and coalesce(store.enabled, false)
  when 'store' then store.enabled
  else true end`;

async function readEntries(
  db: Database,
  { text, limit, offset }: EntryQuery,
  forms: RawBuilder<unknown>,
): Promise<FoundEntries> {
  const { title, names, text: body } = SEARCH_RULES.weights;
  const { rows } = await sql<{ total: number; entries: readonly FoundEntry[] | null }>`
    with wanted as materialized (
      select word from unnest(search_words_in(${text})) as word limit ${sql.lit(LIMITS.words)}
    ), forms as materialized (
      select word, likeness,
        ('''' || form || ''':' || ending || 'A')::tsquery as in_title,
        ('''' || form || ''':' || ending || 'B')::tsquery as in_names,
        ('''' || form || '''' || case ending when '' then '' else ':*' end)::tsquery as anywhere
      from (${forms}) as forms (word, form, ending, likeness)
    ), found as (
      select entry.source, entry.id, forms.word, max(likeness * case
        when entry.words @@ in_title then ${sql.lit(title)}
        when entry.words @@ in_names then ${sql.lit(names)}
        else ${sql.lit(body)} end) as score
      from forms join search_entries as entry on entry.words @@ forms.anywhere
      where likeness >= ${sql.lit(MIN_LIKENESS_IN_TEXT)} or entry.words @@ in_title or entry.words @@ in_names
      group by entry.source, entry.id, forms.word
    ), best as (
      select source, id, sum(score) as score from found
      group by source, id having count(*) = (select count(*) from wanted)
    ), visible as (
      select entry.source, entry.id, entry.url, entry.title, entry.excerpt, entry.image_url, row_number() over (
          order by best.score desc, array_position(array['product', 'post'], entry.source), product.position, entry.id
        ) as place
      from best join search_entries as entry using (source, id)
        left join products as product on entry.source = 'product' and product.id = entry.id
        left join collections as store on store.id =
          case entry.source when 'product' then product.collection_id when 'store' then entry.id end
      where ${IS_OPEN} and not ${IS_LOCKED}
    )
    select (select count(*)::int from visible) as total, (
      select json_agg(json_build_object('source', source, 'id', id, 'url', url, 'title', title,
        'excerpt', excerpt, 'imageUrl', image_url) order by place)
      from visible where place > ${offset} and place <= ${offset + limit}
    ) as entries`.execute(db);
  return { total: rows[0]?.total ?? 0, entries: rows[0]?.entries ?? [] };
}

function languageIn(locale: string): string {
  try {
    return new Intl.Locale(locale).language;
  } catch {
    return '';
  }
}
