import { setTimeout as delay } from 'node:timers/promises';

import type { Log } from '../observation/index.ts';
import { PAGES_TAG } from '../shared/pages-tag.ts';

/** Where a CDN deletes pages by their tag. */
export interface PurgeOptions {
  readonly url: URL;
  /** What it knows the store by; default: nothing. */
  readonly token?: string;
  /** Between attempts. Default: `RETRY_DELAYS_MS`. */
  readonly retryDelaysMs?: readonly number[];
}

/** Deletes pages from a CDN. */
export interface Purger {
  /** Asks for it and returns at once. What is asked for during a call is one more call, after it. */
  readonly purge: () => void;
  /** Resolves when no call is pending. */
  readonly settled: () => Promise<void>;
}

const RETRY_DELAYS_MS = [1_000, 5_000, 20_000];
const CALL_TIMEOUT_MS = 5_000;
/** Statuses below 500 that another attempt can change. */
const TEMPORARY: readonly number[] = [408, 429];
/** It knows its customers by a header of its own. */
const FASTLY = 'api.fastly.com';

/** Why an attempt has failed, and whether another can help. */
interface Failure {
  readonly reason: string;
  readonly isTemporary: boolean;
}

/**
 * Creates what deletes the shared pages from a CDN. Problems are reported, never thrown.
 * @param parts the CDN, and how to report
 * @param parts.options of the CDN
 * @param parts.closing ends attempts after the pending one
 * @param parts.log called after a failure with one line
 * Source: docs/behaviour/reference-store.md §36.5
 */
export function createPurger({
  options,
  closing,
  log,
}: {
  readonly options: PurgeOptions;
  readonly closing: AbortSignal;
  readonly log: Log;
}): Purger {
  const delays = options.retryDelaysMs ?? RETRY_DELAYS_MS;
  let isWanted = false;
  let running: Promise<void> | undefined;

  async function attempt(): Promise<void> {
    for (const delayMs of [...delays, undefined]) {
      isWanted = false;
      const failure = await send(options);
      if (failure === undefined) return;
      if (!failure.isTemporary || delayMs === undefined || closing.aborted) {
        log(`purging shared pages failed: ${failure.reason}`);
        return;
      }
      await delay(delayMs, undefined, { signal: closing, ref: false }).catch(() => undefined);
    }
  }

  async function work(): Promise<void> {
    while (isWanted) await attempt();
    running = undefined;
  }

  return {
    purge: () => {
      isWanted = true;
      running ??= work();
    },
    settled: () => running ?? Promise.resolve(),
  };
}

async function send({ url, token }: PurgeOptions): Promise<Failure | undefined> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      headers: {
        'content-type': 'application/json',
        'surrogate-key': PAGES_TAG,
        ...(token !== undefined && credentialOf(url, token)),
      },
      body: JSON.stringify({ tags: [PAGES_TAG] }),
    });
    await answer.body?.cancel();
    if (answer.ok) return undefined;
    const isTemporary = answer.status >= 500 || TEMPORARY.includes(answer.status);
    return { reason: `status ${answer.status}`, isTemporary };
  } catch (error) {
    return { reason: reasonOf(error), isTemporary: true };
  }
}

function credentialOf({ hostname }: URL, token: string): Readonly<Record<string, string>> {
  return hostname === FASTLY ? { 'fastly-key': token } : { authorization: `Bearer ${token}` };
}

/** `fetch failed` alone says nothing; its cause is the network's. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
