import type { Analytics } from '../../core/analytics/index.ts';

/**
 * Flushes waiting events when the page may be unloaded, and resumes when it is shown again.
 * @param waiting the queues
 * Source: docs/behaviour/analytics.md §7.4
 */
export function watchVisibility(waiting: Pick<Analytics, 'leave' | 'comeBack'>): void {
  addEventListener('pagehide', waiting.leave);
  addEventListener('pageshow', waiting.comeBack);
  addEventListener('online', () => {
    // A hidden page may be unloaded before the response: stored events stay stored.
    if (document.visibilityState !== 'hidden') waiting.comeBack();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') waiting.leave();
    else waiting.comeBack();
  });
}
