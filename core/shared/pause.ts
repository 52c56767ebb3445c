/**
 * Waits.
 * @param delayMs the delay in milliseconds
 * @param signal ends the wait early
 * @throws the signal's reason when it fires, or fired before
 * Source: docs/behaviour/network.md §3
 */
export function pause(delayMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, delayMs);
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp, { once: true });
  });
}
