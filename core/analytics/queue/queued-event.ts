import { isJsonObject, ownValue, readText } from '../../json/index.ts';

/** A queued event: a constant id, and the text for the server. */
export interface QueuedEvent {
  readonly id: string;
  /** The path of its endpoint, below the server's root. */
  readonly path: string;
  /** The body, or its part of a shared body. */
  readonly text: string;
}

/**
 * Reads a stored event.
 * @param json anything
 * @returns the event; undefined for anything else
 * Source: docs/behaviour/analytics.md §7.3
 */
export function readQueuedEvent(json: unknown): QueuedEvent | undefined {
  if (!isJsonObject(json)) return undefined;
  const id = readText(ownValue(json, 'id'));
  const path = readText(ownValue(json, 'path'));
  const text = readText(ownValue(json, 'text'));
  // Stored text must not choose the server.
  if (id === undefined || text === undefined || !path?.startsWith('/')) return undefined;
  return { id, path, text };
}
