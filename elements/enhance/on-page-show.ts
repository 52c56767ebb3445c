import { guarded } from '../printed/index.ts';

const listeners = /* @__PURE__ */ new Set<(event: PageTransitionEvent) => void>();

/**
 * Calls back when the page is shown: the browser has restored form fields, or the whole page from its cache.
 * All callers share one listener, because browsers compare each added listener with all present ones.
 * @param listener what to call
 * @param signal stops it
 */
export function onPageShow(listener: (event: PageTransitionEvent) => void, signal: AbortSignal): void {
  if (listeners.size === 0) addEventListener('pageshow', callAll);
  listeners.add(listener);
  signal.addEventListener('abort', () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('pageshow', callAll);
  });
}

function callAll(event: PageTransitionEvent): void {
  for (const listener of listeners) {
    guarded('pageshow', () => {
      listener(event);
    });
  }
}
