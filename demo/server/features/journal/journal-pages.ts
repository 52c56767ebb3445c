import { Hono } from 'hono';

import { type EventItem, findEvent, findEvents } from '../events/index.ts';
import { findPost, findPosts } from './index.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { answerPage } from '../../platform/pages/answer-page.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';

/**
 * The content pages: journal and events.
 * @param parts what the routes are built from
 */
export function contentRoutes(parts: StoreParts): Hono<StoreEnv> {
  const { db } = parts;
  const pages = new Hono<StoreEnv>();
  pages.get(PAGE_URLS.journal, async (context) =>
    answerPage(context, parts, 'journal', { items: await findPosts(db) }),
  );
  pages.get(PAGE_URLS.post, async (context) => {
    const found = await findPost(db, context.req.param('slug'));
    if (found === undefined) throw refusal(404, 'unknownPage');
    const others = (await findPosts(db)).filter(({ id }) => id !== found.post.id);
    return answerPage(context, parts, 'post', { item: found.post, comments: found.comments, others });
  });
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
    return answerPage(context, parts, 'event', { item, isPast: isPast(item, Date.now()) });
  });
  return pages;
}

function isPast({ endDate }: EventItem, nowMs: number): boolean {
  return endDate < nowMs;
}
