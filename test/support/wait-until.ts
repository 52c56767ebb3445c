import { waitUntil as waitWithin } from '@open-wc/testing';

/** Against what never comes, not against a slow machine. */
const PATIENCE_MS = 30_000;

/**
 * Waits until something holds.
 * @param holds what is waited for
 * @param complaint what is wrong when it never does
 * @throws Error when it never does
 */
export async function waitUntil(holds: () => unknown, complaint?: string): Promise<void> {
  await waitWithin(async () => Boolean(await holds()), complaint, { timeout: PATIENCE_MS, interval: 10 });
}
