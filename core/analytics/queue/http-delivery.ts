import { failureOfAnswer } from '../../api/index.ts';
import { FAILURE_KINDS } from '../../errors/index.ts';
import { ANALYTICS_LIMITS } from '../event/limits.ts';
import type { Delivery, Outcome } from './delivery.ts';
import type { QueuedEvent } from './queued-event.ts';
import { byteLength } from './take-batch.ts';

/** Server and format of a delivery. */
export interface HttpDeliveryParts {
  /** The server's root, an absolute URL without a slash at its end; null while there is none. */
  readonly getRoot: () => string | null;
  readonly contentType: 'application/json' | 'application/x-www-form-urlencoded';
  /** Joins the texts of a batch into one body. */
  readonly join: (texts: readonly string[]) => string;
  readonly maxEvents: number;
  /** Whether a call has a timeout of 2.5 s and no retry. */
  readonly isPassing?: (path: string) => boolean;
}

/** The browser accepts a beacon that needs a CORS preflight, and then drops it. */
const SIMPLE_TYPE = 'text/plain';
const ACCEPTED: readonly number[] = [200, 202];
const RETRIED: readonly string[] = [FAILURE_KINDS.server, FAILURE_KINDS.timeout];

/**
 * Creates a delivery over HTTP: `fetch` while the page is visible, beacons while it unloads.
 * @param parts the server, and its format
 * Source: docs/behaviour/analytics.md §3.1, §3.2, §7
 */
export function createHttpDelivery(parts: HttpDeliveryParts): Delivery {
  const { getRoot, join, maxEvents, isPassing = () => false } = parts;
  const { batchMaxBytes, buttonCallTimeoutMs, requestTimeoutMs } = ANALYTICS_LIMITS;
  // All scripts of the page share the keepalive budget. After a failure, the next request omits keepalive.
  let canKeepalive = true;

  function prepare(batch: readonly QueuedEvent[]) {
    const root = getRoot();
    if (root === null) return null;
    const text = join(batch.map((event) => event.text));
    const isOwnOrigin = new URL(root).origin === globalThis.location.origin;
    const isJson = parts.contentType === 'application/json';
    const type = isOwnOrigin || !isJson ? parts.contentType : SIMPLE_TYPE;
    const path = batch[0]?.path ?? '';
    return { url: root + path, path, text, body: new Blob([text], { type }) };
  }

  return {
    maxEvents,
    async send(batch) {
      const prepared = prepare(batch);
      if (prepared === null) return { kind: 'unanswered' };
      const { url, path, text, body } = prepared;
      const signal = AbortSignal.timeout(isPassing(path) ? buttonCallTimeoutMs : requestTimeoutMs);
      // Leaving the page does not cancel it.
      const keepalive = canKeepalive && byteLength(text) <= batchMaxBytes;
      const request = { method: 'POST', body, credentials: 'same-origin', priority: 'low' } as const;
      try {
        const response = await globalThis.fetch(url, { ...request, keepalive, signal });
        canKeepalive = true;
        return outcomeOf(response);
      } catch {
        canKeepalive = !keepalive;
        return { kind: signal.aborted && isPassing(path) ? 'late' : 'unanswered' };
      }
    },
    handOver(batch) {
      try {
        const prepared = prepare(batch);
        return prepared !== null && navigator.sendBeacon(prepared.url, prepared.body);
      } catch {
        return false;
      }
    },
  };
}

function outcomeOf(response: Response): Outcome {
  const { status } = response;
  if (ACCEPTED.includes(status)) return { kind: 'accepted' };
  const { kind, retryAfterMs } = failureOfAnswer(response, '', Date.now());
  if (kind === FAILURE_KINDS.rateLimited) return { kind: 'later', status, delayMs: retryAfterMs ?? 0 };
  return { kind: RETRIED.includes(kind) ? 'failed' : 'refused', status };
}
