import { retryable } from '../../../core/shared/index.ts';

const loader = retryable(() => import('../react/mount-queue.ts'));
let announce = (): void => undefined;
const loaded = new Promise<void>((resolve) => {
  announce = resolve;
});

/**
 * Loads React, and what puts it behind shells.
 * @returns when it is there
 */
export async function loadReact(): Promise<void> {
  if (loader.current()) return;
  const { yieldToBrowser } = await loader.load();
  // The evaluation of React ends its task before anything mounts.
  await yieldToBrowser();
  announce();
}

/**
 * Waits until something on the page has needed React.
 * @returns resolves when React is there; asks for nothing itself
 */
export function whenReactLoaded(): Promise<void> {
  return loaded;
}

/**
 * Gives the queue in which shells wait for React.
 * @returns the queue; null while React is not there
 */
export const mountQueue = loader.current;
