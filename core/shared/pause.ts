/** How a wait is done. */
export interface PauseOptions {
  /** True if a Node process may end meanwhile; false by default. */
  readonly isBackground?: boolean;
}

/**
 * Waits.
 * @param delayMs the delay in milliseconds
 * @param signal ends the wait early
 * @param options whether anything depends on the wait
 * @throws the signal's reason when it fires, or fired before
 * Source: docs/behaviour/network.md §3
 */
export function pause(delayMs: number, signal?: AbortSignal, options: PauseOptions = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, delayMs);
    if (options.isBackground) letProcessEnd(timer);
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp, { once: true });
  });
}

function letProcessEnd(timer: unknown): void {
  // A browser's timer is a number.
  (timer as { readonly unref?: () => void }).unref?.();
}
