import { sql } from 'kysely';

import type { Database } from '../../database/tables.ts';
import { type Address, lineOf, whereaboutsOf } from './address.ts';
import { wordsOfAddress } from './words-of-address.ts';

/** A place that may be meant, as the provider of places writes it. */
export interface Prediction {
  readonly place_id: string;
  readonly description: string;
  readonly structured_formatting: { readonly main_text: string; readonly secondary_text: string };
  /** Which of its letters were typed. */
  readonly matched_substrings: readonly { readonly offset: number; readonly length: number }[];
}

const MAX_PREDICTIONS = 5;

/**
 * Finds the addresses that have words with these beginnings, those that begin with all of it before the others. Of a house
 * that is not known the street is found.
 * @param db the store's database
 * @param input what was typed
 * @returns at most five
 * Source: docs/behaviour/reference-store.md §8.1
 */
export async function findPlaces(db: Database, input: string): Promise<readonly Prediction[]> {
  const wanted = wordsOfAddress(input);
  const found = await findByWords(db, wanted);
  return found.length > 0
    ? found
    : findByWords(
        db,
        wanted.filter((word) => !/^\d/.test(word)),
      );
}

async function findByWords(db: Database, wanted: readonly string[]): Promise<readonly Prediction[]> {
  if (wanted.length === 0) return [];
  // Letters and digits alone, so that nothing in it is an operator.
  const query = wanted.map((word) => `${word}:*`).join(' & ');
  const beginning = `${wanted.join(' ')}%`;
  const rows = await db
    .selectFrom('addresses')
    .select(['id', 'details'])
    .where(sql<boolean>`to_tsvector('simple', words) @@ to_tsquery('simple', ${query})`)
    .orderBy(sql`words like ${beginning}`, 'desc')
    .orderBy('position')
    .limit(MAX_PREDICTIONS)
    .execute();
  return rows.map(({ id, details }) => toPrediction(id, JSON.parse(details) as Address, wanted));
}

function toPrediction(id: string, address: Address, wanted: readonly string[]): Prediction {
  const [line, whereabouts] = [lineOf(address), whereaboutsOf(address)];
  const description = `${line}, ${whereabouts}`;
  return {
    place_id: id,
    description,
    structured_formatting: { main_text: line, secondary_text: whereabouts },
    matched_substrings: matchesIn(description, wanted),
  };
}

/** The beginnings of words that were typed; of each word that was typed the first. */
function matchesIn(description: string, wanted: readonly string[]): Prediction['matched_substrings'] {
  const words = [...description.matchAll(/[\p{L}\p{N}]+/gu)];
  return wanted.flatMap((beginning) => {
    const word = words.find(([text]) => wordsOfAddress(text)[0]?.startsWith(beginning));
    return word ? [{ offset: word.index, length: Math.min(beginning.length, word[0].length) }] : [];
  });
}
