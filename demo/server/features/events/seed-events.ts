import { SCENES } from '../../platform/content/scenes.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import type { EventDetails, EventLocation } from './event-item.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Saturday, counted from Thursday, the first day of 1970. */
const SATURDAY = 2;
const DAYS_PER_WEEK = 7;

/** An event as the seed writes it; the times are UTC. */
export interface SeedEvent extends EventDetails {
  readonly id: string;
  readonly slug: string;
  /** Weeks after the next Saturday; negative for past events. */
  readonly weeks: number;
  /** Hours after midnight of that Saturday. */
  readonly startHour: number;
  readonly hours: number;
}

const YARD: EventLocation = {
  addressTitle: 'The yard',
  addressLine1: 'Yard 4, Slipway Lane',
  addressLine2: 'Portland, ME 04101',
  addressCountry: 'US',
  mapLat: 43.6541,
  mapLng: -70.2489,
};

/** The events of a new site. */
const SEED_EVENTS: readonly SeedEvent[] = [
  {
    id: 'event-first-firing',
    slug: 'first-firing-of-the-season',
    weeks: -3,
    startHour: 20,
    hours: 4,
    title: 'First firing of the season',
    excerpt: 'The door is bricked up, the burners are lit, and someone always brings soup.',
    body: '<p>We fired two hundred pieces, ate nine loaves of bread and lost one oven glove.</p>',
    location: YARD,
    picture: SCENES.kiln,
  },
  {
    id: 'event-wheel-saturday',
    slug: 'three-hours-one-wheel',
    weeks: 1,
    startHour: 15,
    hours: 3,
    title: 'Three hours, one wheel',
    excerpt: 'The pottery workshop: twelve seats, clay, firing and an apron included.',
    body: `<p>Wear shoes that can get dirty, and leave your rings at home. You’ll make three bowls and keep your favorite. We fire it the following week, and you pick it up in the yard.</p>
<p>Seats are sold individually in the shop: <a href="/shop/pottery-workshop">book a seat</a>.</p>`,
    location: YARD,
    picture: SCENES.workshop,
  },
  {
    id: 'event-mending-night',
    slug: 'mending-night',
    weeks: 3,
    startHour: 23,
    hours: 3,
    title: 'Mending night & soup',
    excerpt: 'Bring anything torn or chipped. We’ll bring thread, glue, lamps and a large pot of soup.',
    body: `<p>Ilse shows how to close a seam so it holds, and Mara how to fill a chip so it doesn’t cut. Nothing is for sale, and there’s no need to book.</p>
<p>Soup at seven. If you own one of our bowls, bring it.</p>`,
    location: YARD,
    picture: SCENES.mendedBowl,
  },
  {
    id: 'event-open-yard',
    slug: 'open-yard-weekend',
    weeks: 6,
    startHour: 14,
    hours: 32,
    title: 'Open yard weekend',
    excerpt: 'Two days with all doors open: kiln, cutting table, seconds shelf.',
    body: `<p>The seconds shelf opens once a year: everything with an off color, a thumbprint or a story, at half price.</p>
<p>On Sunday at noon, we unpack the kiln in front of everyone. We promise it will be cold.</p>`,
    location: YARD,
    picture: SCENES.openYard,
  },
];

/**
 * Seeds the events.
 * @param transaction an open transaction, so that it is done as a whole or not at all
 * @param nowMs the time, in milliseconds since 1970
 */
export async function seedEvents(transaction: StoreTransaction, nowMs: number): Promise<void> {
  for (const { id, slug, weeks, startHour, hours, ...details } of SEED_EVENTS) {
    const startsAt = nextSaturdayMs(nowMs) + weeks * DAYS_PER_WEEK * DAY_MS + startHour * HOUR_MS;
    const row = { id, slug, starts_at: startsAt, ends_at: startsAt + hours * HOUR_MS };
    await transaction
      .insertInto('events')
      .values({ ...row, details: JSON.stringify(details) })
      .execute();
  }
}

/** Midnight UTC of the next Saturday. */
function nextSaturdayMs(nowMs: number): number {
  const today = Math.floor(nowMs / DAY_MS);
  const daysToGo = DAYS_PER_WEEK - ((today - SATURDAY) % DAYS_PER_WEEK);
  return (today + daysToGo) * DAY_MS;
}
