import * as v from 'valibot';

import type { Database } from '../../platform/database/tables.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import { VERSION } from '../../platform/shared/version.ts';

declare module '../../platform/pages/page-data.ts' {
  interface SiteData {
    /** The owner's header and footer, sanitised. */
    readonly siteFrame?: FrameText | undefined;
  }
}

const MAX_MARKUP_LENGTH = 5_000;

const markup = v.pipe(
  v.string(MESSAGES.required),
  v.excludes('\0', MESSAGES.badText),
  v.trim(),
  v.maxLength(MAX_MARKUP_LENGTH, MESSAGES.tooLong),
);

/** Header and footer as the owner writes them. Source: docs/behaviour/owner.md §4.2 */
export const FRAME = v.strictObject({ header: markup, footer: markup });

/** Body of the call: header, footer and the version that was edited; without it any version is overwritten. */
export const FRAME_UPDATE = v.strictObject({
  ...FRAME.entries,
  version: v.optional(VERSION),
});

/** Header and footer of every page. */
export type FrameText = v.InferOutput<typeof FRAME>;

/** Header and footer as their owner has written them, and how often they were saved. */
export interface KeptFrame extends FrameText {
  readonly version: number;
}

/** A new site has neither. */
const EMPTY_FRAME: FrameText = { header: '', footer: '' };

/**
 * Reads header and footer as their owner has written them.
 * @param db the store's database
 * Source: docs/behaviour/owner.md §4.1
 */
export async function findFrame(db: Database): Promise<KeptFrame> {
  const rows = await db.selectFrom('site_frame').select(['place', 'markup', 'version']).execute();
  const texts = Object.fromEntries(rows.map(({ place, markup: text }) => [place, text]));
  return { ...EMPTY_FRAME, ...texts, version: rows[0]?.version ?? 0 };
}

/**
 * Reads the sanitised header and footer.
 * @param db the store's database
 * Source: docs/behaviour/owner.md §4.2
 */
export async function findPrintedFrame(db: Database): Promise<FrameText> {
  const rows = await db.selectFrom('site_frame').select(['place', 'safe_markup']).execute();
  return { ...EMPTY_FRAME, ...Object.fromEntries(rows.map((row) => [row.place, row.safe_markup])) };
}

/**
 * Saves header and footer.
 * @param db the store's database
 * @param frame as the owner has written them, and the version that was edited
 * @param safe the same, sanitised
 * @returns both with their next version; undefined if another editor has saved others in the meantime
 * Source: docs/behaviour/owner.md §4.2, §4.3
 */
export async function saveFrame(
  db: Database,
  frame: v.InferOutput<typeof FRAME_UPDATE>,
  safe: FrameText,
): Promise<KeptFrame | undefined> {
  const { header, footer, version } = frame;
  const rows = (['header', 'footer'] as const).map((place) => ({
    place,
    markup: frame[place],
    safe_markup: safe[place],
  }));
  // Both in one statement, so that both are saved or neither.
  const [saved] = await db
    .insertInto('site_frame')
    .values(rows)
    .onConflict((conflict) => {
      const update = conflict.column('place').doUpdateSet((row) => ({
        markup: row.ref('excluded.markup'),
        safe_markup: row.ref('excluded.safe_markup'),
        version: row('site_frame.version', '+', 1),
      }));
      return version === undefined ? update : update.where('site_frame.version', '=', version);
    })
    .returning('version')
    .execute();
  if (saved !== undefined) return { header, footer, version: saved.version };
  const current = await findFrame(db);
  // An earlier attempt whose answer was lost.
  return current.header === header && current.footer === footer ? current : undefined;
}
