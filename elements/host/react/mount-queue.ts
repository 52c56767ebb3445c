import { storefront } from '../../../core/storefront/index.ts';
import { tryAndReport, yieldToBrowser } from '../../../core/shared/index.ts';
import type { MountTarget } from '../index.ts';
import { mountViews } from './mount.ts';

/** How long one batch may block the browser. Source: docs/behaviour/elements.md §3.5. */
const SLICE_MS = 8;
const FIRST_SLICE_COUNT = 12;
/** Clocks are coarse: a measured time of 0 is still some time. */
const MIN_COST_MS = 0.05;

const waiting = new Set<MountTarget>();
let isFlushing = false;
let costMs = SLICE_MS / FIRST_SLICE_COUNT;

/**
 * Mounts a view together with all others that are requested in this microtask.
 * @param target the shell's mount target; its view is loaded
 */
export function enqueueMount(target: MountTarget): void {
  waiting.add(target);
  if (isFlushing) return;
  isFlushing = true;
  queueMicrotask(() => void flush());
}

/**
 * Withdraws a view that has not been mounted yet.
 * @param target the shell's mount target
 */
export function dequeueMount(target: MountTarget): void {
  waiting.delete(target);
}

async function flush(): Promise<void> {
  try {
    while (waiting.size > 0) {
      const slice = [...waiting].slice(0, Math.max(1, Math.round(SLICE_MS / costMs)));
      for (const target of slice) waiting.delete(target);
      mountNow(slice.filter(({ getView }) => getView().isConnected));
      if (waiting.size > 0) await yieldToBrowser();
    }
  } finally {
    isFlushing = false;
  }
}

function mountNow(targets: readonly MountTarget[]): void {
  if (targets.length === 0) return;
  const startMs = performance.now();
  tryAndReport(storefront().report, 'host/mount', () => {
    mountViews(targets);
  });
  const measuredMs = (performance.now() - startMs) / targets.length;
  // One slow slice may be a coincidence: only repeated ones make the slices smaller.
  costMs = Math.max(MIN_COST_MS, Math.min(measuredMs, costMs + (measuredMs - costMs) / 4));
}
