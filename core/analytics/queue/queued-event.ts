import { isJsonObject, ownValue, readText } from '../../json/index.ts';

/** What waits to be sent: an id that stays the same, and what the server gets. */
export interface QueuedEvent {
  readonly id: string;
  /** Where it goes, below the root of its server. */
  readonly path: string;
  /** The body, or its part of a body that several share. */
  readonly text: string;
}

/**
 * Reads an event that was kept.
 * @param json anything
 * @returns the event; undefined for anything else
 * Source: docs/behaviour/analytics.md §7.3
 */
export function readQueuedEvent(json: unknown): QueuedEvent | undefined {
  if (!isJsonObject(json)) return undefined;
  const id = readText(ownValue(json, 'id'));
  const path = readText(ownValue(json, 'path'));
  const text = readText(ownValue(json, 'text'));
  // What stands in storage does not decide on the server.
  if (id === undefined || text === undefined || !path?.startsWith('/')) return undefined;
  return { id, path, text };
}
