import type { Analytics } from '../../core/analytics/index.ts';

/**
 * Sends what waits when the page may be gone soon, and goes on when it is back.
 * @param analytics what waits
 * Source: docs/behaviour/analytics.md §7.4
 */
export function watchLeaving(analytics: Analytics): void {
  addEventListener('pagehide', analytics.leave);
  addEventListener('pageshow', analytics.comeBack);
  addEventListener('online', analytics.comeBack);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') analytics.leave();
    else analytics.comeBack();
  });
}
