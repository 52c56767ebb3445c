import { Hono } from 'hono';

import type { EventData } from '../../../../engine/template/index.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { answerPage } from '../../platform/pages/answer-page.ts';
import { type ShareData, shareLinks } from '../../platform/pages/share-links.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import type { EventItem } from './event-item.ts';
import { findEvent, findEvents } from './find-events.ts';

declare module '../../platform/pages/pages.ts' {
  interface Pages {
    readonly events: { readonly upcoming: readonly EventData[]; readonly past: readonly EventData[] };
    readonly event: { readonly item: EventData; readonly isPast: boolean; readonly share: ShareData };
  }
}

/**
 * The list of events, and the page of each.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §6.1
 */
export function eventPages(parts: StoreParts): Hono<StoreEnv> {
  const { db } = parts;
  const pages = new Hono<StoreEnv>();
  pages.get(PAGE_URLS.events, async (context) => {
    const events = await findEvents(db);
    const nowMs = Date.now();
    const upcoming = events.filter((event) => !isPast(event, nowMs));
    const past = events.filter((event) => isPast(event, nowMs));
    return answerPage(context, parts, 'events', { upcoming, past });
  });
  pages.get(PAGE_URLS.event, async (context) => {
    const item = await findEvent(db, context.req.param('slug'));
    if (item === undefined) throw refusal(404, 'unknownPage');
    const own = { item, isPast: isPast(item, Date.now()), share: shareLinks(context, item) };
    return answerPage(context, parts, 'event', own, { shared: { picture: item } });
  });
  return pages;
}

function isPast({ endDate }: EventItem, nowMs: number): boolean {
  return endDate < nowMs;
}
