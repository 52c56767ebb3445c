import { createHash } from 'node:crypto';
import * as v from 'valibot';

import { isJsonObject, parseJson, type JsonObject } from '../../../../core/json/index.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import type { VisitEvent } from './visit-event.ts';

const MAX_NAME_LENGTH = 100;
const MAX_PATH_LENGTH = 2_048;
const MAX_EVENTS = 100;
const HOUR_MS = 60 * 60_000;

// PostgreSQL's text cannot hold the character NUL.
const text = v.pipe(v.string(MESSAGES.required), v.excludes('\0', MESSAGES.badText));
const name = v.pipe(text, v.nonEmpty(MESSAGES.required), v.maxLength(MAX_NAME_LENGTH, MESSAGES.tooLong));

const EVENT = v.object({ eventSchemaName: name, eventContent: text });

/** The body of the newer tracker: an event, or a list. Source: docs/behaviour/analytics.md §3.1 */
export const NEWER_EVENTS = v.union(
  [EVENT, v.pipe(v.array(EVENT), v.maxLength(MAX_EVENTS, MESSAGES.tooLong))],
  MESSAGES.notObject,
);

/**
 * Reads the events of the newer tracker.
 * @param body the checked body
 * @returns the events for storage
 * @throws Refusal 400 for contents that are not JSON objects with an id and a time
 * Source: docs/behaviour/analytics.md §3
 */
export function readNewerEvents(body: v.InferOutput<typeof NEWER_EVENTS>): readonly VisitEvent[] {
  return (Array.isArray(body) ? body : [body]).map(({ eventSchemaName, eventContent }) => {
    const content = contentOf(eventContent);
    return {
      tracker: 'newer',
      name: eventSchemaName,
      event_id: idOf(content['event_id']),
      visitor: shortText(content['analytics_id']),
      page_path: shortText(content['page_path']),
      cart_id: cartOf(content),
      occurred_at: timeOf(content['event_occurrence_timestamp']),
      data: eventContent,
    };
  });
}

/** An event of the older tracker or the census. */
export interface FormEvent {
  readonly event: string;
  readonly data: string;
  readonly visitor: string;
}

/**
 * Reads an event of the older tracker or of the census.
 * @param tracker which
 * @param sent the posted form
 * @returns the event for storage
 * @throws Refusal 400 without a name, or for data that is not a JSON object with an id and a time
 * Source: docs/behaviour/analytics.md §2, §5
 */
export function readFormEvent(tracker: 'older' | 'census', { event, data, visitor }: FormEvent): VisitEvent {
  if (event === '' || event.length > MAX_NAME_LENGTH) throw refusal(400, 'invalid');
  const content = contentOf(data);
  return {
    tracker,
    name: event,
    event_id: idOf(content['eventId']),
    visitor: nameOf(visitor),
    page_path: shortText(content['pagePath']),
    cart_id: cartOf(content),
    occurred_at: timeOf(content['occurredAt']),
    data,
  };
}

function contentOf(json: string): JsonObject {
  const content = parseJson(json);
  if (!isJsonObject(content)) throw refusal(400, 'invalid');
  return content;
}

function idOf(value: unknown): string {
  const isId = typeof value === 'string' && value !== '' && value.length <= MAX_NAME_LENGTH;
  if (!isId || value.includes('\0')) throw refusal(400, 'invalid');
  return value;
}

function timeOf(value: unknown): number {
  if (!Number.isSafeInteger(value) || Number(value) < 0) throw refusal(400, 'invalid');
  // A time in the future is due to a wrong clock or forged.
  // The same limit for a repetition: the time is a part of the event's key.
  const limit = (Math.floor(Date.now() / HOUR_MS) + 2) * HOUR_MS;
  return Math.min(Number(value), limit);
}

/** Distinguishes visitors by a hash: the sent id is the crumb, which permits writes and must stay secret. */
function nameOf(crumb: string): string {
  return crumb === '' ? '' : createHash('sha256').update(crumb).digest('base64url');
}

function cartOf({ cart_id: id }: JsonObject): string {
  return shortText(id).slice(0, MAX_NAME_LENGTH);
}

function shortText(value: unknown): string {
  // JSON escapes NUL as "\\u0000", which the check of the raw text does not see.
  return typeof value === 'string' ? value.replaceAll('\0', '').slice(0, MAX_PATH_LENGTH) : '';
}
