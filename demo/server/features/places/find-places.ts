import { sql } from 'kysely';

import type { Database } from '../../platform/database/tables.ts';
import { type Address, lineOf, whereaboutsOf } from './address.ts';
import { wordsOfAddress } from './words-of-address.ts';

/** A prediction in the format of the places provider. */
export interface Prediction {
  readonly place_id: string;
  readonly description: string;
  readonly structured_formatting: { readonly main_text: string; readonly secondary_text: string };
  /** The parts that match the input. */
  readonly matched_substrings: readonly { readonly offset: number; readonly length: number }[];
}

const MAX_PREDICTIONS = 5;

/**
 * Finds addresses by the beginnings of words; those that begin with the whole input are first. An unknown house number
 * finds its street.
 * @param db the store's database
 * @param input as typed
 * @returns at most five
 * Source: docs/behaviour/reference-store.md §8.1
 */
export async function findPlaces(db: Database, input: string): Promise<readonly Prediction[]> {
  const typed = wordsOfAddress(input);
  const found = await findByWords(db, typed);
  return found.length > 0
    ? found
    : findByWords(
        db,
        typed.filter((word) => !/^\d/.test(word)),
      );
}

async function findByWords(db: Database, typed: readonly string[]): Promise<readonly Prediction[]> {
  if (typed.length === 0) return [];
  // Letters and digits alone, so that nothing in it is an operator.
  const query = typed.map((word) => `${word}:*`).join(' & ');
  const beginning = `${typed.join(' ')}%`;
  const rows = await db
    .selectFrom('addresses')
    .select(['id', 'details'])
    .where(sql<boolean>`to_tsvector('simple', words) @@ to_tsquery('simple', ${query})`)
    .orderBy(sql`words like ${beginning}`, 'desc')
    .orderBy('position')
    .limit(MAX_PREDICTIONS)
    .execute();
  return rows.map(({ id, details }) => toPrediction(id, JSON.parse(details) as Address, typed));
}

function toPrediction(id: string, address: Address, typed: readonly string[]): Prediction {
  const [line, whereabouts] = [lineOf(address), whereaboutsOf(address)];
  const description = `${line}, ${whereabouts}`;
  return {
    place_id: id,
    description,
    structured_formatting: { main_text: line, secondary_text: whereabouts },
    matched_substrings: matchesIn(description, typed),
  };
}

/** The first match of each typed word. */
function matchesIn(description: string, typed: readonly string[]): Prediction['matched_substrings'] {
  const words = [...description.matchAll(/[\p{L}\p{N}]+/gu)];
  return typed.flatMap((beginning) => {
    const word = words.find(([text]) => wordsOfAddress(text)[0]?.startsWith(beginning));
    return word ? [{ offset: word.index, length: Math.min(beginning.length, word[0].length) }] : [];
  });
}
