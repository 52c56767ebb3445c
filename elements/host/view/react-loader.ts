import { retryable, yieldToBrowser } from '../../../core/shared/index.ts';
import { whenAlive } from './quiet-moments.ts';

const loader = retryable(() => import('../react/mount-queue.ts'));
let announce = (): void => undefined;
let wanted: Promise<void> | null = null;
const loaded = new Promise<void>((resolve) => {
  announce = resolve;
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
  announce();
}

/**
 * Waits until React is worth loading: the visitor is there, or another tag has brought it.
 * @returns resolves then, once for the whole page; requests nothing itself
 * Source: docs/behaviour/elements.md §3.3
 */
export function whenReactWanted(): Promise<void> {
  wanted ??= Promise.race([whenAlive(), loaded]);
  return wanted;
}

/**
 * Gives the queue in which shells wait for React.
 * @returns the queue; null while React is not there
 */
export const mountQueue = loader.current;
