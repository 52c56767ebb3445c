import { waitUntil as waitWithin } from '@open-wc/testing';

/** Ends the wait for a condition that is never met; far longer than a slow machine needs. */
const PATIENCE_MS = 30_000;

/**
 * Waits until a condition is met.
 * @param holds the condition
 * @param complaint the error message when it is never met
 * @throws Error when it is never met
 */
export async function waitUntil(holds: () => unknown, complaint?: string): Promise<void> {
  await waitWithin(async () => Boolean(await holds()), complaint, { timeout: PATIENCE_MS, interval: 10 });
}
