import { Hono } from 'hono';

import { fieldOf, readForm } from '../../platform/http/read-form.ts';
import { readJson } from '../../platform/http/read-json.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { API_URLS, VISIT_URLS } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { checkSender, checkSite } from '../../platform/sessions/check-crumb.ts';
import { isOwner } from '../owner/index.ts';
import { createEventWriter } from './event-writer.ts';
import { NEWER_EVENTS, readFormEvent, readNewerEvents } from './read-events.ts';

/**
 * The calls for analytics events.
 * @param parts what the routes are built from
 * Source: docs/behaviour/analytics.md §2, §3, §5
 */
export function visitsApi({ visits, secret }: StoreParts): Hono<StoreEnv> {
  const writer = createEventWriter(visits);
  const api = new Hono<StoreEnv>();
  const keep = (tracker: 'older' | 'census') => async (context: StoreContext) => {
    const form = await readForm(context);
    checkSender(context, secret, fieldOf(form, 'crumb'));
    const sent = {
      event: fieldOf(form, 'event'),
      data: fieldOf(form, 'data'),
      visitor: fieldOf(form, tracker === 'older' ? 'crumb' : 'visitor'),
    };
    const event = readFormEvent(tracker, sent);
    if (!isOwner(context)) await writer.write([event]);
    return context.json({}, 202);
  };
  api.post(API_URLS.recordEvent, keep('older'));
  for (const path of VISIT_URLS.census) api.post(path, keep('census'));
  api.post(API_URLS.newerEvents, async (context) => {
    checkSite(context);
    const events = readNewerEvents(await readJson(context, NEWER_EVENTS));
    if (!isOwner(context)) await writer.write(events);
    return context.json({}, 202);
  });
  api.post(API_URLS.validateEvent, async (context) => {
    readNewerEvents(await readJson(context, NEWER_EVENTS));
    return context.json({});
  });
  return api;
}
