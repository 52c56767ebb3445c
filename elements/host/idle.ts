/** An element waits at most so long for a quiet moment. */
const IDLE_TIMEOUT_MS = 1_500;

let idle: Promise<void> | null = null;

/**
 * Waits for the page to be loaded and the browser to be idle; from then on it never waits again.
 * @returns resolves in the first quiet moment after the page has loaded
 * Source: docs/behaviour/elements.md §3.4
 */
export function whenIdle(): Promise<void> {
  idle ??= whenLoaded().then(firstQuietMoment);
  return idle;
}

function whenLoaded(): Promise<void> {
  // Asked this way round, a page with a form named "readyState" counts as loaded.
  if (!['loading', 'interactive'].includes(document.readyState)) return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener(
      'load',
      () => {
        resolve();
      },
      { once: true },
    );
  });
}

function firstQuietMoment(): Promise<void> {
  return new Promise((resolve) => {
    const run = () => {
      resolve();
    };
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(run);
  });
}
