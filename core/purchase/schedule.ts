/** Runs an action later; returns a function that cancels it. */
export type Schedule = (action: () => void, delayMs: number) => () => void;

/**
 * Runs an action after a delay, measured by `performance.now`; in a suspended tab, as soon as it resumes.
 * @param action runs once
 * @param delayMs 0 or more
 * @returns cancels it
 * Source: docs/behaviour/adding-to-cart.md §2.2
 */
export const scheduleAwake: Schedule = (action, delayMs) => {
  const dueMs = performance.now() + delayMs;
  const controller = new AbortController();
  const stop = () => {
    clearTimeout(timer);
    controller.abort();
  };
  const run = () => {
    stop();
    action();
  };
  const timer = setTimeout(run, delayMs);
  const resume = () => {
    if (performance.now() >= dueMs) run();
  };
  const { signal } = controller;
  globalThis.document.addEventListener('visibilitychange', resume, { signal });
  globalThis.addEventListener('pageshow', resume, { signal });
  return stop;
};
