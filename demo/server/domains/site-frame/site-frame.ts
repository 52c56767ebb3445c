import * as v from 'valibot';

import type { Database } from '../../database/tables.ts';
import { MESSAGES } from '../../shared/strings.ts';

const MAX_MARKUP_LENGTH = 5_000;

const markup = v.pipe(
  v.string(MESSAGES.required),
  v.excludes('\0', MESSAGES.badText),
  v.trim(),
  v.maxLength(MAX_MARKUP_LENGTH, MESSAGES.tooLong),
);

/** Header and footer as the owner writes them. Source: docs/behaviour/owner.md §4.2 */
export const FRAME = v.strictObject({ header: markup, footer: markup });

/** What stands on every page. */
export type FrameText = v.InferOutput<typeof FRAME>;

/** A new site says nothing. */
const EMPTY_FRAME: FrameText = { header: '', footer: '' };

/**
 * Reads header and footer as their owner has written them.
 * @param db the store's database
 * Source: docs/behaviour/owner.md §4.1
 */
export function findFrame(db: Database): Promise<FrameText> {
  return readFrame(db, 'markup');
}

/**
 * Reads header and footer as they may be printed.
 * @param db the store's database
 * Source: docs/behaviour/owner.md §4.2
 */
export function findPrintedFrame(db: Database): Promise<FrameText> {
  return readFrame(db, 'safe_markup');
}

async function readFrame(db: Database, column: 'markup' | 'safe_markup'): Promise<FrameText> {
  const rows = await db.selectFrom('site_frame').select(['place', column]).execute();
  return { ...EMPTY_FRAME, ...Object.fromEntries(rows.map((row) => [row.place, row[column]])) };
}

/**
 * Saves header and footer.
 * @param db the store's database
 * @param frame as the owner has written them
 * @param safe the same, made safe
 * Source: docs/behaviour/owner.md §4.2
 */
export async function saveFrame(db: Database, frame: FrameText, safe: FrameText): Promise<void> {
  const rows = (['header', 'footer'] as const).map((place) => ({
    place,
    markup: frame[place],
    safe_markup: safe[place],
  }));
  await db
    .insertInto('site_frame')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('place').doUpdateSet((row) => ({
        markup: row.ref('excluded.markup'),
        safe_markup: row.ref('excluded.safe_markup'),
      })),
    )
    .execute();
}
