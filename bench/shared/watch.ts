/** Runs in the page before anything else: records what a visitor sees and what keeps the main thread busy. */

/** What was noted so far; times in milliseconds since the navigation. */
export interface Seen {
  largestPaintMs: number;
  layoutShift: number;
  readonly longTasks: { readonly startMs: number; readonly durationMs: number }[];
  /** Touches, clicks and keys of the visitor until the frames that answer them, from 16 ms. */
  readonly inputs: { readonly startMs: number; readonly durationMs: number }[];
}

declare global {
  var seen: Seen;
}

globalThis.seen = { largestPaintMs: 0, layoutShift: 0, longTasks: [], inputs: [] };

observe('largest-contentful-paint', ({ startTime }) => {
  seen.largestPaintMs = startTime;
});
observe('layout-shift', (entry) => {
  const { value, hadRecentInput } = entry as LayoutShift;
  // As for the metric of browsers: half a second after an input, the page may answer it.
  if (!hadRecentInput) seen.layoutShift += value;
});
observe('longtask', ({ startTime, duration }) => {
  seen.longTasks.push({ startMs: startTime, durationMs: duration });
});

observe('event', (entry) => {
  const { startTime, duration, interactionId } = entry as PerformanceEventTiming;
  // A pointer that rests where the page loads sends events, too.
  if (interactionId) seen.inputs.push({ startMs: startTime, durationMs: duration });
});

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

function observe(type: string, note: (entry: PerformanceEntry) => void): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) note(entry);
    // Only events read the threshold.
  }).observe({ type, buffered: true, durationThreshold: 16 });
}
