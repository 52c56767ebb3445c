import { firstInteraction } from './first-interaction.ts';

/** The longest that a view waits for a quiet moment. */
const IDLE_TIMEOUT_MS = 1_500;

let idle: Promise<void> | null = null;
let interactedAndIdle: Promise<void> | null = null;

/**
 * Waits for the page to be loaded and the browser to be idle; from then on it never waits again.
 * @returns resolves in the first quiet moment after the page has loaded
 * Source: docs/behaviour/elements.md §3.4, §3.5
 */
export function whenIdle(): Promise<void> {
  idle ??= whenLoaded().then(nextIdleMoment);
  return idle;
}

/**
 * Waits until the browser is idle after the first interaction: a page that nobody uses needs no React.
 * @returns resolves then, once for the whole page
 * Source: docs/behaviour/elements.md §3.3
 */
export function whenInteractedAndIdle(): Promise<void> {
  interactedAndIdle ??= Promise.all([whenLoaded(), firstInteraction()]).then(nextIdleMoment);
  return interactedAndIdle;
}

/** Whether the page is still coming; one with a form named "readyState" counts as loaded. */
export function isPageLoading(): boolean {
  return ['loading', 'interactive'].includes(document.readyState);
}

function whenLoaded(): Promise<void> {
  if (!isPageLoading()) return Promise.resolve();
  return new Promise((resolve) => {
    const onLoad = () => {
      resolve();
    };
    addEventListener('load', onLoad, { once: true });
  });
}

/**
 * Waits for a moment in which the browser is idle.
 * @returns resolves then, after a second and a half at the latest
 */
export function nextIdleMoment(): Promise<void> {
  return new Promise((resolve) => {
    const run = () => {
      resolve();
    };
    // Safari has no requestIdleCallback; there the name may stand for a node of the page that has it as its id.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(run);
  });
}
