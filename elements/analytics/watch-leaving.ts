import type { Analytics } from '../../core/analytics/index.ts';

/**
 * Sends what waits when the page may be gone soon, and goes on when it is back.
 * @param waiting what waits
 * Source: docs/behaviour/analytics.md §7.4
 */
export function watchLeaving(waiting: Pick<Analytics, 'leave' | 'comeBack'>): void {
  addEventListener('pagehide', waiting.leave);
  addEventListener('pageshow', waiting.comeBack);
  addEventListener('online', waiting.comeBack);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') waiting.leave();
    else waiting.comeBack();
  });
}
