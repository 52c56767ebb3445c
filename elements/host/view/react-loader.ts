import { retryable, yieldToBrowser } from '../../../core/shared/index.ts';
import { createMoment } from './moment.ts';
import { whenInteractedAndIdle } from './idle-moments.ts';

const loader = retryable(() => import('../react/mount-queue.ts'));
let resolveLoaded = (): void => undefined;
const loaded = new Promise<void>((resolve) => {
  resolveLoaded = resolve;
});

/**
 * Loads React, and what connects it to shells.
 * @returns when it is there
 */
export async function loadReact(): Promise<void> {
  if (loader.current()) return;
  await loader.load();
  // The evaluation of React ends its task before anything mounts.
  await yieldToBrowser();
  resolveLoaded();
}

/**
 * Waits until React is worth loading: the visitor is there, or another tag has brought it.
 * @param signal gives up the wait
 * @returns resolves then, once for the whole page; requests nothing itself
 * Source: docs/behaviour/elements.md §3.3
 */
export const whenReactNeeded = createMoment(() => Promise.race([whenInteractedAndIdle(), loaded]));

/**
 * Gives the queue in which shells wait for React.
 * @returns the queue; null while React is not there
 */
export const mountQueue = loader.current;
