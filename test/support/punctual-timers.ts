/**
 * Makes timers of a test's page run on time: a callback sees the clock as it was when the timer was due. A suspended tab
 * skips “Added!”, and a page that stalls for three seconds on a busy machine looks suspended.
 */
const setTimeout = window.setTimeout.bind(window);

/**
 * Runs an action at the time at which it was due, by `performance.now`.
 * @param dueMs when that was, in milliseconds since the page began
 * @param action what to run
 */
export function runAt(dueMs: number, action: () => void): void {
  const before = Object.getOwnPropertyDescriptor(performance, 'now');
  Object.defineProperty(performance, 'now', { configurable: true, writable: true, value: () => dueMs });
  try {
    action();
  } finally {
    if (before) Object.defineProperty(performance, 'now', before);
    else Reflect.deleteProperty(performance, 'now');
  }
}

window.setTimeout = ((action: TimerHandler, delayMs = 0, ...given: unknown[]) => {
  if (typeof action !== 'function') return setTimeout(action, delayMs);
  const dueMs = performance.now() + delayMs;
  return setTimeout(() => {
    runAt(dueMs, () => {
      Reflect.apply(action, window, given);
    });
  }, delayMs);
}) as typeof window.setTimeout;
