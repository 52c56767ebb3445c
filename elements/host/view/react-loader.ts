import { retryable, yieldToBrowser } from '../../../core/shared/index.ts';
import { createMoment } from './moment.ts';
import { whenInteractedAndIdle } from './idle-moments.ts';

const loader = retryable(() => import('../react/mount-queue.ts'));
let resolveLoaded = (): void => undefined;
const loaded = new Promise<void>((resolve) => {
  resolveLoaded = resolve;
});

/**
 * Loads React, and the code that connects it to shells.
 * @returns resolves when both have loaded
 */
export async function loadReact(): Promise<void> {
  if (loader.current()) return;
  await loader.load();
  // The evaluation of React ends its task before anything mounts.
  await yieldToBrowser();
  resolveLoaded();
}

/**
 * Waits until React should load: after the first interaction, or when another tag has loaded it. Requests nothing
 * itself.
 * @param signal cancels the wait
 * @returns resolves once for the whole page
 * Source: docs/behaviour/elements.md §3.3
 */
export const whenReactNeeded = createMoment(() => Promise.race([whenInteractedAndIdle(), loaded]));

/**
 * Returns the queue of shells to mount.
 * @returns null until React has loaded
 */
export const mountQueue = loader.current;
