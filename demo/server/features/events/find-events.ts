import type { Selectable } from 'kysely';

import { whereaboutsOf } from '../../platform/content/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { EventDetails, EventItem } from './event-item.ts';
import type { EventsTable } from './tables.ts';

/**
 * Reads all events, the earliest first.
 * @param db the store's database
 * @returns every event
 */
export async function findEvents(db: Database): Promise<readonly EventItem[]> {
  const events = await db.selectFrom('events').selectAll().orderBy('starts_at').execute();
  return events.map(toEventItem);
}

/**
 * Reads one event.
 * @param db the store's database
 * @param slug its address below the events
 * @returns the event, or undefined when there is none
 */
export async function findEvent(db: Database, slug: string): Promise<EventItem | undefined> {
  const event = await db.selectFrom('events').selectAll().where('slug', '=', slug).executeTakeFirst();
  return event && toEventItem(event);
}

function toEventItem(event: Selectable<EventsTable>): EventItem {
  const { picture, ...words } = JSON.parse(event.details) as EventDetails;
  return {
    ...whereaboutsOf(event, 'event', '/events'),
    startDate: event.starts_at,
    endDate: event.ends_at,
    ...words,
    ...picture,
  };
}
