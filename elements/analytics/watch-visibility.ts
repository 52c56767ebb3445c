import type { Analytics } from '../../core/analytics/index.ts';

/**
 * Sends what waits when the page may be gone soon, and goes on when it is back.
 * @param waiting what waits
 * Source: docs/behaviour/analytics.md §7.4
 */
export function watchVisibility(waiting: Pick<Analytics, 'leave' | 'comeBack'>): void {
  addEventListener('pagehide', waiting.leave);
  addEventListener('pageshow', waiting.comeBack);
  addEventListener('online', () => {
    // A page that nobody sees may be gone before an answer comes: what it has kept stays kept.
    if (document.visibilityState !== 'hidden') waiting.comeBack();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') waiting.leave();
    else waiting.comeBack();
  });
}
