import { countEvents } from '../../domains/visits/index.ts';
import type { StoreContext } from '../../http/store-env.ts';
import type { OwnerTableData } from '../../rendering/owner-pages.ts';
import { OWNER_TEXTS } from '../../shared/strings.ts';
import type { StoreParts } from '../store-parts.ts';
import { tableOf } from './table-of.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SHOWN_DAYS = 30;

/**
 * Reads what visitors have done in the last thirty days.
 * @param _context the request
 * @param parts what the routes are built from
 * Source: docs/behaviour/owners-door.md §9.1
 */
export async function readVisits(_context: StoreContext, { db }: StoreParts): Promise<OwnerTableData> {
  const counts = await countEvents(db, Date.now() - SHOWN_DAYS * DAY_MS);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return {
    count: OWNER_TEXTS.events(total),
    ...tableOf(['Event', 'Told by', 'How often'], counts, ({ name, tracker, count }) => [
      { lines: [name.replaceAll('_', ' ')] },
      { lines: [tracker] },
      { lines: [count.toLocaleString('en-US')] },
    ]),
    empty: OWNER_TEXTS.noEvents,
    olderUrl: undefined,
    newerUrl: undefined,
  };
}
