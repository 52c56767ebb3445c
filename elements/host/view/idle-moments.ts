import { firstInteraction } from './first-interaction.ts';

/** The longest wait for an idle browser. */
const IDLE_TIMEOUT_MS = 1_500;

let idle: Promise<void> | null = null;
let interactedAndIdle: Promise<void> | null = null;

/**
 * Waits until the page has loaded and the browser is idle; later calls resolve immediately.
 * @returns resolves when the browser is first idle after the page has loaded
 * Source: docs/behaviour/elements.md §3.4, §3.5
 */
export function whenIdle(): Promise<void> {
  idle ??= whenLoaded().then(nextIdleMoment);
  return idle;
}

/**
 * Waits until the browser is idle after the first interaction: an unused page needs no React.
 * @returns resolves then, once for the whole page
 * Source: docs/behaviour/elements.md §3.3
 */
export function whenInteractedAndIdle(): Promise<void> {
  interactedAndIdle ??= Promise.all([whenLoaded(), firstInteraction()]).then(nextIdleMoment);
  return interactedAndIdle;
}

/** Whether the page is still loading; a page with a form named "readyState" counts as loaded. */
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
 * Waits until the browser is idle.
 * @returns resolves then, after a second and a half at the latest
 */
export function nextIdleMoment(): Promise<void> {
  return new Promise((resolve) => {
    const run = () => {
      resolve();
    };
    // Safari has no requestIdleCallback; there the name may be a node with that id.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(run);
  });
}
