import { sql } from 'kysely';
import * as v from 'valibot';

import { isJsonObject, type JsonObject } from '../../../../core/json/index.ts';
import { WEBSITE_ID } from '../../../site/website.ts';
import type { Database } from '../../platform/database/tables.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';

/** Part of an address. Source: docs/behaviour/owner.md §3.5 */
export const NAMESPACE = v.pipe(v.string(), v.regex(/^[\da-z][\w.-]{0,63}$/i, MESSAGES.invalid));

/** JSON escapes that PostgreSQL cannot store: NUL and lone surrogates. */
const UNKEPT = /(?<!\\)(?:\\\\)*\\u(?:0000|d)/;

/** An object of any shape, except the id of the website, which the seller cannot choose. */
export const PREFERENCES = v.pipe(
  v.unknown(),
  v.check(isJsonObject, MESSAGES.notObject),
  v.transform((value) => withoutWebsite(value as JsonObject)),
  v.check((preferences) => !UNKEPT.test(JSON.stringify(preferences)), MESSAGES.badText),
);

/** Preferences, as the API answers them. */
export interface PreferencesJson extends JsonObject {
  readonly websiteId: string;
}

/**
 * Reads the preferences of a namespace.
 * @param db the store's database
 * @param namespace the namespace; empty until it is saved
 * Source: docs/behaviour/owner.md §3.1
 */
export async function findPreferences(db: Database, namespace: string): Promise<PreferencesJson> {
  const row = await db
    .selectFrom('commerce_preferences')
    .select('preferences')
    .where('namespace', '=', namespace)
    .executeTakeFirst();
  return { ...(row?.preferences as JsonObject | undefined), websiteId: WEBSITE_ID };
}

/**
 * Saves the preferences of a namespace, all of them.
 * @param db the store's database
 * @param namespace which
 * @param preferences replace the stored ones
 * Source: docs/behaviour/owner.md §3.1
 */
export async function savePreferences(
  db: Database,
  namespace: string,
  preferences: JsonObject,
): Promise<PreferencesJson> {
  const text = JSON.stringify(preferences);
  await db
    .insertInto('commerce_preferences')
    .values({ namespace, preferences: text })
    .onConflict((conflict) => conflict.column('namespace').doUpdateSet({ preferences: text }))
    .execute();
  return findPreferences(db, namespace);
}

/**
 * Saves some preferences of a namespace; keeps the others, even those saved concurrently.
 * @param db the store's database
 * @param namespace which
 * @param preferences some of them
 * Source: docs/behaviour/owner-pages.md §14.1
 */
export async function addPreferences(
  db: Database,
  namespace: string,
  preferences: JsonObject,
): Promise<void> {
  await db
    .insertInto('commerce_preferences')
    .values({ namespace, preferences: JSON.stringify(preferences) })
    .onConflict((conflict) =>
      conflict.column('namespace').doUpdateSet({
        preferences: sql`commerce_preferences.preferences || excluded.preferences`,
      }),
    )
    .execute();
}

function withoutWebsite(preferences: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(preferences).filter(([name]) => name !== 'websiteId'));
}
