import { guarded } from './guarded.ts';

const listeners = /* @__PURE__ */ new Set<(event: PageTransitionEvent) => void>();

/**
 * Acts when the page is shown: the browser has filled in what was chosen before, or brings the page back as it was.
 * All who ask share one listener: the browser compares each new one with all that are there.
 * @param listener what to do
 * @param signal ends it
 */
export function onPageShow(listener: (event: PageTransitionEvent) => void, signal: AbortSignal): void {
  if (listeners.size === 0) addEventListener('pageshow', tellAll);
  listeners.add(listener);
  signal.addEventListener('abort', () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('pageshow', tellAll);
  });
}

function tellAll(event: PageTransitionEvent): void {
  for (const listener of listeners) {
    guarded('pageshow', () => {
      listener(event);
    });
  }
}
